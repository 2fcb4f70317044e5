#!/bin/sh
# How long play stands still when rooms are killed around an upgrade. Robots play at TABLES (4) of four. ROUNDS (25) times
# the installed program is told to take over, and 0 to SPREAD_MS (400) later the room that runs or the one that is to
# follow it is killed with kill -9. `make bench-upgrades` prints a table and one line of JSON. Another SEED (1) makes
# other rounds. It fails if play stood still longer than STOOD_MS (2000), or if the checker (witnessed) finds a fault.

. "${top_srcdir:-.}/tests/bench/figures.sh"

rounds=${ROUNDS:-25}

answers() {
    ctl status >/dev/null 2>&1
}

cp "$cardroomd" "$folder/cardroomd" || exit 1
cardroomd=$folder/cardroomd
echo "new-accounts 0" >>"$config"
start_service || say "the service does not start"
robots_on -r -t "${TABLES:-4}" -k 4 -w 200
until_true acks_reach 50 || say "nobody plays"
robots_off

printf '%8s %8s %8s %10s\n' round "after ms" killed "stood, ms"
# Two numbers a round: how long to wait, and whom to kill.
awk -v n="$rounds" -v seed="${SEED:-1}" -v spread="${SPREAD_MS:-400}" \
    'BEGIN { srand(seed); for (i = 1; i <= n; i++) print i, int(rand() * spread), (rand() < 0.5 ? "old" : "new") }' \
    >"$folder/rounds"
while read -r round wait whom <&3; do
    : >"$folder/acks"
    robots_on -m -t "${TABLES:-4}" -k 4 -w 200
    until_true acks_reach 20 || say "nobody plays in round $round"
    old=$(pid_of room)
    ctl upgrade >"$folder/said" 2>&1 &
    asked=$!
    sleep "$(awk -v ms="$wait" 'BEGIN { printf "%.3f", ms / 1000 }')"
    case $whom in
    old) kill -9 "$old" 2>/dev/null ;;
    new) kill -9 "$(pid_of room)" 2>/dev/null ;;
    esac
    wait "$asked"
    until_true answers || say "no room is there after round $round"
    plays_on 40 || say "play does not go on after round $round"
    robots_off
    printf '%8s %8s %8s %10s\n' "$round" "$wait" "$whom" "$(field longest_gap_ms "$folder/robots")"
    field longest_gap_ms "$folder/robots" >>"$folder/stood"
done 3<"$folder/rounds"
stop_service
witnessed || say "$(cat "$folder/said")"
lost=$(sed -n 's/.*"lost":\([0-9]*\),.*/\1/p' "$folder/said")
sort -n "$folder/stood" | awk -v most="${STOOD_MS:-2000}" -v lost="$lost" -v load="$(cut -d ' ' -f 1 /proc/loadavg)" \
    '{ stood[NR] = $1 } END {
    printf "stood, ms: half %d, 19 of 20 %d, longest %d; acknowledged moves lost: %d\n", stood[int((NR + 1) / 2)], stood[int(NR * 0.95 + 0.5)], stood[NR], lost
    printf "{\"bench\":\"upgrades\",\"load\":%s,\"rounds\":%d,\"p50_ms\":%d,\"p95_ms\":%d,\"max_ms\":%d,\"lost\":%d}\n", load, NR, stood[int((NR + 1) / 2)], stood[int(NR * 0.95 + 0.5)], stood[NR], lost
    exit stood[NR] > most || lost > 0 }'
