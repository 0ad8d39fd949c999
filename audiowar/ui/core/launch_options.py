"""What the command line asks of the program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from audiowar.client.open_transport import open_socket_thread
from audiowar.input.key_file import KeyProblem
from audiowar.input.keymap import Keymap, load
from audiowar.l10n.catalogue import Catalogue, Suits

if TYPE_CHECKING:
    from audiowar.client.transport import Carry


def read(language: str, suits: Suits | None = None) -> Catalogue:
    """Read the messages of a language."""
    return Catalogue(language, suits=suits)


@dataclass
class LaunchOptions:
    """What the command line asked for."""

    language: str | None = None
    fast: bool = False
    accesskit: bool = False
    """Whether the window is to be read through an accessibility tree, and say nothing itself."""
    game: str | None = None
    players: int | None = None
    seed: int | None = None
    name: str | None = None
    options: dict[str, int | str] = field(default_factory=dict)
    bots: str | None = None
    asked_for_updates: bool = False
    """Whether this run of the program has looked for a newer version."""
    carry: Carry | None = open_socket_thread
    """Connects to servers where others play; None where that cannot be."""
    home: str = ""
    """The address of the server that a page comes from: a page connects to no other."""
    invitation: str = ""
    """The code of a table there, from the link that opened the page."""
    go: Callable[[str], None] = lambda page: None
    """Goes to the page of another server."""
    renew: Callable[[], None] | None = None
    """Lets a newer version of the page take over; None where there is none."""
    keys: tuple[Path, ...] = ()
    """Layers of the key map between the language's and the player's, such as a browser's."""
    open_manual: Callable[[str], Path | None] = lambda language: None
    """Opens the manual in a language; gives the file where no browser can be opened.

    Raises OSError when the file cannot be written.
    """
    catalogue: Callable[[str, Suits | None], Catalogue] = read
    """Returns the messages of a language; a server shares them over its players."""
    keymap: Callable[[Sequence[Path]], tuple[Keymap, list[KeyProblem]]] = load
    """Reads the key map of the default and files, the player's own last; so shared too."""

    @property
    def new_game(self) -> bool:
        """Whether the command line asks for a game to begin at once."""
        return bool(self.game or self.players or self.options or self.seed is not None)
