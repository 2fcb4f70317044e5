#!/bin/sh
# From connecting by telnet to the prompt of the banner, which waits until it is known what the client is: for COUNT
# (20) clients that answer what they are asked, and as many that do not. `make bench-probe`; a table and one line of
# JSON.

. "${top_srcdir:-.}/tests/e2e/lib.sh"
waits=0.05 waits_most=2400

start_service || { echo "probe: the service does not start" >&2; exit 1; }
"$builddir/tests/bench/sessions" probe "$telnet_port" "${COUNT:-20}" >"$folder/figures" || exit 1
awk 'BEGIN { printf "%-24s %8s %8s\n", "ms to the banner", "mean", "longest" }
    { sub(/_ms$/, "", $1); printf "%-24s %8s %8s\n", "a client, " $1, $2, $3
      json = json sprintf(",\"%s_ms\":%s,\"%s_most_ms\":%s", $1, $2, $1, $3) }
    END { print "{\"bench\":\"probe\"" json "}" }' "$folder/figures"
