"""Let people play together: `audiowar serve`."""

from __future__ import annotations

import errno
import json
import os
from argparse import Namespace
from collections.abc import Callable, Sequence
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING

from audiowar.client.address import (
    DEFAULT_PORT,
    HIGHEST_PORT,
    address_number,
    page_url,
    spaced_digits,
)
from audiowar.l10n.catalogue import Catalogue
from audiowar.storage.settings import data_folder
from audiowar.user_error import UserError, why

from .arguments import parse_options

if TYPE_CHECKING:
    from audiowar.server.net.connection_limits import Networks
    from audiowar.server.net.static_pages import StaticPages
    from audiowar.server.net.websocket import Gate
    from audiowar.server.rooms.limits import Limits
    from audiowar.server.serve import ExtraService


NEEDED = {"nats": "serve-no-nats", "prometheus_client": "serve-no-metrics"}
"""What is told where a library is missing that only some servers need."""


def find_pages(catalogue: Catalogue, given: str | None = None) -> StaticPages:
    """Return what browsers are given: the page where it was built, else words.

    `given`: the folder to look in; raises UserError where it holds no page.
    """
    from audiowar.server.net.static_pages import StaticPages
    from audiowar.web.static_server import SAFE, SITE, TYPES, policy, present

    site = SITE if given is None else Path(given)
    if not present(site):
        if given is not None:
            raise UserError("web-no-site", path=given)
        return StaticPages(headers=SAFE, greeting=catalogue.tell("serve-greeting"))
    said = json.loads((site / "site.json").read_text(encoding="utf-8"))
    # The page learns here that it may leave the thinking to this server.
    instead = {"site.json": json.dumps({**said, "thin": True})}
    headers = {**SAFE, "Content-Security-Policy": policy(site)}
    return StaticPages(site, headers, TYPES, replacements=instead)


def engine_service(borne: Limits) -> Callable[[Gate], ExtraService]:
    """Return what opens the house of those whose browsers cannot run the game."""
    from audiowar.server.hosted.engine_pool import EnginePool
    from audiowar.server.serve import ExtraService

    def opened(tables: Gate) -> ExtraService:
        house = EnginePool(borne, tables)
        return ExtraService({"/thin": house.gate}, house.close)

    return opened


def parse_proxies(words: Sequence[str]) -> Networks:
    """Read the addresses of proxies."""
    found = []
    for word in words:
        try:
            found.append(ip_network(word, strict=False))
        except ValueError:
            raise UserError("cli-no-network", flag="--proxy", word=word) from None
    return found


def serve(args: Namespace, catalogue: Catalogue) -> int:
    """Serve tables until the program is told to end."""
    # The web library takes its time to load: only this command needs it.
    from audiowar.l10n.program_sentences import Sentences
    from audiowar.server.monitoring.private_log import log_privately
    from audiowar.server.net.http_app import name_in
    from audiowar.server.rooms.display_names import NAME_LENGTH
    from audiowar.server.rooms.limits import parse_limits
    from audiowar.server.rooms.name_likeness import spoken_words
    from audiowar.server.serve import ServeOptions
    from audiowar.server.serve import serve as run
    from audiowar.server.storage.database import DamagedDatabase, FolderInUse, NewerDatabase

    port = DEFAULT_PORT if args.port is None else args.port
    if not 0 <= port <= HIGHEST_PORT:
        raise UserError("cli-bad-number", flag="--port", low=0)
    try:
        borne = parse_limits(parse_options(args.set))
    except KeyError as wrong:
        raise UserError("cli-unknown-limit", limit=str(wrong.args[0])) from None
    folder = Path(args.data) if args.data else data_folder() / "server"
    # Names and hands are in the files: nobody else on the machine reads them.
    os.umask(0o077)
    if args.rescue:
        return rescue(folder, catalogue)
    if args.backup:
        return backup(folder, Path(args.backup), catalogue)
    if args.check:
        return check(Path(args.check), catalogue)
    if args.metrics_port is not None and not 0 <= args.metrics_port <= HIGHEST_PORT:
        raise UserError("cli-bad-number", flag="--metrics-port", low=0)
    given_pages = find_pages(catalogue, args.site)
    bots = catalogue.tell("bot-names").split(", ")
    log_privately()

    sentences = Sentences(spoken_words, NAME_LENGTH)

    def ready(address: str, given: int) -> None:
        sentences.begin()
        print(catalogue.tell("serve-ready", address=f"{address}:{given}"), flush=True)
        if number := address_number(address, given):
            print(catalogue.tell("serve-number", number=spaced_digits(number)), flush=True)
        if given_pages.folder is not None:
            page = page_url(f"{address}:{given}")
            print(catalogue.tell("serve-page", address=page), flush=True)
        else:
            print(catalogue.tell("serve-no-page"), flush=True)
        print(catalogue.tell("serve-end"), flush=True)

    try:
        wish = ServeOptions(
            *(folder, args.host, port, borne, bots, args.seeds, args.nats),
            *(parse_proxies(args.proxy), given_pages),
            sentences=sentences,
            names=frozenset(name_in(name) for name in args.name),
            metrics=None if args.metrics_port is None else (args.metrics_host, args.metrics_port),
            more=engine_service(borne),
        )
        run(wish, ready)
    except FolderInUse:
        raise UserError("serve-in-use", path=str(folder)) from None
    except NewerDatabase:
        raise UserError("serve-newer", path=str(folder)) from None
    except DamagedDatabase as broken:
        raise UserError("serve-damaged", path=str(broken)) from None
    except ModuleNotFoundError as missing:
        package = (missing.name or "").split(".")[0]
        if package not in NEEDED:
            raise
        raise UserError(NEEDED[package]) from None
    except OSError as error:
        raise start_error(error, port) from None
    return 0


