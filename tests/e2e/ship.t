#!/bin/sh
# cardroomctl ship keeps a second copy of the database that is never far behind. The copy is whole at every moment, also if
# its place is gone or full. After the loss of the disk the room goes on from the copy.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

wants sqlite3

second=$folder/second
copy=$second/cardroom.db
mkdir "$second"

# ship_on FOLDER: starts `cardroomctl ship`; its log is $folder/ship.
ship_on() {
    "$cardroomctl" -c "$config" ship "$1" 2>>"$folder/ship" &
    ship=$!
    others="$others $ship"
}

# ship_off STATUS: ends it.
ship_off() {
    kill -TERM "$ship" && wait "$ship"
    [ $? -eq "$1" ]
}

told() {
    grep -q "$1" "$folder/ship"
}

moves() {
    sqlite3 -readonly "$1" "select count(*) from journal"
}

# copy_reaches N: the copy has N events.
copy_reaches() {
    [ "$(moves "$copy")" -ge "$1" ]
}

catches_up() {
    until_true copy_reaches "$(sql 'select count(*) from journal')"
}

sound() {
    ctl check "$1" >"$folder/said" 2>&1 && return
    sed 's/^/# said: /' "$folder/said"
    return 1
}

# How far behind the room says that the copy is, in ms.
behind() {
    ctl status | sed -n 's/^ship-behind-ms //p'
}

behind_at_most() {
    [ "$(behind)" -le "$1" ] 2>/dev/null
}

behind_more() {
    [ "$(behind)" -gt "$1" ] 2>/dev/null
}

# The room looks at it more often than it does unless told.
echo "store sqlite:$folder/data/cardroom.db?check=100" >>"$config"
: >"$folder/ship"
ship_on "$second"
check "before there is a database that is told" until_true told 'ship-failed .*cannot be read: .* Start or restore'
check "the service starts" start_service
check "its database is shipped" until_true told 'ship-again'
check "the room says that it is not behind" until_true behind_at_most 5000
robots_on -t 3 -k 2 -s 600 -r
check "robots play" until_true acks_reach 60
check "what they play is shipped" catches_up
check "the copy is sound while it is written" sound "$copy"
check "it is its owner's alone" test "$(stat -c %a "$copy")" = 600

# ---- The place is gone, then there again ----
mv "$second" "$folder/away"
check "a place that is gone is told" until_true told 'ship-failed .*second cannot be written: .* See whether'
check "the room says how far the copy is behind" until_true behind_more 5000
check "and play goes on" plays_on 20
before=$(grep -c ship-again "$folder/ship")
mv "$folder/away" "$second"
again() {
    [ "$(grep -c ship-again "$folder/ship")" -gt "$before" ]
}
check "when it is there again shipping goes on" until_true again
check "with all that was missed" catches_up
check "and the room says so" until_true behind_at_most 5000

# ---- Somebody settles the copy, as sqlite3 does ----
sqlite3 "$copy" "pragma wal_checkpoint" >/dev/null
check "who opened the copy for writing harms nothing" catches_up
check "it is sound then" sound "$copy"

# ---- No room ----
mkdir "$folder/full"
(
    trap '' XFSZ
    ulimit -f 64
    exec "$cardroomctl" -c "$config" ship "$folder/full" 2>"$folder/full.log"
) &
full=$!
others="$others $full"
full_told() {
    grep -q 'ship-failed .*cannot be written: .* has room' "$folder/full.log"
}
check "a place without room is told" until_true full_told
check "and holds no half of a database" test ! -e "$folder/full/cardroom.db"
kill -TERM "$full"
wait "$full"
check "the exit status says so too" test $? -eq 1

# ---- The same place twice, and the database's own ----
"$cardroomctl" -c "$config" ship "$second" 2>"$folder/twice" &
twice=$!
others="$others $twice"
twice_told() {
    grep -q "$1" "$folder/twice"
}
check "two do not ship to one place" until_true twice_told 'is shipped to already'
kill -TERM "$twice"
wait "$twice"
"$cardroomctl" -c "$config" ship "$folder/data" 2>"$folder/twice" &
twice=$!
others="$others $twice"
check "nor to where the database is" until_true twice_told 'is where the database itself is'
kill -TERM "$twice"
wait "$twice"

