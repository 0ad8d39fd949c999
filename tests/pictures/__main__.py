"""Make the README's picture and sounds: `python -m tests.pictures [picture] [sounds] [OUT]`.

The picture shows the same game in the window and on the page of a phone; it wants Chromium, Xvfb
and the built page. The sounds want opusenc and lame.
"""

from __future__ import annotations

import base64
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from audiowar.ui.settings.output_settings import DEFAULT_TEXT_SIZE
from tests.end_to_end.rig.chromium import launch_windowless_browser
from tests.end_to_end.rig.screen import Screen
from tests.web.browser import AT_TABLE, Tab, serving, url

from .recording import write
from .window import LANGUAGE

OUT = Path(__file__).parents[2] / "pictures"
LANGUAGES = ("en", "es", "ro", "sr")
PHONE = {"width": 390, "height": 844}
HIGH = 600
"""The height of the picture, in pixels."""
FRAME = """<body style="margin:0;display:inline-flex;gap:24px;padding:12px;background:#fff">
<style>img {{ height: {high}px; border: 2px solid #808080; display: block }}</style>
{images}"""


def main(*words: str) -> None:
    """Make what is asked for, or everything."""
    wanted = set(words) & {"picture", "sounds"} or {"picture", "sounds"}
    out = next((Path(word) for word in words if word not in ("picture", "sounds")), OUT)
    out.mkdir(exist_ok=True)
    with TemporaryDirectory() as home:
        # Games are saved here, and not among the player's own.
        os.environ["AUDIOWAR_HOME"] = home
        make(wanted, out)


def make(wanted: set[str], out: Path) -> None:
    """Make the files."""
    if "picture" in wanted:
        take_picture(out / "window-and-page.png")
    if "sounds" in wanted:
        for language in LANGUAGES:
            write(language, out)


def take_picture(file: Path) -> None:
    """Take a picture of the window and of the page, side by side."""
    with TemporaryDirectory() as made:
        home, window, page = (Path(made) / name for name in ("home", "window.png", "page.png"))
        with Screen() as screen:
            command = [sys.executable, "-m", "tests.pictures.window", str(home), str(window)]
            environment = {**os.environ, "DISPLAY": screen.display, "AUDIOWAR_HOME": str(home)}
            subprocess.run(command, env=environment, check=True, timeout=120)
        with launch_windowless_browser() as browser:
            context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
            with serving() as running:
                show_page(Tab(context, url(running)), home)
                context.pages[-1].screenshot(path=page)
            context.close()
            together = browser.new_page(viewport={"width": 1400, "height": 640})
            together.set_content(
                FRAME.format(high=HIGH, images="".join(map(image, (window, page))))
            )
            together.locator("body").screenshot(path=file)


def show_page(tab: Tab, home: Path) -> None:
    """Go on with the same game on the page."""
    games = {
        str(path.relative_to(home)): path.read_text(encoding="utf-8")
        for path in home.rglob("*.jsonl")
    }
    tab.fill(games, language=LANGUAGE, name="Mira", size=DEFAULT_TEXT_SIZE).open().play()
    tab.press("Enter").wait(AT_TABLE)
    tab.press("ArrowRight", "ArrowRight")


def image(file: Path) -> str:
    """Return a picture as a part of a page."""
    return f'<img src="data:image/png;base64,{base64.b64encode(file.read_bytes()).decode()}">'


if __name__ == "__main__":
    main(*sys.argv[1:])
