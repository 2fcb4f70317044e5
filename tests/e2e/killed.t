#!/bin/sh
# kill -9 in the middle of what takes several steps: restore and account export by cardroomctl, prune by the room. Each is
# killed at the entry to a system call, one run for each such call, so at the same points every time. What is left has to
# be the old state or the new one, and the next try has to succeed and to tidy up.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

wants sqlite3 strace
strace -f -o /dev/null true 2>/dev/null || skip_all "strace may not trace"

data=$folder/data
backup=$folder/backup.db
steps='/^(link|unlink|rename|fsync|fdatasync)'

# killed_at CALL N ARGUMENT...: cardroomctl dies as it begins its Nth such call.
killed_at() {
    call=$1
    nth=$2
    shift 2
    strace -f -qq -o "$folder/trace" -e trace="$call" -e inject="$call:signal=KILL:when=$nth" \
        "$cardroomctl" -c "$config" "$@" >"$folder/said" 2>"$folder/error"
    [ $? -eq 137 ] && grep -q 'killed by SIGKILL' "$folder/trace"
}

# points ARGUMENT...: prints "CALL N" for each such system call that cardroomctl makes when nobody kills it.
points() {
    strace -f -qq -o "$folder/trace" -e trace="$steps" "$cardroomctl" -c "$config" "$@" >"$folder/said" 2>"$folder/error" || return 1
    sed -n 's/^[0-9]* *\([a-z0-9]*\)(.*/\1/p' "$folder/trace" | awk '{ print $1, ++n[$1] }'
}

# has_account FILE NAME: looked at in a copy, since a look may move SQLite's log.
has_account() {
    rm -rf "$folder/look"
    mkdir "$folder/look"
    cp "$1" "$folder/look/it.db"
    [ ! -e "$1-wal" ] || cp "$1-wal" "$folder/look/it.db-wal"
    [ "$(sqlite3 "$folder/look/it.db" "select count(*) from account where name = '$2'" 2>/dev/null)" = 1 ]
}

made() {
    printf 'open sesame 12\n' | ctl account create "$1" >"$folder/said" 2>&1
}

# ---- restore ----

# A backup that has ann, and a database that has bob as well.
check "the service starts" start_service
check "an account is made" made ann
check "and backed up" eval 'ctl backup "$backup" >"$folder/said" 2>&1'
check "and another one" made bob
stop_service
cp -a "$data" "$folder/stopped"
check "the service starts again" start_service
check "and has one account more" made cyd
kill_service
cp -a "$data" "$folder/crashed"

# Everything is as before the restore.
again_from() {
    rm -rf "$data"
    cp -a "$folder/$1" "$data"
}

# A killed restore leaves a sound database: the old one, or the new one with the old one moved aside.
restored_whole() {
    ctl check >"$folder/said" 2>&1 || return 1
    # The old database has all of it at any time.
    ! has_account "$data/cardroom.db" bob || has_account "$data/cardroom.db" "$1" || return 1
    has_account "$data/cardroom.db" "$1" && { old=$((old + 1)); return 0; }
    for aside in "$data"/cardroom.db.before-*; do
        case $aside in *-wal) ;; *) has_account "$aside" "$1" && { new=$((new + 1)); return 0; } ;; esac
    done
    echo "# $1 is lost"
    return 1
}

nothing_half() {
    ! ls "$data" | grep 'restored'
}

for state in stopped crashed; do
    [ $state = stopped ] && last=bob || last=cyd
    again_from $state
    points restore "$backup" >"$folder/points"
    check "restore over a $state service takes steps" test "$(wc -l <"$folder/points")" -ge 5
    old=0
    new=0
    : >"$folder/bad"
    : >"$folder/left"
    while read -r call n; do
        again_from $state
        { killed_at "$call" "$n" restore "$backup" && restored_whole $last; } || echo "killed at $call $n" >>"$folder/bad"
        ls "$data" | sed -n 's/.*\(\.restored.*\)/\1/p; s/.*\.before-[0-9TZ]*/.before-TIME/p' >>"$folder/left"
        { ctl restore "$backup" >"$folder/said" 2>&1 && nothing_half && has_account "$data/cardroom.db" ann &&
            not has_account "$data/cardroom.db" bob && ctl check >"$folder/said" 2>&1; } || echo "after $call $n" >>"$folder/bad"
    done <"$folder/points"
    sed 's/^/# /' "$folder/bad"
    echo "# left by a killed restore: $(sort -u "$folder/left" | tr '\n' ' ')"
    check "killed at any of them it leaves the old database or the new one" test ! -s "$folder/bad"
    check "and both happen" test "$old" -gt 0 -a "$new" -gt 0
