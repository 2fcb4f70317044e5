# What the end-to-end tests share: a service of their own on ports that the system chooses, in a folder of its
# own, and TAP. Sourced, with $top_builddir and $top_srcdir set by make.

builddir=${top_builddir:-.}
srcdir=${top_srcdir:-.}
cardroomd=${CARDROOMD:-$builddir/cardroomd}
cardroomctl=${CARDROOMCTL:-$builddir/cardroomctl}
robots=${ROBOTS:-$builddir/tests/bench/robots}
checker=$builddir/tests/cluster/checker
folder=$(mktemp -d) || exit 99
config=$folder/cardroom.conf
supervisor=
others=
count=0
: >"$folder/log"
: >"$folder/acks"
: >"$folder/record"
failed=0

cat >"$config" <<EOF
listen-telnet 127.0.0.1:0
listen-ssh 127.0.0.1:0
data-dir $folder/data
pages $(cd "$srcdir" && pwd)/data
limit-exempt 127.0.0.0/8
staff-totp no
EOF

# Ends by its pid each process that the test started.
finish() {
    for pid in $others; do
        kill "$pid" 2>/dev/null
    done
    stop_service
    [ -z "$KEEP" ] || { echo "# kept $folder"; return; }
    rm -rf "$folder"
}
trap finish EXIT
trap 'exit 99' INT TERM

# check TEXT COMMAND...: one test.
check() {
    text=$1
    shift
    count=$((count + 1))
    if "$@"; then
        echo "ok $count - $text"
    else
        failed=$((failed + 1))
        echo "not ok $count - $text"
        tail -n 20 "$folder/said" "$folder/error" "$folder/log" 2>/dev/null | sed 's/^/# /'
    fi
}

# skip TEXT PROGRAM: skips a test that needs a program which is not there.
skip() {
    count=$((count + 1))
    echo "ok $count - $1 # SKIP needs $2"
}

# has PROGRAM: it is in the path, or where root has programs.
has() {
    command -v "$1" >/dev/null || [ -x "/usr/sbin/$1" ] || [ -x "/sbin/$1" ]
}

skip_all() {
    echo "1..0 # SKIP $1"
    exit 0
}

# wants PROGRAM...: skips the whole test if one of them is not there.
wants() {
    for program in "$@"; do
        has "$program" || skip_all "$program is not installed"
    done
}

# lab COMMAND...: PostgreSQL for this test.
lab() {
    "$srcdir/tests/lib/pglab.sh" "$@"
}

plan() {
    echo "1..$count"
    [ "$failed" -eq 0 ]
}

not() {
    ! "$@"
}

