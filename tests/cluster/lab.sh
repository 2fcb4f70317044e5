# A whole cluster on loopback: PostgreSQL with a synchronous standby, three nodes, robots and people at the doors of all,
# and a wire (wires.c) between each two that speak to each other. Sourced after lib.sh.
#   peer-I-J         node I's way to node J
#   db-I-a, db-I-b   node I's ways to the two servers, one of which is the primary
#   replication      the standby's way to the primary

. "${top_srcdir:-.}/tests/e2e/nodes.sh"

now_ms() {
    date +%s%3N
}

# ---- Servers ----

# If libfaketime is there, it moves the clock of servers. It reads this file once a second.
faketime=$(ls /usr/lib/*/faketime/libfaketime.so.1 2>/dev/null | head -n 1)
clock=
clock_begin() {
    clock=$(mktemp /tmp/clock.XXXXXX) && chmod 644 "$clock" && echo "+0" >"$clock"
}
# served COMMAND...: runs a command of pglab.sh that starts a server.
served() {
    if [ -n "$clock" ]; then
        LD_PRELOAD=$faketime FAKETIME_TIMESTAMP_FILE=$clock FAKETIME_CACHE_DURATION=1 DONT_FAKE_MONOTONIC=1 \
            "$srcdir/tests/lib/pglab.sh" "$@"
    else
        lab "$@"
    fi
}
# server_of LETTER: its folder. The primary's letter is $primary, the standby's $standby.
server_of() {
    eval "echo \"\$server_$1\""
}
address_of() {
    echo "127.0.0.1:$(cat "$(server_of "$1")/port")"
}
# sql STATEMENT: asks the primary.
sql() {
    lab sql "$(lab url "$(server_of $primary)" "$database")" "$1"
}
# A new standby, which is $standby and reaches the primary by its wire.
standby_begin() {
    made=$(served standby $$ "$(server_of $primary)" tcp wal_retrieve_retry_interval=500ms) || return 1
    eval "server_$standby=\$made"
    wire to replication "$(address_of $primary)" && wire to "db-*-$standby" "$(address_of $standby)" &&
        lab sql "$made" "ALTER SYSTEM SET primary_conninfo = 'host=$net.120 port=5432 user=postgres application_name=$(standby_name)'" && lab sql "$made" 'SELECT pg_reload_conf()' >/dev/null
}
standby_name() {
    made=$(server_of $standby)
    echo "standby_${made##*.}"
}
# Commits wait for the standby again; pglab.sh's `alone` is the opposite.
standby_counts() {
    sql "ALTER SYSTEM SET synchronous_standby_names = '$(standby_name)'" && sql 'SELECT pg_reload_conf()' >/dev/null &&
        until_true standby_syncs
}
standby_syncs() {
    [ "$(sql "SELECT sync_state FROM pg_stat_replication WHERE application_name = '$(standby_name)'")" = sync ]
}
server_drop() {
    lab stop "$(server_of "$1")" immediate 2>/dev/null
    disk_unmount "$1"
    lab drop "$(server_of "$1")"
}
servers_begin() {
    primary=a standby=b
    server_a=$(served start $$ tcp) || return 1
    database=$(lab database "$server_a" | sed 's|^postgresql:///\([^?]*\).*|\1|')
    [ "$1" != small ] || disk_mount || return 1
    for n in 1 2 3; do
        wire wire db-$n-a "$net.10$n:5432" "$(address_of a)" && wire wire db-$n-b "$net.11$n:5432" 127.0.0.1:1 || return 1
    done
    wire wire replication "$net.120:5432" "$(address_of a)" && standby_begin
}

# The database is on a disk of its own, which can be filled.
disk=
disk_mount() {
    disk=$server_a/data/base/$(sql 'SELECT oid FROM pg_database WHERE datname = current_database()')
    lab stop "$server_a" && mv "$disk" "$disk.was" && mkdir "$disk" && mount -t tmpfs -o size=64m,mode=700 tmpfs "$disk" &&
        cp -R "$disk.was/." "$disk" && chown -R nobody: "$disk" && rm -r "$disk.was" && served up "$server_a"
}
disk_unmount() {
    [ -n "$disk" ] && [ "$1" = a ] || return 0
    umount -l "$disk"
    disk=
}

# ---- Nodes ----

peers_of() {
    for m in 1 2 3; do
        if [ "$m" = "$1" ]; then
            printf ' %d=%s.%d:4500' $m "$net" $m
        else
            printf ' %d=%s.%d%d:4500' $m "$net" "$1" $m
        fi
    done
}
store_of() {
    echo "postgresql://postgres@$net.10$1,$net.11$1/$database?sslmode=disable"
}
nodes_begin() {
    for n in 1 2 3; do
        for m in 1 2 3; do
            [ $n = $m ] || wire wire peer-$n-$m "$net.$n$m:4500" "$net.$m:4500" || return 1
        done
    done
    echo "new-accounts 0" >>"$config"
    nodes 1 2 3
}
# node_up N: starts it and waits until it is ready. Its ports are the same each time.
node_up() {
    eval "starts$1=\$((\${starts$1:-0} + 1))"
    eval "start_node $1 \$starts$1" || return 1
    eval "port$1=\$(port_at $1 telnet)"
    sed -i "s/^listen-telnet .*/listen-telnet 127.0.0.1:$(port_at "$1" telnet)/
        s/^listen-ssh .*/listen-ssh 127.0.0.1:$(port_at "$1" ssh)/" "$(conf_of "$1")"
}
supervisor_at() {
    eval "echo \$node$1"
}
# node_gone N: nothing of it runs any more.
node_gone() {
    for process in room door peer; do
        until_true not alive "$(pid_at "$1" $process)" || return 1
    done
    wait "$(supervisor_at "$1")" 2>/dev/null
    return 0
}
leader() {
    sql 'SELECT node FROM lease'
}
leads() {
    [ "$(leader)" = "$1" ]
}
another_leads() {
    now=$(leader) && [ "$now" != "$1" ] && [ "$now" != -1 ]
}
# other_of NODE NUMBER: one of the two others.
other_of() {
    echo 1 2 3 | tr -d "$1" | tr -s ' ' '\n' | grep . | sed -n "$(($2 % 2 + 1))p"
}