# ---- Nobody ships ----
only_mark() {
    [ "$(echo "$folder"/data/cardroom.db.shipped-*)" = "$(echo "$folder"/data/cardroom.db.shipped-????????)" ] &&
        [ "$(cat "$folder"/data/cardroom.db.shipped-*)" = "$second" ]
}
check "places that were never shipped to are not behind" only_mark
check "the shipper ends" ship_off 0
touch -d '2 minutes ago' "$folder"/data/cardroom.db.shipped-*
check "the room says that nobody ships" until_true behind_more 60000
ship_on "$second"
check "until somebody does" until_true behind_at_most 5000

# ---- The disk is lost ----
check "they go on" plays_on 60
shipped=$(sql 'select count(*) from journal')
check "and what they have done is in the copy" until_true copy_reaches "$shipped"
kill -9 "$ship"
kill_service
wait "$ship" 2>/dev/null
robots_off
all=$(moves "$folder/data/cardroom.db")
sql "select game, seq, event from journal order by game, seq" >"$folder/was"
mv "$folder/data" "$folder/dead"
mkdir -m 700 "$folder/data"
restored() {
    ctl restore "$copy" >"$folder/said" 2>&1 && return
    sed 's/^/# said: /' "$folder/said"
    return 1
}
check "the copy is restored" restored
kept=$(moves "$folder/data/cardroom.db")
echo "# lost: $((all - kept)) of $all events"
check "nothing is lost but what the copy had not reached" test "$kept" -ge "$shipped"
sql "select game, seq, event from journal order by game, seq" >"$folder/is"
sort "$folder/was" >"$folder/was.sorted"
check "and nothing is there that was not" test -z "$(sort "$folder/is" | comm -23 - "$folder/was.sorted")"
check "it is sound" sound "$folder/data/cardroom.db"
check "the service starts from it" start_service
: >"$folder/ship"
ship_on "$second"
robots_on -t 3 -k 2 -s 600
check "play goes on" plays_on 40
check "and is shipped on" catches_up
check "to the same copy" not told ship-aside

# ---- Another database in its place ----
robots_off
stop_service
events=$(moves "$folder/data/cardroom.db")
check "the last of it is shipped" until_true copy_reaches "$events"
rm -r "$folder/data"
check "a room that begins anew is shipped as well" start_service
check "but not over the copy of the old one" until_true told 'ship-aside .*kept=.*cardroom.db.before-'
kept=$(sed -n 's/.*kept=//p' "$folder/ship" | head -n 1)
check "that is still whole" test "$(moves "$kept")" -eq "$events"
check "and sound" sound "$kept"
stop_service
check "it ends with the last state shipped" ship_off 0
check "which is sound" sound "$copy"

# ---- More than fits into memory ----
# large SQL: asks the copy, which nobody has open for writing then.
large() {
    sqlite3 -readonly "$folder/large/cardroom.db" "$1"
}
mkdir "$folder/large"
sqlite3 -cmd '.timeout 60000' "$folder/data/cardroom.db" "create table bulk (id integer primary key, bytes);
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 100) insert into bulk select i, randomblob(1 << 20) from n"
(
    ulimit -v 81920
    exec "$cardroomctl" -c "$config" ship "$folder/large" 2>"$folder/large.log"
) &
large=$!
others="$others $large"
large_ready() {
    grep -q ' ship-ready ' "$folder/large.log"
}
check "a database of 100 MiB is shipped in 80 MiB of address space" until_true large_ready
sqlite3 -cmd '.timeout 60000' "$folder/data/cardroom.db" "delete from bulk where id % 3 = 0; update bulk set bytes = randomblob(1 << 20) where id > 90"
large_follows() {
    [ "$(large 'select count(*) from bulk')" -eq 67 ]
}
check "and what changes, which is 40 MiB" until_true large_follows
# The rows are changed after others were deleted.
large_same() {
    [ "$(large 'select id, hex(substr(bytes, 1 << 19, 9)) from bulk')" = \
        "$(sql 'select id, hex(substr(bytes, 1 << 19, 9)) from bulk')" ]
}
check "the copy is what the database is" until_true large_same
kill -TERM "$large"
wait "$large"
check "the shipper ends with all shipped" test $? -eq 0
# This is looked at only now, because ship keeps readers out while it writes another page.
check "the copy is sound" test "$(large 'pragma integrity_check')" = ok
plan
