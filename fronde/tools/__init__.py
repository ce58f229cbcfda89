"""Programs around the engine: the referee, a random player, fuzz, bench, replay, perft."""
