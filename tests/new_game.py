"""What a game still lacks, and a game to begin with.

`python -m tests.new_game NAME` lists what a game lacks: first what must stand before the program
starts with it, as that loads every listed game; then all that `tests/lacking.py` looks for.

`python -m tests.new_game NAME --begin luck|choice` makes a running game that lacks nothing: its
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
"""What writes a kept text that is missing."""


def find_first_gaps(name: str) -> Iterator[str]:
    """Yield what a game lacks to be known at all, each in a line."""
    if not name.isidentifier():
        yield f"a name of letters, digits and underscores: {name!r} can be no package"
        return
    for module in ("__init__", "rules", "wording"):
        if not (FOLDER / name / f"{module}.py").exists():
            yield f"audiowar/games/{name}/{module}.py"
    if name not in games.NAMES:
        yield f"a line in audiowar/games/__init__.py: {name!r}"


def find_gaps(name: str) -> list[str]:
    """Return what a game lacks, each in a line."""
    first = list(find_first_gaps(name))
    if first:
        return first
    # Loads the game.
    from tests.lacking import lacking

    return list(lacking(name))


def rename(text: str, name: str) -> str:
    """Return a text of a sample with the name of the game in place of "New Game"."""
    words = name.split("_")
    return (
        text.replace("new_game", name)
        .replace("new-game", "-".join(words))
        .replace("NewGame", "".join(word.capitalize() for word in words))
        .replace("New Game", " ".join(word.capitalize() for word in words))
    )


def begin(name: str, kind: str) -> list[Path]:
    """Write the files of a new game from a sample, and its lines; return what was written."""
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
        target.write_text(rename(sample.read_text("utf-8"), name), "utf-8", newline="\n")
        written.append(target)
    listed, readme = FOLDER / "__init__.py", REPOSITORY / "README.md"
    replace_once(listed, r"(NAMES = \(.*?)\n\)", rf'\1\n    "{name}",\n)')
    replace_once(readme, r"(- \*\*Games\*\*: [^.]*)\.", rf"\1,\n  {rename('New Game', name)}.")
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
    """Write all kept texts that a game lacks."""
    for line in run("tests.new_game", name).splitlines():
        if found := KEPT.search(line):
            run(*found[1].split())
            print(f"python -m {found[1]}")


def run(*words: str) -> str:
    """Run a module in a program of its own, which loads the new game; return what it prints."""
    command = [sys.executable, "-m", *words]
    return subprocess.run(command, cwd=REPOSITORY, stdout=subprocess.PIPE, text=True).stdout


def main() -> int:
    """Begin a game or print what games lack; return 1 if they lack something, 2 without a game."""
    parser = argparse.ArgumentParser(prog="python -m tests.new_game", description=__doc__)
    parser.add_argument("names", nargs="+", metavar="NAME", help="the name of its package")
    parser.add_argument("--begin", choices=KINDS, help="make a running game of this kind")
    given = parser.parse_args()
    if given.begin is not None:
        return begin_games(given.names, given.begin)
    found = [gap for name in given.names for gap in find_gaps(name)]
    print(*found or ["Nothing is missing."], sep="\n")
    return bool(found)


def begin_games(names: list[str], kind: str) -> int:
    """Begin games; return 1 if a name cannot be used."""
    for name in names:
        if not name.isidentifier() or name in games.NAMES or (FOLDER / name).exists():
            print(f"{name!r} is no new name of letters, digits and underscores.")
            return 1
        for file in begin(name, kind):
            print(file.relative_to(REPOSITORY))
        write_kept_texts(name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
