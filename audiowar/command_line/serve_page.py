"""`audiowar web`: serve the game's page on this machine, and open it in a browser."""

from __future__ import annotations

import socket
import webbrowser
from argparse import Namespace
from typing import TYPE_CHECKING

from audiowar.l10n.catalogue import Catalogue
from audiowar.user_error import UserError
from audiowar.web.built_page import SITE_FOLDER

from .serve import make_static_pages

if TYPE_CHECKING:
    from aiohttp import web

DEFAULT_PAGE_PORT = 8064
MAX_SHUTDOWN_SECONDS = 1.0
"""The maximum number of seconds to finish responses after Ctrl+C."""


def run_web(args: Namespace, catalogue: Catalogue) -> int:
    """Serve the page until Ctrl+C, and open it in a browser. Only this machine can reach it.

    Raises UserError if there is no page, or if the port is not available.
    """
    # Imported late, because it loads slowly and only this command needs it.
    from aiohttp import web

    application = make_page_application(catalogue, args.site or str(SITE_FOLDER))
    port = DEFAULT_PAGE_PORT if args.port is None else args.port
    try:
        listener = socket.create_server(("127.0.0.1", port))
    except (OSError, OverflowError):
        raise UserError("web-no-port", port=str(port)) from None
    # The host is `localhost`, because browsers store its pages for offline use even without https.
    address = f"http://localhost:{listener.getsockname()[1]}/"
    print(catalogue.format_message("web-address", address=address), flush=True)
    if not args.no_open:
        webbrowser.open(address)
    web.run_app(
        application,
        sock=listener,
        shutdown_timeout=MAX_SHUTDOWN_SECONDS,
        print=None,
        access_log=None,
    )
    print()
    return 0


def make_page_application(catalogue: Catalogue, folder: str) -> web.Application:
    """Return a server of the page in a folder. Raises UserError if the folder contains no page."""
    from aiohttp import web

    application = web.Application()
    pages = make_static_pages(catalogue, folder, has_hosted_pages=False)
    application.router.add_get("/{name:.*}", pages.serve_file)
    return application
