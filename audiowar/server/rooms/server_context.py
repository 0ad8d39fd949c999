"""The context that a server gives to each of its rooms."""

from __future__ import annotations

from asyncio import AbstractEventLoop
from collections.abc import Container, Sequence
from dataclasses import dataclass, field

from audiowar.server.monitoring.metrics import Metrics
from audiowar.server.rooms.operator_state import OperatorState
from audiowar.server.storage.repository import Repository

from .rating_lists import RatingLists
from .server_limits import Limits
from .threaded_bots import BotThread


@dataclass(frozen=True)
class ServerContext:
    """The objects and settings that all rooms of a server share."""

    repository: Repository
    limits: Limits
    loop: AbstractEventLoop
    names_for_bots: Sequence[str]
    """Names for the bots in empty seats."""
    reserved_names: Container[str] = ()
    """Sentences of the program, which no player may use as a name."""
    metrics: Metrics = field(default_factory=Metrics)
    operator: OperatorState = field(default_factory=OperatorState)
    ratings: RatingLists = field(default_factory=RatingLists)
    bot_thread: BotThread = field(default_factory=BotThread)
