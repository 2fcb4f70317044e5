#!/bin/sh
# Three nodes, PostgreSQL with a synchronous standby, and what can happen to them (faults.sh), while robots play and people
# talk at all doors. Connections of a node whose door is not hit are kept, no line is done twice, play goes on at all doors,
# and what was acknowledged is there, once.
#   cluster.t             a few faults that are over quickly, for `make check`
#   cluster.t SEED        the faults that the seed draws
# FAULTS="NAME[+NAME]..." names the faults instead. `make check-cluster` runs many seeds.

. "${top_srcdir:-.}/tests/e2e/lib.sh"
# With a seed, the times of recovery are measured (check.sh), so the tests ask more often.
[ -z "$1" ] || waits=0.05 waits_most=2400
. "${top_srcdir:-.}/tests/cluster/lab.sh"
. "${top_srcdir:-.}/tests/cluster/faults.sh"

lab has 2>/dev/null || skip_all "PostgreSQL is not installed"
has openssl || skip_all "openssl is not installed"
has nc || skip_all "nc is not installed"

seed=${1:-}
if [ -n "${FAULTS:-}" ]; then
    schedule=$(echo "$FAULTS" | tr ' ' '\n' | awk -v seed="${seed:-1}" '{ gsub(/\+/, " " seed " "); print $0, seed }')
elif [ -n "$seed" ]; then
    schedule=$(fault_list | awk -v seed="$seed" -v count="${COUNT:-4}" -f "$srcdir/tests/cluster/draw.awk")
else
    schedule='kill-room-lead 1
untold 1
promote 1
kill-node-lead 1'
fi
echo "# $(echo "$schedule" | tr '\n' ';')"

end() {
    if [ "$failed" -ne 0 ] && [ -n "$(server_of "${primary:-a}")" ]; then
        KEEP=1
        pg_dump -f "$folder/dump" -d "$(lab url "$(server_of $primary)" "$database")" 2>/dev/null
        cp "$(server_of $primary)/log" "$folder/primary.log"
    fi
    exec 7>&-
    for letter in a b; do
        [ -z "$(server_of $letter)" ] || server_drop $letter
    done
    rm -f "$clock"
    finish
}
trap end EXIT

case $schedule in
*clock*) [ -z "$faketime" ] || clock_begin ;;
esac
size=
case $schedule in
*disk*) [ "$(id -u)" != 0 ] || size=small ;;
esac

wires_begin
check "PostgreSQL and a standby run" servers_begin $size
check "an authority signs the nodes" nodes_begin
for n in 1 2 3; do
    check "node $n starts" node_up $n
done
check "a node leads" until_true some_lead
for n in 1 2 3; do
    check "somebody comes in at node $n" comes_in $n
done
all_shout
check "and all hear each other" all_heard
check "robots come in at each door" robots_begin
check "and play" play_on '1 2 3'

# Waits until everything is as before the fault.
recovers() {
    again || { echo "# nothing was acknowledged any more"; return 1; }
    play_on '1 2 3' || { echo "# at node $n nobody plays"; return 1; }
    for n in 1 2 3; do
        case $hurt in
        *$n*) comes_in $n || return 1 ;;
        esac
    done
}
spared() {
    echo 1 2 3 | tr -d "$hurt "| sed 's/./& /g'
}
# hits FAULT: what it hits.
hits() {
    fault_list | awk -v name="$1" '$1 == name { print $2 }'
}
# fault NAME NUMBER [NAME NUMBER]
fault() {
    what=$1${3:+ and $3}
    both=${3:-}
    may_be "$1" && { [ -z "$both" ] || may_be "$both"; } || return 0
    case "$(hits "$both") $(hits "$1")" in
    wire* | "process server") set -- "$3" "$4" "$1" "$2" ;;
    esac
    lead=$(leader)
    follow=$(other_of "$lead" "$2")
    hurt=
    recovered_ms=
    struck_ms=
    mark
    begun=$(now_ms)
    check "$what" fault_begin "$1" "$2"
    [ -z "$both" ] || check "... and" fault_begin "$3" "$4"
    all_shout
    if [ "$(hits "$1") $(hits "${3:-}")" = "process server" ]; then
        set -- "$3" "$4" "$1" "$2"
    fi
    check "$what: over" fault_end "$1" "$2"
    [ -z "$both" ] || check "... and" fault_end "$3" "$4"
    check "$what: play goes on at all doors" recovers
    check "$what: no line is done twice, and all hear each other" shouts_sound
    check "$what: nobody lost a connection" none_lost "$(spared)"
    echo "# fault $what: ${recovered_ms:-no} ms, $(($(now_ms) - begun)) ms in all, node $lead led"
}
while read -r line; do
    [ "$failed" -eq 0 ] || break
    # shellcheck disable=SC2086
    fault $line
done <<SCHEDULE
$schedule
SCHEDULE

robots_end
for n in 1 2 3; do
    kill "$(supervisor_at $n)"
    check "node $n ends" node_gone $n
done
check "all ended well" not grep -q ' fatal \|Sanitizer\|runtime error\|signal=\(6\|11\)' "$folder/log" "$folder/node2/log" "$folder/node3/log"
checked() {
    "$builddir/tests/cluster/checker" --url "$(lab url "$(server_of $primary)" "$database")" "$folder"/record[123] >"$folder/said" 2>&1
    sound=$?
    echo "# checked $(tail -n 1 "$folder/said")"
    return $sound
}
check "what people saw is in the store, once, and all of it is sound" checked
plan
