"""The operator's commands to a running server."""

from __future__ import annotations

import json
import os
import stat
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from audiowar.server.admin import commands
from audiowar.server.admin.commands import AdminCommands, InvalidCommand
from audiowar.server.monitoring.health import Health
from audiowar.server.rooms.clean_names_and_chat import MAX_CHAT_LENGTH
from audiowar.server.rooms.lobby import Lobby
from audiowar.server.rooms.operator_state import OperatorState, format_network, parse_network

from .somebody import Somebody
from .test_removed_people import hosted
from .test_restored import playing

HEALTHY = Health(lambda: 0.0, 5.0, lambda: 7)


@pytest.fixture
def admin(lobby: Lobby) -> AdminCommands:
    """The commands of a lobby's operator."""
    return AdminCommands(lobby, HEALTHY)


def wrong(admin: AdminCommands, **request: object) -> str:
    """Return why a command cannot be done."""
    with pytest.raises(InvalidCommand) as said:
        admin.run(request)
    return str(said.value)


def test_tables_are_listed_with_people_first_and_then_the_newest(
    lobby: Lobby, admin: AdminCommands
) -> None:
    assert admin.run({"do": "list"}) == {"tables": []}
    hosts = [hosted(lobby, game="classic") for _ in range(3)]
    rooms = list(lobby.rooms.values())
    for number, room in enumerate(rooms):
        room.last_used = 1000.0 + number
    for host in hosts[1:]:
        host.client.on_connection_lost()
    for name in ("Vera", "Voja"):
        Somebody(lobby, name).send("spectate", table=rooms[0].ident)
    tables = admin.run({"do": "list"})["tables"]
    assert [one["table"] for one in tables] == [rooms[one].ident for one in (0, 2, 1)]
    assert tables[0] == {
        **{"table": rooms[0].ident, "game": "classic", "state": "open"},
        **{"names": ["Ana"], "here": 1, "watching": 2, "players": 3},
    }
    assert tables[1]["here"] == 0 and tables[1]["names"] == ["Ana"]


def test_the_state_of_a_server_counts_people_and_tables(lobby: Lobby, admin: AdminCommands) -> None:
    ana, boro = playing(lobby)
    hosted(lobby, game="classic")
    watching = Somebody(lobby, "Vera")
    watching.send("spectate", table=ana.newest("made")["table"])
    said = admin.run({"do": "status"})
    assert said["people"] == {"playing": 3, "watching": 1}
    assert said["tables"] == {"open": 1, "playing": 1, "over": 0}
    assert (said["connections"], said["played"], said["bars"]) == (4, 1, {})
    assert (said["healthy"], said["draining"], said["disk_free_bytes"]) == (1.0, 0.0, 7)
    assert said["write_waiting_seconds"] == 0.0 and said["health"] == HEALTHY.report()
    for one in (ana, boro):
        one.client.on_connection_lost()
    # Nobody plays where somebody only watches.
    assert admin.run({"do": "status"})["played"] == 0
    assert "disk_free_bytes" not in AdminCommands(lobby, Health(lambda: 9, 5)).read_gauges()


def test_a_message_and_an_end_are_told_to_those_at_tables_only(
    lobby: Lobby, admin: AdminCommands
) -> None:
    ana, boro = playing(lobby)
    outside = Somebody(lobby, "Vera")
    count = len(outside.frames)
    assert admin.run({"do": "tell", "text": " Noon\n"}) == {"told": 2}
    said = {"type": "refused", "reason": "operator_says", "args": {"text": "Noon"}}
    assert ana.frames[-1] == boro.frames[-1] == said
    assert wrong(admin, do="tell", text=" \n") == wrong(admin, do="tell") == "no_words"
    long = "ž" * MAX_CHAT_LENGTH
    assert wrong(admin, do="tell", text=f"{long}!") == "too_long" and ana.frames[-1] == said
    assert admin.run({"do": "tell", "text": f" {long} "}) == {"told": 2}
    assert ana.frames[-1]["args"] == {"text": long}
    table = ana.newest("made")["table"]
    assert wrong(admin, do="close", table="0" * 16) == wrong(admin, do="close") == "no_table"
    assert admin.run({"do": "close", "table": table}) == {}
    for one in (ana, boro):
        told = [frame["reason"] for frame in one.frames[-2:]]
        assert told == ["operator_closes", "table_closed"]
    assert len(outside.frames) == count
    assert wrong(admin, do="close", table=table) == "no_table"
    assert admin.run({"do": "list"}) == {"tables": []}


