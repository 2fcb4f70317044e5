#!/bin/sh
# How many keys and seconds a newcomer needs from `ssh guest@` to the first card in the hand, and to the first result,
# against bots. GAMES (3) times a guest at 80x24 types TYPES ("play 1", each word a line), and then plays the first card
# that the screen marks, with PAUSE (0.5) seconds before each line. Bots take their time and hands are dealt at random,
# so the length of games differs. Needs tmux and ssh. `make bench-newcomer` prints a table and one line of JSON.

. "${top_srcdir:-.}/tests/e2e/lib.sh"
waits=0.05 waits_most=2400
. "${top_srcdir:-.}/tests/e2e/tmux.sh"

games=${GAMES:-3}
pause=${PAUSE:-0.5}

say() {
    echo "newcomer: $*" >&2
    screen kill-server 2>/dev/null
    exit 1
}

now() {
    date +%s.%N
}

# What the guest sees now.
look() {
    screen capture-pane -p -t guest >"$folder/seen" 2>/dev/null
}

seen() {
    look && grep -q "$1" "$folder/seen"
}

# line TEXT: types it, and counts it with its Enter.
line() {
    sleep "$pause"
    type_line guest "$1"
    keys=$((keys + ${#1} + 1))
}

# What to type now: the first marked card, with a colour if it is a joker; else what the footer offers,
# which names the colours where one is needed.
move() {
    card=$(sed -n 's/^.*\(\* *[0-9]\{1,2\} [A-Z][^ ]*\).*$/\1/p' "$folder/seen" | head -n 1 | tr -d '*')
    set -- $card
    case $2 in
    J*) echo "$1 red" ;;
    ?*) echo "$1" ;;
    *) tail -n 2 "$folder/seen" | grep -o -w -e red -e pass -e take | head -n 1 | grep . || echo draw ;;
    esac
}

# The game has moved on since the last line: other rows are shown, and nothing stands after the prompt.
answered() {
    look && sed '$d' "$folder/seen" | cmp -s - "$folder/before" && return 1
    ! tail -n 1 "$folder/seen" | grep -q '> [^ ]'
}

over() {
    seen rematch
}

over_or_mine() {
    over || grep -q '^your turn> *$' "$folder/seen"
}

# play NUMBER: one game of a new guest.
play() {
    keys=0
    started=$(now)
    screen new-session -d -s guest -x 80 -y 24 "ssh -F none -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null \
        -o LogLevel=ERROR -o PubkeyAuthentication=no -p $ssh_port guest@127.0.0.1"
    until_true seen '^lobby> *$' || say "the guest is not in the lobby"
    for word in ${TYPES:-play 1}; do
        line "$word"
    done
    until_true seen '^.*Your hand' || say "no hand is shown"
    card_keys=$keys
    card=$(now)
    until over; do
        until_true over_or_mine || say "the game stands still"
        over && break
        sed '$d' "$folder/seen" >"$folder/before"
        line "$(move)"
        until_true answered || say "a line is not answered"
    done
    echo "$1 $card_keys $keys $started $card $(now)" >>"$folder/figures"
    screen kill-session -t guest
}

command -v tmux >/dev/null && command -v ssh >/dev/null || say "tmux and ssh are needed"
start_service || say "the service does not start"
screen new-session -d -s home cat # tmux ends with its last terminal
for game in $(seq "$games"); do
    play "$game"
done
screen kill-server 2>/dev/null
awk 'BEGIN { printf "%4s %16s %16s\n", "game", "to a card", "to a result" }
    { card = $5 - $4; result = $6 - $4
      printf "%4d %4d keys %5.1f s %4d keys %5.1f s\n", $1, $2, card, $3, result
      a += $2; b += card; c += $3; d += result }
    END { printf "{\"bench\":\"newcomer\",\"games\":%d,\"card_keys\":%.1f,\"card_s\":%.1f,\"result_keys\":%.1f,\"result_s\":%.1f}\n",
          NR, a / NR, b / NR, c / NR, d / NR }' "$folder/figures"
