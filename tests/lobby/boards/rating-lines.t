#!/bin/sh
# What is no case fails, with file and line, and what follows it is still compared; a case may stand in a file as any
# system writes it. A wrong value fails, however little it is wrong.
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
number=0
params='params: beta 4.166666666666667 tau 0 gamma ratio kappa 0.0001'
before='before: 1 1 25 8.333333333333334, 2 2 25 8.333333333333334'
after='after: 27.63523138347365 8.065506316323548, 22.36476861652635 8.065506316323548'

# report NAME WHETHER
report() {
    number=$((number + 1))
    if [ "$2" = 0 ]; then
        echo "ok $number - $1"
    else
        echo "not ok $number - $1"
        sed 's/^/# /' "$dir/out"
    fi
}

run() {
    "${top_builddir:-.}/tests/rating" "$@" >"$dir/out" 2>&1
}

# good NAME: all cases of x.txt pass
good() {
    run "$dir/x.txt"
    report "$1" $?
}

# bad NAME LINE REASON: the first case of x.txt fails for this reason, the second one passes
bad() {
    printf '\n%s\nmode: full\n%s\n%s\n' "$params" "$before" "$after" >>"$dir/x.txt"
    run "$dir/x.txt"
    [ $? = 1 ] && grep -qF "# $dir/x.txt:$2: $3" "$dir/out" && grep -q "^not ok 1 - .*: case 1 (" "$dir/out" &&
        grep -q "^ok 2 - .*: case 2 (" "$dir/out" && grep -qx '1\.\.2' "$dir/out"
    report "$1" $?
}

# lines PARAMS MODE BEFORE AFTER: a case to x.txt
lines() {
    printf '%s\n' "$@" >"$dir/x.txt"
}

printf '# first\n\n\n%s # said\n# between\n\tmode:full\n%s\n%s' "$params" "$before" "$after" >"$dir/x.txt"
good 'comments, blanks, no end of the last line'
printf '\357\273\277%s\r\nmode: full\r\n%s\r\n%s\r\n\r\n%s\r\nmode: first\r\n%s\r\n%s' "$params" "$before" "$after" \
    "$params" "$before" "$after" >"$dir/x.txt"
good 'a byte order mark, CRLF, no end of the last line'
lines "$params" 'mode: first' 'before: 1 -9000000000 25 8.333333333333334, 7 9000000000 25 8.333333333333334' "$after"
good 'any integers as teams'
printf '%s\nmode: full\n%s%4000s\n%s\n' "$params" "$before" '' "$after" >"$dir/x.txt"
good 'a line of 4 KB'
many=$(seq -s, 1 16 | sed 's/\([0-9]*\)/\1 \1 25 8.3/g')
{
    printf '%s\nmode: full\nbefore: %s\nafter: ' "$params" "$many"
    printf '%s' "$many" | sed 's/[0-9]* [0-9]* 25 8.3/0 0/g'
} >"$dir/x.txt"
run "$dir/x.txt"
[ "$(grep -c 'player [0-9]*: mu is' "$dir/out")" = 16 ]
report '16 players are compared' $?

lines "$params" 'mode: full' "$before" \
    'after: 27.63523138547365 8.065506316323548, 22.36476861652635 8.065506316323548'
bad 'a mu that is wrong by 2e-9' 4 'player 1: mu is '
lines "$params" 'mode: full' "$before" \
    'after: 27.63523138347365 8.065506316323548, 22.36476861652635 8.065506318323548'
bad 'a sigma that is wrong by 2e-9' 4 'player 2: sigma is '
lines 'params: beta x tau 0 gamma ratio kappa 0.0001' 'mode: full' "$before" "$after"
bad 'a parameter that is not a number' 1 'beta is not a number from 0 on: x'
for number_of in nan inf 0x10 1e999 -1 1.5.2; do
    lines "params: beta 4 tau 0 gamma $number_of kappa 0.0001" 'mode: full' "$before" "$after"
    bad "gamma $number_of" 1 'gamma is not a number from 0 on'
