"""My games: the list of all games by keys."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from audiowar.archive.game_list_entry import GameListEntry
from audiowar.archive.statistics import FinishedMatch, list_matches_begun_with_deal
from audiowar.rules.events import End
from audiowar.storage import game_marks as marks
from audiowar.storage import locks, saves
from audiowar.storage.locks import FileInUse
from audiowar.storage.save_summaries import find_newest_unfinished
from audiowar.table.step_events import Step
from audiowar.ui.archive import my_games
from audiowar.ui.archive.game_list_lines import describe_game, month_line
from audiowar.ui.archive.my_games import MyGames
from audiowar.ui.archive.recorded_match_screen import open_recorded_match
from audiowar.ui.core import game_index_updater
from audiowar.ui.first_screens import open_first_screen
from audiowar.ui.table import table_screen
from audiowar.ui.table.table_screen import TableScreen
from tests.archive.games import NOON, play_saved
from tests.ui.front import Play

DAY = 86400


def opened(home: Path) -> Play:
    """Open the list of games from the main menu."""
    play = Play(home)
    play.app.settings.set(language="en")
    open_first_screen(play.app)
    play.go_to("My games")
    play.press("enter")
    return play


def list_of(play: Play) -> MyGames:
    screen = play.app.top
    assert isinstance(screen, MyGames)
    return screen


def test_a_game_gets_a_name_and_is_found_by_it(home: Path) -> None:
    play_saved(1, played=NOON)
    play_saved(2, played=NOON + DAY)
    play = opened(home)
    play.press("down", "enter", *"Give")
    told = play.press("enter")
    assert told[-1].startswith("Its name?")
    told = play.press(*"Zoe", "enter")
    assert told[-1].startswith("My games: 2. ") and "Zoe, Classic War: Ana, " in told[-1]
    play.press("home")
    assert "Zoe, Classic War" in play.press("z")[-1]
    again = opened(home)
    again.press("up", "enter")
    told = again.press(*"zo an", "enter")
    assert "Search: zo an, one game" in told[-1]
    assert "Zoe, Classic War" in again.press("down")[-1]


def test_a_deleted_game_can_be_brought_back(home: Path) -> None:
    path = play_saved(1, played=NOON)
    running = play_saved(2, over=False, played=NOON + DAY)
    play = opened(home)
    told = play.press("enter", "end", "enter")
    assert told[-2] == "Deleted. It can be brought back under “Show: deleted games”."
    assert told[-1].startswith("My games: 1. ") and running.exists()
    play.app.open_main_menu()
    assert "Continue" not in play.said()[-1]
    play = opened(home)
    play.press("home", "left")
    play.press(*["right"] * 5)
    assert play.said()[-1] == "Show: deleted games, one game"
    told = play.press("down", "down", "down", "enter", "enter")
    assert told[-2] == "It is back."
    assert play.rows()[0] == "Show: deleted games, no games"
    play.press("home", *["left"] * 5)
    assert len(play.rows()) == 6 and path.exists()


def test_a_game_is_deleted_for_good_only_after_a_question(home: Path) -> None:
    path = play_saved(1, over=False, played=NOON)
    play = opened(home)
    play.press(
        "enter", "end", "enter", "home", *["right"] * 5, "down", "down", "down", "enter", "end"
    )
    told = play.press("enter")
    assert told[-1].startswith("It cannot be brought back then.") and "Keep it" in told[-1]
    play.press("enter")
    assert path.exists()
    play.press("enter", "down")
    told = play.press("enter")
    assert "It is deleted for good." in told and not path.exists()
    assert list(saves.get_saves_folder().glob("*.jsonl*")) == []
    assert (saves.get_saves_folder() / "marks.json").read_text() == "{\n\n}"


def test_older_games_are_in_months_and_letters_find_them(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(my_games, "NEWEST_LISTED_SINGLY", 2)
    for number in range(3):
        play_saved(number, played=NOON - number * DAY)
    play_saved(7, names=("Mira", "Zora"), played=NOON - 70 * DAY)
    play_saved(8, over=False, played=NOON - 71 * DAY)
    play = opened(home)
    assert play.rows()[-3:-1] == ["February 2026, group of 1", "December 2025, group of 2"]
    assert "Zora" in play.press("z", "o")[-1]
    assert play.app.top.title.args["group"].message == "games-month"  # type: ignore[attr-defined]
    told = play.press("enter", "end", "enter")
    assert told[-1].startswith("December 2025.") and "not over" in told[-1]
    told = play.press("enter", "end", "enter")
    assert told[-1].startswith("My games: 3.") and list_of(play).index == 5
    assert play.rows()[-2] == "February 2026, group of 1"


def test_many_games_are_read_in_the_background_with_progress(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_index_updater, "FIRST_SLICE_SECONDS", -1.0)
    monkeypatch.setattr(game_index_updater, "SLICE_SECONDS", -1.0)
    for number in range(6):
        play_saved(number, over=False, played=NOON + number)
    play = opened(home)
    assert play.said()[-1].startswith("My games: 0. Reading games: ")
    assert play.app.game_index_updater.is_reading
    told = play.wait(3.1)
    assert told and told[0].startswith("Reading games: ")
    for _ in range(20):
        play.wait(0.5)
    assert not play.app.game_index_updater.is_reading
    assert len(list_of(play).shown) == 6
    assert play.said()[-1] == "Reading games: 6 of 6."
    (first,) = (one for one in play.said() if "Reading games" in one and "not over" in one)
    assert "Classic War: Ana, not over, " in first


def test_the_selected_game_stays_selected_while_others_are_read(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(my_games, "NEWEST_LISTED_SINGLY", 2)
    for number, name in enumerate(("Bob", "Cid", "Dan")):
        play_saved(number, names=("Mira", name), played=NOON - number * DAY)
    play = opened(home)
    assert ": Cid, " in play.press("down")[-1]
    play_saved(3, names=("Mira", "Eva"), played=NOON + DAY)
    play.app.game_index_updater.begin_reading_changed_files()
    games = list_of(play)
    games.rebuild_rows()
    # Two newer games would have moved it into its month, but the cursor stays on its row.
    assert games.index == 5 and ": Cid, " in play.app.render(games.current_item_lines()[0])
    play.press("up", "up")
    games.rebuild_rows()
    assert play.press("down", "down", "enter")[-1].startswith("March 2026. Escape goes back. ")
    assert ": Cid, " in play.said()[-1]
    play_saved(4, names=("Mira", "Fay"), played=NOON + 2 * DAY)
    play.app.game_index_updater.begin_reading_changed_files()
    games.rebuild_rows()
    assert games.opened_group_menu is play.app.top and games.opened_group_menu.index == 1
    play.press("left", "end")
    play_saved(5, names=("Mira", "Gil"), played=NOON - 70 * DAY)
    play.app.game_index_updater.begin_reading_changed_files()
    games.rebuild_rows()
    assert games.index == len(games.items) - 1
    assert play.press("up")[-1].startswith("December 2025, ")
    play_saved(6, names=("Mira", "Hal"), played=NOON - 40 * DAY)
    play.app.game_index_updater.begin_reading_changed_files()
    games.rebuild_rows()
    assert play.press("enter")[-1].startswith("December 2025.")


def test_the_index_is_not_read_while_a_game_is_played(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_index_updater, "FIRST_SLICE_SECONDS", -1.0)
    monkeypatch.setattr(game_index_updater, "SLICE_SECONDS", -1.0)
    for number in range(20):
        play_saved(number, over=False, played=NOON + number)
    play = opened(home)
    play.press("escape", "home", "enter")
    assert play.app.find_topmost_table() is not None
    far = play.app.game_index_updater.progress
    for _ in range(30):
        play.wait(0.5)
    assert play.app.game_index_updater.is_reading and play.app.game_index_updater.progress == far
    play.app.open_main_menu()
    for _ in range(30):
        play.wait(0.5)
    assert not play.app.game_index_updater.is_reading


def test_a_file_without_a_time_has_a_month_all_the_same() -> None:
    unreadable = GameListEntry("broken.jsonl", "unreadable")
    assert month_line(my_games.get_month_of_game(unreadable)).args["year"] == "1970"


def test_a_game_that_another_program_uses_is_not_deleted(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = play_saved(1, over=False, played=NOON)
    play = opened(home)
    play.press("enter", "end", "enter", "home", *["right"] * 5, "down", "down", "down")
    play.press("enter", "end", "enter")
    unlock = locks.lock_file(path)
    told = play.press("down", "enter")
    unlock()
    assert "This could not be done: another program is using the file." in told
    assert path.exists()


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (OSError(28, "full"), "the disk is full"),
        (PermissionError(13, "denied"), "writing is not allowed there"),
        (FileInUse(Path("x")), "another program is using the file"),
        (OSError(), "the folder of saved games cannot be reached"),
    ],
)
def test_a_game_that_cannot_be_changed_says_why(
    home: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, why: str
) -> None:
    def fail(*args: object) -> None:
        raise error

    play_saved(1, played=NOON)
    play = opened(home)
    monkeypatch.setattr(marks, "set_mark", fail)
    told = play.press("enter", "end", "enter")
    assert told[-2] == f"This could not be done: {why}."
    assert told[-1].startswith("My games: 1. Classic War: Ana, ")
    assert play.app.top is list_of(play)


def texts_of(play: Play, keys: list[str]) -> list[str]:
    """Press keys, and return the rows of the menu that they open."""
    play.press(*keys)
    return play.rows()


def test_each_kind_of_game_has_its_own_actions(home: Path) -> None:
    over = play_saved(1, played=NOON)
    play_saved(2, over=False, played=NOON + DAY)
    play = opened(home)
    assert texts_of(play, ["enter"]) == [
        "Go on with it", "Listen to it again", "Give it a name",
        "It is another player's game: do not count it", "Delete it",
    ]  # fmt: skip
    assert play.said()[-1].startswith("Classic War: Ana, not over, ")
    assert texts_of(play, ["escape", "down", "enter"]) == [
        "Listen to it again", "Give it a name",
        "It is another player's game: do not count it", "Delete it",
    ]  # fmt: skip
    assert play.press("enter")[-1].startswith("Listen again. Classic War")
    assert play.app.top.path == over  # type: ignore[attr-defined]
    play.press("escape", "end", "enter", "home", *["right"] * 5, "down", "down", "down")
    assert texts_of(play, ["enter"]) == ["Bring it back", "Delete it for good"]
    play.press("end", "enter")
    assert play.rows() == ["Keep it", "Delete it for good"]
    told = play.press("enter")
    assert play.rows() == ["Bring it back", "Delete it for good"] and len(told) == 1


def test_the_whole_list_of_games_is_shown_in_order(home: Path) -> None:
    play_saved(1, played=NOON)
    play_saved(2, game="drunkard", names=("Mira", "Ana", "Ben"), over=False, played=NOON - DAY)
    play = opened(home)
    shown = play.rows()
    assert shown[:3] == [
        "Show: all games, two games",
        "Game: all, two games",
        "Search: nothing, two games",
    ]
    assert shown[3].startswith("Classic War: Ana, ") and shown[4].startswith(
        "Drunkard: Ana and Ben"
    )
    assert shown[5] == "Move games and settings to another device" and len(shown) == 6
    assert play.app.top.get_screen_content().index == 3
    assert play.press("end")[-1] == "Move games and settings to another device. 6 of 6"
    assert play.press("enter")[-1].startswith(
        "Move games and settings to another device. Save games, "
    )


def test_words_are_searched_at_their_beginnings_in_names_games_and_days(home: Path) -> None:
    play_saved(1, names=("Mira", "Zora"), played=NOON)
    play_saved(2, game="drunkard", names=("Mira", "Ana", "Ben"), over=False, played=NOON - 90 * DAY)
    play = opened(home)
    for words, count in {
        "zor": "one game", "ora": "no games", "dru": "one game", "ben ana": "one game",
        "ben zora": "no games", "2026": "one game", "2025-12": "one game", "a": "one game",
    }.items():  # fmt: skip
        play.press("home", "down", "down", "enter", *["backspace"] * 12)
        typed = ["space" if char == " " else char for char in words]
        assert play.press(*typed, "enter")[-1].endswith(
            f"Search: {words}, {count}. 3 of {3 + 1 + (count == 'one game')}"
        ), words


def test_a_letter_finds_its_game_among_months(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(my_games, "NEWEST_LISTED_SINGLY", 1)
    for number, name in enumerate(("Ana", "Bob", "Cid", "Dan", "Eva")):
        play_saved(number, names=("Mira", name), played=NOON - 40 * number * DAY)
    play = opened(home)
    shown = play.rows()
    assert shown[4:] == [
        "January 2026, group of 1", "December 2025, group of 1", "November 2025, group of 1",
        "September 2025, group of 1", "Move games and settings to another device",
    ]  # fmt: skip
    for name in ("Bob", "Cid", "Dan", "Eva", "Ana"):
        said = play.press(*name.lower())
        assert f": {name}, " in said[-1], said
        play.wait(2)
    play.press(*"mov")
    assert play.said()[-1].startswith("Move games")
    play.wait(2)
    assert play.press(*"nov")[-1].startswith("November 2025")


def test_a_game_that_somebody_else_played_is_told_so_and_counts_no_more(home: Path) -> None:
    play_saved(1, played=NOON)
    play_saved(2, played=NOON + DAY)
    play = opened(home)
    index = play.app.game_index_updater.index
    assert len(list_read_matches(play)) == 2
    before = play.rows()[3]
    assert "you won" in before or "you lost" in before
    told = play.press("enter", "end", "up", "enter")
    assert told[-2] == "It no longer counts in your statistics and goals."
    assert play.rows()[3] == before.replace("you won", "Mira won").replace("you lost", "Mira lost")
    assert [one.entry.is_of_other_player for one in list_read_matches(play)] == [False]
    assert sum(entry.is_of_other_player for entry in index.list_entries()) == 1
    told = play.press("enter", "end", "up", "enter")
    assert told[-2] == "It counts in your statistics and goals now."
    assert play.rows()[3] == before and len(list_read_matches(play)) == 2


def list_read_matches(play: Play) -> list[FinishedMatch]:
    """Return the matches that count, after all files have been read."""
    index = play.app.game_index_updater.index
    for _ in (*index.refresh_with_progress(), *index.refresh_facts_with_progress()):
        pass
    return list_matches_begun_with_deal(index)


@pytest.mark.parametrize(
    ("language", "result", "own", "other"),
    [
        ("en", "won", "you won", "Mira won"),
        ("en", "lost", "you lost", "Mira lost"),
        ("en", "drawn", "a draw", "a draw, played by Mira"),
        ("en", "", "not over", "not over, played by Mira"),
        ("sr-Cyrl", "won", "победа", "побеђује Mira"),
    ],
)
def test_the_row_of_a_game_says_whose_it_is(
    home: Path, language: str, result: str, own: str, other: str
) -> None:
    app = Play(home, language).app
    ended = {"won": "win", "lost": "win", "drawn": "draw", "": ""}[result]
    winners = {"won": (0,), "lost": (1,), "drawn": (0, 1), "": ()}[result]
    entry = GameListEntry(
        "a.jsonl", game="classic", players=("Mira", "Ana"), bots={1: "random"},
        result=ended, seats=winners, tricks=7, ended="2026-03-02T11:00:00",
    )  # fmt: skip
    assert f"Ana, {own}, " in app.render(describe_game(entry))
    assert f"Ana, {other}, " in app.render(describe_game(replace(entry, is_of_other_player=True)))


def test_a_game_of_somebody_without_a_name_is_told_too(home: Path) -> None:
    app = Play(home).app
    for players in (("", "Ana"), (" ", "Ana"), ("none", "Ana")):
        entry = GameListEntry(
            "a.jsonl", game="classic", players=players, result="win", seats=(0,),
            is_of_other_player=True, ended="2026-03-02T11:00:00",
        )  # fmt: skip
        who = players[0].strip() or "somebody else"
        assert f"Ana, {who} won, " in app.render(describe_game(entry))
    empty = GameListEntry("a.jsonl", game="classic", is_of_other_player=True, ended=entry.ended)
    assert "played by somebody else" in app.render(describe_game(empty))


def test_a_game_of_another_player_is_found_by_the_players_name(home: Path) -> None:
    path = play_saved(1, played=NOON, names=("Zoe", "Ana"))
    play_saved(2, played=NOON + DAY, names=("Zoe", "Ana"))
    marks.set_mark(path, marks.OF_OTHER_PLAYER, True)
    play = opened(home)
    play.press("up", "enter", *"zoe", "enter")
    assert play.rows()[2] == "Search: zoe, one game"
    (row,) = (row for row in play.rows() if row.startswith("Classic War"))
    assert "Ana, Zoe won, " in row or "Ana, Zoe lost, " in row


def test_somebody_elses_running_game_is_not_offered_and_changes_nothing_of_the_player(
    home: Path,
) -> None:
    own = play_saved(1, over=False, played=NOON)
    other = play_saved(2, game="drunkard", over=False, played=NOON + DAY, names=("Ana", "Zoe"))
    assert find_newest_unfinished() is not None
    marks.set_mark(other, marks.OF_OTHER_PLAYER, True)
    newest = find_newest_unfinished()
    assert newest is not None and newest.path == own
    marks.set_mark(own, marks.OF_OTHER_PLAYER, True)
    assert find_newest_unfinished() is None
    marks.set_mark(own, marks.OF_OTHER_PLAYER, False)
    assert find_newest_unfinished() is not None


@pytest.mark.parametrize("of_other", [False, True])
def test_going_on_with_somebody_elses_game_does_not_change_the_players_level(
    home: Path, monkeypatch: pytest.MonkeyPatch, of_other: bool
) -> None:
    play = Play(home, game="drunkard", players=2, seed=3, fast=True)
    open_first_screen(play.app)
    table = play.app.top
    assert isinstance(table, TableScreen) and table.player_view.path is not None
    marks.set_mark(table.player_view.path, marks.OF_OTHER_PLAYER, of_other)
    done: list[str] = []
    for name in ("update_player_rating", "remember_choices_if_allowed"):
        monkeypatch.setattr(table_screen, name, lambda *given, name=name: done.append(name))
    table.on_step(Step(0, (End("win", (0,)),)))
    assert done == ([] if of_other else ["update_player_rating", "remember_choices_if_allowed"])


def test_in_somebody_elses_game_the_own_seat_is_called_by_its_name(home: Path) -> None:
    path = play_saved(1, played=NOON)
    play = Play(home)
    open_recorded_match(play.app, path)
    assert "Mira" not in play.said()[-1].partition(". Step")[0]
    marks.set_mark(path, marks.OF_OTHER_PLAYER, True)
    play = Play(home)
    open_recorded_match(play.app, path)
    assert "Mira" in play.said()[-1]
