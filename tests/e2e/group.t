#!/bin/sh
# control-group: named Unix users without root use cardroomctl, and the audit log names each.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

[ "$(id -u)" -eq 0 ] || skip_all "only root can be other users"
wants setpriv
for user in daemon games nobody; do
    getent passwd $user >/dev/null || skip_all "there is no user $user"
done
getent group users >/dev/null || skip_all "there is no group users"

chmod 755 "$folder"
cp "$cardroomctl" "$folder/ctl"
chmod 755 "$folder/ctl"

# as USER GROUPS WORD...: cardroomctl by that user, who is in these groups besides their own.
as() {
    user=$1 groups=$2
    shift 2
    setpriv --reuid="$user" --regid="$(id -g "$user")" $groups "$folder/ctl" -c "$config" "$@" >"$folder/said" 2>&1
}
refused_start() {
    ! "$cardroomd" -f -c "$config" >"$folder/said" 2>&1 && grep -q "$1" "$folder/said"
}

printf 'user daemon\ncontrol-group users\n' >>"$config"
chmod 644 "$config"
check "a socket in data-dir is refused" refused_start 'control-group: The control socket is in data-dir'
sed -i '/^control-socket/d' "$config"
echo "control-socket $folder/run/control" >>"$config"
mkdir "$folder/run"
chown daemon: "$folder/run"
chmod 700 "$folder/run"
rm -rf "$folder/data"
check "so is a folder that lets nobody in" refused_start "folder $folder/run does not let the group users in"
chgrp users "$folder/run"
chmod 710 "$folder/run"
sed -i 's/^control-group .*/control-group no-such-group/' "$config"
check "and a group that is not there" refused_start 'There is no group "no-such-group"'
sed -i 's/^control-group .*/control-group users/' "$config"

: >"$folder/log"
check "as root the service starts" start_service
check "the socket is the group's" test "$(stat -c '%U:%G %a' "$folder/run/control")" = 'daemon:users 660'
check "root uses it" eval 'echo a-long-password | ctl account create bob'
check "so does a member" as games --groups=users adjust bob chips 20000 a prize
check "by its own group, too" eval 'setpriv --reuid=nobody --regid=users --clear-groups "$folder/ctl" -c "$config" unconfirmed >"$folder/said" 2>&1 && grep -q "asked by cardroomctl (games)" "$folder/said"'
check "nobody else does" not as games --clear-groups status
check "whoever asked cannot confirm" eval '! as games --groups=users -y confirm 1 && grep -q "You asked for that yourself" "$folder/said"'
check "another one can" as nobody --groups=users --yes confirm 1
check "both are named" eval 'ctl audit verb=adjust bob >"$folder/said" && grep -q "cardroomctl (nobody)  adjust  bob  20000 chips, asked by cardroomctl (games)" "$folder/said"'
# The socket's own check, should the path have been opened to all.
chmod 711 "$folder/run"
chmod 666 "$folder/run/control"
check "the room refuses who is in no group" not as games --clear-groups status
check "and says so" until_true logged 'room warn control refused=user'
chmod 660 "$folder/run/control"
"$cardroomctl" -c "$config" --json doctor >"$folder/said" 2>&1
check "the doctor finds nothing there" not grep -q 'control socket\|control-group' "$folder/said"
chmod 700 "$folder/run"
"$cardroomctl" -c "$config" doctor >"$folder/said" 2>&1
check "and tells of a folder that is closed" grep -q "does not let the group users in" "$folder/said"
# mended WORDS: does what the doctor advises below these words; then the doctor no longer says them.
mended() {
    todo=$(grep -A 1 "$1" "$folder/said" | sed -n 's/^ *-> //p')
    echo "# $todo"
    [ "$todo" ] && sh -ec "$todo" && "$cardroomctl" -c "$config" doctor >"$folder/said" 2>&1
    ! grep -q "$1" "$folder/said"
}
chgrp root "$folder/run"
check "it is opened as the doctor says" mended "does not let the group users in"
chmod 666 "$folder/run/control"
"$cardroomctl" -c "$config" doctor >"$folder/said" 2>&1
check "it is closed again as the doctor says" mended "control can be used by everybody"
room=$(pid_of room)
kill -9 "$room"
check "a room that dies is followed by another" until_true logged_times 2 ' start process=room '
check "which gives the group its socket again" until_true as games --groups=users status
stop_service
plan
