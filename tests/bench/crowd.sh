#!/bin/sh
# What a crowd costs: chat to so many listeners, questions, people who come and go, and people who only stay, by
# telnet; the same of a bare server on libevent's buffers ("floor"), in the same run. `make bench-crowd`; a table,
# and each measurement as a line of JSON above it. CPU is that of door and room together.
#
# CROWDS ("10 100 1000"): the sizes; a fifth of them ask. SECONDS_EACH (5): of each measurement. CHAT (10) and ASKS (400): lines
# a second. ASK ("tables"): what is asked; the floor answers `who` with 20 lines and everything else with one.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

crowds=${CROWDS:-10 100 1000}
seconds=${SECONDS_EACH:-5}
client=$builddir/tests/bench/crowd

say() {
    echo "crowd: $*" >&2
    exit 1
}

# field NAME LINE: a number of a line of JSON.
field() {
    echo "$2" | sed -n "s/.*\"$1\":\[*\([0-9.]*\).*/\1/p"
}

# one MODE PEOPLE RATE [COMMAND]: of the server and of the floor, and a row of the table.
one() {
    for of in cardroom floor; do
        if [ "$of" = floor ]; then
            set -- "$1" "$2" "$3" who
            port=$floor_port pids=$floor_pid
        else
            port=$telnet_port pids="$(pid_of door) $(pid_of room)"
        fi
        line=$(ASK=${4:-who} "$client" "$1" "$port" "$2" "$3" "$seconds" $pids) || say "$1 of $2 at $of failed"
        echo "$line" | sed "s/^{/{\"of\":\"$of\",/"
        eval "$of=\$line"
    done
    printf '%-8s %7s %10s %10s %7s %9s %9s %9s %9s\n' "$1" "$2" \
        "$(field cpu_us_each "$cardroom")" "$(field cpu_us_each "$floor")" \
        "$(awk -v a="$(field cpu_us_each "$cardroom")" -v b="$(field cpu_us_each "$floor")" \
            'BEGIN { printf "%.2f", b > 0 ? a / b : 0 }')" \
        "$(field p50_ms "$cardroom")" "$(field p99_ms "$cardroom")" \
        "$(field p50_ms "$floor")" "$(field p99_ms "$floor")" >>"$folder/table"
}

start_service || say "the service does not start"
mkfifo "$folder/stay" "$folder/floor"
exec 8<>"$folder/stay"
"$client" floor <"$folder/stay" >"$folder/floor" 8>&- &
floor_pid=$!
others="$others $floor_pid"
read -r floor_port <"$folder/floor"

for people in $crowds; do
    one chat "$people" "$((people < 40 ? people / 4 : ${CHAT:-10}))"
done
for people in $crowds; do
    [ "$people" -lt 40 ] || people=$((people / 5))
    one ask "$people" "$((people * 4 < ${ASKS:-400} ? people * 4 : ${ASKS:-400}))" "${ASK:-tables}"
done
one login 10 0
for people in $crowds; do
    one idle "$people" 0
done
printf '%-8s %7s %10s %10s %7s %9s %9s %9s %9s\n' "" people "CPU us" "floor" ratio "p50 ms" "p99 ms" "floor p50" "floor p99"
cat "$folder/table"
