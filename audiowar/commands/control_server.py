"""`audiowar server`: control the server that runs on this machine."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from audiowar.l10n.catalogue import Catalogue
from audiowar.storage.settings import data_folder
from audiowar.user_error import UserError

POLL_SECONDS = 1.0
"""Seconds between two checks whether matches are still being played."""
MINUTE = 60
COMMANDS_WITH_WORD: Mapping[str, str] = {
    "tell": "text",
    "close": "table",
    "bar": "address",
    "unbar": "address",
}
"""Commands that need an argument, with the name of its field in the request."""
COMMANDS_WITHOUT_WORD = ("status", "list", "drain")
ERROR_MESSAGES = {
    "unknown": "server-old",
    "no_words": "server-no-words",
    "no_table": "server-no-table",
    "bad_time": "server-bad-time",
    "no_address": "server-no-address",
    "not_barred": "server-not-barred",
    "disk": "server-cannot-keep",
}


def run_server_command(args: Namespace, catalogue: Catalogue) -> int:
    """Run a command of the operator."""
    action = args.action or ""
    if action not in (*COMMANDS_WITH_WORD, *COMMANDS_WITHOUT_WORD):
        raise UserError(
            "server-which", actions=", ".join((*COMMANDS_WITHOUT_WORD, *COMMANDS_WITH_WORD))
        )
    folder = Path(args.data) if args.data else data_folder() / "server"
    if args.minutes is not None and args.minutes < 0:
        raise UserError("cli-bad-number", flag="--minutes", low=0)

    def ask(do: str, **more: Any) -> dict[str, Any]:
        return send_to_server(folder, do, **more)

    if action in COMMANDS_WITH_WORD:
        if not args.words:
            raise UserError("server-needs-word", action=action)
        run_word_command(ask, catalogue, action, args)
    elif args.words:
        raise UserError("cli-unknown-word", word=args.words[0])
    elif action == "status":
        print_status(ask("status"), catalogue)
    elif action == "list":
        print_tables(ask("list"), catalogue)
    else:
        return run_drain(ask, catalogue, args)
    return 0


def send_to_server(folder: Path, command: str, **more: Any) -> dict[str, Any]:
    """Send a command to the server of a folder; return its answer. Raises UserError."""
    # Imported here because each command loads only its own modules, for a fast start.
    from audiowar.server.admin.local_socket import send_command

    try:
        answer = send_command(folder, command, **more)
    except PermissionError:
        raise UserError("server-forbidden", path=str(folder)) from None
    except (OSError, ValueError, AttributeError):
        # Windows has no such socket.
        raise UserError("server-none", path=str(folder)) from None
    if not answer.get("ok"):
        raise UserError(ERROR_MESSAGES.get(str(answer.get("wrong")), "server-old"))
    return answer


def run_word_command(
    ask: Callable[..., dict[str, Any]], catalogue: Catalogue, action: str, args: Namespace
) -> None:
    """Run a command that needs an argument."""
    more: dict[str, Any] = {COMMANDS_WITH_WORD[action]: " ".join(args.words)}
    if action == "bar":
        if not args.minutes:
            raise UserError("server-bar-minutes")
        more["seconds"] = args.minutes * MINUTE
    done = ask(action, **more)
    if action == "tell":
        print(catalogue.tell("server-told", people=done["told"]))
    elif action == "close":
        print(catalogue.tell("server-closed"))
    elif action == "bar":
        print_bar(done["network"], done["until"], catalogue)
        print(catalogue.tell("server-sent-away", people=done["gone"]))
    else:
        print(catalogue.tell("server-unbarred", network=done["network"]))


def print_bar(network: str, until: float, catalogue: Catalogue) -> None:
    """Print until when an address is barred."""
    clock = time.strftime("%Y-%m-%d %H:%M", time.localtime(until))
    print(catalogue.tell("server-barred", network=network, time=clock))


def print_status(status: Mapping[str, Any], catalogue: Catalogue) -> None:
    """Print the state of the server."""
    well = status["health"]["status"] == "ok"
    print(catalogue.tell("server-well" if well else "server-failing"))
    people, tables = status["people"], status["tables"]
    print(catalogue.tell("server-people", **people, connections=status["connections"]))
    print(catalogue.tell("server-tables", played=status["played"], **tables))
    if status["health"].get("disk", "ok") != "ok":
        print(catalogue.tell("server-disk-low"))
    if status["draining"]:
        print(catalogue.tell("server-draining"))
    for network, until in status["bars"].items():
        print_bar(network, until, catalogue)


def print_tables(answer: Mapping[str, Any], catalogue: Catalogue) -> None:
    """Print the tables."""
    if not answer["tables"]:
        print(catalogue.tell("server-no-tables"))
    for table in answer["tables"]:
        print(
            catalogue.tell(
                "server-table",
                **{name: table[name] for name in ("table", "here", "watching", "state")},
                title=catalogue.tell(f"game-{table['game'].replace('_', '-')}"),
                names=", ".join(table["names"]),
            )
        )


def run_drain(ask: Callable[..., dict[str, Any]], catalogue: Catalogue, args: Namespace) -> int:
    """Refuse new tables, and wait for matches to end. The exit status is 1 if some still run."""
    said = ask("drain", on=not args.off)
    print(catalogue.tell("server-drain-off" if args.off else "server-draining"))
    if args.off:
        return 0
    end = time.monotonic() + (args.minutes or 0) * MINUTE
    while said["played"] and time.monotonic() < end:
        time.sleep(POLL_SECONDS)
        said = ask("status")
    print(catalogue.tell("server-drained", played=said["played"]))
    return 1 if said["played"] else 0
