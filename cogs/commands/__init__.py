"""Slash commands: what is typed, and nothing else."""
