"""Choose the player's language: from the command line, the settings or the system."""

from __future__ import annotations

from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.discover_locales import (
    discover_locales,
    find_language_chosen_in_installer,
    find_system_language,
)
from audiowar.storage.settings import Settings

from .user_error import UserError


def load_catalogue(language: str | None = None) -> Catalogue:
    """Load the messages in `language`, or in the player's language if `language` is None."""
    return Catalogue(choose_language(language, Settings()))


def require_known_language(language: str | None) -> str | None:
    """Return `language` unchanged. Raises UserError if it is neither None nor a known tag."""
    if language is not None and language not in (tags := list(discover_locales())):
        raise UserError("cli-unknown-language", language=language, languages=tags)
    return language


def choose_language(language: str | None, settings: Settings) -> str:
    """Return the first known language of: `language`, the settings, the installer, the system."""
    tags = discover_locales()
    for tag in (language, settings.get("language"), find_language_chosen_in_installer(tags)):
        if tag in tags:
            return str(tag)
    return find_system_language(tags)
