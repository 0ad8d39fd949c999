"""Convert the arguments of messages: texts, numbers, booleans, lists and None.

Messages that need no parser get their arguments as text. All other messages get them as values of
the Fluent library (see `fluent_argument_types.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .list_joining import LISTENER_MARK, to_list_of_texts
from .protect_from_transliteration import protect_from_transliteration


class ArgumentConverter:
    """Converts the arguments of messages. If `protected`, texts are marked to keep their script."""

    def __init__(self, protected: bool) -> None:
        self._protected = protected
        self._numbers: dict[float, Any] = {}

    def to_plain_text(self, value: Any) -> str:
        """Return the text that stands for an argument in a message that needs no parser.

        Raises ValueError for a number that is not whole.
        """
        if isinstance(value, str):
            is_protected = self._protected and value != LISTENER_MARK
            return protect_from_transliteration(value) if is_protected else value
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return str(value)
        return ", ".join(map(self.to_plain_text, to_list_of_texts(value)))

    def to_fluent_values(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Return all arguments as values for `FluentBundle.format_pattern`."""
        return {name: self._value(value) for name, value in args.items()}

    def _value(self, value: Any) -> Any:
        if isinstance(value, str) and (not self._protected or value == LISTENER_MARK):
            return value
        if value is None or isinstance(value, bool):
            return self.to_plain_text(value)
        # Imported late, because Fluent loads slowly and plain messages do not need it.
        from .fluent_argument_types import (
            TextList,
            UntransliteratedText,
            UntransliteratedTextList,
            make_fluent_number,
        )

        if isinstance(value, str):
            return UntransliteratedText(value)
        if isinstance(value, (int, float)):
            if value not in self._numbers:
                self._numbers[value] = make_fluent_number(value)
            return self._numbers[value]
        return (UntransliteratedTextList if self._protected else TextList)(value)
