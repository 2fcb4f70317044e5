#!/bin/sh
# Adds to the corpus what it lacks: a file of records for each game and version of its rules, and a database for each
# schema. Call it with every change that adds a step to the schema or raises a version, and commit what it made. Files that
# are there stay as they are, because earlier versions stored them.
#     tests/corpus/make.sh BUILD         the folder with the build; needs sqlite3
# Nothing had been released before there was a corpus. So the version with schema 6 played the games of the databases of
# schemas 1 to 5, and they hold what these have columns for.
set -eu
build=${1:?the folder with the build}
top=$(cd "$(dirname "$0")/../.." && pwd)
stored=$top/tests/corpus/stored
make -s -C "$build" tests/corpus/make
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$stored" "$work/records"

"$build/tests/corpus/make" "$work/games.db" 0 36 0
"$build/tests/corpus/make" records "$work/records" "$work/games.db"
for file in "$work"/records/*.txt; do
    [ -e "$stored/${file##*/}" ] || cp "$file" "$stored/"
done

schema=0
for step in "$top"/data/schema/*.sql; do
    schema=$((schema + 1))
    cat "$step" >>"$work/steps.sql"
    name=$stored/schema-$(printf '%03d' $schema)
    [ ! -e "$name.sql" ] || continue
    "$build/tests/corpus/make" "$work/new.db" $schema 3 3
    sqlite3 "$work/old.db" <"$work/steps.sql"
    tables=$(sqlite3 "$work/old.db" "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid")
    for table in $tables; do
        columns=$(sqlite3 "$work/old.db" "SELECT group_concat(name) FROM pragma_table_info('$table')")
        [ "$table" = audit ] || echo "DELETE FROM $table;"
        echo "INSERT INTO $table ($columns) SELECT $columns FROM new.$table;"
    done >"$work/copy.sql"
    { echo "ATTACH '$work/new.db' AS new;"; cat "$work/copy.sql"; } | sqlite3 "$work/old.db"
    { sqlite3 "$work/old.db" .dump; echo "PRAGMA user_version = $schema;"; } >"$name.sql"
    cp "$work/new.db.live" "$name.live"
    rm -f "$work"/new.db* "$work"/old.db*
done
du -sh "$stored"
