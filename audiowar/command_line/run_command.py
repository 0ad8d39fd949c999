"""Run the command that the program's arguments name."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Mapping

from audiowar import __version__
from audiowar.choose_player_language import load_catalogue, require_known_language
from audiowar.l10n.catalogue import Catalogue
from audiowar.rules.state import Refused

from .arguments import make_refusal_error
from .control_server import run_server_command
from .games import run_games_listing
from .manual import run_manual
from .replay_and_play_out import run_play_out, run_replay
from .serve import run_serve
from .serve_page import run_web
from .simulate import run_simulate
from .tournament import run_tournament

COMMANDS: Mapping[str, Callable[[Namespace, Catalogue], int]] = {
    "simulate": run_simulate,
    "replay": run_replay,
    "play-out": run_play_out,
    "games": run_games_listing,
    "tournament": run_tournament,
    "manual": run_manual,
    "web": run_web,
    "serve": run_serve,
    "server": run_server_command,
}


def run_command(args: Namespace) -> int:
    """Run the command that the arguments name, or obey `--version` or `--help`.

    Return the exit status. Raises UserError if the command cannot run.
    """
    catalogue = load_catalogue(require_known_language(args.lang))
    if args.version:
        print(f"audiowar {__version__}")
        return 0
    if args.help:
        print(catalogue.format_message("cli-help"))
        return 0
    try:
        return COMMANDS[args.command](args, catalogue)
    except Refused as refused:
        raise make_refusal_error(refused) from None
