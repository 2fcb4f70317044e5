#!/bin/sh
# cardroomd -t finds whatever a start fails at. Each broken configuration is tried with both, as the user who would run the
# service, and both have to say the same. -t warns of what is missing but not needed for a start.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

wants nc openssl ssh-keygen sqlite3

# Root may do everything: the table is for somebody else.
as=env
if [ "$(id -u)" = 0 ]; then
    command -v setpriv >/dev/null || skip_all "setpriv is not installed"
    as="setpriv --reuid=65534 --regid=65534 --clear-groups"
    chmod 755 "$folder"
fi

# fresh LINE...: a folder for a configuration with these lines, $here.
fresh() {
    here=$folder/row.$((row = row + 1))
    mkdir "$here" && chmod 755 "$here"
    # A line about an option replaces the usual value.
    printf '%s\n' "$@" "listen-telnet 127.0.0.1:0" "listen-ssh " "data-dir $here/data" "pages $(cd "$srcdir" && pwd)/data" |
        awk 'NF && !seen[$1]++' >"$here/conf"
    [ "$as" = env ] || chown 65534:65534 "$here"
    rm -f "$folder/tested"
}
here=
row=0

# The first thing that is said to be wrong.
fault_of() {
    sed -n 's/^cardroomd: //p' "$1" | head -n 1
}

started() {
    grep -q ' supervisor info ready ' "$folder/started" || ! alive "$pid"
}

# start_it COMMAND...: starts it, and ends it when it serves. Fails if it did not serve.
start_it() {
    : >"$folder/started" # before the process is there: what an earlier start said must not be taken for its word
    "$@" "$cardroomd" -f -c "$here/conf" >/dev/null 2>"$folder/started" &
    pid=$!
    others="$others $pid"
    until_true started
    kill "$pid" 2>/dev/null
    wait "$pid"
    others=$(echo "$others " | sed "s/ $pid / /")
    grep -q ' supervisor info ready ' "$folder/started"
}

