#!/bin/sh
# Three nodes on loopback, with all doors before one lobby. People from each door sit at one table, and robots play at each
# door. Then kill -9 ends the leader's room, a follower's peer, the leader's peer and a whole follower, and another node
# leads. No connection of another door is lost, no line is done twice, no acknowledged move is lost.

. "${top_srcdir:-.}/tests/e2e/lib.sh"
. "${top_srcdir:-.}/tests/e2e/nodes.sh"

wants openssl nc sqlite3

. "${top_srcdir:-.}/tests/e2e/three.sh"

mark
kill -9 "$(pid_at 1 room)"
say_all
check "the leader's room is killed, and another one has all doors" relinked '1 2 3'
check "what was typed meanwhile is not done twice, and all hear each other" done_once
check "play goes on at all doors" play_on '1 2 3'
check "nobody lost a connection" none_lost '1 2 3'

kill -9 "$(pid_at 2 peer)"
say_all
check "a follower's peer is killed, and its door is linked again" relinked 2
check "what was typed meanwhile is not done twice, and all hear each other" done_once
check "play goes on at all doors" play_on '1 2 3'
check "nobody lost a connection" none_lost '1 2 3'

kill -9 "$(pid_at 1 peer)"
say_all
check "the leader's peer is killed, and the others are linked again" relinked '2 3'
check "what was typed meanwhile is not done twice, and all hear each other" done_once
check "play goes on at all doors" play_on '1 2 3'
check "nobody lost a connection" none_lost '1 2 3'

# ---- Another node leads ----
leader_is() {
    for n in 1 2 3; do
        sed -i "s/^leader .*/leader $1/" "$(conf_of $n)"
    done
    kill -HUP "$supervisor" "$node2" "$node3"
}
leader_is 2
say_all
check "another node leads, and all doors are linked to it" relinked '1 2 3'
check "what was typed meanwhile is not done twice, and all hear each other" done_once
check "play goes on at all doors" play_on '1 2 3'
check "nobody lost a connection" none_lost '1 2 3'
asks_elsewhere() {
    ! ctl account show ann >"$folder/said" 2>&1 && grep -q 'the lobby is at node 2' "$folder/said"
}
check "cardroomctl at a node that does not lead names the one that does" asks_elsewhere
own_status() {
    ctl status >"$folder/said" && grep -q '^node 1$' "$folder/said" && grep -q '^leader 2$' "$folder/said"
}
check "and tells its own status" own_status

if has ssh; then
    types eve 'say eve-is-here'
    check "who came by ssh is still there" hears eve 'eve-is-here.*eve-is-here\|: eve-is-here'
fi

# ---- A whole node dies ----
kill -9 "$node3" "$(pid_at 3 door)" "$(pid_at 3 room)" "$(pid_at 3 peer)"
wait "$node3" 2>/dev/null
kill "$robots3" 2>/dev/null
check "a whole follower is killed, and play goes on at the others" play_on '1 2'
check "nobody else lost a connection" none_lost '1 2'

for n in 1 2; do
    eval "kill -TERM \$robots$n; wait \$robots$n 2>/dev/null"
done
kill "$node2"
wait "$node2" 2>/dev/null
check "without a leader no proxy sends people here" until_true ready_is 1 "503 Service Unavailable"
check "though who is there stays" alive "$ann"
stop_service
check "all ended well" not grep -q 'Sanitizer\|runtime error\|signal=\(6\|11\)' "$folder/log" "$folder/node2/log" "$folder/node3/log"
check "what the robots saw at all doors is in the store, which is sound" witnessed
plan
