#!/bin/sh
# A full disk: a small one of the test's own. No ranked game starts, and people are told so. Games in play go on with the
# ballast, and wait without it. The robots are held while the test fills the disk and asks for a ranked game, so that
# only the test decides what uses the space. A friendly game goes on unsaved. When there is space again, everything goes on by itself,
# and what was acknowledged is there.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

wants sqlite3 nc
unshare -rm true 2>/dev/null || skip_all "no name space for a disk of the test's own"

mkdir "$folder/data"
echo "store sqlite:$folder/data/cardroom.db?ballast=1m&low=1m&check=100" >>"$config"
echo "same-address-exempt 127.0.0.0/8" >>"$config"
# beside the small disk, which others do not see
echo "control-socket $folder/control" >>"$config"
real=$cardroomd
cardroomd=$folder/small
cat >"$cardroomd" <<EOF
#!/bin/sh
exec unshare -rm sh -c 'mount -t tmpfs -o size=8m,mode=700 none "\$0" && exec "\$@"' "$folder/data" "$real" "\$@"
EOF
chmod +x "$cardroomd"

# fill NAME: writes a file until the disk takes no more, which dd reports as an error.
fill() {
    ! dd if=/dev/zero bs=4096 of="$disk/$1" 2>"$folder/dd" && grep -q 'No space left' "$folder/dd"
}

made=0
account_made() {
    echo 'good enough 12' | ctl account create "$1" player >"$folder/made" 2>&1
}

# Writes until the store needs space that the disk does not have.
gives_back() {
    made=$((made + 1))
    account_made "extra$made" && logged 'store-ballast given back'
}

put() {
    echo "$2" >"$folder/$1.in"
}

comes_in() {
    account_made "$1" || return 1
    dial "$1"
    hears "$1" 'Name: ' && put "$1" "$1" && hears "$1" 'assword: ' && put "$1" 'good enough 12' && hears "$1" 'lobby> '
}

# A line of cardroomctl status.
status() {
    ctl status | sed -n "s/^$1 //p"
}

refused() {
    heard carol 'server cannot store new games' || heard dave 'server cannot store new games'
}

started() {
    heard carol 'The game begins' && heard dave 'The game begins'
}

robots_play() {
    robots_on -t 2 -k 2 -w 100 -s 900 -n "$1" -r
    plays_on 10
}

# gus plays a friendly game against a bot: he takes, draws or passes, whichever he can.
gus_plays() {
    for move in take draw pass red; do
        put gus "$move"
    done
    heard gus "$1"
}

robots_hold() {
    kill -STOP "$load"
}

robots_go_on() {
    kill -CONT "$load"
}

robots_stop() {
    robots_off
    echo "# robots: $(cat "$folder/robots")"
    grep -q '"lost":0,' "$folder/robots"
}

check "the service starts on a small disk" start_service
disk=/proc/$supervisor/root$folder/data
check "carol comes in" comes_in carol
check "dave comes in" comes_in dave
put carol 'new last one bet=50 seats=2'
check "carol opens a ranked table" hears carol 'You opened table 1'
put dave 'join 1'
check "dave sits down" hears dave 'You sit down'

dial gus
check "gus is a guest" hears gus 'Name: '
put gus guest
put gus 'learn last one'
check "gus plays a friendly game" hears gus 'The game begins: friendly'
check "others play already" robots_play first
check "the robots are held" robots_hold
check "the disk is filled" fill filler
check "the store gives its ballast back" until_true gives_back
put carol ready
put dave ready
check "no ranked game starts, and that is told" until_true refused
robots_go_on
check "games in play go on with the ballast" plays_on 5
robots_hold
check "what the ballast gave is filled" fill more
robots_go_on
put carol 'say is anybody there'
check "people still talk" hears dave 'carol: is anybody there'
check "a friendly game goes on, and that it is not stored is told" until_true gus_plays 'has no room to store this game'
check "cardroomctl says how it is" test "$(status store)" = full
check "no robot lost its connection" robots_stop

rm "$disk/filler" "$disk/more"
check "there is room again, and the store sees it" until_true logged 'store-space healthy=yes'
check "the friendly game is stored again" hears gus 'This game is stored again'
put carol ready
put dave ready
check "the ranked game begins" until_true started
check "others play again" robots_play second
check "no robot lost its connection then" robots_stop
check "the room is the same" test "$(grep -c 'start process=room' "$folder/log")" -eq 1
check "nothing was out of order" not grep -E ' (error|fatal) |Sanitizer|runtime error' "$folder/log"

# Keeps a copy as a crash would leave it, because the disk goes when the service ends.
mkdir "$folder/kept"
kill -STOP "$(pid_of room)"
cp "$disk/cardroom.db" "$disk/cardroom.db-wal" "$folder/kept/"
kill -CONT "$(pid_of room)"
kept() {
    sqlite3 "$folder/kept/cardroom.db" "$1"
}
check "the database is sound" test "$(kept 'pragma integrity_check')" = ok
plays=$(kept "select count(*) from journal where event like 'move _ play %'")
echo "# acknowledged $(acks), journalled $plays"
check "every acknowledged play is journalled" test "${plays:-0}" -ge "$(acks)"
check "all chips are what the mint gave out" test "$(kept 'select sum(chips) from account')" -eq 0
check "every balance is the sum of its entries" test "$(kept "
    select count(*) from account a where a.chips <>
      (select coalesce(sum(amount), 0) from entry e where e.account = a.id and e.currency = 1)")" -eq 0
plan
