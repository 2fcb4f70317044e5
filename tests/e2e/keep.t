#!/bin/sh
# cardroomctl check, backup and restore: beside a room under load, and without one; what they find, and what they
# refuse. The test of a backup is to restore it and to play on.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

wants sqlite3

database=$folder/data/cardroom.db
backup=$folder/backup.db

# load_on MOVES [-r]: starts robots, which register first with -r; waits until they have made MOVES moves.
load_on() {
    : >"$folder/acks"
    robots_on -t 3 -k 2 -s 600 $2
    until_true acks_reach "$1"
}

# ctl_is STATUS ARGUMENT...: the exit status; what is said goes to $folder/said.
ctl_is() {
    expected=$1
    shift
    ctl "$@" >"$folder/said" 2>&1
    [ $? -eq "$expected" ]
}

# says STATUS WORDS ARGUMENT...
says() {
    expected=$1
    words=$2
    shift 2
    ctl_is "$expected" "$@" && grep -q "$words" "$folder/said" && return
    sed 's/^/# said: /' "$folder/said"
    return 1
}

# spoilt NAME SQL: a copy of the backup, changed.
spoilt() {
    cp "$backup" "$folder/$1.db" && sqlite3 "$folder/$1.db" "$2"
}

moves() {
    sqlite3 -readonly "$1" "select count(*) from journal"
}

check "before there is a database there is nothing to check" says 3 'cannot be read' check
check "the service starts" start_service
check "robots play" load_on 60 -r
finished_reach() {
    [ "$(sql 'select count(*) from game where state = 1')" -ge "$1" ]
}
check "and finish games" until_true finished_reach 2
check "a room under load is sound" says 0 'is sound: .* games replay' check
echo precious >"$folder/precious"
ln -s precious "$backup.part"
check "it is backed up while they play" says 0 'undamaged' backup "$backup"
check "not through a link that stood in the way" grep -qx precious "$folder/precious"
check "the backup is its owner's alone" test "$(stat -c %a "$backup")" = 600
check "the backup is sound" says 0 'is sound' check "$backup"
check "a backup is never written over" says 1 'is there already' backup "$backup"
check "nor written where there is no folder" says 1 'could not be written: No such file' backup "$folder/none/x.db"
check "as JSON" says 0 '^{"done": *true' --json check "$backup"
check "a running service is not restored over" says 1 'Stop it first' restore "$backup"
check "play goes on" plays_on 20
robots_off
stop_service
later=$(moves "$database")
check "more was played after the backup" test "$later" -gt "$(moves "$backup")"
check "without a room it is sound, too" says 0 'is sound' check

# ---- What is wrong is found ----
spoilt chips "update account set chips = chips + 5 where id = (select max(id) from account)"
check "chips from nowhere are found" says 1 'do not add up: their sum is 5 ' check "$folder/chips.db"
check "and counted" grep -q '^[2-9] faults in ' "$folder/said"
check "and which account has them" grep -q 'not the sum of its entries: they differ by 5' "$folder/said"
spoilt xp "update account set xp = xp + 7 where id = (select max(id) from account)"
check "so is XP from nowhere" says 1 'XP of account .* differ by 7' check "$folder/xp.db"
check "the only fault there" grep -q '^1 fault in ' "$folder/said"
spoilt paid "update seat set chips = chips + 1 where kind = 0 and game = (select max(id) from game where state = 1)"
check "a result that was not paid is found" says 1 'paid other chips' check "$folder/paid.db"
spoilt held "update game set state = 0, ended_ms = 0 where id = (select max(id) from game where state = 1 and bet > 0)"
check "bets that are not held are found" says 1 'not what is held' check "$folder/held.db"
spoilt gap "delete from journal where game = (select min(game) from journal) and seq = 2"
check "a lost event is found" says 1 'has a gap before event 3' check "$folder/gap.db"
spoilt late "update game set last = (select prev from journal where n = last) where id = (select min(id) from game where state = 1)"
check "an end that is forgotten is found" says 1 'goes on after the end' check "$folder/late.db"
check "and that events are left over" grep -q 'they differ by 1' "$folder/said"
spoilt lost "update game set last = 1000000 where id = (select min(id) from game where state = 1)"
check "an end that is not there is found" says 1 'does not end where its row says, with event 1000000' check "$folder/lost.db"
spoilt move "update journal set event = replace(event, ' play ', ' draw ')
    where game = (select min(game) from journal) and event like 'move _ play %'"
