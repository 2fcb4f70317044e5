#!/bin/sh
# Clients that attack, or behave badly by mistake: garbage, floods, half-open connections, wrong passwords, moves that are
# not allowed. Each gets a clear sentence or a clean end, while four robots play on and lose no connection. `make
# bench-latency` with HOSTILE=10 measures how long the robots wait.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

wants nc ssh-audit sqlite3
# the robots and nobody else
sed -i 's/^limit-exempt .*/limit-exempt 127.0.0.3 127.0.0.4 127.0.0.5 127.0.0.6/' "$config"

# No clock runs out while the test types.
printf 'turn-clock 1h\nlogin-deadline 1h\n' >>"$config"
printf 'listen-metrics 127.0.0.1:0\nlisten-ready 127.0.0.1:0\nlisten-web 127.0.0.1:0\n' >>"$config"
"$cardroomd" -t -c "$config" 2>/dev/null || sed -i '/^listen-web/d' "$config" # built without the web

# ---- raw connections ----

# dial NAME ADDRESS [PORT]: connects. `put` sends bytes over the connection, and what comes is in the file NAME.
put() {
    printf "$2" >"$folder/$1.in"
}

# ended ADDRESS: the door has closed what came from there.
ended() {
    until_true logged " door info connection .* from=$1 "
}

# thrown ADDRESS PORT: the server ends a connection that sends what is in $folder/junk, or nothing, and stays.
thrown() {
    timeout 300 nc -s "$1" 127.0.0.1 "$2" <"$folder/junk" >"$folder/thrown"
}

answers() {
    put "$1" "who $1\n" && hears "$1" "$1  *guest  in the lobby"
}

reload() {
    times=$(grep -c 'reload result=done' "$folder/log")
    kill -HUP "$supervisor"
    until_true logged_times $((times + 1)) 'reload result=done'
}

memory() {
    awk '$1 == "VmRSS:" { print $2 }' "/proc/$1/status"
}

check "the service starts" start_service
door=$(pid_of door)
room=$(pid_of room)
robots_on -t 2 -k 2 -w 40 -s 900 -r
check "robots play" plays_on

# ---- lines ----

dial eve 127.0.0.10
dial bob 127.0.0.11
hears eve 'Name: ' && put eve 'guest eve\n'
hears bob 'Name: ' && put bob 'guest bob\n'
check "two guests come in" eval 'hears eve "lobby> " && hears bob "lobby> "'
put eve "say $(head -c 2000 /dev/zero | tr '\0' a)\n"
check "a line that is too long is refused in words" hears eve 'longer than 512 bytes'
put eve 'say \300\200 \355\240\200\n'
check "text that is not UTF-8 is refused in words" hears eve 'valid UTF-8'
put eve 'say bell\007 red\033[31m del\177 end\n'
check "control bytes of one do not reach another" hears bob 'eve: bell red de end'
put eve '\000\001\002\003\n\r\r\n\n\033[A\033\t\n'
check "keys that mean nothing do no harm" answers eve
put eve '%%s%%n%%s \\ ; drop table account\n'
check "a word that is not a command is reported" hears eve 'is not a command'

# ---- moves ----

put eve 'new last one friendly seats=2\n'
hears eve 'You opened table' && put bob "join $(sed -n 's/.*You opened table \([0-9]*\):.*/\1/p' "$folder/eve")\n"
hears bob 'You sit down' && put eve 'ready\n' && put bob 'ready\n'
check "a game begins" hears eve ' starts\.\|You start\.'
check "somebody is to play" eval 'until_true eval "heard eve \"your turn> \" || heard bob \"your turn> \""'
mover=eve other=bob
heard bob 'your turn> ' && mover=bob other=eve
# a card that is not in the hand that was dealt, neither by its number nor by its name
dealt=$(sed -n 's/^You get \(.*\)\.\r*$/\1/p' "$folder/$mover" | head -n 1)
for card in r1 r2 r3 r4 r5 r6 r7 r8; do
    case " $dealt " in *" $(echo $card | tr r R) "*) ;; *) break ;; esac
done
put $mover '99\n'
check "a number that is not a card is refused" hears $mover 'You have no card 99'
put $mover "$card\n"
check "a card that is not held is refused" hears $mover "You \(have no\|do not \(hold\|have\)\)"
put $other '1\n'
check "a move out of turn is told to wait" hears $other "Queued: play"
put $other '\n'
check "and can be taken back" hears $other 'taken back\|no longer queued'
put $other 'leave now please\n'
check "nothing has moved" eval "not heard $mover 'You play' && not heard $other 'You play'"

# ---- a flood ----

before=$(memory "$door")
dial flood 127.0.0.12
hears flood 'Name: ' && put flood 'guest flood\n' && hears flood 'lobby> '
head -c 8000000 /dev/zero | tr '\0' x >"$folder/flood.in" 2>/dev/null &
others="$others $!"
check "a flood is told to wait" hears flood 'faster than the room can read them'
check "the others play on" plays_on
check "the flood is not in the door's memory" test $(($(memory "$door") - before)) -lt 4096

# ---- before the banner ----

