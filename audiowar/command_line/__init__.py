"""The subcommands of `audiowar`, such as `audiowar serve`. Without a subcommand, the game starts.

The function of a command imports slow modules only when it runs, so that other commands start fast.
"""

FAILED_CHECK_STATUS = 1
"""The exit status if a checked file or text has an error."""