def rescue(folder: Path, catalogue: Catalogue) -> int:
    """Take what is whole out of a damaged file of tables."""
    from audiowar.server.salvage import rescue_database as rescued
    from audiowar.server.storage.database import DamagedDatabase, FolderInUse

    try:
        found = rescued(folder)
    except FolderInUse:
        raise UserError("serve-in-use", path=str(folder)) from None
    except DamagedDatabase as broken:
        raise UserError("serve-no-rescue", path=str(broken)) from None
    except OSError as error:
        raise start_error(error, DEFAULT_PORT) from None
    counts = {"whole": found.whole, "cut": found.cut, "lost": found.lost}
    print(catalogue.tell("serve-rescued", path=str(found.damaged), **counts))
    return 0


def backup(folder: Path, target: Path, catalogue: Catalogue) -> int:
    """Copy the tables, while their server runs or not."""
    from audiowar.server.backup import back_up
    from audiowar.server.storage.database import DamagedDatabase

    try:
        size = back_up(folder, target)
    except DamagedDatabase as broken:
        raise UserError("serve-damaged", path=str(broken)) from None
    except FileExistsError:
        raise UserError("serve-backup-there", path=str(target)) from None
    except FileNotFoundError:
        raise UserError("serve-no-tables", path=str(folder)) from None
    except OSError as error:
        raise start_error(error, DEFAULT_PORT) from None
    print(catalogue.tell("serve-backed-up", path=str(target), kilobytes=-(-size // 1000)))
    return 0


def check(path: Path, catalogue: Catalogue) -> int:
    """Look whether the tables of a folder or of a backup are whole; 1 where they are not."""
    from audiowar.server.check import check as checked
    from audiowar.server.storage.database import DamagedDatabase, NewerDatabase

    try:
        found = checked(path)
    except FileNotFoundError:
        raise UserError("serve-no-tables", path=str(path)) from None
    except NewerDatabase:
        raise UserError("serve-newer", path=str(path)) from None
    except DamagedDatabase as broken:
        raise UserError("serve-damaged", path=str(broken)) from None
    except OSError as error:
        raise start_error(error, DEFAULT_PORT) from None
    print(catalogue.tell("serve-checked", tables=found.tables, damaged=len(found.damaged)))
    for ident in found.damaged:
        print(catalogue.tell("serve-check-table", table=ident))
    if found.unreadable:
        print(catalogue.tell("serve-check-file", path=str(found.path)))
    print(catalogue.tell("serve-check-well" if found.well else "serve-check-rescue"))
    return 0 if found.well else 1


def start_error(error: OSError, port: int) -> UserError:
    """Return what is told when the system does not let a server start."""
    if error.filename is not None:
        return UserError("cli-cannot-write", path=str(error.filename), **why(error))
    if error.errno == errno.EADDRINUSE:
        return UserError("serve-no-port", port=str(port))
    return UserError("serve-cannot", why=error.strerror or str(error))
