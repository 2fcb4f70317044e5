#!/bin/sh
# The SSH host keys: of two kinds, told by status, and others that take their place.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

command -v ssh-keyscan >/dev/null || skip_all "ssh-keyscan is not installed"

# The fingerprint of the key that is served, by its kind.
served() {
    ssh-keyscan -p "$ssh_port" -t "$1" 127.0.0.1 2>/dev/null | ssh-keygen -lf - 2>/dev/null | cut -d ' ' -f 2
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

check "without keys to follow nothing is changed" hostkey "There is no key to follow" use
check "keys to follow are made" hostkey "Tell these fingerprints" new
next=$(sed -n 's/^ed25519 \(SHA256:[^ ]*\) .*(to follow)$/\1/p' "$folder/said")
check "with fingerprints of their own" test -n "$next" -a "$next" != "$ed25519"
check "which are the same when asked again" hostkey "^ed25519 $next .*(to follow)"
check "what is served is the key from before" test "$(served ed25519)" = "$ed25519"
cp "$folder/data/ssh_host_rsa_key.next" "$folder/kept"
cp "$folder/data/ssh_host_ed25519_key.next" "$folder/data/ssh_host_rsa_key.next"
check "one of another kind is refused" hostkey "ssh_host_rsa_key.next holds no rsa key" use
check "and nothing put in place" test ! -e "$folder/data/ssh_host_ed25519_key.old"
cp "$folder/kept" "$folder/data/ssh_host_rsa_key.next"
check "they are put in place" hostkey "in place from the next start" use
check "those before are kept" test -e "$folder/data/ssh_host_ed25519_key.old"
stop_service
# Root needs no leave to read, unless it has no capabilities.
powerless=
[ "$(id -u)" -ne 0 ] || powerless="setpriv --bounding-set=-all --inh-caps=-all"
cannot_look() {
    $powerless "$cardroomctl" -c "$config" hostkey >"$folder/said" 2>&1
    grep -q "cannot be read: Permission denied" "$folder/said"
}
chmod 0 "$folder/data"
check "who may not look is not told that there is no key" cannot_look
chmod 700 "$folder/data"
check "the service starts again" start_service
check "with the new key" test "$(served ed25519)" = "$next"
check "other words are refused" hostkey "There is no such step" turn
plan
