#!/bin/sh
# The service as process 1 of a container that is made without an engine. It has namespaces of its own for processes, mounts
# and network, a read-only root with the programs and their libraries, one volume, and an ordinary user without
# capabilities.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

[ "$(id -u)" = 0 ] || skip_all "needs root"
wants unshare nsenter setpriv ip nc bash ldd mount
unshare --mount --pid --net --fork true 2>/dev/null || skip_all "this machine gives no namespaces"
nm -D "$cardroomd" | grep -q __asan && skip_all "a build with sanitizers wants more of /proc"

container=$srcdir/data/container
root=$folder/root
volume=$folder/volume
user=10001

# The second stage of the Containerfile: programs, their libraries, pages, the configuration, a user.
image() {
    mkdir -p "$root/usr/sbin" "$root/usr/bin" "$root/usr/share/cardroom" "$root/etc" "$root/data" "$root/proc" "$root/dev" "$root/bin" &&
        cp "$cardroomd" "$root/usr/sbin/cardroomd" && cp "$cardroomctl" "$root/usr/bin/cardroomctl" && cp "$(command -v bash)" "$root/bin/bash" &&
        cp "$(command -v setpriv)" "$root/bin/setpriv" && ldd "$cardroomd" "$cardroomctl" "$root/bin/bash" "$root/bin/setpriv" | grep -o '/[^ ]*' | grep -v ':$' | sort -u | while read -r library; do
            mkdir -p "$root$(dirname "$library")" && cp -L "$library" "$root$library" || exit 1
        done &&
        cp -r "$srcdir/data/help" "$srcdir/data/rules" "$srcdir/data/web" "$root/usr/share/cardroom/" &&
        cp "$container/healthy" "$root/usr/share/cardroom/healthy" &&
        { cat "$container/cardroom.conf"; printf 'pages /usr/share/cardroom\nlogin-deadline 1h\n'; } >"$root/etc/cardroom.conf" &&
        echo "cardroom:x:$user:$user::/data:/bin/false" >"$root/etc/passwd" && echo "cardroom:x:$user:" >"$root/etc/group" &&
        for device in null urandom; do : >"$root/dev/$device"; done &&
        mkdir -m 700 "$volume" && chown "$user:$user" "$volume" && chmod 755 "$folder"
}

# What an engine does: mounts, then the entry point as process 1 of the user, without capabilities.
cat >"$folder/engine" <<END
set -e
mount --make-rprivate /
mount --bind '$root' '$root'
mount -t proc proc '$root/proc'
mount --bind '$volume' '$root/data'
for device in null urandom; do mount --bind /dev/\$device "$root/dev/\$device"; done
mount -o remount,bind,ro '$root'
ip link set lo up
exec chroot '$root' /bin/setpriv --reuid=$user --regid=$user --clear-groups --bounding-set=-all --inh-caps=-all \
    --no-new-privs $(sed -n 's/^ENTRYPOINT \[\(.*\)\]$/\1/p' "$container/Containerfile" | tr -d '",') -c /etc/cardroom.conf
END

run() {
    : >"$folder/log"
    unshare --mount --pid --net --fork --kill-child sh "$folder/engine" >"$folder/out" 2>>"$folder/log" &
    engine=$!
    others="$others $engine"
    until_true logged ' supervisor info ready ' || return 1
    first=$(ps -o pid= --ppid "$engine" | tr -d ' ')
}
# inside COMMAND...: as engines do with exec.
inside() {
    nsenter --target "$first" --mount --pid --net --root --wd=/ "$@"
}
healthy() {
    inside /bin/bash /usr/share/cardroom/healthy 2>"$folder/error"
}

check "an image" image
check "a container of it runs" run
check "the supervisor is its process 1" eval 'logged "ready pid=1 "'
check "as its user" test "$(stat -c %u "/proc/$first")" = "$user" -o "$(sed -n 's/^Uid:[[:blank:]]*\([0-9]*\).*/\1/p' "/proc/$first/status")" = "$user"
check "without capabilities" grep -q '^CapBnd:[[:blank:]]*0*$' "/proc/$first/status"
check "it is healthy" until_true healthy
check "door and room say how they are contained" eval 'logged "door info sandbox landlock=\|door warn sandbox" && logged "room info sandbox landlock=\|room warn sandbox"'
comes_in() {
    echo | inside_net nc -q 2 127.0.0.1 4000 | grep -aq 'Type your name'
}
inside_net() {
    nsenter --target "$first" --net "$@"
}
check "people come in" until_true comes_in
check "cardroomctl is there" eval 'inside /usr/bin/cardroomctl -c /etc/cardroom.conf status >"$folder/said" && grep -q "^room-open-files [1-9]" "$folder/said"'
check "an account is made" eval 'printf "open sesame 12\n" | inside /usr/bin/cardroomctl -c /etc/cardroom.conf account create kate >"$folder/said" 2>&1'
check "its root is read-only" not inside /bin/bash -c ': >/written'
check "all that is kept is in the volume" test -s "$volume/cardroom.db" -a -s "$volume/ssh_host_ed25519_key"

# Nearly everybody from one private address, as behind an engine that forwards ports from user space.
for _ in 1 2 3 4 5 6 7 8 9 10; do
    inside_net nc -d 127.0.0.1 4000 >/dev/null 2>&1 &
    others="$others $!"
done
hidden() {
    inside /usr/bin/cardroomctl -c /etc/cardroom.conf doctor >"$folder/said" 2>&1
    grep -q 'warning *strangers .*Nearly everybody comes from 127\.0\.0\.1' "$folder/said"
}
check "the doctor sees that all seem to come from one address" until_true hidden

# Orphans become children of process 1, which reaps them.
orphans() {
    for _ in 1 2 3; do
        inside /bin/bash -c '/bin/bash -c ": & : & exit" &' 2>/dev/null
    done
}
no_zombie() {
    for status in /proc/[0-9]*/status; do
        [ "$(sed -n 's/^PPid:[[:blank:]]*//p' "$status" 2>/dev/null)" != "$first" ] || ! grep -q '^State:[[:blank:]]*Z' "$status" || return 1
    done
}
orphans
check "process 1 reaps what others leave" until_true no_zombie
room=$(sed -n 's/.* supervisor info up process=room pid=\([0-9]*\)$/\1/p' "$folder/log" | tail -n 1)
check "a room that is killed" inside /bin/bash -c "kill -9 $room"
check "is followed by another" until_true logged_times 2 ' supervisor info up process=room '
check "and it is healthy again" until_true healthy
check "SIGHUP is passed on" kill -HUP "$first"
check "and taken" until_true logged ' supervisor info reload result=done'
check "SIGTERM, too" kill -TERM "$first"
wait "$engine"
check "which ends the container in order" test $? -eq 0
check "with all its processes" logged ' supervisor info ended status=0'

check "another container on the same volume" run
check "has the accounts" until_true eval 'inside /usr/bin/cardroomctl -c /etc/cardroom.conf audit >"$folder/said" 2>&1 && grep -q kate "$folder/said"'
# An engine that kills the container at once.
kill -9 "$first"
wait "$engine" 2>/dev/null
check "nothing of it is left" until_true not alive "$first"
plan
