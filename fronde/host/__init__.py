"""Tables, independent of Discord and SQL: who acts, the single entry point, who is told what."""
