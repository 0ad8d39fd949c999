"""`audiowar server`: control the server that runs on this machine."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from audiowar.announce.common_lines import replace_underscores
from audiowar.l10n.catalogue import Catalogue
from audiowar.storage.settings import get_data_folder
from audiowar.user_error import UserError

from . import FAILED_CHECK_STATUS

DRAIN_POLL_SECONDS = 1.0
"""Seconds between two checks whether matches are still being played on a draining server."""
SECONDS_PER_MINUTE = 60
ARGUMENT_NAMES_BY_COMMAND: Mapping[str, str] = {
    "tell": "text", "close": "table", "bar": "address", "unbar": "address",
}  # fmt: skip
"""The commands that need an argument, each with the name of the request field for the argument."""
COMMANDS_WITHOUT_ARGUMENT = ("status", "list", "drain")
ERROR_MESSAGES: Mapping[str, str] = {
    "unknown": "server-old",
    "no_words": "server-no-words",
    "too_long": "server-too-long",
    "no_table": "server-no-table",
    "bad_time": "server-bad-time",
    "no_address": "server-no-address",
    "not_barred": "server-not-barred",
    "disk": "server-cannot-keep",
}
"""The message for each error code in the server's answer."""


def run_server_command(args: Namespace, catalogue: Catalogue) -> int:
    """Run a command of the server's operator, such as `drain`. Raises UserError if it fails."""
    action, actions = args.action or "", (*COMMANDS_WITHOUT_ARGUMENT, *ARGUMENT_NAMES_BY_COMMAND)
    if action not in actions:
        raise UserError("server-which", actions=", ".join(actions))
    folder = Path(args.data) if args.data else get_data_folder() / "server"
    if args.minutes is not None and args.minutes < 0:
        raise UserError("cli-bad-number", flag="--minutes", low=0)
    ask = partial(send_command_to_server, folder)
    if action in ARGUMENT_NAMES_BY_COMMAND:
        if not args.words:
            raise UserError("server-needs-word", action=action)
        run_command_with_argument(ask, catalogue, action, args)
    elif args.words:
        raise UserError("cli-unknown-word", word=args.words[0])
    elif action == "status":
        print_status(ask("status"), catalogue)
    elif action == "list":
        print_tables(ask("list"), catalogue)
    else:
        return run_drain(ask, catalogue, args)
    return 0


def send_command_to_server(folder: Path, command: str, **more: Any) -> dict[str, Any]:
    """Send a command to the server with the data folder `folder`, and return the answer.

    Raises UserError if no server answers, or if it answers with an error.
    """
    from audiowar.server.admin.command_socket import send_command
    from audiowar.server.rooms.clean_names_and_chat import MAX_CHAT_LENGTH

    try:
        answer = send_command(folder, command, **more)
    except PermissionError:
        raise UserError("server-forbidden", path=str(folder)) from None
    except (OSError, ValueError, AttributeError):
        # On Windows, Python has no Unix sockets and raises AttributeError.
        raise UserError("server-none", path=str(folder)) from None
    if not answer.get("ok"):
        message_id = ERROR_MESSAGES.get(str(answer.get("wrong")), "server-old")
        raise UserError(message_id, most=MAX_CHAT_LENGTH)
    return answer


def run_command_with_argument(
    send: Callable[..., dict[str, Any]], catalogue: Catalogue, action: str, args: Namespace
) -> None:
    """Run a command that needs an argument, such as `tell` or `bar`, and print the result."""
    more: dict[str, Any] = {ARGUMENT_NAMES_BY_COMMAND[action]: " ".join(args.words)}
    if action == "bar":
        if not args.minutes:
            raise UserError("server-bar-minutes")
        more["seconds"] = args.minutes * SECONDS_PER_MINUTE
    answer, say = send(action, **more), catalogue.format_message
    if action == "tell":
        print(say("server-told", people=answer["told"]))
    elif action == "close":
        print(say("server-closed"))
    elif action == "bar":
        print_barred_network(answer["network"], answer["until"], catalogue)
        print(say("server-sent-away", people=answer["gone"]))
    else:
        print(say("server-unbarred", network=answer["network"]))


def print_barred_network(network: str, until: float, catalogue: Catalogue) -> None:
    """Print the time until which a network, or a single address, is barred."""
    clock = time.strftime("%Y-%m-%d %H:%M", time.localtime(until))
    print(catalogue.format_message("server-barred", network=network, time=clock))


def print_status(status: Mapping[str, Any], catalogue: Catalogue) -> None:
    """Print the state of the server."""
    well = status["health"]["status"] == "ok"
    print(catalogue.format_message("server-well" if well else "server-failing"))
    people, tables = status["people"], status["tables"]
    print(catalogue.format_message("server-people", **people, connections=status["connections"]))
    print(catalogue.format_message("server-tables", played=status["played"], **tables))
    if status["health"].get("disk", "ok") != "ok":
        print(catalogue.format_message("server-disk-low"))
    if status["draining"]:
        print(catalogue.format_message("server-draining"))
    for network, until in status["bars"].items():
        print_barred_network(network, until, catalogue)


def print_tables(answer: Mapping[str, Any], catalogue: Catalogue) -> None:
    """Print a line about each table in the server's answer."""
    if not answer["tables"]:
        print(catalogue.format_message("server-no-tables"))
    for table in answer["tables"]:
        title = catalogue.format_message(f"game-{replace_underscores(table['game'])}")
        facts = {name: table[name] for name in ("table", "here", "watching", "state")}
        names = ", ".join(table["names"])
        print(catalogue.format_message("server-table", **facts, title=title, names=names))


def run_drain(send: Callable[..., dict[str, Any]], catalogue: Catalogue, args: Namespace) -> int:
    """Make the server refuse new tables, and wait up to `--minutes` for its matches to end.

    Return FAILED_CHECK_STATUS if some have not ended. With `--off`, only make the server accept
    new tables again.
    """
    said = send("drain", on=not args.off)
    print(catalogue.format_message("server-drain-off" if args.off else "server-draining"))
    if args.off:
        return 0
    end = time.monotonic() + (args.minutes or 0) * SECONDS_PER_MINUTE
    while said["played"] and time.monotonic() < end:
        time.sleep(DRAIN_POLL_SECONDS)
        said = send("status")
    print(catalogue.format_message("server-drained", played=said["played"]))
    return FAILED_CHECK_STATUS if said["played"] else 0
