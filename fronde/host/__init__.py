"""Tables, independent of Discord and SQL: who acts, the single entry point, and the notices to people."""
