"""The time of a table and its players. Moments are arguments: nothing here reads the time."""
