#!/bin/sh
# cardroomctl verify: records that are true, and what was done to those that are not. No service runs.
set -u
records=${top_srcdir:-.}/tests/games/records
work=$(mktemp -d "${TMPDIR:-/tmp}/verify-XXXXXX") || exit 99
trap 'rm -rf "$work"' EXIT
cardroomctl=${CARDROOMCTL:-${top_builddir:-.}/cardroomctl}
number=0

# check NAME STATUS WORDS: the last run ended with this status and said these words.
check() {
    number=$((number + 1))
    if [ "$status" -eq "$2" ] && grep -qF -- "$3" "$work/out"; then
        echo "ok $number - $1"
    else
        echo "not ok $number - $1"
        sed "s/^/# status $status: /" "$work/out"
    fi
}

verify() {
    "$cardroomctl" verify "$1" >"$work/out" 2>&1
    status=$?
}

# tampered EXPRESSION: the record of Last One after sed.
tampered() {
    sed "$1" "$records/last-one.txt" >"$work/record"
    verify "$work/record"
}

for file in "$records"/*.txt; do
    verify "$file"
    check "a true record of $(basename "$file" .txt)" 0 "$(sed -n 's/^commitment //p' "$file")"
done
tampered 's/$/\r/'
check "as a terminal saved it" 0 "Its seal"
tampered '/^secret/s/ ./ z/'
check "a secret that is none" 1 "64 hexadecimal digits"
tampered '/^secret/{s/ 0/ 1/;t;s/ ./ 0/}'
check "another secret" 1 "commitment is not the hash"
tampered '/^commitment/{s/ 0/ 1/;t;s/ ./ 0/}'
check "another commitment" 1 "commitment is not the hash"
tampered '/^player 1/s/word/lord/'
check "another word" 1 "seed does not follow"
tampered '/^seed/{s/ 0/ 1/;t;s/ ./ 0/}'
check "another seed" 1 "seed does not follow"
tampered '/^seats/s/ \(.\) \(.\)/ \2 \1/'
check "other seats" 1 "do not sit where"
tampered '0,/ draw/s/ draw/ pass/'
check "another move" 1 "/record:"
tampered '/^score 1/s/place ./place 4/'
check "another place" 1 "by the rules"
tampered 's/^rules .*/rules 999/'
check "rules of another version" 1 "version 999 of the rules of Last One"
tampered 's/^game .*/game bridge/'
check "a game that is not here" 1 'no game "bridge"'
tampered '$d'
check "the end is missing" 1 "ends here"
tampered '20,$d'
check "half a record" 1 "/record:20:"
: >"$work/record"
verify "$work/record"
check "an empty file" 1 "not a game record"
verify "$work/none"
check "no file" 3 "No such file"
"$cardroomctl" verify "$work/record" 2>"$work/out" >/dev/null
status=$?
check "told on standard error" 1 "not a game record"
"$cardroomctl" -j verify "$records/palace.txt" >"$work/out" 2>&1
status=$?
check "as JSON" 0 '{"done":true,"values":{"number":'
"$cardroomctl" verify -j "$work/record" >"$work/out" 2>&1
status=$?
check "as JSON, what is wrong" 1 '{"done":false,"text":"'
"$cardroomctl" verify - <"$records/palace.txt" >"$work/out" 2>&1
status=$?
check "from the input" 0 "Palace"
"$cardroomctl" verify >"$work/out" 2>&1
status=$?
check "without a file" 2 "usage"

# cardroomctl cup verify: the records of whole cups (cardroom-cup(5)).
cups=${top_srcdir:-.}/tests/lobby/contest/records

# cup_tampered FORM EXPRESSION: the record of a cup after sed.
cup_tampered() {
    sed "$2" "$cups/$1.txt" >"$work/record"
    "$cardroomctl" cup verify "$work/record" >"$work/out" 2>&1
    status=$?
}

for file in "$cups"/*.txt; do
    "$cardroomctl" cup verify "$file" >"$work/out" 2>&1
    status=$?
    check "a true record of $(basename "$file" .txt)" 0 "$(sed -n 's/^commitment //p' "$file")"
done
cup_tampered swiss 's/$/\r/'
check "as a terminal saved it" 0 "Its hash"
cup_tampered swiss '/^seed/s/ 01/ 02/'
check "another seed" 1 "/record:4: The seed is not the one"
check "and other drawings" 1 "when the round is drawn again"
cup_tampered swiss '/ drawn 2/s/11,7,2/7,11,2/'
check "other seats" 1 "Table 1 of round 2 has"
cup_tampered arena '0,/ drawn 1 .* -/s/ -[0-9]*//'
check "somebody was there who was not" 1 "is drawn again"
cup_tampered swiss '/ ended/s/1,1,221/1,1,222/'
check "another prize" 1 "The record has p1001 with place 1 and 222 chips"
cup_tampered swiss '/ played 1 2/s/ 1,9,0/ 3,9,0/'
check "another result" 1 "is drawn again"
cup_tampered swiss '/ drawn 3/d'
check "a round is missing" 1 "By the rules this cannot happen now"
cup_tampered swiss '$d'
check "the end of a cup is missing" 1 "cut off"
cup_tampered swiss '/^seed/s/ 0/ z/'
check "a seed that is not one" 1 "64 hexadecimal digits"
"$cardroomctl" cup verify "$records/palace.txt" >"$work/out" 2>&1
status=$?
check "the record of a game" 1 "belongs here"
"$cardroomctl" -j cup verify - <"$cups/knockout.txt" >"$work/out" 2>&1
status=$?
check "a cup as JSON" 0 '{"done":true,"values":{"number":7,"game":"palace","form":"knockout"'
echo "1..$number"
