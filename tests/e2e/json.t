#!/bin/sh
# What cardroomctl answers with --json, held against the schema that is installed.

. "${top_srcdir:-.}/tests/e2e/lib.sh"
schema=${top_builddir:-.}/cardroomctl.schema.json
json_check=${top_builddir:-.}/tests/e2e/json-check
wants nc

# fits NAME ARGUMENT...: the answer is as the schema says of the command of this name.
fits() {
    name=$1
    shift
    "$cardroomctl" -c "$config" --json "$@" >"$folder/said" 2>"$folder/error" </dev/null
    "$json_check" "$schema" "$name" <"$folder/said" >>"$folder/unfit" || {
        cat "$folder/said" >>"$folder/unfit"
        return 1
    }
    asked="$asked$name "
}

asked=' '
echo "cup noon daily $(date -u -d '6 hours' +%H:%M) palace swiss" >>"$config" # so that there is a cup, which does not begin
check "the service starts" start_service

accounts() {
    printf 'open sesame 12\n' | "$cardroomctl" -c "$config" account create --json kate admin >"$folder/said" &&
        "$json_check" "$schema" account-create <"$folder/said" && asked="$asked account-create " &&
        printf 'another word 34\n' | "$cardroomctl" -c "$config" account create bob &&
        printf 'another word 56\n' | "$cardroomctl" -c "$config" password -j bob >"$folder/said" &&
        "$json_check" "$schema" password <"$folder/said" && asked="$asked password " &&
        fits account-list account list && fits account-show account show kate && fits account-show account show nobody &&
        fits account-reset-totp account reset-totp bob && fits role role bob moderator && fits role role bob player &&
        fits requests requests && fits approve approve nobody && fits refuse refuse nobody --yes &&
        fits rename rename bob bobby && fits rename rename bobby bob && fits adjust adjust bob chips 5 a test &&
        fits adjust adjust bob chips 20000 a test && fits unconfirmed unconfirmed && grep -q '"number":1,' "$folder/said" &&
        fits confirm confirm 1 && fits reject reject 1 not needed &&
        fits merge merge bob nobody && fits account-delete account delete nobody
}
check "accounts" accounts
order() {
    fits mute mute bob 1h shouting && fits ban ban bob,192.0.2.0/24 7d spam --dry-run && grep -q '"would":' "$folder/said" &&
        fits ban ban bob,192.0.2.0/24 7d spam --yes && fits banned banned && grep -q '"kind":"ban"' "$folder/said" && fits preview preview bob && fits muted muted && fits staff staff &&
        fits new-today new today &&
        fits unban unban bob && fits unmute unmute bob && fits kick kick bob a test && fits warn warn bob a test &&
        fits note note bob plays well && fits notes notes bob && fits alts alts bob && fits conduct conduct bob &&
        fits pardon pardon bob a test && fits collusion collusion bob && fits lockdown lockdown guests for 1m &&
        fits lockdown lockdown && fits lockdown-off lockdown off && fits undo-act undo-act && fits dossier dossier bob
}
check "order" order
filters() {
    fits filter-add filter add spam hold --yes && fits filter-list filter list && fits filter-test filter test some spam &&
        fits held held && fits release release 1 && fits withhold withhold 1 && fits filter-drop filter drop 1
}
check "filters" filters
reports() {
    fits reports reports && for verb in case claim; do fits $verb $verb 1 || return 1; done &&
        fits resolve resolve 1 a test && fits reopen reopen 1 a test
}
check "reports" reports
tables() {
    fits daily-verify daily verify && for verb in inspect resume; do fits $verb $verb 1 || return 1; done &&
        for verb in freeze void undo close; do fits $verb $verb 1 a test || return 1; done &&
        fits transfer transfer 1 bob && fits record record 1
}
check "tables" tables
cups() {
    fits cup-list cup list && grep -q '"schedule":"noon"' "$folder/said" && fits cup-show cup show 1 &&
        fits cup-pause cup pause 1 a test && fits cup-resume cup resume 1 && fits cup-remove cup remove 1 bob a test &&
        fits cup-void cup void 1 a test --yes && fits cup-show cup show 1 && grep -q '"state":"void"' "$folder/said" &&
        fits cup-record cup record 1
}
check "cups" cups
# A room in which no game is in play ends a second after it was told to drain.
game() {
    dial ann && hears ann 'Name:' && types ann guest && hears ann Welcome && types ann 'play last one' && hears ann 'The game begins'
}
service() {
    fits status status && fits reload reload && echo 'motd tea at five' >>"$config" && fits reload reload &&
        fits shutdown shutdown 10m a test && fits shutdown-cancel shutdown cancel && game && fits drain drain 10m a test &&
        fits drain-cancel drain cancel && fits wall wall hello && fits news-post news post a cat && fits news news &&
        fits news-drop news drop 1 && fits motd motd off && fits audit audit && fits audit audit who=kate &&
        fits complete complete names k && fits doctor doctor
}
check "the service" service
here() {
    fits backup backup "$folder/copy.db" && fits check check && fits check check "$folder/copy.db" &&
        cp "$folder/copy.db" "$folder/bad.db" && printf 'x' | dd of="$folder/bad.db" bs=1 seek=4200 conv=notrunc 2>/dev/null &&
        fits check check "$folder/bad.db" && fits restore restore "$folder/copy.db" && fits hostkey hostkey &&
        fits prune prune --dry-run && fits prune prune &&
        fits store-status store status && fits ratings-fit ratings fit switch &&
        fits ratings-check ratings check && fits ratings-replay ratings replay && fits store-migrate store migrate --dry-run &&
        fits store-init store init "sqlite:$folder/no.db" room && fits store-copy store copy "sqlite:$folder/copy.db" "sqlite:$folder/no.db" &&
        fits nodes nodes && fits lead lead 2 && fits node-drain node drain && fits node-serve node serve && fits node-invite node invite 2 && fits node-join node join 2 &&
        fits cup-verify cup verify "${top_srcdir:-.}/tests/lobby/contest/records/swiss.txt" &&
        fits verify verify "${top_srcdir:-.}/tests/games/records/palace.txt" && fits verify verify "$config" &&
        fits help help ban && fits help help dance
}
check "what is done here" here
upgraded() {
    fits upgrade upgrade room
}
check "an upgrade" upgraded
# `schema` and `account export` print documents of their own, and `ship` answers nothing at all.
every_command() {
    "$cardroomctl" schema | sed -n 's/^    "\([a-z-]*\)": {$/\1/p' | grep -vx 'said\|refused\|would\|schema\|account-export\|ship' >"$folder/commands"
    [ "$(wc -l <"$folder/commands")" -gt 50 ] || return 1
    while read -r name; do
        case $asked in
            *" $name "*) ;;
            *)
                echo "The answer of \"cardroomctl $name --json\" was not held against the schema. Add it to tests/e2e/json.t." >>"$folder/unfit"
                return 1
                ;;
        esac
    done <"$folder/commands"
}
check "every command was asked" every_command
unfit() {
    echo '{"done":true,"items":[{"about":"bob"}]}' | "$json_check" "$schema" banned >/dev/null && return 1
    echo '{"done":true,"items":[],"more":1}' | "$json_check" "$schema" banned >/dev/null && return 1
    echo '{"done":true,"items":[]}' | "$json_check" "$schema" banned
}
check "what the schema does not name does not fit" unfit
sed 's/^/# /' "$folder/unfit" 2>/dev/null
plan
