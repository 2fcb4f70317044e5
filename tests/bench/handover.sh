#!/bin/sh
# How long play stands still when the lobby goes from one node to another as planned. Three nodes share one PostgreSQL.
# At the door of each are TABLES (2) of two robots, which think for THINK_MS (50). ROUNDS (20) times another node is made
# the leader with `cardroomctl lead`. Each round counts its slowest move, from typed to seen by all at its table.
# `make bench-handover` prints a table and one line of JSON. It fails if a connection was lost.

. "${top_srcdir:-.}/tests/bench/figures.sh"
. "${top_srcdir:-.}/tests/e2e/nodes.sh"
rounds=${ROUNDS:-20}

lab has || say "PostgreSQL is not installed"
nodes_server
echo "new-accounts 0" >>"$config"
nodes 1 2 3 || say "no certificates"
sed -i '/^leader /d' "$config" "$folder/node2/conf" "$folder/node3/conf"
start_service || say "the service does not start"
start_node 2 && start_node 3 && links 1 1 && links 2 1 && links 3 1 || say "the nodes are not linked"

for n in 1 2 3; do
    "$robots" -p "$(port_at "$n" telnet)" -a "$folder/acks" -n "r$n" -r -t "${TABLES:-2}" -k 2 -w "${THINK_MS:-50}" -s 3600 \
        >"$folder/robots$n" 2>&1 &
    eval "robots$n=$!"
    others="$others $!"
done
plays() {
    [ "$(grep -c "^r$1" "$folder/acks")" -ge "$2" ]
}
all_play() {
    for n in 1 2 3; do
        until_true plays $n $(($(grep -c "^r$n" "$folder/acks") + 20)) || say "nobody plays at node $n"
    done
}
# Whether all doors together have had this many links since the last look.
told() {
    for n in 1 2 3; do
        [ "$(wc -l <"$folder/robots$n")" -ge "$1" ] || return 1
    done
}
# slowest ROUND: the slowest move of the last round at all doors.
slowest() {
    for n in 1 2 3; do
        eval "kill -USR1 \$robots$n"
    done
    until_true told "$1" || say "the robots do not answer"
    tail -qn 1 "$folder/robots1" "$folder/robots2" "$folder/robots3" | sort -n | tail -n 1
}
leads() {
    [ "$(lab sql "$database" 'SELECT node FROM lease')" = "$1" ]
}
gone() {
    cat "$folder/log" "$folder/node2/log" "$folder/node3/log" | grep -c ' door info connection '
}
all_play
slowest 1 >/dev/null
before=$(gone)
printf '%8s %8s %8s %12s\n' round from to "stood, ms"
round=1 node=1
while [ "$round" -le "$rounds" ]; do
    next=$((node % 3 + 1))
    ctl lead "$next" >"$folder/said" 2>&1 || say "$(cat "$folder/said")"
    until_true leads "$next" || say "node $next does not lead"
    all_play
    round=$((round + 1))
    stood=$(slowest "$round")
    printf '%8s %8s %8s %12s\n' $((round - 1)) "$node" "$next" "$stood"
    echo "$stood" >>"$folder/stood"
    node=$next
done
[ "$(gone)" -eq "$before" ] || say "connections were lost"
sort -n "$folder/stood" | awk '{ a[NR] = $1 } END { middle = a[int((NR + 1) / 2)]
    printf "%-34s %10.1f\n%-34s %10.1f\n", "stood, median ms", middle, "longest, ms", a[NR]
    printf "{\"bench\":\"handover\",\"rounds\":%d,\"p50_ms\":%.1f,\"max_ms\":%.1f}\n", NR, middle, a[NR] }'
