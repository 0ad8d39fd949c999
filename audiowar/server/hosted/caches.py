"""Caches of messages and key maps for all hosted engines. They are used in one thread only."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from audiowar.input.key_file import KeyProblem
from audiowar.input.keymap import Keymap, load_keymap
from audiowar.l10n.catalogue import Catalogue, Suits


class CatalogueCache:
    """Parses the messages of each language once, and lends them to all players."""

    def __init__(self) -> None:
        self._read: dict[str, Catalogue] = {}

    def __call__(self, language: str, suits: Suits | None = None) -> Catalogue:
        """Return the messages of a language for one player, with the player's names of suits."""
        if language not in self._read:
            self._read[language] = Catalogue(language)
        return self._read[language].copy_for_listener(suits)


class KeymapCache:
    """Loads the key map of each language once. Players who changed keys get a map of their own."""

    def __init__(self) -> None:
        self._read: dict[tuple[Path, ...], tuple[Keymap, list[KeyProblem]]] = {}

    def __call__(self, files: Sequence[Path]) -> tuple[Keymap, list[KeyProblem]]:
        """Return the key map that files define, and their errors. The last one is the player's."""
        *others, own = files
        if own.exists():
            return load_keymap(files)
        key = tuple(others)
        if key not in self._read:
            self._read[key] = load_keymap(others)
        return self._read[key]
