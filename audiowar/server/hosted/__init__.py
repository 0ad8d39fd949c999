"""Hosted pages: the engine runs on the server, for browsers that cannot run it themselves."""
