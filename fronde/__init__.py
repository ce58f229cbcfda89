"""The engine: rules of board games as pure, deterministic data. No Discord, clock, network or disk."""
