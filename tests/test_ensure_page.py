"""The page is built for the tests if it is missing or older than its sources."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from . import ensure_page

BUILD = """
import json, sys
from pathlib import Path
out = Path(sys.argv[-1])
out.mkdir(parents=True)
(out / "index.html").write_text("new")
(out / "site.json").write_text("{}")
count = Path(__file__).with_name("count.log")
count.write_text(count.read_text() + "." if count.exists() else ".")
"""


@pytest.fixture
def top(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small repository with all tools for building the page."""
    for name in ("audiowar/game.py", "locales/en/ui.ftl", "sounds/a.wav", "packaging/web/build"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(BUILD if path.name == "build" else "")
    monkeypatch.setattr(ensure_page, "TOP", tmp_path)
    monkeypatch.setattr(ensure_page, "WORK", tmp_path / "build" / "web")
    monkeypatch.setattr(ensure_page, "SITE_FOLDER", tmp_path / "audiowar" / "web" / "site")
    monkeypatch.setattr(ensure_page, "TOOLS", ("python3",))
    (tmp_path / "audiowar" / "web").mkdir()
    return tmp_path


def count_builds(top: Path) -> int:
    """Return how many times the page was built."""
    count = top / "packaging" / "web" / "count.log"
    return len(count.read_text()) if count.exists() else 0


def make_newer(path: Path) -> None:
    """Make a file newer than the page."""
    made = (ensure_page.SITE_FOLDER / "site.json").stat().st_mtime
    os.utime(path, (made + 5, made + 5))


def test_it_is_built_once(top: Path) -> None:
    for _ in range(2):
        assert ensure_page.ensure_page_and_get_problem() == ""
        assert (ensure_page.SITE_FOLDER / "index.html").read_text() == "new"
        assert count_builds(top) == 1


@pytest.mark.parametrize(
    "name", ["audiowar/game.py", "locales/en/ui.ftl", "sounds/a.wav", "packaging/web/build"]
)
def test_it_is_built_anew_when_what_it_is_made_of_has_changed(top: Path, name: str) -> None:
    assert ensure_page.ensure_page_and_get_problem() == ""
    make_newer(top / name)
    (ensure_page.SITE_FOLDER / "left over").write_text("")
    assert ensure_page.is_page_outdated()
    assert ensure_page.ensure_page_and_get_problem() == ""
    assert count_builds(top) == 2 and not (ensure_page.SITE_FOLDER / "left over").exists()


def test_what_it_is_not_made_of_may_change(top: Path) -> None:
    assert ensure_page.ensure_page_and_get_problem() == ""
    for name in ("audiowar/web/site/index.html", "audiowar/__pycache__/game.pyc", "README.md"):
        path = top / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
        make_newer(path)
    assert not ensure_page.is_page_outdated()


def test_without_its_tools_it_says_which_are_missing(
    top: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ensure_page, "TOOLS", ("python3", "no-such-encoder"))
    assert "needs no-such-encoder" in ensure_page.ensure_page_and_get_problem()
    assert count_builds(top) == 0


def test_what_the_builder_says_is_told_and_the_old_page_stays(top: Path) -> None:
    assert ensure_page.ensure_page_and_get_problem() == ""
    script = top / "packaging" / "web" / "build"
    script.write_text("raise SystemExit('no network')")
    make_newer(script)
    assert "no network" in ensure_page.ensure_page_and_get_problem()
    assert (ensure_page.SITE_FOLDER / "index.html").is_file()


def test_the_tools_are_those_that_the_readme_names() -> None:
    readme = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
    told = readme[readme.index("Building needs") :].partition(".")[0]
    assert all(tool in told for tool in ensure_page.TOOLS if tool != "node"), told
