"""Make pyglet's key codes importable without a display."""

from __future__ import annotations

import pyglet

pyglet.options.shadow_window = False
