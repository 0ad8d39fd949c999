"""Hosted pages: for browsers that cannot run the game themselves, its engine runs on the server."""
