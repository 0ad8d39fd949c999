"""The settings menus and the settings that they change."""
