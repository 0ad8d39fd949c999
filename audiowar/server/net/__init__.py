"""Connections of clients: HTTP, WebSockets, and a handler for each kind of frame."""
