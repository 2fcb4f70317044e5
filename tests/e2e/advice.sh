# What scripts share that follow the advice of cardroomctl doctor: they run it as users other than root, and do what it
# says. Sourced after lib.sh.
# tests/advice.txt lists the sentences of advice, and the trial of each.

[ "$(id -u)" = 0 ] || skip_all "only root can be other users"
has setpriv || skip_all "setpriv is not installed"
for user in daemon nobody; do
    getent passwd $user >/dev/null || skip_all "there is no user $user"
done
getent group users >/dev/null || skip_all "there is no group users"

# Both programs by their names, where anybody may run them.
chmod 755 "$folder"
bin=$folder/bin
mkdir "$bin" "$folder/backups"
cp "$cardroomd" "$bin/cardroomd"
cp "$cardroomctl" "$bin/cardroomctl"
cp -r "$srcdir/data/help" "$srcdir/data/rules" "$srcdir/data/web" "$folder/"
mkdir "$folder/pages" && mv "$folder/help" "$folder/rules" "$folder/web" "$folder/pages/"
chmod -R a+rX "$bin" "$folder/pages"
PATH=$bin:$PATH
cardroomd=$bin/cardroomd
cardroomctl=$bin/cardroomctl
sed -i '/^pages /d' "$config"
cat >>"$config" <<END
user daemon
pages $folder/pages
log $folder/log
END
chmod 644 "$config"
chown daemon: "$folder/log"
cp "$config" "$folder/good"

doctor() {
    "$cardroomctl" -c "$config" doctor "$folder/backups" >"$folder/said" 2>"$folder/error" </dev/null
    [ ! -s "$folder/error" ]
}
# found LEVEL CHECK WORDS: the doctor has this finding.
found() {
    doctor && grep -q "^$1 *  $2 .*$3" "$folder/said"
}
# gone CHECK WORDS: the doctor no longer has it.
gone() {
    doctor && ! grep -q "^\(error\|warning\|unseen\) *  $1 .*$2" "$folder/said"
}
# advice LEVEL CHECK WORDS: the advice below the finding.
advice() {
    grep -A 1 "^$1 *  $2 .*$3" "$folder/said" | sed -n 's/^ *-> //p' | head -n 1
}

# The service in the background, as the advice starts it, and without a connection to us.
runs() {
    "$cardroomctl" -c "$config" status >"$folder/status" 2>&1 && grep -q '^door-uncontained' "$folder/status"
}
starts() {
    "$cardroomd" -c "$config" >"$folder/out" 2>&1 </dev/null && until_true runs
}
ends() {
    "$cardroomctl" -c "$config" shutdown now >"$folder/status" 2>&1
    cp "$folder/good" "$config"
}
finish_all() {
    "$cardroomctl" -c "$config" shutdown now >/dev/null 2>&1
    finish
}
trap finish_all EXIT

# edits FILE EXPRESSION...: sed on a file that keeps its inode, owner and mode.
edits() {
    file=$1
    shift
    sed "$@" "$file" >"$folder/edited" && cat "$folder/edited" >"$file"
}
# sets LINE FILE: puts a setting into a file, in place of an earlier value.
sets() {
    edits "$2" "/^${1%% *} /d" && echo "$1" >>"$2"
}

# follows ADVICE: does what the advice says. If it is not a command, it is a sentence of one of these forms, or one for which
# the script has follows_own. That returns whether it knows the sentence, and leaves commands in $rest.
follows_own() {
    false
}
follows() {
    echo "# $1"
    rest=
    if follows_own "$1"; then
        [ -z "$rest" ] || sh -ec "$rest" >"$folder/typed" 2>&1 </dev/null
        return
    fi
    case $1 in
    'Set "'*'" in '*)
        line=${1#Set \"} rest=${1#*\" in }
        sets "${line%%\"*}" "${rest%%, then: *}"
        ;;
    'Take "'*'" out of '*)
        line=${1#Take \"} rest=${1#*\" out of }
        rest=$(echo "$rest" | sed 's/ and restart the service\./, then: cardroomctl -c X shutdown now; cardroomd -c X/' | sed "s|-c X|-c $config|g")
        edits "${rest%%, then: *}" "/^${line%%\"*}\$/d"
        ;;
    'Start it after: '*) rest="then: ${1#Start it after: }; cardroomctl -c $config shutdown now; cardroomd -c $config" ;;
    'When '*': '* | 'If '*': '*) rest="then: ${1#*: }" ;;
    *) rest="then: $1" ;;
    esac
    # What stands in brackets explains.
    rest=$(echo "${rest#*then: }" | sed 's/ (people play on)$//; s/ (ends all connections)$//')
    [ "$rest" ] && sh -ec "$rest" >"$folder/typed" 2>&1 </dev/null
}

# listed TRIAL ADVICE: if tests/advice.txt names this trial, it names it for this sentence.
listed() {
    sentence=$(awk -F'\t' -v script="${0##*/tests/}" -v trial="$1" '$2 == script && $3 == trial { print $1 }' \
        "$srcdir/tests/advice.txt" | sed 's/[][?\\]/\\&/g')
    # shellcheck disable=SC2254
    case $2 in
    ${sentence:-*}) ;;
    *)
        echo "# tests/advice.txt has another sentence: $sentence"
        return 1
        ;;
    esac
}

# mends TEXT LEVEL CHECK WORDS: the doctor finds it, and its advice mends it.
mends() {
    check "$1" until_true found "$2" "$3" "$4"
    # NAME stands for an account, whose password is asked for.
    todo=$(advice "$2" "$3" "$4" | sed "s| NAME admin\$| kate admin <$folder/password|")
    check "$1: the advice is followed" eval 'listed "$1" "$todo" && follows "$todo" || { cat "$folder/typed"; false; }'
    check "$1: and mends it" until_true gone "$3" "$4"
}
echo 'open sesame 12' >"$folder/password"

