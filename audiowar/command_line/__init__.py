"""The subcommands of the command line, such as `audiowar serve`; without one the game starts.

The function of a command imports slow modules when it runs, so that other commands start fast.
"""

FAILED_CHECK_STATUS = 1
"""The exit status if a checked file or text has an error."""
