#!/bin/sh
# The service as a whole, from its start to its end: what survives the death of which process.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

client=
trap '' PIPE

# told_pid PROCESS: its pid as the room tells it.
told_pid() {
    ctl status 2>/dev/null | sed -n "s/^$1-pid //p"
}

start() {
    : >"$folder/out"
    : >"$folder/log"
    "$cardroomd" -f -c "$config" >"$folder/out" 2>"$folder/log" &
    supervisor=$!
    until_true test -s "$folder/out"
}

ended_well() {
    wait "$supervisor"
}

replaced() {
    new=$(told_pid "$1")
    [ -n "$new" ] && [ "$new" != "$2" ]
}

# ---- Configuration ----
sample_is_good() {
    # The folder and the ports are the test's own: the sample's folder may not be there, and its ports may be taken.
    { "$cardroomd" --sample-config && printf 'data-dir sample\nlisten-telnet 127.0.0.1:0\nlisten-ssh 127.0.0.1:0\n'; } \
        >"$folder/sample.conf" && "$cardroomd" -t -c "$folder/sample.conf"
}
check "the sample configuration is a good one" sample_is_good
printf 'turn-clock never\nlisten-ssh 22\nstore mysql:x\nuser no-such-user-here\n' >"$folder/bad"
names_the_faults() {
    ! "$cardroomd" -t -c "$folder/bad" 2>"$folder/faults" &&
        grep -q 'bad:1: .*turn-clock' "$folder/faults" &&
        grep -q 'bad:2: listen-ssh' "$folder/faults" &&
        grep -q 'bad:3: store' "$folder/faults" && grep -q 'bad:4: user' "$folder/faults"
}
check "faults of a configuration are named" names_the_faults
{
    printf 'listen-telnet'
    printf ' 127.0.0.1:0%.0s' 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17
    printf '\nlisten-ssh\ndata-dir %s\n' "$folder/data"
} >"$folder/bad"
too_many() {
    ! "$cardroomd" -f -c "$folder/bad" 2>"$folder/faults" && grep -q 'one address more than the 16' "$folder/faults"
}
check "more addresses than there may be are told" too_many
check "a configuration that is not there is an error" not "$cardroomd" -f -c "$folder/none" 2>"$folder/faults"

# ---- Start ----
check "it starts" start
[ -s "$folder/out" ] || {
    echo "Bail out! The service does not start."
    exit 1
}
check "how to connect is told" grep -q '^telnet 127.0.0.1 [0-9]' "$folder/out"
check "also for ssh" grep -q '^ssh 127.0.0.1 -p [0-9]' "$folder/out"
mode_is() {
    [ "$(stat -c %a "$folder/data/$1")" = "$2" ]
}
check "the host key is its owner's alone" mode_is ssh_host_ed25519_key 600
check "so is the control socket" mode_is control 600
port=$(sed -n 's/^telnet 127.0.0.1 //p' "$folder/out")
door=$(told_pid door)
room=$(told_pid room)
check "status tells the processes" test -n "$door" -a -n "$room" -a "$(told_pid supervisor)" = "$supervisor"
check "that somebody asked for it is not logged" not grep -q 'verb="status"' "$folder/log"

printf 'listen-telnet 127.0.0.1:%s\nlisten-ssh\ndata-dir %s\n' "$port" "$folder/data" >"$folder/second"
second_is_refused() {
    ! "$cardroomd" -f -c "$folder/second" 2>"$folder/faults" && grep -q "127.0.0.1:$port" "$folder/faults"
}
check "a second one on the same address is refused" second_is_refused
data_is_taken() {
    sed 's/^listen-telnet .*/listen-telnet 127.0.0.1:0/' "$folder/second" >"$folder/third"
    ! "$cardroomd" -f -c "$folder/third" 2>"$folder/faults" >/dev/null &&
        grep -q "room error store Another cardroom uses $folder/data\." "$folder/faults"
}
check "a second one on the same data does not start" data_is_taken
check "and the control socket is still that of the first" test "$(told_pid room)" = "$room"
echo "control-socket $folder/moved" >>"$folder/second"
check "a configuration that moves the control socket is tested while the service runs" "$cardroomd" -t -c "$folder/second"

