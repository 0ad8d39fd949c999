#!/usr/bin/env bash
# Install the Debian package in new root folders of several Debian versions, and play a game in each.
#
#   packaging/linux_roots.sh PACKAGE.deb [FOLDER]     FOLDER is build/roots by default
#
# Needs root and debootstrap. A root folder with a minimal Debian is made only if it is missing. The
# package is installed with apt, the game is played in Serbian in the terminal, and the package is
# removed again.
set -euo pipefail
cd "$(dirname "$0")/.."
package=$(realpath "$1")
folder=$(realpath -m "${2:-build/roots}")
mirror=http://deb.debian.org/debian
for suite in bullseye bookworm trixie; do
  root=$folder/$suite
  if [ ! -f "$root/made" ]; then
    rm -rf "$root"
    mkdir -p "$folder"
    debootstrap --variant=minbase "$suite" "$root" "$mirror" >"$folder/$suite.log"
    touch "$root/made"
  fi
  cp "$package" "$root/tmp/audiowar.deb"
  chroot "$root" sh -ec '
    export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 HOME="/tmp/Ž Đ"
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends /tmp/audiowar.deb >/dev/null 2>&1
    mkdir -p "$HOME"
    printf "right\n\nr\nt\n\n\n" | audiowar --text --fast --lang sr --game scientific --players 3 \
      --seed 7 --name Žarko >/tmp/told.txt
    grep -q "Birate kralja." /tmp/told.txt
    audiowar --diagnose | grep -q "^program: audiowar"
    ! ldd /usr/lib/audiowar/_internal/*.so* | grep "not found"
    apt-get remove -y -qq audiowar >/dev/null
    [ ! -e /usr/bin/audiowar ]'
  echo "$suite: installed, played, removed"
done
