"""Import the code of a menu item or key only when it is used, so that the program starts fast."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from .app import App, Screen


def import_on_demand(module: str, name: str) -> Callable[..., None]:
    """Return a function that calls `name` in `audiowar.ui.MODULE`, or opens it if it is a screen.

    The first argument of both is the application.
    """

    def run(app: App, *args: Any) -> None:
        made = getattr(import_module(f"audiowar.ui.{module}"), name)(app, *args)
        if isinstance(made, Screen):
            app.open_screen(made)

    return run
