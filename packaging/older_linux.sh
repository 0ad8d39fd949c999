#!/usr/bin/env bash
# Build the Linux programs for older systems, with a C library from 2018 (2.28: Debian 10, RHEL 8).
#
#   packaging/older_linux.sh [FOLDER]         FOLDER is build/older_linux by default
#
# Writes FOLDER/dist/audiowar/ and FOLDER/dist/audiowar-portable. Fails if they need a newer C library.
# A program of PyInstaller needs the C library of the Python that built it. So Python, and the
# libraries for it, for sounds and for the voice, are built here too: from the sources of Debian 13,
# with zig's compiler, which can link against older C libraries. The first run takes long; later runs
# build only what is missing. Needs Debian, as root or with these packages: autoconf automake libtool
# libltdl-dev cmake ninja-build make perl xz-utils libasound2-dev libpulse-dev libopenal1.
set -euo pipefail
cd "$(dirname "$0")/.."
top=$PWD
mkdir -p "${1:-build/older_linux}"
work=$(cd "${1:-build/older_linux}" && pwd -P)
case $work in
  *[[:space:]]*)
    echo "$work has a space in its path, which the makefiles of the sources cannot take:" \
      "make ${1:-build/older_linux} a link to a folder without one" >&2
    exit 2 ;;
esac
export GLIBC=2.28
if [ -x .venv/bin/python ]; then here=$top/.venv/bin/python; else here=python3; fi
host_python=${PYTHON:-$here}
prefix=$work/prefix
python=$work/venv/bin/python

install_tools() {
  [ "$(id -u)" = 0 ] || return 0
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends autoconf automake libtool libltdl-dev cmake \
    ninja-build make perl xz-utils libasound2-dev libpulse-dev libopenal1 >/dev/null
}

# Install zig, and wrap it as the tools in CC, CXX, AR and RANLIB, which link against the older library.
make_compiler() {
  local tools="$work/tools" name
  if [ ! -d "$tools" ]; then
    "$host_python" -m pip install -q --no-deps --target "$tools" ziglang==0.13.0
    for name in cc c++; do
      printf '#!/bin/sh\nexec "%s" %s -target x86_64-linux-gnu.%s "$@"\n' \
        "$tools/ziglang/zig" "$name" "$GLIBC" > "$tools/$name"
    done
    for name in ar ranlib; do
      printf '#!/bin/sh\nexec "%s" %s "$@"\n' "$tools/ziglang/zig" "$name" > "$tools/$name"
    done
    chmod +x "$tools"/cc "$tools"/c++ "$tools"/ar "$tools"/ranlib
  fi
  export CC="$tools/cc" CXX="$tools/c++" AR="$tools/ar" RANLIB="$tools/ranlib" CFLAGS="-O2 -fPIC"
}

# Download Debian's sources, whose signatures apt verifies, each to a folder named after it.
fetch_sources() {
  local source="$work/source" name
  [ -f "$source/done" ] && return
  mkdir -p "$source/lists/partial" "$source/cache/archives/partial"
  echo "deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg]" \
    "http://deb.debian.org/debian trixie main" > "$source/sources.list"
  printf 'Dir::State::Lists "%s/lists"; Dir::Cache "%s/cache"; Dir::Etc::SourceList "%s";
    Dir::Etc::SourceParts "-"; APT::Sandbox::User "root"; APT::Default-Release "";\n' \
    "$source" "$source" "$source/sources.list" > "$source/apt.conf"
  export APT_CONFIG="$source/apt.conf"
  apt-get update -qq
  for name in zlib libffi sqlite3 openssl python3.13 openal-soft sonic espeak-ng; do
    mkdir -p "$source/$name"
    # Debian's own patches are not needed.
    (cd "$source/$name" && apt-get source -qq --download-only --tar-only "$name" &&
      tar xf "$(ls ./*.orig.tar.?z | head -1)" --strip-components 1)
  done
  unset APT_CONFIG
  touch "$source/done"
}

# Build the static libraries that Python's modules include.
build_archives() {
  [ -f "$prefix/lib/libssl.a" ] && return
  cd "$work/source/zlib"
  ./configure --static --prefix="$prefix"
  make libz.a install
  cd "$work/source/libffi"
  autoreconf -fi
  ./configure --disable-shared --enable-static --with-pic --disable-docs \
    --disable-exec-static-tramp --prefix="$prefix" --libdir="$prefix/lib"
  make install
  cd "$work/source/sqlite3"
  ./configure --disable-shared --enable-static --disable-tcl --disable-readline --prefix="$prefix"
  make libsqlite3.la
  cp .libs/libsqlite3.a "$prefix/lib/"
  cp sqlite3.h "$prefix/include/"
  cd "$work/source/openssl"
  perl ./Configure linux-x86_64 no-shared no-tests no-apps no-docs no-legacy no-dso no-module \
    -fPIC --prefix="$prefix" --libdir=lib --openssldir=/etc/ssl CC="$CC" AR="$AR" RANLIB="$RANLIB"
  make build_sw install_sw
}

