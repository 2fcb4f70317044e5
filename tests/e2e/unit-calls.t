#!/bin/sh
# The service and `cardroomctl ship` run with only the system calls that their units allow. systemd-analyze tells what
# SystemCallFilter= means.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

wants systemd-analyze nc ssh
grep -q '^#define HAVE_SECCOMP 1' "$builddir/base/config.h" || skip_all "built without libseccomp"
nm -D "$cardroomd" | grep -q __asan && skip_all "sanitizers need more than a unit leaves"

program=$cardroomd
systemd-analyze syscall-filter >"$folder/sets" 2>/dev/null

# calls_of UNIT: prints the calls that are left, one a line. The first line of the unit says which are allowed, a line with ~
# which of these are not. What systemd calls @default is always allowed.
calls_of() {
    sed -n 's/^SystemCallFilter=//p' "$1" | awk -v sets="$folder/sets" '
        function put(name, value,  word, n, i) {
            if (name !~ /^@/) { allowed[name] = value; return }
            n = split(members[name], word, " ")
            for (i = 1; i <= n; i++) put(word[i], value)
        }
        BEGIN {
            while ((getline line < sets) > 0) {
                if (line ~ /^@/) { split(line, part, " "); set = part[1] }
                else if (line ~ /^ +[@a-z_]/ && set != "") { gsub(/ /, "", line); members[set] = members[set] " " line }
                else if (line !~ /^ /) set = ""
            }
            put("@default", 1)
        }
        { value = !sub(/^~/, ""); for (i = 1; i <= NF; i++) put($i, value) }
        END { for (name in allowed) if (allowed[name]) print name }' | sort
}

# left CALLS: the file holds a plausible list.
left() {
    grep -qx read "$1" && grep -qx landlock_restrict_self "$1" && ! grep -qx 'capset\|mount\|init_module' "$1"
}

# under CALLS: from now on the service runs with these.
under() {
    printf '#!/bin/sh\nexec "%s" "%s" "%s" "$@"\n' "$(realpath "$builddir/tests/daemon/under-filter")" "$1" "$(realpath "$program")" \
        >"$folder/cardroomd"
    chmod 755 "$folder/cardroomd"
    cardroomd=$folder/cardroomd
    : >"$folder/log"
}

# grants ROLE: which version of Landlock was in force for the process.
grants() {
    sed -n "s/.* $1 info sandbox landlock=\([0-9]*\) seccomp=yes\$/\1/p" "$folder/log"
}

status_has() {
    ctl status >"$folder/said" && grep -q "^$1" "$folder/said"
}

# ssh_as NAME: somebody comes in by ssh and leaves.
ssh_as() {
    echo quit | ssh -T -p "$ssh_port" -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o IdentityFile=none \
        -o BatchMode=yes "$1@127.0.0.1" >"$folder/ssh" 2>"$folder/error"
    grep -aq 'You are in the lobby' "$folder/ssh"
}

# Which version this kernel grants without a filter around the service.
echo 'listen-metrics 127.0.0.1:0' >>"$config"
check "the service starts" start_service
granted=$(grants door)
stop_service

calls_of "$srcdir/data/systemd/cardroom.service.in" >"$folder/calls"
check "the unit leaves a list of system calls" left "$folder/calls"
under "$folder/calls"
check "under it the service starts" start_service
check "door and room have no capabilities" eval \
    'for role in door room; do grep -q "^CapPrm:[[:space:]]*0*$" /proc/$(pid_of $role)/status || exit 1; done'
check "the door keeps itself from files as without it" test "$(grants door)" = "$granted"
check "so does the room" test "$(grants room)" = "$granted"
echo 'open sesame 12' | ctl account create kate >"$folder/said" 2>&1
dial kate
check "somebody comes in by telnet" hears kate 'Name:'
echo kate >"$folder/kate.in"
hears kate 'Password:'
echo 'open sesame 12' >"$folder/kate.in"
check "with a password" hears kate 'Welcome, kate'
echo 'new last one seats=2' >"$folder/kate.in"
hears kate 'You opened table'
echo bot >"$folder/kate.in"
hears kate 'joins the table'
echo ready >"$folder/kate.in"
check "and plays" hears kate 'Everybody gets'
check "somebody comes in by ssh" ssh_as guest
kill -HUP "$supervisor"
check "a reload is taken" until_true logged 'reload result=done'
ctl upgrade >"$folder/said" 2>&1
check "so is an upgrade" until_true logged 'upgrade result=done'
check "and a backup" ctl backup "$folder/backup.db"
check "nothing was refused to them" not logged 'Operation not permitted\|warn sandbox'
check "status says so" until_true eval 'status_has "room-uncontained 0" && status_has "door-uncontained 0" && ! status_has warning'
stop_service

# A unit whose manager has no Landlock in @system-service, as systemd 252, and that does not name it.
if [ "${granted:-0}" -gt 0 ]; then
    grep -v landlock "$folder/calls" >"$folder/fewer"
    under "$folder/fewer"
    check "without Landlock the service starts, too" start_service
    for role in door room; do
        check "the log warns of the $role" until_true logged " $role warn sandbox .*Landlock is refused: Operation not permitted"
        check "status says it of the $role" until_true status_has "$role-uncontained 1"
    done
    check "in words, too" status_has warning-sandbox
    metrics_port=$(port_of metrics)
    check "so do the metrics" eval \
        'printf "GET /metrics HTTP/1.0\r\n\r\n" | nc -N -w 300 127.0.0.1 "$metrics_port" | grep -q "^cardroom_room_uncontained 1"'
    stop_service
fi

calls_of "$srcdir/data/systemd/cardroom-ship.service.in" >"$folder/calls"
check "the unit of shipping leaves a list, too" grep -qx fdatasync "$folder/calls"
mkdir "$folder/second"
"$builddir/tests/daemon/under-filter" "$folder/calls" "$cardroomctl" -c "$config" ship "$folder/second" 2>"$folder/error" &
others="$others $!"
check "a copy is shipped under it" until_true test -s "$folder/second/cardroom.db"
check "and nothing is refused" not grep -q 'not permitted' "$folder/error"
plan
