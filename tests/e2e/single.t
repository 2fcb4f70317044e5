#!/bin/sh
# A database in PostgreSQL is for one room that is not a node, or for the nodes of one cluster. A service that comes second
# does not start and says why, and the first notices nothing. A service that is started again does not wait, however it
# ended. To go from one room to a cluster and back, one only has to stop the service.

. "${top_srcdir:-.}/tests/e2e/lib.sh"
. "${top_srcdir:-.}/tests/e2e/nodes.sh"
lab has 2>/dev/null || skip_all "PostgreSQL is not installed"
wants openssl nc

nodes_server
check "an authority signs the nodes" nodes 1 2
sed -i '/^leader /d' "$config" "$folder/node2/conf"
cp "$config" "$folder/cluster"
sed '/^peer/d; /^node /d; /^listen-peer/d' "$folder/cluster" >"$folder/single"
mkdir "$folder/other"
sed "s|^data-dir .*|data-dir $folder/other/data|" "$folder/single" >"$folder/other/conf"
cp "$folder/single" "$config"

# refused CONF WORDS: what is started from there ends with an error, and says this.
refused() {
    ! "$cardroomd" -f -c "$1" >/dev/null 2>"$folder/error" && grep -q "room error store $2" "$folder/error"
}
# waited N: services that start have waited N times for another one, which may have ended.
waited() {
    [ "$(grep -c ' room warn lease .*waits=' "$folder/log")" = "$1" ]
}
rooms() {
    [ "$(grep -c ' start process=room ' "$folder/log")" = "$1" ]
}
says_and_hears() {
    printf 'say %s-said\r\n' "$1" >"$folder/ann.in"
    hears ann "guest1: $1-said"
}

# ---- One room ----
check "a room that is not a node starts" start_service
dial ann
hears ann 'Name:'
printf 'guest\r\n' >"$folder/ann.in"
check "somebody comes in" hears ann Welcome
there="A room that is not a node of a cluster uses this database: on $(uname -n), with version [^ ]*\."
check "another one does not start, and says whose the database is" refused "$folder/other/conf" "$there Give this one a database"
check "nor does a node" refused "$folder/node2/conf" "$there Give these nodes a database"
check "who was first has noticed nothing" eval 'rooms 1 && not logged fenced && says_and_hears first'
kill -9 "$(pid_of room)"
check "a room that is killed is back" eval 'hears ann "The room is back" && says_and_hears second'
check "at once" waited 0
kill_service
check "so is a service" start_service
check "which waits for nothing, either" waited 0
check "doctor has nothing against the store" eval 'ctl doctor >"$folder/said"; not grep "^error.*store" "$folder/said"'

# ---- Nodes ----
kill -STOP "$(pid_of room)" # so that it cannot end in order
kill_service
cp "$folder/cluster" "$config"
check "nodes take the database of a room that was killed" start_service
check "when it has shown no life for as long as a lease holds" waited 1
: >"$folder/node2/log"
check "the next one" start_node 2
check "need not wait" not logs 2 1 waits=
check "they have one lobby" eval 'links 1 1 && links 2 1'
nodes_told() {
    ctl nodes >"$folder/said" && [ "$(wc -l <"$folder/said")" = 2 ] && not grep -q 256 "$folder/said"
}
check "which is of nodes alone" nodes_told
check "a room that is not a node does not start there" refused "$folder/other/conf" \
    "The nodes of a cluster use this database: node [12] at $net.[12]:4500, with version .* Give this room a database"
kill "$node2"
wait "$node2"
stop_service

# ---- Back ----
cp "$folder/single" "$config"
check "where nodes were stopped, a single room starts" start_service
check "at once" waited 1
stop_service
cp "$folder/cluster" "$config"
check "and a node where that was" start_service
check "at once, too" waited 1
stop_service
check "all ended well" not grep -q ' fatal \|Sanitizer\|runtime error\|signal=\(6\|11\)' "$folder/log" "$folder/node2/log"
lab drop "$server"
plan
