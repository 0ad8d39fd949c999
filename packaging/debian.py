"""Make the Debian package: program, menu entry, icons, manual pages and AppStream data."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from datetime import datetime, timezone
from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape

import icon
from archives import find_needed_glibc
from words import CYRILLIC, list_languages, load_words, remove_backticks, split_list

CONTROL: Final = """\
Package: audiowar
Version: {version}
Architecture: amd64
Maintainer: {maintainer}
Installed-Size: {size}
Depends: libc6 (>= {glibc}), libgl1, libfreetype6, libfontconfig1, libasound2 | libasound2t64, \
libx11-6, libxrender1
Recommends: speech-dispatcher, libpulse0
Section: games
Priority: optional
{homepage}Description: card games played by ear and by keyboard
 Scientific War and its family of card games, for blind people and their
 friends, in English, Spanish, Romanian and Serbian. It speaks through a screen
 reader or the speech server, and by itself where there is neither.
"""
COPYRIGHT: Final = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: audiowar

Files: *
Copyright: The audiowar project and those whom THIRD_PARTY.gz names
License: GPL-3+
 This program is free software: you can redistribute it and/or modify it under
 the terms of the GNU General Public License, version 3 or any later version.
 .
 On Debian systems its text is in /usr/share/common-licenses/GPL-3. What the
 program carries of others is listed with all licences in
 /usr/share/doc/audiowar/THIRD_PARTY.gz.
"""
LINTIAN_OVERRIDES: Final = """\
# It carries its own Python, and runs where Debian has another version.
audiowar: embedded-library *
audiowar: library-not-linked-against-libc *
audiowar: shared-library-lacks-prerequisites *
# The program that PyInstaller makes.
audiowar: hardening-no-pie *
# The same files make the same package: they have the time of the last commit.
audiowar: package-contains-timestamped-gzip *
# A build that names no contact: where nobody can be reached, no address pretends it.
audiowar: malformed-contact *
"""
MAINTAINER_NAME: Final = "The audiowar project"
ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
METAINFO: Final = """\
<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
 <id>audiowar.desktop</id>
 <metadata_license>CC0-1.0</metadata_license>
 <project_license>GPL-3.0-or-later</project_license>
 <name>audiowar</name>
 <developer id="audiowar"><name>{project}</name></developer>
{summaries}
 <description>
{abouts}
 </description>
{urls} <launchable type="desktop-id">audiowar.desktop</launchable>
 <categories><category>Game</category><category>CardGame</category></categories>
 <supports><control>keyboard</control></supports>
 <content_rating type="oars-1.1"/>
 <releases><release version="{version}" date="{date}"><description><ul>
{changes}
 </ul></description></release></releases>
</component>
"""


def _is_program(file: Path) -> bool:
    """Return whether a file is a script or a compiled program, not a library."""
    begins = file.read_bytes()[:4]
    return begins[:2] == b"#!" or (begins == b"\x7fELF" and ".so" not in file.name)


