"""A bot that plays by the rules of thumb of each game, without counting or looking ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, TypeAlias

from audiowar.rules.events import Choice
from audiowar.rules.registry import GAMES_PACKAGE
from audiowar.rules.view import View

from .bot_interface import Bot, GeneratorOrSeed, choose_at_random, make_generator

RulesOfThumb: TypeAlias = Mapping[str, Callable[[Any, Random], Choice]]
"""For each kind of question, the function that chooses an answer."""


class SensibleBot(Bot):
    """Answers by a rule of thumb for the kind of question, or at random if none exists."""

    def __init__(self, generator_or_seed: GeneratorOrSeed) -> None:
        self._random = make_generator(generator_or_seed)

    def choose(self, view: View) -> Choice:
        think = load_rules_of_thumb(view.game).get(view.open_question.kind, choose_at_random)
        return think(view, self._random)


@cache
def load_rules_of_thumb(game: str) -> RulesOfThumb:
    """Return the rules in the game's `rule_of_thumb.py`. A game without this file has no rules."""
    module = f"{GAMES_PACKAGE}.{game}.rule_of_thumb"
    if find_spec(module) is None:
        return {}
    found: RulesOfThumb = import_module(module).RULES_OF_THUMB
    return found
