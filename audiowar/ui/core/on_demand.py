"""Load what is behind a menu item or key when it is chosen, so that the program speaks at once."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from .app import App, Screen


def on_demand(module: str, name: str) -> Callable[..., None]:
    """Return a function that calls `name` of `audiowar.ui.MODULE`; a class of screens is opened.

    The first argument of both is the application.
    """

    def run(app: App, *args: Any) -> None:
        made = getattr(import_module(f"audiowar.ui.{module}"), name)(app, *args)
        if isinstance(made, Screen):
            app.open_screen(made)

    return run