# both_fail WORDS [COMMAND...]: -t fails, so does a start, with the same sentence, which has these words.
both_fail() {
    words=$1
    shift
    [ $# -gt 0 ] || set -- $as
    "$@" "$cardroomd" -t -c "$here/conf" 2>"$folder/tested" && { echo '# -t finds nothing'; return 1; }
    start_it "$@" && { echo '# it starts'; return 1; }
    [ -n "$(fault_of "$folder/tested")" ] && [ "$(fault_of "$folder/tested")" = "$(fault_of "$folder/started")" ] &&
        fault_of "$folder/tested" | grep -q -- "$words" && return
    sed 's/^/# -t: /' "$folder/tested"
    sed 's/^/# start: /' "$folder/started"
    return 1
}

# What is in $here. Reading a database leaves two files of SQLite's own.
files() {
    find "$here" ! -name '*.db-wal' ! -name '*.db-shm' | sort
}

# both_go: -t finds nothing and leaves nothing, and it starts.
both_go() {
    before=$(files)
    $as "$cardroomd" -t -c "$here/conf" 2>"$folder/tested" && [ "$(files)" = "$before" ] && start_it $as && return
    files | sed 's/^/# /'
    sed 's/^/# -t: /' "$folder/tested"
    return 1
}

fresh
check "nothing is wrong" both_go
check "and nothing is said" test ! -s "$folder/tested"
check "nor once it was there" both_go
fresh "pages none" "forbidden-names $folder/none"
check "pages and forbidden names it does without" both_go
check "which is said" eval 'grep -q "^forbidden-names: .*none cannot be read" "$folder/tested" && grep -q "^pages: .*none/help" "$folder/tested"'
fresh "listen-ssh 127.0.0.1:0"
check "a host key would be made" both_go

fresh "log $folder/none/log"
check "a log whose folder is not there" both_fail 'The log .* cannot be written: No such file'
fresh "log $folder"
check "a log that is a folder" both_fail 'The log .*: Is a directory'
fresh "log $folder/mine"
: >"$folder/mine" && chmod 400 "$folder/mine"
check "a log that may not be written" both_fail 'The log .*: Permission denied'
fresh "log $folder/unwritable/log"
mkdir "$folder/unwritable" && chmod 555 "$folder/unwritable"
check "a log in a folder that may not be written" both_fail 'The log .*: Permission denied'
fresh "data-dir $folder/none/data"
check "a data folder whose folder is not there" both_fail 'The folder .* cannot be made: No such file'
fresh "data-dir $folder/unwritable/data"
check "one in a folder that may not be written" both_fail 'The folder .* cannot be made: Permission denied'
fresh "data-dir $folder/unwritable"
check "one that may not be written" both_fail 'The folder .* cannot be used: Permission denied'
fresh "data-dir $folder/log"
check "one that is a file" both_fail 'The folder .* cannot be used: Not a directory'
fresh "control-socket $folder/unwritable/control"
check "a control socket that cannot be made" both_fail 'The socket .* cannot be made: Permission denied'

fresh "listen-ssh 127.0.0.1:0" "host-key $folder/none/key"
check "a host key whose folder is not there" both_fail 'The SSH host key cannot be written .*: No such file'
fresh 'listen-ssh 127.0.0.1:0' 'host-key key'
ssh-keygen -q -t ed25519 -N '' -f "$here/key"
chmod 644 "$here/key"
[ "$as" = env ] || chown 65534 "$here/key"
check "a host key that others may read" both_fail 'The SSH host key .* can be read by other users'
chmod 000 "$here/key"
check "one that may not be read" both_fail 'The SSH host key .* cannot be read: Permission denied'
chmod 600 "$here/key"
echo nothing >"$here/key"
check "one that is none" both_fail 'is not an ed25519 key, or it has a passphrase'

fresh 'listen-tls 127.0.0.1:0' 'tls-certificate cert' 'tls-key key'
check "a certificate that is not there" both_fail 'cert cannot be read: No such file'
openssl req -x509 -newkey ed25519 -nodes -keyout "$here/key" -out "$here/cert" -days 2 -subj /CN=localhost 2>/dev/null
chmod 644 "$here/cert"
chmod 000 "$here/key"
check "a key of TLS that may not be read" both_fail 'key cannot be read: Permission denied'
chmod 640 "$here/key"
[ "$as" = env ] || chown 65534 "$here/key"
check "what may be is fine" both_go
echo nothing >"$here/cert"
check "a certificate that is none" both_fail '[Cc]ertificate'

fresh 'listen-tls 127.0.0.1:0' 'tls-certificate cert' 'tls-key key'
openssl req -x509 -newkey ed25519 -nodes -keyout "$here/key" -out "$here/new" -days 2 -subj /CN=localhost 2>/dev/null
openssl x509 -in "$here/new" -signkey "$here/key" -days -1 -out "$here/cert" 2>/dev/null
chmod 644 "$here/cert"
chmod 640 "$here/key"
[ "$as" = env ] || chown 65534 "$here/key"
check "a certificate that has expired keeps nobody from a start" both_go
check "but is told" eval '$as "$cardroomd" -t -c "$here/conf" 2>"$folder/tested"; grep -q "has expired on 20.*Renew it" "$folder/tested"'

fresh
start_service
sed -i "s/^listen-telnet .*/listen-telnet 127.0.0.1:$telnet_port/" "$here/conf"
check "a port that is taken" both_fail 'Address already in use. Stop what uses it'
check "of what runs by this configuration it is not" "$cardroomd" -t -c "$config"
fresh "listen-metrics 127.0.0.1:$telnet_port"
check "so is one for metrics" both_fail 'Address already in use'
stop_service
fresh 'listen-telnet 192.0.2.1:4000'
check "an address of another machine" both_fail 'This machine does not have it'
fresh 'listen-telnet'
check "no address at all" both_fail 'no address to listen on'
lowest=$(cat /proc/sys/net/ipv4/ip_unprivileged_port_start)
if [ "$lowest" -gt 1 ]; then
    fresh "listen-telnet 127.0.0.1:$((lowest - 1))"
    check "a low port" both_fail 'Permission denied. Low ports are for root'
    check "is not what something else uses" not grep -q 'Stop what' "$folder/tested"
fi

fresh "store sqlite:$folder/none/cards.db"
check "a database whose folder is not there" both_fail 'The database .* cannot be written: No such file'
fresh 'store sqlite:cards.db'
echo 'no database, but long enough to be taken for one' >"$here/cards.db"
chmod 444 "$here/cards.db"
check "one that may not be written" both_fail 'The database .* cannot be written: Permission denied'
rm -f "$here/cards.db"
$as sh -c "yes | head -c 4096 >'$here/cards.db'"
check "one that is none" both_fail 'cards.db cannot be used as a database'
rm "$here/cards.db"
$as sqlite3 "$here/cards.db" 'create table t(a); pragma user_version = 999'
check "one of a newer cardroom" both_fail 'written by a newer cardroom'
$as sqlite3 "$here/cards.db" 'pragma user_version = 0'
check "one of something else" both_fail 'is not a database of cardroom'

fresh 'user root'
check "another user than who starts it" both_fail 'Only root can become another user'
fresh
refuses_the_background() {
    $as prlimit --nproc=1 "$cardroomd" -c "$here/conf" 2>"$folder/tested"
    [ $? -eq 1 ] && test "$(fault_of "$folder/tested")" = 'It cannot go on in the background: Resource temporarily unavailable.'
}
check "too few processes for the background" refuses_the_background
fresh
check "too few files" both_fail 'fewer than 256 files' sh -c 'ulimit -n 100; exec "$@"' -- $as
if [ "$as" != env ]; then
    # Started by root, which becomes that user.
    fresh "user nobody" "log $folder/unwritable/log"
    check "root looks as the user whom it becomes" both_fail 'The log .*: Permission denied' env
    fresh
    chown root "$here"
    mkdir -m 700 "$here/data"
    check "root looks as a user who is named" eval '! "$cardroomd" -t -u nobody -c "$here/conf" 2>"$folder/tested" && grep -q "data.*" "$folder/tested"'
    chown nobody "$here" "$here/data"
    check "who finds nothing where all is theirs" eval '"$cardroomd" -t -u nobody -c "$here/conf" 2>"$folder/tested" && [ ! -s "$folder/tested" ]'
    mkdir -m 755 "$folder/run"
    chown nobody "$folder/run"
    fresh 'control-group bin' "control-socket $folder/run/control"
    check "a group that is not the user's" both_fail 'not in the group bin'
    check "which a unit may add" eval '"$cardroomd" -t -u nobody -c "$here/conf" 2>"$folder/tested" && grep -q "only if its unit has SupplementaryGroups=bin" "$folder/tested"'
    check "nobody is another" eval '! "$cardroomd" -t -u no-such-user -c "$here/conf" 2>"$folder/tested" && grep -q "no user no-such-user" "$folder/tested"'
    check "a start is as who starts it" eval '"$cardroomd" -u nobody -c "$here/conf" 2>"$folder/tested"; [ $? -eq 2 ]'
    fresh 'user nobody'
    chown root "$here"
    check "and finds nothing where nothing is wrong" eval 'start_it env && "$cardroomd" -t -c "$here/conf"'
fi
chmod -R u+rwX "$folder"
plan
