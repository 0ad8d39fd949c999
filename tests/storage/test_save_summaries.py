"""What is told of the games that were left, without playing them again."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from audiowar.storage import saves
from audiowar.storage.match_transcript import Header, format_header
from audiowar.storage.save_summaries import (
    SaveSummary,
    find_newest_unfinished,
    has_ended,
    iter_unfinished,
    summarize_save,
)

HEADER = json.loads(format_header(Header("scientific", ("Žana", "Ana"), {}, 5)))
DEAL = {"event": "deal", "cards": [["2H"], ["2S"]]}
PUT = {"event": "put", "seat": 0, "down": [], "up": "2H"}
TAKE = {"event": "take", "seat": 0, "cards": ["2H", "2S"]}
END = {"event": "end", "result": "win", "seats": [0]}


def text(*lines: object) -> bytes:
    return "".join(json.dumps(line) + "\n" for line in lines).encode()


def kept(name: str, data: bytes, played: int = 1_000) -> Path:
    """Put a file among the saved games, played last at that time."""
    folder = saves.get_saves_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.jsonl"
    path.write_bytes(data)
    os.utime(path, (played, played))
    return path


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"", "empty"),
        (b"half a line", "damaged"),
        (text(HEADER)[:-1], "damaged"),
        (b"odd\n", "damaged"),
        (b"[" * 100_000 + b"\n", "damaged"),
        (text({**HEADER, "game": "patience"}, DEAL), "newer"),
        (text({**HEADER, "version": 2}, DEAL), "newer"),
        (text({**HEADER, "version": 0}, DEAL), "damaged"),
        (text({**HEADER, "version": "2"}, DEAL), "damaged"),
        (text([HEADER]), "damaged"),
        (text({"game": "scientific"}), "damaged"),
    ],
)
def test_what_cannot_be_read_says_why(home: Path, data: bytes, fault: str) -> None:
    path = kept("one", data)
    assert summarize_save(path, data.partition(b"\n")[0]).game == ""
    assert list(iter_unfinished()) == [SaveSummary(path, None, fault)]
    assert find_newest_unfinished() is None


@pytest.mark.parametrize(
    ("data", "over"),
    [
        (text(HEADER, DEAL, END), True),
        (text(HEADER, DEAL, END) + b"\n", False),
        (text(HEADER, DEAL, END, TAKE), False),
        (text(HEADER, END)[:-9], False),
        (text(HEADER, [END]), False),
        (b"", False),
    ],
)
def test_a_game_is_over_where_its_last_line_is_the_end(data: bytes, over: bool) -> None:
    assert has_ended(data) is over


def test_the_game_played_last_comes_first_and_one_that_is_over_goes_away(home: Path) -> None:
    old = kept("old", text(HEADER, DEAL), 1_000)
    new = kept("new", text(HEADER, DEAL, TAKE), 3_000)
    over = kept("over", text(HEADER, DEAL, END), 4_000)
    odd = kept("odd", b"odd\n", 2_000)
    assert [left.path for left in iter_unfinished()] == [new, odd, old]
    left = find_newest_unfinished()
    assert left is not None and left.path == new
    assert not over.exists() and (over.parent / saves.FINISHED_FOLDER / over.name).exists()


def test_a_game_that_cannot_be_opened_says_so_and_hides_no_other(home: Path) -> None:
    good = kept("good", text(HEADER, DEAL), 1_000)
    (closed := good.parent / "closed.jsonl").mkdir()
    assert [(left.path, left.fault) for left in iter_unfinished()] == [
        (closed, "unreadable"),
        (good, ""),
    ]
