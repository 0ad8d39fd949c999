"""Hosted pages: the engine runs on the server, for browsers that cannot run the game themselves.

"Thin" is an earlier name for them. The address "/thin" and the limits `thin...` still use it.
"""
