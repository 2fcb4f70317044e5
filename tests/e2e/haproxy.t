#!/bin/sh
# haproxy with the example for several machines as it is installed, in front of three nodes on addresses of loopback. The
# service believes the proxy about who connects. People are spread over the nodes. A node that may take nobody gets nobody.
# Whoever is there stays.

. "${top_srcdir:-.}/tests/e2e/lib.sh"
. "${top_srcdir:-.}/tests/e2e/nodes.sh"
PATH=$PATH:/usr/sbin
wants haproxy openssl nc

# Each node has ports at an address of its own, and the proxy has ports at another address. These are not the ports of the
# example: cardroomd takes those on all addresses unless told otherwise, so another test may hold them for a moment.
front=$net.9
echo 'proxy-from 127.0.0.1' >>"$config"
check "an authority signs the nodes" nodes 1 2 3
for n in 1 2 3; do
    sed -i "s/^listen-\(telnet\|ssh\|ready\) .*//" "$(conf_of $n)"
    printf 'listen-telnet %s:14000\nlisten-ssh %s:12222\nlisten-ready %s:9465\n' $net.$n $net.$n $net.$n >>"$(conf_of $n)"
done
balance() {
    sed "s/192\.0\.2\.1\([123]\):/$net.\1:/; s/bind :/bind $front:/; s/:4000/:14000/; s/:2222/:12222/" "$srcdir/data/haproxy/cardroom-nodes.cfg" >"$folder/haproxy.cfg" &&
        printf 'global\n    stats socket %s/stats level admin\n' "$folder" >>"$folder/haproxy.cfg" || return 1
    haproxy -D -p "$folder/haproxy.pid" -f "$folder/haproxy.cfg" >"$folder/said" 2>&1 || return 1
    others="$others $(cat "$folder/haproxy.pid")"
}
# column NAME SERVICE NODE: what haproxy says about a server.
column() {
    echo 'show stat' | nc -N -U "$folder/stats" | awk -F, -v name="$1" -v service="cardroom-$2" -v node="node$3" '
        NR == 1 { sub(/^# /, ""); for (i = 1; i <= NF; i++) if ($i == name) at = i }
        $1 == service && $2 == node { print $at }'
}
# state WORD NODE...: haproxy has these nodes in that state.
state() {
    state=$1
    shift
    for n in "$@"; do
        for service in telnet ssh; do
            case $(column status $service "$n") in "$state"*) ;; *) return 1 ;; esac
        done
    done
}
# health disable: from now on haproxy takes each node for what it is now, also if the machine has no time for one of them.
# health enable: it looks again.
health() {
    for n in 1 2 3; do
        for service in telnet ssh; do
            echo "$1 health cardroom-$service/node$n" | nc -N -U "$folder/stats" >"$folder/said"
        done
    done
}
start_first() {
    "$cardroomd" -f -c "$config" >/dev/null 2>>"$folder/log" &
    supervisor=$!
    until_true logged_times "$1" ' supervisor info ready '
}
check "the first node starts" start_first 1
check "the second starts" start_node 2
check "the third starts" start_node 3
check "the doors of all are linked to one room" eval 'links 1 1 && links 2 1 && links 3 1'
check "haproxy takes the example" balance
check "and may send people to all three" until_true state UP 1 2 3
health disable

# comes NAME FROM: somebody comes in through it, by telnet, as a guest.
comes() {
    mkfifo "$folder/$1.in"
    nc -s "$2" "$front" 14000 <>"$folder/$1.in" >"$folder/$1" 2>/dev/null &
    others="$others $!"
    eval "$1=$!"
    hears "$1" 'Name:' && types "$1" guest && hears "$1" Welcome
}
# at N1 N2 N3: this is how many people are at each node.
at() {
    [ "$(column scur telnet 1) $(column scur telnet 2) $(column scur telnet 3)" = "$*" ]
}
people() {
    [ $(($(column scur telnet 1) + $(column scur telnet 2) + $(column scur telnet 3))) -eq "$1" ]
}
# hangs_up NAME: as clients do when the other side has; nc does not by itself.
hangs_up() {
    eval "kill \$$1; wait \$$1 2>/dev/null"
}
# who_at NODE: of ann, bob and dee.
who_at() {
    from=$(echo 'show sess' | nc -N -U "$folder/stats" |
        sed -n "s/.* src=127\.0\.0\.\([0-9]*\):.* fe=cardroom-telnet .* srv=node$1 .*/\1/p")
    case $from in 5) echo ann ;; 6) echo bob ;; 8) echo dee ;; esac
}

# ---- Who comes, and where to ----
check "somebody comes in" comes ann 127.0.0.5
check "another" comes bob 127.0.0.6
check "and a third" comes cy 127.0.0.7
check "each at another node" at 1 1 1
ssh_known() {
    grep -q ' door info connection .* from=127\.0\.0\.7 transport=ssh ' "$(log_of 1)" "$(log_of 2)" "$(log_of 3)"
}
check "SSH is served" greeted 127.0.0.7 12222 'SSH-2.0' "$front"
check "and the node knows from where" until_true ssh_known
ctl --yes ban 127.0.0.7 1h 'tried the doors' >"$folder/said" 2>&1
check "a banned person hears so" hears cy banned
hangs_up cy
check "and reads it at the next try" greeted 127.0.0.7 14000 banned "$front"
check "others of the same proxy come in, where a place is free" eval 'until_true people 2 && comes dee 127.0.0.8 && at 1 1 1'

# ---- A node that dies, and nodes without a leader ----
health enable
kill -9 "$supervisor" "$(pid_of room)" "$(pid_of door)" "$(pid_of peer)"
wait "$supervisor" 2>/dev/null
supervisor=
dead=$(who_at 1)
hangs_up "$dead"
check "a node that is dead is left" until_true state DOWN 1
check "and so are those that have no leader for five seconds" until_true state DOWN 2 3
turned_away() {
    nc -d -w 300 -s 127.0.0.9 "$front" 14000 >"$folder/seen" 2>&1
    [ ! -s "$folder/seen" ]
}
check "nobody new is let in" turned_away
check "the leader comes again" start_first 2
check "and all nodes have people sent to them again" until_true state UP 1 2 3
health disable
back() {
    back=$(grep -al 'The room is back' "$folder/ann" "$folder/bob" "$folder/dee" | wc -l)
    [ "$back" -eq 2 ]
}
check "people at the two others have the room back" until_true back
check "and somebody new takes the free place" eval 'until_true people 2 && comes eve 127.0.0.9 && at 1 1 1'

for n in 2 3; do
    eval "kill \$node$n; wait \$node$n 2>/dev/null"
done
stop_service
plan
