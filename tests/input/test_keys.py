"""Names of keys, on every layout, and the layers of the key map."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiowar.input.commands import COMMANDS, GROUPS, get_buttons_by_command
from audiowar.input.key_names import find_basic_typing_key, parse_key
from audiowar.input.keymap import find_clash_problems, load_keymap
from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.discover_locales import discover_locales

USUAL = {
    "anywhere": """
        help f1, describe-keys ctrl+f1, manual shift+f1, next-language f2, detail f3,
        older f5, newer f6, oldest shift+f5, newest shift+f6, repeat backspace, copy ctrl+c,
        search ctrl+f, buffer-previous pageup, buffer-next pagedown, silence ctrl,
        slower f7, faster f8, sound-softer f9, sound-louder f10,
        speech-softer ctrl+f9, speech-louder ctrl+f10, full-screen f11
    """,
    "menu": """
        previous up, next down, first home, last end, less left, more right,
        enter enter, back escape
    """,
    "table": """
        card-previous left up, card-next right down, card-first home, card-last end, play enter,
        rules-now r, who-chooses t, owned e, power c, hand h, pot p, last-trick l, why y, coach g,
        rank-2 2, rank-3 3, rank-4 4, rank-5 5, rank-6 6, rank-7 7, rank-8 8, rank-9 9, rank-10 0,
        rank-jack j, rank-queen q, rank-king k, rank-ace a, rank-joker x,
        auto space, skip s, stop-timer ctrl+t, chat m, who-is-here w, menu escape
    """,
    "listen": """
        step-previous up, step-next down, trick-previous left, trick-next right,
        step-first home, step-last end, viewer v, war-next w, war-previous shift+w,
        joker-next x, joker-previous shift+x, revolution-next j, revolution-previous shift+j,
        out-next o, out-previous shift+o, review-next n, review-previous shift+n
    """,
}
"""The keys that players have learnt, and the names by which their files call what these do."""


def test_what_players_have_learnt_stays() -> None:
    known = {
        (name, where): tuple(keys)
        for where, said in USUAL.items()
        for name, *keys in map(str.split, said.split(","))
    }
    assert {(name, one.place): one.keys for name, one in COMMANDS.items()} == known


@pytest.mark.parametrize(
    ("char", "key"),
    [("r", "r"), ("R", "r"), ("р", "r"), ("т", "t"), ("е", "e"), ("ц", "c"), ("Џ", "x"),
     ("љ", "q"), ("ј", "j"), ("к", "k"), ("х", "h"), ("0", "0"), (" ", "space"), ("ñ", None),
     ("ș", None), ("š", None)],
)  # fmt: skip
def test_a_letter_is_the_same_key_on_every_layout(char: str, key: str | None) -> None:
    assert find_basic_typing_key(char) == key


@pytest.mark.parametrize(
    ("text", "key"),
    [("H", "h"), (" Ctrl+C ", "ctrl+c"), ("shift+ctrl+F5", "ctrl+shift+f5"), ("Р", "r"),
     ("banana", None), ("ctrl+banana", None), ("win+a", None), ("", None), ("+", "+"),
     ("ctrl++", "ctrl++"), ("control+c", "ctrl+c"), ("{", "{"), ("Ñ", "ñ"), ("comma", ","),
     ("ctrl+", None), ("\x00", None), ("f0", None), ("f13", None)],
)  # fmt: skip
def test_a_key_may_be_written_as_people_write(text: str, key: str | None) -> None:
    assert parse_key(text) == key


def test_the_default_keys_do_not_clash() -> None:
    assert find_clash_problems({name: command.keys for name, command in COMMANDS.items()}) == []


def test_every_key_of_a_command_is_written_canonically() -> None:
    for command in COMMANDS.values():
        assert [parse_key(key) for key in command.keys] == list(command.keys)


def test_the_keys_of_the_original_are_kept() -> None:
    keymap, _ = load_keymap([])
    assert [keymap.find_command(key, "table") for key in "rtec"] == [
        "rules-now", "who-chooses", "owned", "power",
    ]  # fmt: skip


def write(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def test_later_layers_win(tmp_path: Path) -> None:
    locale = write(tmp_path / "locale.ini", "[keys]\nhand = u\npot = o\n")
    user = write(tmp_path / "user.ini", "[keys]\nhand = ctrl+h, b\n")
    keymap, problems = load_keymap([locale, user])
    assert problems == []
    assert keymap.get_keys("hand") == ("ctrl+h", "b")
    assert keymap.find_command("o", "table") == "pot"
    assert keymap.find_command("h", "table") is None


@pytest.mark.parametrize(
    ("text", "reason"),
    [("[keys]\nfly = f\n", "unknown-command"), ("[keys]\nhand = banana\n", "unknown-key"),
     ("[keys]\nhand = p\n", "clash"), ("hand = h\n", "line"),
     ("[keys]\nhand\n", "line"), ("[keys]\n\0hand = h\n", "line"),
     ("[keys]\n" + "hand = h\n" * 20_000, "unreadable")],
)  # fmt: skip
def test_a_broken_line_is_told_and_the_others_count(tmp_path: Path, text: str, reason: str) -> None:
    keymap, problems = load_keymap([write(tmp_path / "keys.ini", text)])
    assert [problem.reason for problem in problems] == [reason]
    assert keymap.find_command("t", "table") == "who-chooses"


def test_a_clash_leaves_the_key_with_the_first(tmp_path: Path) -> None:
    keymap, problems = load_keymap([write(tmp_path / "keys.ini", "[keys]\npot = h\n")])
    assert keymap.find_command("h", "table") == "hand"
    assert (problems[0].command, problems[0].other_command, problems[0].key) == ("pot", "hand", "h")


def test_a_missing_file_is_no_problem(tmp_path: Path) -> None:
    assert load_keymap([tmp_path / "none.ini"])[1] == []


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    file = tmp_path / "keys.ini"
    file.write_bytes(b"\xff\xfe\x00")
    assert [problem.reason for problem in load_keymap([file])[1]] == ["unreadable"]


def test_a_key_that_two_commands_want_stays_with_the_one_that_nobody_can_do_without(
    tmp_path: Path,
) -> None:
    file = tmp_path / "keys.ini"
    file.write_text("[keys]\nhand = enter\nrules-now = escape\nbuffer-next = escape\n")
    keymap, problems = load_keymap([file])
    assert keymap.find_command("enter", "table") == "play"
    assert keymap.find_command("escape", "table") == "menu"
    assert keymap.find_command("escape", "menu") == "back"
    assert {problem.reason for problem in problems} == {"clash"}


@pytest.mark.parametrize(
    ("text", "command", "kept", "key", "place"),
    [
        ("play = escape", "play", ("enter",), "escape", "table"),
        ("menu = enter, f12", "menu", ("escape", "f12"), "enter", "table"),
        ("back = enter", "back", ("escape",), "enter", "menu"),
    ],
)
def test_no_command_takes_the_key_of_one_that_nobody_can_do_without(
    tmp_path: Path, text: str, command: str, kept: tuple[str, ...], key: str, place: str
) -> None:
    keymap, problems = load_keymap([write(tmp_path / "keys.ini", f"[keys]\n{text}\n")])
    assert keymap.get_keys(command) == kept
    assert keymap.find_command(key, place) not in (command, None)
    assert [problem.reason for problem in problems] == ["clash"]


def test_every_command_is_listed_in_one_group() -> None:
    assert sorted(name for group in GROUPS.values() for name in group) == sorted(COMMANDS)
    assert len(GROUPS["ranks"]) == 14 and set(GROUPS["ranks"]) == {
        name for name in COMMANDS if name[:5] == "rank-"
    }


def test_keys_without_a_letter_have_their_names() -> None:
    names = "up down left right home end pageup pagedown enter escape tab space backspace delete"
    for key in (*names.split(), "insert", "ctrl", *(f"f{n}" for n in range(1, 13))):
        assert parse_key(key.upper()) == key
        assert parse_key(f"shift+{key}") == f"shift+{key}"


def test_a_line_of_a_file_is_a_command_unless_it_is_a_comment_or_a_heading(tmp_path: Path) -> None:
    text = "\n".join(["# one", "; two", "[other]", "x", "[keys]", "xhand = h", " x", "pot = o"])
    keymap, problems = load_keymap([write(tmp_path / "keys.ini", text)])
    assert [(one.reason, one.command, one.line) for one in problems] == [
        ("line", "", 7), ("unknown-command", "xhand", 6),
    ]  # fmt: skip
    assert keymap.find_command("o", "table") == "pot"


@pytest.mark.parametrize("where", ["menu", "table", "listen"])
def test_a_key_that_works_anywhere_clashes_with_one_of_any_place(where: str) -> None:
    own = next(name for name, one in COMMANDS.items() if one.place == where)
    (clash,) = find_clash_problems({"repeat": ("z",), own: ("z",)})
    assert (clash.command, clash.key, clash.other_command) == (own, "z", "repeat")
    assert find_clash_problems({"previous": ("z",), "hand": ("z",)}) == []


def test_where_one_listens_again_its_own_keys_come_before_those_of_the_table() -> None:
    keymap, problems = load_keymap([])
    assert problems == []
    assert keymap.find_command("w", "listen") == "war-next"
    assert keymap.find_command("w", "table") == "who-is-here"
    assert keymap.find_command("r", "listen") == "rules-now"
    assert keymap.find_command("f3", "listen") == "detail"
    assert keymap.find_command("enter", "listen") == "play"
    assert keymap.find_command("v", "table") is None


def test_two_commands_that_work_anywhere_clash_once_for_a_key() -> None:
    (clash,) = find_clash_problems({"repeat": ("z",), "older": ("z",)})
    assert (clash.command, clash.key, clash.other_command) == ("older", "z", "repeat")


ROWS = {
    "table": ("play", "last-trick", "rules-now", "who-chooses", "owned", "power", "menu"),
    "more": ("why", "hand", "pot", "coach", "auto", "skip", "stop-timer"),
    "shared": ("chat", "who-is-here"),
    "listen": (
        *("step-previous", "step-next", "trick-previous", "trick-next", "war-next", "joker-next"),
        *("revolution-next", "out-next", "review-next", "viewer"),
    ),
    "menu": ("enter", "back", "less", "more"),
    "anywhere": ("older", "newer", "repeat", "silence"),
}
"""The buttons of a page, in the order in which players have learnt them."""


@pytest.mark.parametrize("row", ROWS)
def test_the_buttons_of_a_page_stand_in_rows_in_the_order_of_their_positions(row: str) -> None:
    buttons = {
        name: one for name, one in get_buttons_by_command(row).items() if not COMMANDS[name].game
    }
    assert tuple(buttons) == ROWS[row]
    assert [one.position for one in buttons.values()] == list(range(1, len(buttons) + 1))


def test_every_button_is_in_a_row_of_the_page_and_called_in_every_language() -> None:
    buttons = [one.button for one in COMMANDS.values() if one.button is not None]
    assert {one.row for one in buttons} == ROWS.keys()
    for tag in discover_locales():
        tell = Catalogue(tag, strict=True).format_message
        assert all(
            tell(f"page-button-{one.message_suffix}") for one in buttons if one.message_suffix
        )