# ---- Players ----

robots_begin() {
    for n in 1 2 3; do
        eval "port=\$port$n"
        "$robots" -p "$port" -a "$folder/acks" -j "$folder/record$n" -n "r$n" -r -t 2 -k 2 -v 1 -l -w 20 -s 3600 >"$folder/robots$n" 2>&1 &
        eval "robots$n=$!"
        others="$others $!"
    done
    until_true robots_in
}
robots_in() {
    [ "$(cat "$folder/log" "$folder/node2/log" "$folder/node3/log" | grep -c ' room info login name=r[123]')" -ge 12 ]
}
robots_end() {
    for n in 1 2 3; do
        eval "kill -TERM \$robots$n; wait \$robots$n 2>/dev/null"
    done
}

# People: ann at the first door, bob at the second, cy at the third. Each time they come in, what they are shown goes to a
# new file: $folder/ann.1, then $folder/ann.2.
person_of() {
    echo ann bob cy | cut -d ' ' -f "$1"
}
shown_of() {
    eval "echo $(person_of "$1").\$came$1"
}
types() {
    printf '%s\r\n' "$2" >"$folder/$(shown_of "$1").in"
}
comes_in() {
    eval "came$1=\$((\${came$1:-0} + 1))"
    eval "port=\$port$1 came=\$came$1"
    who=$(shown_of "$1")
    dial "$who" "127.0.0.$((250 + $1))" "$port"
    hears "$who" 'Name:' || return 1
    if [ "$came" = 1 ]; then
        types "$1" "new $(person_of "$1")"
        hears "$who" 'assword:' && types "$1" "secret-of-theirs" && hears "$who" 'The same again:' || return 1
    else
        types "$1" "$(person_of "$1")"
        hears "$who" 'assword:' || return 1
    fi
    types "$1" "secret-of-theirs"
    hears "$who" 'Welcome'
}
# Each of the three shouts, each time with another word.
token=0
all_shout() {
    token=$((token + 1))
    for n in 1 2 3; do
        types $n "shout $(person_of $n)-token$token-end" || return 1
    done
}
# Counts how often somebody heard it. People who come in are told earlier talk again, with its time; that does not count.
heard_times() {
    grep -ac "^\(lobby> \)*\[lobby\] $(person_of "$2"): $(person_of "$2")-token$3-end" "$folder/$(shown_of "$1")"
}
all_heard() {
    for from in 1 2 3; do
        for n in 1 2 3; do
            hears "$(shown_of $n)" "^\\(lobby> \\)*\\[lobby\\] $(person_of $from): $(person_of $from)-token$token-end" && [ "$(heard_times $n $from $token)" -eq 1 ] || return 1
        done
    done
}
# A shout in the middle of a fault was done once, or its answer got lost on the way back.
shouts_sound() {
    before=$token
    all_shout && all_heard || return 1
    for from in 1 2 3; do
        for n in 1 2 3; do
            [ "$(heard_times $n $from $before)" -le 1 ] || return 1
        done
    done
}
