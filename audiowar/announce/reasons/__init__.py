"""Why did that happen? A trick explained step by step, from its events and the options alone."""
