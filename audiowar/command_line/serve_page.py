"""`audiowar web`: serve the game's page on this machine, and open it in a browser."""

from __future__ import annotations

import webbrowser
from argparse import Namespace
from pathlib import Path

from audiowar.l10n.catalogue import Catalogue
from audiowar.user_error import UserError
from audiowar.web.static_server import SITE_FOLDER, get_page_url, has_page, make_page_server

DEFAULT_PAGE_PORT = 8064


def run_web(args: Namespace, catalogue: Catalogue) -> int:
    """Serve the page until Ctrl+C, and open it in a browser.

    Raises UserError if there is no page, or if the port is not available.
    """
    site = SITE_FOLDER if args.site is None else Path(args.site)
    if not has_page(site):
        raise UserError("web-no-site", path=str(site))
    port = DEFAULT_PAGE_PORT if args.port is None else args.port
    try:
        running = make_page_server(site, port)
    except (OSError, OverflowError):
        raise UserError("web-no-port", port=str(port)) from None
    with running:
        try:
            print(
                catalogue.format_message("web-address", address=get_page_url(running)), flush=True
            )
            if not args.no_open:
                webbrowser.open(get_page_url(running))
            running.serve_forever()
        except KeyboardInterrupt:
            print()
    return 0
