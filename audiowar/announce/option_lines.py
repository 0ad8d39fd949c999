"""The options of a game as they are told: with their values, and with what else may be set."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from audiowar.rules.variant import Option

from .line import Line
from .view_lines import dashed

MANY = 100_000_000
"""Largest numbers from here on are no limit that anybody would reach."""


def option_line(option: Option, value: Any) -> Line:
    """Tell an option and its value."""
    return Line("option-value", named(option, value))


def named(option: Option, value: Any) -> dict[str, Any]:
    """Return the arguments that name an option and its value."""
    return {"option": Line(f"option-{dashed(option.name)}"), "value": value_line(option, value)}


def value_line(option: Option, value: Any) -> Line:
    """Name an option's value; a number that has no name of its own is told as a number."""
    if value == 0 and option.zero:
        return Line(f"value-{dashed(option.zero)}")
    if isinstance(value, int):
        return Line("value-number", {"number": value})
    if value in ("on", "off"):
        return Line(f"value-{value}")
    return Line(f"value-{dashed(option.name)}-{dashed(value)}")


def offered_line(option: Option, value: Any, told: Callable[[Line], str]) -> Line:
    """Tell an option, its value, and what else may be set; `told` says a line in words."""
    args = named(option, value)
    if isinstance(option.values, range):
        low, high = option.values[0], option.values[-1]
        if high >= MANY:
            return Line("rules-option-number", {**args, "low": low})
        return Line("rules-option-range", {**args, "low": low, "high": high})
    values = [told(value_line(option, one)) for one in option.values]
    return Line("rules-option", {**args, "values": values})
