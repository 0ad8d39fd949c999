"""Vanish, sentence by sentence."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from audiowar.announce.line import Line
from audiowar.input.commands import COMMANDS
from audiowar.rules.events import Take
from audiowar.ui.core.grouped_menu import Group
from audiowar.ui.core.key_help import key_help_groups
from audiowar.ui.core.menu import MenuItem
from audiowar.ui.settings.remap_keys import RemapMenu, find_command_with_same_key
from audiowar.web.buttons import describe_hidden_and_renamed_buttons, make_buttons_json_object
from tests.rules.table import AsTheyLie, answer, game, told
from tests.truth.claims import Args, Step, claim_nothing
from tests.truth.facts import Facts, Said
from tests.ui.front import Play
from tests.ui.test_table import hands, sit_down

from .events import Vanish

HELP = Line("command-vanished")


def table(home: Path, name: str = "vanish") -> Play:
    return sit_down(home, hands("AH 5H 4H", "AS 6S 3S"), "AS 6S 3S", game=name)


def test_who_ties_loses_the_cards() -> None:
    running = game("vanish", 2, {"hands": ["AH 5H", "AS 6S"]}, AsTheyLie())
    assert told(answer(running, "AH AS"), Vanish, Take) == ["Vanish AH AS"]


def test_its_own_key_says_how_many_cards_have_vanished(home: Path) -> None:
    play = table(home)
    assert play.press("v") == [play.app.catalogue.format_message("vanish-gone", count=46)]
    play.press("home", "enter")
    play.wait(30)
    assert play.press("v") == [play.app.catalogue.format_message("vanish-gone", count=48)]


def rows(play: Play, parts: Sequence[MenuItem | Group]) -> str:
    """Return all lines of the groups of a list."""
    items = [item for group in parts if isinstance(group, Group) for item in group.items]
    return "\n".join(play.app.render(item.label()) for item in items)


def helped(play: Play) -> str:
    """Return the key help of the table."""
    return rows(play, key_help_groups(play.app, play.app.top))


def test_help_and_page_have_its_own_key_here_only(home: Path) -> None:
    play, other = table(home), table(home, "armed")
    does = play.app.render(HELP)
    assert f"V: {does}" in helped(play) and does not in helped(other)
    assert "vanished" not in describe_hidden_and_renamed_buttons(play.app)["idle"]
    assert "vanished" in describe_hidden_and_renamed_buttons(other.app)["idle"]
    assert make_buttons_json_object()["more"][-1] == ["vanished", "vanished"]
    assert other.press("v") == [play.app.render(Line("key-nothing", {"key": "V"}))]


def test_its_own_key_can_be_another_one(home: Path) -> None:
    play = table(home)
    (home / "keys.ini").write_text("[keys]\nvanished = b\n")
    play.app.reload_keys()
    assert play.press("b") == [play.app.catalogue.format_message("vanish-gone", count=46)]
    assert play.app.render(HELP) in rows(play, RemapMenu(play.app).parts).lower()
    assert find_command_with_same_key(play.app, COMMANDS["hand"], "b") == "vanished"


def vanished(step: Step, args: Args) -> bool:
    return any(one.said["cards"] == args["cards"] for one in step.all("vanish"))


def learn_vanish(facts: Facts, said: Said) -> None:
    """The table is empty."""
    facts.forget_trick()


def has_vanished(step: Step, args: Args) -> bool:
    return bool(step.all("vanish"))


def stays(step: Step, args: Args) -> bool:
    return not step.all("vanish")


CLAIMS = {
    "event-vanish": vanished,
    "ask-mercy": claim_nothing,
    "why-vanish": has_vanished,
    "why-highest": stays,
}
FACTS = {"vanish": learn_vanish}
OUTCOMES = {"vanish": ("vanish",)}
