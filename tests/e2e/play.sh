# Playing through the screen of a stock client, for scripts that have read lib.sh and tmux.sh: what the prompt says, and
# a game that is played as the screen suggests.

# What a terminal shows now; captured keeps it in $shown, and its last line in $last: the prompt and what is typed there. A
# game is a thousand looks, so they are taken apart without a program.
line_end='
'
captured() {
    shown=$(screen capture-pane -p -t "$1" 2>/dev/null)
    last=${shown##*"$line_end"}
}

prompt() {
    captured "$1"
    echo "$last"
}

prompts() {
    prompt "$1" | grep -q -- "$2"
}

at_prompt() {
    until_true prompts "$1" "$2" && return
    screen capture-pane -p -t "$1" | sed 's/^/# /'
    return 1
}

# The last line of suggestions in $shown, as $line.
suggestions() {
    line=${shown%'hand   help'*}
    line=${line##*"$line_end"}"hand   help"
}

# What that line offers: the number of a card that fits, else a word.
suggested() {
    suggestions
    # shellcheck disable=SC2086
    set -- $line
    case "$1 $2" in
    [0-9]*' or')
        case $line in
        *' last '*' hand'*) echo "$1$(joker "$3") last" ;;
        *) echo "$1$(joker "$3")" ;;
        esac
        ;;
    *)
        for word in take draw pass red; do
            case $line in *" $word"*) echo $word; return ;; esac
        done
        echo look
        ;;
    esac
}

joker() {
    case $1 in j*) echo " red" ;; esac
}

# Only the prompt tells that this game is over and not the one before, as a table goes on showing who won.
over() {
    captured "$1"
    [ "${last#'result>'}" != "$last" ]
}

begun() {
    captured "$1"
    case $last in 'your turn>'* | *' to play>'*) ;; *) return 1 ;; esac
}

# turn_or_over NAME...: one of these is to play, who is then in $who, or the game is over, and $who is empty. $shown is theirs.
turn_or_over() {
    for who in "$@"; do
        captured "$who"
        [ "$last" != 'your turn>' ] || return 0
    done
    who=
    over "$1"
}

# Plays a game of two screens from its beginning to its end; fails if it stops before.
play_out() {
    moves=0
    until_true begun "$1" && until_true begun "$2" || return 1
    while [ $moves -lt 400 ]; do
        until_true turn_or_over "$1" "$2" || return 1
        [ "$who" ] || break
        before=$shown
        type_line "$who" "$(suggested)"
        moves=$((moves + 1))
        until_true changed "$who" "$before" || return 1
    done
    echo "# $moves moves"
    at_prompt "$2" '^result>' && sees "$1" "is over" && sees "$2" "is over"
}

# changed NAME BEFORE: it shows something else than that, and a prompt at which nothing is typed.
changed() {
    captured "$1"
    [ "${last%>}" != "$last" ] && [ "$shown" != "$2" ]
}

# ---- alone, and by ear ----

# The first thing that the last line of suggestions in $shown offers. Where a move is refused for want of a word, it is that
# word.
offered() {
    suggestions
    line=${line#"${line%%[! ]*}"}
    line=${line%%  *}
    echo "${line%% or *}"
}

# play_alone NAME [MOVES]: plays a screen against bots that answer at once, until the game is over or so many lines are
# typed; whatever game it is.
play_alone() {
    moves=0
    while [ $moves -lt "${2:-400}" ]; do
        until_true turn_or_over "$1" || return 1
        [ "$who" ] || return 0
        before=$shown
        type_line "$1" "$(offered)"
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
        /^Puedes jugar [0-9]+ cartas?: / { word = $6; sub(/,.*/, "", word) }
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
        captured "$1"
        case $last in
        'result>'*) echo "# $moves moves"; return ;;
        'your turn>'*) who=$1 ;;
        *) captured "$2" ;;
        esac
        before=$shown
        if [ "$who" = "$1" ]; then
            type_line "$1" "$(suggested)"
        else
            type_line "$2" "$(told "$2")"
        fi
        moves=$((moves + 1))
        until_true changed "$who" "$before" || return 1
    done
    return 1
}
