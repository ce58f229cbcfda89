"""The Discord side: lobby, panels, slash commands, posts. Knows no game."""

EXTENSIONS = ("cogs.errors", "cogs.tables", "cogs.buttons", "cogs.table", "cogs.lobby", "cogs.verbs")
"""Loaded in this order."""
