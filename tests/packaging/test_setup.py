"""What `pip install .` takes from a folder in which an older version was installed."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import TOP

pytest.importorskip("setuptools")


def test_a_module_that_has_gone_is_not_installed_again(tmp_path: Path) -> None:
    shutil.copy(TOP / "setup.py", tmp_path)
    (tmp_path / "setup.cfg").write_text("[metadata]\nname = game\n[options]\npackages = game\n")
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "__init__.py").touch()
    left = tmp_path / "build" / "lib" / "game" / "gone.py"
    left.parent.mkdir(parents=True)
    left.touch()
    subprocess.run([sys.executable, "setup.py", "-q", "build"], cwd=tmp_path, check=True)
    assert [path.name for path in left.parent.iterdir()] == ["__init__.py"]
