"""`audiowar replay` checks and prints transcripts; `audiowar play-out` repeats their choices."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import IO

from audiowar.announce.common_lines import replace_underscores
from audiowar.announce.line import ALL_LEVELS
from audiowar.l10n.catalogue import Catalogue, Detail
from audiowar.rules.events import Event, Seat
from audiowar.rules.state import Refused
from audiowar.standard_streams import make_printable
from audiowar.storage.match_transcript import (
    DamagedTranscript,
    EventRecord,
    Header,
    format_event,
    format_header,
    iter_numbered_transcripts,
    parse_choice,
    parse_transcript,
)
from audiowar.storage.replay_transcript import ReplayDiffers, TranscriptReplayer
from audiowar.table.table import Table
from audiowar.user_error import UserError

from . import FAILED_CHECK_STATUS, INTEGER_PATTERN
from .arguments import make_refusal_error, open_output, read_lines


def run_replay(args: Namespace, catalogue: Catalogue) -> int:
    """Check each transcript in a file, and print its match in words.

    Stop at the first line that differs, and return FAILED_CHECK_STATUS.
    """
    detail = next((level for level in ALL_LEVELS if level == args.detail), None)
    if detail is None:
        raise UserError("replay-no-detail", detail=args.detail)
    with convert_damage_errors(args.file):
        for first, text in iter_numbered_transcripts(read_lines(args.file)):
            replay = TranscriptReplayer(*parse_transcript(text, first))
            seat = parse_seat(args.seat, len(replay.header.seats))
            try:
                print_replay(replay, catalogue, detail, seat, quiet=args.quiet)
            except ReplayDiffers as differs:
                sys.stdout.flush()
                print_difference(differs, catalogue)
                return FAILED_CHECK_STATUS
            message = "cli-replay-right" if replay.shows_match_end else "cli-replay-unfinished"
            print(catalogue.format_message(message, lines=replay.compared_count))
    return 0


@contextmanager
def convert_damage_errors(path: str) -> Iterator[None]:
    """Convert a DamagedTranscript to a UserError that explains the damage."""
    try:
        yield
    except DamagedTranscript as error:
        message = f"damaged-{replace_underscores(error.reason)}"
        raise UserError(message, path=path, line=error.line_number, **error.message_args) from None


def parse_seat(word: str | None, seat_count: int) -> Seat | None:
    """Parse the number of a seat; None stays None. Raises UserError if there is no such seat."""
    if word is None:
        return None
    if not INTEGER_PATTERN.fullmatch(word) or not 0 <= int(word) < seat_count:
        raise UserError("replay-no-seat", last=seat_count - 1)
    return int(word)


def print_replay(
    replay: TranscriptReplayer, catalogue: Catalogue, detail: Detail, seat: Seat | None, quiet: bool
) -> None:
    """Replay a match, and print each step as the player in `seat` hears it.

    If `seat` is None, print what a spectator hears who sees all hands. If `quiet`, print nothing
    and only compare the events. Raises ReplayDiffers if an event differs.
    """
    from audiowar.announce.recorded_match_text import RecordedMatchTextRenderer

    header = replay.header
    names = [make_printable(name, 60) for name in header.seats]
    match_text = RecordedMatchTextRenderer(replay.match, names, seat, detail)
    for events in replay:
        if not quiet and (text := match_text.render_step(events, catalogue)):
            print(text)


def print_difference(differs: ReplayDiffers, catalogue: Catalogue) -> None:
    """Print to standard error which line differs and what was expected there."""
    say = catalogue.format_message
    if differs.refusal is not None:
        error = make_refusal_error(differs.refusal)
        why = say(error.message_id, **error.message_args)
        print(say("cli-line-refused", line=differs.line_number, why=why), file=sys.stderr)
    elif differs.expected is not None:
        expected = json.dumps(differs.expected, ensure_ascii=False)
        print(say("cli-line-differs", line=differs.line_number, expected=expected), file=sys.stderr)
    else:
        print(say("cli-line-impossible", line=differs.line_number), file=sys.stderr)


def run_play_out(args: Namespace, catalogue: Catalogue) -> int:
    """Play the matches in a file again with the same choices, and print the new transcripts.

    Stop at the first choice that the rules refuse, and return FAILED_CHECK_STATUS.
    """
    with convert_damage_errors(args.file), open_output("-") as out:
        for first, text in iter_numbered_transcripts(read_lines(args.file)):
            try:
                play_recorded_choices(*parse_transcript(text, first), out)
            except ReplayDiffers as differs:
                out.flush()
                print_difference(differs, catalogue)
                return FAILED_CHECK_STATUS
    return 0


def play_recorded_choices(header: Header, records: Sequence[EventRecord], out: IO[str]) -> None:
    """Play a match again with its recorded choices, and write the new transcript.

    Raises ReplayDiffers if the rules refuse a choice, and DamagedTranscript if a choice is invalid.
    """
    table = Table(header)
    out.write(format_header(table.header))

    def write(events: list[Event]) -> None:
        out.write("".join(map(format_event, events)))

    write(table.start())
    write(advance_to_question(table))
    for record in records:
        if record.fields["event"] != "choose":
            continue
        seat, choice = record.fields.get("seat"), record.fields.get("choice")
        if type(seat) is not int or not isinstance(choice, str):
            raise DamagedTranscript(record.line_number, "no_choice")
        try:
            write(table.answer(seat, parse_choice(choice)))
        except Refused as refused:
            raise ReplayDiffers(record.line_number, refusal=refused) from None
        write(advance_to_question(table))


def advance_to_question(table: Table) -> list[Event]:
    """Continue through all pauses to the next question or the end; return the events."""
    events: list[Event] = []
    while not table.match.end_event and not table.match.questions:
        events += table.advance()
    return events
