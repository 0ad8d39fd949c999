"""Change the code a little at a time and see whether a test notices."""
