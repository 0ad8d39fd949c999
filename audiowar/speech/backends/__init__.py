"""Speech backends: screen readers, the speech server of Linux, SAPI, and the bundled voice."""
