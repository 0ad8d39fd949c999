"""Make the winget manifest of a version.

It has one file for the version, one for the installer, and one for each language.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from signing import add_trailing_slash
from words import load_words, remove_backticks, split_list

PACKAGE_IDENTIFIER: Final = "audiowar.audiowar"
MANIFEST_VERSION: Final = "1.6.0"
LOCALES: Final = {"en": "en-US", "es": "es-ES", "ro": "ro-RO", "sr": "sr-Latn-RS"}
"""The language tags of winget, by the language tags of the game."""


def make_manifest_files(
    version: str, address: str, file: str, sha256: str
) -> Iterator[tuple[str, str]]:
    """Yield the name and the text of each file. `address` is the web folder of the downloads.

    `file` is the name of the installer, and `sha256` its checksum.
    """
    address = add_trailing_slash(address)
    head = f"PackageIdentifier: {PACKAGE_IDENTIFIER}\nPackageVersion: {version}\n"
    yield f"{PACKAGE_IDENTIFIER}.yaml", head + "DefaultLocale: en-US\n" + _foot("version")
    yield (
        f"{PACKAGE_IDENTIFIER}.installer.yaml",
        f"{head}InstallerType: nullsoft\nScope: user\nUpgradeBehavior: install\nInstallers:\n"
        f"- Architecture: x64\n  InstallerUrl: {address}{file}\n"
        f"  InstallerSha256: {sha256.upper()}\n{_foot('installer')}",
    )
    for tag, locale in LOCALES.items():
        kind = "defaultLocale" if tag == "en" else "locale"
        told = f"{_locale(tag, locale, version)}PackageUrl: {address}\n"
        yield f"{PACKAGE_IDENTIFIER}.locale.{locale}.yaml", head + told + _foot(kind)


def _locale(tag: str, locale: str, version: str) -> str:
    told = load_words(tag)
    about = remove_backticks(told["page"]["about"]).replace("{version}", version)
    news = "\n".join(
        f"  - {remove_backticks(line)}" for line in split_list(told[version]["changes"])
    )
    return (
        f"PackageLocale: {locale}\nPublisher: The audiowar project\nPackageName: audiowar\n"
        f"License: GPL-3.0-or-later\n"
        f"ShortDescription: {remove_backticks(told['installer']['description'])}\n"
        f"Description: >-\n  {about}\nReleaseNotes: |-\n{news}\n"
    )


def _foot(kind: str) -> str:
    return f"ManifestType: {kind}\nManifestVersion: {MANIFEST_VERSION}\n"
