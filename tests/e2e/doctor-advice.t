#!/bin/sh
# What cardroomctl doctor advises where no systemd is: each fault is made, the advice is followed to the letter, and then the
# fault is found no more. doctor.t has damage, doctor-nodes.t several machines, tests/package what systemd does.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

[ "$(id -u)" = 0 ] || skip_all "only root can be other users"
has setpriv || skip_all "setpriv is not installed"
for user in daemon nobody; do
    getent passwd $user >/dev/null || skip_all "there is no user $user"
done
getent group users >/dev/null || skip_all "there is no group users"

# Both programs by their names, where anybody may run them.
chmod 755 "$folder"
bin=$folder/bin
mkdir "$bin" "$folder/backups"
cp "$cardroomd" "$bin/cardroomd"
cp "$cardroomctl" "$bin/cardroomctl"
cp -r "$srcdir/data/help" "$srcdir/data/rules" "$srcdir/data/web" "$folder/"
mkdir "$folder/pages" && mv "$folder/help" "$folder/rules" "$folder/web" "$folder/pages/"
chmod -R a+rX "$bin" "$folder/pages"
PATH=$bin:$PATH
cardroomd=$bin/cardroomd
cardroomctl=$bin/cardroomctl
sed -i '/^pages /d' "$config"
cat >>"$config" <<END
user daemon
pages $folder/pages
log $folder/log
END
chmod 644 "$config"
chown daemon: "$folder/log"
cp "$config" "$folder/good"

doctor() {
    "$cardroomctl" -c "$config" doctor "$folder/backups" >"$folder/said" 2>"$folder/error" </dev/null
    [ ! -s "$folder/error" ]
}
# found LEVEL CHECK WORDS: the doctor says so.
found() {
    doctor && grep -q "^$1 *  $2 .*$3" "$folder/said"
}
# gone CHECK WORDS: the doctor says that no more.
gone() {
    doctor && ! grep -q "^\(error\|warning\) *  $1 .*$2" "$folder/said"
}
# advice LEVEL CHECK WORDS: what it says below that.
advice() {
    grep -A 1 "^$1 *  $2 .*$3" "$folder/said" | sed -n 's/^ *-> //p' | head -n 1
}

# The service in the background, as the advice starts it, and without a connection to us.
runs() {
    "$cardroomctl" -c "$config" status >"$folder/status" 2>&1 && grep -q '^door-uncontained' "$folder/status"
}
starts() {
    "$cardroomd" -c "$config" >"$folder/out" 2>&1 </dev/null && until_true runs
}
ends() {
    "$cardroomctl" -c "$config" shutdown now >"$folder/status" 2>&1
    cp "$folder/good" "$config"
}
finish_all() {
    "$cardroomctl" -c "$config" shutdown now >/dev/null 2>&1
    finish
}
trap finish_all EXIT

# edits FILE EXPRESSION...: sed on a file that keeps its inode, owner and mode.
edits() {
    file=$1
    shift
    sed "$@" "$file" >"$folder/edited" && cat "$folder/edited" >"$file"
}
# sets LINE FILE: that setting, in the place of what there is of its name.
sets() {
    edits "$2" "/^${1%% *} /d" && echo "$1" >>"$2"
}

# follows ADVICE: does what it says. What is not a command is a sentence of one of these forms.
follows() {
    echo "# $1"
    rest=
    case $1 in
    'Set "'*'" in '*)
        line=${1#Set \"} rest=${1#*\" in }
        sets "${line%%\"*}" "${rest%%, then: *}"
        ;;
    'Take "'*'" out of '*)
        line=${1#Take \"} rest=${1#*\" out of }
        rest=$(echo "$rest" | sed 's/ and restart the service\./, then: cardroomctl -c X shutdown now; cardroomd -c X/' | sed "s|-c X|-c $config|g")
        edits "${rest%%, then: *}" "/^${line%%\"*}\$/d"
        ;;
    'Start it after: '*) rest="then: ${1#Start it after: }; cardroomctl -c $config shutdown now; cardroomd -c $config" ;;
    'When '*': '* | 'If '*': '*) rest="then: ${1#*: }" ;;
    *) rest="then: $1" ;;
    esac
    # What stands in brackets explains.
    rest=$(echo "${rest#*then: }" | sed 's/ (people play on)$//; s/ (ends all connections)$//')
    [ "$rest" ] && sh -ec "$rest" >"$folder/typed" 2>&1 </dev/null
}

