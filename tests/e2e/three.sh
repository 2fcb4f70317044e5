# Three nodes before one lobby. Ann, bob and cy come in at one door each and sit at one table, eve comes by ssh, and robots
# play. Sourced after nodes.sh by tests that then kill parts of it. $nodes_store is the store, unless that is a file that
# all can open.

echo "new-accounts 0" >>"$config"
check "an authority signs the nodes" nodes 1 2 3

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

# ready NODE: what a proxy is told that asks there whether the node is ready.
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

# say_all: each says something. Somebody whose door has no link at that moment does not hear the others. Nobody hears
# anything twice.
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
# What was said while something was killed has been done once, or its answer was lost on the way back. Afterwards everybody
# hears everybody again.
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
        "$robots" -p "$port" -a "$folder/acks" -j "$folder/record" -n "r$n" -r -t 2 -k 2 -v 1 -l -s 3600 >"$folder/robots$n" 2>&1 &
        eval "robots$n=$!"
        others="$others $!"
    done
}
load
# Waits until all are in, because the kills are meant for games and not for registrations.
all_in() {
    [ "$(grep -c ' room info login name=r[123]' "$folder/log")" -ge 12 ]
}
check "robots come in at each door" until_true all_in
check "and play" play_on '1 2 3'

# The doors of these nodes have had one link more than before, and those who came in there are back in the lobby.
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
