"""The services that a frontend offers to the program, such as opening pages and loading files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from audiowar.client.open_socket_thread import open_socket_thread
from audiowar.input.key_file import KeyProblem
from audiowar.input.keymap import Keymap, load_keymap_and_problems
from audiowar.l10n.catalogue import Catalogue, SuitNaming

if TYPE_CHECKING:
    from audiowar.client.transport import OpenTransport


@dataclass
class FrontendServices:
    """The services of a frontend. Those that a frontend does not have keep their defaults."""

    open_transport: OpenTransport | None = open_socket_thread
    """Opens a connection to a server; None if this frontend cannot open connections."""
    only_server_address: str = ""
    """The address of the only server that this page can connect to; empty in other frontends."""
    invitation: str = ""
    """The code of an online table, from the link that opened the page; empty without one."""
    open_server_page: Callable[[str], None] = lambda page: None
    """Opens the page of the server at an address, in place of this page."""
    activate_update: Callable[[], None] | None = None
    """Activates a newer version of the page; None while there is no newer version."""
    key_files: tuple[Path, ...] = ()
    """Key files of this frontend, applied after the language's file and before the player's."""
    save_or_choose_bundle: Callable[[str], None] | None = None
    """Lets the page save ("export") or choose ("import") a bundle; None outside of pages."""
    open_manual_or_get_file: Callable[[str], Path | None] = lambda language: None
    """Opens the manual in a language; without a browser, returns its file.

    Raises OSError if the file cannot be written.
    """
    open_web_page: Callable[[str], bool] = lambda address: False
    """Opens an address in the player's browser. Returns False if there is no browser."""
    download_text: Callable[[str, str], None] | None = None
    """Lets the browser save a text as a file; None if the program writes files itself."""
    install_update: Callable[[Path], None] | None = None
    """Starts the installer of a newer version. Raises OSError if that fails.

    None if this program was not installed by an installer.
    """
    load_catalogue: Callable[[str, SuitNaming | None], Catalogue] = lambda language, suits: (
        Catalogue(language, suits=suits)
    )
    """Loads the messages of a language. A server loads them once for all players."""
    load_keymap_and_problems: Callable[[Sequence[Path]], tuple[Keymap, list[KeyProblem]]] = (
        load_keymap_and_problems
    )
    """Loads the default keys, changed by each file in turn. A server loads shared files once."""
