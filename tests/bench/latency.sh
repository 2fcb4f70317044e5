#!/bin/sh
# How long it takes from a typed move until the last of four players sees it. Every move is durable first. There are
# TABLES (10) ranked tables of four robots that think for THINK_MS (500) before each move, for SECONDS_LONG (60) seconds.
# `make bench-latency` prints a table and one line of JSON.
#
# With HOSTILE=10 it measures ROUNDS (7) times, for EACH (6) seconds alone and for as long while 10 % of all connections
# are hostile (attack.c), from addresses for which the limits hold. Each round begins with the other of the two. It
# compares the medians of the rounds' 99th percentiles, which may at most double.

. "${top_srcdir:-.}/tests/bench/figures.sh"

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
if [ -z "$HOSTILE" ]; then
    measure -r
    exit 0
fi

number=$((tables * 4 * HOSTILE / (100 - HOSTILE)))
rounds=${ROUNDS:-7}
seconds=1
measure -r -m >"$folder/first" # all accounts
seconds=${EACH:-6}

alone() {
    measure -m >"$folder/said"
    figure p99_ms >>"$folder/alone"
}

among() {
    "$builddir/tests/bench/attack" hostile "$telnet_port" "$number" >"$folder/hostiles" &
    hostiles=$!
    others=$hostiles
    measure -m >"$folder/said"
    figure p99_ms >>"$folder/among"
    kill -TERM "$hostiles"
    wait "$hostiles"
    others=
}

printf '%8s %12s %12s\n' round "alone, ms" "among, ms"
for round in $(seq "$rounds"); do
    if [ $((round % 2)) -eq 1 ]; then
        alone
        among
    else
        among
        alone
    fi
    printf '%8s %12s %12s\n' "$round" "$(tail -n 1 "$folder/alone")" "$(tail -n 1 "$folder/among")"
done
cat "$folder/hostiles"
awk -v a="$(middle "$folder/alone")" -v b="$(middle "$folder/among")" -v n="$number" -v rounds="$rounds" \
    -v load="$(cut -d ' ' -f 1 /proc/loadavg)" 'BEGIN {
    over = b > 2 * a
    printf "99 of 100, ms: alone %.2f, among %d hostile ones %.2f, %.2f times as long\n", a, n, b, b / a
    printf "{\"bench\":\"hostile\",\"load\":%s,\"rounds\":%d,\"hostiles\":%d,\"alone_p99_ms\":%.2f,\"among_p99_ms\":%.2f}\n", load, rounds, n, a, b
    exit over }'