done

# A restore that a call fails under changes nothing, or goes on without it.
as_before() {
    grep -q 'could not be replaced' "$folder/error" && has_account "$data/cardroom.db" cyd &&
        ! ls "$data" | grep before-
}
: >"$folder/bad"
refusals=0
while read -r call n; do
    again_from crashed
    strace -f -qq -o "$folder/trace" -e trace="$call" -e inject="$call:error=EIO:when=$n" \
        "$cardroomctl" -c "$config" restore "$backup" >"$folder/said" 2>"$folder/error"
    case $? in
    0) not has_account "$data/cardroom.db" bob ;;
    *) as_before && refusals=$((refusals + 1)) ;;
    esac || echo "failed at $call $n" >>"$folder/bad"
done <"$folder/points"
sed 's/^/# /' "$folder/bad"
check "a restore that fails leaves all as it was" test ! -s "$folder/bad" -a "$refusals" -ge 5
# The first of these points leaves the most behind.
check "killed before the copy has its name" killed_at '/^rename' 1 restore "$backup"
check "the service starts all the same" start_service

# ---- account export ----

exported=$folder/ann.json
whole() {
    tail -n 1 "$exported" | grep -q ']}$'
}
check "an export takes steps" eval 'points account export ann "$exported" >"$folder/points" && whole'
for at in 'sendto 1' 'sendto 2' 'sendto 12' 'fsync 1' '/^rename 1'; do
    echo earlier >"$exported"
    check "killed at $at an export leaves the earlier file" eval 'killed_at ${at% *} ${at#* } account export ann "$exported" &&
        grep -qx earlier "$exported"'
done
check "and killed when it has its name the new one" eval 'killed_at fsync 2 account export ann "$exported" && whole'
private() {
    for file in "$exported".*; do
        [ "$(stat -c %a "$file")" = 600 ] || return 1
    done
}
check "what it had written stays, and is its user's alone" private
rm -f "$exported".*

# room_dies_at CALL N: the room will, as it begins its Nth such call from now on.
room_dies_at() {
    deaths=$(grep -c 'supervisor .* process=room .*signal=9' "$folder/log")
    : >"$folder/attached"
    strace -f -o /dev/null -e trace="$1" -e inject="$1:signal=KILL:when=$2" -p "$(pid_of room)" 2>"$folder/attached" &
    others="$others $!"
    until_true grep -q attached "$folder/attached"
}

room_died() {
    until_true logged_times $((deaths + 1)) 'supervisor .* process=room .*signal=9' &&
        until_true eval 'ctl status >"$folder/said" 2>&1'
}

echo earlier >"$exported"
check "the room is about to die" room_dies_at fdatasync 1
check "an export fails when the room dies" eval '! ctl account export ann "$exported" >"$folder/said" 2>&1'
check "and leaves the earlier file alone" eval 'grep -qx earlier "$exported" && ! ls "$exported".* 2>/dev/null'
check "the room comes again" room_died
check "and exports" eval 'ctl account export ann "$exported" >"$folder/said" 2>&1 && whole'

# ---- prune ----

rows() {
    sqlite3 -cmd '.timeout 10000' "$data/cardroom.db" "select count(*) from login where at_ms < 5000"
}
# A slice is 400 rows.
old_rows() {
    sqlite3 -cmd '.timeout 10000' "$data/cardroom.db" "
        with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
        insert into login select i, 1000 + i, i, 'old', '', 'ssh', '' from n" && [ "$(rows)" -eq 2000 ]
}
between=0
for n in 1 2 3 4 5; do
    sqlite3 -cmd '.timeout 10000' "$data/cardroom.db" "delete from login where at_ms < 5000"
    check "there is something to prune" old_rows
    check "the room is about to die" room_dies_at fdatasync $n
    check "the room dies at commit $n of a prune" eval '! ctl prune >"$folder/said" 2>&1 && room_died'
    left=$(rows)
    echo "# $left of 2000 rows are left"
    [ "$left" -gt 0 ] && [ "$left" -lt 2000 ] && between=$((between + 1))
    check "no slice went by half" test $((left % 400)) -eq 0
    check "the database is sound" eval 'ctl check >"$folder/said" 2>&1'
done
check "some went and some stayed" test $between -gt 0
check "the next prune does the rest" eval 'ctl prune >"$folder/said" 2>&1 && [ "$(rows)" -eq 0 ]'
stop_service
check "the database is sound at the end" eval 'ctl check >"$folder/said" 2>&1'
plan
