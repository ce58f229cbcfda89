"""Slash commands: each reads its options and calls a panel or an action. None of them accesses tables directly."""
