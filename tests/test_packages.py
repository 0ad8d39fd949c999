"""The installed program contains every package of the source tree."""

from __future__ import annotations

import configparser
import re
import subprocess
import sys
from pathlib import Path

import pytest

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


AS_ON = """
import runpy, sys, sysconfig
usual, abi, folder = sysconfig.get_config_var, *sys.argv[1:]
sysconfig.get_config_var = lambda name: abi if name == "SOABI" else usual(name)
sys.argv[:] = ["setup.py", "egg_info", "--egg-base", folder]
runpy.run_path("setup.py", run_name="__main__")
"""
"""Runs setup.py like pip, as if Python was built for another C library."""


def requirements(abi: str, folder: Path) -> set[str]:
    """Return the names of the packages that are required where Python has this ABI."""
    folder.mkdir()
    command = (sys.executable, "-c", AS_ON, abi, str(folder))
    subprocess.run(command, cwd=SETUP.parent, check=True, capture_output=True)
    text = (folder / "audiowar.egg-info" / "requires.txt").read_text(encoding="utf-8")
    without_extras = re.sub(r"(?ms)^\[\w[^\n]*$.*?(?=^\[|\Z)", "", text)
    return set(re.findall(r"^[\w.-]+", without_extras, re.M))


@pytest.mark.deep
def test_only_where_a_library_has_no_wheel_it_is_left_out(tmp_path: Path) -> None:
    everywhere = requirements("cpython-312-x86_64-linux-gnu", tmp_path / "gnu")
    musl = requirements("cpython-312-x86_64-linux-musl", tmp_path / "musl")
    assert everywhere - musl == {"accesskit", "espeakng-loader"}
    assert musl < everywhere and {"pyglet", "orjson", "pywin32"} <= musl
