"""The settings menus, and what they change."""
