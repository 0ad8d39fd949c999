"""Load the evaluators of positions, whose weights were trained for two or for more players."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from .linear_evaluator import LinearEvaluator, unpack_weights
from .two_player_network import NetworkEvaluator, NetworkWeights


def load_weights_json(name: str) -> Any:
    """Return the JSON value in the file `name`.json in the folder `weights`."""
    text = files(__package__).joinpath("weights", f"{name}.json").read_text(encoding="utf-8")
    return json.loads(text)


@cache
def load_linear_evaluator() -> LinearEvaluator:
    """Return the linear evaluator that was trained for two players."""
    return LinearEvaluator(unpack_weights(load_weights_json("linear")["linear"]))


@cache
def load_linear_evaluator_for_several() -> LinearEvaluator:
    """Return the linear evaluator that was trained for three or more players."""
    return LinearEvaluator(unpack_weights(load_weights_json("field")["linear"]))


@cache
def load_network_evaluator() -> NetworkEvaluator:
    """Return the evaluator with the neural network, which was trained for two players."""
    trained = load_weights_json("network")
    return NetworkEvaluator(NetworkWeights(trained["units"], trained["linear"]))
