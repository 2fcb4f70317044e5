#!/bin/sh
# The page for browsers, in Chromium. Two guests play a game to its end, one by taps alone on a phone, one by keys alone. In
# the middle of it the room is killed, and then the network is gone for a while. WEB names other plays of web.js; WEB=long
# (`make check-web`) is all of them. NPM names a folder in which axe-core and ws are installed; these test the page, too.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

wants chromium node
grep -q '^#define HAVE_WSLAY' "$builddir/base/config.h" || skip_all "it was built without the web"
echo "listen-web 127.0.0.1:0" >>"$config"
echo "same-address-exempt 127.0.0.0/8" >>"$config"
check "the service starts" start_service

# plays NAME: what the play finds, numbered on.
plays() {
    LOG="$folder/log" SSH_PORT=$ssh_port CTL="$cardroomctl -c $config" node "$srcdir/tests/e2e/web.js" "$(port_of web)" "$1" >"$folder/found" 2>&1
    while IFS= read -r line; do
        case $line in
            "ok - "*) check "${line#ok - }" true ;;
            "not ok - "*) check "${line#not ok - }" false ;;
            "#"*) echo "$line" ;;
            *) echo "# $line" ;;
        esac
    done <"$folder/found"
    grep -q '^ok - ' "$folder/found" || check "$1" false
}

case ${WEB:-game} in
    long)
        list="game ssh last-one extreme-last-card palace switch exta-cards spanish paths service asleep narrow listener firefox"
        list="$list ${NPM:+ws} ${PICTURES:+pictures}"
        ;;
    *) list=${WEB:-game} ;;
esac
for play in $list; do
    case $play in
        paths) printf 'correct horse 1\n' | ctl account create ann >/dev/null ;;
        ssh) has ssh || { skip "ssh" ssh; continue; } ;;
        firefox) has firefox-esr || { skip "Firefox" firefox-esr; continue; } ;;
    esac
    plays "$play"
done
plan
