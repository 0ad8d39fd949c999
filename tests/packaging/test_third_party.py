"""Whose work the program carries, and under which licences."""

from __future__ import annotations

import configparser
import importlib
import re
from pathlib import Path
from typing import Any

import pytest

from .conftest import TOP


@pytest.fixture
def third_party() -> Any:
    return importlib.import_module("third_party")


def test_every_requirement_is_named_with_its_licence(third_party: Any) -> None:
    told = "\n".join(third_party.make_sections()).lower()
    reader = configparser.ConfigParser(interpolation=None)
    reader.read(TOP / "setup.cfg", encoding="utf-8")
    for line in reader["options"]["install_requires"].split("\n"):
        if line and "win32" not in line and "darwin" not in line:
            name = re.split(r"[>;<=]", line)[0].strip().lower()
            assert name in told, name
    assert third_party.list_packages_without_licence() == []


def test_what_no_package_says_of_itself_is_said(third_party: Any) -> None:
    told = "\n".join(third_party.make_sections())
    assert "eSpeak NG" in told and "GPL-3.0-or-later" in told
    assert all(part.name in told for part in third_party.PARTS)


def test_a_licence_is_found_where_metadata_hide_it(third_party: Any) -> None:
    class Package:
        metadata = importlib.import_module("email.message").Message()
        files: tuple[Any, ...] = ()

    Package.metadata["Name"] = "nameless"
    assert third_party.find_licence(Package()) == "unknown"
    Package.metadata["Classifier"] = "License :: OSI Approved :: MIT License"
    assert third_party.find_licence(Package()) == "MIT License"
    Package.metadata["License-Expression"] = "MPL-2.0"
    assert third_party.find_licence(Package()) == "MPL-2.0"


def test_a_library_that_nobody_names_is_found(third_party: Any, tmp_path: Path) -> None:
    for name in ("libcrypto.so.3", "libffi-8.dll", "_ssl.pyd", "python311.dll", "base_library.zip",
                 "_cffi_backend.cp311-win_amd64.pyd", "libmystery.so.1", "odd.dll"):  # fmt: skip
        (tmp_path / name).write_bytes(b"")
    assert third_party.find_unnamed_libraries(tmp_path) == ["libmystery.so.1", "odd.dll"]


def test_copyleft_parts_say_where_their_source_is(third_party: Any) -> None:
    bare = [it.name for it in third_party.PARTS if "GPL" in it.licence and not it.source]
    assert bare == []
