"""The commands beside the game itself, by name; each gives its exit status."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Mapping

from audiowar import __version__
from audiowar.l10n.catalogue import Catalogue
from audiowar.language import known, speak
from audiowar.rules.state import Refused

from .arguments import refusal_complaint
from .games import games
from .manual_and_locales import check_locales, write_manual
from .replay import play_out_file, replay
from .serve import serve
from .server import server
from .simulate import simulate
from .tournament import tournament
from .web_page import serve_page

COMMANDS: Mapping[str, Callable[[Namespace, Catalogue], int]] = {
    "simulate": simulate,
    "replay": replay,
    "play-out": play_out_file,
    "games": games,
    "tournament": tournament,
    "manual": write_manual,
    "web": serve_page,
    "check-locales": check_locales,
    "serve": serve,
    "server": server,
}


def run(args: Namespace) -> int:
    """Run the command that `args` name; return the exit status. Raises Complaint."""
    catalogue = speak(known(args.lang))
    if args.version:
        print(f"audiowar {__version__}")
        return 0
    if args.help:
        print(catalogue.tell("cli-help"))
        return 0
    try:
        return COMMANDS[args.command](args, catalogue)
    except Refused as refused:
        raise refusal_complaint(refused) from None
