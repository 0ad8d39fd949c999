"""The engine of the page on a server, for browsers that cannot run it themselves."""
