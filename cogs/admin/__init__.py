"""What operators need: incidents, alarms, metrics, redacted logs, and who is a steward. No table is touched here."""
