#!/bin/sh
# What two nodes with one database in PostgreSQL tell about themselves: metrics and status of the lease, of the links and
# of the store, while the lobby moves from one node to the other.

. "${top_srcdir:-.}/tests/e2e/lib.sh"
. "${top_srcdir:-.}/tests/e2e/nodes.sh"
lab has 2>/dev/null || skip_all "PostgreSQL is not installed"
wants openssl nc

nodes_server
check "an authority signs the nodes" nodes 1 2
# A certificate in place of the good one.
expired() {
    cp "$ca/$1.pem" "$ca/good.pem" && signed "cardroom-node-$1" "$ca/$1.pem" -1
}
renewed() {
    cp "$ca/good.pem" "$ca/$1.pem"
}
refused_at_start() {
    ! "$cardroomd" -t -c "$(conf_of 1)" >"$folder/said" 2>&1 && grep -q 'peer-certificate has expired on 20..-..-..\. Have the authority' "$folder/said"
}
check "a certificate expires" expired 1
check "a start says so, and what to do" refused_at_start
check "so does doctor" eval '! ctl doctor >"$folder/said" 2>&1; grep -q "^error  *node-certificate .*has expired on" "$folder/said"'
check "it is renewed" renewed 1
check "the first node starts" start_service
check "the second starts" start_node 2
check "the doors of both are linked to one room" eval 'links 1 1 && links 2 1'

