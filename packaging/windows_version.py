"""The version information and manifest of the Windows programs."""

from __future__ import annotations

from typing import Any, Final

DESCRIPTIONS: Final = {
    "audiowar": "audiowar: card games played by ear",
    "audiowar-text": "audiowar in a console: card games played by ear",
    "audiowar-portable": "audiowar in one file: card games played by ear",
}
"""The description of each program, which the task manager shows and screen readers speak."""

DPI_SETTINGS: Final = """\
<dpiAware xmlns="http://schemas.microsoft.com/SMI/2005/WindowsSettings">true/pm</dpiAware>
<dpiAwareness xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">\
PerMonitorV2, PerMonitor</dpiAwareness>
"""
"""The part of the manifest with which Windows draws sharp letters on a screen with scaling."""


def make_version_resource(version: str, name: str) -> Any:
    """Return the version resource of a program. `version` has the form "1.2.3"."""
    from PyInstaller.utils.win32.versioninfo import (
        FixedFileInfo,
        StringFileInfo,
        StringStruct,
        StringTable,
        VarFileInfo,
        VarStruct,
        VSVersionInfo,
    )

    numbers = (*map(int, version.split(".")), 0, 0, 0, 0)[:4]
    words = {
        "CompanyName": "The audiowar project",
        "FileDescription": DESCRIPTIONS[name],
        "FileVersion": version,
        "InternalName": name,
        "LegalCopyright": "GNU General Public License, version 3 or later",
        "OriginalFilename": f"{name}.exe",
        "ProductName": "audiowar",
        "ProductVersion": version,
    }
    table = StringTable("040904B0", [StringStruct(name, text) for name, text in words.items()])
    return VSVersionInfo(
        ffi=FixedFileInfo(filevers=numbers, prodvers=numbers, OS=0x40004, fileType=1),
        kids=[StringFileInfo([table]), VarFileInfo([VarStruct("Translation", [0x409, 1200])])],
    )


def make_manifest() -> bytes:
    """Return the manifest of PyInstaller with DPI_SETTINGS added.

    Raises ValueError if that manifest has another form than expected.
    """
    from PyInstaller.utils.win32.winmanifest import _DEFAULT_MANIFEST_XML

    usual: bytes = _DEFAULT_MANIFEST_XML
    end = b"</windowsSettings>"
    if usual.count(end) != 1:
        raise ValueError("PyInstaller's manifest is not what it was")
    return usual.replace(end, DPI_SETTINGS.encode() + end)
