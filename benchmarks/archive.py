"""Measure the program with thousands of finished games.

    python -m benchmarks.archive [--games 5000] [--rounds 25]
    python -m benchmarks.archive --page --games 500 --rounds 8

In each round the terminal program starts once with no game and once with all games, so that the
ratio stays valid when the machine's speed changes. Then the index of all games is created, updated
and searched as for the list of games. With `--page` a built page starts in Chromium instead, once
with no game and once with all games in its store.
"""

from __future__ import annotations

import os
import shutil
import statistics
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from random import Random

from audiowar.archive.game_index import GameIndex
from audiowar.bots.registry import make_bot
from audiowar.rules.registry import GAMES
from audiowar.storage import save_file, saves
from audiowar.storage.match_transcript import Header
from audiowar.storage.settings import DATA_FOLDER_VARIABLE, Settings
from audiowar.table.bot_tournament import play_match
from audiowar.table.table import Table
from audiowar.ui.archive.my_games import GameFilter

from .start import time_first_line

PLAYED_PER_KIND = 10
"""The number of matches of each game that are really played. The rest are copies of these."""
HOUR = 3600


def play_games(folder: Path) -> list[Path]:
    """Play matches of every game, and return their files."""
    found = []
    for game, variant in GAMES.items():
        for seed in range(PLAYED_PER_KIND):
            count = variant.players[seed % len(variant.players)]
            names = ("Mira", *(f"Ana {n}" for n in range(1, count)))
            bots = {str(seat): "sensible" for seat in range(1, count)}
            table = Table(Header(game, names, {}, seed, extra_fields={"bots": bots}))
            save = save_file.create_save(table.header, folder)
            table.record_step = save.append_step
            play_match(table, [make_bot("random", game, Random(seed)) for _ in names])
            save.close()
            assert save.path is not None
            found.append(save.path)
    return found


def fill_folder(home: Path, count: int) -> int:
    """Fill a data folder with finished games, one for each hour. Return their size in bytes."""
    folder = home / "games"
    games = play_games(folder)
    size = 0
    for number in range(count):
        one = games[number % len(games)]
        at = time.time() - number * HOUR
        name = f"{time.strftime('%Y%m%d-%H%M%S', time.localtime(at))}-{number:06}-x.jsonl"
        path = folder / saves.FINISHED_FOLDER / name
        shutil.copyfile(one, path)
        os.utime(path, (at, at))
        size += path.stat().st_size
    for one in games:
        one.unlink()
    return size


def time_call(do: Callable[[], object]) -> float:
    """Return how many seconds a call takes."""
    began = time.perf_counter()
    do()
    return time.perf_counter() - began


def measure_index(home: Path) -> None:
    """Print how long it takes to make the index, to load and update it, and to search it."""
    os.environ[DATA_FOLDER_VARIABLE] = str(home)
    made = time_call(lambda: list(GameIndex().refresh_with_progress()))
    index = GameIndex()
    again = time_call(lambda: list(index.refresh_with_progress()))
    records = index.list_entries()
    search = GameFilter(words="ana 2")
    found = time_call(lambda: search.select(records, lambda one: " ".join(one.players)))
    print(f"index of {len(records)} games made in {made:.2f} s, read and renewed in {again:.3f} s,")
    print(f"searched in {found:.3f} s")


def measure_page(homes: list[Path], rounds: int) -> None:
    """Print how long the page takes to show its first menu, without games and with all games."""
    from tests.end_to_end.rig.chromium import launch_windowless_browser
    from tests.web.browser import STARTS, Tab, serving, url

    with launch_windowless_browser() as chromium, serving() as running:
        tabs = []
        for home in homes:
            finished = (home / "games" / saves.FINISHED_FOLDER).glob("*.jsonl")
            files = {f"games/finished/{path.name}": path.read_text() for path in finished}
            tab = Tab(chromium.new_context(locale="en-GB"), url(running))
            tab.fill(files, language="en", name="Mira").open().play()
            # From the second start on, the page uses a prepared interpreter.
            tab.wait(STARTS, seconds=60)
            tabs.append(tab)

        def start(tab: Tab) -> float:
            tab.page.goto("about:blank")
            return time_call(lambda: tab.open().play())

        print_pairs("first menu", [(start(tabs[0]), start(tabs[1])) for _ in range(rounds)])


def print_pairs(what: str, pairs: list[tuple[float, float]]) -> None:
    """Print the times without and with games, and their ratio."""
    none, full = zip(*pairs, strict=True)
    ratios = sorted(with_all / without for without, with_all in pairs)
    print(f"{what} with no game {statistics.median(none):.3f} s, ", end="")
    print(f"with all games {statistics.median(full):.3f} s,")
    print(f"ratio {statistics.median(ratios):.3f} [{ratios[0]:.3f} to {ratios[-1]:.3f}]")


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--page", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        homes = [Path(folder) / name for name in ("none", "all")]
        for home in homes:
            Settings(home).set(language="en", name="Mira")
        size = fill_folder(homes[1], args.games)
        print(f"{args.games} games, {size / 1e6:.0f} MB", file=sys.stderr)
        if args.page:
            measure_page(homes, args.rounds)
            return
        envs = [{**os.environ, DATA_FOLDER_VARIABLE: str(home)} for home in homes]
        pairs = [
            (time_first_line(envs[0]), time_first_line(envs[1])) for _ in range(args.rounds + 1)
        ][1:]
        print_pairs("first line", pairs)
        measure_index(homes[1])


if __name__ == "__main__":
    main()
