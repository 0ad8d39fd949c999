"""Create a new game, or list what a game still lacks.

`python -m tests.new_game NAME` lists what a game lacks. If the program cannot load the game, only
the reasons for that are listed; otherwise everything that `tests/game_gaps.py` finds.

`python -m tests.new_game NAME --begin luck|choice` creates a working game that lacks nothing: its
package, its texts in every language, its tests, its lines in the list of games and in README, and
its kept texts.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from audiowar import games

FOLDER = Path(games.__file__).parent
REPOSITORY = FOLDER.parents[1]
PROTOCOL = REPOSITORY / "PROTOCOL.md"
SAMPLES = Path(__file__).parent / "sample_games"
KINDS = ("luck", "choice")
KEPT = re.compile(r"kept: python -m ([^,]+), then")
"""Finds the command that writes a missing kept text in a line about this text."""


def find_gaps_that_prevent_loading(name: str) -> Iterator[str]:
    """Yield a line for each thing without which the program cannot load the game."""
    if not name.isidentifier():
        yield f"a name of letters, digits and underscores: {name!r} can be no package"
        return
    for module in ("__init__", "rules", "wording"):
        if not (FOLDER / name / f"{module}.py").exists():
            yield f"audiowar/games/{name}/{module}.py"
    if name not in games.NAMES:
        yield f"a line in audiowar/games/__init__.py: {name!r}"


def find_gaps(name: str) -> list[str]:
    """Return a line for each thing that a game lacks."""
    first = list(find_gaps_that_prevent_loading(name))
    if first:
        return first
    # Imported late, because this import loads the game.
    from tests.game_gaps import find_game_gaps

    return list(find_game_gaps(name))


def replace_game_name(text: str, name: str) -> str:
    """Return a text of a sample game, with the new game's name instead of "New Game"."""
    words = name.split("_")
    return (
        text.replace("new_game", name)
        .replace("new-game", "-".join(words))
        .replace("NewGame", "".join(word.capitalize() for word in words))
        .replace("New Game", " ".join(word.capitalize() for word in words))
    )


SERBIAN_SPELLING = str.maketrans(
    {"w": "v", "W": "V", "x": "ks", "X": "Ks", "q": "k", "Q": "K", "y": "i", "Y": "I"}
)
"""Serbian has no such letters. With one of them, a title would stay Latin in a Cyrillic text."""


def make_text_of_new_game(sample: Path, name: str) -> str:
    """Return the contents of a sample's file for a new game."""
    text = sample.read_text("utf-8")
    if sample.stem == "sr":
        title = replace_game_name("New Game", name).translate(SERBIAN_SPELLING)
        text = text.replace("New Game", title)
    return replace_game_name(text, name)


def create_game(name: str, kind: str) -> list[Path]:
    """Write the files of a new game from a sample, and add the game to lists. Return the files."""
    written = []
    for sample in sorted((SAMPLES / f"begin_{kind}").iterdir()):
        if sample.suffix == ".ftl":
            target = REPOSITORY / "locales" / sample.stem / "games" / f"{name}.ftl"
        elif sample.name == "examples.py":
            target = REPOSITORY / "tests" / "rules" / "games" / f"test_{name}.py"
        elif sample.suffix == ".py":
            target = FOLDER / name / sample.name
        else:
            continue
        target.parent.mkdir(exist_ok=True)
        target.write_text(make_text_of_new_game(sample, name), "utf-8", newline="\n")
        written.append(target)
    listed, readme = FOLDER / "__init__.py", REPOSITORY / "README.md"
    replace_once(listed, r"(NAMES = \(.*?)\n\)", rf'\1\n    "{name}",\n)')
    replace_once(
        readme, r"(- \*\*Games\*\*: [^.]*)\.", rf"\1,\n  {replace_game_name('New Game', name)}."
    )
    if kind == "choice":
        for word in ("card", "pick_up"):
            replace_once(
                PROTOCOL, rf"(\n\| `{word}` \|.*?)( \| (?:which|a player's pile))", rf"\1, {name}\2"
            )
        written.append(PROTOCOL)
    return [*written, listed, readme]


def replace_once(file: Path, pattern: str, new: str) -> None:
    """Replace the first match of a pattern in a file."""
    text = re.sub(pattern, new, file.read_text("utf-8"), count=1, flags=re.DOTALL)
    file.write_text(text, "utf-8", newline="\n")


def write_kept_texts(name: str) -> None:
    """Write all kept texts that a game lacks, and print the commands that were run for this."""
    for line in run_module("tests.new_game", name).splitlines():
        if found := KEPT.search(line):
            run_module(*found[1].split())
            print(f"has run: python -m {found[1]}")


def run_module(*words: str) -> str:
    """Run a module in a new process, which loads the new game. Return what it prints."""
    command = [sys.executable, "-m", *words]
    return subprocess.run(command, cwd=REPOSITORY, stdout=subprocess.PIPE, text=True).stdout


def main() -> int:
    """Create games or print what they lack. Return 1 if a game lacks something, otherwise 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.new_game", description=__doc__)
    parser.add_argument("names", nargs="+", metavar="NAME", help="the name of its package")
    parser.add_argument("--begin", choices=KINDS, help="make a running game of this kind")
    given = parser.parse_args()
    if given.begin is not None:
        return create_games(given.names, given.begin)
    found = [gap for name in given.names for gap in find_gaps(name)]
    print(*found or ["Nothing is missing."], sep="\n")
    return bool(found)


def create_games(names: list[str], kind: str) -> int:
    """Create games. Return 1 if a name cannot be used, otherwise 0."""
    for name in names:
        if not name.isidentifier() or name in games.NAMES or (FOLDER / name).exists():
            print(f"{name!r} is no new name of letters, digits and underscores.")
            return 1
        for file in create_game(name, kind):
            print(file.relative_to(REPOSITORY))
        write_kept_texts(name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
