"""Convert what the program passes to a message: texts, numbers, booleans, lists and None.

They become text for messages that need no parser, or values of the Fluent library for all others
(`fluent_values.py` has their classes).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .list_joining import YOU, to_items
from .transliteration_marks import protect_from_transliteration


class ArgumentConverter:
    """Converts the arguments of messages.

    With `protected`, their texts are marked so that they are not transliterated.
    """

    def __init__(self, protected: bool) -> None:
        self._protected = protected
        self._numbers: dict[float, Any] = {}

    def to_plain_text(self, value: Any) -> str:
        """Return the text of an argument, as a message inserts it without a function."""
        if isinstance(value, str):
            return (
                protect_from_transliteration(value) if self._protected and value != YOU else value
            )
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return str(value)
        return ", ".join(map(self.to_plain_text, to_items(value)))

    def to_fluent_values(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Return all arguments as values for `FluentBundle.format_pattern`."""
        return {name: self._value(value) for name, value in args.items()}

    def _value(self, value: Any) -> Any:
        if isinstance(value, str):
            if not self._protected or value == YOU:
                return value
            # Imported late, because Fluent loads slowly and plain messages do not need it.
            from .fluent_values import Verbatim

            return Verbatim(value)
        if value is None or isinstance(value, bool):
            return self.to_plain_text(value)
        if isinstance(value, (int, float)):
            return self._number(value)
        from .fluent_values import Items, ScriptKeepingItems

        return (ScriptKeepingItems if self._protected else Items)(value)

    def _number(self, value: float) -> Any:
        if value not in self._numbers:
            # Imported late, because Fluent loads slowly and plain messages do not need it.
            from .fluent_values import make_number

            self._numbers[value] = make_number(value)
        return self._numbers[value]
