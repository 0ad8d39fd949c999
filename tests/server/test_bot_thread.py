"""Bots think in one thread; whoever fills it with thoughts delays others by one thought only."""

from __future__ import annotations

import asyncio
import threading
from unittest.mock import Mock

from audiowar.server.rooms.room import Room
from audiowar.server.rooms.server_context import ServerContext
from audiowar.server.rooms.server_limits import Limits
from audiowar.server.rooms.table_settings import TableSettings

PATIENCE = 60.0


def test_the_tables_of_one_address_delay_those_of_another_by_one_thought() -> None:
    gate, begun, order = threading.Event(), threading.Event(), list[str]()

    def block() -> str:
        begun.set()
        assert gate.wait(PATIENCE)
        return "war"

    async def test() -> None:
        loop = asyncio.get_running_loop()
        context = ServerContext(Mock(), Limits(), loop, ())
        rooms: list[Room] = []
        for ident, address in zip("abcdef", ["1", "1", "1", "2", "", ""], strict=True):
            rooms.append(Room(context, ident, "", TableSettings("scientific", {}, 2, True)))
            rooms[-1].creator_address = address
        rooms[0]._run_in_thread(block, lambda choice: None)
        while not begun.is_set():
            await asyncio.sleep(0.005)
        for room in rooms:
            room._run_in_thread(
                lambda room=room: order.append(room.ident) or "war", lambda choice: None
            )
        gate.set()
        while len(order) < len(rooms):
            await asyncio.sleep(0.005)
        context.bot_thread.drop_waiting_bots()

    asyncio.run(asyncio.wait_for(test(), PATIENCE))
    # Restored tables, whose creator's address is unknown, are independent of each other.
    assert order == ["a", "d", "e", "f", "b", "c"]
