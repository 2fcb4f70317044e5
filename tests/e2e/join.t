#!/bin/sh
# Three machines become one lobby by invitations alone, with the rights of a room at the database: the second joins before
# any of them runs, the third while the others do. Somebody comes in by ssh there, and it shows the key of the first.

. "${top_srcdir:-.}/tests/e2e/lib.sh"
. "${top_srcdir:-.}/tests/e2e/nodes.sh"
lab has 2>/dev/null || skip_all "PostgreSQL is not installed"
wants ssh

nodes_server
lab sql "$server" 'CREATE ROLE room LOGIN'
echo "new-accounts 0" >>"$config"
for n in 2 3; do
    mkdir "$folder/node$n"
    : >"$folder/node$n/log"
    sed "s|^data-dir .*|data-dir $folder/node$n/data|" "$config" | grep -v '^new-accounts' >"$folder/node$n/conf"
done
for n in 1 2 3; do
    printf 'node %d\nstore %s\n' $n "$(database_as room)" >>"$(conf_of $n)"
done
# invites NODE WORD...: the token is in $token, the line for other nodes in $line.
invites() {
    ctl_at 1 node invite "$@" >"$folder/said" 2>&1 || return 1
    token=$(sed -n 's/^ *cardroomctl node join //p' "$folder/said")
    line=$(sed -n '/^Nodes that have to know/{n;s/^ *//p;}' "$folder/said")
    [ -n "$token" ]
}
joins() {
    ctl_at "$1" node join "$token" >"$folder/said" 2>&1
}

check "the database is made ready for the role of rooms" ctl store init "$database" room
# tries NAME NODE ARGUMENT...: a dry run as JSON has the text alone, as the schema says of the command of this name.
tries() {
    name=$1 on=$2
    shift 2
    ctl_at "$on" -n -j "$@" >"$folder/said" && grep -q '^{"done":true,"text":' "$folder/said" &&
        "${top_builddir:-.}/tests/e2e/json-check" "${top_builddir:-.}/cardroomctl.schema.json" "$name" <"$folder/said"
}
check "a dry run says what would be invited" tries node-invite 1 node invite 2 "1=$net.1:4500" "2=$net.2:4500"
check "the first node invites a second" invites 2 "1=$net.1:4500" "2=$net.2:4500"
check "a dry run says what would be written" tries node-join 2 node join "$token"
check "which joins" joins 2
check "once" not joins 2
check "both start" eval 'start_service && start_node 2'
check "and are linked" eval 'links 1 1 && links 2 1'

dial ann 127.0.0.1 "$(port_at 2 telnet)"
check "somebody comes in at the second" hears ann 'Name:'
printf 'guest\r\n' >"$folder/ann.in"
check "as a guest" hears ann Welcome

check "a third one is invited while they run" invites 3 "3=$net.3:4500"
echo "$line" >>"$(conf_of 2)"
check "both are told of it" eval 'ctl_at 1 reload && ctl_at 2 reload'
check "and are linked anew" eval 'links 2 2'
check "it joins" joins 3
check "it starts and is linked" eval 'start_node 3 && links 3 1'
check "it has the settings of the first" grep -q '^new-accounts 0' "$(conf_of 3)"

# enters NODE CHECKING: by ssh, whichever node that is to the client.
enters() {
    rm -f "$folder/eve.in"
    mkfifo "$folder/eve.in"
    : >"$folder/eve"
    ssh -tt -F /dev/null -o StrictHostKeyChecking="$2" -o UserKnownHostsFile="$folder/known" -o HostKeyAlias=lobby \
        -p "$(port_at "$1" ssh)" guest@127.0.0.1 <>"$folder/eve.in" >"$folder/eve" 2>"$folder/ssh" &
    others="$others $!"
    hears eve Welcome
}
check "somebody comes in by ssh at the first, whose key is noted" enters 1 accept-new
check "and at the third, which has that key" enters 3 yes
printf 'say hello from eve\r' >"$folder/eve.in"
check "whoever came in at the second door hears it" hears ann 'hello from eve'
check "and never lost the connection" not grep -q ' door info connection ' "$(log_of 2)"
ctl_at 1 audit >"$folder/said"
check "the audit log has who joined" eval 'grep -q "node-invite.*node 3" "$folder/said" && grep -q "node-join.*node 3" "$folder/said"'
check "the database has no invitation left" test "$(lab sql "$database" 'SELECT count(*) FROM joining')" -eq 0
for n in 2 3; do
    eval "kill \$node$n; wait \$node$n 2>/dev/null"
done
stop_service
plan
