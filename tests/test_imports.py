"""Packages import only from the layers below them, and no imports form a circle."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import audiowar

PACKAGE = Path(audiowar.__file__).parent


def find_modules() -> dict[str, Path]:
    """Return all source files of the program by module name."""
    return {
        ".".join(part for part in ("audiowar", *parts) if part != "__init__"): file
        for file in PACKAGE.rglob("*.py")
        for parts in [file.relative_to(PACKAGE).with_suffix("").parts]
    }


MODULES = find_modules()


@cache
def list_naming_nodes(file: Path) -> tuple[ast.AST, ...]:
    """Return all nodes of a file's syntax tree that import or name something."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    kinds = (ast.Import, ast.ImportFrom, ast.Name, ast.Attribute)
    return tuple(node for node in ast.walk(tree) if isinstance(node, kinds))


MAY_IMPORT = {
    "rules": set(),
    "l10n": {"resources"},
    "input": {"resources"},
    "speech": {"resources", "pyglet_audio_drivers"},
    "sound": {"resources", "pyglet_audio_drivers"},
    "bots": {"rules", "resources"},
    "storage": {"rules", "bots"},
    "table": {"rules", "bots", "storage"},
    "client": {"rules", "bots", "storage", "table", "publisher_info"},
    "archive": {"rules", "bots", "storage", "table"},
    "announce": {"rules", "l10n"},
    "server": {"rules", "bots", "storage", "table", "client"},
    "server.hosted_pages": {
        *("server", "client", "storage", "table", "web", "ui", "input", "l10n", "sound"),
        "resources",
    },
    "ui": {
        *("rules", "bots", "storage", "table", "client", "archive", "announce", "input", "l10n"),
        *("speech", "sound", "resources", "publisher_info"),
    },
    "web": {
        *("rules", "bots", "storage", "table", "client", "archive", "announce", "input", "l10n"),
        *("speech", "sound", "ui", "choose_player_language", "generate_manual", "resources"),
        "user_error",
    },
}
"""The other packages of audiowar that each package may import. `frontends` and `command_line` are
not listed, because they may import everything."""

LAYERS = {
    "ui": ("core", "settings", "table", "menus", "archive", "online", "lessons", ""),
    "server": (
        *("monitoring", "storage", "rooms", "maintenance", "net", "admin", ""),
        *("cluster", "hosted_pages"),
    ),
}
"""The parts of large packages, lowest first; "" is the package itself. No part imports a later
one."""


PACKAGE_OF_GAME_MODULE = {
    "rules": "rules",
    "events": "rules",
    "wording": "announce",
    "explain_trick": "announce",
    "describe_choice_cost": "announce",
    "odds": "rules",
    "rule_of_thumb": "bots",
    "bots_and_coach": "bots",
    "strong_bot": "bots",
    "review_takeaways": "bots",
    "bots": "bots",
    "betting_bots": "bots",
    "lessons": "ui",
    "coach": "ui",
    "commands": "input",
}
"""The package whose rules for imports hold for each module of a game, by the module's name."""


def get_package(name: str) -> str:
    """Return the package of `MAY_IMPORT` that a module belongs to."""
    parts = name.split(".")
    if len(parts) > 3 and parts[1] == "games":
        return PACKAGE_OF_GAME_MODULE[parts[3]]
    if ".".join(parts[1:3]) in MAY_IMPORT:
        return ".".join(parts[1:3])
    return parts[1] if len(parts) > 1 else name


def find_imported_packages(file: Path) -> set[str]:
    """Return the packages of audiowar that a file imports."""
    found = set()
    for node in list_naming_nodes(file):
        if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            parts = node.module.split(".")
            if parts[0] == "audiowar":
                found |= {get_package(node.module)} if parts[1:] else {a.name for a in node.names}
        elif isinstance(node, ast.Import):
            found |= {get_package(a.name) for a in node.names if a.name.startswith("audiowar.")}
    return found


def list_files(room: str) -> list[Path]:
    """Return the files of a package, and the modules of games that belong to it."""
    return [file for name, file in MODULES.items() if get_package(name) == room]


@pytest.mark.parametrize("room", list(MAY_IMPORT))
def test_a_room_imports_only_what_lies_below(room: str) -> None:
    assert list_files(room)
    for file in list_files(room):
        assert find_imported_packages(file) <= MAY_IMPORT[room] | {room, "__version__"}, file


def get_package_and_part(name: str) -> tuple[str, str]:
    """Return the package that a module belongs to, and its part of this package."""
    parts = name.split(".")
    file = MODULES.get(name)
    inner = parts[1:] if file is None or file.name == "__init__.py" else parts[1:-1]
    return (inner[0] if inner else ""), (inner[1] if len(inner) > 1 else "")


@pytest.mark.parametrize("package", list(LAYERS))
def test_a_part_imports_no_part_above_it(package: str) -> None:
    order = LAYERS[package]
    seen = set()
    for name, file in MODULES.items():
        if not name.startswith(f"audiowar.{package}.") or file.name == "__init__.py":
            continue
        own = get_package_and_part(name)[1]
        seen.add(own)
        for target in list_imported_modules(name, file):
            other, part = get_package_and_part(target)
            if other == package and target != f"audiowar.{package}":
                assert order.index(part) <= order.index(own), (name, target)
    assert seen == set(order)


