"""Who sits at a table, what they may do there, and how they vote."""
