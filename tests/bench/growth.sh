#!/bin/sh
# How costs grow with the number of people, or of tables of two guests. SIZES ("10 100 1000") says how many are there,
# while the server is asked the same each second. Measured are the memory of an idle person (door and room), and the CPU
# of a question, of a delivery of chat, of a guest's login and of a move, for SECONDS_EACH (4) each. The slope is the
# power of the size with which a cost grows from the first size to the last: 0 means that it stays the same, 1 that it
# grows in proportion. `make bench-growth` prints a table and one line of JSON. bench-startup and bench-journal print
# the same of what they measure.

. "${top_srcdir:-.}/tests/bench/figures.sh"

bench=$builddir/tests/bench
seconds=${SECONDS_EACH:-4}
sizes=${SIZES:-10 100 1000}
json=

crowd() {
    ASK=tables "$bench/crowd" "$1" "$telnet_port" "$2" "$3" "$seconds" "$door" "$room" >"$folder/said" || say "$1 of $2 failed"
}

# The memory once what the start needed for a moment (a hash of 19 MiB) has been given back.
rested() {
    sleep 2
    pss "$door" "$room"
}

guests() {
    [ "$(ctl status | sed -n 's/^guests //p')" -ge "$1" ]
}

idle() {
    before=$(rested)
    crowd idle "$1" 0
    sed -n 's/.*"pss_kib":\[[0-9]*,\([0-9]*\)\].*/\1/p' "$folder/said" | awk -v b="$before" -v n="$1" '{ printf "%.1f", ($1 - b) / n }'
}

asked() {
    crowd ask "$1" 100
    field cpu_us_each "$folder/said"
}

delivered() {
    crowd chat "$1" 4
    field cpu_us_each "$folder/said"
}

came() {
    "$bench/crowd" idle "$telnet_port" "$1" 0 "$((seconds + 20))" >/dev/null &
    stays=$!
    others=$stays
    until_true guests "$1" || say "$1 did not come in"
    used=$(cpu_of "$door" "$room")
    "$bench/logins" "$folder" guest "$telnet_port" 20 "$seconds" >"$folder/said" || say "logins failed"
    used=$(($(cpu_of "$door" "$room") - used))
    kill "$stays"
    wait "$stays"
    others=
    awk -v c="$used" -v n="$(field logins "$folder/said")" 'BEGIN { printf "%.0f", c / 1000 / n }'
}

# 100 moves a second in all, for so long that each table has two.
moved() {
    each=$(($1 * 1000 / 100))
    "$robots" -p "$telnet_port" -t "$1" -k 2 -G -m -s "$((2 * each > seconds * 1000 ? 2 * each / 1000 : seconds))" \
        -w "$each" >"$folder/said" &
    plays=$!
    others=$plays
    until_true grep -q begun "$folder/said" || say "$1 tables did not begin"
    used=$(cpu_of "$door" "$room")
    wait "$plays" || say "tables failed"
    others=
    awk -v c="$(($(cpu_of "$door" "$room") - used))" -v n="$(grep '^{' "$folder/said" | sed 's/.*"moves":\([0-9]*\).*/\1/')" \
        'BEGIN { printf "%.0f", (n > 0 ? c / 1000 / n : 0) }'
}

# row WHAT COMMAND: measures at each size, with a service that is started for it alone.
row() {
    values=
    for size in $sizes; do
        start_service || say "the service does not start"
        door=$(pid_of door) room=$(pid_of room)
        "$2" "$size" >"$folder/value" || exit 1
        values="$values $(cat "$folder/value")"
        stop_service
    done
    slope=$(echo "$sizes $values" | awk '{ n = NF / 2; a = $(n + 1); b = $NF; s = (a * b > 0 ? log(b / a) / log($n / $1) : 0); printf "%.2f", s }')
    # shellcheck disable=SC2086 # words
    printf '%-34s %9s %9s %9s %7s\n' "$1" $values "$slope"
    json="$json${json:+,}{\"what\":\"$1\",\"each\":[$(echo $values | tr ' ' ',')],\"slope\":$slope}"
}

printf 'max-unauthenticated 2000\nmax-connections 15000\n' >>"$config"
# shellcheck disable=SC2086
printf '%-34s %9s %9s %9s %7s\n' "people or tables" $sizes slope
row "an idle person, KiB" idle
row "a question, us" asked
row "a delivery of chat, us" delivered
row "a login among so many, us" came
row "a move, us" moved
printf '{"bench":"growth","load":%s,"sizes":[%s],"rows":[%s]}\n' "$(cut -d ' ' -f 1 /proc/loadavg)" "$(echo $sizes | tr ' ' ',')" "$json"
