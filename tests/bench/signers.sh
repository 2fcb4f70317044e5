#!/bin/sh
# What clients that log in over ssh with wrong signatures (attack.c) do to others. They come from 1 and from 20 addresses
# (ADDRESSES), each with RATE (500000) bytes a second. It measures how long it takes from a typed move until the last of
# four players sees it, at TABLES (10) tables of robots, and how long LOGINS (5) logins by key a second from another
# address wait. None of these may be turned away. ROUNDS (5) times it measures for EACH (6) seconds alone and for as long
# beside the clients; each round begins with the other of the two. It compares the medians of the rounds' 99th
# percentiles. `make bench-signatures` fails if a move takes more than twice as long.

. "${top_srcdir:-.}/tests/bench/figures.sh"

tables=${TABLES:-10}
rounds=${ROUNDS:-5}
seconds=${EACH:-6}
client=$builddir/tests/bench/logins
worst=0
lines=

# play ARGUMENT...: the robots.
play() {
    "$robots" -p "$telnet_port" -t "$tables" -k 4 -w 500 -s "$seconds" "$@" >"$folder/figures" || say "the robots failed"
    [ "$(field moves "$folder/figures")" -gt 0 ] && [ "$(field lost "$folder/figures")" -eq 0 ] || say "no moves"
}

# measure NAME: what players and those who log in wait, added to files of that name.
measure() {
    FROM=127.8.0.1 "$client" "$folder" auth "$ssh_port" "${LOGINS:-5}" "$seconds" >"$folder/logins" &
    logins=$!
    play -m
    wait "$logins" || say "somebody was not let in"
    field p99_ms "$folder/figures" >>"$folder/$1.moves"
    field p99_ms "$folder/logins" >>"$folder/$1.logins"
}

among() {
    nice -n 19 "$builddir/tests/bench/attack" sign "$ssh_port" "$1" "${RATE:-500000}" >"$folder/signers" &
    others=$!
    door_cpu=$(cpu_of "$door")
    begun=$(date +%s%N)
    measure among
    printf '%s\n' "$(awk -v cpu="$(($(cpu_of "$door") - door_cpu))" -v ns="$(($(date +%s%N) - begun))" \
        'BEGIN { printf "%.2f", cpu / ns }')" >>"$folder/among.door"
    kill -TERM "$others"
    wait "$others"
    others=
}

# attack ADDRESSES
attack() {
    rm -f "$folder"/*.moves "$folder"/*.logins "$folder"/*.door
    for round in $(seq "$rounds"); do
        if [ $((round % 2)) -eq 1 ]; then
            measure alone
            among "$1"
        else
            among "$1"
            measure alone
        fi
    done
    line=$(printf '%s %s %s %s %s %s' "$1" "$(middle "$folder/alone.moves")" "$(middle "$folder/among.moves")" "$(middle "$folder/alone.logins")" \
        "$(middle "$folder/among.logins")" "$(middle "$folder/among.door")")
    # shellcheck disable=SC2086 # six words
    printf '%9s %11s %9s %6s %12s %9s %9s\n' "$1" "$(middle "$folder/alone.moves")" "$(middle "$folder/among.moves")" \
        "$(echo $line | awk '{ printf "%.2f", $3 / $2 }')" "$(middle "$folder/alone.logins")" "$(middle "$folder/among.logins")" \
        "$(middle "$folder/among.door")"
    cat "$folder/signers"
    worst=$(echo "$line" | awk -v w="$worst" '{ r = $3 / $2; printf "%.3f", (r > w ? r : w) }')
    lines="$lines${lines:+,}$(echo "$line" | awk '{ printf "{\"addresses\":%d,\"alone_p99_ms\":%.2f,\"among_p99_ms\":%.2f,\"alone_login_ms\":%.2f,\"among_login_ms\":%.2f,\"door_share\":%.2f}", $1, $2, $3, $4, $5, $6 }')"
}

echo "new-accounts 0" >>"$config"
sed -i 's|^limit-exempt .*|limit-exempt 127.0.0.0/16|' "$config"
start_service || say "the service does not start"
door=$(pid_of door)
"$client" "$folder" enrol "$ssh_port" "$telnet_port" || say "no account was made"
seconds=1
play -r -m # all accounts
seconds=${EACH:-6}

printf '%9s %11s %9s %6s %12s %9s %9s\n' addresses "moves alone" among times "logins alone" among "door's CPU"
for addresses in ${ADDRESSES:-1 20}; do
    attack "$addresses"
done
printf '{"bench":"signatures","load":%s,"rounds":%d,"attacks":[%s]}\n' "$(cut -d ' ' -f 1 /proc/loadavg)" "$rounds" "$lines"
awk -v w="$worst" 'BEGIN { exit (w > 2) }' || say "a move takes $worst times as long"
