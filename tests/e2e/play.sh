# Playing through the screen of a stock client, for scripts that have read lib.sh and tmux.sh: what the prompt says, and
# a game that is played as the screen suggests.

# The last line with something on it: the prompt and what is typed there.
prompt() {
    screen capture-pane -p -t "$1" 2>/dev/null | sed '/^ *$/d' | tail -n 1
}

prompts() {
    prompt "$1" | grep -q -- "$2"
}

at_prompt() {
    until_true prompts "$1" "$2" && return
    screen capture-pane -p -t "$1" | sed 's/^/# /'
    return 1
}

# What the last line of suggestions offers: the number of a card that fits, else a word.
suggested() {
    hint=$(screen capture-pane -p -t "$1" | grep 'hand   help' | tail -n 1)
    number=$(echo "$hint" | sed -n 's/^ *\([0-9][0-9]*\) or \(.*\)$/\1 \2/p')
    case $number in
    '') for word in take draw pass red; do
        case $hint in *" $word"*) echo $word; return ;; esac
    done
    echo look ;;
    *" last"*" hand"*) set -- $number; echo "$1$(joker "$2") last" ;;
    *) set -- $number; echo "$1$(joker "$2")" ;;
    esac
}

joker() {
    case $1 in j*) echo " red" ;; esac
}

# Only the prompt tells that this game is over and not the one before, as a table goes on showing who won.
over() {
    prompts "$1" '^result>'
}

begun() {
    prompts "$1" '^your turn>' || prompts "$1" ' to play>'
}

turn_or_over() {
    prompts "$1" '^your turn> *$' || prompts "$2" '^your turn> *$' || over "$1"
}

# Plays a game of two screens from its beginning to its end; fails if it stops before.
play_out() {
    moves=0
    until_true begun "$1" && until_true begun "$2" || return 1
    while [ $moves -lt 400 ]; do
        until_true turn_or_over "$1" "$2" || return 1
        over "$1" && break
        who=$1
        prompts "$2" '^your turn> *$' && who=$2
        before=$(screen capture-pane -p -t "$who" | cksum)
        type_line "$who" "$(suggested "$who")"
        moves=$((moves + 1))
        until_true changed "$who" "$before" || return 1
    done
    echo "# $moves moves"
    at_prompt "$2" '^result>' && sees "$1" "is over" && sees "$2" "is over"
}

changed() {
    prompts "$1" '> *$' && [ "$(screen capture-pane -p -t "$1" | cksum)" != "$2" ]
}

# ---- alone, and by ear ----

# The first thing that the last line of suggestions offers. Where a move is refused for want of a word, it is that word.
offered() {
    screen capture-pane -p -t "$1" | grep 'hand   help' | tail -n 1 | sed 's/^ *//; s/  .*//; s/ or .*//'
}

# play_alone NAME [MOVES]: plays a screen against bots that answer at once, until the game is over or so many lines are
# typed; whatever game it is.
play_alone() {
    moves=0
    while [ $moves -lt "${2:-400}" ]; do
        until_true turn_or_over "$1" "$1" || return 1
        over "$1" && return
        before=$(screen capture-pane -p -t "$1" | cksum)
        type_line "$1" "$(offered "$1")"
        moves=$((moves + 1))
        until_true changed "$1" "$before" || return 1
    done
    [ -n "$2" ]
}

# What somebody who is read to in the layout `plain`, in Spanish, was told last that can be played. Where the cards are
# too many to be told, they are tried one after the other.
told() {
    screen capture-pane -p -S -40 -t "$1" | awk '
        /^Tu turno|^Sigue siendo tu turno/ { word = ""; many = tries = 0 }
        /^> / { tries++ }
        /^Puedes jugar [0-9]+ cartas?: / { word = $5; sub(/,.*/, "", word) }
        /^Puedes jugar [0-9]+ cartas?\. / { many = 1 }
        /^Un comod.*necesita un color/ { word = "red" }
        /^Escribe [a-z]+/ && word == "" && !many { word = $2; sub(/[.,].*/, "", word) }
        END { print word != "" ? word : many ? tries + 1 : "draw" }'
}

# play_by_ear NAME OTHER: plays a game of a screen, and of another person in the layout `plain` and in Spanish, until it
# is over.
play_by_ear() {
    moves=0
    until_true begun "$1" || return 1
    while [ $moves -lt 400 ]; do
        who=$2
        case $(prompt "$1") in
        'result>'*) echo "# $moves moves"; return ;;
        'your turn>'*) who=$1 ;;
        esac
        before=$(screen capture-pane -p -t "$who" | cksum)
        if [ "$who" = "$1" ]; then
            type_line "$1" "$(suggested "$1")"
        else
            type_line "$2" "$(told "$2")"
        fi
        moves=$((moves + 1))
        until_true changed "$who" "$before" || return 1
    done
    return 1
}
