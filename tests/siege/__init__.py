"""A siege: the real bot is killed again and again while people play, and nothing may be lost or doubled."""
