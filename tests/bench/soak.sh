#!/bin/sh
# A room under mixed load for SOAK_SECONDS (3600; 60 will do for a look): ranked tables that are watched, guests'
# tables, chat, questions, people who come and go by telnet and by ssh, with keys and with passwords, and those who
# only stay. Every EVERY seconds (1/60 of the time) it notes memory (PSS and RSS), descriptors and CPU of door and
# room, and the moves so far. `make bench-soak` prints the samples, a table and one line of JSON. It fails in these cases:
#   - the service does not start, or the accounts are not made
#   - one of the loads fails
#   - the door or the room was started anew
#   - the median of the last quarter's PSS is more than GROWTH_KIB (4096) above that of the second quarter
#   - a descriptor is left when everybody has gone
#   - a connection was lost
#   - an error is in the log

. "${top_srcdir:-.}/tests/bench/figures.sh"

seconds=${SOAK_SECONDS:-3600}
every=${EVERY:-$(((seconds + 59) / 60))}
bench=$builddir/tests/bench
samples=$folder/samples
wanted=

# load NAME COMMAND...: runs it in the background, with its output in a file of that name.
load() {
    name=$1
    shift
    "$@" >"$folder/$name" 2>&1 &
    others="$others $!"
    wanted="$wanted $name:$!"
}

rss() {
    awk '$1 == "VmRSS:" { print $2 }' "/proc/$1/status"
}

descriptors() {
    find "/proc/$1/fd" -type l | wc -l
}

cpu_s() {
    cat "/proc/$1"/task/*/schedstat | awk '{ sum += $1 } END { printf "%.1f", sum / 1e9 }'
}

sample() {
    echo "$(($(date +%s) - begun)) $(pss "$door") $(rss "$door") $(descriptors "$door") $(cpu_s "$door")" \
        "$(pss "$room") $(rss "$room") $(descriptors "$room") $(cpu_s "$room") $(ctl status | sed -n 's/^moves //p')" >>"$samples"
}

# middle COLUMN FROM TO: the median of a column of the samples, between two shares of the time (0 to 1).
middle() {
    awk -v c="$1" -v a="$2" -v b="$3" -v all="$seconds" '$1 >= a * all && $1 <= b * all { print $c }' "$samples" | sort -n |
        awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'
}

# slope COLUMN: how much a column grows in an hour. A line is fitted to the samples after the first quarter.
slope() {
    awk -v c="$1" -v all="$seconds" '4 * $1 >= all { n++; x += $1; y += $c; xx += $1 * $1; xy += $1 * $c }
        END { d = n * xx - x * x; slope = d == 0 ? 0 : (n * xy - x * y) / d * 3600; printf "%.0f", slope }' "$samples"
}

nobody() {
    [ "$(ctl status | sed -n 's/^connections //p')" -eq 0 ]
}

as_before() {
    [ "$(descriptors "$door")" -le "$door_before" ] && [ "$(descriptors "$room")" -le "$room_before" ]
}

printf 'new-accounts 0\nmax-unauthenticated 2000\n' >>"$config"
sed -i 's|^limit-exempt .*|limit-exempt 127.0.0.0/16|' "$config"
start_service || say "the service does not start"
door=$(pid_of door) room=$(pid_of room)
"$bench/logins" "$folder" enrol "$ssh_port" "$telnet_port" || say "no account was made"
until_true nobody || say "somebody stays"
door_before=$(descriptors "$door") room_before=$(descriptors "$room")
mkfifo "$folder/stay"
exec 8<>"$folder/stay"
"$bench/sessions" ssh "$ssh_port" 25 <"$folder/stay" >"$folder/staying" 8>&- &
stays=$!
others=$stays
load ranked "$robots" -p "$telnet_port" -t 8 -k 4 -v 2 -r -s "$seconds" -w 500 -n soak
load friendly "$robots" -p "$telnet_port" -t 20 -k 2 -G -s "$seconds" -w 500
load chat "$bench/crowd" chat "$telnet_port" 50 2 "$seconds"
load ask env ASK=tables "$bench/crowd" ask "$telnet_port" 50 20 "$seconds"
load guest "$bench/logins" "$folder" guest "$telnet_port" 4 "$seconds"
load key "$bench/logins" "$folder" key "$ssh_port" 2 "$seconds"
load name "$bench/logins" "$folder" name "$telnet_port" 1 "$seconds"
begun=$(date +%s)
while [ $(($(date +%s) - begun)) -lt "$seconds" ]; do
    sample
    sleep "$every"
done
for pair in $wanted; do
    wait "${pair#*:}" || { cat "$folder/${pair%%:*}" >&2; say "${pair%%:*} failed"; }
done
exec 8>&-
others=
wait "$stays"
until_true as_before || say "descriptors are left: the door has $(descriptors "$door") ($door_before before), the room $(descriptors "$room") ($room_before before)"
[ "$(pid_of door)" = "$door" ] && [ "$(pid_of room)" = "$room" ] || say "a process was started anew"
errors=$(grep -c ' error ' "$folder/log")
[ "$errors" -eq 0 ] || { grep ' error ' "$folder/log" | head >&2; say "$errors errors in the log"; }
lost=$(cat "$folder/ranked" "$folder/friendly" | sed -n 's/.*"lost":\([0-9]*\).*/\1/p' | awk '{ s += $1 } END { print s }')
[ "$lost" -eq 0 ] || say "$lost connections were lost"

door_grew=$(($(middle 2 0.75 1) - $(middle 2 0.25 0.5))) room_grew=$(($(middle 6 0.75 1) - $(middle 6 0.25 0.5)))
printf '%8s %9s %9s %5s %8s %9s %9s %5s %8s %8s\n' seconds "door PSS" RSS fds "CPU s" "room PSS" RSS fds "CPU s" moves
awk '{ printf "%8s %9s %9s %5s %8s %9s %9s %5s %8s %8s\n", $1, $2, $3, $4, $5, $6, $7, $8, $9, $10 }' "$samples"
printf '%-28s %10s %10s\n' "" door room "KiB above the 2nd quarter" "$door_grew" "$room_grew" "KiB an hour" "$(slope 2)" "$(slope 6)"
printf '{"bench":"soak","load":%s,"seconds":%d,"samples":%d,"moves":%s,"door_pss_kib":%s,"room_pss_kib":%s,"door_grew_kib":%d,' \
    "$(cut -d ' ' -f 1 /proc/loadavg)" "$seconds" "$(wc -l <"$samples")" "$(tail -n 1 "$samples" | cut -d ' ' -f 10)" \
    "$(middle 2 0.75 1)" "$(middle 6 0.75 1)" "$door_grew"
printf '"room_grew_kib":%d,"door_kib_an_hour":%s,"room_kib_an_hour":%s,"errors":%d}\n' "$room_grew" "$(slope 2)" "$(slope 6)" "$errors"
[ "$door_grew" -le "${GROWTH_KIB:-4096}" ] && [ "$room_grew" -le "${GROWTH_KIB:-4096}" ] || say "memory grows"
