#!/bin/sh
# Strangers with stock clients, first two with OpenSSH, then one with OpenSSH and one with telnet. They register, meet at a
# ranked table of Last One, play the game to its end and find themselves on the board. The clients are driven by keys through
# tmux, and judged by what the screen shows.

. "${top_srcdir:-.}/tests/e2e/lib.sh"
. "${top_srcdir:-.}/tests/e2e/tmux.sh"
. "${top_srcdir:-.}/tests/e2e/play.sh"

wants tmux ssh ssh-keygen telnet sqlite3
# both players are on this machine, and telnet cannot choose its address
echo "same-address-exempt 127.0.0.0/8" >>"$config"

# ---- screens ----

# ---- the service and the players ----

check "the service starts" start_service
keys=$folder/keys
mkdir "$keys"
ssh-keygen -q -t ed25519 -N '' -f "$keys/ann"
options="-F none -o StrictHostKeyChecking=no -o UserKnownHostsFile=$keys/known -o IdentitiesOnly=yes -p $ssh_port"

open_screen ann "ssh $options -i $keys/ann ann@127.0.0.1"
check "an unknown name with a key is offered an account" sees ann "There is no account ann yet"
type_line ann yes
check "the key makes it" at_prompt ann '^lobby>'

open_screen bob "ssh $options -o PubkeyAuthentication=no new@127.0.0.1"
check "new@ asks for a name" at_prompt bob 'New name:'
type_line bob bob
check "and for a password" at_prompt bob 'New password:'
type_line bob 'correct horse 1'
check "twice" at_prompt bob 'The same again:'
type_line bob 'correct horse 1'
check "the account is made" at_prompt bob '^lobby>'
check "no password was shown" not shows bob 'correct'

type_line ann "new last one bet=50 seats=2"
check "ann opens a table" at_prompt ann '^table 1>'
type_line bob "tables"
check "bob sees it" sees bob "1 Last One .*ranked, bet 50"
type_line bob "join 1"
check "bob sits down" at_prompt bob '^table 1>'
type_line ann ready
type_line bob ready
check "two ssh clients play to the end" play_out ann bob
check "XP is +20 and -10" test "$(sql 'select group_concat(xp) from (select xp from account where id > 2 order by xp)')" = "-10,20"
check "the bet went to the winner" test "$(sql 'select group_concat(chips) from (select chips from account where id > 2 order by chips)')" = "950,1050"
winner=$(sql 'select name from account where xp = 20')
loser=$(sql 'select name from account where xp = -10')
screen clear-history -t ann
type_line ann top
check "the board shows the winner" sees ann "1 *$winner .* 20"
check "and the loser" sees ann "2 *$loser .* -10"

one_shot() {
    ssh $options -i "$keys/ann" -o BatchMode=yes ann@127.0.0.1 "$@" >"$folder/said" 2>"$folder/error"
}
check "ssh room top prints the board" one_shot top
check "with both on it" grep -q "$loser" "$folder/said"
check "a command that is not a one-shot fails" not one_shot say hello

# ---- the record of the game ----

bare() {
    one_shot record 1 && ctl record 1 >"$folder/record" && cmp -s "$folder/said" "$folder/record"
}
true_record() {
    "$cardroomctl" verify "$folder/record" >"$folder/found" && grep -q 'Game 1, Last One' "$folder/found"
}
false_record() {
    sed 's/^player 1 ann account ./&x/' "$folder/record" | "$cardroomctl" verify - >"$folder/found"
}
check "ssh room record prints the bare record" bare
check "cardroomctl verify finds it true" true_record
check "and a word that was changed" not false_record
check "ssh room history names the game" one_shot history ann
check "with its number" grep -q ' 1  .*Last One.*bob' "$folder/said"
check "a game that was not played has no record" not one_shot record 99

type_line bob leave
check "bob leaves the table" at_prompt bob '^lobby>'
type_line bob quit
check "and the room" sees bob "Connection to .* closed"

# ---- telnet ----

open_screen tel "telnet 127.0.0.1 $telnet_port"
check "telnet shows the banner" sees tel "THE CARD ROOM"
check "and asks for a name" at_prompt tel 'Name:'
type_line tel bob
check "and a password" at_prompt tel 'Password:'
type_line tel 'wrong horse 1'
check "a wrong one is refused" sees tel "isn't right"
at_prompt tel 'Password:'
type_line tel 'correct horse 1'
check "the right one lets in" at_prompt tel '^lobby>'
check "neither was shown" not shows tel 'horse'
type_line tel "join 1"
check "bob sits down again" at_prompt tel '^table 1>'
type_line tel ready
type_line ann rematch
check "ssh and telnet play to the end" play_out tel ann
check "XP is settled again" test "$(sql 'select sum(xp) from account')" -eq 20
check "the chips are all there" test "$(sql 'select sum(chips) from account where id > 2')" -eq 2000

# ---- people who share an address, and what is never shown ----

type_line tel quit
sees tel "Connection closed" >/dev/null
check "the door lived through it all" test "$(grep -c 'start process=door' "$folder/log")" -eq 1
check "the room too" test "$(grep -c 'start process=room' "$folder/log")" -eq 1
check "no password in the log" not grep -q horse "$folder/log"
screen kill-server
plan
