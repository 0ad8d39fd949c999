"""The subcommands of the command line, such as `audiowar serve`; without one the game starts.

The modules of a command are imported inside its function, so that each command starts fast.
"""
