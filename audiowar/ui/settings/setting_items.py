"""Menu items that show a value, usually a setting, and change it with left and right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from audiowar.announce.common_lines import replace_underscores
from audiowar.announce.line import Line
from audiowar.storage.setting_definitions import SETTINGS
from audiowar.ui.core.app import App
from audiowar.ui.core.menu import MenuItem

Value = TypeVar("Value", str, int)


def save_setting(app: App, name: str, value: str | int) -> None:
    """Save a setting, and let the frontend apply it."""
    app.settings.set(**{name: value})
    app.frontend.apply_settings(app.settings)


def make_value_item(
    values: Sequence[Value],
    get_value: Callable[[], Value],
    set_value: Callable[[Value], object],
    make_line: Callable[[Value], Line],
) -> MenuItem:
    """Return an item that shows and changes a value. `make_line` returns the label for a value."""

    def change(step: int) -> bool:
        index = values.index(get_value()) + step
        if not 0 <= index < len(values):
            return False
        set_value(values[index])
        return True

    return MenuItem(lambda: make_line(get_value()), on_change=change)


def make_setting_choice_item(
    app: App,
    name: str,
    make_line: Callable[[Value], Line] | None = None,
    values: Sequence[Value] = (),
    default: Value | None = None,
) -> MenuItem:
    """Return the item for the setting `name`. By default, it shows the setting's name and value.

    Without `values` and `default`, these are those of `SETTINGS`.
    """
    offered = values or SETTINGS[name].values
    usual = SETTINGS[name].default if default is None else default

    def now() -> Value:
        value: Value = app.settings.get(name, usual)
        return value if value in offered else usual

    def line(value: Value) -> Line:
        word = Line(f"{replace_underscores(name)}-{value}") if isinstance(value, str) else value
        return Line(f"setting-{replace_underscores(name)}", {"value": word})

    def save(value: Value) -> None:
        save_setting(app, name, value)

    return make_value_item(offered, now, save, make_line or line)


def make_switch_item(app: App, name: str) -> MenuItem:
    """Return the item for the setting `name`, which is on or off. Choosing the item switches it."""

    def label() -> Line:
        value = Line("value-on" if app.settings.get(name) else "value-off")
        return Line(f"setting-{replace_underscores(name)}", {"value": value})

    def change(direction: int) -> bool:
        was_on, on = app.settings.get(name), direction > 0
        save_setting(app, name, on)
        return bool(was_on != on)

    def flip() -> None:
        change(-1 if app.settings.get(name) else 1)
        app.say(label())

    return MenuItem(label, flip, change)
