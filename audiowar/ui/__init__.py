"""The user interface: screens that get keys and make announcements, independent of any window."""
