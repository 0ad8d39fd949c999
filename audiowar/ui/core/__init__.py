"""The application, its stack of screens, menus and global commands."""
