#!/bin/sh
# The SSH host keys: there are two kinds, status tells them, and others can take their place.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

wants ssh-keyscan

# The fingerprint of the key that is served, by its kind. Without -T, ssh-keyscan gives up on a busy machine.
served() {
    ssh-keyscan -T 300 -p "$ssh_port" -t "$1" 127.0.0.1 2>/dev/null | ssh-keygen -lf - 2>/dev/null | cut -d ' ' -f 2
}

status_of() {
    ctl status | sed -n "s/^host-key-$1 //p"
}

# hostkey WORDS [WHAT]: what cardroomctl says then.
hostkey() {
    words=$1
    shift
    ctl hostkey "$@" >"$folder/said" 2>&1
    grep -q "$words" "$folder/said"
}

check "there is no key yet" hostkey "There is no key yet"
check "the service starts" start_service
ed25519=$(served ed25519)
check "an ed25519 key is served" test -n "$ed25519"
check "and no RSA key" test -z "$(served rsa)"
check "status tells its fingerprint" test "$(status_of ed25519)" = "$ed25519"
check "so does cardroomctl hostkey" hostkey "^ed25519 $ed25519 "
# What it prints to be published is what ssh-keygen makes of the key that is served.
published() {
    ssh-keygen -y -f "$folder/data/ssh_host_ed25519_key" >"$folder/public" &&
        grep -qxF "    [localhost]:$ssh_port $(cut -d' ' -f 1,2 "$folder/public")" "$folder/said" &&
        grep -qxF "    $(ssh-keygen -r localhost. -f "$folder/public" | grep 'SSHFP 4 2 ')" "$folder/said"
}
check "with lines for known_hosts and for DNS" published
kill -9 "$(pid_of room)"
check "another room tells it as well" until_true eval 'test "$(status_of ed25519 2>/dev/null)" = "$ed25519"'
stop_service

echo "host-key-rsa $folder/data/ssh_host_rsa_key" >>"$config"
check "it starts with an RSA key" start_service
check "which is made" test "$(stat -c %a "$folder/data/ssh_host_rsa_key")" = 600
rsa=$(served rsa)
check "and served" test -n "$rsa"
check "beside the other one" test "$(served ed25519)" = "$ed25519"
check "and told" test "$(status_of rsa)" = "$rsa"

check "without keys to follow nothing is changed" hostkey "There is no new key yet" use
check "keys to follow are made" hostkey "Tell these fingerprints" new
next=$(sed -n 's/^ed25519 \(SHA256:[^ ]*\) .*(to follow)$/\1/p' "$folder/said")
check "with fingerprints of their own" test -n "$next" -a "$next" != "$ed25519"
check "which are the same when asked again" hostkey "^ed25519 $next .*(to follow)"
check "what is served is the key from before" test "$(served ed25519)" = "$ed25519"
cp "$folder/data/ssh_host_rsa_key.next" "$folder/kept"
cp "$folder/data/ssh_host_ed25519_key.next" "$folder/data/ssh_host_rsa_key.next"
check "one of another kind is refused" hostkey "ssh_host_rsa_key.next is not an rsa key" use
check "and nothing put in place" test ! -e "$folder/data/ssh_host_ed25519_key.old"
cp "$folder/kept" "$folder/data/ssh_host_rsa_key.next"
check "they are put in place" hostkey "in place from the next start" use
check "those before are kept" test -e "$folder/data/ssh_host_ed25519_key.old"
stop_service
# Root needs no permission to read, unless it has no capabilities.
powerless=
[ "$(id -u)" -ne 0 ] || powerless="setpriv --bounding-set=-all --inh-caps=-all"
cannot_look() {
    $powerless "$cardroomctl" -c "$config" hostkey >"$folder/said" 2>&1
    grep -q "cannot be read: Permission denied" "$folder/said"
}
chmod 0 "$folder/data"
check "somebody who may not look is not told that there is no key" cannot_look
chmod 700 "$folder/data"
check "the service starts again" start_service
check "with the new key" test "$(served ed25519)" = "$next"
check "other words are refused" hostkey "There is no such step" turn

