# The store of a benchmark of whole services, by the word STORE: `sqlite` (also without it), `postgresql` (a server of
# its own), `standby` (with a standby, for which each commit waits), or an url of an empty database. Servers have the
# settings of a machine that serves, which pglab.sh's are not: segments of 16 MB, and checkpoints that are far between.
# Sourced behind lib.sh; store_ready says $store to the configuration, and $primary and $standby are their folders.

primary=
standby=
store=sqlite:$folder/data/cardroom.db
store_serving="shared_buffers=256MB max_wal_size=4GB min_wal_size=1GB checkpoint_timeout=15min"

store_ready() {
    case ${STORE:-sqlite} in
    sqlite) ;;
    postgresql | standby)
        export PGLAB_SEGMENT_MB=16
        # shellcheck disable=SC2086 # several words
        primary=$("$srcdir/tests/lib/pglab.sh" start $$ tcp $store_serving) && store=$("$srcdir/tests/lib/pglab.sh" database "$primary") ||
            return 1
        ;;
    *) store=$STORE ;;
    esac
    if [ "${STORE:-sqlite}" = standby ]; then
        # shellcheck disable=SC2086
        standby=$("$srcdir/tests/lib/pglab.sh" standby $$ "$primary" tcp $store_serving) || return 1
    fi
    echo "store $store" >>"$config"
    case $store in
    postgresql:*) ctl store init "$store" >/dev/null ;;
    esac
}

# wal_bytes: how much the server has written to its log so far.
wal_bytes() {
    [ -z "$primary" ] && echo 0 ||
        "$srcdir/tests/lib/pglab.sh" sql "$primary" "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint"
}
