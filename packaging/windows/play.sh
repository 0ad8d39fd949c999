#!/usr/bin/env bash
# Play what packaging/windows/build.sh has built, with Wine, in real time.
#
#   packaging/windows/play.sh [FOLDER]       FOLDER is build/windows by default
#
# Needs a Python that has the program's extra `test`: .venv, or the one that PYTHON names.
set -euo pipefail
cd "$(dirname "$0")/../.."
if [ -x .venv/bin/python ]; then here=.venv/bin/python; else here=python3; fi
AUDIOWAR_WINDOWS=$(cd "${1:-build/windows}" && pwd)
export AUDIOWAR_WINDOWS
"${PYTHON:-$here}" -m pytest -m deep -n 0 -rs tests/packaging/test_windows_*.py tests/packaging/test_release.py
