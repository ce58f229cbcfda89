"""The Discord side: lobby, panels, slash commands, posts. Knows no game."""

EXTENSIONS = ("cogs.extension",)
"""One only: discord.py runs an extension's module anew for every bot, and the other modules keep their state."""
