"""Background work: clocks, daily housekeeping, machines' turns, and the processes that think and read files. All
changes of tables go through `Tables`."""
