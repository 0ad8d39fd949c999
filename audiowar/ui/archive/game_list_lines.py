"""Lines for the list of games, which describe a game or name a month."""

from __future__ import annotations

from audiowar.announce.common_lines import get_game_title
from audiowar.announce.game_wording import get_wording
from audiowar.announce.line import Line
from audiowar.archive.game_list_entry import GameListEntry


def describe_game(entry: GameListEntry) -> Line:
    """Return the line for a game in the list: name, opponents, result, length and time."""
    if not entry.game:
        return Line(
            "games-newer" if entry.fault == "newer" else "games-broken",
            {"path": entry.file.rpartition("/")[2], "title": entry.title or None},
        )
    args = {
        "title": entry.title or None,
        "game": get_game_title(entry.game),
        "players": list(entry.opponent_names),
        "shared": entry.is_shared,
        "result": entry.own_result or "open",
        "other": entry.is_of_other_player,
        "player": get_own_seat_name(entry) or Line("games-somebody"),
        "tricks": entry.tricks,
        "rounds": get_wording(entry.game).calls_tricks_rounds,
        "when": entry.ended,
    }
    return Line("games-item", args)


def get_own_seat_name(entry: GameListEntry) -> str:
    """Return the name of the person who played in the own seat; "" if there is none."""
    return entry.players[entry.seat].strip() if entry.seat < len(entry.players) else ""


def month_line(month: str) -> Line:
    """Return the line that names a month, given as a string such as 2026-11."""
    year, number = month.split("-")
    return Line("games-month", {"month": f"m{int(number)}", "year": year})
