"""The page's own texts in all languages. The page can show them without an engine."""

from __future__ import annotations

from typing import Final

from audiowar.generate_manual import get_html_language_tag
from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.discover_locales import discover_locales

from .buttons import make_buttons_json_object

BUTTON_WORDS: Final = tuple(
    dict.fromkeys(word for row in make_buttons_json_object().values() for _, word in row)
)
"""The words of all buttons. A word is the last part of the message id of its button's text."""
MESSAGE_IDS: Final = (
    "page-start", "page-about", "page-loading", "page-starting", "page-ready", "page-failed",
    "page-retry", "page-elsewhere", "page-take-over", "page-moved", "page-invited",
    "page-game", "page-buttons", "page-more", "page-messages", "page-files", "page-help",
    "page-help-keys", "page-help-touch", "page-help-home",
    # The labels of the button for `play`. At a recording, its label is `page-button-menu`.
    "page-button-play", "page-button-bet", "page-button-choose", "page-button-on",
    *(f"page-button-{word}" for word in BUTTON_WORDS if word not in ("", "choose")),
    "page-export", "page-import", "page-own-voice", "page-store-damaged", "page-copy-failed",
    "page-lighter", "page-full", "page-thin-chosen", "page-thin-old", "page-thin-small",
    "page-thin-first", "page-thin-away", "page-thin-many", "page-thin-full", "page-thin-fault",
    "page-thin-refused", "page-thin-lacking", "refused-barred", "link-back", "menu-manual",
)  # fmt: skip
"""The ids of the messages whose texts the page has."""
PLACEHOLDERS: Final = {
    "page-loading": "percent",
    "page-failed": "reason",
    "page-invited": "code",
    "page-thin-lacking": "count",
}
"""The placeholder that the page replaces in a text, such as {percent}, by message id."""


def render_static_page_texts() -> dict[str, dict[str, str]]:
    """Return the page's texts by language, then by message id.

    Two more texts are "lang", the language tag for HTML, and "name", the name of the language.
    """
    return {tag: _render_language(tag) for tag in discover_locales()}


def _render_language(tag: str) -> dict[str, str]:
    catalogue = Catalogue(tag)
    args = {name: f"{{{name}}}" for name in PLACEHOLDERS.values()}
    texts = {message: catalogue.format_message(message, **args) for message in MESSAGE_IDS}
    return {
        "lang": get_html_language_tag(catalogue.locale),
        "name": catalogue.locale.own_name,
        **texts,
    }
