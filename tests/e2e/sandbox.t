#!/bin/sh
# Door and room of a running service as the kernel sees them, and the same service without the sandbox.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

# status_is ROLE NAME VALUE: a line of /proc/PID/status.
status_is() {
    [ "$(sed -n "s/^$2:[[:space:]]*//p" "/proc/$(pid_of "$1")/status")" = "$3" ]
}

# A folder that is neither in the data folder nor among the system's own files.
mkdir "$folder/lists"
printf 'grendel*\nno name at all\n' >"$folder/lists/names"
echo "forbidden-names $folder/lists/names" >>"$config"

check "the service starts" start_service
logged 'sandbox landlock' || skip_all "this build has sanitizers"
for role in door room; do
    check "the $role gains nothing by exec" status_is $role NoNewPrivs 1
    for set in CapPrm CapEff CapInh CapAmb; do
        check "the $role has no capabilities: $set" status_is $role $set 0000000000000000
    done
    if logged " $role info sandbox .*seccomp=yes"; then
        check "the $role has a list of system calls" status_is $role Seccomp 2
    fi
done
# What the two processes still may do is enough for people to come in.
command -v nc >/dev/null && check "people come in" eval 'dial somebody && hears somebody Name'
check "status is told" eval 'ctl status >/dev/null'
kill -HUP "$supervisor"
check "a reload is taken" until_true logged 'reload result=done'
check "forbidden-names is read at the start and again" until_true logged_times 2 'lists/names line=2 is not a name'
check "nothing was refused to them" not logged 'Operation not permitted'
stop_service
# Each of the next starts has new ports, because a door whose supervisor was killed may still have the old ones.
sed -i 's/^\(listen-[a-z]*\) .*/\1 127.0.0.1:0/' "$config"

# The supervisor has the keys in its memory, so it may write no core file. Looks at this if the system writes core files.
dumps_core() {
    mkdir "$folder/$1" && (cd "$folder/$1" && ulimit -c unlimited 2>/dev/null && shift && "$@") >/dev/null 2>&1
}
aborts() {
    "$dumping" -f -c "$config" 2>"$folder/dumping" &
    pid=$!
    until_true grep -q ' supervisor info ready ' "$folder/dumping" && kill -ABRT "$pid"
    wait "$pid"
}
dumping=$(realpath "$cardroomd")
dumps_core any sh -c 'kill -ABRT $$'
if [ -n "$(ls "$folder/any")" ]; then
    dumps_core ours aborts
    check "an end with a core file writes none" test -z "$(ls "$folder/ours")" -a -s "$folder/dumping"
    until_true not alive "$(sed -n 's/.* start process=room pid=//p' "$folder/dumping")"
fi

# The door writes to a log file beside the database, too, but never opens it.
sed -i '/^log /d' "$config"
echo "log $folder/data/log" >>"$config"
in_file() {
    grep -q "$1" "$folder/data/log"
}
"$cardroomd" -f -c "$config" >"$folder/out" 2>>"$folder/log" &
supervisor=$!
check "with a log file in the data folder it starts" until_true in_file ' supervisor info ready '
check "the door writes there" until_true in_file ' door info sandbox '
mv "$folder/data/log" "$folder/data/log.1"
kill -HUP "$supervisor"
check "after a rotation it is a new file" until_true in_file 'reload result=done'
stop_service
check "the door goes on in the new one" in_file ' door info stop'
check "nothing was refused to the door" not grep -q 'Permission denied\|not permitted' "$folder/data/log" "$folder/data/log.1"
sed -i '/^log /d' "$config"

# If root starts the service, the door has a user of its own, who owns nothing in the data folder.
user_of() {
    stat -c %U "/proc/$(pid_of "$1")"
}
user_is() {
    [ "$(user_of "$1")" = "$2" ]
}
if [ "$(id -u)" -eq 0 ]; then
    cp "$config" "$folder/as-root"
    rm -rf "$folder/data"
    chmod 755 "$folder"
    printf 'user daemon\ndoor-user nobody\n' >>"$config"
    : >"$folder/log"
    check "as root the service starts" start_service
    check "the room is the user" user_is room daemon
    check "the door is another" user_is door nobody
    for set in CapPrm CapEff CapInh CapAmb; do
        check "the room has no capabilities of the supervisor's: $set" status_is room $set 0000000000000000
    done
    check "people come in to that door" greeted 127.0.0.1 "$telnet_port" Name
    door=$(pid_of door)
    kill -9 "$door"
    check "a door that ends is started again" until_true logged_times 2 ' start process=door '
    check "as that user" until_true user_is door nobody
    kill -HUP "$supervisor"
    check "a reload reaches it" until_true logged 'reload result=done'
    stop_service
    check "the door is ended by the supervisor" until_true not alive "$(pid_of door)"
    sed -i 's/^door-user .*/door-user daemon/' "$config"
    check "the user of the rest is none of its own" not "$cardroomd" -f -c "$config" 2>"$folder/said"
    check "and that is told" grep -q 'door-user has to be another' "$folder/said"
    sed -i 's/^door-user .*/door-user no-such-user-here/' "$config"
    check "a user that is not there is told" eval '! "$cardroomd" -t -c "$config" 2>"$folder/said" && grep -q "no user \"no-such-user-here\"" "$folder/said"'
    cp "$folder/as-root" "$config"
    rm -rf "$folder/data"
fi

echo 'sandbox no' >>"$config"
: >"$folder/log"
check "without it the service starts, too" start_service
check "and keeps its system calls" status_is room Seccomp 0
stop_service
plan
