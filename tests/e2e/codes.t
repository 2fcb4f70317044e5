#!/bin/sh
# A code seats a friend (ME-D11), with stock clients. Ann makes a code at her table over OpenSSH, and the room is killed. With
# the code one friend comes by telnet and one by ssh, both without an account. They play, and the code ends.

. "${top_srcdir:-.}/tests/e2e/lib.sh"
. "${top_srcdir:-.}/tests/e2e/tmux.sh"

wants tmux ssh telnet
echo "public-address localhost https=443" >>"$config"
columns=90 rows=30

# by_ssh NAME USER: OpenSSH, without a key.
by_ssh() {
    open_screen "$1" "ssh -F none -o StrictHostKeyChecking=no -o UserKnownHostsFile=$folder/known" \
        "-o PubkeyAuthentication=no -p $ssh_port $2@127.0.0.1"
}

code_of() {
    screen capture-pane -p -S -200 -t "$1" | sed -n 's,.*https://localhost/\([2-9][2-9a-z]\{5\}\).*,\1,p' | tail -n 1
}

check "the service starts" start_service
printf 'correct horse 1\n' | ctl account create ann >/dev/null
by_ssh ann ann
check "ann comes by ssh" sees ann 'assword:'
type_line ann 'correct horse 1'
check "and is in the lobby" sees ann '^lobby>'
type_line ann 'new last one friendly seats=3'
check "she opens a table" sees ann 'You opened table 1'
type_line ann 'invite link'
check "and gets a code" sees ann 'https://localhost/[2-9]'
code=$(code_of ann)
check "of six digits and letters" test ${#code} -eq 6
check "for ssh, too" sees ann "ssh $code@localhost -p $ssh_port"
kill -9 "$(pid_of room)"
check "the room is killed" sees ann 'The room is back'

# the kernel's clock tells how long it takes from the code to the seat
began=$(date +%s%N)
open_screen bob "telnet 127.0.0.1 $telnet_port"
check "a friend comes by telnet" sees bob 'Name:'
type_line bob "$code"
check "and sits down at once" sees bob 'You sit down at table 1'
echo "# by telnet in $((($(date +%s%N) - began) / 1000000)) ms"
check "ann reads by whose code" sees ann "guest1 comes in with ann's code"
began=$(date +%s%N)
by_ssh cy "$code"
check "another comes by ssh, and sits down" sees cy 'You sit down at table 1'
echo "# by ssh in $((($(date +%s%N) - began) / 1000000)) ms"
kill -9 "$(pid_of room)"
check "the room is killed again" sees cy 'The room is back'
for name in ann bob cy; do
    type_line $name ready
done
check "they play" sees bob 'The game begins'
check "all three" sees cy 'The game begins'
by_ssh dee "$code"
check "a fourth one watches, and is next" sees dee 'No seat is free for you now'
type_line ann uninvite
check "the code ends" sees ann 'Nobody can use that code any more'
open_screen eve "telnet 127.0.0.1 $telnet_port"
sees eve 'Name:' >/dev/null
type_line eve "$code"
check "and is good no longer" sees eve 'That code isn.t good, or not any more'
check "the log has who came by whose code" logged ' code used name=guest1 by=ann table=1 '
screen kill-server
plan
