"""The sums of ratings agree with those of a library, for two players and for more."""

from __future__ import annotations

import pytest

from audiowar.table.rating_model import (
    INITIAL_RATING,
    Rating,
    compute_ratings_after_match,
)

OF_THE_LIBRARY = [
    (
        [INITIAL_RATING, INITIAL_RATING],
        [1, 2],
        [(27.635389493, 8.065901414), (22.364610507, 8.065901414)],
    ),
    ([INITIAL_RATING, INITIAL_RATING], [1, 1], [(25.0, 8.065901414), (25.0, 8.065901414)]),
    (
        [Rating(31.5, 2.5), INITIAL_RATING, Rating(22, 6)],
        [2, 1, 3],
        [(31.42237814, 2.497013385), (28.854930701, 8.093596534), (20.448110124, 5.87713031)],
    ),
    (
        [INITIAL_RATING] * 4,
        [1, 1.5, 1.5, 4],
        [
            *[(27.795252673, 8.263571791), (24.68941637, 8.179617988)],
            *[(24.68941637, 8.179617988), (22.825914588, 8.179617988)],
        ],
    ),
    (
        [Rating(20, 3), Rating(30, 5), INITIAL_RATING, Rating(18, 7), Rating(27, 2)],
        [2, 1, 2, 1, 5],
        [
            *[(20.056428103, 2.997778748), (30.348831257, 4.983967518)],
            *[(24.758195568, 8.081911796), (19.159850891, 6.964412871)],
            (26.838120378, 2.000850579),
        ],
    ),
]
"""Ratings before, ranks, and what PlackettLuce of openskill 6.0.2 makes of them."""


@pytest.mark.parametrize(("before", "ranks", "after"), OF_THE_LIBRARY)
def test_matches_change_ratings_as_the_library_does(
    before: list[Rating], ranks: list[float], after: list[tuple[float, float]]
) -> None:
    found = [(one.strength, one.uncertainty) for one in compute_ratings_after_match(before, ranks)]
    assert found == [pytest.approx(one, abs=1e-8) for one in after]


def test_the_chance_to_win_is_that_of_the_library() -> None:
    assert Rating(30, 3).compute_win_chance(Rating(25, 5)) == pytest.approx(0.7267937337)
    assert Rating(20, 1).compute_win_chance(Rating(31, 2)) == pytest.approx(0.0404642936)
    assert Rating(25, 4).confidence_interval == (17, 33)