def list_imported_modules(name: str, file: Path) -> list[str]:
    """Return the full names of the modules that a file imports."""
    package = name if file.name == "__init__.py" else name.rpartition(".")[0]
    found = []
    for node in list_naming_nodes(file):
        if isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*above, *([node.module] if node.module else [])])
            names = [f"{base}.{alias.name}" for alias in node.names]
            found += [one if one in MODULES else base for one in names]
    return [one for one in found if one in MODULES]


def list_game_files() -> list[Path]:
    """Return the files of all games."""
    found = list((PACKAGE / "games").glob("*/*.py"))
    assert len(found) > 20
    return found


def test_every_module_of_a_game_belongs_to_a_room() -> None:
    for file in list_game_files():
        assert file.stem in {*PACKAGE_OF_GAME_MODULE, "__init__"}, file


def test_games_do_not_know_each_other() -> None:
    for file in list_game_files():
        for node in list_naming_nodes(file):
            if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
                parts = node.module.split(".")
                assert parts[:2] != ["audiowar", "games"] or parts[2] == file.parent.name, file
            assert not isinstance(node, ast.ImportFrom) or node.level < 2, file


def test_the_rules_import_nothing_but_the_standard_library() -> None:
    import sys

    for file in list_files("rules"):
        for node in list_naming_nodes(file):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                names = [node.module or ""]
            for name in names:
                inside = name.startswith("audiowar.") and get_package(name) == "rules"
                assert inside or name.split(".")[0] in sys.stdlib_module_names, (file, name)
                assert name.split(".")[0] not in {"time", "os", "io", "socket", "secrets"}


def test_only_a_game_knows_a_game() -> None:
    """Other packages use only what all games have, not the bots of one game."""
    apart = ("audiowar.games.",)
    for name in MODULES:
        if not name.startswith(apart):
            assert not any(one.startswith(apart) for one in list_needed_modules(name)), name


# Circles


@cache
def list_needed_modules(name: str) -> set[str]:
    """Return the modules that a module imports, by relative or late imports too."""
    file = MODULES[name]
    inside = name.split(".") if file.name == "__init__.py" else name.split(".")[:-1]
    found = set()
    for node in list_naming_nodes(file):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = inside[: len(inside) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            found |= {
                f"{base}.{a.name}" if f"{base}.{a.name}" in MODULES else base for a in node.names
            }
    return {one for one in found if one in MODULES and one != name}


def list_names_leading_to_circles(graph: dict[str, set[str]]) -> list[str]:
    """Return the names that are in a circle or lead to one; empty if there is none."""
    left = {name: set(wanted) for name, wanted in graph.items()}
    while free := [name for name, wanted in left.items() if not wanted & left.keys()]:
        for name in free:
            del left[name]
    return sorted(left)


def test_no_room_needs_itself_by_way_of_another() -> None:
    rooms: dict[str, set[str]] = {}
    for name in MODULES:
        room = get_package(name)
        wanted = {get_package(one) for one in list_needed_modules(name) if "." in one}
        rooms.setdefault(room, set()).update(wanted - {room})
    assert list_names_leading_to_circles(rooms) == []


def test_no_module_needs_itself_by_way_of_another() -> None:
    graph = {name: list_needed_modules(name) for name in MODULES}
    assert list_names_leading_to_circles(graph) == []


def test_a_circle_is_found() -> None:
    assert list_names_leading_to_circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}) == [
        "a",
        "b",
        "c",
        "d",
    ]
    assert list_names_leading_to_circles({"a": {"b"}, "b": {"c"}, "c": set()}) == []


# The seat

HIDDEN_FROM_SCREENS = {
    "runner",
    "header",
    "seed",
    "step_observers",
    "record_step",
    "match",
    "state",
}
"""Attributes that screens must not use, because they see a table only through a player view."""
NOT_FOR_SCREENS = {
    "ME",
    "PERSON_SEAT",
    "Match",
    "Table",
    "TableRunner",
    "Header",
    "TranscriptReplayer",
    "project",
    "reveal_all_secrets",
}
"""Names that a screen must not import or use."""
ALLOWED_SEEDS = {("new_game.py", "seed"), ("launch_options.py", "seed"), ("worker.py", "seed")}
"""Files that may use `seed`: it comes from the command line, and is passed on to create a table. A
page's worker seeds its random numbers, so that no two workers have the same ones."""


SCREENS = sorted(file for room in ("ui", "web") for file in list_files(room))


def test_a_screen_sees_a_table_only_through_its_seat() -> None:
    places = [(file, node) for file in SCREENS for node in list_naming_nodes(file)]
    for file, node in places:
        if isinstance(node, ast.Attribute) and node.attr in HIDDEN_FROM_SCREENS:
            assert (file.name, node.attr) in ALLOWED_SEEDS, (file.name, node.lineno)
        names = [node.id] if isinstance(node, ast.Name) else []
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            names = [alias.name for alias in node.names]
        assert not NOT_FOR_SCREENS & set(names), (file.name, names)


def test_what_tells_a_table_knows_no_session() -> None:
    found = list((PACKAGE / "announce").rglob("*.py"))
    assert found
    for file in found:
        assert "session" not in find_imported_packages(file), file
