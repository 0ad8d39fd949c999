"""Give a command another key by pressing that key."""

from __future__ import annotations

from pathlib import Path

from audiowar.ui.core.key_labels import describe_command
from audiowar.ui.settings.remap_keys import RemapMenu
from tests.ui.front import Play


def remap(home: Path, command: str, *keys: str) -> tuple[Play, list[str]]:
    play = Play(home)
    play.app.open_screen(RemapMenu(play.app))
    for row in play.app.top.list_searchable_rows():  # type: ignore[attr-defined]
        does = row.label().args.get("does")
        if does is not None and does == describe_command(command):
            row.select()
            break
    else:
        raise AssertionError(command)
    return play, play.press("enter", *keys)


def test_the_pressed_key_does_it_from_now_on(home: Path) -> None:
    play, said = remap(home, "hand", "b")
    assert said == ["Press the new key for: your hand. Escape leaves it as it is.", "B: your hand."]
    assert play.app.keymap.find_command("b", "table") == "hand"
    assert play.app.keymap.find_command("h", "table") is None


def test_a_key_that_is_taken_is_said_and_nothing_changes(home: Path) -> None:
    play, said = remap(home, "hand", "p")
    assert said[-1] == "The key P is already taken: the cards on the table. Nothing has changed."
    assert play.app.keymap.find_command("p", "table") == "pot"


def test_a_key_of_anywhere_is_taken_at_the_table_too(home: Path) -> None:
    assert "is already taken" in remap(home, "hand", "f2")[1][-1]
    assert "is already taken" in remap(home, "next-language", "r")[1][-1]


def test_escape_leaves_the_key_as_it_was(home: Path) -> None:
    play, said = remap(home, "hand", "escape")
    assert said[-1].startswith("Cards. Press Enter, then the new key.")
    assert play.app.keymap.find_command("h", "table") == "hand"


def test_a_second_change_keeps_the_first(home: Path) -> None:
    remap(home, "hand", "b")
    play, _ = remap(home, "pot", "ctrl+p")
    assert play.app.keymap.find_command("b", "table") == "hand"
    assert play.app.keymap.find_command("ctrl+p", "table") == "pot"


def test_the_usual_keys_come_back(home: Path) -> None:
    play, _ = remap(home, "hand", "b")
    assert play.press("escape", "home", "enter")[-1] == "The default keys are back."
    assert play.app.keymap.find_command("h", "table") == "hand"


def test_a_folder_that_cannot_be_written_is_said(home: Path) -> None:
    home.write_text("in the way")
    assert "cannot be saved" in remap(home, "hand", "b")[1][-1]


def test_a_key_that_no_file_can_name_is_refused(home: Path) -> None:
    play, said = remap(home, "hand", "nonsense+b")
    assert said[-1] == play.app.catalogue.format_message("remap-no-key")
    assert play.cued()[-1] == "refusal"
    assert play.app.keymap.find_command("h", "table") == "hand" and not (home / "keys.ini").exists()


def test_keys_that_cannot_be_forgotten_are_told(home: Path) -> None:
    play, _ = remap(home, "hand", "b")
    (home / "keys.ini").unlink()
    (home / "keys.ini").mkdir()
    assert "cannot be saved" in play.press("escape", "home", "enter")[-1]
    assert play.cued()[-1] == "refusal"
    assert play.app.keymap.find_command("b", "table") == "hand"
