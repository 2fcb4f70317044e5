#!/bin/sh
# The figures: the metrics port as Prometheus reads it, and status with the same ones, while people come, play, are
# turned away, and while rooms die.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

command -v nc >/dev/null || skip_all "nc is not installed"

# http REQUEST: what the metrics port answers.
http() {
    printf '%s HTTP/1.0\r\n\r\n' "$1" | nc -N -w 300 127.0.0.1 "$metrics_port" | tr -d '\r'
}

# value NAME: of a metric.
value() {
    http 'GET /metrics' | sed -n "s/^cardroom_$1 //p"
}

value_is() {
    [ "$(value "$1")" = "$2" ]
}

above() {
    [ "$(value "$1" | cut -d . -f 1)" -gt "$2" ] 2>/dev/null
}

status_has() {
    ctl status | grep -q "^$1\$"
}

echo 'listen-metrics 127.0.0.1:0' >>"$config"
# The store looks how far shipping has come more often than it does unless told.
echo "store sqlite:$folder/data/cardroom.db?check=100" >>"$config"
check "the service starts" start_service
metrics_port=$(port_of metrics)
check "a port serves metrics" test -n "$metrics_port"
answers() {
    http 'GET /metrics' | head -n 1 | grep -q '^HTTP/1\.[01] 200' && http 'GET /metrics' | grep -q '^Content-Type: text/plain; version=0.0.4'
}
check "in the format of Prometheus" answers
# Every sample is named by its HELP and TYPE lines, has a number, and is there once, as these are.
well_formed() {
    http 'GET /metrics' | sed '1,/^$/d' | awk '
        seen[$1 == "#" ? $2 " " $3 : $1]++ { print "# twice: " $0; bad = 1 }
        $1 == "#" && $2 == "HELP" { help[$3] = 1; next }
        $1 == "#" && $2 == "TYPE" { type[$3] = $4; next }
        !help[$1] || !type[$1] || $2 !~ /^[0-9.]+$/ || NF != 2 || (type[$1] == "counter") != ($1 ~ /_total$/) { print "# " $0; bad = 1 }
        END { exit bad || NR < 40 }'
}
check "each with what it means" well_formed
check "nothing else is there" eval "http 'GET /' | head -n 1 | grep -q ' 404 '"
check "and nothing can be sent" eval "http 'POST /metrics' | head -n 1 | grep -q ' [45]0[0-9] '"
check "nobody is there yet" value_is door_connections 0
check "the store is healthy" value_is store_healthy 1
check "the room is there" value_is room_up 1

robots_on -t 2 -k 2 -s 600 -r
check "connections are counted" until_true value_is door_connections 4
check "and those that came in" value_is accepted_total 4
check "players" until_true value_is players 4
check "games" until_true value_is games 2
check "moves" until_true above moves_total 10
check "transactions" above store_commits_total 10
check "status has the lobby's" until_true status_has 'games 2'
check "the door's" until_true status_has 'door-connections 4'
check "and the store's" eval "ctl status | grep -q '^store-commits [1-9]'"

check "nothing is shipped, so nothing is behind" value_is ship_behind_ms ''
: >"$folder/data/cardroom.db.shipped-0badcafe"
touch -d '10 minutes ago' "$folder/data/cardroom.db.shipped-0badcafe"
check "a second copy that is behind is there for the alarm" until_true above ship_behind_ms 600000
rm "$folder/data/cardroom.db.shipped-0badcafe"
check "until nobody ships any more" until_true value_is ship_behind_ms ''

rooms=$(value rooms_total)
kill -9 "$(pid_of room)"
check "a room that dies is counted" until_true above rooms_total "$rooms"
check "its figures come back" until_true above moves_total 10
check "nobody was lost" value_is door_connections 4
robots_off

sed 's/^listen-metrics.*/listen-metrics 0.0.0.0:9464/' "$config" >"$folder/open"
check "an address of other machines is refused" eval "! '$cardroomd' -t -c '$folder/open' 2>'$folder/faults' &&
    grep -q 'listen-metrics.*other machines' '$folder/faults'"
stop_service
plan