check "a forged move is found" says 1 'does not replay' check "$folder/move.db"
spoilt seed "update game set seed = zeroblob(32) where id = (select min(id) from game)"
check "so is another shuffle" says 1 'does not replay' check "$folder/seed.db"
spoilt end "update seat set place = 3 - place where game = (select min(id) from game where state = 1)"
check "and another winner" says 1 'places are others' check "$folder/end.db"
spoilt twice "insert into report (id, account, at_ms, number, name, address, card_table, about, about_name, state,
    claimer, claimer_name, text) values (1, 1, 0, 7, '', '', 0, 3, '', 1, 0, '', ''), (2, 1, 0, 7, '', '', 0, 4, '', 1, 0, '', '')"
check "a case about two people is found" says 1 'Report 7 is about 2 people at once' check "$folder/twice.db"
spoilt appeal "insert into appeal values (1, 10, 0, 5, 0, '', 9)"
check "an appeal without its report is found" says 1 'account 10 is no report of it' check "$folder/appeal.db"
spoilt newer "pragma user_version = 999"
check "the database of a newer cardroom is told" says 1 'newer cardroom' check "$folder/newer.db"
echo "no data" >"$folder/text.db"
check "a file that is not a database is reported" says 1 'cannot be used as a database.* Keep it, and restore' check "$folder/text.db"
cp "$backup" "$folder/short.db"
truncate -s 30000 "$folder/short.db"
check "so is one that is cut off" says 1 'malformed. Keep it, and restore' check "$folder/short.db"
check "and it is not restored" says 1 'malformed' restore "$folder/short.db"
check "no file is another matter" says 3 'cannot be read: No such file' check "$folder/none.db"
check "a backup is checked without a configuration" "$cardroomctl" -c /dev/null/none check "$backup"
cp "$backup" "$folder/torn.db"
head -c 8192 /dev/zero | tr '\0' t | dd of="$folder/torn.db" bs=4096 seek=3 count=2 conv=notrunc 2>/dev/null
check "damage is found" says 1 'damaged\|cannot be read' check "$folder/torn.db"

# ---- Restoring ----
before=$(sha256sum <"$database")
check "a bad backup is refused" says 1 'does not replay' restore "$folder/move.db"
check "and nothing is changed then" test "$(sha256sum <"$database")" = "$before"
check "a good one is restored" says 0 'is restored from' restore "$backup"
check "it is what the backup was" test "$(moves "$database")" -eq "$(moves "$backup")"
aside=$(sed -n 's/^What was there is kept as \(.*\)\.$/\1/p' "$folder/said")
check "the old database is kept" test "$(moves "$aside")" -eq "$later"
check "the service starts from it" start_service
check "games go on from there" load_on 40
check "and are sound" says 0 'is sound' check
robots_off

# What restore is for.
stop_service
truncate -s 30000 "$database"
rm -f "$database-wal" "$database-shm"
check "a damaged database is found" says 1 'malformed. Keep it, and restore' check
check "and is restored over" says 0 'is restored from' restore "$backup"
check "with what is left of it kept" test "$(stat -c %s "$(sed -n 's/^What was there is kept as \(.*\)\.$/\1/p' "$folder/said")")" = 30000
check "the service starts from the backup" start_service

# What was written but not yet moved from SQLite's log to the file is kept, too.
kill_service
later=$(sqlite3 -readonly "$database" "select count(*) from journal")
check "after a crash it is sound" says 0 'is sound' check
check "and is restored over" says 0 'is restored from' restore "$backup"
aside=$(sed -n 's/^What was there is kept as \(.*\)\.$/\1/p' "$folder/said")
check "twice in a second, too" says 0 'is restored from' restore "$backup"
check "with all that was written kept" test "$(moves "$aside")" -eq "$later"
check "no log of the old one is left" test ! -e "$database-wal"
check "the service starts from it again" start_service
stop_service
check "and all of it is sound" says 0 'is sound' check

# The audit log in several pages. One of `note` would be longer than a megabyte.
sqlite3 "$database" "with recursive n(i) as (select 1 union all select i + 1 from n where i < 1100) insert into audit
    select i, 1, 'kate', 'kick', 'bob', '' from n union all
    select i + 2000, 1, 'kate', 'note', 'table 3', printf('%.500c', '\"') from n"
check "the service starts with a long audit log" start_service
# exports LINES FILTER...: as many lines, all of them.
exports() {
    expected=$1
    shift
    ctl audit "$@" --json >"$folder/said" && ! grep -q '"cut":' "$folder/said" &&
        [ "$(grep -o '"id":"' "$folder/said" | wc -l)" -eq "$expected" ]
}
check "all of it is exported" exports 1100 verb=kick
check "also where a page is cut" exports 1100 verb=note table 3
check "as many lines as are asked for" exports 1000 verb=kick 1000
check "and it is told if they are too long" says 0 '"cut":true}$' audit verb=note 1000 --json
stop_service
plan