# page NODE: its metrics; metric NODE NAME: one of them.
page() {
    printf 'GET /metrics HTTP/1.0\r\n\r\n' | nc -N -w 60 127.0.0.1 "$(port_at "$1" metrics)" | tr -d '\r'
}
metric() {
    page "$1" | sed -n "s/^cardroom_$2 //p"
}
# metric_is NODE NAME WANTED: it is that; with + it is more than 0.
metric_is() {
    case $3 in
    +) [ -n "$(metric "$1" "$2" | tr -d .0)" ] ;;
    *) [ "$(metric "$1" "$2")" = "$3" ] ;;
    esac
}
# They are told every five seconds.
metrics_come() {
    while [ $# -gt 0 ]; do
        until_true metric_is "$1" "$2" "$3" || { echo "# node $1: $2 is not $3, but '$(metric "$1" "$2")'"; return 1; }
        shift 3
    done
}
check "metrics say at each node who has the lease" metrics_come 1 lease_leads 1 2 lease_leads 0 1 lease_incarnation + 2 lease_incarnation +
check "which the database confirmed just now" eval '[ "$(metric 1 lease_age_seconds | cut -d . -f 1)" -lt 5 ] &&
    [ "$(metric 2 lease_age_seconds | cut -d . -f 1)" -lt 5 ]'
check "how the links are" metrics_come 1 'peer_link_up{node="2"}' 1 2 'peer_link_up{node="1"}' 1 \
    2 'peer_link_sent_bytes_total{node="1"}' + 2 'peer_link_received_bytes_total{node="1"}' + 2 'peer_link_breaks_total{node="1"}' 0 \
    2 'link_messages_sent_total{node="2"}' + 2 'link_messages_received_total{node="2"}' + 2 'link_held_seconds_total{node="2"}' 0.000 \
    2 peer_memory_bytes +
check "when the certificates end" metrics_come 2 'peer_certificate_seconds{node="1"}' 2505600.000 2 'peer_certificate_seconds{node="2"}' 2505600.000
check "and how the store does, wherever they are asked" metrics_come 2 store_commits_total + 2 store_synchronous 0 \
    2 store_pipeline 0 2 store_fenced_total 0 1 disk_free_bytes + 2 disk_free_bytes + 2 'store_waiting{connection="reader"}' 0 2 store_reconnects_total 0
well_formed() {
    page 2 | sed '1,/^$/d' | awk '
        seen[$1 == "#" ? $2 " " $3 : $1]++ { print "# twice: " $0; bad = 1 }
        $1 == "#" { next }
        $2 !~ /^[0-9.]+$/ || NF != 2 { print "# " $0; bad = 1 }
        END { exit bad || NR < 100 }'
}
check "nothing is there twice" well_formed
# known FILE LEAST: all figures of nodes that the file names exist, and it names at least LEAST.
known() {
    page 2 >"$folder/page"
    figures "$1" | grep -x "$figures_of_nodes" >"$folder/wanted"
    ! unknown_figures "$folder/page" <"$folder/wanted" >"$folder/said" && [ "$(wc -l <"$folder/wanted")" -ge "$2" ]
}
check "the alerts on several machines name what there is" known prometheus/alerts.yml 4
check "so does the dashboard" known grafana/cardroom.json 15
figures_shown() {
    sed -n 's/^\(cardroom_[a-z_]*\).*/\1/p' "$folder/page" | sort -u | grep -x "$figures_of_nodes" |
        grep -v -x 'cardroom_.*_\(uncontained\|uptime_seconds\|\(changed\|start\)_timestamp_seconds\)' | grep -v -x -F "$(figures grafana/cardroom.json)" >"$folder/said"
    [ ! -s "$folder/said" ]
}
check "which shows all of them of which there is a curve" figures_shown
status_told() {
    "$cardroomctl" -c "$(conf_of "$1")" status >"$folder/said" && shift && for line; do
        grep -q "^$line\$" "$folder/said" || { echo "# no $line"; return 1; }
    done && ! grep -q '{' "$folder/said"
}
check "status tells it where the lobby is" status_told 1 'lease-leads 1' 'peer-link-up 2=1' 'peer-certificate-days 1=29 2=29' 'store-synchronous 0'
there_once() {
    status_told 2 "supervisor-pid $node2" "door-pid $(pid_at 2 door)" "room-pid $(pid_at 2 room)" 'room-uncontained [01]' 'door-uncontained [01]' &&
        [ -z "$(cut -d ' ' -f 1 "$folder/said" | sort | uniq -d)" ]
}
check "there it tells of the processes there, and nothing twice" until_true there_once
check "and where it is not" status_told 2 'leader 1' 'lease-leads 0' 'peer-link-up 1=1' 'leader-changes 0'

reload_says() {
    ctl reload >"$folder/said" 2>&1 && grep -q "$1" "$folder/said"
}
reload_keeps() {
    ctl reload >"$folder/said" 2>&1
    [ $? -eq 1 ] && grep -q "$1" "$folder/said"
}
check "a certificate expires while they run" expired 1
check "a reload keeps the old one, and says why" reload_keeps 'old certificate stays in force\. The certificate of peer-certificate has expired'
check "nothing is cut" metrics_come 2 'peer_link_up{node="1"}' 1 2 'peer_link_breaks_total{node="1"}' 0
check "one that ends soon" signed cardroom-node-1 "$ca/1.pem" 5
check "is taken" reload_says 'peer-certificate A new certificate is in force'
check "with a warning in the log" until_true logs 1 1 ' peer warn peer-certificate node=1 days=4 '
check "and in the metrics" metrics_come 1 'peer_certificate_seconds{node="1"}' 345600.000
check "and one of a year" signed cardroom-node-1 "$ca/1.pem" 365
check "is, too" reload_says 'peer-certificate A new certificate is in force'

# At a node that does not have the lobby, whoever asks for a reload is told the same.
ctl_there() {
    "$cardroomctl" -c "$(conf_of 2)" "$@" >"$folder/said" 2>&1
}
check "a reload at the other node finds nothing new" eval 'ctl_there reload && grep -q "none has changed" "$folder/said"'
echo 'motd tea at six' >>"$(conf_of 2)"
check "it says what has changed there" eval 'ctl_there reload && grep -q "^motd from .* to .*tea at six" "$folder/said"'
check "a certificate expires there" expired 2
there_keeps() {
    ctl_there reload
    [ $? -eq 1 ] && grep -q "$1" "$folder/said"
}
check "a reload there keeps the old one, and says why" there_keeps 'The certificate of peer-certificate has expired'
check "there a good one" signed cardroom-node-2 "$ca/2.pem" 365
check "is taken, which is said" eval 'ctl_there reload && grep -q "peer-certificate A new certificate is in force" "$folder/said"'
echo 'no-such-option 3' >>"$(conf_of 2)"
check "a fault of the settings there is named" there_keeps 'no-such-option'
sed -i '/^no-such-option/d; /^motd /d' "$(conf_of 2)"

check "the lobby is sent to the other node" ctl lead 2
check "which has the lease from then on" metrics_come 1 lease_leads 0 2 lease_leads 1
check "both have counted that, and when it was" metrics_come 1 leader_changes_total 1 2 leader_changes_total 1 1 leader_changed_timestamp_seconds +
check "the links turn round" metrics_come 1 'peer_link_up{node="2"}' 1 2 'peer_link_up{node="1"}' 1 1 'link_messages_sent_total{node="1"}' +

kill "$node2"
wait "$node2" 2>/dev/null
check "without the other node there is no link" metrics_come 1 lease_leads 1 1 'peer_link_up{node="2"}' 0
# `peer` need not name the machine itself.
sed -i "s|^peer .*|peer 1=$net.1:4500|" "$(conf_of 2)"
no_address() {
    [ "$(lab sql "$database" "SELECT count(*) FROM node WHERE id = 2 AND address = ''")" = 1 ]
}
check "a node that names the other one alone starts" start_node 2 2
check "it writes no address into its lease" until_true no_address
kill "$node2"
wait "$node2" 2>/dev/null
stop_service
check "all ended well" not grep -q ' fatal \|Sanitizer\|runtime error\|signal=\(6\|11\)' "$folder/log" "$folder/node2/log"
lab drop "$server"
plan
