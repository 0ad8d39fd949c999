"""The icon is a picture that a system can read."""

from __future__ import annotations

import importlib
import struct
import zlib
from typing import Any

import pytest


@pytest.fixture
def icon() -> Any:
    return importlib.import_module("icon")


def test_the_picture_holds_a_red_heart_on_a_light_card(icon: Any) -> None:
    size = 16
    picture = icon.make_png(size)
    head, data = picture.index(b"IHDR"), picture.index(b"IDAT")
    assert struct.unpack(">II", picture[head + 4 : head + 12]) == (size, size)
    length = struct.unpack(">I", picture[data - 4 : data])[0]
    rows = zlib.decompress(picture[data + 4 : data + 4 + length])
    assert len(rows) == size * (1 + 4 * size)

    def at(x: float, y: float) -> tuple[int, ...]:
        place = int(y * size) * (1 + 4 * size) + 1 + 4 * int(x * size)
        return tuple(rows[place : place + 4])

    assert at(0.58, 0.55) == icon.HEART_COLOUR
    assert at(0.58, 0.2) == icon.WHITE_CARD_COLOUR
    assert at(0, 0) == icon.TRANSPARENT


def test_corners_are_round_and_every_edge_stands_out_on_any_ground(icon: Any) -> None:
    assert icon.get_colour_at(0.92, 0.5) == icon.BLACK_CARD_COLOUR, "the edge of the light card"
    assert icon.get_colour_at(0.92, 0.98) == icon.TRANSPARENT, "its corner"
    assert icon.get_colour_at(0.09, 0.5) == icon.WHITE_CARD_COLOUR, "the edge of the dark card"
    assert icon.get_colour_at(0.2, 0.5) == icon.BLACK_CARD_COLOUR


def test_the_icon_file_names_each_size_and_where_it_is(icon: Any) -> None:
    file = icon.make_ico()
    assert struct.unpack("<HHH", file[:6]) == (0, 1, len(icon.SIZES))
    for number, size in enumerate(icon.SIZES):
        side, _, _, _, _, bits, length, place = struct.unpack_from(
            "<BBBBHHII", file, 6 + 16 * number
        )
        assert (side or 256, bits) == (size, 32)
        assert file[place : place + 8] == b"\x89PNG\r\n\x1a\n"
        assert file[place + length - 8 : place + length - 4] == b"IEND"


def test_the_icon_of_macos_names_each_size_and_where_it_is(icon: Any) -> None:
    file = icon.make_icns()
    assert file[:4] == b"icns" and struct.unpack(">I", file[4:8])[0] == len(file)
    at, sizes = 8, []
    while at < len(file):
        length = struct.unpack(">I", file[at + 4 : at + 8])[0]
        assert file[at + 8 : at + 16] == b"\x89PNG\r\n\x1a\n"
        sizes.append(struct.unpack(">I", file[at + 24 : at + 28])[0])
        at += length
    assert sizes == [128, 256, 512] and at == len(file)
