#!/bin/sh
# The staff at work, by cardroomctl, against real connections: after every act the player that it is about reads the
# right words. And second factors over telnet, TLS and OpenSSH, with real codes.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

wants openssl ssh telnet sqlite3
code=$builddir/tests/e2e/code
escape=$(printf '\033')

openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost \
    -keyout "$folder/key.pem" -out "$folder/cert.pem" 2>/dev/null
chmod 600 "$folder/key.pem"
cat >>"$config" <<END
listen-tls 127.0.0.1:0
tls-certificate $folder/cert.pem
tls-key $folder/key.pem
same-address-exempt 127.0.0.0/8
END

# client NAME COMMAND...: a client in the background, which reads what is written to NAME.in.
client() {
    name=$1
    shift
    rm -f "$folder/$name.in" "$folder/$name.out" "$folder/$name.mark"
    mkfifo "$folder/$name.in"
    "$@" <"$folder/$name.in" >"$folder/$name.out" 2>"$folder/$name.err" &
    others="$others $!"
}

tls() {
    client "$1" openssl s_client -quiet -connect "127.0.0.1:$tls_port"
}

# told NAME WORDS: since the last act.
told() {
    tail -c "+$(($(cat "$folder/$1.mark" 2>/dev/null || echo 0) + 1))" "$folder/$1.out" |
        sed "s/$escape\\[[0-9;?]*[a-zA-Z]//g" | tr -d '\r' | grep -a -q -- "$2"
}

mark() {
    for name; do
        wc -c <"$folder/$name.out" >"$folder/$name.mark"
    done
}

# reads NAME WORDS
reads() {
    until_true told "$1" "$2" && return
    tail -n 12 "$folder/$1.out" | sed "s/^/# $1: /"
    echo # the prompt ends no line
    return 1
}

quiet() {
    "$@" >"$folder/said" 2>&1
}

# act NAME WORDS COMMAND...: the command is carried out, and NAME reads the words.
act() {
    who=$1
    words=$2
    shift 2
    mark "$who"
    ctl "$@" >"$folder/said" 2>&1 || {
        sed 's/^/# /' "$folder/said"
        return 1
    }
    reads "$who" "$words"
}

check "the service starts" start_service
for name in kate ann bob bob2 zoe; do
    printf 'correct horse 1\n' | ctl account create $name >/dev/null
done
tls ann
exec 3>"$folder/ann.in"
tls bob
exec 4>"$folder/bob.in"
log_in() {
    reads "$1" "Type your name" && echo "$1" >&"$2" && reads "$1" "Password: " && echo "correct horse 1" >&"$2" &&
        reads "$1" "Welcome, $1"
}
check "ann is on" log_in ann 3
check "bob is on" log_in bob 4

# ---- Words ----
check "role" act ann "You are a moderator now" role ann moderator
check "and back" act ann "You are a player now" role ann player
check "warn" act bob "The staff warns you: no shouting" warn bob no shouting
check "mute" act bob "You are muted for the next 60 minutes. The reason given is: ads" mute bob 1h ads
mark bob
echo "say boo" >&4
check "a muted person is told when they talk" reads bob "You are muted"
check "unmute" act bob "The staff has unmuted you" unmute bob
check "mute on a channel" act bob "You are muted on the lobby channel" mute bob lobby 1h ads
check "unmute there" act bob "The staff has unmuted you" unmute bob
check "mute on the channels of the games" act bob "You are muted on the channels of the games" mute bob game 1h ads
check "unmute there, too" act bob "The staff has unmuted you" unmute bob
check "adjust" act bob "The staff gave you 5 XP. The reason given is: prize" adjust bob xp 5 prize
check "wall" act bob "The staff says: tea is ready" wall tea is ready
check "news" act bob "News: the garden is open" news post the garden is open
check "rename" act bob "The staff has given you the name bobby" rename bob bobby
check "and back" act bob "The staff has given you the name bob" rename bobby bob

# ---- A report, and what comes of it ----
mark ann
echo "report bob he says boo" >&3
check "a report is filed" reads ann "Your report is number 1"
check "it is in the queue" quiet ctl claim 1
check "its writer hears the outcome" act ann "Your report 1 about bob is decided: he was warned" resolve 1 he was warned
mark bob
echo "appeal I never said that" >&4
check "a warned person appeals" reads bob "Your appeal"

# ---- A table ----
mark ann bob
echo "new last one seats=2 friendly" >&3
check "ann opens a table" reads ann "table 1"
echo "join 1" >&4
check "bob joins" reads ann "bob sits down"
check "transfer" act bob "You are the host of the table now" transfer 1 bob
check "freeze" act bob "The reason given is: a look" freeze 1 a look
mark bob
echo "ready" >&4
check "a frozen table does nothing" reads bob "The staff has frozen this table"
check "inspect" quiet ctl inspect 1
check "resume" act bob "the clocks run again" resume 1
mark ann bob
echo "ready" >&3
echo "ready" >&4
check "a game begins" reads ann "The game begins"
check "drain" act bob "The room closes when the games in play are over" drain 30m new cards
check "and not after all" act bob "The room stays open" drain cancel
check "shutdown" act bob "The room closes in 60 minutes" shutdown 1h new cards
check "and not after all, either" act bob "The room stays open" shutdown cancel
check "void" act bob "The reason given is: a bug" --yes void 1 a bug
check "close" act bob "Table 1 is closed: enough" --yes close 1 enough

