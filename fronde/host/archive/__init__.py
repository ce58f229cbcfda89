"""What is kept of games: records, results and the ratings from them, earlier positions, and games under older rules."""
