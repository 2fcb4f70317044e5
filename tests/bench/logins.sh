#!/bin/sh
# What logins cost. For each of KINDS: the CPU of door and room (all their threads) for one login, at RATE (50) a second
# for SECONDS_EACH (5). Then what a storm of STORM (250) logins a second does to others: the 99th percentile of the
# answers to 100 quiet people who ask by telnet, without the storm and with it, the median of ROUNDS (3) of each, in
# turn. STORE (sqlite) is the store (stores.sh). The floor is libssh in one loop with nothing behind it.
# `make bench-logins` prints a table and one line of JSON. It fails in two cases:
#   - a login by key (`auth`) costs more than KEY_MS (1.5) and also more than 1.6 times the floor, which is its
#     proportion on an idle machine
#   - a storm adds more than ADDED_MS (2)

. "${top_srcdir:-.}/tests/bench/figures.sh"
. "$srcdir/tests/bench/stores.sh"

client=$builddir/tests/bench/logins
crowd=$builddir/tests/bench/crowd
seconds=${SECONDS_EACH:-5}
rounds=${ROUNDS:-3}
costs=
storms=

port() {
    case $1 in
    floor) echo "$floor_port" ;;
    guest | name) echo "$telnet_port" ;;
    *) echo "$ssh_port" ;;
    esac
}

# cost KIND RATE; `floor` is a login by key there.
cost() {
    served=$door
    [ "$1" != floor ] || served=$floor
    door_cpu=$(cpu_of "$served") room_cpu=$(cpu_of "$room")
    "$client" "$folder" "$(echo "$1" | sed 's/floor/auth/')" "$(port "$1")" "$2" "$seconds" >"$folder/logins" ||
        say "$1 failed"
    sleep 0.2
    door_cpu=$(($(cpu_of "$served") - door_cpu)) room_cpu=$(($(cpu_of "$room") - room_cpu))
    each=$(awk -v n="$(field logins "$folder/logins")" -v d="$door_cpu" -v r="$room_cpu" \
        'BEGIN { printf "%.2f %.2f %.2f", d / n / 1e6, r / n / 1e6, (d + r) / n / 1e6 }')
    # shellcheck disable=SC2086 # three words
    printf '%-10s %9s %9s %9s %9s %9s %9s %9s\n' "$1" "$(field a_second "$folder/logins")" $each \
        "$(field client_cpu_ms_each "$folder/logins")" "$(field p50_ms "$folder/logins")" "$(field p99_ms "$folder/logins")"
    line=$(sed "s/\"kind\":\"[a-z]*\"/\"kind\":\"$1\"/" "$folder/logins")
    costs="$costs${costs:+,}${line%\}},\"door_ms\":${each%% *},\"both_ms\":${each##* }}"
    [ "$1" != auth ] || key_ms=${each##* }
    [ "$1" != floor ] || floor_ms=${each##* }
}

# ask FILE: how long others wait, added to the file.
ask() {
    ASK=time "$crowd" ask "$telnet_port" 100 400 "$seconds" "$door" "$room" >"$folder/asked" || say "nobody is answered"
    field p99_ms "$folder/asked" >>"$1"
    field p50_ms "$folder/asked" >>"$1.half"
}

# storm KIND RATE
storm() {
    rm -f "$folder/alone" "$folder/among" "$folder/alone.half" "$folder/among.half"
    for _ in $(seq "$rounds"); do
        ask "$folder/alone"
        "$client" "$folder" "$1" "$(port "$1")" "$2" "$((seconds + 2))" >"$folder/logins" &
        storm=$!
        others="$floor $storm"
        ask "$folder/among"
        wait "$storm" || say "the storm failed"
        others=$floor
    done
    alone=$(middle "$folder/alone") among=$(middle "$folder/among")
    added=$(awk -v a="$alone" -v b="$among" 'BEGIN { printf "%.2f", b - a }')
    printf '%-10s %9s %9s %9s %9s %9s %9s %9s\n' "$1" "$(field a_second "$folder/logins")" \
        "$(field client_share "$folder/logins")" "$(middle "$folder/alone.half")" "$(middle "$folder/among.half")" \
        "$alone" "$among" "$added"
    line=$(cat "$folder/logins")
    storms="$storms${storms:+,}${line%\}},\"others_p99_ms\":[$alone,$among],\"added_ms\":$added}"
    worst=$(awk -v a="$added" -v w="${worst:-0}" 'BEGIN { print (a > w ? a : w) }')
}

printf 'new-accounts 0\nmax-unauthenticated 2000\nmax-unauthenticated-per-address 2000\n' >>"$config"
store_ready || say "the store cannot be made"
start_service || say "the service does not start"
door=$(pid_of door) room=$(pid_of room)
mkfifo "$folder/stay" "$folder/floor"
exec 8<>"$folder/stay"
"$client" "$folder" floor <"$folder/stay" >"$folder/floor" 8>&- &
floor=$!
others=$floor
read -r floor_port <"$folder/floor"
"$client" "$folder" enrol "$ssh_port" "$telnet_port" || say "no account was made"

printf '%-10s %9s %9s %9s %9s %9s %9s %9s\n' kind "a second" "door ms" "room ms" "both ms" "client" "p50 ms" "p99 ms"
for kind in ${KINDS:-floor hello auth key password guest name}; do
    case $kind in
    password | name) cost "$kind" 20 ;;
    *) cost "$kind" "${RATE:-50}" ;;
    esac
done
printf '%-10s %9s %9s %9s %9s %9s %9s %9s\n' storm "a second" "client" "others: p50 alone" among "p99 alone" among added
for kind in ${STORMS:-hello auth}; do
    storm "$kind" "${STORM:-250}"
done
printf '{"bench":"logins","store":"%s","load":%s,"cost":[%s],"storm":[%s]}\n' "${STORE:-sqlite}" "$(cut -d ' ' -f 1 /proc/loadavg)" "$costs" "$storms"
awk -v k="${key_ms:-0}" -v f="${floor_ms:-0}" -v most="${KEY_MS:-1.5}" -v a="${worst:-0}" -v limit="${ADDED_MS:-2}" \
    'BEGIN { exit (k > most && k > 1.6 * f) || a > limit }' ||
    say "a login by key costs ${key_ms:-0} ms (floor ${floor_ms:-0}), a storm adds ${worst:-0} ms"
