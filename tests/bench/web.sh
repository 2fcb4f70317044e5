#!/bin/sh
# What browsers cost: CPU of the door for a page load and for a handshake, memory of an idle session as the page has one, and
# the bytes of a played card. N (500) of each, SESSIONS (1000) that are idle. `make bench-web`; one line of JSON.

. "${top_srcdir:-.}/tests/bench/figures.sh"

echo 'listen-web 127.0.0.1:0' >>"$config"
start_service || say "the service does not start"
node "$srcdir/tests/bench/web.js" "$(port_of web)" "$(pid_of door)" "$(pid_of room)" "${N:-500}" "${SESSIONS:-1000}" ||
    say "the clients failed"
