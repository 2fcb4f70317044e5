#!/bin/sh
# Rooms under a limit of memory that cannot hold all tables of guests: two in a row end for want of memory, the next one
# closes them without making them, says so and serves on, with everybody still connected.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

TABLES=20000

for tool in sqlite3 prlimit nc; do
    has $tool || skip_all "$tool is not installed"
done
nm -D "$cardroomd" | grep -q __asan && skip_all "a build with sanitizers has memory of its own"

memory_of() {
    sed -n 's/^VmData:[[:blank:]]*\([0-9]*\) kB/\1/p' "/proc/$1/status"
}
starved_end() {
    grep -c 'supervisor .* end process=room .* status=71$' "$folder/log"
}
says() {
    echo "$2" >>"$folder/$1.in"
}

check "the service starts" start_service
check "there is an account" eval 'printf "open sesame 12\n" | ctl account create ann >"$folder/said" 2>&1'
dial gil
check "a guest comes" hears gil 'Name'
says gil 'guest gil'
check "and is in" hears gil 'lobby'
says gil 'new last one friendly seats=3'
check "and opens a table" hears gil 'table 1'
alone=$(memory_of "$(pid_of room)")
kill_service

# Many more guests did the same.
check "there are more such tables" sqlite3 "$folder/data/cardroom.db" "
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $TABLES)
    INSERT INTO card_table (id, number, game, body, cup, cup_round, cup_table)
    SELECT id + i, number + i, game, body, cup, cup_round, cup_table FROM card_table, n WHERE number = 1"
check "the service starts with all of them" start_service
crowded=$(memory_of "$(pid_of room)")
echo "# a room has $alone kB, and $crowded kB with $TABLES tables of guests"
check "they take memory" test "$crowded" -gt $((alone + TABLES))
dial ann
check "somebody is there" hears ann 'Name'

# From now on a room may have half of that.
check "memory is limited" prlimit --pid "$supervisor" --data=$(((alone + (crowded - alone) / 2) * 1024))
kill -9 "$(pid_of room)"
check "a room comes up that has room for its tables" until_true logged ' room warn tables-starved rooms=2 closed='
check "behind two that ended for want of memory" test "$(starved_end)" -eq 2
check "it serves" until_true eval 'ctl status >"$folder/said" 2>&1 && grep -q "tables *0" "$folder/said"'
says ann 'ann'
check "and who was there goes on" hears ann 'Password'
says ann 'open sesame 12'
check "and is in" hears ann 'Welcome'
check "no table is left in the store" until_true eval 'test "$(sql "SELECT count(*) FROM card_table")" = 0'
grep 'tables-starved' "$folder/log" | sed 's/^/# /'
# The next room has them no more, and need not know.
kill -9 "$(pid_of room)"
check "the next one comes up, too" until_true logged_times 3 ' room info tables-load '
check "and nothing else ends" test "$(starved_end)" -eq 2

plan
