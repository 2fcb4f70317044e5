#!/bin/sh
# Finding somebody to play with (doc/rules/meeting.md), with stock clients. Two people meet by a seek and play a rated game to
# its end; one uses OpenSSH with a screen, the other telnet with the layout `plain` and in Spanish. Three people are called
# from their bots into one game. A try at the deal of the day goes on although the room is killed.

. "${top_srcdir:-.}/tests/e2e/lib.sh"
. "${top_srcdir:-.}/tests/e2e/tmux.sh"
. "${top_srcdir:-.}/tests/e2e/play.sh"

wants tmux ssh telnet sqlite3
grep -q '"es"' "$builddir/base/catalogue.c" || skip_all "it was built without msgfmt"
# all are on this machine, and telnet cannot choose its address
echo "same-address-exempt 127.0.0.0/8" >>"$config"

# comes_by_ssh NAME [LOCALE]: an account, on a screen.
comes_by_ssh() {
    open_screen "$1" "env -u LC_ALL LANG=${2:-C.UTF-8} ssh -F none -o SendEnv=LANG -o StrictHostKeyChecking=no" \
        "-o UserKnownHostsFile=$folder/known -o PubkeyAuthentication=no -p $ssh_port $1@127.0.0.1"
    sees "$1" 'assword:' && type_line "$1" 'correct horse 1'
}

check "the service starts" start_service
for name in ann bob cy; do
    printf 'correct horse 1\n' | ctl account create $name >/dev/null
done

# ---- a seek (ME-D1 to ME-D3) ----

check "ann comes by ssh" comes_by_ssh ann
check "and has a screen" at_prompt ann '^lobby>'
open_screen bob "telnet 127.0.0.1 $telnet_port"
sees bob 'Name:' >/dev/null
type_line bob espanol
sees bob 'Los textos' >/dev/null
type_line bob bob
sees bob 'Contraseña:' >/dev/null
type_line bob 'correct horse 1'
check "bob comes by telnet, and reads Spanish" at_prompt bob '^vestíbulo>'
type_line bob 'set layout plain'
check "line by line" sees bob 'layout vale ahora plain'

type_line ann 'seek last one 2 ranked'
check "ann seeks a game" sees ann 'You seek Last One, 2 players, ranked'
check "bob hears of it (ME-D7)" sees bob '^ann busca Last One, 2 jugadores, '
type_line bob sought
check "and finds it in the list (ME-D2)" sees bob '^Búsqueda 501: ann busca Last One, 2 jugadores, .* Te va bien\.'
kill -9 "$(pid_of room)"
check "the room is killed" sees ann 'The room is back'
type_line bob 'sought switch'
check "another one is there" sees bob '^Búsquedas: 0\.'
type_line bob 'play 501'
check "and knows the seek" sees bob '^!! Se forma una mesa: Last One con ann, '
check "both are asked" sees ann '!! A table forms: Last One with bob, ranked\.'
type_line bob yes
check "one waits for the other" sees bob '^Estás dentro\. .* ann\.'
type_line ann yes
check "they play to the end" play_by_ear ann bob
check "ann sees how the rating moved" sees ann 'Rating  *1000 → [0-9]*?'
check "and the place of each" sees ann '^[* ] 1\. \(ann (you)\|bob\) '
check "bob hears both" sees bob '^\(Ganas\|Pierdes\) [0-9]* XP\. Puntuación [0-9]*?'
check "in words" sees bob 'Quedas en segundo lugar\|Has ganado\|ann queda en segundo lugar'
type_line bob 'finger bob'
check "bob hears the place on the board" sees bob '^Last One: puesto [12] de 2, '
check "and what the rating is" sees bob '^Puntuación en Last One: [0-9]*?'
type_line ann rank
check "ann sees hers" sees ann 'ann is number [12] of 2'
check "each has one rating of the game" test "$(sql 'select count(*) from rating')" -eq 2


# ---- three who are called from their bots (ME-D3, ME-D4) ----

type_line ann leave
check "ann leaves the table" at_prompt ann '^lobby>'
type_line bob leave
check "bob, too" at_prompt bob '^vestíbulo>'
check "cy comes by ssh" comes_by_ssh cy es_ES.UTF-8
check "and reads Spanish on a screen" at_prompt cy '^vestíbulo>'
type_line ann 'play palace'
check "ann plays with bots" sees ann 'Everybody selects three lives'
type_line bob 'play switch'
check "bob does" sees bob 'Empieza la partida: amistosa'
type_line cy 'play switch'
check "and cy" sees cy 'Empieza la partida: amistosa'
type_line ann 'seek last one 3 friendly'
check "meanwhile ann seeks" sees ann 'You seek Last One, 3 players, friendly'
type_line bob 'seek any 3-4'
check "bob, anything with three or four" sees bob '^Buscas cualquier juego, de 3 a 4 jugadores'
type_line cy 'seek last one'
check "when cy seeks, too, ann is called" sees ann '!! Last One with \(bob and cy\|cy and bob\), [0-9]* s: yes  no'
check "bob is" sees bob '^!! Se forma una mesa: Last One con \(ann y cy\|cy y ann\), amistosa\.'
check "cy is" sees cy '!! Last One con \(ann y bob\|bob y ann\), [0-9]* s: yes  no'
for name in ann bob cy; do
    type_line $name yes
done
check "the three sit at one table" sees ann 'order: .*\(ann\|bob\|cy\).*\(ann\|bob\|cy\).*\(ann\|bob\|cy\)'
for name in bob cy; do
    check "$name hears that the bots wait" sees $name 'con los bots se guarda diez minutos'
done
check "so does ann" sees ann 'with the bots is kept for ten minutes'
check "it is a game of three people" test "$(sql "
    select count(*) from seat where game = (select max(game) from seat) and name in ('ann', 'bob', 'cy')")" -eq 3
for name in ann bob cy; do
    type_line $name leave
    type_line $name yes
done
check "ann gives the game up" at_prompt ann '^lobby>'
type_line ann "join 2"
check "and goes back to her bots" sees ann '─ Your hand'

# ---- a try at the deal of the day, in a room that is killed (DD-D4) ----

check "bob is in the lobby" at_prompt bob '^vestíbulo>'
type_line bob 'daily play'
check "bob begins the deal of the day" sees bob '^Este intento cuenta\.'
check "cy gave the game up, too" at_prompt cy '^vestíbulo>'
type_line ann leave
type_line ann yes
check "ann leaves the bots" at_prompt ann '^lobby>'
type_line ann 'daily play'
check "ann does, too" until_true begun ann
check "and makes some moves" play_alone ann 2
kill -9 "$(pid_of room)"
check "the room is killed" until_true logged_times 3 'start process=room'
check "the try goes on, and is played to its end" play_alone ann
check "the result says that it counts, and the place" sees ann 'Your try at the deal of the day counts\. Among those who have played it: 1st of'
check "among how many, and when a percentage comes" sees ann '^ *1\. Once 5 have played it, a percentage tells how many you beat\.'
type_line ann daily
check "so does the page of the day" sees ann '^Your try: '
check "each has one try" test "$(sql 'select count(distinct account) from daily_try')" -eq 2
check "of which one is over" test "$(sql 'select count(*) from daily_try where state = 1')" -eq 1
type_line bob daily
check "bob's is still played" sees bob '^Tu intento sigue en juego\.'

screen kill-server
plan
