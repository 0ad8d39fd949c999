"""Make the file with all sounds for the page: an index, then each sound, compressed by itself."""

from __future__ import annotations

import json
import struct
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from fetch_components import run

from audiowar.resources import find_data_folder
from audiowar.sound.packs import STANDARD_PACK_NAME


def compress_as_opus(source: Path, target: Path) -> None:
    """Compress a sound as Opus, for all browsers except older versions of Safari."""
    run("opusenc", "--quiet", "--bitrate", "40", "--serial", "1", "--padding", "0",
        "--discard-comments", str(source), str(target))  # fmt: skip


def compress_as_mp3(source: Path, target: Path) -> None:
    """Compress a sound as MP3, for older versions of Safari."""
    run("lame", "--quiet", "--noreplaygain", "-m", "m", "-b", "48", str(source), str(target))


FORMATS: Final[dict[str, Callable[[Path, Path], None]]] = {
    "opus": compress_as_opus,
    "mp3": compress_as_mp3,
}


def make_sound_pack(kind: str) -> bytes:
    """Return the file with all sounds in a format.

    It consists of the length of the index (four bytes, the highest first), the index, and the
    sounds. The index is JSON, and has the beginning and the end of each sound, counted from the
    first sound.
    """
    places, data = {}, b""
    with tempfile.TemporaryDirectory() as made:
        for source in sorted((find_data_folder("sounds") / STANDARD_PACK_NAME).glob("*.wav")):
            target = Path(made) / f"{source.stem}.{kind}"
            FORMATS[kind](source, target)
            content = target.read_bytes()
            places[source.stem] = [len(data), len(data) + len(content)]
            data += content
    index = json.dumps(places, separators=(",", ":")).encode()
    return struct.pack(">I", len(index)) + index + data
