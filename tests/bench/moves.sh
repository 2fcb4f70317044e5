#!/bin/sh
# Moves of a full house: TABLES (5000) in play, RATE (2000) moves a second in all, each durable before anybody is told.
# SEEN (50) of the tables are measured. They are ranked, with four players and four people who watch and are shown nothing
# late. The time is from the last byte typed until the last of the eight has read the line that tells of the move. The
# other tables have two guests each. All people are robots by telnet in lines (robots.c), in two processes beside the
# server. It measures for SECONDS_LONG (30) after all tables have begun. STORE (sqlite) is the store (stores.sh). With
# NODES=3 there are three nodes, a third of the tables of each kind at each door, and the room on the first. The figures
# are then those of the worst door. `make bench-moves` prints a table and one line of JSON. It fails if the median is
# above P50_MS (3), if the 99th percentile is above P99_MS (20), or if less than 9 of 10 of the rate was played.

. "${top_srcdir:-.}/tests/bench/figures.sh"
. "$srcdir/tests/bench/stores.sh"

tables=${TABLES:-5000}
seen=${SEEN:-50}
rate=${RATE:-2000}
seconds=${SECONDS_LONG:-30}
doors=$(seq "${NODES:-1}")

# worst NAME KIND, all NAME KIND: the largest figure of the doors, and their sum.
worst() {
    for n in $doors; do field "$1" "$folder/$2$n"; done | sort -n | tail -n 1
}
all() {
    for n in $doors; do field "$1" "$folder/$2$n"; done | awk '{ sum += $1 } END { print sum }'
}

# figure NAME: a figure that the service tells about itself.
figure() {
    ctl status | sed -n "s/^$1 //p"
}

begun() {
    grep -q begun "$1"
}

pss_of() {
    awk '$1 == "Pss:" { print $2 }' "/proc/$1/smaps_rollup"
}

# How much of something one move took, on the average.
each() {
    awk -v c="$1" -v m="$moves" 'BEGIN { printf "%.0f", c / m }'
}

printf 'new-accounts 0\nmax-unauthenticated 2000\nmax-connections 15000\n' >>"$config"
sed -i 's|^limit-exempt .*|limit-exempt 127.0.0.0/8|' "$config"
store_ready || say "the store cannot be made"
if [ "${NODES:-1}" -gt 1 ]; then
    # The nodes name it, each in its own configuration.
    sed -i '/^store /d' "$config"
    nodes_store=$store
    . "$srcdir/tests/e2e/nodes.sh"
    # shellcheck disable=SC2086
    nodes $doors || say "the nodes cannot be signed"
fi
start_service || say "the service does not start"
room=$(pid_of room) served=$(pid_of door) hops=
telnet1=$telnet_port
for n in $doors; do
    [ "$n" -gt 1 ] || continue
    start_node "$n" && links "$n" 1 || say "node $n has no link to the room"
    eval "telnet$n=$(port_at "$n" telnet)"
    served="$served $(pid_at "$n" door)"
done
[ "${NODES:-1}" -eq 1 ] || for n in $doors; do hops="$hops $(pid_at "$n" peer)"; done
think=$((tables * 1000 / rate))
share=$(echo "$doors" | wc -l)
crowds=
for n in $doors; do
    eval "port=\$telnet$n"
    "$robots" -p "$port" -t $(((tables - seen) / share)) -k 2 -G -m -s 600 -w "$think" >"$folder/crowd$n" &
    crowds="$crowds $!"
done
services=$others
others="$services $crowds"
for n in $doors; do
    tries=0
    until begun "$folder/crowd$n"; do
        tries=$((tries + 1))
        # shellcheck disable=SC2086
        [ "$tries" -lt 240 ] && kill -0 $crowds || say "not all tables began"
        sleep 1
    done
done
watched=
for n in $doors; do
    eval "port=\$telnet$n"
    : >"$folder/seen$n"
    "$robots" -p "$port" -t $((seen / share)) -k 4 -v 4 -r -m -s "$seconds" -w "$think" -n "seen$n" >"$folder/seen$n" &
    watched="$watched $!"
done
others="$services $crowds $watched"
for n in $doors; do
    until begun "$folder/seen$n"; do
        # shellcheck disable=SC2086
        kill -0 $watched || say "the measured tables did not begin"
        sleep 0.2
    done
