"""Give commands to the server that runs on this machine: `audiowar server`."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from audiowar.l10n.catalogue import Catalogue
from audiowar.storage.settings import data_folder
from audiowar.user_error import UserError

LOOK = 1.0
"""Seconds between two looks whether games are still played."""
MINUTE = 60
ASK: Mapping[str, str] = {"tell": "text", "close": "table", "bar": "address", "unbar": "address"}
"""Commands that need a word, and what it is."""
ALONE = ("status", "list", "drain")
WRONG = {
    "unknown": "server-old",
    "no_words": "server-no-words",
    "no_table": "server-no-table",
    "bad_time": "server-bad-time",
    "no_address": "server-no-address",
    "not_barred": "server-not-barred",
    "disk": "server-cannot-keep",
}


def server(args: Namespace, catalogue: Catalogue) -> int:
    """Do what the operator asks for."""
    action = args.action or ""
    if action not in (*ASK, *ALONE):
        raise UserError("server-which", actions=", ".join((*ALONE, *ASK)))
    folder = Path(args.data) if args.data else data_folder() / "server"
    if args.minutes is not None and args.minutes < 0:
        raise UserError("cli-bad-number", flag="--minutes", low=0)

    def ask(do: str, **more: Any) -> dict[str, Any]:
        return asked(folder, do, **more)

    if action in ASK:
        if not args.words:
            raise UserError("server-needs-word", action=action)
        one_word(ask, catalogue, action, args)
    elif args.words:
        raise UserError("cli-unknown-word", word=args.words[0])
    elif action == "status":
        tell_status(ask("status"), catalogue)
    elif action == "list":
        tell_tables(ask("list"), catalogue)
    else:
        return drain(ask, catalogue, args)
    return 0


def asked(folder: Path, do: str, **more: Any) -> dict[str, Any]:
    """Ask the server of a folder. Raises UserError."""
    from audiowar.server.admin.local_socket import ask

    try:
        answer = ask(folder, do, **more)
    except PermissionError:
        raise UserError("server-forbidden", path=str(folder)) from None
    except (OSError, ValueError, AttributeError):
        # On Windows there is no such socket.
        raise UserError("server-none", path=str(folder)) from None
    if not answer.get("ok"):
        raise UserError(WRONG.get(str(answer.get("wrong")), "server-old"))
    return answer


def one_word(
    ask: Callable[..., dict[str, Any]], catalogue: Catalogue, action: str, args: Namespace
) -> None:
    """Do what is asked for with a word."""
    more: dict[str, Any] = {ASK[action]: " ".join(args.words)}
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
        tell_bar(done["network"], done["until"], catalogue)
        print(catalogue.tell("server-sent-away", people=done["gone"]))
    else:
        print(catalogue.tell("server-unbarred", network=done["network"]))


def tell_bar(network: str, until: float, catalogue: Catalogue) -> None:
    """Say until when an address is barred."""
    clock = time.strftime("%Y-%m-%d %H:%M", time.localtime(until))
    print(catalogue.tell("server-barred", network=network, time=clock))


def tell_status(said: Mapping[str, Any], catalogue: Catalogue) -> None:
    """Say how the server is."""
    well = said["health"]["status"] == "ok"
    print(catalogue.tell("server-well" if well else "server-failing"))
    people, tables = said["people"], said["tables"]
    print(catalogue.tell("server-people", **people, connections=said["connections"]))
    print(catalogue.tell("server-tables", played=said["played"], **tables))
    if said["health"].get("disk", "ok") != "ok":
        print(catalogue.tell("server-disk-low"))
    if said["draining"]:
        print(catalogue.tell("server-draining"))
    for network, until in said["bars"].items():
        tell_bar(network, until, catalogue)


def tell_tables(said: Mapping[str, Any], catalogue: Catalogue) -> None:
    """List the tables."""
    if not said["tables"]:
        print(catalogue.tell("server-no-tables"))
    for table in said["tables"]:
        print(
            catalogue.tell(
                "server-table",
                **{name: table[name] for name in ("table", "here", "watching", "state")},
                title=catalogue.tell(f"game-{table['game'].replace('_', '-')}"),
                names=", ".join(table["names"]),
            )
        )


def drain(ask: Callable[..., dict[str, Any]], catalogue: Catalogue, args: Namespace) -> int:
    """Open no new tables, and wait for games to end; 1 where some are still played."""
    said = ask("drain", on=not args.off)
    print(catalogue.tell("server-drain-off" if args.off else "server-draining"))
    if args.off:
        return 0
    end = time.monotonic() + (args.minutes or 0) * MINUTE
    while said["played"] and time.monotonic() < end:
        time.sleep(LOOK)
        said = ask("status")
    print(catalogue.tell("server-drained", played=said["played"]))
    return 1 if said["played"] else 0
