"""The game in a web page: an engine that a worker or a server drives, and the page itself."""
