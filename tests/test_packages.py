"""The installed program holds every package of the source tree."""

from __future__ import annotations

import configparser
from pathlib import Path

import audiowar

PACKAGE = Path(audiowar.__file__).parent
SETUP = PACKAGE.parent / "setup.cfg"


def test_every_package_of_the_tree_is_installed() -> None:
    reader = configparser.ConfigParser()
    reader.read(SETUP, encoding="utf-8")
    listed = set(reader["options"]["packages"].split())
    found = {
        ".".join(file.parent.relative_to(PACKAGE.parent).parts) for file in PACKAGE.rglob("*.py")
    }
    games = {name for name in found if name.startswith("audiowar.games.")}
    assert found - games <= listed, found - games - listed


def test_every_game_is_installed_with_the_list_of_games() -> None:
    reader = configparser.ConfigParser()
    reader.read(SETUP, encoding="utf-8")
    patterns = reader["options.package_data"]["audiowar.games"].split(",")
    carried = {
        file
        for pattern in patterns
        for file in (PACKAGE / "games").glob(pattern.strip())
        if file.suffix == ".py"
    }
    assert carried and carried == set((PACKAGE / "games").glob("*/**/*.py"))
