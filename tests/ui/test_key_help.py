"""F1 lists the keys that have an effect at this table; the keys that it omits have none."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.announce.line import Line
from audiowar.input.commands import COMMANDS
from audiowar.rules.registry import GAMES
from audiowar.ui.core.menu import TextEntry
from audiowar.ui.table.table_screen import TableScreen
from tests.ui.front import Play

REFUSALS = {
    "card-previous": {"Nothing to choose. Press Enter."},
    "card-next": {"Nothing to choose. Press Enter."},
    "card-first": {"Nothing to choose. Press Enter."},
    "card-last": {"Nothing to choose. Press Enter."},
    "rank-ace": {"You do not choose by rank here."},
    "power": {"Cards have no powers in this game."},
    "coach": {"There is no coach for this game.", "There is nothing to choose now."},
    "auto": {"Nothing happens by itself here: you choose."},
    "skip": {"Nothing happens by itself here: you choose."},
    "stop-timer": {"There is no timer."},
}
MOVES = {"card-previous", "card-next", "card-first", "card-last"}
RANKS = {name for name in COMMANDS if name.startswith("rank-")}
OTHERS = {"chat", "who-is-here"}
TABLES = [*((game, {}) for game in GAMES), ("razboi", {"prisoners": "on"})]
"""Games, and options that change which commands have an effect."""


def table(home: Path, game: str, **options: str) -> tuple[Play, TableScreen]:
    players = max(GAMES[game].players[0], 3 if options else 2)
    play = Play(home, "en", game=game, players=players, seed=1, name="Mira", options=options)
    from audiowar.ui.menus.new_game import start_command_line_match

    start_command_line_match(play.app)
    screen = play.table
    return play, screen


def listed(play: Play) -> str:
    play.press("f1")
    lines = [play.app.render(row.label()) for row in play.app.top.list_searchable_rows()]  # type: ignore[attr-defined]
    play.press("escape")
    return "\n".join(lines)


def told_of(play: Play, name: str) -> str:
    """Return the line of a command in the list."""
    message = "help-ranks" if name in RANKS else f"command-{name}"
    return play.app.catalogue.format_message(message).rpartition(": ")[2]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_what_is_left_out_only_refuses(game: str, options: dict[str, str], tmp_path: Path) -> None:
    play, screen = table(tmp_path, game, **options)
    told = listed(play)
    assert (
        screen.unavailable_commands
        and play.app.catalogue.format_message("command-rules-now") in told
    )
    does = {line.rpartition(": ")[2] for line in told.split("\n")}
    for name in sorted(screen.unavailable_commands):
        assert told_of(play, name) not in does, name
    for _ in range(3):
        for name in sorted(screen.unavailable_commands & REFUSALS.keys()):
            key = play.app.keymap.get_keys(name)[0]
            assert play.press(key)[-1] in REFUSALS[name], name
        play.press("enter", "enter")


def test_each_game_has_what_works_in_it(tmp_path: Path) -> None:
    found = {game: table(tmp_path / game, game)[1].unavailable_commands for game in GAMES}
    others = {*OTHERS, *(name for name, command in COMMANDS.items() if command.game)}
    assert found["scientific"] == {*others, "auto", "skip", "stop-timer"}
    assert found["classic"] == {*others, *MOVES, *RANKS, "power", "coach", "stop-timer"}
    assert found["razboi"] == found["classic"]
    letters = {f"rank-{name}" for name in ("jack", "queen", "king", "ace", "joker")}
    silent = {*letters, "hand", "power", "auto", "skip", "stop-timer"}
    assert found["casino"] == {*others, *silent}
    assert "power" not in found["steal"] and "coach" not in found["armed"]
    assert all(found[game] <= COMMANDS.keys() for game in GAMES)


@pytest.mark.parametrize(
    ("game", "options", "does"),
    [
        ("scientific", {}, "play the card"),
        ("classic", {}, "turn over the next card"),
        ("razboi", {}, "turn over the next card"),
        ("razboi", {"prisoners": "on"}, "play the card"),
        ("casino", {}, "place the bet, or give the answer"),
    ],
)
def test_enter_is_called_what_it_does_there(
    game: str, options: dict[str, str], does: str, tmp_path: Path
) -> None:
    play, _ = table(tmp_path, game, **options)
    assert f"Enter: {does}\n" in listed(play)
    play.press("ctrl+f1")
    assert play.press("enter") == [f"Enter: {does}."]


def test_at_a_bet_arrows_and_digits_are_called_what_they_do_there(tmp_path: Path) -> None:
    play, screen = table(tmp_path, "casino")
    told = listed(play)
    assert "Left arrow or Up arrow: previous answer; while you bet, up raises the amount" in told
    assert "Digits: a digit of the amount you bet; Backspace takes the last one away" in told
    assert "next card" not in told and "first card" not in told
    play.press("ctrl+f1")
    for digit in "20":
        (told,) = play.press(digit)
        assert told == f"{digit}: a digit of the amount you bet; Backspace takes the last one away."
    play.press("escape", "escape")
    assert screen is play.app.top
    assert play.press("5")[-1] == "Bet: 5"


@pytest.mark.parametrize(
    ("game", "key", "does"),
    [
        ("casino", "E", "how much money each player has"),
        ("casino", "P", "the bets and the cards on the table"),
        ("casino", "L", "the last round again"),
        ("armed", "H", "your hand"),
        ("steal", "H", "how many cards are in your stack"),
        ("drunkard", "H", "how many cards are in your stack"),
    ],
)
def test_what_a_game_has_in_place_of_cards_in_hand_is_called_by_its_name(
    game: str, key: str, does: str, tmp_path: Path
) -> None:
    play, _ = table(tmp_path, game)
    assert does in listed(play)
    play.press("ctrl+f1")
    assert play.press(key.lower())[-1].endswith(f": {does}.")


def test_options_may_bring_choices_into_a_game_of_luck(tmp_path: Path) -> None:
    found = table(tmp_path, "razboi", prisoners="on")[1].unavailable_commands
    assert found == {*OTHERS, "stop-timer"}


MENU_KEYS = [
    "Down arrow: next item",
    "Enter: choose",
    "Escape: back",
    "Right arrow: next value",
    "Letters: next item that begins with them",
]
GROUPS_ANYWHERE = [
    "Messages, group of 9",
    "Voice and sounds, group of 7",
    "Help, language, program, group of 6",
]
ENTRY_KEYS = [
    "Letters, digits and signs are typed",
    "Enter: done",
    "Backspace: erase the letter before you",
    "Left arrow: previous letter",
    "Escape: back",
]


def test_the_help_of_a_menu_names_the_most_important_keys_first(home: Path) -> None:
    play = Play(home)
    play.app.open_main_menu()
    told = "Keys in menus. " + ". ".join(MENU_KEYS)
    assert play.press("f1") == [f"{told}. Below them: all keys, in groups. Escape goes back."]
    assert play.rows() == [*MENU_KEYS, "Lists and menus, group of 9", *GROUPS_ANYWHERE]
    play.press("home", *["down"] * 5)
    told = "Lists and menus. Escape goes back. Up arrow: previous item. 1 of 9"
    assert play.press("enter") == [told]
    assert play.rows() == [
        "Up arrow: previous item",
        "Down arrow: next item",
        "Home: first item",
        "End: last item",
        "Left arrow: previous value",
        "Right arrow: next value",
        "Enter: choose",
        "Escape: back",
        "Letters: next item that begins with them",
    ]
    # The most important keys are not told again.
    assert play.press("escape") == ["Keys in menus. Lists and menus, group of 9. 6 of 9"]


def test_the_help_of_a_field_tells_how_to_type(home: Path) -> None:
    play = Play(home)
    play.app.open_main_menu()
    play.app.open_screen(TextEntry(play.app, Line("ask-name"), "", lambda text: None))
    told = "Keys in a field to type in. " + ". ".join(ENTRY_KEYS)
    assert play.press("f1") == [f"{told}. Below them: all keys, in groups. Escape goes back."]
    assert play.rows() == [*ENTRY_KEYS, "Lists and menus, group of 10", *GROUPS_ANYWHERE]
    play.press("end", "up", "up", "up", "enter")
    assert play.rows() == [
        "Up arrow: read what you have typed",
        "Down arrow: read what you have typed",
        "Home: first letter",
        "End: end of the text",
        "Left arrow: previous letter",
        "Right arrow: next letter",
        "Enter: done",
        "Escape: back",
        "Letters, digits and signs are typed",
        "Delete: erase the letter here",
    ]


def test_the_help_of_a_table_names_five_keys_and_the_way_out(tmp_path: Path) -> None:
    play, _ = table(tmp_path, "scientific")
    assert play.press("f1")[0].startswith("Keys at the table. ")
    first = play.rows()[:6]
    assert first[-1].startswith("Cards, group of ") and first[4].startswith("Escape: ")
    assert [row.split(":")[0] for row in first[:4]] == [
        "Right arrow or Down arrow", "Enter", "R", "The letter Y",
    ]  # fmt: skip
