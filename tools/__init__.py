"""Programs for people who work on audiowar. Players do not get them."""
