#!/bin/sh
# A pooler before PostgreSQL. A pooler that gives connections to others after each transaction is refused: at a start, by
# `cardroomd -t`, and at run time if somebody changes its mode. The refusal says what to do. Play waits meanwhile, and
# nothing is lost.
. "${top_srcdir:-.}/tests/e2e/lib.sh"
lab has 2>/dev/null || skip_all "PostgreSQL is not installed"
wants pgbouncer
server=$(lab start $$) || exit 99
owner=$(lab database "$server")
name=${owner#postgresql:///}
name=${name%%\?*}

# It runs as nobody where root starts it, as PostgreSQL does.
pool=$(mktemp -d /tmp/pool.XXXXXX) || exit 99
all_gone() {
    finish
    rm -rf "$pool"
}
trap all_gone EXIT
user=
[ "$(id -u)" != 0 ] || { user="-u nobody" && chown nobody: "$pool" && chmod 755 "$pool"; }
echo '"postgres" ""' >"$pool/users"
# pool_mode MODE: sets the mode from now on.
pool_mode() {
    cat >"$pool/pgbouncer.ini" <<END
[databases]
$name = host=$server port=$(cat "$server/port")
[pgbouncer]
unix_socket_dir = $pool
unix_socket_mode = 0777
listen_port = 6432
auth_type = trust
auth_file = $pool/users
pool_mode = $1
logfile = $pool/log
END
    [ -z "$pooler" ] || kill -HUP "$pooler"
}
pool_begin() {
    PATH=$PATH:/usr/sbin
    # shellcheck disable=SC2086
    pgbouncer -q $user "$pool/pgbouncer.ini" 2>"$pool/err" &
    pooler=$!
    others="$others $pooler"
}
pooler=
pool_mode transaction
pool_begin
check "the pooler runs" until_true [ -S "$pool/.s.PGSQL.6432" ]
echo "store postgresql:///$name?host=$pool&port=6432&user=postgres" >>"$config"
echo 'same-address-exempt 127.0.0.0/8' >>"$config"

what="A pooler before .* gives connections away after each transaction. Set pool_mode = session"
tells() {
    "$@" >"$folder/said" 2>&1
    grep -q "$what" "$folder/said"
}
check "cardroomd -t says what to set" tells "$cardroomd" -t -c "$config"
check "the service does not start" tells "$cardroomd" -f -c "$config"

pool_mode session
check "the service starts on a pooler that keeps sessions" start_service
robots_on -t 3 -k 2 -s 600 -r
check "games are played" plays_on 20
pool_mode transaction
check "when somebody sets it otherwise, the log says what to set" until_true logged "store-away .*$what"
pool_mode session
check "and when that is set, play goes on" plays_on 20
check "in the same room" [ "$(grep -c ' start process=room ' "$folder/log")" = 1 ]
check "nobody lost the connection" not grep -q 'why=' "$folder/log"
robots_off
stop_service
check "what the robots saw is in the store" witnessed "$owner"
plan
