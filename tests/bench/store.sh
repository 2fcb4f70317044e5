#!/bin/sh
# Durable appends on each store in one run: a file of SQLite's, a PostgreSQL server of its own, the same with a standby
# for which each commit waits, and the same with the server farther away (stores.sh, bench-store.c). STORES (sqlite postgresql
# standby delay) says which. For each server there is a floor, which shows what the server and its disk take: pgbench
# with the same statements over two connections. Each of its transactions has a batch of BATCH (8) appends and the row of
# the writer, in pipeline mode, at RATE (2000) appends a second and as fast as it can. `make bench-store` prints a table
# and one line of JSON for each.

. "${top_srcdir:-.}/tests/bench/figures.sh"
. "$srcdir/tests/bench/stores.sh"

batch=${BATCH:-8}
rate=${RATE:-2000}
seconds=${SECONDS_EACH:-5}

# Makes the tables of the floor, and writes its transaction. No two batches write to the same game at a time.
floor_ready() {
    "$srcdir/tests/lib/pglab.sh" sql "$store" "
        CREATE TABLE floor_game (id BIGINT PRIMARY KEY, epoch BIGINT NOT NULL, last BIGINT NOT NULL, state BIGINT NOT NULL)
            WITH (fillfactor = 50);
        CREATE TABLE floor_journal (game BIGINT NOT NULL, seq BIGINT NOT NULL, at_ms BIGINT NOT NULL, command BIGINT NOT NULL,
            event TEXT NOT NULL, PRIMARY KEY (game, seq));
        CREATE TABLE floor_writer (lane BIGINT PRIMARY KEY, epoch BIGINT NOT NULL, batch BIGINT NOT NULL) WITH (fillfactor = 10);
        INSERT INTO floor_writer VALUES (0, 1, 0), (1, 1, 0);
        INSERT INTO floor_game SELECT id, 1, 0, 0 FROM generate_series(1, 256) AS id" || return 1
    {
        # A lane has games of its own.
        for i in $(seq "$batch"); do
            printf '\\set game%d (random(0, 127) * 2 + :client_id + 1)\n' "$i"
        done
        printf '%s\n' '\startpipeline'
        for i in $(seq "$batch"); do
            printf '%s%d %s\n' "WITH g AS (UPDATE floor_game SET last = last + 1 WHERE id = :game" "$i" \
                "AND epoch = 1 AND state = 0 RETURNING id, last)" | tr '\n' ' '
            printf '%s\n' "INSERT INTO floor_journal SELECT id, last, 0, last, 'move 3 card 7C suit H' FROM g;"
        done
        printf '%s\n' 'UPDATE floor_writer SET batch = CASE WHEN epoch = 1 THEN batch + 1 END WHERE lane = :client_id;' \
            '\endpipeline'
    } >"$folder/floor.sql"
}

# floor RATE: appends a second, and the median, the 99th percentile and the longest of its batches, in ms. The time of a
# batch that is late begins when it should have begun.
floor() {
    rm -f "$folder"/floor-log.*
    "$(dirname "$(find /usr/lib/postgresql -name pgbench | sort -V | tail -n 1)")/pgbench" -n -M prepared -c 2 -j 1 \
        -T "$seconds" ${1:+-R "$1"} -l --log-prefix="$folder/floor-log" -f "$folder/floor.sql" "$store" \
        >"$folder/floor-said" 2>&1 || say "pgbench: $(grep error: "$folder/floor-said")"
    cat "$folder"/floor-log.* | awk '{ print $3 }' | sort -n | awk -v batch="$batch" -v s="$seconds" '{ us[NR] = $1 }
        END { printf "%.0f %.2f %.2f %.2f\n", NR * batch / s, us[int((NR + 1) / 2)] / 1000, us[int(NR * 0.99) + 1] / 1000, us[NR] / 1000 }'
}

# What the store before had; its servers end with the folder's owner, and would take time meanwhile.
store_end() {
    # shellcheck disable=SC2086
    [ -z "$others" ] || kill $others
    others=
    rm -f "$folder/wires.in"
    for server in $servers; do
        "$srcdir/tests/lib/pglab.sh" drop "$server"
    done
}

for STORE in ${STORES:-sqlite postgresql standby delay}; do
    echo "== $STORE"
    case $STORE in
    sqlite)
        mkdir -p "$folder/data"
        "$builddir/tests/bench/bench-store" "$folder/data" || say "it fails"
        continue
        ;;
    esac
    store_ready || say "the store cannot be made"
    "$builddir/tests/bench/bench-store" "$store" >"$folder/figures" || say "it fails"
    cat "$folder/figures"
    floor_ready || say "the floor cannot be made"
    floor $((rate / batch)) >"$folder/floor-rate" && floor >"$folder/floor-all" || exit 1
    read -r each p50 p99 most <"$folder/floor-rate"
    all=$(cat "$folder/floor-all")
    printf '%12s %10s %8s %8s %8s\n' "the floor" "$each" "$p50" "$p99" "$most"
    # shellcheck disable=SC2086
    printf '%12s %10s %8s %8s %8s\n' "" $all
    printf '{"bench":"store-floor","store":"%s","load":%s,"batch":%d,"per_s":%s,"p50_ms":%s,"p99_ms":%s,"max_ms":%s,"all_per_s":%s}\n' \
        "$STORE" "$(cut -d ' ' -f 1 /proc/loadavg)" "$batch" "$each" "$p50" "$p99" "$most" "${all%% *}"
    store_end
done
