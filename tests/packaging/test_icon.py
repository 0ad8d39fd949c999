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