# ---- The room dies ----
mkfifo "$folder/typed"
connected() {
    command -v telnet >/dev/null || return 0
    telnet 127.0.0.1 "$port" <"$folder/typed" >"$folder/seen" 2>&1 &
    client=$!
    others="$others $client"
    exec 3>"$folder/typed"
    until_true grep -q 'Name:' "$folder/seen"
}
check "a telnet client comes in" connected
kill -9 "$room"
check "another room takes the place of one that was killed" until_true replaced room "$room"
check "the door is the same" test "$(told_pid door)" = "$door"
answers() {
    [ -n "$client" ] || return 0
    size=$(wc -c <"$folder/seen")
    echo help >&3
    longer() {
        alive "$client" && [ "$(wc -c <"$folder/seen")" -gt "$size" ]
    }
    until_true longer
}
check "the client is still there and is answered" answers

again_and_again() {
    for i in 1 2 3 4 5; do
        room=$(told_pid room)
        kill -9 "$room" && until_true replaced room "$room" || return 1
    done
    [ "$(told_pid door)" = "$door" ]
}
check "five rooms more" again_and_again

# A line is a suspect if the room that has it fails, and not if somebody kills that room. The room is stopped, so that the
# line is not done. When the door refuses the line after it, it has taken this one.
dies_of() {
    before=$(grep -c ' door info room-up ' "$folder/log")
    room=$(told_pid room)
    : >"$folder/$2"
    kill -STOP "$room"
    { echo who; head -c 600 /dev/zero | tr '\0' x; echo; } >"$folder/$2.in"
    hears "$2" 'longer than 512 bytes' && kill "-$1" "$room" && kill -CONT "$room" 2>/dev/null
    until_true logged_times $((before + 1)) ' door info room-up ' &&
        grep ' door info room-up ' "$folder/log" | tail -n 1 | grep -q " lines=1 suspects=$3 "
}
if command -v nc >/dev/null; then
    dial sue 127.0.0.1 "$port"
    check "somebody comes in" hears sue 'Name: '
    check "a line that is with a room which fails is suspected" dies_of ABRT sue 1
    check "with one that somebody killed it is not" dies_of KILL sue 0
fi

# ---- The door dies ----
kill -9 "$door"
check "another door takes the place of one that was killed" until_true replaced door "$door"
accepts() {
    command -v telnet >/dev/null || return 0
    rm -f "$folder/seen" # what the one before read
    telnet 127.0.0.1 "$port" <"$folder/typed" >"$folder/seen" 2>&1 &
    client=$!
    others="$others $client"
    until_true grep -qs 'Name:' "$folder/seen"
}
check "on the same port" accepts

# ---- Reload ----
echo 'motd News' >>"$config"
kill -HUP "$supervisor"
check "a reload is taken" until_true logged 'reload result=done'
echo 'motd News again' >>"$config"
kill -HUP "$supervisor"
check "a bad one is refused, and it goes on" until_true logged 'reload result=refused'
sed '$d' "$config" >"$config.new" && mv "$config.new" "$config"

# Settings that need a new start are named and wait for it, even if a new room comes first.
cp "$config" "$config.before"
mkdir "$folder/other"
echo '*sesame*' >"$folder/names"
sed -i "s|^data-dir .*|data-dir $folder/other|; s|^pages .*|pages $folder/other|; /^listen-telnet/d" "$config"
printf 'listen-telnet 127.0.0.1:1\nnode 7\nforbidden-names %s\n' "$folder/names" >>"$config"
running() {
    "$cardroomctl" -s "$folder/data/control" "$@"
}
waits_for_a_start() {
    running reload >"$folder/said" && grep -q "^data-dir .* at the next start" "$folder/said" &&
        grep -q "^listen-telnet from \"127.0.0.1:$port\" to \"127.0.0.1:1\", at the next start" "$folder/said" &&
        ! logged ' pages folder=' && echo 'open sesame 12' | running account create kate >"$folder/said"
}
check "settings that need a new start are named at a reload and stay as they are" waits_for_a_start
stays() {
    room=$(running status | sed -n 's/^room-pid //p')
    kill -9 "$room"
    other_room() {
        now=$(running status 2>/dev/null | sed -n 's/^room-pid //p') && [ -n "$now" ] && [ "$now" != "$room" ]
    }
    until_true other_room && running account show kate >"$folder/said" && [ -z "$(ls "$folder/other")" ] &&
        running reload | grep -q '^node from "0" to "7", at the next start'
}
check "also after the death of a room" stays
mv "$config.before" "$config"

