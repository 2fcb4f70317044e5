#!/bin/sh
# From a typed move to the last of four players seeing it, with every move durable first: TABLES (10) ranked tables
# of four robots that think for THINK_MS (500) before each move, for SECONDS_LONG (60) seconds. `make bench-latency`;
# a table and one line of JSON. With HOSTILE=20 then ROUNDS (3) times as long alone and as long while 20 % of all
# connections are hostile (hostiles.c), from addresses that the limits hold for: of each kind the middle 99 of 100
# counts, and it may at most double.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

tables=${TABLES:-10}
think=${THINK_MS:-500}
seconds=${SECONDS_LONG:-60}

figure() {
    sed -n "s/.*\"$1\":\([0-9.]*\).*/\1/p" "$folder/figures"
}

# measure ARGUMENT...: the robots, and what they saw.
measure() {
    "$robots" -p "$telnet_port" -t "$tables" -k 4 -w "$think" -s "$seconds" "$@" >"$folder/figures" || exit 1
    if [ "$(figure moves)" -eq 0 ] || [ "$(figure lost)" -ne 0 ]; then
        cat "$folder/figures" >&2
        exit 1
    fi
    printf '%-34s %10s\n' "tables of 4" "$tables" "moves" "$(figure moves)" "moves refused" "$(figure refused)" \
        "moves a second" "$(awk -v m="$(figure moves)" -v s="$seconds" 'BEGIN { printf "%.1f", m / s }')" \
        "typed to seen by all, median ms" "$(figure p50_ms)" "99 of 100, ms" "$(figure p99_ms)" \
        "longest, ms" "$(figure max_ms)"
    cat "$folder/figures"
}

echo "new-accounts 0" >>"$config"
sed -i 's|^limit-exempt .*|limit-exempt 127.0.0.0/16|' "$config"
start_service || { echo "latency: the service does not start" >&2; exit 1; }
measure -r
[ -n "$HOSTILE" ] || exit 0
number=$((tables * 4 * HOSTILE / (100 - HOSTILE)))
for round in $(seq "${ROUNDS:-3}"); do
    echo "round $round, alone:"
    measure
    figure p99_ms >>"$folder/alone"
    "$builddir/tests/bench/hostiles" -p "$telnet_port" -n "$number" >"$folder/hostiles" &
    hostiles=$!
    others=$hostiles
    echo "round $round, with $number hostile connections:"
    measure
    figure p99_ms >>"$folder/among"
    kill -TERM "$hostiles"
    wait "$hostiles"
    others=
    cat "$folder/hostiles"
done
middle() {
    sort -n "$1" | sed -n "$(((${ROUNDS:-3} + 1) / 2))p"
}
awk -v a="$(middle "$folder/alone")" -v b="$(middle "$folder/among")" 'BEGIN {
    printf "99 of 100, ms: alone %.2f, among hostile ones %.2f, %.2f times as long\n", a, b, b / a; exit b > 2 * a }'
