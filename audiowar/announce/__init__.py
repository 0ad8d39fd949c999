"""From an event and a listener to the message that tells it."""