class Package:
    """A Debian package. Its files are collected in a folder first."""

    def __init__(
        self, built: Path, work: Path, version: str, moment: int, facts: Mapping[str, Any]
    ) -> None:
        """Empty the folder `work`, in which the package's files will be collected.

        `built` is the folder of the built program. All files get the Unix time `moment`. `facts`
        comes from `signing.read_facts`.
        """
        shutil.rmtree(work, ignore_errors=True)
        self.built, self.work = built, work
        self.version, self.moment, self.facts = version, moment, facts

    def add_program(self) -> None:
        """Add the program, its menu entry and its icons."""
        hidden = shutil.ignore_patterns("install.sh", "*.desktop", "LICENSE.txt", "LGPL-2.1.txt")
        shutil.copytree(self.built, self.work / "usr/lib/audiowar", ignore=hidden)
        # Debian's folder for games is not in everybody's PATH, so put the program in both folders.
        for folder in ("bin", "games"):
            link = self.work / "usr" / folder / "audiowar"
            link.parent.mkdir(parents=True)
            link.symlink_to("../lib/audiowar/audiowar")
        entry = (self.built / "audiowar.desktop").read_bytes()
        self._write("usr/share/applications/audiowar.desktop", entry)
        for size in ICON_SIZES:
            place = f"usr/share/icons/hicolor/{size}x{size}/apps/audiowar.png"
            self._write(place, icon.make_png(size))

    def add_documents(self, changes: str) -> None:
        """Add licences, changes, manual pages, and AppStream data, which software centres show."""
        third_party = (self.built / "THIRD_PARTY.txt").read_text(encoding="utf-8")
        self._write("usr/share/doc/audiowar/copyright", COPYRIGHT.encode())
        self._write("usr/share/doc/audiowar/THIRD_PARTY.gz", self._packed(third_party))
        self._write("usr/share/lintian/overrides/audiowar", LINTIAN_OVERRIDES.encode())
        self._write("usr/share/doc/audiowar/NEWS.gz", self._packed(changes))
        date = datetime.fromtimestamp(self.moment, timezone.utc)
        debian_log = (
            f"audiowar ({self.version}) unstable; urgency=medium\n\n  * See NEWS.gz.\n\n"
            f" -- {self._maintainer()}  {date:%a, %d %b %Y %H:%M:%S +0000}\n"
        )
        self._write("usr/share/doc/audiowar/changelog.gz", self._packed(debian_log))
        self._write("usr/share/metainfo/audiowar.metainfo.xml", self._metainfo().encode())
        for tag in list_languages():
            folder = "" if tag == "en" else f"{'sr@latin' if tag == 'sr' else tag}/"
            folder = "sr/" if tag == CYRILLIC else folder
            page = make_manual_page(tag, self.version, f"{date:%Y-%m-%d}")
            self._write(f"usr/share/man/{folder}man6/audiowar.6.gz", self._packed(page))

    def write_package(self, target: Path, quick: bool) -> Path:
        """Write the package to `target`, and return `target`.

        The same files always give the same bytes. With `quick`, compress less. Raises
        CalledProcessError if dpkg-deb fails.
        """
        size = sum(path.stat().st_size for path in self.work.rglob("*") if path.is_file()) // 1024
        told = {"version": self.version, "size": size, "glibc": find_needed_glibc(self.built)}
        home = self.facts.get("address", "")
        told["homepage"] = f"Homepage: {home}\n" if home else ""
        control = CONTROL.format(maintainer=self._maintainer(), **told)
        self._write("DEBIAN/control", control.encode())
        subprocess.run(("chmod", "-R", "u+rwX,go=rX", str(self.work)), check=True)
        for path in self.work.rglob("*"):
            if path.is_file() and not path.is_symlink() and not _is_program(path):
                path.chmod(0o644)
        for path in (*self.work.rglob("*"), self.work):
            os.utime(path, (self.moment, self.moment), follow_symlinks=False)
        how = ("-Zxz", "-z0") if quick else ("-Zxz",)
        command = ("dpkg-deb", "--root-owner-group", *how, "--build", str(self.work), str(target))
        environment = {**os.environ, "SOURCE_DATE_EPOCH": str(self.moment)}
        subprocess.run(command, check=True, capture_output=True, env=environment)
        return target

    def _maintainer(self) -> str:
        contact = self.facts.get("contact", "")
        # Debian requires an e-mail address here. Without one, leave it out: nobody would read an
        # invented one.
        return (
            f"{MAINTAINER_NAME} <{contact}>"
            if re.fullmatch(r"\S+@\S+", contact)
            else MAINTAINER_NAME
        )

    def _metainfo(self) -> str:
        """Return the AppStream data in all languages."""
        tags = {"sr": "sr@latin", CYRILLIC: "sr"}
        told = {tag: (tags.get(tag, tag), load_words(tag)) for tag in list_languages()}

        def marked(name: str, tag: str, text: str) -> str:
            language = "" if tag == "en" else f' xml:lang="{tag}"'
            return f"  <{name}{language}>{escape(remove_backticks(text))}</{name}>"

        abouts = (
            marked("p", tag, text["page"]["about"].replace("{version}", self.version))
            for tag, text in told.values()
        )
        changes = (
            marked("li", tag, line)
            for tag, text in told.values()
            for line in split_list(text[self.version]["changes"])
        )
        summaries = (
            marked("summary", tag, text["installer"]["description"]) for tag, text in told.values()
        )
        home = self.facts.get("address", "")
        return METAINFO.format(
            project=MAINTAINER_NAME,
            summaries="\n".join(summaries),
            abouts="\n".join(abouts),
            changes="\n".join(changes),
            urls=f' <url type="homepage">{escape(home)}</url>\n' if home else "",
            version=self.version,
            date=datetime.fromtimestamp(self.moment, timezone.utc).date().isoformat(),
        )

    def _packed(self, text: str) -> bytes:
        return gzip.compress(text.encode(), mtime=self.moment)

    def _write(self, place: str, data: bytes) -> None:
        target = self.work / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)


def make_manual_page(tag: str, version: str, date: str) -> str:
    """Return the manual page in a language: flags and commands of the program, then every key."""
    from audiowar.generate_manual import ManualPage
    from audiowar.input.commands import COMMANDS, GROUP_NAMES
    from audiowar.l10n.catalogue import Catalogue

    page = ManualPage(Catalogue(tag))
    usage = [escape_for_troff(line) for line in page.text_of("cli-help").splitlines()]
    about = escape_for_troff(remove_backticks(load_words(tag)["installer"]["description"]))
    lines = [
        f'.TH AUDIOWAR 6 "{date}" "audiowar {version}"',
        ".SH NAME",
        rf"audiowar \- {about}",
        ".SH SYNOPSIS",
        ".B audiowar",
        ".SH DESCRIPTION",
        *_paragraphs(usage),
        f".SH {escape_for_troff(page.text_of('manual-keys'))}",
    ]
    for group in GROUP_NAMES:
        lines.append(f".SS {escape_for_troff(page.text_of(f'keys-group-{group}'))}")
        for command in COMMANDS.values():
            if command.group == group:
                lines += [".TP", rf"\fB{escape_for_troff(page.render_key_names(command))}\fR"]
                lines.append(escape_for_troff(page.text_of(f"command-{command.name}")))
    return "\n".join(lines) + "\n"


def escape_for_troff(text: str) -> str:
    """Return a text escaped for troff."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return rf"\&{escaped}" if escaped.startswith((".", "'")) else escaped


def _paragraphs(lines: list[str]) -> Iterator[str]:
    for line in lines:
        yield ".PP"
        yield line
