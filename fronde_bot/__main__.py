"""The command `fronde`, in a checkout `python bot.py`."""

import sys

INTERRUPTED = 130
"""The exit code that shells expect of what Ctrl-C has cut off."""


def main() -> int:
    """Run the bot, the local table or a task. Returns the exit code. Ctrl-C ends it without a traceback even while its
    modules load, which takes a second or two."""
    try:
        from fronde_bot import bot

        return bot.main()
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
