#!/bin/sh
# Three nodes with one database in PostgreSQL, of which one leads by a lease: its room is killed, it is stopped for twice the
# TTL and continued, it hands over, its whole node is killed, and the server crashes, while people and robots play at all
# doors. No connection of another node is lost, no line is done twice, no acknowledged move is lost or there twice.

. "${top_srcdir:-.}/tests/e2e/lib.sh"
. "${top_srcdir:-.}/tests/e2e/nodes.sh"
lab() {
    "$srcdir/tests/lib/pglab.sh" "$@"
}
lab has 2>/dev/null || skip_all "PostgreSQL is not installed"
has openssl || skip_all "openssl is not installed"
has nc || skip_all "nc is not installed"

server=$(lab start $$ tcp) || exit 99
database=$(lab database "$server")
nodes_store=postgresql://postgres@127.0.0.1:$(echo "$database" | sed 's/.*port=\([0-9]*\).*/\1/')/$(echo "$database" |
    sed 's|^postgresql:///\([^?]*\).*|\1|')?sslmode=disable
sql() {
    lab sql "$database" "$1"
}
. "${top_srcdir:-.}/tests/e2e/three.sh"

# leads N: this node has the lease.
leads() {
    [ "$(sql 'SELECT node FROM lease')" = "$1" ]
}
others_of() {
    echo 1 2 3 | tr -d "$1"
}
links_now() {
    mark
    for n in 1 2 3; do
        eval "links$n=$(grep -c ' door info room-up ' "$(log_of $n)")"
    done
}
supervisor_of() {
    if [ "$1" = 1 ]; then echo "$supervisor"; else eval "echo \$node$1"; fi
}
# As three.sh's, for those who may have had more than one link meanwhile.
relinked_all() {
    for n in $1; do
        eval "links $n \$((links$n + 1))" || return 1
    done
}
check "the first node leads" until_true leads 1
nodes_shown() {
    ctl nodes >"$folder/said" && grep -q '^node 1  leads ' "$folder/said" && grep -q '^node 2  ready ' "$folder/said" &&
        grep -q '^node 3  ready ' "$folder/said"
}
check "cardroomctl shows the nodes" nodes_shown

links_now
kill -9 "$(pid_at 1 room)"
say_all
check "the leading room is killed, and all doors are linked again" relinked_all '1 2 3'
check "what was typed meanwhile is not done twice, and all hear each other" done_once
check "play goes on at all doors" play_on '1 2 3'
check "nobody lost a connection" none_lost '1 2 3'

leader=$(sql 'SELECT node FROM lease')
next=$(others_of "$leader" | cut -d ' ' -f 1)
[ -n "$next" ] || next=3
links_now
check "the lobby is sent to another node" ctl lead "$next"
check "which leads" until_true leads "$next"
check "and all doors are linked to it" relinked_all '1 2 3'
say_all
check "what was typed meanwhile is not done twice, and all hear each other" done_once
check "play goes on at all doors" play_on '1 2 3'
check "nobody lost a connection" none_lost '1 2 3'

# The leading room is stopped, in the middle of whatever it writes, until another one leads, and then goes on.
stopped=$(pid_at "$next" room)
links_now
kill -STOP "$stopped"
other_leads() {
    ! leads "$next" && ! leads -1
}
check "the leading room is stopped, and another node leads" until_true other_leads
kill -CONT "$stopped"
check "the one that was stopped writes nothing more, and ends" until_true logs "$next" 1 'Another node leads by now'
check "all doors are linked to the new one" relinked_all '1 2 3'
say_all
check "what was typed meanwhile is not done twice, and all hear each other" done_once
check "play goes on at all doors" play_on '1 2 3'
check "nobody lost a connection" none_lost '1 2 3'

links_now
check "the server crashes" lab kill "$server"
check "and is back" lab up "$server"
check "play goes on at all doors" play_on '1 2 3'
check "nobody lost a connection" none_lost '1 2 3'

leader=$(sql 'SELECT node FROM lease')
left=$(others_of "$leader")
links_now
kill -9 "$(supervisor_of "$leader")" "$(pid_at "$leader" room)" "$(pid_at "$leader" door)" "$(pid_at "$leader" peer)"
wait "$(supervisor_of "$leader")" 2>/dev/null
[ "$leader" = 1 ] && supervisor=
eval "kill \$robots$leader" 2>/dev/null
not_dead() {
    ! leads "$leader" && ! leads -1
}
check "the leading node is killed, and another one leads" until_true not_dead
check "the doors that are left are linked to it" relinked_all "$left"
check "play goes on there" play_on "$left"
check "nobody there lost a connection" none_lost "$left"

for n in $left; do
    eval "kill -TERM \$robots$n; wait \$robots$n 2>/dev/null"
done
for n in $left; do
    [ "$n" = 1 ] && continue
    kill "$(supervisor_of "$n")"
    wait "$(supervisor_of "$n")" 2>/dev/null
done
[ -z "$supervisor" ] || stop_service
check "all ended well" not grep -q 'Sanitizer\|runtime error\|signal=\(6\|11\)' "$folder/log" "$folder/node2/log" "$folder/node3/log"
lost=$(acks_lost)
echo "# acknowledged $(wc -l <"$folder/acked"), journalled $(wc -l <"$folder/journal")"
check "every acknowledged move is in the journal, in order" test "$lost" -eq 0
check "no journal has a gap, or a command twice" test "$(sql 'SELECT (SELECT count(*) FROM (SELECT game FROM journal GROUP BY game
    HAVING count(*) <> max(seq)) g) + (SELECT count(*) FROM (SELECT game FROM journal WHERE command <> 0
    GROUP BY game, command HAVING count(*) > 1) c)')" -eq 0
check "no journal failed to replay" test "$(sql 'SELECT count(*) FROM game WHERE state = 4')" -eq 0
check "all chips are what the mint gave out" test "$(sql 'SELECT (SELECT coalesce(sum(chips), 0) FROM account)
    + (SELECT coalesce(sum(amount), 0) FROM entry WHERE account IN (1, 2) AND currency = 1)')" -eq 0
plan
