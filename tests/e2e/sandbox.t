#!/bin/sh
# Door and room of a running service as the kernel sees them, and the same service without the sandbox.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

# status_is ROLE NAME VALUE: a line of /proc/PID/status.
status_is() {
    [ "$(sed -n "s/^$2:[[:space:]]*//p" "/proc/$(pid_of "$1")/status")" = "$3" ]
}

# Neither in the data folder nor where the system's own files are.
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
# As little as the two have, it is enough.
command -v nc >/dev/null && check "people come in" eval "echo | nc -N -w 300 127.0.0.1 $telnet_port | grep -aq Name"
check "status is told" eval 'ctl status >/dev/null'
kill -HUP "$supervisor"
check "a reload is taken" until_true logged 'reload result=done'
check "forbidden-names is read at the start and again" until_true logged_times 2 'lists/names line=2 is no name'
check "nothing was refused to them" not logged 'Operation not permitted'
stop_service

# The supervisor has the keys in its memory, which may get into no core file; where the system writes any at all.
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

echo 'sandbox no' >>"$config"
: >"$folder/log"
check "without it the service starts, too" start_service
check "and keeps its system calls" status_is room Seccomp 0
stop_service
plan
