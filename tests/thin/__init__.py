"""The engine of the page on a server."""
