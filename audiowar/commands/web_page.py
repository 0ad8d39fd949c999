"""The page in a browser: `audiowar web`."""

from __future__ import annotations

import webbrowser
from argparse import Namespace
from pathlib import Path

from audiowar.l10n.catalogue import Catalogue
from audiowar.user_error import UserError
from audiowar.web.static_server import SITE, address, present, server

USUAL_PORT = 8064


def serve_page(args: Namespace, catalogue: Catalogue) -> int:
    """Serve the page until Ctrl+C, and open it. Raises Complaint."""
    site = SITE if args.site is None else Path(args.site)
    if not present(site):
        raise UserError("web-no-site", path=str(site))
    port = USUAL_PORT if args.port is None else args.port
    try:
        running = server(site, port)
    except (OSError, OverflowError):
        raise UserError("web-no-port", port=str(port)) from None
    with running:
        try:
            print(catalogue.tell("web-address", address=address(running)), flush=True)
            if not args.no_open:
                webbrowser.open(address(running))
            running.serve_forever()
        except KeyboardInterrupt:
            print()
    return 0
