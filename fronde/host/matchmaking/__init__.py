"""How people find each other: queues and leagues, which are tables without a game."""
