#!/bin/sh
# What browsers cost: the CPU of the door for a page load and for a handshake (N, 500, of each), the memory of an idle
# session like that of the page (SESSIONS, 1000, of them), and the bytes of a played card. `make bench-web` prints one
# line of JSON.

. "${top_srcdir:-.}/tests/bench/figures.sh"

echo 'listen-web 127.0.0.1:0' >>"$config"
start_service || say "the service does not start"
node "$srcdir/tests/bench/web.js" "$(port_of web)" "$(pid_of door)" "$(pid_of room)" "${N:-500}" "${SESSIONS:-1000}" ||
    say "the clients failed"
