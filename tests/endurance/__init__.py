"""How the bot bears what lasts: many tables at once, storms of limits, and one game after another."""
