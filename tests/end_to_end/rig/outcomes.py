"""What became of each trick of a game that is being played, read from its file."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from audiowar.announce.narrator import Narrator
from audiowar.announce.render_lines import render_lines
from audiowar.l10n.catalogue import Catalogue
from audiowar.rules.projection import project_event, project_view
from audiowar.rules.view import View
from audiowar.storage import saves
from audiowar.storage.replay_transcript import TranscriptReplayer

SENTENCE_BREAK = re.compile(r"(?<=[.!?]) ")


@dataclass(frozen=True)
class Outcome:
    """How one trick ended, as it may be told to the player."""

    usual: str
    """As it is told among other sentences."""
    short: str
    """As it is told alone."""

    @property
    def ways(self) -> tuple[str, str]:
        """How it may be told, without what ends it."""
        return self.usual.rstrip(".!"), self.short.rstrip(".!")

    def list_sentences(self) -> list[tuple[str, str]]:
        """Return each sentence as it may be told; only the first if the ways have not as many."""
        usual, short = (sentences(way) for way in self.ways)
        return list(zip(usual, short, strict=False))[: None if len(usual) == len(short) else 1]

    def is_told_in(self, sentences: list[str]) -> bool:
        """Return whether one of the sentences tells it."""
        return any(way in sentence for sentence in sentences for way in self.ways)


def sentences(text: str) -> list[str]:
    """Return the sentences of a text, without what ends them."""
    return [one.rstrip(".!") for one in SENTENCE_BREAK.split(text)]


class Game:
    """The newest game in a player's folder."""

    def __init__(self, home: Path, language: str) -> None:
        self._home = home
        self._catalogue = Catalogue(language)

    def _file(self) -> Path:
        return max(self._home.rglob("*.jsonl"), key=lambda path: path.stat().st_mtime)

    def view(self) -> View:
        """Return what the player may know now."""
        replay = TranscriptReplayer(*saves.load_save(self._file()))
        list(replay)
        return project_view(replay.match, 0)

    def is_ready(self) -> bool:
        """Return whether nobody but the player has still to choose, if anybody has."""
        try:
            now = self.view()
        except (OSError, ValueError, LookupError):
            return False
        return not now.asked or (now.question is not None and set(now.asked) <= {0})

    def outcomes(self) -> list[Outcome]:
        """Return how each trick so far has ended."""
        replay = TranscriptReplayer(*saves.load_save(self._file()))
        header = saves.load_save(self._file())[0]
        teller = Narrator(header.game, header.seats, dict(header.options), 0)
        found = []
        for events in replay:
            lines = teller.narrate_step([project_event(event, 0) for event in events])
            ended = [line for line in teller.arrange_lines(lines) if line.is_outcome]
            if usual := render_lines(ended, self._catalogue, "normal"):
                found.append(Outcome(usual, render_lines(ended, self._catalogue, "brief")))
        return found
