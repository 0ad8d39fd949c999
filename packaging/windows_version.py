"""What Windows shows under the program's properties."""

from __future__ import annotations

from typing import Any


def resource(version: str) -> Any:
    """The version resource; `version` is "1.2.3"."""
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
        "FileDescription": "audiowar: card games played by ear",
        "FileVersion": version,
        "InternalName": "audiowar",
        "LegalCopyright": "GNU General Public License, version 3 or later",
        "OriginalFilename": "audiowar.exe",
        "ProductName": "audiowar",
        "ProductVersion": version,
    }
    table = StringTable("040904B0", [StringStruct(name, text) for name, text in words.items()])
    return VSVersionInfo(
        ffi=FixedFileInfo(filevers=numbers, prodvers=numbers, OS=0x40004, fileType=1),
        kids=[StringFileInfo([table]), VarFileInfo([VarStruct("Translation", [0x409, 1200])])],
    )
