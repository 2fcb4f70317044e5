#!/bin/sh
# A bad network (rough wires). Bytes of robots come one at a time, late or after a pause; connections are reset or half
# closed. The robots still play their games to the end in their own seats. People on good connections notice nothing.
# Nothing that was acknowledged is lost, and no descriptor stays open. GAMES says how many games a table plays (2),
# CHAOS_SEED seeds the network.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

wants sqlite3

seed=${CHAOS_SEED:-6}
games=${GAMES:-2}

# network NAME PORT ENDS: a bad network (wires.c, `rough`); $port is its own.
network() {
    wire wire "$1" 127.0.0.1:0 "127.0.0.1:$2" && port=${said#ok } && wire rough "$1" "$seed" "$3"
}

# Shows what a network has done to its connections.
network_did() {
    wire troubles "$1"
    echo "# $1: ${said#ok 0 }"
}

did() {
    echo "$said" | grep -q " $1=[1-9]"
}

figure() {
    sed -n "s/.*\"$2\":\([0-9]*\).*/\1/p" "$folder/$1" | tail -n 1
}

descriptors() {
    ls "/proc/$1/fd" | wc -l
}

# as_before PID COUNT: the process has no more descriptors than COUNT.
as_before() {
    [ "$(descriptors "$1")" -le "$2" ]
}

# A whole ssh session of its own through the network. It sees a robot that stays until the test ends it.
whole_ssh() {
    ssh -F none -p "$1" -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o LogLevel=ERROR \
        -o PreferredAuthentications=none guest@127.0.0.1 who </dev/null >"$folder/ssh" 2>&1 && grep -q calmaa "$folder/ssh" && return
    sed 's/^/# ssh: /' "$folder/ssh"
    return 1
}

check "the service starts" start_service
door=$(pid_of door)
room=$(pid_of room)
door_had=$(descriptors "$door")
room_had=$(descriptors "$room")
"$robots" -p "$telnet_port" -t 4 -k 2 -g 1 -s 120 -n rough -r >"$folder/robots" 2>&1
check "robots register and play a game each" test $? -eq 0
wires_begin
network rough "$telnet_port" 15
rough_port=$port
network slow "$ssh_port" 0
slow_port=$port

"$robots" -p "$telnet_port" -t 2 -k 2 -s 600 -n calm -r -a "$folder/calm-acks" \
    -j "$folder/record" >"$folder/calm" 2>&1 &
calm=$!
others="$others $calm"
robots_on -p "$rough_port" -t 4 -k 2 -g "$games" -s 240 -n rough
check "robots play over a bad network" until_true acks_reach 20
check "and others over a good one" until_true test -s "$folder/calm-acks"
if command -v ssh >/dev/null; then
    check "an ssh session in single bytes, late, is whole" whole_ssh "$slow_port"
    check "so is the next" whole_ssh "$slow_port"
fi
wait "$load"
check "every table played its games to the end" test $? -eq 0
echo "# rough: $(cat "$folder/robots")"
kill -TERM "$calm"
wait "$calm"
echo "# calm: $(cat "$folder/calm")"
check "the others lost no connection" test "$(figure calm lost)" -eq 0
check "and played on" test "$(figure calm moves)" -gt 0
network_did slow
network_did rough
for trouble in split delayed stalled lost reset; do
    check "the network did its worst: $trouble" did $trouble
done
wire reset '*'
check "connections were lost by it" test "$(figure robots lost)" -gt 0
check "the door is the same, and so is the room" test "$(pid_of door) $(pid_of room)" = "$door $room"
check "the door holds no more descriptors than before" until_true as_before "$door" "$door_had"
check "nor does the room" until_true as_before "$room" "$room_had"
stop_service
check "no seat was lost" test "$(sql 'select count(*) from seat where has_left <> 0')" -eq 0
check "what the robots saw is in the store, which is sound" witnessed
plan
