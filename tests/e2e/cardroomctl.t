#!/bin/sh
# cardroomctl(8) against a running service: every command, and what it says if it cannot be carried out.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

# ctl STATUS ARGUMENT...: runs it and expects this exit status.
ctl() {
    expected=$1
    shift
    "$cardroomctl" -c "$config" "$@" >"$folder/said" 2>"$folder/error" </dev/null
    [ $? -eq "$expected" ]
}

# with_password PASSWORD ARGUMENT...
with_password() {
    password=$1
    shift
    printf '%s\n' "$password" | "$cardroomctl" -c "$config" "$@" >"$folder/said" 2>"$folder/error"
}

said() {
    grep -q "$1" "$folder/said"
}

told() {
    grep -q "$1" "$folder/error"
}

: >"$folder/said"
: >"$folder/error"

not_running() {
    ctl 3 status && told 'cardroomd'
}
check "a service that does not run is told" not_running

# What only watches is logged with all else.
echo 'log-level debug' >>"$config"
check "the service starts" start_service

usage_is_told() {
    ctl 2 && told '^cardroomctl: There is no command\. Type "cardroomctl --help"' &&
        ctl 2 dance && told 'no command "dance"\. Type "cardroomctl --help"' &&
        ctl 2 account && told 'not complete' && told '^  account show ' && ctl 2 account dance && told '^  account list ' &&
        ctl 2 bannd && told 'Did you mean "banned"' &&
        ctl 2 role kate && told 'role is missing' && told '^usage: cardroomctl role name role$' &&
        ctl 2 banned all && told 'word too many: all' && ctl 2 verify && told 'file is missing' &&
        ctl 2 -x && told "invalid option -- 'x'" && told 'cardroomctl --help' && [ "$(wc -l <"$folder/error")" -eq 2 ]
}
check "usage is told, and what is wrong" usage_is_told
unfit() {
    ctl 2 wall "$(printf 'x\351')" && told 'text is not UTF-8' &&
        ctl 2 wall "$(head -c 70000 /dev/zero | tr '\0' x)" && told 'longer than the service takes' &&
        ctl 0 wall "$(head -c 8150 /dev/zero | tr '\0' x)"
}
check "so is a text that cannot be sent" unfit
check "the help has every command" ctl 0 --help
helped() {
    said '^The service$' && said '^  status  ' && said '^  verify  ' && ctl 0 help ban && said '^usage: cardroomctl ban what time reason' &&
        said '# cardroomctl ban bob,192.0.2.7 7d floods the lobby' && said 'The service has to run' &&
        mv "$folder/said" "$folder/help" && ctl 0 ban --help && cmp -s "$folder/said" "$folder/help" &&
        ctl 0 ban bob --help && cmp -s "$folder/said" "$folder/help" && ctl 0 account --help && said '^  account create ' &&
        ctl 0 help account create && said 'asks for the password' && ctl 2 help dance && told 'no command "dance"'
}
check "and verify" helped

status_is_told() {
    ctl 0 status && said '^connections 0$' && said '^room-pid [0-9]'
}
check "status" status_is_told
status_is_json() {
    ctl 0 --json status && said '^{.*"done":true.*"values":{.*"connections":0,'
}
check "status as JSON" status_is_json

# ---- Accounts ----
check "an account with a password and a role" with_password 'open sesame 12' account create kate admin
check "a player's account" with_password 'another word 34' account create bob
created() {
    ctl 0 account list && said '^kate' && said '^bob'
}
check "both are listed" created
taken() {
    ! with_password 'third word 56' account create KATE && told .
}
check "a name that is taken is refused" taken
shown() {
    ctl 0 account show kate && said 'role admin' && ! said argon2
}
check "one account is shown, never its hash" shown
nobody() {
    ctl 1 account show nobody && told .
}
check "it says who is not there" nobody
roles() {
    ctl 0 role bob moderator && ctl 0 account show bob && said 'role moderator' &&
        ctl 1 role bob king && told '"player", "moderator", "admin"'
}
check "roles" roles
check "a new password" with_password 'new password 78' password bob

