"""Broken files of every kind: each is told in words or put right, and no false one is told true.

Most are given to the program in one process; of the transcripts some to the program itself.
"""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from random import Random
from unittest import mock

from audiowar import choose_player_language, resources
from audiowar.__main__ import main
from audiowar.command_line import run_command as commands
from audiowar.input.keymap import load_keymap as load_keys
from audiowar.l10n.catalogue import Catalogue
from audiowar.l10n.discover_locales import discover_locales
from audiowar.rules.registry import GAMES
from audiowar.rules.state import Refused
from audiowar.sound.packs import load_pack
from audiowar.storage.match_transcript import (
    FORMAT,
    DamagedTranscript,
    format_event,
    format_header,
    iter_numbered_transcripts,
    parse_transcript,
)
from audiowar.storage.replay_transcript import ReplayDiffers, TranscriptReplayer
from audiowar.storage.settings import DATA_FOLDER_VARIABLE
from audiowar.table import start_local_match
from audiowar.table.pace import FixedPace
from tests.rules.conformance import played, random_header
from tests.ui.front import Play

from .breaking import break_file, position
from .findings import Findings

REAL = 2000
"""One transcript in so many is given to a process of its own."""


class Wrong(AssertionError):
    """The program did something that it must not do."""


def run(minutes: float, seed: int) -> int:
    """Break files for so long; print counts and faults; return 1 if there were any."""
    findings = Findings()
    with room() as folder:
        end = time.monotonic() + 60 * minutes
        breaker, number = Breaker(folder, findings, seed), seed * 10_000_000
        while time.monotonic() < end:
            breaker.case(number)
            number += 1
    return findings.summary()


def check_broken_files(count: int, seed: int) -> Findings:
    """Break so many files; return what was found."""
    findings = Findings()
    with room() as folder:
        breaker = Breaker(folder, findings, seed)
        for number in range(seed, seed + count):
            breaker.case(number)
    return findings


@contextmanager
def room() -> Iterator[Path]:
    """A folder for a run, which is the program's home too; each language is loaded but once."""
    with ExitStack() as stack:
        name = stack.enter_context(tempfile.TemporaryDirectory(prefix="audiowar Ž "))
        home = {DATA_FOLDER_VARIABLE: str(Path(name) / "home")}
        stack.enter_context(mock.patch.dict(os.environ, home))
        loaded = cache(choose_player_language.load_catalogue)
        known = cache(choose_player_language.require_known_language)
        stack.enter_context(mock.patch.object(choose_player_language, "load_catalogue", loaded))
        stack.enter_context(mock.patch.object(commands, "load_catalogue", loaded))
        stack.enter_context(mock.patch.object(commands, "require_known_language", known))
        yield Path(name)


