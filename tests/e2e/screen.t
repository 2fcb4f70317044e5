#!/bin/sh
# The screen layout through OpenSSH in a terminal (tmux): three sizes, a resize in play, a message while somebody types,
# a room that is killed in the game, pages, other layouts, and a terminal that is left as it was.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

wants tmux ssh

# screen NAME COMMAND...: a tmux of its own for each terminal, as those of one tmux have one size.
screen() {
    socket=$folder/tmux.$1
    shift
    tmux -S "$socket" "$@"
}

# A guest NAME at a terminal of COLUMNS by ROWS.
open_screen() {
    screen "$1" -f /dev/null new-session -d -s "$1" -x "$2" -y "$3" \
        "printf 'what was before\n'; TERM=xterm-256color LC_ALL=C.UTF-8 ssh -F none -o StrictHostKeyChecking=no \
        -o UserKnownHostsFile=$folder/known -o PubkeyAuthentication=no -p $ssh_port guest@127.0.0.1; exec cat"
}

shows() {
    screen "$1" capture-pane -p -t "$1" 2>/dev/null | grep -q -- "$2"
}

# Also looks above what fits the terminal now, because lines of the game may have moved it up there.
holds() {
    screen "$1" capture-pane -p -S - -t "$1" 2>/dev/null | grep -q -- "$2"
}

# Row N, from 1.
row_is() {
    screen "$1" capture-pane -p -t "$1" 2>/dev/null | sed -n "$2p" | grep -q -- "$3"
}

sees() {
    until_true shows "$1" "$2" && return
    screen "$1" capture-pane -p -t "$1" | sed 's/^/# /'
    return 1
}

sees_row() {
    until_true row_is "$1" "$2" "$3" && return
    screen "$1" capture-pane -p -t "$1" | sed 's/^/# /'
    return 1
}

type_line() {
    screen "$1" send-keys -t "$1" -l -- "$2"
    screen "$1" send-keys -t "$1" Enter
}

alternate() {
    [ "$(screen "$1" display-message -p -t "$1" '#{alternate_on}')" = "$2" ]
}

check "the service starts" start_service
open_screen a 80 24
check "80x24 is the lobby's screen" sees_row a 1 '^ CARD ROOM  lobby  *guest1, guest .* on '
check "with what can be typed" sees_row a 23 ' play   new switch'
check "and the input line" sees_row a 24 '^lobby>'
check "on the alternate screen" until_true alternate a 1
open_screen b 120 40
check "120x40 too" sees_row b 40 '^lobby>'
check "which shows both" sees b '│ guest1 *lobby'
open_screen c 40 15
check "40x15 is small" sees_row c 1 '^ CARD ROOM  guest'

type_line a help
check "help is a page" sees_row a 2 '^The card room'
screen a send-keys -t a Enter
check "Enter closes it" sees_row a 2 'Waiting for players'

screen a send-keys -t a -l 'shout half a li'
type_line b 'shout hello there'
check "a message comes while somebody types" sees a 'lobby. guest[23]: hello there'
check "what is typed stays" sees_row a 24 '^lobby> shout half a li$'
screen a send-keys -t a -l 'ne'
screen a send-keys -t a Enter
check "and is sent whole" sees b 'lobby. guest1: half a line$'

type_line a top
check "the leaderboard has a screen" sees_row a 1 '^ TOP  all games'
check "and a prompt" sees_row a 24 '^top>'
type_line b 'shout over the board'
check "with the log below it" sees a 'guest[23]: over the board'
screen a resize-window -t a -x 40 -y 15
check "at another size" sees_row a 15 '^top>'
type_line a tables
check "a list over it" sees_row a 1 '^ TABLES'
screen a resize-window -t a -x 80 -y 24
check "at the first size again" sees_row a 24 '^tables>'
type_line a back
check "back to the one below" sees_row a 24 '^top>'
type_line a back
check "and to the lobby" sees_row a 1 '^ CARD ROOM  lobby'

type_line a 'new last one seats=2 friendly'
check "a table has a screen" sees_row a 1 '^ LAST ONE #1 '
type_line b 'join 1'
check "the other sits down" sees a 'guest[23] sits down at table 1'
type_line b ready
type_line a ready
check "the game is a picture" sees a '╭deck'
check "with a hand" sees a '7 cards \]'
check "and a clock" sees_row a 1 '[Ny] 0:[0-9][0-9] *$'
check "for the other too" sees b '7 cards'
clock=$(screen a capture-pane -p -t a | sed -n 1p)
check "the clock runs" until_true not row_is a 1 "$clock"

screen a resize-window -t a -x 40 -y 15
check "a resize in play: small" sees_row a 15 '> *$'
check "all of it is there" sees_row a 3 ' deck '
screen a resize-window -t a -x 100 -y 30
check "and large" sees_row a 30 '> *$'
check "with a picture" sees a '╭deck'
screen a resize-window -t a -x 30 -y 10
check "too small: lines" until_true alternate a 0
screen a resize-window -t a -x 80 -y 24
check "and the screen again" until_true alternate a 1
check "as before" sees a '╭deck'

screen a send-keys -t a -l 'say still he'
kill -9 "$(pid_of room)"
check "the room is killed: the log says so" sees a 'The room is coming back'
check "the table stays in sight" shows a '╭deck'
check "the room comes back" sees a 'The room is back'
check "and what was typed is there" sees_row a 24 'say still he$'
screen a send-keys -t a -l 're'
screen a send-keys -t a Enter
check "the other hears it" sees b 'table. guest1: still here'

type_line a 'set layout line'
check "lines at will" until_true alternate a 0
check "with the table" sees a 'LAST ONE #1 '
type_line a 'set layout screen'
check "a screen at will" until_true alternate a 1

type_line a quit
check "quit asks" sees a 'within 20 seconds'
type_line a yes
check "the terminal is left" until_true alternate a 0
check "as it was" until_true holds a 'what was before'
check "with the last word" sees a 'Goodbye'
type_line c quit
check "from the lobby too" until_true alternate c 0
check "the door lived through it all" test "$(grep -c 'start process=door' "$folder/log")" -eq 1

kill "$supervisor"
check "the service stops: the terminal is left" until_true alternate b 0
wait "$supervisor"
supervisor=
for name in a b c; do
    screen $name kill-server
done
plan