# Not every shell puts the terminal right itself: what stty shows afterwards is in $folder/terminal.
interrupted() {
    expect -c "set timeout 300
        spawn -noecho sh -c {trap : INT; $cardroomctl -c $config password bob; echo ended \$?; stty -a}
        expect {Password: } {send \003} default {exit 1}
        expect eof" >"$folder/terminal" && grep -q 'ended 130' "$folder/terminal" &&
        grep -q '[^-]echo ' "$folder/terminal"
}
if command -v expect >/dev/null; then
    check "interrupted at the question, the terminal shows again what is typed" interrupted
fi
no_password() {
    ctl 2 password bob
}
check "without a password nothing is done" no_password

# A password given here is the same as one typed at a prompt with other forms of its characters and blanks.
cleaned() {
    with_password "$(printf 'pa\314\210ss  wort 99 ')" account create anna && dial anna &&
        printf 'anna\r\np\303\244ss wort 99\r\n' >"$folder/anna.in" && hears anna 'Welcome, anna' &&
        ! with_password ' ' password anna && told 'Nothing in that password'
}
command -v nc >/dev/null && check "a password from here is that of a prompt" cleaned
one_line() {
    ctl 0 note bob "$(printf 'owes\n2026-11-21 10:00  kate  ban  bob\033[31m')" && ctl 0 notes bob &&
        [ "$(wc -l <"$folder/said")" -eq 1 ] && ! said "$(printf '\033')"
}
check "a text is one line and draws nothing" one_line
adjusted() {
    ctl 0 adjust bob chips -50 test of the ledger && ctl 0 account show bob && said 'chips 950' &&
        ctl 1 adjust bob gold 5 no such thing && ctl 1 adjust bob xp much test
}
check "chips are adjusted" adjusted

check "an amount that cannot be meant is refused" ctl 1 adjust bob chips 9223372036854775807 a prize
check "and said to be too long" told 'nine digits'

# ---- Order ----
banned() {
    ctl 0 --yes ban 192.0.2.0/24 7d spam from there && ctl 0 banned && said '192.0.2.0/24' && said 'spam'
}
check "a network is banned" banned
asked_first() {
    ctl 0 ban --dry-run 203.0.113.0/24 7d a raid && said '^would keep out 203.0.113.0/24 for 7 days$' && said '^That hits nobody' &&
        ctl 0 --json -n ban 203.0.113.0/24 7d a raid && said '"would":"keep out 203.0.113.0/24 for 7 days"' &&
        ctl 1 -n ban bob,nobodyhere 7d a raid && told 'no account nobodyhere' &&
        ctl 0 mute bob 1h loud --dry-run && said '^would mute bob for 60 minutes' &&
        ctl 0 mute -n bob 1h loud && said '^would mute bob for 60 minutes' &&
        ctl 1 ban 203.0.113.0/24 7d a raid && told '^That would keep out 203.0.113.0/24' && told 'Add --yes to do it' &&
        ctl 2 --dry-run verify /dev/null && told 'no dry run' && ctl 0 banned && ! said '203.0.113'
}
check "a ban says first whom it hits" asked_first
check "an account is banned" ctl 0 --yes ban bob forever cheating at cards
lifted() {
    ctl 0 unban 192.0.2.0/24 && ctl 0 unban bob && ctl 0 banned && ! said '192.0.2'
}
check "bans are lifted" lifted
muted() {
    ctl 0 mute bob 30m shouting at people && ctl 0 unmute bob
}
check "somebody is muted for a time" muted
bad_time() {
    ctl 1 mute bob soon shouting at people && told '30m' && ctl 1 mute bob '' shouting at people &&
        ctl 1 ban bob '' cheating at cards && ctl 0 banned && said 'Nobody is banned'
}
check "a time that is none is told" bad_time
kicked() {
    ctl 1 kick zoe talking too much && told .
}
check "somebody who is not on cannot be kicked" kicked
voided() {
    ctl 1 void 99 no such table here && told . && ctl 1 void x no such table here
}
check "a table that is not there has no game" voided

