"""`audiowar serve`: run a server for online play."""

from __future__ import annotations

import errno
import json
import os
from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Any

from audiowar.client.server_address import (
    DEFAULT_PORT,
    HIGHEST_PORT,
    format_address_as_digits,
    is_loopback,
    make_page_url,
)
from audiowar.l10n.catalogue import Catalogue
from audiowar.storage.settings import get_data_folder
from audiowar.user_error import UserError, get_file_error_args

from . import FAILED_CHECK_STATUS
from .arguments import parse_assignments

if TYPE_CHECKING:
    from audiowar.server.net.client_address import Networks
    from audiowar.server.net.static_pages import StaticPages
    from audiowar.server.net.websocket import OpenConnection
    from audiowar.server.rooms.server_limits import Limits
    from audiowar.server.serve import ExtraService


MISSING_LIBRARY_MESSAGES = {"nats": "serve-no-nats", "prometheus_client": "serve-no-metrics"}
"""The message for each missing library that only some servers need."""


def make_static_pages(
    catalogue: Catalogue, folder: str | None, has_hosted_pages: bool
) -> StaticPages:
    """Return what the server shows to browsers: the page if it was built, otherwise a short text.

    With `folder`, take the page from this folder. Raises UserError if it contains no page.
    """
    from audiowar.server.net.static_pages import StaticPages
    from audiowar.web.built_page import (
        MEDIA_TYPES,
        SECURITY_HEADERS,
        SITE_FOLDER,
        has_page,
        make_page_headers,
    )

    site = SITE_FOLDER if folder is None else Path(folder)
    if not has_page(site):
        if folder is not None:
            raise UserError("web-no-site", path=folder)
        greeting = catalogue.format_message("serve-greeting")
        return StaticPages(headers=SECURITY_HEADERS, text_without_page=greeting)
    site_facts = json.loads((site / "site.json").read_text(encoding="utf-8"))
    # The field "thin" tells the page that the server can run its engine.
    with_engine = json.dumps({**site_facts, "thin": True})
    replacements = {"site.json": with_engine} if has_hosted_pages else {}
    headers = make_page_headers(site_facts["styles"])
    return StaticPages(site, headers, MEDIA_TYPES, replacement_texts_by_file=replacements)


def open_hosted_pages(limits: Limits, open_connection: OpenConnection) -> ExtraService:
    """Open the service for pages whose engine runs on the server."""
    from audiowar.server.hosted_pages.engine_pool import EnginePool
    from audiowar.server.serve import ExtraService

    pool = EnginePool(limits, open_connection)
    return ExtraService({"/thin": pool.make_page_connection}, pool.close, pool.disconnect_barred)


def list_extensions(nats_url: str, limits: Limits) -> Mapping[str, Any]:
    """Return the options for what only some servers have: a cluster, and hosted pages."""
    extensions: dict[str, Any] = {}
    if nats_url:
        from audiowar.server.cluster.cluster_member import join_cluster

        extensions["join_cluster"] = partial(join_cluster, nats_url)
    if limits.max_hosted_engines:
        extensions["open_extra_service"] = partial(open_hosted_pages, limits)
    return extensions


def parse_proxies(words: Sequence[str]) -> Networks:
    """Parse the addresses or networks of trusted proxies. Raises UserError."""
    found = []
    for word in words:
        try:
            found.append(ip_network(word, strict=False))
        except ValueError:
            raise UserError("cli-no-network", flag="--proxy", word=word) from None
    return found


def run_serve(args: Namespace, catalogue: Catalogue) -> int:
    """Run the server until it is stopped, or obey `--backup`, `--check` or `--rescue` instead."""
    # Some of these modules import aiohttp, which loads slowly and which only this command needs.
    from audiowar.l10n.reserved_program_sentences import ProgramSentences
    from audiowar.server.monitoring.anonymized_log import configure_logging
    from audiowar.server.net.http_app import normalize_host_name
    from audiowar.server.rooms.clean_names_and_chat import (
        MAX_NAME_LENGTH,
        split_into_comparable_words,
    )
    from audiowar.server.rooms.server_limits import parse_limits
    from audiowar.server.serve import ServeOptions, find_page_address, format_netloc
    from audiowar.server.serve import serve as run

    port = DEFAULT_PORT if args.port is None else args.port
    if not 0 <= port <= HIGHEST_PORT:
        raise UserError("cli-bad-port", flag="--port", high=HIGHEST_PORT)
    try:
        limits = parse_limits(parse_assignments(args.set))
    except KeyError as wrong:
        raise UserError("cli-unknown-limit", limit=str(wrong.args[0])) from None
    folder = Path(args.data) if args.data else get_data_folder() / "server"
    # Other users of the machine must not read the files, which contain names and hands of cards.
    os.umask(0o077)
    if args.rescue:
        return run_database_rescue(folder, catalogue)
    if args.backup:
        return run_backup(folder, Path(args.backup), catalogue)
    if args.check:
        return run_stored_tables_check(Path(args.check), catalogue)
    if args.metrics_port is not None and not 0 <= args.metrics_port <= HIGHEST_PORT:
        raise UserError("cli-bad-port", flag="--metrics-port", high=HIGHEST_PORT)
    pages = make_static_pages(catalogue, args.site, limits.max_hosted_engines > 0)
    bots = catalogue.format_message("bot-names").split(", ")
    names = [normalize_host_name(name) for name in args.name]
    configure_logging()
    sentences = ProgramSentences(split_into_comparable_words, MAX_NAME_LENGTH)

    def on_ready(host: str, actual_port: int) -> None:
        sentences.start_loading()
        say, address = catalogue.format_message, format_netloc(host, actual_port)
        print(say("serve-ready", address=address))
        number = format_address_as_digits(host, actual_port)
        # The number of a loopback address would lead others to their own machines.
        if number and not is_loopback(make_page_url(address)):
            # With spaces, a voice reads the digits one by one.
            print(say("serve-number", number=" ".join(number)))
        page = make_page_url(find_page_address(options, host, actual_port))
        has_pages = pages.folder is not None
        print(say("serve-page", address=page) if has_pages else say("serve-no-page"))
        print(say("serve-end"), flush=True)

    with convert_server_start_errors(folder, port):
        options = ServeOptions(
            *(folder, args.host, port, limits, bots, args.seeds, parse_proxies(args.proxy), pages),
            reserved_names=sentences,
            host_names=names,
            metrics_host_and_port=None
            if args.metrics_port is None
            else (args.metrics_host, args.metrics_port),
            **list_extensions(args.nats, limits),
        )
        run(options, on_ready)
    return 0


