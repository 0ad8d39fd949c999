"""Play and break things at random, for as long as one likes."""

from __future__ import annotations

import pyglet

# Without a display the library's hidden window cannot be opened.
pyglet.options.shadow_window = False
