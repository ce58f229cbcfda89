"""The Discord side. Knows no game. Each package says what is in it. Beside them are what every click passes, that is
who is answered (`intake`), in which order (`priorities`) and by which id (`ids`, `clicks`), and what starts everything
(`extension`)."""

EXTENSIONS = ("cogs.extension",)
"""One only: discord.py runs an extension's module anew for every bot, and the other modules keep their state."""