class Breaker:
    """Makes good files, breaks them and gives them to the program."""

    def __init__(self, folder: Path, findings: Findings, seed: int) -> None:
        self.folder = folder
        self.findings = findings
        self.good = {name: list(recorded(name, seed)) for name in GAMES}
        self.kinds: Mapping[str, Callable[[Random], tuple[bytes, Callable[[bytes], None]]]] = {
            "replay": lambda dice: (self.game(dice), self.replayed),
            "play-out": lambda dice: (self.game(dice), self.played_out),
            "position": lambda dice: (at_random(dice), self.played_out),
            "save": lambda dice: (self.game(dice), self.gone_on),
            "settings": lambda dice: (break_file(SETTINGS, dice), self.set),
            "keys": lambda dice: (break_file(KEYS, dice), self.keyed),
            "pack": lambda dice: (break_file(PACK, dice), self.packed),
            "locale": lambda dice: (break_file(LOCALE, dice), self.spoken),
        }
        self._pack()
        self._locales()

    def _pack(self) -> None:
        standard = resources.find_data_folder("sounds") / "standard"
        (self.folder / "pack").mkdir()
        for name in ("tick.wav",):
            source = next(iter(sorted(standard.glob("*.wav"))))
            (self.folder / "pack" / name).write_bytes(source.read_bytes())

    def _locales(self) -> None:
        for tag in ("en", "xx"):
            (self.folder / "locales" / tag).mkdir(parents=True)
            (self.folder / "locales" / tag / "ui.ftl").write_text("goodbye = Bye.\n")
            (self.folder / "locales" / tag / "locale.ini").write_bytes(LOCALE)

    def case(self, number: int) -> None:
        """Break one file; the number makes it the same again."""
        dice = Random(f"{number}")
        kind = dice.choice((*self.kinds, "replay", "replay", "play-out", "save", "position"))
        data, give = self.kinds[kind](dice)
        with self.findings.case(kind, f"{number}", data):
            give(data)

    def game(self, dice: Random) -> bytes:
        """Return the broken transcript of a game, sometimes of two in one file."""
        data = dice.choice(self.good[dice.choice(list(self.good))])
        if dice.random() < 0.05:
            data += dice.choice(self.good[dice.choice(list(self.good))])
        return break_file(data, dice)

    def _put(self, name: str, data: bytes) -> Path:
        path = self.folder / name
        path.write_bytes(data)
        return path

    # Transcripts

    def replayed(self, data: bytes) -> None:
        """Let the program check a file, and see that it calls nothing true that is not."""
        path = self._put("game.jsonl", data)
        dice = Random(data[:100])
        words = ["replay", str(path), "--lang", dice.choice(("en", "es", "ro", "sr", "sr-Cyrl"))]
        words += ["--quiet"] * (dice.random() < 0.5)
        status, out, err = ran(words)
        told_rightly(status, err)
        if status == 0:
            is_true(data)
        if dice.randrange(REAL) == 0:
            self.findings.counts["process"] += 1
            of_its_own(words, status, out, err)

    def played_out(self, data: bytes) -> None:
        """Let the program play a file; what it prints must be true."""
        path = self._put("choices.jsonl", data)
        status, out, err = ran(["play-out", str(path), "--lang", "en"])
        told_rightly(status, err)
        if status == 0 and len(out) < 300_000:
            is_true(out.encode())

    # Saves, settings, keys, packs, languages

    def gone_on(self, data: bytes) -> None:
        """Let a game go on from its save; what cannot be used stays as it is."""
        path = self._put("save.jsonl", data)
        try:
            player_view = start_local_match.resume_match(path, FixedPace(0.0))
        except (OSError, DamagedTranscript, Refused, ReplayDiffers):
            if path.read_bytes() != data:
                raise Wrong("a save that is of no use was changed") from None
            return
        player_view.view()
        player_view.leave()

    def set(self, data: bytes) -> None:
        """Start with broken settings, and go through the menus."""
        home = self.folder / "home"
        home.mkdir(exist_ok=True)
        (home / "settings.json").write_bytes(data)
        from audiowar.ui.first_screens import open_first_screen

        try:
            play = Play(home)
            open_first_screen(play.app)
            for key in Random(data[:100]).choices(("down", "up", "enter", "x", "f1"), k=12):
                if play.app.running:
                    play.press(key)
        finally:
            for one in home.glob("settings*"):
                one.unlink()

    def keyed(self, data: bytes) -> None:
        """Read broken keys."""
        keymap, _ = load_keys([self._put("keys.ini", data)])
        keymap.find_command("up", "table")

    def packed(self, data: bytes) -> None:
        """Read a broken sound pack."""
        load_pack(self._put("pack/pack.ini", data).parent)

    def spoken(self, data: bytes) -> None:
        """Read a broken language, and speak it as far as there is one."""
        self._put("locales/xx/locale.ini", data)
        root = self.folder / "locales"
        for tag in discover_locales(root):
            Catalogue(tag, root=root).format_message("goodbye")


def recorded(name: str, seed: int) -> Iterator[bytes]:
    """Yield some whole games as files."""
    limit = {"trick_limit": 12} if any(o.name == "trick_limit" for o in GAMES[name].options) else {}
    limit = limit or {"rounds": 1 if name == "tod_und_leben" else 6}
    for number in range(3):
        header = random_header(GAMES[name], seed * 10 + number, **limit)
        events = [event for _, step in played(header) for event in step]
        yield (format_header(header) + "".join(map(format_event, events))).encode()


