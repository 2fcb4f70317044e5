#!/bin/sh
# Stock clients in terminals of tmux: the mode that each gets, two passwords in a row that are not shown, UTF-8 both
# ways, a new size, a paste, a message that arrives while somebody types.

. "${top_srcdir:-.}/tests/e2e/lib.sh"
. "${top_srcdir:-.}/tests/e2e/tmux.sh"

PATH=$PATH:/usr/games
wants tmux ssh telnet nc

# The last line with something on it.
last_line() {
    screen capture-pane -p -t "$1" 2>/dev/null | sed '/^ *$/d' | tail -n 1
}

last_is() {
    last_line "$1" | grep -q -- "$2"
}

ends_with() {
    until_true last_is "$1" "$2" && return
    screen capture-pane -p -t "$1" | sed '/^ *$/d; s/^/# /'
    return 1
}

check "the service starts" start_service
printf 'correct horse 1\n' | ctl account create kate >/dev/null
printf 'correct horse 1\n' | ctl account create bob >/dev/null

# Somebody who talks in the lobby.
open_screen bob "telnet 127.0.0.1 $telnet_port"
sees bob "Name:" >/dev/null
type_line bob bob
sees bob "Password:" >/dev/null
type_line bob "correct horse 1"
check "somebody is in the lobby" sees bob "lobby>"

# A login with a wrong password first: two in a row, neither shown. login NAME
login() {
    sees "$1" "Name:" || return 1
    type_line "$1" kate
    sees "$1" "Password:" || return 1
    type_line "$1" "wrong horse 1"
    sees "$1" "isn't right" || return 1
    again() {
        [ "$(screen capture-pane -p -S -200 -t "$1" | grep -c 'Password:')" -ge 2 ]
    }
    until_true again "$1" || return 1
    type_line "$1" "correct horse 1"
    sees "$1" "Welcome, kate"
}

# try NAME MODE CHARSET COMMAND...: what every client with telnet or ssh has to do.
try() {
    name=$1
    mode=$2
    charset=$3
    shift 3
    open_screen "$name" "$@"
    check "$name gets the banner" sees "$name" "I think you have"
    check "$name: $mode" sees "$name" "$mode"
    check "$name: $charset" sees "$name" "$charset"
    check "$name logs in" login "$name"
    check "$name never shows a password" not shows "$name" horse
    if [ "$charset" = UTF-8 ]; then
        type_line "$name" "say grüße ♠"
        check "$name: UTF-8 goes out" sees bob "kate: grüße ♠"
        type_line bob "say zurück ♥"
        check "$name: UTF-8 comes in" sees "$name" "bob: zurück ♥"
    fi
    type_keys "$name" "say half a li"
    sees "$name" "say half a li" >/dev/null
    type_line bob "say meanwhile $name"
    check "$name: a message arrives while one is typed" sees "$name" "bob: meanwhile $name"
    type_line "$name" "ne is whole"
    check "$name: and takes nothing from it" sees bob "kate: half a line is whole"
}

leave() {
    type_line "$1" quit
    sees "$1" "Goodbye" >/dev/null
    screen kill-session -t "$1"
}

# paste NAME: two lines at once, which only Enter may run.
paste() {
    printf 'say pasted one\nsay pasted two' >"$folder/pasted"
    screen load-buffer "$folder/pasted"
    screen paste-buffer -p -r -t "$1"
    sees "$1" "say pasted one say pasted two" && ! shows bob "kate: pasted one"
}

# If the terminal itself had to wrap lines, tmux would join them here to longer ones.
fits() {
    type_line "$1" "help playing"
    sees "$1" "lobby>" && screen capture-pane -p -J -t "$1" >"$folder/fits" &&
        [ "$(wc -L <"$folder/fits")" -le 60 ] && [ "$(wc -L <"$folder/fits")" -gt 40 ]
}

# resize NAME: to 60 by 20.
resize() {
    screen resize-window -t "$1" -x 60 -y 20
    screen clear-history -t "$1"
    check "$1: a new size is heeded" until_true fits "$1"
}

try telnet "key by key" UTF-8 "telnet 127.0.0.1 $telnet_port"
check "telnet: a paste runs nothing" paste telnet
screen send-keys -t telnet C-u
resize telnet
leave telnet

