#!/bin/sh
# A whole service on a PostgreSQL server. The database is prepared, played on, checked, and moved to a file and back; the
# server is killed. The room has the rights of its role and no network.
. "${top_srcdir:-.}/tests/e2e/lib.sh"
lab has 2>/dev/null || skip_all "PostgreSQL is not installed"
server=$(lab start $$) || exit 99
owner=$(lab database "$server")
lab sql "$server" 'CREATE ROLE room LOGIN'
role=$(echo "$owner" | sed 's/user=postgres/user=room/')
echo "store $role" >>"$config"
echo 'same-address-exempt 127.0.0.0/8' >>"$config"

said() {
    "$@" >"$folder/said" 2>&1
}

# says WORDS COMMAND...: it ends with an error and says this.
says() {
    words=$1
    shift
    ! said "$@" && grep -q -- "$words" "$folder/said"
}

# played N: the server knows of N games that are over.
played() {
    [ "$(lab sql "$owner" 'SELECT count(*) FROM game WHERE state = 1')" -ge "$1" ]
}

sound() {
    said ctl check ${1+"$1"} && grep -q ' is sound: nothing is damaged, the ledger adds up' "$folder/said"
}

check "a database without tables says what to type" says 'cardroomctl store init' ctl store status
check "its owner makes it ready" said ctl store init "$owner" room
check "and again" said ctl store init "$owner" room
check "a role that is not there is told" says 'createuser' ctl store init "$owner" nobody-here
check "the service starts with the room's role" start_service
check "it shows that it runs" sh -c '"$0" -c "$1" store status | grep -q "^running yes"' "$cardroomctl" "$config"
robots_on -t 3 -k 2 -s 600 -r
check "games are played" until_true played 3
check "the store is sound while they are" sound
check "a copy is refused while they are" says 'A room uses' ctl store copy "$role" "sqlite:$folder/no.db"
# Types the command that was told last.
types_told() {
    eval "$(sed -n 's/.*Type: //p' "$folder/said")" >"$folder/error" 2>&1
}
PATH=$(dirname "$(ls -d /usr/lib/postgresql/*/bin/pg_dump | tail -n 1)"):$PATH
check "the tool for a backup is told" says 'pg_dump -Fc' ctl backup "$folder/told.dump"
check "and makes one with the room's role" types_told
check "which holds the audit log" eval 'pg_restore -f - "$folder/told.dump" | grep -q "^COPY public.audit "'
check "the tool for a restore is told" says 'the role that owns.*pg_restore' ctl restore "$folder/told.dump"
before=$(lab sql "$owner" 'SELECT count(*) FROM game WHERE state = 1')
waits_for() {
    lab sql "$server" "ALTER SYSTEM SET synchronous_standby_names = '$1'" && lab sql "$server" 'SELECT pg_reload_conf()' >/dev/null
}
dial ann 127.0.0.1 "$(port_of telnet)"
check "somebody comes in" hears ann 'Name:'
echo guest >"$folder/ann.in"
check "as a guest" hears ann Welcome
check "commits wait for a standby that there is not" waits_for nobody
check "which the log tells" until_true logged ' room warn store-waits ms='
check "and people" hears ann 'The server cannot store anything just now'
check "and the staff" sh -c '"$0" -c "$1" status | grep -qx "store waits"' "$cardroomctl" "$config"
check "they wait for none any more" waits_for ''
check "people are told" hears ann 'The server stores what you do again'
check "and play goes on" until_true played $((before + 1))
check "the server dies" lab kill "$server"
check "it comes back" lab up "$server"
check "play goes on" until_true played $((before + 4))
check "nobody lost the connection" not grep -q 'room warn end' "$folder/log"
check "the room is the first one still" [ "$(grep -c ' start process=room ' "$folder/log")" = 1 ]
check "the server dies again" lab kill "$server"
kill -9 "$(pid_of room)"
check "a room that starts meanwhile waits" until_true logged 'store-away The room waits for its store'
check "and says why" sh -c '"$0" -c "$1" status | grep -q "^store-away .* cannot be reached"' "$cardroomctl" "$config"
before=$(grep -c 'store-away The room' "$folder/log")
check "it comes back again" lab up "$server"
games=$(lab sql "$owner" 'SELECT count(*) FROM game WHERE state = 1')
check "play goes on in the new room" until_true played $((games + 3))
check "it has said so once" [ "$before" = 1 ]
check "nobody lost the connection then" not grep -q 'why=it was ended' "$folder/log"
kill_service
check "the service starts after it was killed" start_service
check "the store is sound" sound
robots_off
stop_service
check "what the robots saw is in the store" witnessed "$owner"

check "it moves to a file" said ctl store copy "$role" "sqlite:$folder/moved.db"
check "the file is sound" sound "$folder/moved.db"
rows=$(lab sql "$owner" 'SELECT count(*), sum(seq) FROM journal')
check "with all events" [ "$(sqlite3 -readonly "$folder/moved.db" 'SELECT count(*), sum(seq) FROM journal')" = "$rows" ]
other=$(lab database "$server")
check "and to another server's database" said ctl store copy "sqlite:$folder/moved.db" "$other"
check "with all events, too" [ "$(lab sql "$other" 'SELECT count(*), sum(seq) FROM journal')" = "$rows" ]
sed -i "s,^store .*,store sqlite:$folder/moved.db," "$config"
check "the service starts on the file" start_service
stop_service
check "the file is sound after that" sound

# Over TLS libpq looks for a certificate in the home of whom it runs as, which is not root's.
if [ "$(id -u)" = 0 ] && has openssl; then
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost -addext subjectAltName=DNS:localhost \
        -keyout "$server/db.key" -out "$server/db.pem" 2>/dev/null
    chown nobody "$server/db.key"
    distant=$(lab start $$ tcp ssl=on "ssl_cert_file=$server/db.pem" "ssl_key_file=$server/db.key")
    port=$(lab url "$distant" | sed -n 's/.*port=\([0-9]*\).*/\1/p')
    over_tls="postgresql://postgres@localhost:$port/postgres?sslrootcert=$server/db.pem"
    mkdir -m 700 "$folder/home"
    HOME=$folder/home
    export HOME
    check "a server over TLS is made ready" said ctl store init "$over_tls"
    mkdir -m 700 "$server/data.of.room" && chown nobody "$server/data.of.room"
    printf '%s\n' "store $over_tls" "data-dir $server/data.of.room" 'listen-telnet 127.0.0.1:0' >"$server/conf"
    check "root looks at it as the user of the unit" said "$cardroomd" -t -u nobody -c "$server/conf"
    check "and starts as that user" eval 'echo "user nobody" >>"$server/conf" && said "$cardroomd" -t -c "$server/conf"'
fi
plan
