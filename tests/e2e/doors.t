#!/bin/sh
# Three nodes on loopback, with the doors of all before one lobby: people at each door at one table, robots at each
# door; then kill -9 of the leader's room, of a follower's peer, of the leader's peer, of a whole follower, and another
# node that leads. No connection of another door is lost, no line is done twice, no acknowledged move is lost.

. "${top_srcdir:-.}/tests/e2e/lib.sh"
. "${top_srcdir:-.}/tests/e2e/nodes.sh"

has openssl || skip_all "openssl is not installed"
has nc || skip_all "nc is not installed"
command -v sqlite3 >/dev/null || skip_all "sqlite3 is not installed"

echo "new-accounts 0" >>"$config"
check "an authority signs the nodes" nodes 1 2 3

# How often connections ended at a door.
ended() {
    grep -c ' door info connection ' "$(log_of "$1")"
}
check "the first node starts" start_service
check "the second starts" start_node 2
check "the third starts" start_node 3
for n in 1 2 3; do
    eval "port$n=\$(port_at $n telnet)"
done
check "the doors of all are linked to one room" eval 'links 1 1 && links 2 1 && links 3 1'
for n in 1 2 3; do
    eval "links$n=$(grep -c ' door info room-up ' "$(log_of $n)")"
done

# ready NODE: what a proxy is told there.
ready() {
    printf 'GET /ready HTTP/1.0\r\n\r\n' | nc -N -w 60 127.0.0.1 "$(port_at "$1" ready)" | head -n 1 | tr -d '\r'
}
ready_is() {
    [ "$(ready "$1")" = "HTTP/1.0 $2" ]
}
check "a proxy may send people to each" eval 'ready_is 1 "200 OK" && ready_is 2 "200 OK" && ready_is 3 "200 OK"'

# ---- People ----
dial ann 127.0.0.1 "$port1"
ann=$!
dial bob 127.0.0.2 "$port2"
dial cy 127.0.0.3 "$port3"
all_hear() {
    for who in ann bob cy; do
        hears "$who" "$1" || return 1
    done
}
types() {
    printf '%s\r\n' "$2" >"$folder/$1.in"
}
check "people come in at each door" all_hear 'Name:'
for who in ann bob cy; do
    types $who guest
done
check "as guests" all_hear Welcome
types ann 'new last one seats=3'
check "one opens a table" hears ann 'table 1'
types bob 'join 1'
types cy 'join 1'
check "the others sit down there from their doors" all_hear 'Table 1.*3 of 3\|is full\|Type .ready\|ready'
for who in ann bob cy; do
    types $who ready
done
check "and play" all_hear 'The game begins'

# say_all: each says something. Who has no link just then does not hear what others say, but nobody hears it twice.
token=0
say_all() {
    token=$((token + 1))
    for who in ann bob cy; do
        types $who "say $who-token$token-end" || return 1
    done
}
# heard_times WHO FROM TOKEN: how often they heard it.
heard_times() {
    grep -ac "$2-token$3-end" "$folder/$1"
}
heard_once() {
    for from in ann bob cy; do
        all_hear "$from-token$token-end" || return 1
        for who in ann bob cy; do
            [ "$(heard_times $who $from "$token")" -eq 1 ] || return 1
        done
    done
}
# What was said while something was killed has been done once or was lost on its way back; then all hear all again.
done_once() {
    said=$token
    say_all && heard_once || return 1
    for from in ann bob cy; do
        for who in ann bob cy; do
            [ "$(heard_times $who $from $said)" -le 1 ] || return 1
        done
    done
}
say_all
check "what is said at one door is heard at all" heard_once

# Somebody at the third door by ssh.
if has ssh; then
    mkfifo "$folder/eve.in"
    ssh -tt -F /dev/null -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o LogLevel=ERROR -p "$(port_at 3 ssh)" \
        guest@127.0.0.1 <>"$folder/eve.in" >"$folder/eve" 2>/dev/null &
    others="$others $!"
    check "somebody comes in by ssh" hears eve Welcome
fi

# ---- Robots ----
load() {
    for n in 1 2 3; do
        eval "port=\$port$n"
        "$robots" -p "$port" -a "$folder/acks" -n "r$n" -r -t 2 -k 2 -s 3600 >"$folder/robots$n" 2>&1 &
        eval "robots$n=$!"
        others="$others $!"
    done
}
load
# A kill in the middle of a registration is another matter than one in the middle of a game.
all_in() {
    [ "$(grep -c ' room info login name=r[123]' "$folder/log")" -ge 12 ]
}
check "robots come in at each door" until_true all_in
acked() {
    grep -c "^r$1" "$folder/acks"
}
acked_reach() {
    [ "$(acked "$1")" -ge "$2" ]
}
# All play so many plays more.
play_on() {
    for n in $1; do
        until_true acked_reach $n $(($(acked $n) + 4)) || return 1
    done
}
check "and play" play_on '1 2 3'

# none_lost NODES: no connection ended there since the last call.
mark() {
    for n in 1 2 3; do
        eval "ended$n=$(ended $n)"
    done
}
none_lost() {
    for n in $1; do
        eval "[ \"\$(ended $n)\" -eq \"\$ended$n\" ]" || return 1
    done
}
# Their doors have had one link more than before, and who came in there is back in the lobby.
backs1=0 backs2=0 backs3=0
back_at_least() {
    [ "$(grep -ac 'The room is back' "$folder/$1")" -ge "$2" ]
}
relinked() {
    for n in $1; do
        eval "links$n=\$((links$n + 1)) backs$n=\$((backs$n + 1))"
        eval "links $n \$links$n" || return 1
    done
    for n in $1; do
        who=$(echo ann bob cy | cut -d ' ' -f "$n")
        eval "until_true back_at_least $who \$backs$n" || return 1
    done
}

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
lost=$(acks_lost)
echo "# acknowledged $(wc -l <"$folder/acked"), journalled $(wc -l <"$folder/journal")"
check "every acknowledged move is in the journal, in order" test "$lost" -eq 0
check "no journal failed to replay" test "$(sql 'select count(*) from game where state = 4')" -eq 0
check "all chips are what the mint gave out" test "$(sql 'select sum(chips) from account')" -eq 0
plan