# ---- An agent with many keys ----

command -v ssh-agent >/dev/null || {
    skip "an agent with many keys" ssh-agent
    plan
    exit
}

# agent N [KEY]: has the agent hold N keys that are nobody's, and after them this one. There is one agent for the whole
# test: an agent that ends removes the socket at its path, even if that belongs to its successor by then.
agent() {
    ssh-add -q -D 2>"$folder/error" || return 1
    # shellcheck disable=SC2046 # one word a key
    ssh-add -q $(seq -f "$folder/nobody%.0f" "$1") ${2:+"$2"} 2>"$folder/error" || return 1
    test "$(ssh-add -l | wc -l)" -eq $(($1 + $# - 1))
}

# kate OPTION...: what she is told when she logs in, with nobody's configuration, and types what is in the file.
kate() {
    ssh -F none -T -p "$ssh_port" -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o IdentityFile=none \
        -o NumberOfPasswordPrompts=1 "$@" kate@127.0.0.1 <"$folder/typed" >"$folder/said" 2>"$folder/error"
    grep -q 'Welcome.*kate' "$folder/said"
}

by_agent() {
    agent "$1" "$folder/kate" && kate -o PreferredAuthentications=publickey
}

by_password() {
    agent "$1" && kate
}

too_many() {
    not by_agent "$1" && grep -q "^Received disconnect.*: Too many keys.* -o IdentitiesOnly=yes" "$folder/error"
}

export SSH_AUTH_SOCK="$folder/agent" SSH_ASKPASS="$folder/askpass" SSH_ASKPASS_REQUIRE=force
printf '#!/bin/sh\necho correct horse 1\n' >"$SSH_ASKPASS"
chmod +x "$SSH_ASKPASS"
ssh-agent -D -a "$SSH_AUTH_SOCK" >"$folder/out" 2>&1 &
others="$others $!"
check "an agent listens" until_true ssh-add -q -D 2>"$folder/error"
for n in $(seq 30); do
    ssh-keygen -q -t $([ $((n % 2)) -eq 0 ] && echo ed25519 || echo ecdsa) -N '' -f "$folder/nobody$n"
done
ssh-keygen -q -t ed25519 -N '' -f "$folder/kate"
printf '%s\n' yes password 'correct horse 1' 'correct horse 1' quit >"$folder/typed"
check "kate makes an account with a key and a password" kate -o IdentityAgent=none -i "$folder/kate"
echo quit >"$folder/typed"
for n in 0 5 6 11 19 20; do
    check "she comes in by the key after $n others" by_agent "$n"
done
check "or by her password after twenty keys" by_password 20
check "with thirty she is told what to type" too_many 30
check "and comes in so" kate -o IdentitiesOnly=yes -i "$folder/kate"

# ---- Programs that want files ----

mkdir -p "$folder/.ssh" # where ssh-copy-id works
# told PROGRAM ARGUMENT...: it fails, and says what to type instead.
told() {
    program=$1
    shift
    ! HOME=$folder "$program" -F none -o Port="$ssh_port" -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null \
        "$@" >"$folder/said" 2>"$folder/error" </dev/null &&
        ! grep -q 'key add' "$folder/said" && grep -q 'key add' "$folder/error"
}

agent 0 "$folder/kate"
check "scp is told what to type" told scp "$config" kate@127.0.0.1:
check "the old scp, too" told scp -O "$config" kate@127.0.0.1:
check "and sftp" told sftp kate@127.0.0.1
check "and ssh-copy-id" told ssh-copy-id -i "$folder/nobody1.pub" kate@127.0.0.1
check "and git" told ssh kate@127.0.0.1 "git-upload-pack 'cards.git'"
plan