recorded() {
    ctl 1 record 99 && told 'no game 99' && ctl 1 record x && told 'not the number of a game' && ctl 2 record
}
check "a game that is not there has no record" recorded
check "everybody is told" ctl 0 wall Hello everybody
audited() {
    ctl 0 audit 50 && said 'ban' && said 'cardroomctl' && said '192.0.2.0/24'
}
check "the audit log has it all" audited
filtered() {
    ctl 0 audit bob verb=mute since=1h && said 'shouting' && ! said '192.0.2' &&
        ctl 0 audit by=kate && said 'nothing to list' && ctl 1 audit who=kate && told 'by=NAME'
}
check "and is filtered" filtered
# entries NAME: how many lines of the log in the answer name this one as the actor.
entries() {
    grep -o '"by":"'"$1"'[^"]*","verb":"' "$folder/said" | wc -l
}
exported() {
    ctl 0 audit --json && said '^{"done":true,"items":\[{"id":.*}\]}$' && [ "$(entries "cardroomctl[^\"]*")" -gt 5 ] &&
        ctl 0 --json audit verb=ban && [ "$(entries "cardroomctl[^\"]*")" -eq 2 ] &&
        ctl 0 audit by=kate --json && said '^{"done":true,"items":\[\]}$' &&
        ctl 0 audit --json verb=ban && [ "$(entries "cardroomctl[^\"]*")" -eq 2 ] &&
        ctl 1 audit who=kate --json && said '^{"done":false,"text":".*by=NAME'
}
check "and exported as JSON" exported
# A reason that is too long is cut, but never inside a character, because JSON could not hold that.
long_reasons() {
    cards=$(printf '%0150d' 0 | sed 's/0/\xf0\x9f\x82\xa1/g')
    for before in '' a aa aaa; do
        ctl 0 --yes ban 198.51.100.9 5m "$before$cards" && ctl 0 banned && ctl 0 unban 198.51.100.9 || return 1
    done
    ctl 0 audit 10 verb=ban && said "aaa$(printf '\360\237\202\241')" && ctl 0 audit 10 verb=ban --json &&
        [ "$(entries "cardroomctl[^\"]*")" -ge 4 ]
}
check "a reason that is too long is shown and exported too" long_reasons
reloaded() {
    ctl 0 reload && said 'none has changed' && echo 'motd tea at five' >>"$config" &&
        ctl 0 reload && said '^motd from "" to "tea at five"$' && echo 'store sqlite:other.db' >>"$config" &&
        ctl 0 reload && said '^store .*at the next start$' && echo 'chats 5' >>"$config" &&
        ctl 1 reload && told 'stay as they are' && [ "$(grep -c chats "$folder/error")" -eq 1 ] && sed -i '/^chats\|^store/d' "$config" &&
        ctl 0 audit verb=reload 1 && said 'cardroomctl (.*)  reload  store' && ctl 0 audit verb=reload-refused &&
        said 'chats'
}
check "settings are read anew, and what changed is told" reloaded
no_empty_line() {
    sed -i 's/^motd .*/motd tea at four/' "$config" && ctl 0 reload && said 'tea at four' && ! said '^$' &&
        sed -i 's/^motd .*/motd tea at five/' "$config" && ctl 0 reload
}
check "without an empty line at the end" no_empty_line
faulty() {
    cp "$config" "$folder/whole.conf" && echo 'chats 5' >>"$config" && ctl 0 -y ban 192.0.2.7 1d floods the lobby &&
        told 'no option "chats"' && ctl 3 backup "$folder/backup.db" && told 'chats' && cp "$folder/whole.conf" "$config" &&
        ctl 0 unban 192.0.2.7 && [ ! -s "$folder/error" ]
}
check "a configuration with a fault keeps nobody from being banned" faulty
unreadable() {
    "$cardroomctl" -c "$folder/none.conf" banned >"$folder/said" 2>"$folder/error"
    [ $? -eq 3 ] && told 'none.conf: The file cannot be read'
}
check "one that is not there is told" unreadable
ctl_path=$(realpath "$cardroomctl")
elsewhere() {
    sed "s|^data-dir .*|data-dir data|" "$config" >"$folder/relative.conf" &&
        (cd "$folder/data" && "$ctl_path" -c "$folder/relative.conf" banned >"$folder/said") && said 'Nobody is banned'
}
check "relative paths begin where the configuration is" elsewhere
sighup_noted() {
    ctl 0 audit by=cardroomd verb=reload && said 'tea at six'
}
sighup() {
    sed -i 's/^motd .*/motd tea at six/' "$config" && kill -HUP "$supervisor" || return 1
    until_true sighup_noted
}
check "on a signal, too, and the audit log has it" sighup
no_secrets() {
    ! grep -q 'sesame\|new password' "$folder/log"
}
check "no password is in the log" no_secrets
countdown() {
    ctl 0 shutdown 1h upgrade of the machine && ctl 0 shutdown cancel && ctl 0 status
}
check "a shutdown is cancelled" countdown

# counting_down ARGUMENT...: runs `upgrade all ARGUMENT...` in the background as $upgrade. What it says is in $folder/upgrade.
counting_down() {
    logged=$(wc -l <"$folder/log")
    "$cardroomctl" -c "$config" upgrade all "$@" >"$folder/upgrade" 2>&1 </dev/null &
    upgrade=$!
    until_true counted
}
# Whether it has asked once how the upgrade goes.
counted() {
    sed "1,${logged}d" "$folder/log" | sed '1,/verb="upgrade"/d' | grep -q 'verb="status"'
}
# called_off: whoever waits for it is told.
called_off() {
    wait "$upgrade"
    [ $? -eq 1 ] && grep -q 'countdown was stopped. Nothing was upgraded' "$folder/upgrade"
}
upgrade_cancelled() {
    counting_down 20m && ctl 0 status && said '^shutdown upgrades, in ' && ctl 0 shutdown cancel && called_off
}
check "so is an upgrade, and who waits for it is told" upgrade_cancelled
upgrade_answered() {
    counting_down 20m -y && ctl 0 shutdown cancel && called_off
}
check "and one that is answered before it is asked" upgrade_answered
upgrade_as_json() {
    counting_down 20m -j && ctl 0 shutdown cancel && called_off && [ "$(wc -l <"$folder/upgrade")" -eq 1 ] &&
        grep -q '^{"done":false,"text":"The countdown' "$folder/upgrade"
}
check "as JSON, too, in one line" upgrade_as_json
upgrade_replaced() {
    counting_down 20m && ctl 0 shutdown 1h for the night && said 'place of the upgrade' && called_off &&
        ctl 0 shutdown cancel
}
check "a shutdown in its place says so" upgrade_replaced

news() {
    ctl 0 news post 'The garden is open' && ctl 0 news && said '^1  20.*The garden is open$' &&
        ctl 1 news drop 7 && told 'no news number 7' && ctl 0 -y news drop 1 && ctl 0 motd tea at five
}
check "news" news
drain_cancelled() {
    ctl 0 drain 1h new cards && ctl 0 status && said 'shutdown drains' && ctl 0 drain cancel &&
        ctl 1 drain cancel && ctl 1 drain soon && told '30m' && ctl 1 drain forever && ctl 1 shutdown forever &&
        ctl 1 upgrade all forever && told '30m' && ctl 1 drain cancel
}
check "draining is cancelled" drain_cancelled
account_exported() {
    ctl 0 account export bob "$folder/bob.json" && told 'only you can read' || return 1
    cp "$folder/bob.json" "$folder/said"
    [ "$(stat -c %a "$folder/bob.json")" = 600 ] && said '^{"format":"cardroom-account-1",$' && said '^"name":"bob",$' &&
        said '^ {"name":"bob","role":' && said '"currency":"chips","amount":1000,' && said '^"ledger":\[$' &&
        [ "$(tail -n 1 "$folder/said" | tail -c 3)" = ']}' ] && ctl 0 account export bob &&
        said '^{"format":"cardroom-account-1",$' && ctl 0 audit verb=export && [ "$(wc -l <"$folder/said")" -eq 2 ]
}
check "all that is kept about a person, as one document" account_exported
# As in a container in which nothing can be written.
exported_without_a_file() {
    (ulimit -f 0 && "$cardroomctl" -c "$config" account export bob 2>"$folder/error") | cat >"$folder/said"
    said '^{"format":"cardroom-account-1",$' && [ "$(tail -n 1 "$folder/said" | tail -c 3)" = ']}' ]
}
check "also where no file can be written" exported_without_a_file
export_fails() {
    echo before >"$folder/kept.json"
    ctl 1 account export nobody "$folder/kept.json" && [ "$(cat "$folder/kept.json")" = before ] &&
        ctl 3 account export bob "$folder/none/bob.json" && told 'cannot be written' &&
        [ "$(find "$folder" -name 'kept.json*' | wc -l)" -eq 1 ]
}
check "or nothing is written, and an earlier file stays" export_fails
pruned() {
    ctl 0 prune --dry-run && said '^logins  *0$' && said '^unranked-games' && ctl 0 prune &&
        said '^Deleted: 0 rows and 0 games' && ctl 0 prune --json && said '"kind":"logins","count":0,"oldest":null' &&
        ctl 0 audit verb=prune && [ "$(wc -l <"$folder/said")" -eq 2 ] && ctl 2 prune now
}
check "old data is counted and deleted" pruned
store_looked_at() {
    ctl 0 store status && said '^backend sqlite$' && said "which is this program's" && said '^running yes$' &&
        said '^rows-account [1-9]' && ctl 0 --json store status && said '"tables":\[{"name":"account","rows":' &&
        ctl 0 store migrate --dry-run && said "has this program's schema already" || return 1
    ctl 0 backup "$folder/dry.db" && ctl 0 note bob after the backup && ctl 0 restore --dry-run "$folder/dry.db" &&
        said 'is sound' && said '^What came after it would be lost: [1-9]' && said 'The service runs' &&
        said '^Nothing was changed' && ctl 1 restore "$folder/dry.db" && told 'Stop it first' &&
        echo damage >"$folder/none.db" && ctl 1 restore --dry-run "$folder/none.db"
}
check "the store is looked at, and a restore tried out" store_looked_at
every_answer_is_json() {
    ctl 0 status -j && said '^{"done":true' && ctl 0 status --json && said '^{"done":true' &&
        ctl 0 account show -j bob && said '^{"done":true' || return 1
    for words in 'account list' 'account show bob' 'banned' 'muted' 'staff' 'dossier bob' 'new today' 'preview bob' 'reports' 'notes bob' 'alts bob' 'news' \
        'inspect 1' 'void 9 x' 'kick zoe x' 'merge bob bob' 'account reset-totp bob' 'record 9' 'status' 'reload'; do
        # shellcheck disable=SC2086
        "$cardroomctl" -c "$config" --json $words </dev/null 2>"$folder/error" |
            grep -q '^{"done":\(true\|false\),"\(text\|items\|values\)":.*}$' || return 1
    done
}
check "every answer is JSON when asked for" every_answer_is_json
# Whether it has its socket, and sleeps until an answer comes.
asks() {
    ls -l "/proc/$1/fd" 2>/dev/null | grep -q 'socket:' && grep -q '^State:.S' "/proc/$1/status"
}
answer_lost() {
    room=$(pid_of room)
    kill -STOP "$room" || return 1
    "$cardroomctl" -c "$config" note bob asked of a room that dies </dev/null >"$folder/said" 2>"$folder/error" &
    asking=$!
    until_true asks "$asking"
    kill -9 "$room"
    wait "$asking"
    [ $? -eq 3 ] && told 'not known whether that was done' && told 'cardroomctl audit by=cardroomctl'
}
check "an answer that is lost is told as that" answer_lost
check "and the next room answers" until_true ctl 0 status
# The room that was asked dies before the upgrade. The next room knows of no upgrade.
upgrade_unseen() {
    room=$(pid_of room)
    kill -STOP "$room" || return 1
    "$cardroomctl" -c "$config" upgrade </dev/null >"$folder/said" 2>"$folder/error" &
    asking=$!
    until_true asks "$asking"
    kill -9 "$room"
    wait "$asking"
    [ $? -eq 3 ] && [ ! -s "$folder/said" ] && told 'does not answer' && until_true ctl 0 status && said '^upgrades 0$'
}
check "an upgrade is not begun where nobody could see its end" upgrade_unseen
ends_well() {
    ctl 0 drain 1h at the end && wait "$supervisor" &&
        [ "$(grep -c 'end process=.* status=0$' "$folder/log")" -eq 2 ] &&
        ! grep -q 'Sanitizer\|runtime error' "$folder/log"
}
check "drained, all of it ends well" ends_well
: >"$folder/log"
: >"$folder/out"
# The service dies: nobody will tell how the upgrade ends.
upgrade_dies() {
    start_service && counting_down 20m && kill -9 "$supervisor" && until_true not alive "$upgrade" || return 1
    wait "$upgrade"
    [ $? -eq 3 ] && grep -q 'service has ended' "$folder/upgrade"
}
check "whoever waits for an upgrade is told that the service died" upgrade_dies
supervisor=
plan
