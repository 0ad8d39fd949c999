"""The game in a web page: the page's scripts, and the engine that a worker or the server runs."""
