"""Describe the options of a game and their values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from audiowar.rules.variant import UNLIMITED_THRESHOLD, Option

from .common_lines import replace_underscores
from .line import Line


def describe_game_option(option: Option, value: Any) -> Line:
    """Describe an option and its value."""
    return Line("option-value", make_option_args(option, value))


def make_option_args(option: Option, value: Any) -> dict[str, Any]:
    """Return the message arguments `option` and `value`: the names of an option and its value."""
    return {
        "option": Line(f"option-{replace_underscores(option.name)}"),
        "value": describe_option_value(option, value),
    }


def describe_option_value(option: Option, value: Any) -> Line:
    """Return the name of an option's value, or the number if it has no name."""
    if value == 0 and option.zero_name:
        return Line(f"value-{replace_underscores(option.zero_name)}")
    if isinstance(value, int):
        return Line("value-number", {"number": value})
    if value in ("on", "off"):
        return Line(f"value-{value}")
    return Line(f"value-{replace_underscores(option.name)}-{replace_underscores(value)}")


def describe_option_with_alternatives(
    option: Option, value: Any, render: Callable[[Line], str]
) -> Line:
    """Describe an option, its value and all possible values.

    `render` returns the text of a line.
    """
    args = make_option_args(option, value)
    if isinstance(option.values, range):
        low, high = option.values[0], option.values[-1]
        named = low == 0 and bool(option.zero_name) and value != 0
        args |= {"named": named, "zero": describe_option_value(option, 0), "low": low}
        if high >= UNLIMITED_THRESHOLD:
            return Line("rules-option-number", args)
        return Line("rules-option-range", {**args, "high": high})
    values = [render(describe_option_value(option, one)) for one in option.values]
    return Line("rules-option", {**args, "values": values})