build_python() {
  [ -x "$prefix/bin/python3.13" ] && return
  cd "$work/source/python3.13"
  PKG_CONFIG_LIBDIR="$prefix/lib/pkgconfig" \
    LIBSQLITE3_CFLAGS="-I$prefix/include" LIBSQLITE3_LIBS="-L$prefix/lib -lsqlite3 -lm" \
    ./configure --prefix="$prefix" --enable-shared --without-ensurepip --disable-test-modules \
    --with-openssl="$prefix" CPPFLAGS="-I$prefix/include" \
    LDFLAGS="-L$prefix/lib -Wl,-rpath,$prefix/lib"
  # The linker of zig knows only the long form of the flag that sets a library's name.
  sed -i 's/-Wl,-h/-Wl,-soname,/' Makefile
  make
  make install
  "$prefix/bin/python3.13" -c "import ctypes, sqlite3, ssl, zlib"
}

# Build OpenAL, which loads the library of the sound server only when it starts. Build eSpeak in the
# version that the wheel has.
build_sound() {
  [ -f "$work/sound/libespeak-ng.so" ] && return
  mkdir -p "$work/sound" "$work/headers"
  # Link only these folders, because /usr/include also has the headers of this system's C library.
  ln -sfn /usr/include/alsa "$work/headers/alsa"
  ln -sfn /usr/include/pulse "$work/headers/pulse"
  cd "$work/source/openal-soft"
  cmake -S . -B built -G Ninja -DCMAKE_BUILD_TYPE=Release -DALSOFT_EXAMPLES=OFF \
    -DALSOFT_UTILS=OFF -DALSOFT_TESTS=OFF -DALSOFT_DLOPEN=ON -DALSOFT_REQUIRE_ALSA=ON \
    -DALSOFT_REQUIRE_PULSEAUDIO=ON -DALSOFT_BACKEND_SNDIO=OFF -DALSOFT_BACKEND_OSS=OFF \
    -DALSOFT_BACKEND_JACK=OFF -DALSOFT_BACKEND_PIPEWIRE=OFF -DALSOFT_RTKIT=OFF \
    -DALSA_INCLUDE_DIR="$work/headers" -DALSA_LIBRARY=asound \
    -DPulseAudio_DIR=/nonexistent -DPULSEAUDIO_INCLUDE_DIR="$work/headers" -DPULSEAUDIO_LIBRARY=pulse
  cmake --build built
  cp -L built/libopenal.so.1 "$work/sound/libopenal.so.1"
  cd "$work/source/sonic"
  "$CC" -O2 -fPIC -c sonic.c -o sonic.o
  "$AR" cr libsonic.a sonic.o
  cd "$work/source/espeak-ng"
  cmake -S . -B built -G Ninja -DCMAKE_BUILD_TYPE=Release -DBUILD_SHARED_LIBS=ON \
    -DUSE_ASYNC=OFF -DUSE_MBROLA=OFF -DUSE_LIBPCAUDIO=OFF -DUSE_SPEECHPLAYER=OFF \
    -DUSE_LIBSONIC=ON -DSONIC_LIB="$work/source/sonic/libsonic.a" -DSONIC_INC="$work/source/sonic" \
    -DENABLE_TESTS=OFF
  cmake --build built --target espeak-ng
  cp -L built/src/libespeak-ng/libespeak-ng.so "$work/sound/libespeak-ng.so"
}

install_packages() {
  [ -x "$python" ] || "$prefix/bin/python3.13" -m venv --without-pip "$work/venv"
  # pip asks this module which wheels it may install. Those that need a newer C library are excluded.
  printf 'def manylinux_compatible(major, minor, machine):\n    return (major, minor) <= (%s)\n' \
    "${GLIBC/./, }" > "$("$python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/_manylinux.py"
  "$host_python" -m pip --python "$python" install -q -c packaging/constraints.txt "$top[freeze]"
  cp "$work/sound/libespeak-ng.so" \
    "$("$python" -c 'import espeakng_loader as it; print(it.get_library_path())')"
}

freeze() {
  cd "$top"
  PYTHONHASHSEED=1 LD_LIBRARY_PATH="$work/sound" "$python" -m PyInstaller --noconfirm --clean \
    --log-level WARN --distpath "$work/dist" --workpath "$work/build" build_exe.spec
  "$host_python" packaging/archives.py "$work/dist/audiowar" "$GLIBC"
}

install_tools
make_compiler
fetch_sources
(build_archives)
(build_python)
(build_sound)
(install_packages)
freeze
