"""Tribute: what is written by hand after `--begin luck`, for an event of its own."""
