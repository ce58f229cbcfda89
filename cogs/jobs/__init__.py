"""Background work: clocks, daily housekeeping, machines' turns, and the processes that think and read files.
Tables change only through `Tables`."""
