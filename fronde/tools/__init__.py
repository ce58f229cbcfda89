"""Programs round the engine: the referee, a random player, fuzz, bench, replay, perft."""
