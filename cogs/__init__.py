"""The Discord side. It knows no game. Each package says what it contains. The modules beside the packages handle every
interaction: whether to answer it (`intake`), in which order (`priorities`), and which action its id leads to (`ids`,
`clicks`). `extension` starts everything."""

EXTENSIONS = ("cogs.extension",)
"""There is only one: discord.py loads an extension's module again for every bot, while the other modules keep their
state."""
