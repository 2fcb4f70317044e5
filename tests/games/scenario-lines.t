#!/bin/sh
# A text that is not a line of a scenario fails the scenario, with file and line. A line may end as on any system. Every
# question fails if its answer is wrong.
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
number=0
head='game: last-one
seats: 2
hand 1: R1 R2
hand 2: G1 G2
pile: R5
deck: B1 B2'

# check NAME STATUS [LINE]: plays x.scn and expects the runner to end so, with what is wrong in this line
check() {
    number=$((number + 1))
    "${top_builddir:-.}/tests/scenario" "$dir/x.scn" >"$dir/out" 2>&1
    got=$?
    line=1
    [ "$2" = 0 ] || line=$(grep -c "^# $dir/x.scn:${3:-[0-9][0-9]*}: " "$dir/out")
    if [ "$got" = "$2" ] && [ "$line" -gt 0 ]; then
        echo "ok $number - $1"
    else
        echo "not ok $number - $1"
        sed 's/^/# /' "$dir/out"
    fi
}

printf '\357\273\277# first\r\n\r\nscenario: x\r\n%s\r\n> 1 play R1 # said\r\n= turn: 2\r\n= hand 2: G1 G2\r\n= said:' \
    "$(echo "$head" | sed 's/$/\r/')" >"$dir/x.scn"
check 'a byte order mark, CRLF, no end of the last line' 0

while IFS= read -r bad; do
    printf 'scenario: x\n%s\n%s\n' "$head" "$bad" >"$dir/x.scn"
    check "$bad" 1
done <<'LINES'
foo: 1
hello
at 7H: 45 45
up 1: R5
game: nothing
seats: 1
seats: 5
seats: 9
seats: x
seed: x
seed: -1
seed: 18446744073709551616
options: foo=1
options: points=150
options: limit=-1
options: mode
options: pairs=yes
hand: R1
hand 0: R1
hand 3: R1
hand 1: 7H
hand 1: R10
deck: R5 R5
deck: B0 B0
deck: J J J J J
turn: 0
turn: 3
direction: left
owed: x
color: H
phase: later
phase: drew B5
said: 4
starter: 4
. 1 draw
> draw
> 1
> 9 draw
> 1draw
> 1 jump
> 2 draw
! 1
! 1 draw
! 2 draw = no-match
! 2 draw = nothing
! 2 draw = It is your turn.
? hand 1: R1 R2
? hand 1: R1; turn: 9 = Line 1 *
=
= foo: 1
= top R5
= top: R6
= pile: R5 R6
= deck: B2 B1
= deck-count: 3
= pile-count: 2
= count 1: 3
= count 1: x
= count 3: 0
= count: 0
= hand 1: R1
= hand 3:
= over: yes
= over: maybe
= event: nothing
= winners: 1
= winners: 3
= place 1: 1
= points 1: 1
= direction: cw
= can 1:
= can 2: draw
= can 3: draw
= cannot 1: draw
= legal 1: play R1, draw
= legal 1: play R1, play R2, draw, pass, play R1 last, play R2 last, last
= legal 2: draw
= scenario: y
= game: switch
= seats: 3
= seed: 1
= options: limit=5
LINES
for at in 'last-one hand 1: R99' 'extreme-last-card owed: x' 'palace hand 7: 3H' 'switch run: 1' 'exta-cards at 7H: 5'; do
    printf 'scenario: x\ngame: %s\n\n# four\n%s\nturn: 1\n\n= over: no\n' "${at%% *}" "${at#* }" >"$dir/x.scn"
    check "$at: the line itself is told" 1 5
done
printf 'scenario: x\n%s\n= legal 1:' "$head" >"$dir/x.scn"
awk 'BEGIN { for (i = 0; i < 300; i++) printf " draw,"
    print " play R1, play R2, play R1 last, play R2 last, last" }' >>"$dir/x.scn"
check 'a list longer than a line that may be typed' 0
printf 'scenario: x\n%s\n> 1 draw\nturn: 1\n' "$head" >"$dir/x.scn"
check 'a key of the position after the first statement' 1
for bad in 'pile: R5@ R6' 'turn: 1@ 2' '> 1 play R1@ last' '= turn: 1@ 2'; do
    printf 'scenario: x\n%s\n%s\n' "$head" "$bad" | tr @ '\000' >"$dir/x.scn"
    check "a NUL does not end a line: $bad" 1
done
for bad in 'last-one? answer: from 1 @ = * wrong value for answer.' 'exta-cards? locked good: 7 @ = * wrong value for locked.' \
    'exta-cards? unplaced good: 7H @ = * wrong value for unplaced.'; do
    printf 'scenario: x\ngame: %s\n?%s\n' "${bad%%\?*}" "${bad#*\?}" | tr @ '\000' >"$dir/x.scn"
    check "nor does it fit: $bad" 0
done
echo 'turn: 1' >"$dir/x.scn"
check 'a line before the first scenario' 1
printf 'scenario: x\nseats: 2\n' >"$dir/x.scn"
check 'no game' 1
echo "1..$number"
