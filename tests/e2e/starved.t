#!/bin/sh
# The limit of memory is too small for all tables of guests. Two rooms in a row end for want of memory. The next room closes
# the tables without making them, says so and goes on serving, with everybody still connected. Then the same with the limit
# of a control group, as the unit sets one: there the kernel kills the rooms, and no other process.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

TABLES=20000

wants sqlite3 prlimit nc
nm -D "$cardroomd" | grep -q __asan && skip_all "a build with sanitizers has memory of its own"

memory_of() {
    sed -n 's/^VmData:[[:blank:]]*\([0-9]*\) kB/\1/p' "/proc/$1/status"
}
resident_of() {
    sed -n 's/^RssAnon:[[:blank:]]*\([0-9]*\) kB/\1/p' "/proc/$1/status"
}
starved_end() {
    grep -c 'supervisor .* end process=room .* status=71$' "$folder/log"
}
says() {
    echo "$2" >>"$folder/$1.in"
}

# Ann waits with her name while rooms end.
echo 'login-deadline 3600' >>"$config"
check "the service starts" start_service
check "there is an account" eval 'printf "open sesame 12\n" | ctl account create ann >"$folder/said" 2>&1'
dial gil
check "a guest comes" hears gil 'Name'
says gil 'guest gil'
check "and is in" hears gil 'lobby'
says gil 'new last one friendly seats=3'
check "and opens a table" hears gil 'table 1'
alone=$(memory_of "$(pid_of room)")
alone_resident=$(resident_of "$(pid_of room)")
kill_service

# tables_of_guests: many more guests did the same.
tables_of_guests() {
    sqlite3 -cmd '.timeout 60000' "$folder/data/cardroom.db" "
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $TABLES)
    INSERT INTO card_table (id, number, game, body, cup, cup_round, cup_table)
    SELECT id + i, number + i, game, body, cup, cup_round, cup_table FROM card_table, n WHERE number = 1"
}
sqlite3 -cmd '.timeout 60000' "$folder/data/cardroom.db" "pragma wal_checkpoint(truncate)" >/dev/null
cp "$folder/data/cardroom.db" "$folder/alone.db"
check "there are more such tables" tables_of_guests
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
check "after two that ended for want of memory" test "$(starved_end)" -eq 2
check "it serves" until_true eval 'ctl status >"$folder/said" 2>&1 && grep -q "tables *0" "$folder/said"'
says ann 'ann'
check "and who was there goes on" hears ann 'Password'
says ann 'open sesame 12'
check "and is in" hears ann 'Welcome'
check "no table is left in the store" until_true eval 'test "$(sql "SELECT count(*) FROM card_table")" = 0'
grep 'tables-starved' "$folder/log" | sed 's/^/# /'
# The next room no longer has these tables, so it needs no such word.
kill -9 "$(pid_of room)"
check "the next one comes up, too" until_true logged_times 3 ' room info tables-load '
check "and nothing else ends" test "$(starved_end)" -eq 2
stop_service
# The same holds for a service that starts under such a limit. It must not end, because it would be started again with as
# many tables.
rm -f "$folder/data/cardroom.db-wal" "$folder/data/cardroom.db-shm"
cp "$folder/alone.db" "$folder/data/cardroom.db"
check "there are the tables again" tables_of_guests
printf '#!/bin/sh\nexec prlimit --data=%s "%s" "$@"\n' $(((alone + (crowded - alone) / 2) * 1024)) "$cardroomd" >"$folder/limited"
chmod 755 "$folder/limited"
unlimited=$cardroomd
cardroomd=$folder/limited
check "a service starts that has no room for them" start_service
check "with its third room" test "$(starved_end)" -eq 4
stop_service
cardroomd=$unlimited

# ---- The kernel kills ----

group=
done_with_group() {
    finish
    [ -z "$group" ] || until_true rmdir "$group" 2>/dev/null
}
trap done_with_group EXIT
for group in /sys/fs/cgroup/memory/cardroom-test.$$ /sys/fs/cgroup/cardroom-test.$$; do
    mkdir "$group" 2>/dev/null && break
done
for limit in memory.limit_in_bytes memory.max; do
    [ -w "$group/$limit" ] && break
done
if [ -w "$group/$limit" ]; then
    rm -f "$folder/data/cardroom.db-wal" "$folder/data/cardroom.db-shm"
    cp "$folder/alone.db" "$folder/data/cardroom.db"
    check "there are the tables again" tables_of_guests
    check "the service starts with them" start_service
    crowded_resident=$(resident_of "$(pid_of room)")
    starved=$(grep -c ' room warn tables-starved rooms=2 closed=' "$folder/log")
    door=$(pid_of door)
    dial bea
    check "somebody else is there" hears bea 'Name'
    # The memory of the running processes was counted elsewhere, so only that of later rooms counts here.
    echo "$supervisor" >"$group/cgroup.procs"
    echo "$door" >"$group/cgroup.procs"
    echo $(((alone_resident + (crowded_resident - alone_resident) / 2) * 1024)) >"$group/$limit"
    before=$(grep -c 'supervisor .* end process=room .* signal=9' "$folder/log")
    kill -9 "$(pid_of room)"
    check "a room comes up that has room for its tables" until_true logged_times $((starved + 1)) ' room warn tables-starved rooms=2 closed='
    killed() {
        [ "$(grep -c 'supervisor .* end process=room .* signal=9' "$folder/log")" -ge $((before + 3)) ] &&
            grep -qs '^oom_kill [2-9]' "$group/memory.oom_control" "$group/memory.events"
    }
    check "after two that the kernel killed" killed
    grep -h '^oom_kill ' "$group/memory.oom_control" "$group/memory.events" 2>/dev/null | sed 's/^/# /'
    grep ' end process=room ' "$folder/log" | tail -n 3 | sed 's/^/# /'
    check "the supervisor is the same" alive "$supervisor"
    check "and the door" test "$(pid_of door)" = "$door"
    says bea 'guest bea'
    check "who was there goes on" hears bea 'lobby'
    stop_service
else
    skip "a room that the kernel kills ends alone" "a control group for memory"
fi
check "the unit lets the service live then" grep -qx 'OOMPolicy=continue' "$srcdir/data/systemd/cardroom.service.in"

plan
