"""Hosted pages: for browsers that cannot run the game themselves, its engine runs on the server.

The address "/thin" and the limits `thin...` have an earlier name for them.
"""
