"""The parts that every game shares: types, the match, the step stack, dice, errors."""
