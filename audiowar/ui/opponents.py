"""Who the bots are: a character for each game, with a line that describes it."""

from __future__ import annotations

from audiowar.announce.line import Line
from audiowar.announce.seen import dashed
from audiowar.bots.registry import bots

from .menu import Item
from .screen import Stage
from .window_settings import row

USUAL = "sensible"
MAIN = "scientific"
"""The game whose characters the others take over as far as they have them."""
STRONG = ("counter", "d1", "sel1", "professor")
"""Characters of Scientific War who play the other games as well as any bot can there."""
OWN_WORDS = {("sensible", "casino")}
"""Characters that a game describes in its own words, beside those called strong."""


def people(game: str) -> list[str]:
    """Return the opponents of a game, weakest first; of two that play alike only the first."""
    makers = bots(game)
    known = list(makers.values())
    return [name for index, name in enumerate(makers) if makers[name] not in known[:index]]


def setting(game: str) -> str:
    """Return the name of the setting that keeps a game's opponents."""
    return "bot" if game == MAIN else f"bot_{game}"


def level(app: Stage, game: str) -> str:
    """Return the opponents of a game as they are set, or those nearest to the main game's."""
    known = people(game)
    own: str = app.settings.get(setting(game), "")
    main: str = app.settings.get("bot", USUAL)
    if own in known:
        return own
    if main in STRONG and "strong" in known:
        return "strong"
    return main if main in known else USUAL


def character(app: Stage, game: str) -> Item:
    """Return the item that says who the opponents of a game are and changes them."""
    name, usual = setting(game), level(app, game)
    return row(app, name, people(game), usual, lambda bot: opponents_line(bot, game))


def opponents_line(bot: str, game: str) -> Line:
    """Say who the opponents are."""
    return Line("setting-bot", {"bot": description(bot, game)})


def description(bot: str, game: str) -> Line:
    """Name a character and say in a line how it plays."""
    if bot == "strong" or (bot, game) in OWN_WORDS:
        return Line(f"bot-{bot}-{dashed(game)}")
    return Line(f"bot-{bot}")
