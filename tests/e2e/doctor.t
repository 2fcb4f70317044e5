#!/bin/sh
# cardroomctl doctor on a real service and real damage.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

# The store looks for its ballast at the start and then not for an hour, so it makes no other one before the doctor looks.
echo "store sqlite:$folder/data/cardroom.db?check=3600000" >>"$config"
backups=$folder/backups
mkdir "$backups"
me=$(id -un)

looks() {
    ctl doctor "$backups" >"$folder/said" 2>"$folder/error" </dev/null
    status=$?
}
# doctor STATUS: looks, and expects this exit status. The doctor gives up on what does not answer within seconds, as on a
# busy machine. Then this looks again.
doctor() {
    until_true answered
    [ $status -eq "$1" ] && [ ! -s "$folder/error" ]
}
answered() {
    looks
    ! grep -q 'no room answers at it\|did not answer within' "$folder/said"
}

# says LEVEL CHECK WORDS: the doctor says so.
says() {
    grep -q "^$1 *  $2 .*$3" "$folder/said"
}

# advises CHECK WORDS: the doctor gives this advice below a finding of the check.
advises() {
    grep -A 1 "^[a-z]* *  $1 " "$folder/said" | grep -q -- "-> .*$2"
}

check "before the first start nothing runs" eval 'doctor 1 && says error service "does not run"'
check "it says how to start it" advises service "cardroomd -c $config"
check "and makes nothing" not test -e "$folder/data"
check "it looks at the disk on which data-dir will be" says ok disk

check "the service starts" start_service
echo 'open sesame 12' | ctl account create kate admin >/dev/null
ctl backup "$backups/cardroom-2026.db" >/dev/null
# The door tells of its sandbox with its first figures.
told() {
    ctl status | grep -q '^door-uncontained'
}
until_true told
check "then nothing is wrong" doctor 0
for what in configuration service versions data database schema ports host-keys disk ballast backup; do
    check "$what is well" says ok $what
done
check "the service listens" says ok ports "listen-ssh 127.0.0.1:$ssh_port: the service listens"
check "no error is counted" grep -q '^0 errors, ' "$folder/said"
as_items() {
    ctl doctor --json >"$folder/said" && grep -q '^{"done":true,"items":\[{"check":"configuration","level":"ok",.*"todo":null}' "$folder/said"
}
check "for programs, too" until_true as_items

# ---- Damage, and what is said to be done about it ----

# mends CHECK: types the advice below it.
mends() {
    grep -A 1 "^[a-z]* *  $1 " "$folder/said" | sed -n 's/^ *-> //p' | head -n 1 >"$folder/todo"
    sh "$folder/todo" >/dev/null
}
chmod 755 "$folder/data"
check "a folder that others may read" eval 'doctor 0 && says warning data "read by others (mode 0755)"'
check "is mended as it says" eval 'mends data && doctor 0 && says ok data'
chmod 666 "$folder/data/ssh_host_ed25519_key"
check "a host key that others may change" eval 'doctor 1 && says error host-keys "changed by others"'
check "is mended as it says" eval 'mends host-keys && doctor 0 && says ok host-keys'

touch -d '3 days ago' "$backups"/*.db
check "an old backup" eval 'doctor 0 && says warning backup "is 3 days old"'
touch -d '9 days ago' "$backups"/*.db
check "a stale backup" eval 'doctor 1 && says error backup "is 9 days old" && advises backup "cardroomctl .*backup $backups/"'
if has install; then
    sed 's/%F/%F-new/' "$folder/said" >"$folder/said.new" && mv "$folder/said.new" "$folder/said"
    PATH=$(cd "$(dirname "$cardroomctl")" && pwd):$PATH
    check "is followed by another as it says" eval 'mends backup && doctor 0 && says ok backup'
fi
touch "$folder/data/cardroom.db.shipped-0123" -d '1 hour ago'
check "shipping that is behind" eval 'doctor 1; says error shipping "hour behind\|60 minutes behind"'
rm "$folder/data/cardroom.db.shipped-0123"

echo 'no-such-option 3' >>"$config"
check "a fault of the configuration" eval 'doctor 1 && says error configuration no-such-option && advises configuration "cardroomd -t -c $config"'
sed -i '/^no-such-option/d' "$config"
check "the ballast" rm "$folder/data/cardroom.db.ballast"
check "is missed" eval 'doctor 0 && says warning ballast "is not there"'
sed -i 's/^staff-totp no/staff-totp yes/' "$config"
check "staff without a second factor" eval 'doctor 0 && says warning staff "without rights so far: kate (1 of 1 staff)"'
sed -i 's/^staff-totp yes/staff-totp no/' "$config"

if has openssl; then
    # certificate DAYS: makes a certificate that is valid for DAYS more; less than 0: it has ended.
    certificate() {
        echo subjectAltName=DNS:localhost >"$folder/names"
        openssl req -new -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout "$folder/key.pem" -out "$folder/request" \
            -subj /CN=localhost >/dev/null 2>&1 &&
            openssl x509 -req -in "$folder/request" -signkey "$folder/key.pem" -extfile "$folder/names" -days "$1" \
                -out "$folder/cert.pem" >/dev/null 2>&1
        chmod 600 "$folder/key.pem"
    }
    printf 'tls-certificate %s\ntls-key %s\nhost-name localhost\n' "$folder/cert.pem" "$folder/key.pem" >>"$config"
    certificate 90
    check "a certificate" eval 'doctor 0 && says ok certificate "has 89 days left, and its key fits"'
    certificate 15
    check "that ends soon" eval 'doctor 0 && says warning certificate "ends in 14 days"'
    certificate 2
    check "that ends tomorrow" eval 'doctor 1 && says error certificate "ends in 1 day\." && advises certificate certbot'
    certificate -1
    check "that has ended" eval 'doctor 1 && says error certificate "has ended\. Clients refuse it"'
    certificate 90
    sed -i 's/^host-name .*/host-name cards.example/' "$config"
    check "for another name" eval 'doctor 1 && says error certificate "not for the name cards\.example"'
    sed -i 's/^host-name .*/host-name localhost/' "$config"
    openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out "$folder/key.pem" 2>/dev/null
    check "whose key does not fit" eval 'doctor 1 && says error certificate'
    chmod 644 "$folder/key.pem"
    check "whose key everybody may read" eval 'doctor 1 && says error certificate "read by everybody"'
    rm "$folder/key.pem"
    check "without a key" eval 'doctor 1 && says error certificate "No such file"'
    sed -i '/^tls-/d; /^host-name/d' "$config"
