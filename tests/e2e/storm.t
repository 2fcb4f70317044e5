#!/bin/sh
# Too many at once: connections, logins, readers who do not read, and no descriptors left. Each case tells who is in
# its way, the log says how many, nothing spins, and four robots play on and lose no connection.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

hostile=$builddir/tests/e2e/hostile
wants nc

# crowd NAME ARGUMENT...: starts a crowd (hostile.c) that prints to the file NAME; disperse NAME ends it.
crowd() {
    name=$1
    shift
    mkfifo "$folder/$name.in"
    # opened for both, so that it does not end by itself
    "$hostile" crowd "$telnet_port" "$@" <>"$folder/$name.in" >"$folder/$name" 2>&1 &
    eval "crowd_$name=$!"
    others="$others $!"
}

disperse() {
    eval "kill \$crowd_$1"
    eval "wait \$crowd_$1" 2>/dev/null
}

# told NAME WHAT N: at least N of the crowd were told WHAT.
told() {
    [ "$(sed -n "s/.*$2=\([0-9]*\) .*/\1/p" "$folder/$1" | tail -n 1)" -ge "$3" ] 2>/dev/null
}

tells() {
    until_true told "$@" && return
    tail -n 1 "$folder/$1" | sed 's/^/# /'
    return 1
}

# Processor time of a process in hundredths of a second, and the clock in the same.
processor() {
    sed 's/.*) //' "/proc/$1/stat" | awk '{ print $12 + $13 }'
}

clock() {
    cut -d ' ' -f 1 /proc/uptime | tr -d .
}

comes_in() {
    mkfifo "$folder/$1.in"
    nc -s "$2" 127.0.0.1 "$telnet_port" <>"$folder/$1.in" >"$folder/$1" 2>/dev/null &
    others="$others $!"
    until_true grep -asq 'Name: ' "$folder/$1"
}

status() {
    ctl status | sed -n "s/^$1 //p"
}

# the robots, and nobody else
sed -i 's/^limit-exempt .*/limit-exempt 127.0.0.3 127.0.0.4 127.0.0.5 127.0.0.6/' "$config"
cat >>"$config" <<END
accept-rate-per-address 2
accept-rate 10000
max-unauthenticated 1000
login-deadline 3600
max-per-network 1000
max-unauthenticated-per-network 1000
accept-rate-per-network 10000
line-rate 10000
line-burst 10000
output-hard 8192
END

# The service, whose door alone may have only a few descriptors.
few=256
start_few() {
    printf '#!/bin/sh\nulimit -n %d\nexec "%s" "$@"\n' $1 "$whole" >"$folder/few"
    chmod 755 "$folder/few"
    cardroomd=$folder/few
    start_service
}

whole=$(cd "$(dirname "$cardroomd")" && pwd)/cardroomd
printf '#!/bin/sh\nulimit -n 100\nexec "%s" "$@"\n' "$whole" >"$folder/few"
check "with too few descriptors to start it says so" eval '! sh "$folder/few" -f -c "$config" 2>"$folder/said" &&
    grep -q "fewer than 256 files" "$folder/said"'
[ "$failed" -eq 0 ] || { plan; exit 1; }
check "the service starts with $few descriptors" start_few $few
door=$(pid_of door)
room=$(pid_of room)
robots_on -t 2 -k 2 -w 40 -s 900 -r
check "robots play" plays_on

# ---- many from one address ----

crowd flood 127.0.0.10 12
check "a flood from one address is turned away" tells flood busy 1
check "and ended" tells flood ended 1
check "the first of it are asked for their names" tells flood asked 1
check "the log says how many, in a line" until_true logged ' door warn turned-away .*rate=[1-9]'
check "so does status" eval 'test "$(status refused-rate)" -gt 0'
check "somebody else comes in" comes_in else 127.0.0.11
check "the robots play on" plays_on
disperse flood

# ---- nobody's descriptors left ----

crowd many 127.0.1.1 $few each
check "without descriptors the room is full" tells many full 1
check "the others are in" tells many asked 20
check "the log says why" until_true logged ' door warn listen .*error="Too many open files"'
check "and how many" until_true logged ' door warn turned-away full=[1-9]'
before=$(processor "$door")
since=$(clock)
check "the robots play on then" plays_on 40
used=$(($(processor "$door") - before))
passed=$(($(clock) - since))
echo "# the door took $used hundredths of a second of $passed"
check "the door does not spin" test $((used * 2)) -lt "$passed"
check "and does not fill the log" test "$(grep -c ' door warn listen ' "$folder/log")" -lt $((passed / 100 + 10))
disperse many
check "they are gone" until_true eval 'test "$(status door-connections)" -lt 20'
check "then somebody comes in" comes_in later 127.0.0.12

# ---- clients that do not read ----

"$hostile" deaf "$telnet_port" 127.0.0.13 >"$folder/deaf" 2>&1 &
others="$others $!"
check "a client that does not read is disconnected" until_true grep -q ended "$folder/deaf"
check "the log says why" until_true logged ' door info connection .*from=127\.0\.0\.13 .*why=.*read'
check "the robots play on beside" plays_on

# ---- wrong passwords ----

ctl account create carol player <<END >"$folder/carol" 2>&1
good enough 12
END
comes_in owner 127.0.0.14
printf 'carol\n' >"$folder/owner.in"
until_true grep -asq 'assword: ' "$folder/owner"
printf 'good enough 12\n' >"$folder/owner.in"
check "somebody logs in" until_true grep -asq 'lobby> ' "$folder/owner"
printf 'quit\n' >"$folder/owner.in"
crowd guess 127.0.2.1 50 each carol 'wrong horse 1'
check "a storm of wrong passwords is told so" tells guess wrong 5
rm -f "$folder/owner.in"
check "meanwhile the owner" comes_in again 127.0.0.14
printf 'carol\n' >"$folder/again.in"
until_true grep -asq 'assword: ' "$folder/again"
printf 'good enough 12\n' >"$folder/again.in"
check "comes in with the right one" until_true grep -asq 'lobby> ' "$folder/again"
check "the log has each" logged 'password wrong name=carol from=127\.0\.2\.[0-9]'
check "the robots play on all the time" plays_on
disperse guess

# ---- and the others ----

check "the door is the same" test "$(pid_of door)" = "$door"
check "the room too" test "$(pid_of room)" = "$room"
robots_off
echo "# robots: $(cat "$folder/robots")"
check "no robot lost its connection" grep -q '"lost":0[,}]' "$folder/robots"
check "no password is in the log" not grep -q horse "$folder/log"
check "nothing was out of order" not grep -E ' (error|fatal) |Sanitizer|runtime error' "$folder/log"
stop_service
plan