# ---- Ending connections ----
check "kick" act bob "The reason given is: too loud" kick bob too loud
exec 4>&-
tls bob
exec 4>"$folder/bob.in"
check "a kicked person may come again" log_in bob 4
check "preview names who would be hit" quiet ctl preview bob,address
check "ban" act bob "You are banned from this room for the next 2 hours. The reason given is: cheating" --yes ban bob 2h cheating
exec 4>&-
tls bob
exec 4>"$folder/bob.in"
reads bob "Type your name"
echo bob >&4
reads bob "Password: "
echo "correct horse 1" >&4
check "a banned person is told so at the door" reads bob "You are banned from this room"
exec 4>&-
check "unban" quiet ctl unban bob
tls bob
exec 4>"$folder/bob.in"
check "and in again" log_in bob 4
tls bob2
exec 5>"$folder/bob2.in"
check "another account of bob's" log_in bob2 5
mark bob
check "merge: told to who goes" act bob2 "The staff has merged your account into bob" --yes merge bob2 bob
check "and to who stays" reads bob "The staff has merged the account bob2 into yours: 0 XP, 0 chips"
exec 5>&-

# ---- Second factors ----
mark ann
echo "totp on" >&3
check "enrolment asks for the password" reads ann "Password: "
echo "correct horse 1" >&3
check "and shows a secret" reads ann "secret [A-Z2-7]*"
secret=$(tr -d '\r' <"$folder/ann.out" | sed -n 's/^secret \([A-Z2-7]\{32\}\)$/\1/p' | tail -n 1)
check "and an address for authenticators" reads ann "otpauth://totp/cardroom:ann?secret=$secret&issuer=cardroom"
used=$("$code" "$secret")
echo "$used" >&3
check "the first code switches it on" reads ann "Your second factor is on"
recovery=$(tr -d '\r' <"$folder/ann.out" | sed -n 's/^\(....-....-....-....\)$/\1/p')
check "with ten recovery codes" test "$(echo "$recovery" | wc -l)" -eq 10
# recover N: the N-th of them.
recover() {
    echo "$recovery" | sed -n "$1p"
}
exec 3>&-

client line telnet 127.0.0.1 "$telnet_port"
exec 5>"$folder/line.in"
reads line "Type your name"
echo ann >&5
reads line "Password: "
echo "correct horse 1" >&5
check "telnet asks for a code" reads line "Your account has a second factor"
echo "$used" >&5
check "a code that was used is refused" reads line "right, or has been used already"
recover 1 >&5
check "a recovery code opens it" reads line "You have 9 left"
check "and ann is on" reads line "Welcome, ann"
exec 5>&-

printf '#!/bin/sh\necho correct horse 1\n' >"$folder/ask"
chmod 700 "$folder/ask"
ssh_as() {
    SSH_ASKPASS=$folder/ask SSH_ASKPASS_REQUIRE=force client "$@"
}
options="-tt -F none -o StrictHostKeyChecking=no -o UserKnownHostsFile=$folder/known -o IdentitiesOnly=yes -p $ssh_port"
# shellcheck disable=SC2086
ssh_as shell ssh $options -o PubkeyAuthentication=no ann@127.0.0.1
exec 5>"$folder/shell.in"
check "so does ssh by password" reads shell "Your account has a second factor"
recover 2 >&5
check "and is opened" reads shell "You have 8 left"
ssh-keygen -q -t ed25519 -N '' -f "$folder/key"
mark shell
echo "key add $(cut -d' ' -f1,2 "$folder/key.pub")" >&5
check "adding a key asks for the password" reads shell "Type your password again"
echo "correct horse 1" >&5
check "and adds it" reads shell "The key opens your account now"
exec 5>&-
# shellcheck disable=SC2086
ssh_as bykey ssh $options -o PasswordAuthentication=no -i "$folder/key" ann@127.0.0.1
exec 5>"$folder/bykey.in"
check "so does ssh by key" reads bykey "Your account has a second factor"
recover 3 >&5
check "and is opened, too" reads bykey "Welcome, ann"
check "the staff switches it off" act bykey "The staff has turned off your second factor" account reset-totp ann
check "where the staff needs one" sed -i '/^staff-totp /d' "$config"
check "a reload says what changed" sh -c "'$cardroomctl' -c '$config' reload | grep -q '^staff-totp from \"no\" to \"yes\"'"
check "staff without one are ordinary players" act bykey "The staff needs a second factor here" role ann moderator
exec 5>&-
check "a ban of the account with its keys" quiet ctl ban ann,keys 7d flooding --yes
# shellcheck disable=SC2086
ssh_as banned ssh $options -o PasswordAuthentication=no -i "$folder/key" ann@127.0.0.1
exec 5>"$folder/banned.in"
check "is shown to whoever comes with the key" reads banned "The reason given is: flooding"
check "a banned person is asked for an appeal" reads banned "Type one line to ask the staff"
echo "that was my brother" >&5
check "and sends it" reads banned "Your appeal is number"
exec 5>&-
# shellcheck disable=SC2086
ssh_as other ssh $options -o PasswordAuthentication=no -i "$folder/key" newname@127.0.0.1
exec 5>"$folder/other.in"
check "the key makes no other account" reads other "The reason given is: flooding"
exec 5>&-
exec 4>&-

no_secrets() {
    ! grep -q "$secret\|correct horse\|$(recover 4)" "$folder/log"
}
check "no secret, code or password is in the log" no_secrets
stop_service
kept() {
    [ "$(sql "SELECT count(*) FROM audit WHERE act = 'merge'")" -eq 1 ] &&
        [ "$(sql "SELECT count(*) FROM second WHERE recovery LIKE '%$(recover 4)%'")" -eq 0 ]
}
check "recovery codes are not kept as they are" kept
plan
