#!/bin/sh
# What cardroomctl doctor advises where no systemd is: each fault is made, the advice is followed to the letter, and then the
# fault is found no more. doctor.t has damage, doctor-nodes.t several machines, tests/package what systemd does.

. "${top_srcdir:-.}/tests/e2e/lib.sh"
. "${top_srcdir:-.}/tests/e2e/advice.sh"

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
check "there are no other errors" until_true eval 'doctor && grep -q "^0 errors, " "$folder/said"'
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
