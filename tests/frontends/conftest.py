"""Let the key codes of the window library be read where there is no display."""

from __future__ import annotations

import pyglet

pyglet.options.shadow_window = False
