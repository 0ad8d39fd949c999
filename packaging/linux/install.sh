#!/bin/sh
# Put the program of this folder into your menu: sh install.sh; sh install.sh --remove takes it out.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$data/applications/audiowar.desktop
icon=$data/icons/hicolor/256x256/apps/audiowar.png
if [ "${1:-}" = --remove ]; then
  rm -f "$entry" "$icon"
  exit
fi
mkdir -p "$(dirname "$entry")" "$(dirname "$icon")"
cp "$here/audiowar.png" "$icon"
# As the desktop reads a command: quoted, then each backslash of it doubled, percent signs too.
command=$(printf '%s' "$here/audiowar" | sed 's/\\/\\\\\\\\/g; s/["`$]/\\\\&/g; s/%/%%/g')
COMMAND="Exec=\"$command\"" awk '/^Exec=/ { print ENVIRON["COMMAND"]; next } { print }' \
  "$here/audiowar.desktop" > "$entry"
echo "$entry"