done
commits=$(figure store-commits) committing=$(figure store-commit-seconds) wal=$(wal_bytes)
# shellcheck disable=SC2086 # several pids
door_cpu=$(cpu_of $served) hop_cpu=$([ -z "$hops" ] && echo 0 || cpu_of $hops)
room_cpu=$(cpu_of "$room") moves=$(figure moves) at=$(date +%s%N)
for pid in $watched; do
    wait "$pid" || say "the measured tables failed"
done
moves=$(($(figure moves) - moves)) took=$(($(date +%s%N) - at))
# shellcheck disable=SC2086
door_cpu=$(($(cpu_of $served) - door_cpu)) hop_cpu=$(($([ -z "$hops" ] && echo 0 || cpu_of $hops) - hop_cpu))
room_cpu=$(($(cpu_of "$room") - room_cpu)) commits=$(($(figure store-commits) - commits)) wal=$(($(wal_bytes) - wal))
commit_ms=$(awk -v b="$(figure store-commit-seconds)" -v a="$committing" -v n="$commits" 'BEGIN { printf "%.2f", (b - a) * 1000 / n }')
held=$(ctl status | awk '/^link-held-seconds/ { sum += $2 } END { print sum + 0 }')
door_kib=$(pss_of "${served%% *}") room_kib=$(pss_of "$room")
# shellcheck disable=SC2086
kill -TERM $crowds
# shellcheck disable=SC2086
wait $crowds
others=$services
[ "$(all lost crowd)" -eq 0 ] && [ "$(all lost seen)" -eq 0 ] || say "connections were lost"
played=$(awk -v m="$moves" -v t="$took" 'BEGIN { printf "%.0f", m * 1e9 / t }')
printf '%-46s %10s\n' "store, nodes" "${STORE:-sqlite} ${NODES:-1}" \
    "tables in play" "$tables" "connections" "$(((tables - seen) * 2 + seen * 8))" \
    "moves a second" "$played" "CPU of the doors a move, us" "$(each $((door_cpu / 1000)))" \
    "CPU of the room a move, us" "$(each $((room_cpu / 1000)))" "CPU of the peers a move, us" "$(each $((hop_cpu / 1000)))" \
    "commits, ms each" "$commits $commit_ms" "the server's log, bytes a move" "$(each "$wal")" \
    "other doors were kept waiting, s" "$held" "KiB of the first door" "$door_kib" "KiB of the room" "$room_kib" \
    "measured: moves at $seen tables of 4, 4 watch" "$(all moves seen)" \
    "typed to seen by the last, median ms" "$(worst p50_ms seen)" "99 of 100, ms" "$(worst p99_ms seen)" \
    "longest, ms" "$(worst max_ms seen)" "the others, to both players, median ms" "$(worst p50_ms crowd)" \
    "99 of 100, ms" "$(worst p99_ms crowd)"
printf '{"bench":"moves","store":"%s","nodes":%d,"load":%s,"tables":%d,"a_second":%s,"door_us":%s,"room_us":%s,"peer_us":%s,"commits":%d,"commit_ms":%s,"wal_bytes":%s,"held_s":%s,"door_kib":%s,"room_kib":%s,"seen":[%s],"others":[%s]}\n' \
    "${STORE:-sqlite}" "${NODES:-1}" "$(cut -d ' ' -f 1 /proc/loadavg)" "$tables" "$played" "$(each $((door_cpu / 1000)))" \
    "$(each $((room_cpu / 1000)))" "$(each $((hop_cpu / 1000)))" "$commits" "$commit_ms" "$(each "$wal")" "$held" "$door_kib" "$room_kib" \
    "$(cat "$folder"/seen? | grep '^{' | paste -sd,)" "$(cat "$folder"/crowd? | grep '^{' | paste -sd,)"
awk -v p50="$(worst p50_ms seen)" -v p99="$(worst p99_ms seen)" -v a="${P50_MS:-3}" -v b="${P99_MS:-20}" \
    -v r="$played" -v want="$rate" 'BEGIN { exit p50 > a || p99 > b || r < 0.9 * want }' || say "beyond the bounds"
