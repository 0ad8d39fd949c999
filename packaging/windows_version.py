"""The version information and manifest of the Windows programs."""

from __future__ import annotations

from typing import Any, Final

DESCRIPTIONS: Final = {
    "audiowar": "audiowar: card games played by ear",
    "audiowar-text": "audiowar in a console: card games played by ear",
    "audiowar-portable": "audiowar in one file: card games played by ear",
}
"""The description of each program, which the task manager shows and a screen reader speaks."""

SETTINGS: Final = """\
<dpiAware xmlns="http://schemas.microsoft.com/SMI/2005/WindowsSettings">true/pm</dpiAware>
<dpiAwareness xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">\
PerMonitorV2, PerMonitor</dpiAwareness>
"""
"""The part of the manifest that keeps letters sharp on a scaled screen from the first moment."""


def make_version_resource(version: str, name: str) -> Any:
    """Return the version resource of a program; `version` is like "1.2.3"."""
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
    """Return PyInstaller's own manifest with our settings added. Raises ValueError."""
    from PyInstaller.utils.win32.winmanifest import _DEFAULT_MANIFEST_XML

    usual: bytes = _DEFAULT_MANIFEST_XML
    end = b"</windowsSettings>"
    if usual.count(end) != 1:
        raise ValueError("PyInstaller's manifest is not what it was")
    return usual.replace(end, SETTINGS.encode() + end)