def at_random(dice: Random) -> bytes:
    """Return a header with a table at random, and choices."""
    name = dice.choice(list(GAMES))
    game = GAMES[name]
    players = dice.choice(game.players)
    header: dict[str, object] = {
        "format": FORMAT,
        "version": 1,
        "game": name,
        "seed": 3,
    }
    header |= {"seats": ["Ž", *"BCDEFGH"][:players], "options": {"trick_limit": 9}}
    if not any(option.name == "trick_limit" for option in game.options):
        header["options"] = {"rounds": 3}
    header["position"] = position(dice, players)
    words = ("swap", "top", "prisoner", "keep:top", "keep:none", "play", "steal:0", "steal:1",
             "lay:2H", "bet:1000", "bet:1000+1000", "war", "surrender", "leave", "2H", "KD", "9S",
             "JOKER", "keep:2H", "steal:0,1", "")  # fmt: skip
    lines = [header]
    for _ in range(dice.randrange(12)):
        seat = dice.choice((0, 0, 1, 1, 2, players - 1, players, -1))
        lines.append({"event": "choose", "seat": seat, "choice": dice.choice(words)})
    return "".join(json.dumps(line) + "\n" for line in lines).encode()


def ran(words: list[str]) -> tuple[int, str, str]:
    """Run a command here; return its status and what it printed."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        status = main(words)
    return status, out.getvalue(), err.getvalue()


def told_rightly(status: int, err: str) -> None:
    """See that there is one line of words for what is wrong, and none for what is right."""
    if status not in (0, 1, 2):
        raise Wrong(f"status {status}")
    if err.count("\n") != (status > 0) or len(err) > 2000 or "{???}" in err:
        raise Wrong(f"told with status {status}: {err[:300]!r}")


def of_its_own(words: list[str], status: int, out: str, err: str) -> None:
    """See that a process of its own says and does the same."""
    env = {**os.environ, "LC_ALL": "C.UTF-8"}
    line = [sys.executable, "-m", "audiowar", *words]
    done = subprocess.run(line, capture_output=True, text=True, encoding="utf-8", env=env)
    if (done.returncode, done.stdout, done.stderr) != (status, out, err):
        raise Wrong(f"another status or text in a process of its own: {done.stderr[:300]!r}")


def is_true(data: bytes) -> None:
    """See that each known line of a file that was told true is what the rules emit there."""
    for first, text in iter_numbered_transcripts(io.BytesIO(data)):
        header, records = parse_transcript(text, first)
        made = (
            json.loads(format_event(e))
            for step in TranscriptReplayer(header, records)
            for e in step
        )
        for record in records:
            ours = next(made, None)
            # Facts may be missing, as in files of older versions.
            if ours is None or json.dumps(
                {name: record.fields.get(name, value) for name, value in ours.items()}
            ) != json.dumps(ours):
                raise Wrong(f"told true: line {record.line_number}")


SETTINGS = json.dumps(
    {
        "language": "en", "detail": "brief", "name": "Ana", "game": "classic", "opponents": 2,
        "preset": "quick", "options-classic": {"face_down": 2}, "bet": 10, "rate": 50, "volume": 70,
        "wrap": True, "bot": "sensible", "speech": "text", "pack": "standard", "font_size": 30,
    }
).encode()  # fmt: skip
KEYS = b"[keys]\nhand = h\nnext = down, j\nprevious = up\nhelp = f1\nplay = enter, space\n"
PACK = (
    b"[pack]\nname = Ours\n\n[card]\nfiles = tick.wav\nfiles.Q = tick.wav\ngain = -3\n\n"
    b"[win]\nfiles = tick.wav tick.wav\nvolume = cues\nlevel = loud\n"
)
LOCALE = (
    b"[locale]\nname = English\nchoose = Choose\nvoices = en\nfallback = en\nplurals = en\n\n"
    b"[lists]\nand = and\nand.e = ^i\nor = or\nyou = last\n\n"
    b"[derived xx-Cyrl]\nname = X\nchoose = Y\nscript = Cyrl\nkept = a, b\n"
)
