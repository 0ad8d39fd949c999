#!/bin/sh
# Add the program in this folder to your desktop's menu: sh install.sh; remove it: sh install.sh --remove
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
# In a menu entry, a command is quoted, and then its backslashes and percent signs are doubled.
command=$(printf '%s' "$here/audiowar" | sed 's/\\/\\\\\\\\/g; s/["`$]/\\\\&/g; s/%/%%/g')
COMMAND="Exec=\"$command\"" awk '/^Exec=/ { print ENVIRON["COMMAND"]; next } { print }' \
  "$here/audiowar.desktop" > "$entry"
echo "$entry"
