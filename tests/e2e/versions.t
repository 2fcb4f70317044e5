#!/bin/sh
# A rolling upgrade: one node has this version and one the next, with people at both doors. The lobby goes from one node to
# the other and back while they play. Nobody loses a connection, and no line is done twice.

. "${top_srcdir:-.}/tests/e2e/lib.sh"
. "${top_srcdir:-.}/tests/e2e/nodes.sh"
lab has 2>/dev/null || skip_all "PostgreSQL is not installed"
wants openssl

nodes_server
this=$(sed -n 's/.* LINK_VERSION = \([0-9]*\),.*/\1/p' "$srcdir/src/link/message.h")

check "an authority signs the nodes" nodes 1 2
check "a node of this version starts" start_service
ours=$cardroomd
cardroomd=$builddir/tests/e2e/cardroomd-next
check "and one of the next" start_node 2
cardroomd=$ours
check "the doors of both are linked to one room" eval 'links 1 1 && links 2 1'
# spoken NODE DOOR VERSION: what the room there spoke last with the door of that node.
spoken() {
    [ "$(sed -n "s/.* room info link node=$2 .*version=\([0-9]*\) .*/\1/p" "$(log_of "$1")" | tail -n 1)" = "$3" ]
}
check "which speaks this version with both" eval 'until_true spoken 1 1 "$this" && until_true spoken 1 2 "$this"'

dial ann 127.0.0.1 "$(port_at 1 telnet)"
dial bob 127.0.0.2 "$(port_at 2 telnet)"
both_hear() {
    hears ann "$1" && hears bob "$1"
}
check "people come in at each door" both_hear 'Name:'
types ann guest
types bob guest
check "as guests" both_hear Welcome
types ann 'new last one seats=2'
check "one opens a table" hears ann 'table 1'
types bob 'join 1'
check "the other one sits down there" both_hear 'ready'
types ann ready
types bob ready
check "and they play" both_hear 'The game begins'
token=0
# Each says something, which both hear once, however the lobby moves meanwhile.
talk() {
    token=$((token + 1))
    types ann "say ann-token$token-end"
    types bob "say bob-token$token-end"
    both_hear "ann-token$token-end" && both_hear "bob-token$token-end" || return 1
    for who in ann bob; do
        for from in ann bob; do
            [ "$(grep -ac "$from-token$token-end" "$folder/$who")" -eq 1 ] || return 1
        done
    done
}
backs=0
back() {
    backs=$((backs + 1))
    for who in ann bob; do
        until_true eval '[ "$(grep -ac "The room is back" "$folder/$who")" -ge $backs ]' || return 1
    done
}
check "they hear each other" talk
check "the lobby goes to the node of the next version" ctl lead 2
check "which speaks this version with the other door, and its own with its own" eval 'until_true spoken 2 1 "$this" && until_true spoken 2 2 $((this + 1))'
check "both are back" back
check "and hear each other" talk
check "it goes back" ctl lead 1
check "to a room that speaks this version with both" eval 'until_true spoken 1 2 "$this"'
check "both are back" back
check "and hear each other" talk
nobody_lost() {
    for n in 1 2; do
        ! grep -q ' door info connection ' "$(log_of $n)" || return 1
    done
}
check "nobody lost a connection" nobody_lost
kill "$node2"
wait "$node2" 2>/dev/null
stop_service
check "all ended well" not grep -q ' fatal \|Sanitizer\|runtime error\|signal=\(6\|11\)' "$folder/log" "$folder/node2/log"
lab drop "$server"
plan