ssh_try="ssh -F none -o StrictHostKeyChecking=no -o UserKnownHostsFile=$folder/known -o PubkeyAuthentication=no -p $ssh_port"
open_screen ssh "$ssh_try guest@127.0.0.1"
check "ssh that sends no locale is asked what it draws" sees ssh "Welcome, guest"
type_line ssh "say grüße ♣"
check "ssh: UTF-8 goes out" sees bob "grüße ♣"
type_line bob "say zurück ♦"
check "ssh: UTF-8 comes in" sees ssh "bob: zurück ♦"
type_keys ssh "say half a li"
sees ssh "say half a li" >/dev/null
type_line bob "say meanwhile ssh"
check "ssh: a message arrives while one is typed" sees ssh "bob: meanwhile ssh"
type_line ssh "ne is whole"
check "ssh: and takes nothing from it" sees bob "guest1: half a line is whole"
check "ssh: a paste runs nothing" paste ssh
screen send-keys -t ssh C-u
resize ssh
leave ssh
# The passwords of an account are asked for by the client, twice when the first one is wrong.
open_screen sshpass "$ssh_try kate@127.0.0.1"
check "ssh asks for the password" sees sshpass "assword:"
type_line sshpass "wrong horse 1"
again() {
    [ "$(screen capture-pane -p -S -200 -t sshpass | grep -c 'assword:')" -ge 2 ]
}
check "and again" until_true again
type_line sshpass "correct horse 1"
check "ssh logs in" sees sshpass "Welcome, kate"
check "ssh never shows a password" not shows sshpass horse
check "and the room takes the tickets of such logins for no error" not logged ' room error ticket '
leave sshpass
# A name that nobody has comes in with one question, unless the configuration refuses it.
open_screen stranger "$ssh_try any-name@127.0.0.1"
check "ssh any-name@ is asked whom it plays as" sees stranger "There is no account any-name yet"
screen send-keys -t stranger Enter
check "and comes in as a guest" sees stranger "Welcome, guest"
leave stranger
echo "ssh-newcomers no" >>"$config"
check "the configuration is read again" ctl reload
open_screen stranger "$ssh_try any-name@127.0.0.1"
check "ssh any-name@ is asked for a password then" sees stranger "assword:"
check "and for nothing else" not shows stranger "There is no account"
screen kill-session -t stranger

if command -v tt++ >/dev/null; then
    try tintin "line editing" UTF-8 "tt++ -G -e '#session x 127.0.0.1 $telnet_port'"
    resize tintin
    leave tintin
else
    echo "# no tintin++"
fi
if command -v plink >/dev/null; then
    try plink "key by key" UTF-8 "plink -telnet -P $telnet_port 127.0.0.1"
    check "plink: a paste runs nothing" paste plink
    screen send-keys -t plink C-u
    resize plink
    leave plink
else
    echo "# no plink"
fi
if command -v tf5 >/dev/null; then
    try tf "line editing" ASCII "tf5 -n -f/dev/null 127.0.0.1 $telnet_port"
    resize tf
    leave tf
else
    echo "# no tf5"
fi

open_screen nc "nc 127.0.0.1 $telnet_port"
check "nc gets the banner as plain text" sees nc "line editing"
check "nc: Name:" sees nc "Name:"
type_line nc kate
check "nc is warned before the password" sees nc "your password will appear"
type_line nc "correct horse 1"
check "nc logs in" sees nc "Welcome, kate"
# The terminal cannot say what it draws; the person who sits there can.
type_line nc "set ascii off"
sees nc "The setting ascii is off" >/dev/null
type_line nc "say grüße ♠"
check "nc: UTF-8 goes out" sees bob "kate: grüße ♠"
type_line bob "say zurück ♥"
check "nc: UTF-8 comes in" sees nc "bob: zurück ♥"
# The terminal's own line editing: what was typed before a message came is sent with the rest.
type_keys nc "say half a li"
type_line bob "say meanwhile nc"
check "nc: a message arrives while one is typed" sees nc "bob: meanwhile nc"
type_line nc "ne is whole for nc"
check "nc: and takes nothing from it" sees bob "kate: half a line is whole for nc"
leave nc

screen kill-server
plan
