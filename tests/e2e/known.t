#!/bin/sh
# Strangers from many networks take all the places that they may have. Somebody who logged in before still comes in, also
# after a restart of the room and of everything.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

wants nc

sed -i 's/^limit-exempt .*//' "$config"
cat >>"$config" <<EOF
max-unauthenticated 12
max-unauthenticated-per-network 4
max-unauthenticated-per-address 3
reserve-for-known 50
login-deadline 3600
EOF

# stays FROM NAME: somebody connects and stays; what they see is in the file NAME.
stays() {
    mkfifo "$folder/$2.in"
    nc -s "$1" 127.0.0.1 "$telnet_port" <"$folder/$2.in" >"$folder/$2" 2>&1 &
    others="$others $!"
    exec 4>"$folder/$2.in"
}

# Strangers of three networks, two of each, who do nothing: half of all places.
crowd() {
    crowd=
    for from in 127.1.0.1 127.1.0.2 127.2.0.1 127.2.0.2 127.3.0.1 127.3.0.2; do
        rm -f "$folder/crowd-$from" # what the one before read
        nc -d -s $from 127.0.0.1 "$telnet_port" >"$folder/crowd-$from" 2>&1 &
        crowd="$crowd $!"
        others="$others $!"
        until_true grep -aqs 'Name:' "$folder/crowd-$from" || return 1
    done
}

check 'the service starts' start_service
echo wonderland | ctl account create kate >"$folder/said" 2>&1
check 'kate logs in' stays 127.4.0.5 kate
printf 'kate\r\nwonderland\r\n' >&4
check 'and is in' until_true grep -aqs 'Welcome, kate' "$folder/kate"
exec 4>&-
check 'strangers come' crowd
check 'another one is turned away' greeted 127.5.0.1 "$telnet_port" 'The room is full'
check 'and so is one from beside them' greeted 127.4.0.6 "$telnet_port" 'The room is full'
check 'kate comes in' greeted 127.4.0.5 "$telnet_port" 'Name:'
kill -9 "$(pid_of room)"
check 'a new room is there' until_true logged_times 2 'process=room'
check 'kate still comes in' greeted 127.4.0.5 "$telnet_port" 'Name:'
stop_service
check 'the service starts again' start_service
check 'strangers come again' crowd
check 'another one is turned away' greeted 127.5.0.1 "$telnet_port" 'The room is full'
check 'kate comes in' greeted 127.4.0.5 "$telnet_port" 'Name:'
plan
