#!/bin/sh
# Cups with stock clients: OpenSSH on a screen, OpenSSH with lines, telnet and tintin++. They play a knock-out of four with
# entry chips, and an arena (CU-D3, CU-D8, CU-D9). The room is killed before the final of the knock-out. The clients are
# driven by keys through tmux, and judged by what they show. ARENA_MINUTES says how long the arena lasts (1). SHOTS names a
# folder for what the four saw.

. "${top_srcdir:-.}/tests/e2e/lib.sh"
. "${top_srcdir:-.}/tests/e2e/tmux.sh"
. "${top_srcdir:-.}/tests/e2e/play.sh"

PATH=$PATH:/usr/games
wants tmux ssh ssh-keygen telnet tt++ sqlite3
# all are on this machine
echo "same-address-exempt 127.0.0.0/8" >>"$config"
minutes=${ARENA_MINUTES:-1}
people="ann bob cyd dee"

all_see() {
    for who in $people; do
        sees "$who" "$1" || return 1
    done
}

shot() {
    [ -z "$SHOTS" ] || for who in $people; do
        screen capture-pane -p -S -200 -t "$who" >"$SHOTS/$1-$who"
    done
}

# ---- playing as the screen says ----

# If nothing is typed after the prompt in $shown, one of the four does what the prompt asks for: gets ready at a table, or
# moves on turn.
does() {
    last=${shown##*"$line_end"}
    case $last in
    "your turn>") type_line "$1" "$(suggested)" ;;
    "table "*">") case $shown in *"You are ready"*) ;; *) type_line "$1" ready ;; esac ;;
    esac
}

# All four do this until everybody has been told a text. One call of tmux looks at all of them.
looks=
for who in $people; do
    looks="$looks capture-pane -p -t $who ; display-message -p =====$who ;"
done
plays_until() {
    # shellcheck disable=SC2086
    all=$(screen $looks 2>/dev/null)
    for who in $people; do
        shown=${all%%"=====$who"*}
        all=${all#*"=====$who$line_end"}
        shown=$(echo "$shown")
        does "$who"
    done
    for who in $people; do
        shows "$who" "$1" || return 1
    done
}

chips_are() {
    [ "$(sql "select count(*) from account where id > 2 and chips = $1")" -eq 4 ]
}

# ---- who plays ----

check "the service starts" start_service
ssh_options="-F none -o StrictHostKeyChecking=no -o UserKnownHostsFile=$folder/known -o IdentitiesOnly=yes -p $ssh_port"
for who in ann bob; do
    ssh-keygen -q -t ed25519 -N '' -f "$folder/$who"
done
open_screen ann "ssh $ssh_options -i $folder/ann ann@127.0.0.1"
columns=100 rows=40
open_screen bob "ssh $ssh_options -i $folder/bob bob@127.0.0.1"
columns=80 rows=24
for who in ann bob; do
    sees $who "There is no account $who yet" >/dev/null
    type_line $who yes
    check "$who comes by ssh" at_prompt $who '^lobby>'
done
type_line bob "set layout line"
for who in cyd dee; do
    printf 'correct horse 1\n' | ctl account create $who >/dev/null
done
open_screen cyd "telnet 127.0.0.1 $telnet_port"
open_screen dee "tt++ -G -e '#session x 127.0.0.1 $telnet_port'"
for who in cyd dee; do
    sees $who "Name:" >/dev/null
    type_line $who $who
    sees $who "Password:" >/dev/null
    type_line $who "correct horse 1"
    check "$who comes by telnet" sees $who "Welcome, $who"
done

# ---- a knock-out ----

type_line ann "cup new last-one knockout seats=2 players=4 start=full entry=50 limit=6"
check "ann opens a knock-out" sees ann "Cup 1 is open"
for who in $people; do
    type_line $who "cup join 1"
    check "$who joins it" sees $who "You are in cup 1"
done
check "it begins when it is full" all_see "Cup 1 begins now with 4 players"
check "the entries are held" chips_are 950
shot begin
check "the first round is played" until_true plays_until "Round 1 of cup 1 is over"
shot between
kill -9 "$(pid_of room)"
check "the room is killed, and comes back" until_true logged_times 1 'supervisor .* process=room .*signal=9'
check "the final is played" until_true plays_until "Cup 1 is over"
shot end
winner=$(sql "select a.name from account a join cup_entrant e on e.account = a.id where e.cup = 1 and e.place = 1")
check "the winner hears of it" sees "$winner" "ou have won"
people_beside=$(echo "$people" | sed "s/$winner//")
for who in $people_beside; do
    check "$who hears who has won" sees "$who" "$winner has won"
done
check "each has a place" test "$(sql "select count(distinct place) from cup_entrant where cup = 1 and place between 1 and 4")" -eq 4
check "too few addresses for prizes: the entries are back" chips_are 1000
for who in $people; do
    check "$who is told" sees $who "Your 50 chips come back"
done

# ---- an arena ----

type_line ann "cup new last-one arena seats=2 minutes=$minutes players=4 start=full limit=6"
check "ann opens an arena" sees ann "Cup 2 is open"
for who in $people; do
    type_line $who "cup join 2"
    check "$who joins it" sees $who "You are in cup 2"
done
check "it begins when it is full" all_see "Cup 2 begins now with 4 players"
arena_over() {
    for _ in $(seq $((minutes * 2))); do
        until_true plays_until "Cup 2 is over" && return
    done
    return 1
}
check "it is played for its time" arena_over
shot arena
games=$(sql "select count(*) from game where cup = 2 and state = 1")
echo "# $games games in $minutes minutes"
check "games were played" test "$games" -ge 2
type_line bob "cup 2"
check "the standings are kept" sees bob "Cup 2: Last One arena; over; 4 players"
shot after

for who in $people; do
    type_line $who quit
done
check "the door lived through it all" test "$(grep -c 'start process=door' "$folder/log")" -eq 1
stop_service
check "the database is in order" eval 'ctl check >"$folder/said" 2>&1'
screen kill-server
plan
