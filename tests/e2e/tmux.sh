# Terminals of tmux for scripts with stock clients, read after lib.sh: a script opens them with `screen new-session`
# under a name, types with the functions below, and judges by what is shown.

screen() {
    tmux -S "$folder/tmux" "$@"
}

# open_screen NAME COMMAND...: a terminal of this size, which stays when the command has ended. Only the terminal tells the
# command that it speaks UTF-8; no locale does.
columns=80 rows=24
open_screen() {
    name=$1
    shift
    # Before it begins, as it may end at once.
    screen -u -f /dev/null start-server \; set-option -wg remain-on-exit on \; \
        new-session -d -s "$name" -x $columns -y $rows "TERM=xterm-256color LC_ALL=C.UTF-8 exec $*"
}

# Whether a terminal shows a text now, or did in its last 200 lines.
shows() {
    screen capture-pane -p -S -200 -t "$1" 2>/dev/null | grep -q -- "$2"
}

# Waits until a terminal shows a text. If it does not, prints what is shown.
sees() {
    until_true shows "$1" "$2" && return
    screen capture-pane -p -S -60 -t "$1" | sed '/^ *$/d; s/^/# /'
    return 1
}

type_keys() {
    screen send-keys -t "$1" -l -- "$2"
}

type_line() {
    screen send-keys -t "$1" -l -- "$2" \; send-keys -t "$1" Enter
}
