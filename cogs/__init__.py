"""The Discord side. Knows no game. The packages say what is where; beside them lie what every click passes: who is
answered (`intake`), in which order (`priorities`), by which id (`ids`, `clicks`); and what starts it all (`extension`)."""

EXTENSIONS = ("cogs.extension",)
"""One only: discord.py runs an extension's module anew for every bot, and the other modules keep their state."""
