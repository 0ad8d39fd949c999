"""Back up, check and rescue the database of a server."""
