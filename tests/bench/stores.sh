# The store of a benchmark of whole services. STORE says which:
#   sqlite      a file; also if STORE is not set
#   postgresql  a server of its own
#   standby     the same with a standby, for which each commit waits
#   delay       as standby, and what passes between the service and the server takes DELAY_MS (1) longer each way
#   a url       an empty database
# Servers have the settings of a machine that serves people, unlike other servers of pglab.sh: segments of 16 MB, and
# checkpoints that are far apart. Sourced after figures.sh. store_ready puts $store into the configuration; $servers are
# the servers' folders.

primary=
standby=
servers=
store=sqlite:$folder/data/cardroom.db
store_serving="shared_buffers=256MB max_wal_size=4GB min_wal_size=1GB checkpoint_timeout=15min"

store_ready() {
    case ${STORE:-sqlite} in
    sqlite) ;;
    postgresql | standby | delay)
        export PGLAB_SEGMENT_MB=16
        # shellcheck disable=SC2086 # several words
        primary=$("$srcdir/tests/lib/pglab.sh" start $$ tcp $store_serving) || return 1
        store=$("$srcdir/tests/lib/pglab.sh" database "$primary") || return 1
        ;;
    *) store=$STORE ;;
    esac
    case ${STORE:-} in
    standby | delay)
        # shellcheck disable=SC2086
        standby=$("$srcdir/tests/lib/pglab.sh" standby $$ "$primary" tcp $store_serving) || return 1
        ;;
    esac
    servers="$standby $primary"
    [ "${STORE:-}" != delay ] || store_far || return 1
    echo "store $store" >>"$config"
    case $store in
    postgresql:*) ctl store init "$store" >/dev/null ;;
    esac
}

# The service reaches the server by a slower way.
store_far() {
    far=127.19.$(($$ / 254 % 254)).$(($$ % 254 + 1)):5432
    mkfifo "$folder/wires.in" || return 1
    "$builddir/tests/cluster/wires" <"$folder/wires.in" >"$folder/wires" &
    others="$others $!"
    exec 6>"$folder/wires.in"
    printf '%s\n' "wire db $far 127.0.0.1:$(cat "$primary/port")" "delay db ${DELAY_MS:-1}" >&6
    until_true eval '[ "$(grep -c ^ok "$folder/wires")" = 2 ]' || return 1
    store=postgresql://postgres@$far/$(echo "$store" | sed 's|^postgresql:///\([^?]*\).*|\1|')?sslmode=disable
}

# wal_bytes: how many bytes the server has written to its log so far.
wal_bytes() {
    if [ -n "$primary" ]; then
        "$srcdir/tests/lib/pglab.sh" sql "$primary" "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint"
    else
        echo 0
    fi
}
