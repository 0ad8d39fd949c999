"""Turn events into the lines that one listener hears."""
