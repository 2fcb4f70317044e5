#!/bin/sh
# What play leaves on the disk: `make bench-journal`; see journal.c. TABLES (20), ROUNDS (1). A table and one line of
# JSON. It fails if a move costs more than MOVE_BYTES (300) of the database, or the WAL grows beyond WAL_KIB (8192).

folder=$(mktemp -d) || exit 99
trap 'rm -rf "$folder"' EXIT
"${top_builddir:-.}/tests/bench/journal" "$folder" "${TABLES:-20}" "${ROUNDS:-1}" 2>"$folder/json" || {
    cat "$folder/json" >&2
    exit 1
}
printf '{"bench":"journal","load":%s,"rows":[%s]}\n' "$(cut -d ' ' -f 1 /proc/loadavg)" "$(cat "$folder/json")"
tr '{' '\n' <"$folder/json" | sed -n 's/.*"bytes_a_move":\([0-9.]*\).*"wal_bytes":\([0-9]*\).*/\1 \2/p' |
    awk -v move="${MOVE_BYTES:-300}" -v wal="${WAL_KIB:-8192}" '$1 > move || $2 > wal * 1024 { over = 1 } END { exit over }'
