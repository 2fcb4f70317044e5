#!/bin/sh
# From a typed move to the last of four players seeing it, with every move durable first: TABLES (10) ranked tables
# of four robots that think for THINK_MS (500) before each move, for SECONDS_LONG (60) seconds. `make bench-latency`;
# a table and one line of JSON.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

tables=${TABLES:-10}
think=${THINK_MS:-500}
seconds=${SECONDS_LONG:-60}

figure() {
    sed -n "s/.*\"$1\":\([0-9.]*\).*/\1/p" "$folder/figures"
}

echo "new-accounts 0" >>"$config"
start_service || { echo "latency: the service does not start" >&2; exit 1; }
"$robots" -p "$telnet_port" -t "$tables" -k 4 -w "$think" -s "$seconds" -r >"$folder/figures" || exit 1
if [ "$(figure moves)" -eq 0 ] || [ "$(figure lost)" -ne 0 ]; then
    cat "$folder/figures" >&2
    exit 1
fi
printf '%-34s %10s\n' "tables of 4" "$tables" "moves" "$(figure moves)" "moves refused" "$(figure refused)" \
    "moves a second" "$(awk -v m="$(figure moves)" -v s="$seconds" 'BEGIN { printf "%.1f", m / s }')" \
    "typed to seen by all, median ms" "$(figure p50_ms)" "99 of 100, ms" "$(figure p99_ms)" \
    "longest, ms" "$(figure max_ms)"
cat "$folder/figures"