done
lines 'params: tau 0 beta 4 gamma ratio kappa 0.0001' 'mode: full' "$before" "$after"
bad 'parameters in another order' 1 'expected beta in place of tau'
lines "$params 1" 'mode: full' "$before" "$after"
bad 'a parameter too many' 1 'expected: params:'
lines "$params" 'mode: fool' "$before" "$after"
bad 'another mode' 2 'the mode is full or first'
lines "$params" 'mode:' "$before" "$after"
bad 'no mode' 2 'the mode is full or first'
lines "$params" 'mode: full' 'before: 1 1 25' "$after"
bad 'a player without a sigma' 3 'player 1: expected PLACE TEAM MU SIGMA'
lines "$params" 'mode: full' "$before," "$after"
bad 'a comma at the end' 3 'player 3: expected'
lines "$params" 'mode: full' 'before:' 'after:'
bad 'no players' 3 'player 1: expected'
lines "$params" 'mode: full' "before: $many, 17 17 25 8.3" "$after"
bad '17 players' 3 'more than 16 players'
lines "$params" 'mode: full' 'before: 1 1 25 0, 2 2 25 8' "$after"
bad 'a sigma of 0' 3 'player 1: sigma is not above 0'
lines "$params" 'mode: full' 'before: first 1 25 8, 2 2 25 8' "$after"
bad 'a place that is not a number' 3 'player 1: the place is not a number'
lines "$params" 'mode: full' 'before: 1 a 25 8, 2 2 25 8' "$after"
bad 'a team that is not an integer' 3 'player 1: the team is not an integer'
lines "$params" 'mode: full' 'before: 1 99999999999999999999 25 8, 2 2 25 8' "$after"
bad 'a team that no computer counts to' 3 'player 1: the team is not an integer'
lines "$params" 'mode: full' 'before: 1 1 25 8, 2 1 25 8, 3 2 25 8' "$after"
bad 'a team at two places' 3 'player 2: place 2, but place 1 for player 1 of the same team'
lines "$params" 'mode: full' 'before: 1 1 25 8, 1 2 25 8' "$after"
bad 'a tie for the best place' 3 'not a rated game'
lines "$params" 'mode: first' 'before: 1 1 25 8, 1 1 25 8' "$after"
bad 'one team' 3 'not a rated game'
lines "$params" 'mode: full' "$before" 'after: 27.6 8.0'
bad 'a player too few' 4 '1 players, but 2'
lines "$params" 'mode: full' "$before" "$after, 1 1"
bad 'a player too many' 4 'more players than the 2'
lines "$params" 'mode: full' "$before" 'after: 27.6 8.0, 22.3'
bad 'a value too few' 4 'player 2: expected MU SIGMA'
lines "$params" 'mode: full' "$before" 'after: 27.6 -8.0, 22.3 8'
bad 'a sigma below 0' 4 'player 1: sigma is not a number from 0 on'
lines "$params" "$before" 'mode: full' "$after"
bad 'lines in another order' 2 'expected a line mode:'
lines "$params" 'mode: full' "$before"
bad 'a line too few' 4 'the case ends without its line after:'
lines "$params" 'mode: full' "$before" "$after" "$params"
bad 'a line too many' 5 'a fifth line'
lines 'hello'
bad 'something else' 1 'expected a line params:'
printf '%s\nmode: full\n%s%4050s\n%s\n' "$params" "$before" '' "$after" >"$dir/x.txt"
bad 'a longer line' 3 'longer than 4096 bytes'
printf '%s\nmode: full@\n%s\n%s\n' "$params" "$before" "$after" | tr @ '\000' >"$dir/x.txt"
bad 'a NUL byte' 2 'has a NUL byte'

# failed NAME REASON: the run failed, and one line says so
failed() {
    [ "$status" = 1 ] && grep -q "^not ok 1 - .*: $2" "$dir/out" && grep -qx '1\.\.1' "$dir/out"
    report "$1" $?
}
: >"$dir/x.txt"
run "$dir/x.txt"
status=$?
failed 'an empty file' 'has no case'
printf '# nothing\n\n' >"$dir/x.txt"
run "$dir/x.txt"
status=$?
failed 'a file of comments' 'has no case'
run "$dir/none.txt"
status=$?
failed 'a file that is not there' 'No such file'
run "$dir"
status=$?
failed 'a folder' 'Is a directory'
run
[ $? = 2 ] && grep -q '^usage: ' "$dir/out"
report 'no file' $?
echo "1..$number"
