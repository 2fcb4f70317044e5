#!/bin/sh
# What a crowd costs by telnet: chat, commands, people who come and go, and people who only stay. In the same run it
# measures the same of a bare server on libevent's buffers ("floor"). `make bench-crowd` prints each measurement as a
# line of JSON, and then a table. CPU is that of door and room together.
#   CROWDS        how many people ("10 100 1000"); a fifth of them ask
#   SECONDS_EACH  how long each measurement takes (5)
#   CHAT, ASKS    lines a second (10, 400)
#   ASK           what is asked ("tables"); the floor answers `who` with 20 lines
#   RATES         how many commands of the lobby a second ("50 500 5000"): by turns `tell` to one, `who` of 20 and `look`
#                 at a game. The floor answers these with as many bytes
#   HALL          how many people type those (3600), because nobody may talk more than once in two seconds
#   ONLY          what is measured ("chat ask lobby login idle")

. "${top_srcdir:-.}/tests/bench/figures.sh"

crowds=${CROWDS:-10 100 1000}
seconds=${SECONDS_EACH:-5}
client=$builddir/tests/bench/crowd

wanted() {
    case " ${ONLY:-chat ask lobby login idle} " in *" $1 "*) ;; *) return 1 ;; esac
}

# bytes N LINE: the bytes of the N-th kind of answer, from a line of JSON.
bytes() {
    echo "$2" | sed 's/.*"bytes":\[\([0-9,]*\)\].*/\1/' | cut -d , -f "$1"
}

# one MODE PEOPLE RATE [COMMAND]: measures the server and the floor, and adds a row to the table.
one() {
    cardroom= floor=
    for of in cardroom floor; do
        if [ "$of" = floor ]; then
            port=$floor_port pids=$floor_pid
            ask=who who="bytes $(bytes 2 "$cardroom")" look="bytes $(bytes 3 "$cardroom")"
        else
            port=$telnet_port pids="$(pid_of door) $(pid_of room)"
            ask=${4:-who} who="who crew" look="look 1"
        fi
        line=$(ASK=$ask WHO=$who LOOK=$look "$client" "$1" "$port" "$2" "$3" "$seconds" $pids) ||
            say "$1 of $2 at $of failed"
        echo "$line" | sed "s/^{/{\"of\":\"$of\",\"rate\":$3,/"
        eval "$of=\$line"
    done
    printf '%-8s %7s %7s %10s %10s %7s %9s %9s %9s %9s\n' "$1" "$2" "$3" \
        "$(echo "$cardroom" | field cpu_us_each)" "$(echo "$floor" | field cpu_us_each)" \
        "$(awk -v a="$(echo "$cardroom" | field cpu_us_each)" -v b="$(echo "$floor" | field cpu_us_each)" \
            'BEGIN { printf "%.2f", (b > 0 ? a / b : 0) }')" \
        "$(echo "$cardroom" | field p50_ms)" "$(echo "$cardroom" | field p99_ms)" \
        "$(echo "$floor" | field p50_ms)" "$(echo "$floor" | field p99_ms)" >>"$folder/table"
}

echo "turn-clock 10m" >>"$config" # the table that is looked at stays as it is
start_service || say "the service does not start"
mkfifo "$folder/stay" "$folder/floor" "$folder/game"
exec 8<>"$folder/stay"
"$client" floor <"$folder/stay" >"$folder/floor" 8>&- &
floor_pid=$!
others="$others $floor_pid"
read -r floor_port <"$folder/floor"

wanted chat && for people in $crowds; do
    rate=$((people < 40 ? people / 4 : ${CHAT:-10}))
    one chat "$people" "$rate"
done
wanted ask && for people in $crowds; do
    [ "$people" -lt 40 ] || people=$((people / 5))
    one ask "$people" "$((people * 4 < ${ASKS:-400} ? people * 4 : ${ASKS:-400}))" "${ASK:-tables}"
done
if wanted lobby; then
    "$robots" -p "$telnet_port" -G -m -w 3600000 -s 3600 >"$folder/game" 8>&- &
    others="$others $!"
    read -r _ <"$folder/game" || say "no game begins"
    for rate in ${RATES:-50 500 5000}; do
        one lobby "${HALL:-3600}" "$rate"
    done
fi
wanted login && one login 10 0
wanted idle && for people in $crowds; do
    one idle "$people" 0
done
printf '%-8s %7s %7s %10s %10s %7s %9s %9s %9s %9s\n' "" people rate "CPU us" "floor" ratio "p50 ms" "p99 ms" "floor p50" "floor p99"
cat "$folder/table"
