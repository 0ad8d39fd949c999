"""The application with its stack of screens, the menus, key help and fault handling."""
