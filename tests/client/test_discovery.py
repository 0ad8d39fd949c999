"""Servers in the same network: each is found once, with an address that can be connected to."""

from __future__ import annotations

import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
import zeroconf

from audiowar.client.discovery import SERVICE_TYPE, FoundServer, ServerSearch


class Network:
    """A network in which servers answer as the test wants."""

    def __init__(self) -> None:
        self.servers: dict[str, Any] = {}
        self.changed: Callable[..., None] | None = None
        self.closed = 0

    def get_service_info(self, kind: str, name: str, timeout: int) -> Any:
        assert kind == SERVICE_TYPE and timeout >= 1000
        return self.servers.get(name)

    def close(self) -> None:
        self.closed += 1

    def announce(self, name: str, port: int, *hosts: str, change: str = "Added") -> None:
        """Let a server come, change or go."""
        full = f"{name}.{SERVICE_TYPE}"
        self.servers[full] = SimpleNamespace(port=port, parsed_addresses=lambda: list(hosts))
        assert self.changed is not None
        self.changed(self, SERVICE_TYPE, full, SimpleNamespace(name=change))


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> Network:
    there = Network()

    def browser(zeroconf: Network, kind: str, handlers: list[Any]) -> None:
        assert kind == SERVICE_TYPE
        zeroconf.changed = handlers[0]

    monkeypatch.setattr(zeroconf, "Zeroconf", lambda: there)
    monkeypatch.setattr(zeroconf, "ServiceBrowser", browser)
    return there


def until(holds: Callable[[], bool]) -> None:
    """Wait for a thread."""
    end = time.monotonic() + 20
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_each_server_is_found_once_where_it_can_be_reached(network: Network) -> None:
    search = ServerSearch()
    until(lambda: network.changed is not None)
    assert search.take_found_servers() == []
    network.announce("Đorđe", 7470, "fe80::1", "192.168.0.5")
    network.announce("Đorđe", 7470, "192.168.0.5", change="Updated")
    network.announce("attic", 1, "10.0.0.2", "10.0.0.3")
    assert search.take_found_servers() == [
        FoundServer("Đorđe", "192.168.0.5:7470"),
        FoundServer("attic", "10.0.0.2:1"),
    ]
    assert search.take_found_servers() == []
    search.close()
    until(lambda: network.closed == 1)


def test_what_goes_or_does_not_say_where_it_is_is_not_found(network: Network) -> None:
    search = ServerSearch()
    until(lambda: network.changed is not None)
    network.announce("gone", 7470, "192.168.0.5", change="Removed")
    network.announce("nowhere", 0, "192.168.0.6")
    network.announce("far", 7470, "fe80::1")
    assert network.changed is not None
    network.changed(network, SERVICE_TYPE, f"silent.{SERVICE_TYPE}", SimpleNamespace(name="Added"))
    assert search.take_found_servers() == []


def test_a_search_that_was_ended_before_it_began_leaves_nothing_open(
    network: Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    search: list[ServerSearch] = []

    def slow() -> Network:
        until(lambda: bool(search))
        search[0].close()
        return network

    monkeypatch.setattr(zeroconf, "Zeroconf", slow)
    search.append(ServerSearch())
    until(lambda: network.closed == 1)


def test_without_a_network_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def none() -> None:
        tried.append(1)
        raise OSError("no network")

    monkeypatch.setattr(zeroconf, "Zeroconf", none)
    search = ServerSearch()
    until(lambda: bool(tried))
    assert search.take_found_servers() == []
    search.close()