printf 'GET / HTTP/1.1\r\nHost: cards\r\n\r\n' >"$folder/junk"
check "the ssh port ends a web browser" thrown 127.0.0.13 "$ssh_port"
dial web 127.0.0.14
cat "$folder/junk" >"$folder/web.in"
check "the telnet port says which port is which" hears web "This port isn't for HTTP"
# misled NAME BYTES PROTOCOL: the port of that name tells a client which speaks PROTOCOL where to go, and ends it.
misled() {
    printf "$2" >"$folder/junk"
    thrown 127.0.0.13 "$(port_of "$1")" && heard thrown "^This port isn't for $3\. The ports here: telnet [0-9]*, SSH [0-9]*"
}
for port in metrics ready $(sed -n 's/^listen-web .*/web/p' "$config"); do
    check "the $port port tells an ssh client which port is which" misled $port 'SSH-2.0-OpenSSH_9.2\r\n' SSH
    check "one of TLS too" misled $port '\026\003\001\002\000\001\000\001\374\003\003' TLS
    check "one of telnet too" misled $port '\377\373\037\377\373\040' telnet
    form='Host: x\r\nContent-Type: text/plain\r\nContent-Length: 30\r\n\r\nguest former\r\nshout a form\r\n'
    printf "POST / HTTP/1.1\r\n$form" >"$folder/junk"
    check "a form that a browser sends there is refused" eval 'thrown 127.0.0.13 "$(port_of '$port')" && heard thrown "^HTTP/1\.[01] 40[45] "'
done
check "nobody came by one" eval '! grep -q "name=former" "$folder/log" && not heard bob "a form"'
printf 'SSH-1.5-old\r\n' >"$folder/junk"
check "ssh of another time is ended" thrown 127.0.0.13 "$ssh_port"
printf 'SSH-2.0-x\r\n\377\377\377\377\024garbage garbage garbage' >"$folder/junk"
check "so is a packet of four gigabytes" thrown 127.0.0.13 "$ssh_port"
head -c 65536 /dev/zero | tr '\0' y >"$folder/junk"
check "and a banner without an end" thrown 127.0.0.13 "$ssh_port"
dial option 127.0.0.14
# options nobody has, and a subnegotiation without an end
{ printf '\377\375\310\377\373\311\377\372\030'; head -c 65536 /dev/zero; } >"$folder/option.in" &
others="$others $!"
check "a subnegotiation without an end does no harm" plays_on
check "and is told to who reads the log, once" until_true logged_times 1 ' door info telnet conn=.* error="a subnegotiation without an end"$'

# ---- passwords ----

ctl account create carol player <<END >"$folder/carol" 2>&1
good enough 12
END
dial carol 127.0.0.15
hears carol 'Name: ' && put carol 'carol\n' && hears carol 'assword: ' && put carol 'wrong horse 1\n'
check "a wrong password is told" hears carol "isn't right"

# ---- ssh-audit ----

ssh-audit -n -t 300 -p "$ssh_port" 127.0.0.1 >"$folder/audit" 2>&1
check "ssh-audit has read the algorithms" grep -q '^(kex) curve25519-sha256' "$folder/audit"
check "and finds no failure" not grep -n 'fail\]' "$folder/audit"

# ---- too many, too slow ----

echo 'max-unauthenticated-per-address 3' >>"$config"
reload
for name in one two three; do
    dial $name 127.0.0.20
    hears $name 'Name: '
done
: >"$folder/junk"
check "one connection too many is ended" thrown 127.0.0.20 "$telnet_port"
check "and told" heard thrown 'There are too many connections from your address'
check "one by ssh too" thrown 127.0.0.20 "$ssh_port"
check "in the same words" heard thrown 'There are too many connections from your address'
dial six 127.0.0.21
check "another address comes in" hears six 'Name: '

sed -i 's/^login-deadline .*/login-deadline 1/' "$config"
reload
dial mute 127.0.0.22 "$ssh_port"
dial half 127.0.0.23 "$ssh_port"
printf 'SSH-2.0-half\r\n\000\000\001\054\004\024' >"$folder/half.in"
dial quiet 127.0.0.24
check "somebody who says nothing to telnet is told" hears quiet "Nobody has logged in here for a while"
check "and ended" ended 127.0.0.24
check "a silent ssh client is ended" ended 127.0.0.22
check "so is one that stops half-way" ended 127.0.0.23

# ---- and the others ----

check "the guests are still there" not logged ' from=127.0.0.1[01] '
check "play goes on" plays_on
check "the door is the same" test "$(pid_of door)" = "$door"
check "the room too" test "$(pid_of room)" = "$room"
robots_off
echo "# robots: $(cat "$folder/robots")"
figure() {
    sed -n "s/.*\"$1\":\([0-9]*\).*/\1/p" "$folder/robots"
}
check "no robot lost its connection" test "$(figure lost)" = 0
check "no password is in the log" not grep -q horse "$folder/log"
check "nothing was out of order" not grep -E ' (error|fatal) |Sanitizer|runtime error' "$folder/log"
stop_service
check "the database is sound" test "$(sql 'pragma integrity_check')" = ok
plan