fi

# ---- Without the service ----

stop_service
check "stopped, it does not run" eval 'doctor 1 && says error service "does not run"'
check "the rest is looked at" eval 'says ok database && says ok data && says ok ports "the port is free"'
if has nc; then
    nc -l 127.0.0.1 "$ssh_port" >/dev/null 2>&1 &
    others="$others $!"
    taken() {
        looks
        [ $status -eq 1 ] && says error ports "listen-ssh 127.0.0.1:$ssh_port: nc.*, process $! has that port"
    }
    taker=$!
    check "a port that another has" until_true taken
    kill "$taker"
    wait "$taker" 2>/dev/null
fi

# ---- A damaged database ----

rm -rf "$backups"/*
start_service
ctl backup "$backups/cardroom-whole.db" >/dev/null
stop_service
# overwritten FROM PAGES: pages in the middle of the database, which its first pages do not tell of.
overwritten() {
    dd if=/dev/urandom of="$folder/data/cardroom.db" bs=4096 seek="$1" count="$2" conv=notrunc 2>/dev/null
}
pages=$(($(stat -c %s "$folder/data/cardroom.db") / 4096))
overwritten $((pages / 2)) 8
check "overwritten pages" eval 'doctor 1 && says error database "damaged\|malformed" && ! says ok database && ! says ok schema'
check "a backup is to take their place" advises database "restore $backups/cardroom-whole.db; cardroomd -c $config"
ln -s "$(cd "$(dirname "$cardroomctl")" && pwd)/cardroomctl" "$folder/cardroomctl"
# restored: types the advice except for the start. The test starts the service itself, so that it can end it.
restored() {
    grep -A 1 "^error *  database " "$folder/said" | sed -n 's/^ *-> //p' | sed 's/; cardroomd -c .*//' >"$folder/todo"
    PATH=$folder:$PATH sh "$folder/todo" >"$folder/typed" 2>&1
}
check "which it does, as advised" eval 'restored && doctor 1 && says ok database'
check "the service starts from it" start_service
check "and nothing is wrong" eval 'until_true told && doctor 0'
overwritten 1 $((pages - 1))
kill -9 "$(pid_of room)"
roomless() {
    looks
    [ $status -eq 1 ] && says error service "none of its rooms comes up"
}
check "pages that are overwritten while it runs" until_true roomless
check "the service is not said to be stopped, nor to be in its own way" eval '! grep -q "does not run\|has that port" "$folder/said"'
check "what is wrong is the database" says error database
check "a backup takes its place, as advised" restored
check "for which the service was ended, as it said" not alive "$supervisor"
wait "$supervisor" 2>/dev/null
supervisor=
check "it starts again" start_service
check "and all is well" eval 'until_true told && doctor 0'
stop_service
printf 'x' | dd of="$folder/data/cardroom.db" bs=1 seek=3 conv=notrunc 2>/dev/null
check "what is no database any more" eval 'doctor 1 && says error database && advises database "restore $backups/cardroom-whole.db"'
check "no configuration" eval '! "$cardroomctl" -c "$folder/none" doctor >"$folder/said" && says error configuration "No such file"'

# ---- What hangs ----

if has nc; then
    rm -f "$folder/data/control"
    nc -lU "$folder/data/control" >/dev/null 2>&1 &
    others="$others $!"
    until_true test -S "$folder/data/control"
    check "a socket at which nobody answers" eval 'looks; says error service "no room answers"'
fi
rm -f "$folder/data/cardroom.db"*
mkfifo "$folder/data/cardroom.db"
check "a file that is never opened" eval 'looks; says unseen database "did not answer within 5 seconds"'
check "holds up no other check" eval 'says ok disk && says ok kernel && says unseen staff'
check "what to do about it is said" advises database 'See whether a disk or the name service hangs, and try again'
rm "$folder/data/cardroom.db"
check "without it the doctor sees again, as it says" eval 'doctor 1; ! says unseen database "did not answer"'

# ---- As somebody else ----

if [ "$me" = root ] && has setpriv && getent passwd nobody >/dev/null; then
    chmod 755 "$folder"
    chmod 644 "$config"
    cp "$cardroomctl" "$folder/ctl"
    chmod 755 "$folder/ctl"
    as_nobody() {
        setpriv --reuid=nobody --clear-groups "$folder/ctl" -c "$config" doctor "$backups" >"$folder/said" 2>"$folder/error"
        says unseen database && says unseen host-keys && ! says ok database && ! says ok schema && ! says ok staff &&
            grep -q "^To see the rest: sudo cardroomctl -c $config doctor" "$folder/said"
    }
    check "what another user cannot see is not called well" as_nobody
fi
plan
