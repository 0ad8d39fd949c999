"""The page is built for the tests where it is missing or older than what it is made of."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from . import page_built

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
    """A repository in small, whose tools are all there."""
    for name in ("audiowar/game.py", "locales/en/ui.ftl", "sounds/a.wav", "packaging/web/build"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(BUILD if path.name == "build" else "")
    monkeypatch.setattr(page_built, "TOP", tmp_path)
    monkeypatch.setattr(page_built, "WORK", tmp_path / "build" / "web")
    monkeypatch.setattr(page_built, "SITE_FOLDER", tmp_path / "audiowar" / "web" / "site")
    monkeypatch.setattr(page_built, "TOOLS", ("python3",))
    (tmp_path / "audiowar" / "web").mkdir()
    return tmp_path


def builds(top: Path) -> int:
    """How often the page was built."""
    count = top / "packaging" / "web" / "count.log"
    return len(count.read_text()) if count.exists() else 0


def later(path: Path) -> None:
    """Let a file be newer than the page."""
    made = (page_built.SITE_FOLDER / "site.json").stat().st_mtime
    os.utime(path, (made + 5, made + 5))


def test_it_is_built_once(top: Path) -> None:
    for _ in range(2):
        assert page_built.absent() == ""
        assert (page_built.SITE_FOLDER / "index.html").read_text() == "new"
        assert builds(top) == 1


@pytest.mark.parametrize(
    "name", ["audiowar/game.py", "locales/en/ui.ftl", "sounds/a.wav", "packaging/web/build"]
)
def test_it_is_built_anew_when_what_it_is_made_of_has_changed(top: Path, name: str) -> None:
    assert page_built.absent() == ""
    later(top / name)
    (page_built.SITE_FOLDER / "left over").write_text("")
    assert page_built.outdated()
    assert page_built.absent() == ""
    assert builds(top) == 2 and not (page_built.SITE_FOLDER / "left over").exists()


def test_what_it_is_not_made_of_may_change(top: Path) -> None:
    assert page_built.absent() == ""
    for name in ("audiowar/web/site/index.html", "audiowar/__pycache__/game.pyc", "README.md"):
        path = top / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
        later(path)
    assert not page_built.outdated()


def test_without_its_tools_it_says_which_are_missing(
    top: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_built, "TOOLS", ("python3", "no-such-encoder"))
    assert "needs no-such-encoder" in page_built.absent()
    assert builds(top) == 0


def test_what_the_builder_says_is_told_and_the_old_page_stays(top: Path) -> None:
    assert page_built.absent() == ""
    script = top / "packaging" / "web" / "build"
    script.write_text("raise SystemExit('no network')")
    later(script)
    assert "no network" in page_built.absent()
    assert (page_built.SITE_FOLDER / "index.html").is_file()


def test_the_tools_are_those_that_the_readme_names() -> None:
    readme = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
    told = readme[readme.index("Building needs") :].partition(".")[0]
    assert all(tool in told for tool in page_built.TOOLS if tool != "node"), told
