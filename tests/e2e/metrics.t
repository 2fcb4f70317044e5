#!/bin/sh
# The figures: the metrics port as Prometheus reads it, and status with the same ones, while people come, play, are
# turned away, and while rooms die.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

wants nc openssl

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

openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 10 -subj /CN=localhost \
    -keyout "$folder/key.pem" -out "$folder/cert.pem" 2>/dev/null
chmod 600 "$folder/key.pem"
cat >>"$config" <<END
listen-metrics 127.0.0.1:0
listen-tls 127.0.0.1:0
tls-certificate $folder/cert.pem
tls-key $folder/key.pem
END
# The store looks how far shipping has come more often than it does unless told.
echo "store sqlite:$folder/data/cardroom.db?check=100" >>"$config"
check "the service starts" start_service
metrics_port=$(port_of metrics)
check "a port serves metrics" test -n "$metrics_port"
answers() {
    http 'GET /metrics' | head -n 1 | grep -q '^HTTP/1\.[01] 200' && http 'GET /metrics' | grep -q '^Content-Type: text/plain; version=0.0.4'
}
check "in the format of Prometheus" answers
metrics() {
    http 'GET /metrics' | sed '1,/^$/d'
}
# Every sample is named by its HELP and TYPE lines, has a number, and is there once, as these are.
well_formed() {
    metrics | awk '
        seen[$1 == "#" ? $2 " " $3 : $1]++ { print "# twice: " $0; bad = 1 }
        $1 == "#" && $2 == "HELP" { help[$3] = 1; next }
        $1 == "#" && $2 == "TYPE" { type[$3] = $4; next }
        { name = $1; sub(/{.*/, "", name); if (!help[name]) sub(/_(bucket|sum|count)$/, "", name) }
        !help[name] || !type[name] || $2 !~ /^[0-9.]+$/ || NF != 2 || (type[name] == "counter") != (name ~ /_total$/) { print "# " $0; bad = 1 }
        END { exit bad || NR < 100 }'
}
check "each with what it means" well_formed
# known FILE [FIGURES]: all figures that it names exist, except those.
known() {
    metrics >"$folder/page"
    figures "$1" | grep -v -x -e "$figures_of_nodes" -e "${2:-none}" >"$folder/wanted"
    ! unknown_figures "$folder/page" <"$folder/wanted" >"$folder/said" && [ "$(wc -l <"$folder/wanted")" -gt 15 ]
}
later='cardroom_\(ship_behind_seconds\|backup_.*\)'
check "the alerts name what there is" until_true known prometheus/alerts.yml "$later"
check "so does the dashboard" known grafana/cardroom.json "$later"
explained() {
    for alert in $(sed -n 's/^ *- alert: //p' "$srcdir/data/prometheus/alerts.yml"); do
        grep -q "^\.It Sy.*$alert\b" "$srcdir/man/cardroom-alerts.7" || { echo "# not explained: $alert"; return 1; }
    done
}
check "the guide says what to do after each alert" explained
# Debian has promtool in the package prometheus, which is not installed for this alone; check-package does.
promtool=${PROMTOOL:-$(command -v promtool)}
if [ -n "$promtool" ]; then
    check "Prometheus reads the figures" eval 'metrics | "$promtool" check metrics >"$folder/said" 2>&1'
    check "and the alerts" eval '"$promtool" check rules "$srcdir/data/prometheus/alerts.yml" >"$folder/said" 2>&1'
    cp "$srcdir/data/prometheus/alerts.yml" "$srcdir/tests/e2e/alerts-test.yml" "$folder"
    check "which come when they should" eval '"$promtool" test rules "$folder/alerts-test.yml" >"$folder/said" 2>&1'
fi
check "nothing else is there" eval "http 'GET /' | head -n 1 | grep -q ' 404 '"
check "and nothing can be sent" eval "http 'POST /metrics' | head -n 1 | grep -q ' [45]0[0-9] '"
check "nobody is there yet" value_is door_connections 0
check "the store is healthy" value_is store_healthy 1
check "the room is there" value_is room_up 1
of_process() {
    files=$(value "$1_open_files")
    now=$(date +%s)
    since=$(value "$1_start_timestamp_seconds")
    [ "$files" -ge 5 ] && [ "$files" -lt 200 ] && [ "${since%.*}" -le "$now" ] && [ "${since%.*}" -ge $((now - 3600)) ]
}
check "with its open files, and when it was started" of_process room
check "so is the door" of_process door

robots_on -t 2 -k 2 -s 600 -r
check "connections are counted" until_true value_is door_connections 4
check "and those that came in" value_is accepted_total 4
check "players" until_true value_is players 4
check "games" until_true value_is games 2
check "by game and by kind" until_true value_is 'games_playing{game="last-one"}' 2
check "logins by how they came in and ended" until_true value_is 'logins_total{transport="telnet",result="account"}' 4
check "accounts that were made" value_is registrations_total 4
check "answers are counted" until_true above typed_to_seen_seconds_count 10
dial eve
echo robotaaa >"$folder/eve.in"
hears eve assword
echo wrong-password >"$folder/eve.in"
check "so is a wrong password" until_true value_is 'logins_total{transport="telnet",result="wrong"}' 1
printf '\nquit\n' >"$folder/eve.in"
check "moves" until_true above moves_total 10
check "transactions" above store_commits_total 10
check "status has the lobby's" until_true status_has 'games 2'
check "the door's" until_true status_has 'door-connections 4'
check "and the store's" eval "ctl status | grep -q '^store-commits [1-9]'"

of_nodes() {
    metrics | grep 'cardroom_\(peer\|lease\|leader\|link_messages\|store_\(fenced\|pipe\|recon\|away\|sync\|waiting\)\)'
}
check "without other nodes and a server nothing is told of them" not of_nodes

check "nothing is shipped, so nothing is behind" value_is ship_behind_seconds ''
: >"$folder/data/cardroom.db.shipped-0badcafe"
touch -d '10 minutes ago' "$folder/data/cardroom.db.shipped-0badcafe"
check "no backups are known of" value_is backup_age_seconds ''
printf 'good %s\nlast failed\n' $(($(date +%s) - 3 * 86400)) >"$folder/data/cardroom.db.backed-up"
check "an old one is there for the alarm" until_true above backup_age_seconds 259199
check "and that the last one failed" value_is backup_failed 1
check "a second copy that is behind is there for the alarm" until_true above ship_behind_seconds 600
check "and under the name of the alerts" known prometheus/alerts.yml
check "and of the dashboard" known grafana/cardroom.json
rm "$folder/data/cardroom.db.shipped-0badcafe"
check "until nobody ships any more" until_true value_is ship_behind_seconds ''

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
