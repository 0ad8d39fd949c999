"""Measure how long a professor's choice and the coach's answer take, here or in the page.

    python -m benchmarks.bots_times [--page] [--matches N]

The matches have two, three, four and eight players. With --page, they are played in Chromium with
the built page's Python, as for a player of the page. The times are milliseconds of processor time
here, and of clock time in the page. Also prints a digest of the choices, which is the same in both
places.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from audiowar.games.scientific.bots.characters import BOT_MAKERS
from audiowar.games.scientific.bots.coach_advice import list_advised_choices
from audiowar.rules.chance import SeededChance
from audiowar.rules.events import Event
from audiowar.rules.match import Match
from audiowar.rules.projection import project_event, project_view
from audiowar.rules.registry import get_variant

TRICKS = 30
"""The number of tricks of a match that are played."""
PAGE = "bots_times.html"
PAGE_SCRIPT = """async ([source, matches]) => {
  const { loadPyodide } = await import("./python/pyodide.mjs");
  const { unpackZip } = await import("./unpack_zip.js");
  const py = await loadPyodide({ indexURL: new URL("./python/", location.href).href });
  const core = await (await fetch("core.zip")).arrayBuffer();
  unpackZip(py.FS, py.runPython("import site; site.getsitepackages()[0]"), core);
  py.globals.set("__name__", "bots_times");
  py.runPython(source);
  return py.globals.get("measure_as_json")(matches);
}"""
Result = TypeVar("Result")


def take_time(times: list[float], function: Callable[[], Result]) -> Result:
    """Call a function, add the milliseconds that it took to `times`, and return its result."""
    clock = getattr(time, "thread_time", time.perf_counter)
    before = clock()
    result = function()
    times.append(1000 * (clock() - before))
    return result


def measure(players: int, matches: int) -> dict[str, Any]:
    """Let professors play matches. Return the times of choices and advice, and a digest."""
    choices: list[float] = []
    answers: list[float] = []
    digest = hashlib.sha256()
    for seed in range(matches):
        match = Match(get_variant("scientific"), players, {}, SeededChance(seed))
        bots = [BOT_MAKERS["professor"](seed * 8 + seat) for seat in range(players)]
        history: list[Event] = []
        events = match.start()
        while not match.end_event and match.state.trick <= TRICKS:
            for event in events:
                history.append(project_event(event, 0))
                for seat, bot in enumerate(bots):
                    bot.observe(project_event(event, seat))
            seat = next(iter(match.questions))
            view = project_view(match, seat)
            if seat == 0:
                take_time(answers, lambda: list_advised_choices(view, history))  # noqa: B023
            choice = take_time(choices, lambda: bots[seat].choose(view))  # noqa: B023
            digest.update(f"{seat} {choice} ".encode())
            events = match.answer(seat, choice)
    return {"choices": choices, "answers": answers, "digest": digest.hexdigest()[:16]}


def measure_as_json(matches: int) -> str:
    """Return the measurements by number of players as JSON, which a page can pass on."""
    return json.dumps({players: measure(players, matches) for players in (2, 3, 4, 8)})


def measure_in_page(matches: int) -> str:
    """Return what `measure_as_json` returns in the built page."""
    from playwright.sync_api import sync_playwright

    from tests.end_to_end.rig.chromium import PROGRAM
    from tests.web.browser import serving, url

    source = Path(__file__).read_text(encoding="utf-8")
    with sync_playwright() as driver, serving() as running:
        browser = driver.chromium.launch(executable_path=PROGRAM, args=["--no-sandbox"])
        page = browser.new_page()
        page.set_default_timeout(0)
        # This page has no content security policy, so that the script may run `source`.
        page.route(f"**/{PAGE}", lambda route: route.fulfill(body="", content_type="text/html"))
        page.goto(url(running) + PAGE)
        found: str = page.evaluate(PAGE_SCRIPT, [source, matches])
        browser.close()
    return found


def describe(times: list[float]) -> str:
    """Return the percentiles of some times."""
    times = sorted(times)
    half, most = (times[int(len(times) * part)] for part in (0.5, 0.99))
    return f"p50 {half:.0f} ms, p99 {most:.0f} ms, longest {times[-1]:.0f} ms ({len(times)})"


def main() -> None:
    # The page's Python has no argparse.
    from argparse import ArgumentParser, RawDescriptionHelpFormatter

    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("--page", action="store_true")
    parser.add_argument("--matches", type=int, default=3)
    wanted = parser.parse_args()
    found = json.loads((measure_in_page if wanted.page else measure_as_json)(wanted.matches))
    for players, line in found.items():
        print(f"{players} players: a choice {describe(line['choices'])}")
        print(f"{players} players: the coach {describe(line['answers'])}; {line['digest']}")


if __name__ == "__main__":
    main()