# ---- The end ----
door=$(told_pid door)
room=$(told_pid room)
kill -TERM "$supervisor"
check "it ends when it is told to" ended_well
check "with both processes" not eval 'alive "$door" || alive "$room"'
both_well() {
    [ "$(grep -c 'end process=.* status=0$' "$folder/log")" -eq 2 ] &&
        ! grep -q 'Sanitizer\|runtime error' "$folder/log"
}
check "which end well" both_well
check "and without a control socket" not test -e "$folder/data/control"

start
door=$(told_pid door)
room=$(told_pid room)
kill -9 "$supervisor"
wait "$supervisor" 2>/dev/null
check "both end when their supervisor was killed" until_true not eval 'alive "$door" || alive "$room"'

chmod 644 "$folder/data/ssh_host_ed25519_key"
key_is_refused() {
    ! "$cardroomd" -f -c "$config" 2>"$folder/faults" && grep -q 'chmod 600' "$folder/faults"
}
check "a host key that others can read is refused" key_is_refused
echo garbage >"$folder/data/ssh_host_ed25519_key"
chmod 600 "$folder/data/ssh_host_ed25519_key"
no_key() {
    ! "$cardroomd" -f -c "$config" 2>"$folder/faults" && grep -q 'ed25519' "$folder/faults"
}
check "so is a file that holds none" no_key
rm "$folder/data/ssh_host_ed25519_key"

# On each address the port has a socket of its own for IPv4 and IPv6. So it is not one that the system chooses, which may
# have given the last one to somebody else by now. It is one that the system gives to nobody, and the next if that is taken.
port=$((30100 + $$ % 2500))
is_free() {
    port=$((port + 1))
    sed -i "s/^listen-telnet .*/listen-telnet *:$port/" "$config"
    "$cardroomd" -t -c "$config" 2>"$folder/faults"
}
until_true is_free
start
one_line() {
    [ "$(grep -c "^telnet [^ ]* $port\$" "$folder/out")" -eq 1 ]
}
check "a port on all addresses is told once" one_line
ctl shutdown now maintenance >"$folder/seen" 2>&1
check "the staff can end it" ended_well
check "which is said" grep -q "^The room closes now." "$folder/seen"
supervisor=

printf 'log %s\n' "$folder/log" >>"$config"
in_the_background() {
    "$cardroomd" -c "$config" >"$folder/out" 2>"$folder/faults" && supervisor=$(told_pid supervisor) &&
        [ -n "$supervisor" ] && grep -q '^telnet' "$folder/out" && "$@" && kill "$supervisor" &&
        until_true not alive "$supervisor"
}
check "it runs in the background" in_the_background true
# cardroomctl ends it and waits; nothing of it runs afterwards.
ended_at_once() {
    "$cardroomd" -c "$config" >"$folder/out" 2>"$folder/faults" && supervisor=$(told_pid supervisor) && [ -n "$supervisor" ] &&
        ctl shutdown now >"$folder/seen" 2>&1 && not alive "$supervisor"
}
check "a service that is shut down now has ended" ended_at_once
supervisor=
sed -i '/^log /d' "$config"
log_stays() {
    ctl reload >"$folder/said" && grep -q 'none has changed' "$folder/said"
}
check "there a reload keeps the log in syslog" in_the_background log_stays
supervisor=
plan
