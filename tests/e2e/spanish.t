#!/bin/sh
# A session in Spanish from end to end: OpenSSH that sends its locale, telnet that asks for it; a screen, a game, a
# room that is killed, and what stays English: what is logged and what is kept.

. "${top_srcdir:-.}/tests/e2e/lib.sh"
. "${top_srcdir:-.}/tests/e2e/tmux.sh"

wants tmux ssh telnet

grep -q '"es"' "$builddir/base/catalogue.c" || skip_all "it was built without msgfmt"

# ssh with a locale that this machine need not have: it is only sent.
with_locale() {
    echo "env -u LC_ALL LANG=$1 ssh -F none -o SendEnv=LANG -o StrictHostKeyChecking=no -o PubkeyAuthentication=no" \
        "-o UserKnownHostsFile=$folder/known -p $ssh_port guest@127.0.0.1"
}

asks() {
    $(with_locale "$1") tables 2>/dev/null | grep -q -- "$2"
}

check "the service starts" start_service
check "one question over ssh is answered in the client's language" until_true asks es_ES.UTF-8 '^No hay mesas\.'
check "in English where there is no catalogue" until_true asks tlh_QS.UTF-8 '^There are no tables\.'

open_screen a "$(with_locale es_AR.UTF-8)"
check "the lobby's screen is Spanish" sees a '^ CARD ROOM  vestíbulo'
check "so is the prompt" sees a '^vestíbulo>'
type_line a 'play last one'
check "a game begins" sees a 'Empieza la partida: amistosa, no cuenta nada\.'
check "its screen has the hand" sees a 'en tu turno ─'
check "what happened is told in Spanish" sees a 'Se descubre '
type_line a 'lie'
check "and what is not possible now" sees a '  draw\|No hay ningún comodín +4\|Es el turno de\|espera;'

open_screen b telnet 127.0.0.1 "$telnet_port"
check "telnet tells nothing, so it is English" sees b 'Type your name to log in'
check "with a word for whoever does not read that" sees b 'escribe "*espanol'
type_line b espanol
check "which changes it" sees b 'Los textos están ahora en español\.'
type_line b guest
check "for the session" sees b 'Hola, guest[0-9]*\.'
type_line b 'language en'
check "and back" sees b 'The texts are in English now\.'

kill -9 "$(pid_of room)"
check "the door says so in the language of each" sees a 'La sala está volviendo; tu asiento se guarda\.'
check "as it holds now" sees b 'The room is coming back; your seat is kept\.'
check "another room takes over and knows the language" sees a 'La sala ha vuelto\.'
check "the game goes on in it" sees a '─ Tu mano; '
type_line b 'language es'
check "the door hears of a language that is chosen later" sees b 'Los textos están ahora en español\.'
kill -9 "$(pid_of room)"
check "and speaks it" sees b 'La sala está volviendo; tu asiento se guarda\.'
check "until the room is back" sees b 'La sala ha vuelto\.'
sed -i 's/^limit-exempt .*/max-connections 2/' "$config"
check "the room is full from now on" ctl reload
open_screen c telnet 127.0.0.1 "$telnet_port"
check "whom the room never sees is told in English" sees c 'The room is full\.'
check "and in Spanish, in letters that every client has" sees c 'La sala esta llena\.'
check "nothing that is logged was translated" not grep -q 'partida\|vestíbulo\|ficha' "$folder/log"

screen kill-server
plan
