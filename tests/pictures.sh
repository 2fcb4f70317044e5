#!/bin/sh
# Draws the pictures of README.md from the golden screens and writes them anew. With -c it only compares them and says
# which differ. Call it at the top of the sources.
set -u
compare=${1:-}
drawn=$(mktemp)
draw() {
    LC_ALL=C awk -v screen="$2" -v nth="$3" -f tests/picture.awk tests/lobby/ui/golden-screens.txt >"$drawn"
    if [ "$compare" != -c ]; then
        cp "$drawn" "doc/pictures/$1.svg"
    elif ! cmp -s "$drawn" "doc/pictures/$1.svg"; then
        echo "doc/pictures/$1.svg is not what the golden screen shows: run tests/pictures.sh"
    fi
}
draw lobby "Lobby of a newcomer, busy, 80x24, UTF-8" 1
draw table "Last One, 100x30, UTF-8" 1
draw floor "Exta-Cards, 100x30, UTF-8" 1
rm -f "$drawn"
