"""The number of an address: short, and the address again when it is typed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiowar.client.server_address import (
    DEFAULT_PORT,
    DIGIT_COUNTS_OF_NETWORKS,
    format_address_as_digits,
    is_loopback,
    make_page_url,
    make_websocket_url,
    normalize_address,
)


@pytest.mark.parametrize(("host", "port", "number"), [
    ("192.168.0.5", DEFAULT_PORT, "00005"),
    ("192.168.178.20", DEFAULT_PORT, "45588"),
    ("172.16.0.1", DEFAULT_PORT, "0000001"),
    ("10.0.0.7", DEFAULT_PORT, "00000007"),
    ("192.0.2.2", DEFAULT_PORT, "3221225986"),
    ("192.168.0.5", 8000, "323223552508000"),
    ("play.example", DEFAULT_PORT, ""),
    ("::1", DEFAULT_PORT, ""),
])  # fmt: skip
def test_addresses_of_a_home_have_the_shortest_numbers(host: str, port: int, number: str) -> None:
    assert format_address_as_digits(host, port) == number
    if number:
        assert normalize_address(" ".join(number)) == f"{host}:{port}"


@given(st.ip_addresses(v=4), st.integers(0, 65535))
def test_every_number_leads_back(host: object, port: int) -> None:
    assert normalize_address(format_address_as_digits(str(host), port)) == f"{host}:{port}"


def test_a_number_beyond_a_home_is_no_address() -> None:
    for length, network in DIGIT_COUNTS_OF_NETWORKS:
        beyond = f"{network.num_addresses:0{length}}"
        if len(beyond) == length:
            assert normalize_address(beyond) == beyond


@pytest.mark.parametrize("typed", [
    "play.example", "192.168.0.5:7470", "123456", "9" * 15, "429496729500000", "99999", "9" * 10,
    "1048577", "٣٤٥٦٧", "000000000199999", "999999999900080",
])  # fmt: skip
def test_what_is_no_number_of_an_address_stays_as_it_is(typed: str) -> None:
    assert normalize_address(f" {typed} ") in (typed, "255.255.255.255:0")


@pytest.mark.parametrize("typed, page, here", [
    ("192.168.0.5:7470", "http://192.168.0.5:7470/", False),
    ("00005", f"http://192.168.0.5:{DEFAULT_PORT}/", False),
    ("https://play.example/cards/", "https://play.example/cards/", False),
    ("wss://play.example/ws", "https://play.example/", False),
    ("http://localhost:7470/", "http://localhost:7470/", True),
    ("127.0.0.1:7470", "http://127.0.0.1:7470/", True),
    ("[::1]:7470", "http://[::1]:7470/", True),
    ("127.example", "http://127.example/", False),
    ("[", "http://[/", False),
])  # fmt: skip
def test_the_page_of_a_server_is_found_from_its_address(typed: str, page: str, here: bool) -> None:
    assert make_page_url(typed) == page
    assert is_loopback(page) is here
    assert make_websocket_url(page) == make_websocket_url(typed)
