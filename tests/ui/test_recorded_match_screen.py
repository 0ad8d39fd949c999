"""A recorded match is narrated exactly as the live match was, from every point of it."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from audiowar.announce.announcement import Announcement, AnnouncementKind
from audiowar.announce.line import Line
from audiowar.announce.render_lines import render_lines
from audiowar.archive.recorded_match import RecordedMatch
from audiowar.bots.registry import DEFAULT_BOT, make_bot
from audiowar.l10n.catalogue import DETAILS
from audiowar.rules.events import Event, Seat
from audiowar.rules.match import Match
from audiowar.storage import saves
from audiowar.storage.match_transcript import (
    OWN_SEAT_FIELD,
    Header,
    format_transcript,
    parse_transcript,
)
from audiowar.storage.replay_transcript import TranscriptReplayer
from audiowar.table.bot_players import seat_bots_from_header
from audiowar.table.pace import FixedPace
from audiowar.table.player_view import LocalPlayerView
from audiowar.table.step_events import Step
from audiowar.table.table import Table
from audiowar.table.table_runner import TableRunner
from audiowar.ui.archive.recorded_match_screen import RecordedMatchScreen, open_recorded_match
from audiowar.ui.core import long_work_screen
from audiowar.ui.core.long_work_screen import LongWorkScreen
from audiowar.ui.core.menu import Menu
from audiowar.ui.table.cursor import Cursor
from audiowar.ui.table.scene_to_draw import SceneCache
from audiowar.ui.table.table_screen import TableScreen
from tests.golden.told.cases import NAMES
from tests.short_games import make_limit_options
from tests.ui.front import Play

ONLY_LISTENING = "You are only listening. To decide differently, play on from here."
TABLES = [
    ("casino", 2),
    ("tod_und_leben", 2),
    *(
        pytest.param(game, players, marks=pytest.mark.deep)
        for game, players in (("scientific", 3), ("razboi", 3), ("steal", 2))
    ),
]
"""Games with money and with rounds; those in which much is told take long."""


def play_live(
    play: Play, game: str, players: int, seat: Seat, person: str = DEFAULT_BOT
) -> tuple[Path, list[Announcement]]:
    """Play a match at the usual table screen. Return its file and everything that was said."""
    text, told = play_once(game, players, seat, person, play.app.settings.get("remarks"))
    path = saves.get_saves_folder() / saves.FINISHED_FOLDER / f"{game}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path, told


@cache
def play_once(
    game: str, players: int, seat: Seat, person: str, remarks: str
) -> tuple[str, list[Announcement]]:
    """Play a match. Return its transcript and everything that was said."""
    bots = {str(other): DEFAULT_BOT for other in range(players) if other != seat}
    more = {"bots": bots, OWN_SEAT_FIELD: seat, "bot_seed": 3, "remark_seed": 4}
    options = make_limit_options(game, 60)
    table = Table(Header(game, NAMES[:players], options, 5, extra_fields=more))
    happened: list[Event] = []
    table.record_step = happened.extend
    runner = TableRunner(table, None, FixedPace(0.0))
    seat_bots_from_header(runner, [seat])
    view = LocalPlayerView(runner, seat)
    play = Play(saves.get_saves_folder().parent / "live")
    play.app.settings.set(remarks=remarks)
    screen = LiveTable(play, view)
    told: list[Announcement] = []
    bot = make_bot(person, game, 9)

    def record(announcement: Announcement, spoken_lines: Sequence[Line] | None = None) -> None:
        told.append(announcement)

    play.app.announce = record  # type: ignore[method-assign]
    runner.start()
    for turn in range(100_000):
        runner.run_due(turn * 100.0)
        screen.step_announcer.speak_waiting_remark()
        if view.view().over:
            break
        if (question := view.view().question) is not None:
            view.answer(question.number, bot.choose(view.view()))
        elif runner.is_paused:
            view.advance()
        screen.step_announcer.speak_waiting_remark()
    return format_transcript(table.header, happened), told


class LiveTable(TableScreen):
    """A table screen that narrates the match only, without the cursor and hints about keys."""

    def __init__(self, play: Play, view: LocalPlayerView) -> None:
        super().__init__(play.app, view)
        self.cursor = QuietCursor(play.app, view)

    def skip_key_hint_lines(self, step: Step) -> list[Line]:
        """Return no hint."""
        return []


class QuietCursor(Cursor):
    """A cursor that adds no lines to questions."""

    def take_lines_after_question(self, view: object) -> list[Line]:
        return []


def texts(play: Play, told: list[Announcement]) -> list[str]:
    """Return the text of each step at the current level of detail, with its remark."""
    found: list[str] = []
    for one in told:
        text = render_lines(one.lines, play.app.catalogue, play.app.detail)
        if one.kind is AnnouncementKind.REMARK and found:
            found[-1] = f"{found[-1]} {text}"
        elif text:
            found.append(text)
    return found


def listening(play: Play, path: Path) -> RecordedMatchScreen:
    open_recorded_match(play.app, path)
    play.settle()
    screen = play.app.top
    assert isinstance(screen, RecordedMatchScreen)
    return screen


def walk(play: Play, key: str) -> list[str]:
    """Press a key until the edge. Return what was said."""
    told: list[str] = []
    for _ in range(5000):
        edges = play.cued().count("edge")
        said = play.press(key)
        if play.cued().count("edge") > edges:
            return told
        told += said
    raise AssertionError("no edge")


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_walking_forward_tells_what_was_told_live_and_back_the_same(
    home: Path, game: str, players: int
) -> None:
    play = Play(home)
    play.app.settings.set(remarks="often")
    seat = players - 1
    path, told = play_live(play, game, players, seat)
    screen = listening(play, path)
    for detail in DETAILS:
        play.app.settings.set(detail=detail)
        live = texts(play, told)
        play.press("home")
        first = render_lines(screen.narrate_step(0), play.app.catalogue, play.app.detail)
        forward = [*filter(None, [first]), *walk(play, "down")]
        assert forward == live
        back = walk(play, "up")
        assert [forward[-1], *back] == list(reversed(forward))


@pytest.fixture
def match(home: Path) -> tuple[Play, RecordedMatchScreen]:
    """A match of Scientific War with three players, opened at its last seat."""
    play = Play(home)
    path, _ = play_live(play, "scientific", 3, 2)
    return play, listening(play, path)


def heard(play: Play, screen: RecordedMatchScreen) -> str:
    """Return the text of the current step."""
    return render_lines(screen.narrate_step(screen.index), play.app.catalogue, play.app.detail)


def test_entering_says_what_is_heard_by_whom_and_where(
    match: tuple[Play, RecordedMatchScreen],
) -> None:
    play, screen = match
    (told,) = play.said()[-1:]
    assert "Listen again. Scientific War, trick 1. You hear what you knew then." in told
    assert f"Step 1 of {len(screen.recorded)}." in told


def test_jumps_go_to_every_moment_and_back(match: tuple[Play, RecordedMatchScreen]) -> None:
    play, screen = match
    for key, moment in {"w": "war", "x": "joker", "j": "revolution", "o": "out"}.items():
        play.press("home")
        there = [screen.recorded.find_nearest_moment(moment, -1, 1)]
        while (found := screen.recorded.find_nearest_moment(moment, there[-1] or 0, 1)) is not None:
            there.append(found)
        assert there[0] is not None
        for index in there:
            said = play.press(key)
            assert screen.index == index
            trick = screen.recorded.get_trick_of_step(index)
            assert said[-1] == f"Trick {trick}. {heard(play, screen)}"
        assert play.press(key)[-1].endswith("after this.")
        assert screen.index == there[-1]
        play.press("end")
        for index in reversed(there):
            if index != len(screen.recorded) - 1:
                play.press(f"shift+{key}")
                assert screen.index == index
        assert play.press(f"shift+{key}")[-1].endswith("before this.")


def test_the_arrows_go_from_trick_to_trick(match: tuple[Play, RecordedMatchScreen]) -> None:
    play, screen = match
    play.press("right", "right", "right")
    assert trick_here(screen) == 3
    assert play.press("left")[-1].startswith("Trick 2. ")
    play.press("up")
    assert trick_here(screen) == 2
    assert play.press("right")[-1].startswith("Trick 2. ")
    play.app.handle_typed_line("17")
    assert trick_here(screen) == 17
    play.app.handle_typed_line("9999")
    assert play.said()[-1] == "There is no trick 9999 in this game."
    assert trick_here(screen) == 17
    choose(play, "Go to a trick")
    assert play.press("5", "enter")[-1].startswith("Trick 5. ")
    assert play.app.top is screen


def trick_here(screen: RecordedMatchScreen) -> int:
    """Return the number of the trick to which the current step belongs."""
    return screen.recorded.get_trick_of_step(screen.index)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_each_trick_is_told_whole_with_the_number_that_r_told_while_it_was_played(
    home: Path, game: str, players: int
) -> None:
    play = Play(home)
    path, _ = play_live(play, game, players, players - 1)
    screen = listening(play, path)
    title = "Round" if game == "casino" else "Trick"
    whole = [play.press("home")[-1], *walk(play, "down")]
    play.press("home")
    told = walk_from_trick_to_trick(play)
    for number, text in enumerate(told, 1):
        assert text.startswith(f"{title} {number}. "), text
    # From trick to trick, all that happened is told, and nothing twice.
    assert [whole[0], *(text.split(". ", 1)[1] for text in told)] == join_tricks(screen, whole)
    for number in {1, 2, len(told) // 2, len(told)}:
        play.app.handle_typed_line(str(number))
        assert play.said()[-1] == told[number - 1]
        steps = screen.recorded.find_steps_of_trick(number)
        asked = screen.recorded.get_view_after_step(steps.start - 1, None).asked
        # Where players choose, R is pressed before the step; where cards are turned, after it.
        screen.speak_step(steps.start - 1 if asked else steps[-1])
        assert f"{title.lower()} {number}." in play.press("r")[-1]
    play.app.handle_typed_line(str(len(told) + 1))
    assert play.said()[-1] == f"There is no trick {len(told) + 1} in this game."


def walk_from_trick_to_trick(play: Play) -> list[str]:
    """Go to the next trick until there is none. Return what was said."""
    told: list[str] = []
    while not (said := play.press("right")[-1]).endswith("after this."):
        told.append(said)
    return told


def join_tricks(screen: RecordedMatchScreen, told: list[str]) -> list[str]:
    """Return the text of the deal and of each trick. `told` has one text for each told step."""
    texts = iter(told)
    by_trick: dict[int, list[str]] = {}
    for index in range(len(screen.recorded)):
        lines = screen.narrate_step(index)
        if render_lines(lines, screen.app.catalogue, screen.app.detail) or index == 0:
            by_trick.setdefault(screen.recorded.get_trick_of_step(index), []).append(next(texts))
    assert next(texts, None) is None
    return [" ".join(parts) for parts in by_trick.values()]


@pytest.mark.parametrize("game", ["scientific", "casino", "tod_und_leben"])
def test_coming_back_from_the_menu_names_the_trick_that_is_told(home: Path, game: str) -> None:
    """So does the title above the drawn table."""
    play = Play(home)
    path, _ = play_live(play, game, 2, 1)
    screen = listening(play, path)
    title = "round" if game == "casino" else "trick"
    last = trick_here_at_the_end(screen)
    for number in (1, 2, last):
        screen.go_to_trick(number)
        told = heard(play, screen)
        play.press("enter")
        again = play.press("escape")[-1]
        assert f", {title} {number}. " in again and again.endswith(told)
        assert SceneCache().get_scene(play.app, screen).title.endswith(f", {title} {number}.")
    if game == "tod_und_leben":
        # The last trick of a round belongs to this round, although the next one is dealt already.
        ends = [n for n in range(1, last) if "round 1 by" in told_of_trick(play, screen, n)]
        screen.go_to_trick(ends[0])
        assert play.app.render(screen.position_line()).endswith(f"round 1, trick {ends[0]}.")


def told_of_trick(play: Play, screen: RecordedMatchScreen, number: int) -> str:
    screen.go_to_trick(number)
    return play.said()[-1]


def trick_here_at_the_end(screen: RecordedMatchScreen) -> int:
    """Return the number of the last trick."""
    return screen.recorded.get_trick_of_step(len(screen.recorded) - 1)


@pytest.mark.parametrize("game", ["scientific", "steal", "casino"])
def test_a_trick_that_is_only_asked_about_is_told_by_its_question(home: Path, game: str) -> None:
    play = Play(home)
    path, _ = play_live(play, game, 2, 1)
    screen = listening(play, path)
    end = screen.recorded.find_end_of_trick(1)
    assert end is not None
    path.write_text(screen.recorded.format_transcript_until(end), encoding="utf-8")
    play.app.settings.set(detail="full")
    screen = listening(play, path)
    play.app.handle_typed_line("2")
    question = screen.take_question_lines()
    asked = render_lines(question, play.app.catalogue, play.app.detail)
    title = "Round" if game == "casino" else "Trick"
    assert asked and play.said()[-1] == f"{title} 2. {asked}"
    assert screen.index == end and screen.recorded.find_end_of_trick(3) is None
    assert play.press("home", "right")[-1].startswith(f"{title} 1. ")
    assert play.press("right")[-1] == "No trick after this."


def test_the_keys_of_the_table_speak_of_the_recorded_point(home: Path) -> None:
    """R, T, E, H, P, L, Y and C say at each step what a table restored from there says."""
    play = Play(home)
    path, _ = play_live(play, "scientific", 3, 2)
    screen = listening(play, path)
    for trick in (2, 7, 4):
        screen.go_to_trick(trick)
        there = RecordedMatch(screen.recorded.format_transcript_until(screen.index).encode())
        fresh = Play(home)
        view = LocalPlayerView(TableRunner(Table(there.header), None, FixedPace(0.0)), 2)
        view.runner.table.match = replayed(there)
        table = TableScreen(fresh.app, view)
        view.runner.log += there.steps
        table.step_announcer.add_past_steps_to_history()
        fresh.app.push_screen_silently(table)
        for key in ("r", "t", "e", "h", "p", "l", "y", "c"):
            told = play.press(key)[-1:]
            # Keys that would answer at a table only say that here.
            assert told == [ONLY_LISTENING] or told == fresh.press(key)[-1:], key


def replayed(recorded: RecordedMatch) -> Match:
    """Replay a transcript and return the match."""
    replay = TranscriptReplayer(
        *parse_transcript(recorded.format_transcript_until(len(recorded) - 1))
    )
    assert list(replay)
    return replay.match


def test_everything_open_and_every_seat_can_be_heard(
    match: tuple[Play, RecordedMatchScreen],
) -> None:
    play, screen = match
    play.press("right", "right")
    trick = screen.index
    own = heard(play, screen)
    assert play.press("v")[-1].startswith("You hear everything open.")
    told = play.press("h")[-1]
    table = screen.recorded.get_match_after_step(trick)
    for seat, name in enumerate(screen.names):
        assert f"{name}, hand: " in told
        assert table.state.hands[seat]
    assert "First choose whose knowledge" in play.press("g")[-1]
    assert play.press("v")[-1].startswith("You hear what Mira knew then.")
    assert "Mira" not in play.press("h")[-1]
    assert play.press("v")[-1].startswith("You hear what Ana knew then.")
    assert play.press("v")[-1] == f"You hear what you knew then. {own}"
    assert screen.index == trick


def test_while_a_match_runs_only_ones_own_knowledge_is_heard(home: Path) -> None:
    play = Play(home)
    path, _ = play_live(play, "scientific", 3, 2)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[: len(lines) // 2]))
    listening(play, path)
    assert play.press("v") == ["That comes with the end of the game."]
    assert play.press("n") == ["That comes with the end of the game."]
    play.press("enter")
    menu = play.app.top
    assert isinstance(menu, Menu)
    labels = [play.app.render(item.label()) for item in menu.items]
    assert "Whose knowledge to hear" not in labels
    assert "Play on from here, against bots" in labels


@pytest.mark.parametrize(
    ("game", "players"),
    [("armed", 2), pytest.param("scientific", 3, marks=pytest.mark.deep), ("steal", 2)],
)
def test_the_review_names_moments_to_jump_to(home: Path, game: str, players: int) -> None:
    play = Play(home)
    path, _ = play_live(play, game, players, 1, "random")
    screen = listening(play, path)
    play.press("n")
    play.wait(1)
    moments = screen.list_found_review_moments()
    assert moments
    assert moments == sorted(moments, key=lambda one: one.step_index)
    play.press("home")
    for moment in moments:
        if moment.step_index > screen.index:
            told = play.press("n")[-1]
            comment = play.app.render(moment.line)
            assert comment.startswith(f"Trick {moment.trick}")
            assert told.startswith(comment.rstrip("."))
            assert screen.index == moment.step_index
            # After the comment, nothing is told of any other trick.
            after = told.removeprefix(comment.rstrip(".")).lstrip(". ")
            assert screen.view().question is not None
            assert screen.view().trick == moment.trick
            if trick_here(screen) == moment.trick:
                assert after.endswith(heard(play, screen))
            else:
                asked = screen.take_question_lines()
                assert after == render_lines(asked, play.app.catalogue, play.app.detail)
            here = screen.index
            assert play.press("right")[-1].startswith(f"Trick {moment.trick}. ")
            screen.speak_step(here)
    assert play.press("n")[-1] == "Nothing that the review names after this."


def test_the_strong_bot_decides_with_what_the_seat_knew(
    match: tuple[Play, RecordedMatchScreen],
) -> None:
    """Its advice is that of the coach at a table that was played only up to this point."""
    play, screen = match
    play.press("right", "right", "right")
    view, trick = screen.view(), screen.index
    assert view.question is not None
    there = RecordedMatch(screen.recorded.format_transcript_until(trick).encode())
    told = play.press("g")[-1]
    path = screen.path.with_name("short.jsonl")
    path.write_text(there.format_transcript_until(len(there) - 1), encoding="utf-8")
    again = listening(play, path)
    play.press("end")
    assert again.index == trick
    assert play.press("g")[-1] == told
    assert play.press("home", "g")[-1] != told


def choose(play: Play, row: str) -> list[str]:
    """Open the menu at the current point and choose a row."""
    play.press("enter")
    play.go_to(row)
    return play.press("enter")


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_playing_on_leaves_the_record_and_continues_its_cards(
    home: Path, game: str, players: int
) -> None:
    play = Play(home)
    path, _ = play_live(play, game, players, players - 1)
    before = path.read_bytes()
    screen = listening(play, path)
    screen.go_to_trick(3)
    view = screen.view()
    choose(play, "Play on from here")
    table = play.app.top
    assert isinstance(table, TableScreen) and not isinstance(table, RecordedMatchScreen)
    now = table.view()
    assert (now.viewer, now.trick, now.owned, now.hands, now.stacks, now.piles) == (
        *(view.viewer, view.trick, view.owned, view.hands, view.stacks, view.piles),
    )
    (new,) = saves.get_saves_folder().glob("*.jsonl")
    assert path.read_bytes() == before
    own = new.read_bytes()
    first = before.index(b"\n") + 1
    assert before[first:].startswith(own[own.index(b"\n") + 1 :])
    play.press("escape")
    labels = [play.app.render(row.label()) for row in play.app.top.list_searchable_rows()]  # type: ignore[attr-defined]
    assert "Listen to this game again" in labels


def test_exports_are_files_that_replay_and_read(match: tuple[Play, RecordedMatchScreen]) -> None:
    play, screen = match
    folder = saves.get_saves_folder().parent / "exported"
    choose(play, "Save the record")
    copy = folder / f"{screen.path.stem}.jsonl"
    assert str(copy) in play.said()[-1]
    assert copy.read_bytes() == screen.path.read_bytes()
    play.press("escape")
    choose(play, "Save the game as text")
    told = (folder / f"{screen.path.stem}.txt").read_text(encoding="utf-8")
    assert told.startswith("The cards are dealt, fourteen cards each.\nTrick 1. You play ")
    assert "You" in told and "{" not in told


def test_the_record_up_to_here_can_be_copied(match: tuple[Play, RecordedMatchScreen]) -> None:
    play, screen = match
    play.press("right", "right")
    assert choose(play, "Copy the record") == ["Copied: the record up to here."]
    (copied,) = play.front.copied
    assert copied == screen.recorded.format_transcript_until(screen.index)


def test_a_damaged_record_is_heard_as_far_as_it_goes(home: Path) -> None:
    play = Play(home)
    path, _ = play_live(play, "razboi", 3, 0)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:40], b"broken\n", *lines[41:]]))
    listening(play, path)
    assert "The record is damaged: it can be heard up to that point." in play.said()[-1]
    assert play.press("end")


def test_nothing_can_be_decided_in_what_is_over(match: tuple[Play, RecordedMatchScreen]) -> None:
    play, screen = match
    screen.carry_out_game_command_result("swap")
    assert play.said()[-1] == ONLY_LISTENING
    for key in ("space", "s", "5", "k"):
        assert "nothing" in play.press(key)[-1]
    play.press("escape")
    assert screen not in play.app.screens


def test_a_long_match_says_how_far_it_is_read_and_can_be_stopped(
    match: tuple[Play, RecordedMatchScreen], monkeypatch: pytest.MonkeyPatch
) -> None:
    play, screen = match
    for name in ("FIRST_SLICE_SECONDS", "SLICE_SECONDS", "PROGRESS_INTERVAL_SECONDS"):
        monkeypatch.setattr(long_work_screen, name, 0.0)
    before = play.app.top
    open_recorded_match(play.app, screen.path)
    reading = play.app.top
    assert isinstance(reading, LongWorkScreen)
    reading.run_due(play.app.clock())
    assert any("percent done" in text for text in play.said()[-3:])
    play.press("escape")
    assert play.app.top is before

    open_recorded_match(play.app, screen.path)
    for _ in range(len(screen.recorded) + 2):
        if isinstance(reading := play.app.top, LongWorkScreen):
            reading.run_due(play.app.clock())
    opened = play.app.top
    assert isinstance(opened, RecordedMatchScreen) and opened is not screen
    assert len(opened.recorded) == len(screen.recorded)


@pytest.mark.parametrize("server", [False, True])
def test_garbage_is_not_looked_for_in_what_was_read_while_it_is_open(
    match: tuple[Play, RecordedMatchScreen], monkeypatch: pytest.MonkeyPatch, server: bool
) -> None:
    play, screen = match
    done: list[str] = []
    monkeypatch.setattr(gc, "get_freeze_count", lambda: 9000 if server else 0)
    monkeypatch.setattr(gc, "freeze", lambda: done.append("freeze"))
    monkeypatch.setattr(gc, "unfreeze", lambda: done.append("unfreeze"))
    open_recorded_match(play.app, screen.path)
    assert done == ([] if server else ["freeze"])
    play.press("escape")
    assert done == ([] if server else ["freeze", "unfreeze"])
