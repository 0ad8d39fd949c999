"""The subcommands of `audiowar`, such as `audiowar serve`. Without a subcommand, the game starts.

The function of a command imports slow modules only when it runs, so that other commands start fast.
"""

import re

FAILED_CHECK_STATUS = 1
"""The exit status if a check fails: a checked file or text has an error, or matches still run."""
INTEGER_PATTERN = re.compile(r"[-+]?[0-9]{1,1000}")
"""Matches a whole number on the command line."""
