"""The options with which the program is started, and the services of its frontend."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from audiowar.client.server_connection import open_socket_thread
from audiowar.input.key_file import KeyProblem
from audiowar.input.keymap import Keymap, load_keymap
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
    load_keymap: Callable[[Sequence[Path]], tuple[Keymap, list[KeyProblem]]] = load_keymap
    """Loads the default keys, changed by each file in turn. A server loads shared files once."""


@dataclass
class LaunchOptions:
    """The options of the command line, the frontend's services, and a note about updates."""

    language: str | None = None
    """The language to play in; None for the one in the settings."""
    fast: bool = False
    """Whether bots answer immediately, without time to think."""
    accesskit: bool = False
    """Whether the program is silent, and a screen reader reads its window."""
    game: str | None = None
    """The game of the first match; None if the command line names no game."""
    players: int | None = None
    """The number of players in the first match; None for the game's smallest number."""
    seed: int | None = None
    """The seed of the first match; None for a random one."""
    name: str | None = None
    """The player's name; None for the one in the settings."""
    options: dict[str, int | str] = field(default_factory=dict)
    """The options of the first match that differ from the defaults."""
    bots: str | None = None
    """The bots in the other seats, separated by commas; None for those of the settings."""
    has_looked_for_updates: bool = False
    """Whether the program has looked for a newer version since it was started."""
    services: FrontendServices = field(default_factory=FrontendServices)
    """The services of the frontend, such as opening connections and web pages."""

    @property
    def wants_match_at_once(self) -> bool:
        """Whether the command line asks to start a match without going through menus."""
        return bool(self.game or self.players or self.options or self.seed is not None)
