"""Slash commands: each reads its options and calls a handler. None of them accesses tables directly."""
