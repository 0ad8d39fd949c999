"""The game in a web page: the engine that a worker or the server runs, and the page itself."""
