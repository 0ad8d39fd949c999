"""The rules reader: headings, paragraphs, and the values of options."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import pytest

from audiowar.rules.registry import GAMES
from audiowar.ui.menus.rules_reader import (
    OPTIONS_SECTION,
    RulesByGameMenu,
    RulesHeadings,
    list_rule_sections,
)
from tests.message_ids import list_message_ids
from tests.ui.front import Play

Options = Mapping[str, int | str]


def reader(
    play: Play, name: str, options: Options = MappingProxyType({}), players: int = 2
) -> RulesHeadings:
    opened = RulesHeadings(play.app, name, GAMES[name].complete_options(options, players))
    play.app.open_screen(opened)
    return opened


def text(
    play: Play,
    name: str,
    section: str,
    options: Options = MappingProxyType({}),
    players: int = 2,
) -> str:
    return "\n".join(reader(play, name, options, players).render_paragraphs(section))


@pytest.mark.parametrize("name", list(GAMES))
def test_every_section_can_be_read_in_every_language(name: str, tmp_path: Path) -> None:
    play = Play(tmp_path, "sr")
    opened = reader(play, name, players=GAMES[name].players[0])
    assert tuple(opened.sections) == tuple(list_rule_sections(name))
    for index, section in enumerate(opened.sections):
        opened.index = index
        told = play.press("enter")[-1]
        assert told.startswith(play.app.render(opened.items[index].label()))
        paragraphs = opened.render_paragraphs(section)
        assert paragraphs[0] in told
        for paragraph in paragraphs[1:]:
            assert play.press("down")[-1].startswith(paragraph)
        play.press("escape")


@pytest.mark.deep
def test_no_section_is_written_and_never_read() -> None:
    ids = {one for one in list_message_ids("en") if one.startswith("rules-")}
    for name in GAMES:
        prefix = f"rules-{name.replace('_', '-')}-"
        written = {one.removeprefix(prefix) for one in ids if one.startswith(prefix)}
        assert written == set(list_rule_sections(name)) - {OPTIONS_SECTION}


@pytest.mark.parametrize(
    ("name", "section", "options", "words"),
    [
        ("scientific", "jack", {}, "already judged in the new order"),
        ("scientific", "jack", {"revolution": "next_trick"}, "begins with the next trick"),
        ("scientific", "deal", {"jokers": 0}, "There are no jokers in this game."),
        ("scientific", "deal", {"jokers": 2}, "also gets two jokers"),
        ("scientific", "end", {"trick_limit": 40}, "ends after forty tricks"),
        ("scientific", "end", {"trick_limit": 0}, "There is no limit"),
        ("razboi", "war", {}, "a king fourteen"),
        ("razboi", "war", {"pictures": "ten"}, "Jack, queen and king cost ten cards"),
        ("razboi", "short", {"short": "fewest"}, "as the poorest fighter has"),
        ("classic", "war", {"face_down": 3}, "three cards face down"),
        ("classic", "short", {"run_out": "last_card"}, "last card is turned face up"),
        ("classic", "taken", {"purge_after": 500}, "After five hundred tricks"),
        ("drunkard", "trick", {"deck": 52}, "a two beats it"),
        ("drunkard", "end", {"drunkard": "first_out"}, "The first to lose all cards"),
        ("casino", "bets", {"max_bet": 200}, "from 10 to 200"),
        ("armed", "two", {"jokers": 2}, "If a joker is on the table"),
    ],
)
def test_the_rules_are_told_as_the_options_are_set(
    name: str, section: str, options: dict[str, int | str], words: str, tmp_path: Path
) -> None:
    assert words in text(Play(tmp_path), name, section, options)


def test_options_tell_their_value_and_what_else_there_is(tmp_path: Path) -> None:
    play = Play(tmp_path)
    told = reader(play, "scientific", {"revolution": "next_trick"}).render_paragraphs(
        OPTIONS_SECTION
    )
    assert told[0] == "Jokers: 1. Possible: 0, 1 or 2."
    assert told[1] == "Revolution: from the next trick. Possible: at once or from the next trick."
    assert told[2] == "Trick limit: 2000. Possible: 0 or more; 0 for none."
    prisoners = reader(play, "razboi").render_paragraphs(OPTIONS_SECTION)
    assert "Seconds to choose: none. Possible: 0 to 600." in prisoners


def test_the_language_may_change_while_a_section_is_read(tmp_path: Path) -> None:
    play = Play(tmp_path)
    reader(play, "scientific")
    play.press("enter", "f2")
    spanish = Play(tmp_path, play.app.catalogue.language)
    assert play.press("up")[0].startswith(text(spanish, "scientific", "aim").split("\n")[-1])


def test_the_rules_are_gone_through_by_arrows(tmp_path: Path) -> None:
    play = Play(tmp_path)
    play.app.open_main_menu()
    play.app.settings.set(game="classic", opponents=1)
    play.app.open_screen(RulesByGameMenu(play.app))
    assert play.said()[-1] == "Rules. Which game? Classic War. 3 of 8"
    told = play.press("enter")[-1]
    assert told.startswith("Classic War, the rules, section by section.")
    assert told.endswith("The aim. 1 of 9")
    assert play.rows() == [
        "The aim", "The cards", "A trick", "War", "Too few cards", "Jokers", "Taken cards",
        "The end", "Options in this game",
    ]  # fmt: skip
    told = play.press("enter")[-1]
    assert told.startswith("The aim. War as children everywhere play it.")
    assert play.rows()[1] == "Two to four can play." and len(play.rows()) == 2
    first = play.rows()[0]
    assert play.press("left") == [f"{first} 1 of 2"] and play.cued()[-1] == "edge"
    assert play.press("down") == ["Two to four can play. 2 of 2"]
    assert play.press("enter") == ["Two to four can play. 2 of 2"] and play.cued()[-1] == "edge"
    headings = [play.press("right")[-1].split(".")[0] for _ in range(8)]
    assert headings == [
        "The cards", "A trick", "War", "Too few cards", "Jokers", "Taken cards", "The end",
        "Options in this game",
    ]  # fmt: skip
    assert play.rows()[0] == "Face-down cards in a war: 1. Possible: 1, 2 or 3." and len(
        play.rows()
    ) == len(GAMES["classic"].options)
    assert play.press("right")[-1].endswith("1 of 9") and play.cued()[-1] == "edge"
    assert play.press("left")[-1].startswith("The end. If you have no cards left, you are out.")
    assert play.press("escape")[-1].endswith("The end. 8 of 9")


@pytest.mark.parametrize(
    ("game", "opponents", "players"),
    [("razboi", 3, 4), ("razboi", 1, 2), ("tod_und_leben", 5, 2), ("casino", 0, 1)],
)
def test_the_rules_are_those_for_as_many_as_played_last(
    tmp_path: Path, game: str, opponents: int, players: int
) -> None:
    play = Play(tmp_path)
    play.app.settings.set(game=game, opponents=opponents)
    play.app.open_screen(RulesByGameMenu(play.app))
    play.press("enter")
    opened = play.app.top
    assert isinstance(opened, RulesHeadings)
    assert opened.options == GAMES[game].complete_options({}, players)


def test_after_a_game_that_is_gone_the_first_one_is_selected(tmp_path: Path) -> None:
    play = Play(tmp_path)
    play.app.settings.set(game="bridge")
    play.app.open_screen(RulesByGameMenu(play.app))
    assert play.said()[-1] == "Rules. Which game? Scientific War. 1 of 8"