# until_true COMMAND...: runs the command again until it succeeds, for some minutes at most, and for 10 seconds once a test
# has failed. The pauses between ($waits) become longer, because asking takes more of the processor than what is waited
# for. Tests that measure something set them to 0.05.
waits="0.05 0.1 0.2 0.4 0.5"
waits_most=400
until_true() {
    tries=$waits_most
    [ "$failed" -eq 0 ] || tries=20
    pauses=$waits
    until "$@"; do
        tries=$((tries - 1))
        [ $tries -gt 0 ] || return 1
        sleep "${pauses%% *}"
        pauses=${pauses#* }
    done
}

logged() {
    grep -q "$1" "$folder/log"
}

# logged_times N WORDS: the log has them at least N times since the service was first started.
logged_times() {
    [ "$(grep -c "$2" "$folder/log")" -ge "$1" ]
}

ctl() {
    "$cardroomctl" -c "$config" "$@"
}

# port_of TRANSPORT: the port on which it is served; pid_of PROCESS: its pid. Both are as the log told them last.
port_of() {
    sed -n "s/.* listen transport=$1 address=127\.0\.0\.1:\([0-9]*\)\$/\1/p" "$folder/log" | tail -n 1
}

pid_of() {
    sed -n "s/.* start process=$1 pid=\([0-9]*\)\$/\1/p" "$folder/log" | tail -n 1
}

alive() {
    # A zombie that nobody has waited for yet is not alive, unless another of its threads lives, which holds sockets. The
    # state is read once, because the process may be gone before a second look.
    its_state=$(sed -n 's/^State:[[:blank:]]*\(.\).*/\1/p' "/proc/$1/status" 2>/dev/null)
    [ -n "$its_state" ] && { [ "$its_state" != Z ] || [ "$(ls "/proc/$1/task" 2>/dev/null | wc -l)" -gt 1 ]; }
}

# serves N: the service serves for the Nth time. If it does not run, starts it. Its port may be taken for a moment, by
# what is left of itself or by a client of another test to which the kernel gave it; then starts it again.
serves() {
    logged_times "$1" ' supervisor info ready ' && return
    if [ -n "$supervisor" ]; then
        alive "$supervisor" || ! tail -n 1 "$folder/log" | grep -q 'Address already in use' && return 1
        wait "$supervisor"
    fi
    "$cardroomd" -f -c "$config" >>"$folder/out" 2>>"$folder/log" &
    supervisor=$!
    return 1
}

# Starts the service and waits until it serves. The second start keeps the ports of the first.
start_service() {
    starts=$(grep -c ' supervisor info ready ' "$folder/log" 2>/dev/null)
    supervisor=
    until_true serves "$((${starts:-0} + 1))" || return 1
    telnet_port=$(port_of telnet)
    ssh_port=$(port_of ssh)
    tls_port=$(port_of tls)
    sed -i "s/^listen-telnet .*/listen-telnet 127.0.0.1:$telnet_port/; s/^listen-ssh .*/listen-ssh 127.0.0.1:$ssh_port/" \
        "$config"
}

stop_service() {
    [ -n "$supervisor" ] || return 0
    kill "$supervisor" 2>/dev/null && wait "$supervisor" 2>/dev/null
    supervisor=
}

# A number from 1 to $2 for the kill $1, the same in each run with this seed.
random() {
    echo $((($1 * 7919 + ${SEED:-1} * 104729) % 65521 % $2 + 1))
}

# Kills the supervisor, the door and the room with kill -9, as if the machine stopped.
kill_service() {
    door=$(pid_of door)
    room=$(pid_of room)
    kill -9 "$supervisor" "$door" "$room" 2>/dev/null
    wait "$supervisor" 2>/dev/null
    until_true not alive "$door"
    until_true not alive "$room"
    supervisor=
}

# figures FILE: the figures that a dashboard or alerts name. unknown_figures PAGE: those on standard input that this page
# of metrics does not have. nodes.t looks for figures of several nodes and of a store on a server, metrics.t for the rest.
figures() {
    grep -o 'cardroom_[a-z_]*' "$srcdir/data/$1" | sort -u
}
figures_of_nodes='cardroom_\(peer\|lease\|leader\)_.*\|cardroom_store_\(synchronous\|reconnects_total\|away_seconds_total\|fenced_total\|pipeline\|pipeline_most\|waiting\)'
unknown_figures() {
    sed -n 's/^\(cardroom_[a-z_]*\).*/\1/p' "$1" | sort -u >"$folder/named"
    grep -v -x -F -f "$folder/named"
}

# sql STATEMENT: asks the database. Nobody may have it open for writing.
sql() {
    sqlite3 -readonly -cmd '.timeout 60000' "$folder/data/cardroom.db" "$1"
}

# dial NAME [ADDRESS [PORT]]: somebody comes in by telnet, from that address of loopback. What is written to
# $folder/NAME.in is typed; what is shown is in $folder/NAME.
dial() {
    mkfifo "$folder/$1.in"
    # opened for both, so that it never ends by itself
    nc -s "${2:-127.0.0.1}" 127.0.0.1 "${3:-$telnet_port}" <>"$folder/$1.in" >"$folder/$1" 2>/dev/null &
    others="$others $!"
}

types() {
    printf '%s\r\n' "$2" >"$folder/$1.in"
}

# greeted FROM PORT WORDS [HOST]: somebody who connects from the address FROM first reads these words.
greeted() {
    rm -f "$folder/seen" # what the one before read, and may still read
    nc -d -w 300 -s "$1" "${4:-127.0.0.1}" "$2" >"$folder/seen" 2>&1 &
    client=$!
    others="$others $client"
    until_true grep -aqs "$3" "$folder/seen"
    result=$?
    kill $client 2>/dev/null
    wait $client 2>/dev/null
    return $result
}

# heard NAME WORDS: NAME has been shown these words; hears: waits until they are.
heard() {
    grep -asq -- "$2" "$folder/$1"
}

hears() {
    until_true heard "$1" "$2" && return
    tail -n 5 "$folder/$1" | cat -v | sed 's/^/# /'
    return 1
}

# Wires between clients or parts of the service (tests/cluster/wires.c). wire COMMAND...: sends a command of wires.c. The
# answer is in $said.
wired=0
wire() {
    echo "$*" >&7
    wired=$((wired + 1))
    until_true wire_said || return 1
    said=$(sed -n "${wired}p" "$folder/wires")
    case $said in
    ok*) ;;
    *)
        echo "# wire $*: $said"
        return 1
        ;;
    esac
}
wire_said() {
    [ "$(wc -l <"$folder/wires")" -ge $wired ]
}
wires_begin() {
    mkfifo "$folder/wires.in"
    "$builddir/tests/cluster/wires" <"$folder/wires.in" >"$folder/wires" &
    others="$others $!"
    exec 7>"$folder/wires.in"
}

# robots_on ARGUMENT...: robots play by telnet, in the background as $load. Each play that was acknowledged to them is
# a line of $folder/acks. All that they typed and saw is in $folder/record. When they have ended, what they counted is in
# $folder/robots.
robots_on() {
    "$robots" -p "$telnet_port" -a "$folder/acks" -j "$folder/record" "$@" >"$folder/robots" 2>"$folder/robots.err" &
    load=$!
    others="$others $load"
}

robots_off() {
    kill -TERM "$load" 2>/dev/null
    wait "$load" 2>/dev/null
    others=$(echo "$others " | sed "s/ $load / /")
}

acks() {
    wc -l <"$folder/acks"
}

acks_reach() {
    [ "$(acks)" -ge "$1" ]
}

# plays_on [PLAYS]: waits until PLAYS more (5) are acknowledged.
plays_on() {
    until_true acks_reach $(($(acks) + ${1:-5}))
}

# witnessed [URL]: tests/cluster/checker says that the store agrees with what the robots saw ($folder/record), and has found
# plays of theirs in the store. Violations are in $folder/said.
witnessed() {
    "$checker" --url "${1:-$folder/data/cardroom.db}" "$folder/record" >"$folder/said" 2>&1
    witness=$?
    echo "# $(tail -n 1 "$folder/said")"
    [ "$witness" -eq 0 ] && ! grep -q '"found":0,' "$folder/said"
}
