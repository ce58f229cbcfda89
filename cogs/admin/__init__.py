"""Tools for operators: incidents, alarms, metrics, redacted logs, and the stewards of servers. No table is touched
here."""
