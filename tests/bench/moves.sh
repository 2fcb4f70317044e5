#!/bin/sh
# Moves of a full house: TABLES (5000) in play, RATE (2000) moves a second in all, each durable before anybody is told.
# SEEN (50) of them are ranked tables of four players and four who watch, shown nothing late, and are measured: from
# the last byte typed until the last of the eight has read the line that tells of it. The others have two guests each.
# All are people by telnet in lines (robots.c), in two processes beside the server. SECONDS_LONG (30) after all have
# begun. `make bench-moves`; a table and one line of JSON. It fails where the median is above P50_MS (3), 99 of 100
# above P99_MS (20), or less than 9 of 10 of the rate was played.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

tables=${TABLES:-5000}
seen=${SEEN:-50}
rate=${RATE:-2000}
seconds=${SECONDS_LONG:-30}

say() {
    echo "moves: $*" >&2
    exit 1
}

# field NAME FILE: a number of a line of JSON.
field() {
    sed -n "s/.*\"$1\":\([0-9.]*\).*/\1/p" "$2"
}

cpu_of() {
    cat "/proc/$1"/task/*/schedstat | awk '{ sum += $1 } END { printf "%.0f", sum }'
}

# figure NAME: one that the service tells of itself.
figure() {
    ctl status | sed -n "s/^$1 //p"
}

begun() {
    grep -q begun "$1"
}

printf 'new-accounts 0\nmax-unauthenticated 2000\nmax-connections 15000\n' >>"$config"
sed -i 's|^limit-exempt .*|limit-exempt 127.0.0.0/16|' "$config"
start_service || say "the service does not start"
door=$(pid_of door) room=$(pid_of room)
think=$((tables * 1000 / rate))
"$robots" -p "$telnet_port" -t $((tables - seen)) -k 2 -G -m -s 600 -w "$think" >"$folder/crowd" &
crowd=$!
others=$crowd
tries=0
until begun "$folder/crowd"; do
    tries=$((tries + 1))
    [ "$tries" -lt 240 ] && alive "$crowd" || say "not all tables began"
    sleep 1
done
: >"$folder/seen"
"$robots" -p "$telnet_port" -t "$seen" -k 4 -v 4 -r -m -s "$seconds" -w "$think" -n seen >"$folder/seen" &
watched=$!
others="$crowd $watched"
until begun "$folder/seen"; do
    alive "$watched" || say "the measured tables did not begin"
    sleep 0.2
done
commits=$(figure store-commits) committing=$(figure store-commit-seconds)
door_cpu=$(cpu_of "$door") room_cpu=$(cpu_of "$room") moves=$(figure moves) at=$(date +%s%N)
wait "$watched" || say "the measured tables failed"
moves=$(($(figure moves) - moves)) took=$(($(date +%s%N) - at))
door_cpu=$(($(cpu_of "$door") - door_cpu)) room_cpu=$(($(cpu_of "$room") - room_cpu))
commits=$(($(figure store-commits) - commits))
commit_ms=$(awk -v b="$(figure store-commit-seconds)" -v a="$committing" -v n="$commits" 'BEGIN { printf "%.2f", (b - a) * 1000 / n }')
memory="$(awk '$1 == "Pss:" { print $2 }' "/proc/$door/smaps_rollup") $(awk '$1 == "Pss:" { print $2 }' "/proc/$room/smaps_rollup")"
kill -TERM "$crowd"
wait "$crowd"
others=
played=$(awk -v m="$moves" -v t="$took" 'BEGIN { printf "%.0f", m * 1e9 / t }')
door_us=$(awk -v c="$door_cpu" -v m="$moves" 'BEGIN { printf "%.0f", c / 1000 / m }')
room_us=$(awk -v c="$room_cpu" -v m="$moves" 'BEGIN { printf "%.0f", c / 1000 / m }')
[ "$(field lost "$folder/crowd")" -eq 0 ] && [ "$(field lost "$folder/seen")" -eq 0 ] || say "connections were lost"
printf '%-44s %10s\n' "tables in play" "$tables" "connections" "$(((tables - seen) * 2 + seen * 8))" \
    "moves a second" "$played" "CPU of the door a move, us" "$door_us" "CPU of the room a move, us" "$room_us" \
    "commits, ms each" "$commits $commit_ms" "KiB of the door" "${memory% *}" "KiB of the room" "${memory#* }" \
    "measured: moves at $seen tables of 4, 4 watch" "$(field moves "$folder/seen")" \
    "typed to seen by the last, median ms" "$(field p50_ms "$folder/seen")" "99 of 100, ms" "$(field p99_ms "$folder/seen")" \
    "longest, ms" "$(field max_ms "$folder/seen")" "the others, to both players, median ms" "$(field p50_ms "$folder/crowd")" \
    "99 of 100, ms" "$(field p99_ms "$folder/crowd")"
printf '{"bench":"moves","load":%s,"tables":%d,"a_second":%s,"door_us":%s,"room_us":%s,"commits":%d,"commit_ms":%s,"door_kib":%s,"room_kib":%s,"seen":%s,"others":%s}\n' \
    "$(cut -d ' ' -f 1 /proc/loadavg)" "$tables" "$played" "$door_us" "$room_us" "$commits" "$commit_ms" "${memory% *}" "${memory#* }" \
    "$(grep '^{' "$folder/seen")" "$(grep '^{' "$folder/crowd")"
awk -v p50="$(field p50_ms "$folder/seen")" -v p99="$(field p99_ms "$folder/seen")" -v a="${P50_MS:-3}" -v b="${P99_MS:-20}" \
    -v r="$played" -v want="$rate" 'BEGIN { exit p50 > a || p99 > b || r < 0.9 * want }' || say "beyond the bounds"
