"""Tools for operators: incidents, alarms, metrics, redacted logs, and the stewards of servers. They do not change
tables."""
