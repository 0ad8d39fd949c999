"""The picture as it is really drawn: every letter, every size, every colour, inside the window."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")

from audiowar.frontends.window_colours import THEMES  # noqa: E402
from audiowar.frontends.window_text_layout import MARGIN  # noqa: E402
from audiowar.rules.registry import GAMES  # noqa: E402
from audiowar.storage.setting_definitions import SETTINGS  # noqa: E402

from .rig import screen  # noqa: E402
from .rig.missing_programs import skip_without  # noqa: E402

pytestmark = skip_without(screen)

PAINTER = [sys.executable, "-m", "tests.end_to_end.view_painter"]
REPOSITORY = Path(__file__).parents[2]
LETTERS = (
    "čćđšžČĆĐŠŽáéíóúüñÁÉÍÓÚÜÑ¡¿ăâîșțĂÂÎȘȚ"
    "абвгдђежзијклљмнњопрстћуфхцчџшАБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШ"
)
CAPTIONS = ["Igraš kralja herc. Alis: kralj pik.", "Revolucionarni žandarmerijski štih."]
CARDS = [f"{rank} karo" for rank in ("As", "Kralj", "Dama", "Žandar", "Desetka", "Devetka")]


@pytest.fixture(scope="module")
def painter() -> Iterator[subprocess.Popen[str]]:
    """A program that paints, on a screen."""
    with (
        screen.Screen() as running,
        subprocess.Popen(
            PAINTER,
            env={**os.environ, "DISPLAY": running.display},
            cwd=REPOSITORY,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as program,
    ):
        yield program
        program.kill()


def case(**changed: Any) -> dict[str, Any]:
    """A picture to paint."""
    usual = {"theme": "dark", "size": 28, "captions": CAPTIONS, "lines": CARDS, "current": 2}
    return {**usual, **changed}


def paint(
    painter: subprocess.Popen[str],
    folder: Path,
    window: tuple[int, int],
    *cases: dict[str, Any],
) -> list[Any]:
    """Return the pixels of each case, rows x columns x colours."""
    file = folder / "pictures.npz"
    assert painter.stdin is not None and painter.stdout is not None
    painter.stdin.write(json.dumps({"window": window, "cases": cases, "file": str(file)}) + "\n")
    painter.stdin.flush()
    assert painter.stdout.readline() == "done\n"
    with np.load(file) as pictures:
        return [pictures[f"arr_{n}"] for n in range(len(cases))]


def paper(theme: str) -> Any:
    """Return the colour of the background."""
    return np.array(THEMES[theme].paper[:3], dtype=np.uint8)


def bar_of(picture: Any, theme: str) -> Any:
    """Return the numbers of the pixel rows whose left edge is not paper: the current line's."""
    return np.flatnonzero((picture[:, 2] != paper(theme)).any(axis=1))


@pytest.mark.parametrize("window", [(900, 600), (320, 240)])
def test_everything_lies_inside_at_every_size_and_in_every_colour(
    painter: subprocess.Popen[str], tmp_path: Path, window: tuple[int, int]
) -> None:
    cases = [case(theme=theme, size=size) for theme in THEMES for size in SETTINGS["size"].values]
    for one, picture in zip(cases, paint(painter, tmp_path, window, *cases), strict=True):
        bar = bar_of(picture, one["theme"])
        outside = np.ones(len(picture), dtype=bool)
        outside[bar] = False
        assert (picture[outside][:, -MARGIN // 2 :] == paper(one["theme"])).all(), one
        # The bar of the current line has one colour up to the right edge, unless a letter is cut.
        assert (picture[bar][:, -MARGIN // 2 :] == picture[bar[0], -1]).all(), one
        assert (picture[: MARGIN // 2] == paper(one["theme"])).all(), one


def test_the_current_line_has_a_bar_and_a_sign_and_moves_with_the_arrows(
    painter: subprocess.Popen[str], tmp_path: Path
) -> None:
    first, second, none = paint(
        painter, tmp_path, (900, 600), case(current=0), case(current=1), case(current=-1)
    )
    assert bar_of(first, "dark").min() < bar_of(second, "dark").min()
    assert len(bar_of(none, "dark")) == 0
    # The sign is drawn left of where all lines begin, in the colour of the paper.
    column = first[bar_of(first, "dark")][:, MARGIN : MARGIN + 20]
    assert (column == 0).any()


def test_every_letter_of_the_four_languages_is_drawn_and_none_as_a_box(
    painter: subprocess.Popen[str], tmp_path: Path
) -> None:
    # Nobody's alphabet: what a font without the letter shows in its place.
    cases = [case(captions=[], lines=[letter], current=-1) for letter in [*LETTERS, "\U000e0fff"]]
    *drawn, box = paint(painter, tmp_path, (320, 240), *cases)
    for letter, picture in zip(LETTERS, drawn, strict=True):
        assert picture.any(), letter
        assert (picture != box).any(), letter


def has(picture: Any, colour: tuple[int, ...]) -> bool:
    """Return whether any pixel has a colour."""
    return bool((picture == np.array(colour, dtype=np.uint8)).all(axis=2).any())


@pytest.mark.parametrize("theme", THEMES)
def test_a_table_is_drawn_in_the_colours_of_the_theme(
    painter: subprocess.Popen[str], tmp_path: Path, theme: str
) -> None:
    drawn = {"game": "scientific", "theme": theme, "size": 28, "current": 2}
    (picture,) = paint(painter, tmp_path, (900, 600), drawn)
    colours = THEMES[theme]
    wanted = (colours.paper, colours.ink, colours.felt, colours.focus, colours.card_face)
    assert all(has(picture, colour) for colour in (*wanted, colours.suits["H"]))
    assert (picture[0] == paper(theme)).all() and (picture[:, 0] == paper(theme)).all()
    assert (picture[-1] == paper(theme)).all() and (picture[:, -1] == paper(theme)).all()


def test_every_game_is_drawn(painter: subprocess.Popen[str], tmp_path: Path) -> None:
    cases = [{"game": game, "theme": "dark", "size": 24, "current": 0} for game in GAMES]
    for game, picture in zip(GAMES, paint(painter, tmp_path, (900, 600), *cases), strict=True):
        assert has(picture, THEMES["dark"].felt), game
