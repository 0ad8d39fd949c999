"""The user interface: screens that handle keys and announce lines, the same in every frontend."""
