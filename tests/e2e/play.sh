# Playing through the screen of a stock client, for scripts that have read lib.sh and tmux.sh. A game is played by what
# the prompt and the screen suggest.

# captured puts what a terminal shows now into $shown, and its last line into $last: the prompt and what is typed there. A
# game needs a thousand looks, so the shell takes them apart without a program.
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

# What this line offers: the number of a card that fits, else a word.
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

# A table goes on showing who won the game before. So only the prompt tells that this game is over.
over() {
    captured "$1"
    [ "${last#'result>'}" != "$last" ]
}

begun() {
    captured "$1"
    case $last in 'your turn>'* | *' to play>'*) ;; *) return 1 ;; esac
}

# turn_or_over NAME...: waits until one of these is to play or the game is over. $who is the one who is to play, or empty.
# $shown is what that one sees.
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

# changed NAME BEFORE: NAME's screen shows something else than BEFORE, and a prompt at which nothing is typed.
changed() {
    captured "$1"
    [ "${last%>}" != "$last" ] && [ "$shown" != "$2" ]
}

# ---- alone, and by ear ----

# The first thing that the last line of suggestions in $shown offers. If a move was refused because a word is missing, that
# is the word.
offered() {
    suggestions
    line=${line#"${line%%[! ]*}"}
    line=${line%%  *}
    echo "${line%% or *}"
}

# play_alone NAME [MOVES]: plays any game on a screen against bots that answer at once, until it is over or MOVES lines
# were typed.
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

# What somebody with the layout `plain`, in Spanish, was told last that can be played. If the cards are too many to be told,
# tries them one after the other.
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

# play_by_ear NAME OTHER: plays a game to its end. NAME has a screen, and OTHER has the layout `plain` and Spanish.
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
