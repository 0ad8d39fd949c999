"""What each game offers, as its rules say: for how many, with which options, by which names."""

from __future__ import annotations

import pytest

from audiowar.rules.registry import GAMES
from audiowar.rules.variant import Option, Variant

OFFERED = {
    "scientific": """
        2 to 8 players, who choose; jokers
        jokers: 0, *1, 2
        revolution: *immediate, next_trick
        trick_limit: 0 to 999999999, 2000 for 2
        standard; quick: trick_limit 40
    """,
    "razboi": """
        2 to 8 players
        pictures: *ranked, ten
        short: *own, fewest
        prisoners: *off, on
        choice_seconds: 0 to 600, 0 for 2
        trick_limit: 0 to 999999999, 2000 for 2
        standard; quick: trick_limit 40; prisoners: prisoners on;
        short_wars: pictures ten, short fewest
    """,
    "classic": """
        2 to 4 players; jokers
        face_down: *1, 2, 3
        run_out: *lose, last_card
        jokers: *0, 2
        bury_jokers: *off, on
        two_beats_joker: *off, on
        recycle: *under, reshuffle
        decks: *shared, own
        purge_after: 0 to 999999999, 0 for 2
        trick_limit: 0 to 999999999, 2000 for 2
        standard; quick: trick_limit 40; three_card: face_down 3;
        jokers_wild: jokers 2, two_beats_joker on, face_down 2, run_out lose;
        two_decks: decks own, recycle reshuffle, purge_after 500
    """,
    "steal": """
        2 to 4 players, who choose; jokers
        trick_limit: 0 to 999999999, 2000 for 2
        standard; quick: trick_limit 40
    """,
    "drunkard": """
        2 to 4 players
        deck: *36, 52
        tie: *open, covered
        drunkard: *all_cards, first_out
        trick_limit: 0 to 999999999, 2000 for 2
        standard; quick: trick_limit 40
    """,
    "tod_und_leben": """
        2 to 2 players
        rounds: 1 to 999, 3 for 2
        standard; quick: rounds 1; long: rounds 7
    """,
    "casino": """
        1 to 7 players, who choose; money
        decks: 4, 5, *6, 7, 8
        bankroll: 1 to 1000000, 1000 for 1
        min_bet: 1 to 1000000, 10 for 1
        max_bet: 1 to 1000000, 500 for 1
        rounds: 0 to 999999999, 0 for 1
        standard; quick: rounds 10; high_stakes: bankroll 10000, min_bet 100, max_bet 5000
    """,
    "armed": """
        2 to 4 players, who choose; jokers
        jokers: *0, 2
        trick_limit: 0 to 999999999, 2000 for 2
        standard; quick: trick_limit 40; jokers: jokers 2
    """,
}
"""A star stands before what is usual."""


def offered(game: Variant) -> str:
    """Write what a game offers."""
    least = game.players[0]
    traits = (
        (", who choose" * game.always_has_choices)
        + ("; jokers" * game.has_jokers)
        + ("; money" * game.uses_money)
    )
    lines = [f"{least} to {game.players[-1]} players{traits}"]
    lines += [f"{option.name}: {values(option, least)}" for option in game.options]
    presets = []
    for preset in game.presets:
        rules = ", ".join(f"{name} {value}" for name, value in preset.options.items())
        presets.append(f"{preset.name}: {rules}" if rules else preset.name)
    return " ".join([*lines, "; ".join(presets)])


def values(option: Option, players: int) -> str:
    """Write the values of an option, and which is usual."""
    usual = option.get_default(players)
    if isinstance(option.values, range):
        return f"{option.values[0]} to {option.values[-1]}, {usual} for {players}"
    return ", ".join(f"*{value}" if value == usual else str(value) for value in option.values)


@pytest.mark.parametrize("name", list(OFFERED))
def test_a_game_offers_what_its_rules_say(name: str) -> None:
    assert GAMES[name].name == name
    assert offered(GAMES[name]) == " ".join(OFFERED[name].split())


@pytest.mark.parametrize("players", [2, 3, 8])
def test_a_game_with_a_limit_is_long_enough_for_so_many(players: int) -> None:
    """Five hundred tricks times the players squared: hardly any game is cut off."""
    for game in GAMES.values():
        for option in game.options:
            if option.name == "trick_limit" and players in game.players:
                assert option.get_default(players) == 500 * players**2
