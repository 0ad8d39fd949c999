"""The game in a web page: the page's scripts, and the engine, which a worker or the server runs."""
