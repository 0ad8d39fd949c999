"""Masks of signs: how much of each pixel a shape covers."""

from __future__ import annotations

import math

import pytest

from audiowar.frontends.suit_and_sign_shapes import CIRCLES_OVER_SIGNS, SIGN_POLYGONS, make_mask


def covered(mask: bytes) -> float:
    """Return how much of the square is covered, from 0 to 1."""
    return sum(mask) / 255 / len(mask)


@pytest.mark.parametrize("size", [9, 24])
def test_areas_are_right(size: int) -> None:
    assert covered(make_mask("D", size)) == pytest.approx(0.37, abs=0.02)
    assert covered(make_mask("circle", size)) == pytest.approx(math.pi / 4, abs=0.02)
    assert covered(make_mask("corner", size)) == pytest.approx(math.pi / 4, abs=0.03)
    edge = math.pi / 4 * (1 - 0.8**2)
    assert covered(make_mask("edge20", size)) == pytest.approx(edge, abs=0.03)


@pytest.mark.parametrize("sign", SIGN_POLYGONS)
def test_every_sign_is_inside_its_square_and_has_soft_edges(sign: str) -> None:
    mask = make_mask(sign, 24)
    assert len(mask) == 576 and 0.1 < covered(mask) < 0.9
    assert sign in ("out", "rising", "falling") or any(0 < part < 255 for part in mask)


def test_the_first_row_is_the_lowest() -> None:
    heart = make_mask("H", 40)
    lower, upper = heart[:800], heart[800:]
    assert sum(upper) > sum(lower), "a heart stands on its tip"


def test_signs_differ_without_colours() -> None:
    assert len({make_mask(sign, 30) for sign in SIGN_POLYGONS}) == len(SIGN_POLYGONS)
    for circles in CIRCLES_OVER_SIGNS.values():
        sizes = [1.0, *(size for size, _ in circles)]
        assert sizes == sorted(sizes, reverse=True), "each circle lies on the one before it"
