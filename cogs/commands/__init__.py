"""Slash commands: each reads what was typed and calls a panel or an action. No table is touched here."""
