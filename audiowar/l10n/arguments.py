"""Make the arguments of messages ready to be inserted, in the language of the text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .list_joining import YOU, to_items
from .transliteration_marks import protect_script


class Arguments:
    """Converts message arguments. With `protected`, their texts are not transliterated."""

    def __init__(self, protected: bool) -> None:
        self._protected = protected
        self._numbers: dict[float, Any] = {}

    def direct_text(self, value: Any) -> str:
        """Return the text of an argument that the message uses without a function."""
        if isinstance(value, str):
            return protect_script(value) if self._protected and value != YOU else value
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return str(value)
        return ", ".join(map(self.direct_text, to_items(value)))

    def to_fluent_values(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Return the arguments as Fluent values."""
        return {name: self._value(value) for name, value in args.items()}

    def _value(self, value: Any) -> Any:
        if isinstance(value, str):
            if not self._protected or value == YOU:
                return value
            # Imported late, because Fluent loads slowly and plain messages do not need it.
            from .fluent_values import Verbatim

            return Verbatim(value)
        if value is None or isinstance(value, bool):
            return self.direct_text(value)
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
