"""Make the winget manifest of a version: a file for it, one for its installer, one per language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from signing import add_trailing_slash
from words import load_words, remove_backticks, split_list

NAME: Final = "audiowar.audiowar"
SCHEMA: Final = "1.6.0"
LOCALES: Final = {"en": "en-US", "es": "es-ES", "ro": "ro-RO", "sr": "sr-Latn-RS"}
"""The tags of winget by our language tags."""


def make_manifest_files(
    version: str, address: str, file: str, sha256: str
) -> Iterator[tuple[str, str]]:
    """Yield the name and the text of each file; `address` is the web folder of the downloads."""
    address = add_trailing_slash(address)
    head = f"PackageIdentifier: {NAME}\nPackageVersion: {version}\n"
    yield f"{NAME}.yaml", head + "DefaultLocale: en-US\n" + _foot("version")
    yield (
        f"{NAME}.installer.yaml",
        f"{head}InstallerType: nullsoft\nScope: user\nUpgradeBehavior: install\nInstallers:\n"
        f"- Architecture: x64\n  InstallerUrl: {address}{file}\n"
        f"  InstallerSha256: {sha256.upper()}\n{_foot('installer')}",
    )
    for tag, locale in LOCALES.items():
        kind = "defaultLocale" if tag == "en" else "locale"
        told = f"{_locale(tag, locale, version)}PackageUrl: {address}\n"
        yield f"{NAME}.locale.{locale}.yaml", head + told + _foot(kind)


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
    return f"ManifestType: {kind}\nManifestVersion: {SCHEMA}\n"
