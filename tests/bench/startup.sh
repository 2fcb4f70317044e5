#!/bin/sh
# A start of the service with TABLES ("100 1000 10000") in the middle of their games, as a crash left them, each after
# MOVES (20) moves (fill.c plays them). It measures the time from the start of the program until a connection is taken,
# and until a client is asked for its name. A room asks when it has its tables again. It also measures how long the room
# needed for the tables alone, and the room's CPU and memory. Then it kills the room alone, and measures the time until
# that is up again.
# `make bench-startup` prints a table and one line of JSON. With the most tables, LISTEN_MS (1000) and RESUME_MS (5000)
# are the bounds.

. "${top_srcdir:-.}/tests/bench/figures.sh"

fill=$builddir/tests/bench/fill
client=$builddir/tests/bench/sessions
rows=

now() {
    echo $(($(date +%s%N) / 1000000))
}

# The last word with this name in the log.
word() {
    sed -n "s/.* $1=\([0-9]*\).*/\1/p" "$folder/log" | tail -n 1
}

# resume TABLES: sets `row`.
resume() {
    rm -rf "$folder/data"
    mkdir -m 700 "$folder/data"
    "$fill" "$folder/data/cardroom.db" "$1" "${MOVES:-20}" >"$folder/filled" || say "the games were not played"
    live=$(sed -n 's/.*"live":\([0-9]*\).*/\1/p' "$folder/filled")
    bytes=$(cat "$folder"/data/cardroom.db* | wc -c)
    "$client" up "$telnet_port" >"$folder/up" &
    others=$!
    begun=$(now)
    start_service || say "the service does not start"
    wait "$others" || say "nobody was let in"
    others=
    read -r taken asked <"$folder/up"
    loaded=$(word ms)
    [ "$(word tables)" = "$1" ] || say "tables are missing"
    cpu=$(awk '{ print int($1 / 1000000) }' "/proc/$(pid_of room)/schedstat")
    memory=$(awk '$1 == "Pss:" { print $2 }' "/proc/$(pid_of room)/smaps_rollup")
    times=$(grep -c ' up process=room ' "$folder/log")
    killed=$(now)
    kill -9 "$(pid_of room)"
    until_true logged_times "$((times + 1))" ' up process=room ' || say "the room does not come back"
    back=$(($(now) - killed))
    stop_service
    printf '%8s %8s %8s %10s %10s %10s %10s %8s %10s\n' "$1" "$live" "$((bytes / 1024))" "$((taken - begun))" \
        "$((asked - begun))" "$loaded" "$back" "$cpu" "$memory"
    rows="$rows${rows:+,}{\"tables\":$1,\"games\":$live,\"database_bytes\":$bytes,\"listening_ms\":$((taken - begun)),"
    rows="$rows\"resumed_ms\":$((asked - begun)),\"tables_ms\":$loaded,\"room_back_ms\":$back,\"room_cpu_ms\":$cpu,\"room_kib\":$memory}"
}

start_service || say "the service does not start"
stop_service
printf '%8s %8s %8s %10s %10s %10s %10s %8s %10s\n' tables games "db KiB" "listen ms" "resumed ms" "tables ms" "killed ms" "CPU ms" "room KiB"
for size in ${TABLES:-100 1000 10000}; do
    resume "$size"
done
printf '{"bench":"startup","load":%s,"starts":[%s]}\n' "$(cut -d ' ' -f 1 /proc/loadavg)" "$rows"
[ $((taken - begun)) -le "${LISTEN_MS:-1000}" ] && [ $((asked - begun)) -le "${RESUME_MS:-5000}" ]