@contextmanager
def convert_server_start_errors(
    folder: Path, port: int, damaged_message_id: str = "serve-damaged"
) -> Iterator[None]:
    """Convert errors about the folder, the port, libraries or the database to a UserError.

    `damaged_message_id` is the id of the message for a damaged database.
    """
    from audiowar.server.storage.open_database import DamagedDatabase, FolderInUse, NewerDatabase

    try:
        yield
    except FolderInUse:
        raise UserError("serve-in-use", path=str(folder)) from None
    except NewerDatabase:
        raise UserError("serve-newer", path=str(folder)) from None
    except DamagedDatabase as broken:
        raise UserError(damaged_message_id, path=str(broken)) from None
    except ModuleNotFoundError as missing:
        package = (missing.name or "").split(".")[0]
        if package not in MISSING_LIBRARY_MESSAGES:
            raise
        raise UserError(MISSING_LIBRARY_MESSAGES[package]) from None
    except OSError as error:
        if error.filename is not None:
            path = str(error.filename)
            raise UserError("cli-cannot-write", path=path, **get_file_error_args(error)) from None
        if error.errno == errno.EADDRINUSE:
            raise UserError("serve-no-port", port=str(port)) from None
        raise UserError("serve-cannot", why=error.strerror or str(error)) from None


def run_database_rescue(folder: Path, catalogue: Catalogue) -> int:
    """Replace a damaged database with its intact parts, and print how many tables were rescued."""
    from audiowar.server.maintenance.rescue import rescue_database

    with convert_server_start_errors(folder, DEFAULT_PORT, damaged_message_id="serve-no-rescue"):
        found = rescue_database(folder)
    counts = {
        "whole": found.intact_table_count,
        "cut": found.shortened_table_count,
        "lost": found.lost_table_count,
    }
    print(catalogue.format_message("serve-rescued", path=str(found.damaged_path), **counts))
    return 0


def run_backup(folder: Path, target: Path, catalogue: Catalogue) -> int:
    """Copy the server's database of game tables to a new file, even while the server is running."""
    from audiowar.server.maintenance.backup import back_up_database

    with convert_server_start_errors(folder, DEFAULT_PORT):
        try:
            size = back_up_database(folder, target)
        except FileExistsError:
            raise UserError("serve-backup-there", path=str(target)) from None
        except FileNotFoundError:
            raise UserError("serve-no-tables", path=str(folder)) from None
    print(catalogue.format_message("serve-backed-up", path=str(target), kilobytes=-(-size // 1000)))
    return 0


def run_stored_tables_check(path: Path, catalogue: Catalogue) -> int:
    """Check whether the tables of a folder or backup are intact; exit status 1 if not.

    Raises UserError if there is nothing to check, or if the file cannot be opened.
    """
    from audiowar.server.maintenance.check import find_damage
    from audiowar.server.storage.open_database import DamagedDatabase

    say = catalogue.format_message
    with convert_server_start_errors(path, DEFAULT_PORT):
        try:
            found = find_damage(path)
        except FileNotFoundError:
            raise UserError("serve-no-tables", path=str(path)) from None
        except DamagedDatabase as broken:
            # Not even the list of tables can be read.
            print(say("serve-damaged", path=str(broken)))
            return FAILED_CHECK_STATUS
    damaged = found.damaged_table_ids
    print(say("serve-checked", tables=found.table_count, damaged=len(damaged)))
    for ident in damaged:
        print(say("serve-check-table", table=ident))
    if found.is_file_damaged:
        print(say("serve-check-file", path=str(found.path)))
    print(say("serve-check-well" if found.is_intact else "serve-check-rescue"))
    return 0 if found.is_intact else FAILED_CHECK_STATUS
