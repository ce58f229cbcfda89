"""`python bot.py`: in a checkout, what the command `fronde` is where Fronde is installed."""

import sys

from fronde_bot.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
