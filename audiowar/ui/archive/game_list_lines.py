"""Lines for the list of games, which describe a game or name a month."""

from __future__ import annotations

from audiowar.announce.game_wording import get_wording
from audiowar.announce.line import Line
from audiowar.announce.shared_lines import get_game_title
from audiowar.archive.game_list_entry import GameListEntry


def describe_game(record: GameListEntry) -> Line:
    """Return the line for a game in the list: name, opponents, result, length and time."""
    if not record.game:
        return Line(
            "games-newer" if record.fault == "newer" else "games-broken",
            {"path": record.file.rpartition("/")[2], "title": record.title or None},
        )
    args = {
        "title": record.title or None,
        "game": get_game_title(record.game),
        "players": list(record.opponent_names),
        "shared": record.is_shared,
        "result": record.own_result or "open",
        "tricks": record.tricks,
        "rounds": get_wording(record.game).calls_tricks_rounds,
        "when": record.ended,
    }
    return Line("games-item", args)


def month_line(month: str) -> Line:
    """Return the line that names a month, given as a string such as 2026-11."""
    year, number = month.split("-")
    return Line("games-month", {"month": f"m{int(number)}", "year": year})
