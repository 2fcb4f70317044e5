#!/bin/sh
# How fast the database grows while ten guests play without a pause, as fast as the room takes it, in bytes an hour. It
# is measured before anything has been deleted, and after the first round of deleting (a minute after the start), once
# with all games kept and once with KEEP_GAMES (10). Between two rounds the file grows to what it was, and no further.
# SECONDS_EACH (25) of play are looked at each time. `make bench-guests` prints a line for each and one line of JSON.

. "${top_srcdir:-.}/tests/bench/figures.sh"

seconds=${SECONDS_EACH:-25}
keep=${KEEP_GAMES:-10}

# The database with what is still in its log.
bytes() {
    cat "$folder/data/cardroom.db" "$folder/data/cardroom.db-wal" | wc -c
}

pages() {
    sql 'SELECT page_count * page_size FROM pragma_page_count, pragma_page_size'
}

games() {
    sql 'SELECT count(*) FROM game'
}

# spam: ten guests at five tables. Sets `hour` and `played`.
spam() {
    before=$(pages)
    "$robots" -p "$telnet_port" -t 5 -k 2 -G -w 0 -s "$seconds" -n "$1" >"$folder/said" 2>&1 || say "the robots failed"
    hour=$((($(pages) - before) * 3600 / seconds))
    played=$(sed -n 's/.*"games":\([0-9]*\).*/\1/p' "$folder/said")
}

json=
for mode in kept pruned; do
    sed -i '/^guest-games/d' "$config"
    [ $mode = pruned ] && echo "guest-games $keep" >>"$config" || echo 'guest-games 1000000000' >>"$config"
    rm -rf "$folder/data"
    : >"$folder/log"
    start_service || say "the service does not start"
    spam a
    first=$hour
    [ $mode = kept ] || until_true logged 'pruned games=' || until_true logged 'pruned games=' || say "nothing went"
    spam b
    echo "$mode: $first bytes an hour at first, $hour after the first round; $(games) games are there, $(bytes) bytes"
    json="$json\"$mode\":{\"first\":$first,\"later\":$hour,\"games\":$(games),\"bytes\":$(bytes)},"
    stop_service
    rm -f "$folder/data/cardroom.db"*
done
echo "{${json%,}}"
