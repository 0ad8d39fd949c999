"""The manual in a real browser, looked over by axe-core: no violation in any language."""

from __future__ import annotations

import html
import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from audiowar.l10n.locales import discover
from audiowar.manual import manual

TOP = Path(__file__).parents[2]
RUN = """
<script src="AXE"></script>
<script>
axe.run(document, {rules: {"color-contrast": {enabled: true}}}).then(found => {
  const put = document.createElement("pre");
  put.id = "found";
  const short = one => ({id: one.id, nodes: one.nodes.map(node => node.html)});
  put.textContent = JSON.stringify({
    violations: found.violations.map(short), passes: found.passes.map(one => one.id)});
  document.body.append(put);
});
</script>
"""


def axe() -> Path | None:
    """Where axe-core is: named by AXE_CORE, beside the repository's files, or global."""
    named = os.environ.get("AXE_CORE")
    for place in (named, TOP / "node_modules/axe-core/axe.min.js",
                  "/usr/local/lib/node_modules/axe-core/axe.min.js",
                  "/usr/lib/node_modules/axe-core/axe.min.js"):  # fmt: skip
        if place and Path(place).is_file():
            return Path(place)
    return None


def looked_over(page: str, folder: Path) -> dict[str, Any]:
    """Let axe look at a page in Chromium. Skips where either is missing."""
    browser, script = shutil.which("chromium"), axe()
    if browser is None:
        pytest.skip("chromium is not installed (apt install chromium)")
    if script is None:
        pytest.skip("axe-core is not installed (npm install axe-core, or AXE_CORE=axe.min.js)")
    file = folder / "page.html"
    run = RUN.replace("AXE", script.as_uri())
    file.write_text(page.replace("</body>", f"{run}</body>"), encoding="utf-8")
    flags = ["--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
             f"--user-data-dir={folder}/profile", "--virtual-time-budget=20000",
             "--dump-dom", file.as_uri()]  # fmt: skip
    done = subprocess.run([browser, *flags], capture_output=True, text=True, timeout=120)
    found = re.search(r'<pre id="found">(.*?)</pre>', done.stdout, re.DOTALL)
    assert found is not None, done.stderr[-2000:]
    said: dict[str, Any] = json.loads(html.unescape(found[1]))
    return said


@pytest.mark.parametrize("language", list(discover()))
def test_axe_finds_no_violation(language: str, tmp_path: Path) -> None:
    said = looked_over(manual(language), tmp_path)
    assert said["violations"] == []
    assert {"document-title", "html-has-lang", "landmark-one-main", "region"} <= set(said["passes"])


def test_axe_would_find_one(tmp_path: Path) -> None:
    broken = manual("en").replace('<html lang="en">', "<html>").replace("<main", "<div", 1)
    found = {one["id"] for one in looked_over(broken, tmp_path)["violations"]}
    assert "html-has-lang" in found
