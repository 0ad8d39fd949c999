"""Players that see one seat's view and answer with a choice."""