# mends TEXT LEVEL CHECK WORDS: the doctor finds it, and its advice mends it.
mends() {
    check "$1" until_true found "$2" "$3" "$4"
    # NAME stands for an account, whose password is asked for.
    todo=$(advice "$2" "$3" "$4" | sed "s| NAME admin\$| kate admin <$folder/password|")
    check "$1: the advice is followed" eval 'follows "$todo" || { cat "$folder/typed"; false; }'
    check "$1: and mends it" until_true gone "$3" "$4"
}
echo 'open sesame 12' >"$folder/password"

# ---- The file of settings ----

rm "$config"
mends "no file of settings" error configuration 'cannot be read: No such file'
cp "$folder/good" "$config"
chmod 666 "$config"
mends "settings that everybody may write" error configuration 'can be changed by others (mode 0666)'
chmod 640 "$config"
mends "settings that the service cannot read" error configuration 'The user daemon cannot read'

# ---- Before the start ----

mends "a service that does not run" error service 'It does not run'
check "it runs" until_true runs
mends "no backup" warning backup 'no backup in'
check "there are no other errors" eval 'doctor && grep -q "^0 errors, " "$folder/said"'
mends "no admin" warning staff 'There is no admin'

# ---- Files ----

chmod 500 "$folder/data"
mends "a folder that its owner cannot write" error data 'cannot be read and written by its owner (mode 0500)'
chown nobody: "$folder/data"
mends "a folder of somebody else" error data 'belongs to the user number'
chmod 644 "$folder/data/control"
mends "a control socket that others may read" warning data 'The control socket .* can be read by others'
chmod 644 "$folder/data/cardroom.db"
mends "a database that others may read" warning database 'The file .*cardroom\.db can be read by others'
chown root: "$folder/data/ssh_host_ed25519_key"
mends "a key of somebody else" error host-keys 'belongs to the user number 0, not to daemon'
chmod 700 "$folder/pages/help"
mends "pages that it cannot read" warning pages 'help cannot be read by daemon'
rm "$folder/data/cardroom.db.ballast"
# The service looks as often as the doctor, which may never see that it is gone.
check "there is room, and the service takes its ballast again" until_true test -s "$folder/data/cardroom.db.ballast"
check "and the doctor finds it" until_true found ok ballast 'holds 64 MiB'

# ---- Settings that take effect at once ----

# The doctor reads the address from the settings; the service goes on with its own.
for line in 'listen-telnet *:4000' 'registration open' 'new-accounts 0'; do
    sets "$line" "$config"
done
mends "staff without a second factor" warning staff 'Staff need no second factor'
mends "any number of accounts" warning strangers 'any number of accounts a day'
mends "no address to write to" warning contact 'told no address to write to'
mends "no name of the host" warning contact 'do not say where people reach the room'
cp "$folder/good" "$config"

# ---- Programs and limits ----

replaced() {
    cp "$1" "$1.new" && mv -f "$1.new" "$1"
}
check "the program is replaced on the disk" replaced "$bin/cardroomd"
mends "the room runs the old one" warning versions 'The room runs a program'
mends "so does the door" warning versions 'The door runs a program'
mends "so does the supervisor" warning versions 'The supervisor runs a program'
check "it runs" until_true runs
sets 'sandbox no' "$config"
mends "no sandbox" warning sandbox 'The sandbox is switched off'
ends

limited() {
    (ulimit -n 300 && starts)
}
check "it starts with few files" limited
mends "too few files" warning limits 'It may open 300 files'
ends
dumps() {
    (ulimit -c 1000 && starts)
}
check "it starts with core files" dumps
mends "core files" warning limits 'It may write core files'
check "it runs" until_true runs
ends
plan
