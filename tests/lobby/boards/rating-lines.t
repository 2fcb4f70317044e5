#!/bin/sh
# A text that is not a case fails, with file and line, and the cases after it are still compared. A wrong value fails,
# however small the error is.
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

# bad REASON LINE...: a case of these lines fails for this reason, and the good one behind it passes
bad() {
    reason=$1
    shift
    printf '%s\n' "$@" '' "$params" 'mode: full' "$before" "$after" >"$dir/x.txt"
    run "$dir/x.txt"
    [ $? = 1 ] && grep -qF "not ok 1 - $dir/x.txt:1: $reason" "$dir/out" && grep -q '^ok 2 - ' "$dir/out" &&
        grep -qx '1\.\.2' "$dir/out"
    report "$reason" $?
}

# The values that doc/rules/rating.md says OpenSkill prints for beginners.
beginners='1 1 25 8.333333333333334, 2 2 25 8.333333333333334, 3 3 25 8.333333333333334'
printf '%s\n' "$params" 'mode: full' "$before" "$after" '' "$params" 'mode: full' "before: $beginners" \
    'after: 27.868876552746237 8.204837030780652, 25.717219138186557 8.057829747583874, 21.413904309067206 8.057829747583874' \
    '' "$params" 'mode: full' "before: $beginners, 4 4 25 8.333333333333334" \
    'after: 27.795084971874736 8.263160757613477, 26.552824984374855 8.179213704945203, 24.68943500312503 8.083731307186588, 20.96265504062538 8.083731307186588' \
    >"$dir/x.txt"
run "$dir/x.txt" && [ "$(grep -c '^ok' "$dir/out")" = 3 ]
report 'the vectors of the page' $?
printf '# first\n\n\n%s # said\n# between\nmode: full\n%s\n%s' "$params" "$before" "$after" >"$dir/x.txt"
run "$dir/x.txt"
report 'comments, blanks, no end of the last line' $?
many=$(seq -s, 1 16 | sed 's/\([0-9]*\)/\1 \1 25 8.3/g')
none=$(printf '%s' "$many" | sed 's/[0-9]* [0-9]* 25 8.3/0 0/g')
bad 'player 1: ' "$params" 'mode: full' "before: $many" "after: $none"
bad 'player 1: ' "$params" 'mode: full' "$before" \
    'after: 27.63523138547365 8.065506316323548, 22.36476861652635 8.065506316323548'
bad 'player 2: ' "$params" 'mode: full' "$before" \
    'after: 27.63523138347365 8.065506316323548, 22.36476861652635 8.065506318323548'
bad 'expected: params:' 'params: tau 0 beta 4 gamma ratio kappa 0.0001' 'mode: full' "$before" "$after"
bad 'expected: params:' "$params 1" 'mode: full' "$before" "$after"
bad 'expected: params:' 'hello' 'mode: full' "$before" "$after"
bad 'gamma is ratio or a number' 'params: beta 4 tau 0 gamma 1.5.2 kappa 0.0001' 'mode: full' "$before" "$after"
bad 'the mode is full or first' "$params" 'mode: fool' "$before" "$after"
bad 'the mode is full or first' "$params" 'mode: full first' "$before" "$after"
bad 'before: expected PLACE' "$params" 'mode: full' 'before: 1 1 25' "$after"
bad 'before: expected PLACE' "$params" 'mode: full' "$before," "$after"
bad 'before: expected PLACE' "$params" 'mode: full' "before: $many, 17 17 25 8.3" "$after"
bad 'expected: after:' "$params" 'mode: full' "$before 7" "$after"
bad 'not a rated game' "$params" 'mode: full' 'before: 1 1 25 8, 1 2 25 8' "$after"
bad 'not a rated game' "$params" 'mode: first' 'before: 1 1 25 8, 1 1 25 8' "$after"
bad 'after: expected MU SIGMA' "$params" 'mode: full' "$before" 'after: 27.6 8.0'
bad 'after: expected MU SIGMA' "$params" 'mode: full' "$before" "$after, 1 1"
bad 'after: expected MU SIGMA' "$params" 'mode: full' "$before" "$after 7"
bad 'a case has four lines' "$params" 'mode: full' "$before"
bad 'a case has four lines' "$params" 'mode: full' "$before" "$after" "$params"
printf '# nothing\n\n' >"$dir/x.txt"
for file in "$dir/x.txt" "$dir/none.txt"; do
    run "$file"
    [ $? = 1 ] && grep -q '^not ok 1 ' "$dir/out"
    report "${file##*/}" $?
done
echo "1..$number"
