"""The subcommands of the command line, such as `audiowar serve`; without one the game starts."""