def test_a_barred_network_is_sent_away_until_the_bar_is_lifted(
    lobby: Lobby, admin: AdminCommands
) -> None:
    codes: list[int] = []
    near, far = Somebody(lobby, "Ana", "203.0.113.7"), Somebody(lobby, "Bo", "203.0.114.7")
    near.client.close = codes.append
    said = admin.run({"do": "bar", "address": " 203.0.113.0/24", "seconds": 60})
    assert (said["network"], said["gone"], codes) == ("203.0.113.0/24", 1, [1008])
    assert 0 < said["until"] - time.time() <= 60
    assert near.frames[-1]["reason"] == "barred" and far.newest("refused") is None
    near.client.on_connection_lost()
    assert admin.run({"do": "status"})["bars"] == {"203.0.113.0/24": said["until"]}
    most = commands.MAX_BAR_SECONDS
    assert most == 366 * 24 * 3600
    for seconds in (0, -1, most + 1):
        assert wrong(admin, do="bar", address="203.0.113.7", seconds=seconds) == "bad_time"
    assert wrong(admin, do="bar", address="203.0.113.7") == "bad_time"
    assert admin.run({"do": "bar", "address": "198.51.100.1", "seconds": most})["gone"] == 0
    assert wrong(admin, do="bar", address="Ana", seconds=1) == "no_address"
    assert wrong(admin, do="unbar") == "no_address"
    assert wrong(admin, do="unbar", address="203.0.113.7") == "not_barred"
    lifted = admin.run({"do": "unbar", "address": "203.0.113.0/24"})
    assert lifted == {"network": "203.0.113.0/24"}
    assert list(admin.run({"do": "status"})["bars"]) == ["198.51.100.1"]


def test_an_update_is_announced_and_called_off_once_each(
    lobby: Lobby, admin: AdminCommands
) -> None:
    ana, _ = playing(lobby)
    other = Somebody(lobby, "Vera")
    for on, reason in ((True, "update_comes"), (False, "update_off")):
        for _ in range(2):
            assert admin.run({"do": "drain", "on": on})["draining"] == float(on)
            assert ana.newest("refused")["reason"] == reason
        other.send("make", game="classic", players=2)
        assert other.frames[-1].get("reason") == ("draining" if on else None)
    told = [frame["reason"] for frame in ana.frames if frame["type"] == "refused"]
    assert told == ["update_comes", "update_off"]
    # Whatever else is said means yes.
    assert admin.run({"do": "drain"})["draining"] == 1.0
    assert wrong(admin, do="dance") == wrong(admin) == "unknown"


@pytest.mark.parametrize(
    ("address", "network", "shown"),
    [
        (" 203.0.113.7 ", "203.0.113.7/32", "203.0.113.7"),
        ("203.0.113.9/24", "203.0.113.0/24", "203.0.113.0/24"),
        ("2001:db8::1", "2001:db8::/64", "2001:db8::/64"),
        ("2001:db8::/48", "2001:db8::/48", "2001:db8::/48"),
        ("::ffff:203.0.113.7", "203.0.113.7/32", "203.0.113.7"),
        ("::1", "::1/128", "::1/128"),
    ],
)
def test_networks_are_read_and_shown(address: str, network: str, shown: str) -> None:
    assert str(parse_network(address)) == network
    assert format_network(parse_network(address)) == shown


def test_bars_are_kept_in_a_private_file_until_their_end(tmp_path: Path) -> None:
    state, ended = OperatorState(tmp_path), time.time() - 1
    state.load_barred_addresses()
    assert state.is_barred("203.0.113.7") is False
    state.bar(parse_network("203.0.113.7"), time.time() + 1000)
    state.bar(parse_network("2001:db8::1"), ended)
    kept = tmp_path / "bars.json"
    if os.name == "posix":
        assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    again = OperatorState(tmp_path)
    again.load_barred_addresses()
    for one in (state, again):
        assert [str(network) for network in one.get_bar_ends()] == ["203.0.113.7/32"]
        assert one.is_barred("203.0.113.7") and not one.is_barred("203.0.113.8")
        assert not one.is_barred("2001:db8::1") and not one.is_barred("Ana")
        assert one.is_barred("::ffff:203.0.113.7")
    assert again.unbar(parse_network("203.0.113.7")) and json.loads(kept.read_text()) == {}
    assert not again.unbar(parse_network("203.0.113.7"))
    kept.write_text("[1]")
    broken = OperatorState(tmp_path)
    broken.load_barred_addresses()
    assert not broken.get_bar_ends()


def test_a_page_whose_engine_is_at_a_table_is_counted_once_when_it_is_barred(
    lobby: Lobby, admin: AdminCommands
) -> None:
    engine, other = Somebody(lobby, "Ana", "203.0.113.7"), Somebody(lobby, "Bo", "203.0.113.8")

    def disconnect(is_barred: Callable[[str], bool]) -> int:
        assert is_barred("203.0.113.7") and not is_barred("203.0.113.8")
        engine.client.on_connection_lost()
        return 1

    admin = AdminCommands(lobby, HEALTHY, disconnect)
    assert admin.run({"do": "bar", "address": "203.0.113.7", "seconds": 60})["gone"] == 1
    assert lobby.clients == {other.client}
