"""Run asynchronous tests, each in an event loop of its own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from inspect import Parameter, Signature, signature
from typing import Any

import aiohttp

from .player import PATIENCE, run_with_timeout


async def until(enough: Callable[[], object], shown: object = None) -> None:
    """Wait until something is so. If it takes too long, fail and show something."""
    end = time.monotonic() + PATIENCE
    while not enough():
        assert time.monotonic() < end, shown
        await asyncio.sleep(0.002)


async def rest(times: int = 20) -> None:
    """Let everything that is ready on the event loop run."""
    for _ in range(times):
        await asyncio.sleep(0)


@asynccontextmanager
async def open_session() -> AsyncIterator[aiohttp.ClientSession]:
    """Open an HTTP session that may have many connections."""
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
        yield session


def in_loop(
    context: Callable[..., AbstractAsyncContextManager[Any]],
) -> Callable[[Callable[..., Awaitable[None]]], Callable[..., None]]:
    """Return a decorator for a test whose first arguments are what a context yields.

    The other arguments, and those of the context, are fixtures.
    """

    def decorate(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
        wanted = {
            name
            for name, parameter in signature(context).parameters.items()
            if parameter.default is Parameter.empty
        }

        async def run_in_context(fixtures: dict[str, Any]) -> None:
            given = {name: fixtures[name] for name in wanted}
            others = {name: value for name, value in fixtures.items() if name in own}
            async with context(**given) as yielded:
                await test(*(yielded if isinstance(yielded, tuple) else (yielded,)), **others)

        def run(**fixtures: Any) -> None:
            asyncio.run(run_with_timeout(run_in_context(fixtures)))

        parameters = signature(test).parameters
        own = {name for name, it in parameters.items() if it.kind is Parameter.KEYWORD_ONLY}
        names = sorted(wanted | own)
        run.__signature__ = Signature(  # type: ignore[attr-defined]
            [Parameter(name, Parameter.KEYWORD_ONLY) for name in names]
        )
        run.__name__, run.__module__, run.__doc__ = test.__name__, test.__module__, test.__doc__
        return run

    return decorate


@asynccontextmanager
async def open_nothing() -> AsyncIterator[tuple[()]]:
    """Yield no arguments."""
    yield ()


in_own_loop = in_loop(open_nothing)
"""The decorator for a test that only needs an event loop."""
