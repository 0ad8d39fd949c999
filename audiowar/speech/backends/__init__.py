"""Speech backends: screen readers, voices of the system, and the bundled voice."""
