#!/bin/sh
# More of what cardroomctl doctor advises where no systemd is, as in doctor-advice.t: certificates, disks, clocks, ports, keys,
# databases, people. Where the system allows it, the script has mounts of its own, which end with it.

if [ -z "$APART" ] && unshare -m true 2>/dev/null; then
    exec env APART=1 unshare -m "$0"
fi
. "${top_srcdir:-.}/tests/e2e/lib.sh"
. "${top_srcdir:-.}/tests/e2e/advice.sh"
wants sqlite3 openssl nc
code=$builddir/tests/e2e/code
# An address of loopback that no other test has, and a name that is all there is of the machine's certificate.
net=127.$((20 + $$ / 254 % 200)).$((1 + $$ % 254))

# certificate FOLDER NAME DAYS: one, with its key, for the user of the service.
certificate() {
    mkdir -p "$1" && echo "subjectAltName=DNS:$2" >"$folder/names" &&
        openssl req -new -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout "$1/privkey.pem" -out "$folder/request" \
            -subj "/CN=$2" >/dev/null 2>&1 &&
        openssl x509 -req -in "$folder/request" -signkey "$1/privkey.pem" -extfile "$folder/names" -days "$3" \
            -out "$1/fullchain.pem" >/dev/null 2>&1 && chown -R daemon: "$1" && chmod 755 "$1" && chmod 640 "$1/privkey.pem"
}
# Stand-ins for certbot and sudo, which do what those would have done.
cat >"$bin/certbot" <<CERTBOT
#!/bin/sh -e
case "\$*" in
'renew --cert-name cards.example') cp "$folder/fresh/"* "$folder/tls/" ;;
'certonly --standalone -d cards.example --deploy-hook '*/certbot-deploy)
    CARDROOM_TLS=$folder/tls CARDROOM_GROUP=daemon CARDROOM_RELOAD=true RENEWED_LINEAGE=$folder/fresh \\
        sh "$(cd "$srcdir" && pwd)/data/certbot/certbot-deploy"
    chown daemon: "$folder/tls/"* ;;
*) exit 2 ;;
esac
CERTBOT
printf '#!/bin/sh\nexec "$@"\n' >"$bin/sudo"
chmod 755 "$bin/certbot" "$bin/sudo"
certificate "$folder/fresh" cards.example 90
certificate "$folder/tls" cards.example 90

# stops: ends the service, whose settings stay.
stops() {
    "$cardroomctl" -c "$config" shutdown now >"$folder/status" 2>&1
}
# A backup where the doctor does not look.
copy=$folder/copy.db
# restores ADVICE: carries out the command in the advice, with our copy as FILE.
restores() {
    stops
    rest="$(echo "$1" | sed "s|.*: \(cardroomctl.* restore\) FILE.*|\1|") $copy"
}
follows_own() {
    in=${1##* in }
    case $1 in
    'Edit '*', then: '*)
        edits "$config" '/^no-such-option/d'
        rest=${1#*, then: }
        ;;
    'Name another data-dir in '*) sets "data-dir $folder/data" "${in%.}" ;;
    'Set listen-ssh in '*) sets 'listen-ssh 127.0.0.1:0' "${in%.}" ;;
    'Name a port from '*' on in '*)
        line=${1#Name a port from }
        sets "listen-metrics $net.1:${line%% *}" "${in%.}"
        ;;
    'Let root start it, with "'*'" in '*)
        line=${1#*\"}
        sets "${line%%\"*}" "${in%.}" && rest="cardroomd -c $config"
        ;;
    'Stop it, or name another port in '*)
        sh -c "${1#*To see it: }" >"$folder/typed" 2>&1 || return 0
        # Another test may have the port at another address.
        rest="kill $(sed -n "/ $net\.1:/s/.*pid=\([0-9]*\).*/\1/p" "$folder/typed")"
        ;;
    'Install it again, or name another with pages in '*)
        in=${in%% *}
        sets "pages $folder/pages" "$in" && rest="cardroomd -c $in"
        ;;
    'Mend that, then: '*)
        cp "$folder/fresh/privkey.pem" "$folder/tls/"
        rest=${1#*, then: }
        ;;
    'Put your copy of the key there. Or '*) cp -p "$folder/key" "$folder/data/ssh_host_ed25519_key" ;;
    'Set listen-web-tls in its place in '*)
        edits "$config" '/^listen-web /d'
        echo 'listen-web-tls *:8443' >>"$config"
        ;;
    'Name smaller networks at limit-exempt in '*)
        sets 'limit-exempt 127.0.0.0/24' "$config"
        rest=${1#*, then: }
        ;;
    'Lower max-per-address '*)
        sets 'max-per-address 20' "$config"
        rest=${1#*, then: }
        ;;
    'Have what forwards '*)
        crowd_leaves
        sets 'proxy-from 127.0.0.9' "$config"
        "$cardroomctl" -c "$config" reload >"$folder/typed" && crowd_comes told
        ;;
    'If there is a copy elsewhere, '* | 'Restore a backup or '* | 'Install the newer cardroom again, or '*) restores "$1" ;;
    'Make room on the disk; '*) mount -o remount,size=1200m "$folder/small" ;;
    'Delete what nobody needs: '*)
        sh -ec "${1#*: }" >"$folder/typed" 2>&1
        todo=$(sed -n 's|^[^	]*	\(/.*/junk\)$|\1|p' "$folder/typed")
        rest="rm -r '${todo:?}'"
        ;;
    *', in the background. If '*)
        sh -c "exec ${1%%, in the background*}" >"$folder/typed" 2>&1 &
        others="$others $!"
        ;;
    'Set it right, then: '*)
        echo +0 >"$folder/time"
        rest=${1#*, then: }
        ;;
    *'; and of each: '*)
        "$cardroomctl" -c "$config" reports >"$folder/typed" && grep -q 'he deals himself' "$folder/typed" &&
            rest=$(echo "${1#*and of each: }" | sed 's/NUMBER REASON/7 seen to/')
        ;;
    'Each of them types in the lobby, over ssh or TLS: '*) kate_types "${1##*: }" ;;
    RENEWED_LINEAGE=*)
        rest=$(echo "$1" | sed "s| [^ ]*/certbot-deploy; then.*| sh '$(cd "$srcdir" && pwd)/data/certbot/certbot-deploy'|")
        rest="export CARDROOM_GROUP=daemon CARDROOM_RELOAD=true; $rest"
        sets 'tls-certificate /etc/cardroom-tls/fullchain.pem' "$config"
        sets 'tls-key /etc/cardroom-tls/privkey.pem' "$config"
        ;;
    'Wait a minute: '* | 'Mend the other errors here, '*) ;;
    *) return 1 ;;
    esac
}

# ---- Settings, before the start ----

echo 'no-such-option 3' >>"$config"
mends "an option that there is not" error configuration no-such-option
: >"$folder/file"
sets "data-dir $folder/file" "$config"
mends "a file in the place of the folder" error data 'is not a folder'
sets 'listen-ssh ' "$config"
sets 'listen-telnet ' "$config"
mends "no address" error ports 'name no address to listen on'
cp "$folder/good" "$config"
sets "listen-metrics $net.1:922" "$config"
edits "$config" '/^user /d'
low=$(cat /proc/sys/net/ipv4/ip_unprivileged_port_start)
if [ "$low" -gt 922 ]; then
    mends "a port for figures that is root's" error ports 'ports below .* are for root'
    mkdir -m 700 "$folder/data" && chown daemon: "$folder/data"
    sets "listen-telnet $net.1:923" "$config"
    mends "a port for people that is root's" error ports 'listen-telnet .* ports below .* are for root' # ..., and it is started
    check "root's service listens there" until_true found ok ports "listen-telnet $net.1:923: the service listens"
    until_true runs
    stops
fi
cp "$folder/good" "$config"
if has ss; then
    sets "listen-telnet $net.1:4001" "$config"
    nc -l "$net.1" 4001 >/dev/null 2>&1 </dev/null &
    others="$others $!"
    mends "a port that another has" error ports 'has that port'
fi
cp "$folder/good" "$config"

# ---- The certificate ----

edits "$config" '/^staff-totp /d'
cat >>"$config" <<TLS
tls-certificate $folder/tls/fullchain.pem
tls-key $folder/tls/privkey.pem
host-name cards.example
TLS
sets "listen-telnet $net.1:4000" "$config"
sets "listen-ssh $net.1:4022" "$config"
sets "listen-tls $net.1:4443" "$config"
sets 'login-deadline 1h' "$config" # a crowd stays as long as the test wants
cp "$config" "$folder/good"
chown root: "$folder/tls/privkey.pem"
chmod 600 "$folder/tls/privkey.pem"
mends "a key that is root's" error certificate 'privkey.pem cannot be read by daemon'
chmod 700 "$folder/tls" && chown root: "$folder/tls"
mends "a folder that lets nobody in" error certificate 'privkey.pem cannot be read by daemon'
certificate "$folder/tls" cards.example 2
sets "pages $folder/nowhere" "$config"
mends "pages that are gone" warning pages 'help is not there' # ..., and it is started
until_true runs
mends "a certificate that ends" error certificate 'ends in 1 day'
check "which the service has" until_true gone certificate 'another certificate'
certificate "$folder/tls" elsewhere.example 90
mends "a certificate for another name" error certificate 'not for the name cards.example'
certificate "$folder/tls" cards.example 60
mends "a certificate that the service has not read" warning certificate 'The service has another certificate'
certificate "$folder/fresh" cards.example 60
cp "$folder/fresh/fullchain.pem" "$folder/tls/"
mends "a key of another certificate" error certificate 'holds no key of that certificate'
if [ "$APART" ]; then
    mkdir -p "$folder/etc/letsencrypt"
    cp -r /etc/passwd /etc/group /etc/nsswitch.conf "$folder/etc/" 2>/dev/null
    cp -r "$folder/fresh" "$folder/etc/letsencrypt/live"
    mkdir "$folder/etc/letsencrypt/live/cards.example"
    mv "$folder/etc/letsencrypt/live/"*.pem "$folder/etc/letsencrypt/live/cards.example/"
    chown -R root: "$folder/etc/letsencrypt" && chmod 700 "$folder/etc/letsencrypt/live"
    sets 'tls-certificate /etc/letsencrypt/live/cards.example/fullchain.pem' "$config"
    sets 'tls-key /etc/letsencrypt/live/cards.example/privkey.pem' "$config"
    mount --bind "$folder/etc" /etc
    mends "a certificate in the folder of certbot" error certificate 'cannot be read by daemon'
    umount /etc
fi
cp "$folder/good" "$config"

# ---- A small disk and another clock: a service of its own ----

main=$config
faketime=$(ls /usr/lib/*/faketime/libfaketime.so.1 2>/dev/null | head -n 1)
config=$folder/other
sed "s|^data-dir .*|data-dir $folder/small/data|; s|^log .*|log $folder/small.log|; /^listen-\|^tls-\|^host-name/d" "$main" >"$config"
printf 'listen-telnet 127.0.0.1:0\nlisten-ssh 127.0.0.1:0\nsandbox no\n' >>"$config"
mkdir "$folder/small"
: >"$folder/small.log" && chown daemon: "$folder/small.log"
finish_other() {
    "$cardroomctl" -c "$folder/other" shutdown now >/dev/null 2>&1
    [ -z "$APART" ] || umount -l "$folder/small" 2>/dev/null
    finish_all
}
trap finish_other EXIT
if [ "$APART" ]; then
    mount -t tmpfs -o size=40m,nr_inodes=1900 tmpfs "$folder/small"
fi
mkdir -m 700 "$folder/small/data" && chown daemon: "$folder/small/data"
if [ "$faketime" ]; then
    echo -3000d >"$folder/time"
    (
        export LD_PRELOAD="$faketime" FAKETIME_TIMESTAMP_FILE="$folder/time" FAKETIME_CACHE_DURATION=1 DONT_FAKE_MONOTONIC=1
        "$cardroomd" -c "$config" >"$folder/out" 2>&1 </dev/null
    )
    check "another service starts, with another clock" until_true runs
    mends "a clock that is wrong" error clock 'The clock says'
    echo +5000 >"$folder/time"
    mends "a clock that jumped" warning clock 'It jumped'
else
    check "another service starts" starts
fi
if [ "$APART" ]; then
    mends "a ballast for which there is no room" warning ballast 'the disk was too full for it'
    fallocate -l 300m "$folder/small/junk"
    mends "a disk that is tight" warning disk 'MiB left\.'
    mkdir "$folder/small/junk"
    (cd "$folder/small/junk" && seq -f 'file-%g' 1200 | xargs touch)
    mends "a disk with many files" error disk 'more files only'
fi
# A room that says nothing is replaced after half a minute, but not before the doctor has seen it. Other checks go on
# meanwhile.
silent=$("$cardroomctl" -c "$config" status | sed -n 's/^room-pid //p')
above=$("$cardroomctl" -c "$config" status | sed -n 's/^supervisor-pid //p')
kill -STOP "$above" "$silent"
check "a room says nothing" until_true found error service 'no room answers'
kill -CONT "$above"
waits_for=$(advice error service 'no room answers')
config=$main

# ---- Keys ----

key=$folder/data/ssh_host_ed25519_key
cp -p "$key" "$folder/key"
rm "$key"
mends "a host key that is gone" error host-keys 'is not there'
"$cardroomctl" -c "$config" hostkey new >"$folder/typed" 2>&1
touch -d '100 days ago' "$key.next"
mends "a key that was to follow long ago" warning host-keys 'the key that is to follow was made'

# ---- What faces the network ----

sets 'listen-telnet *:4000' "$config" # for the doctor; the service goes on with its own
sets 'limit-exempt 127.0.0.0/8' "$config"
mends "a wide network without limits" warning strangers 'are not limited at all'
sets 'max-per-address 3000' "$config"
mends "an address that may have most connections" warning strangers 'more than half of the connections'
if ! "$cardroomd" --version | grep -q 'without.*web'; then
    sets 'listen-web *:8080' "$config"
    mends "a page without TLS" warning browsers 'can be read on the way'
    edits "$config" '/^listen-web-tls /d'
    printf 'listen-web *:8080\nproxy-from 127.0.0.9\n' >>"$config"
    mends "links that do not name the proxy" warning browsers 'not the address of the proxy'
fi
cp "$folder/good" "$config"
check "the settings are as before" eval '"$cardroomctl" -c "$config" reload >"$folder/typed"'
crowd=
# crowd_comes [told]: ten people, from one address, or as a proxy tells it.
crowd_comes() {
    for i in 1 2 3 4 5 6 7 8 9 10; do
        rm -f "$folder/crowd-$i" && mkfifo "$folder/crowd-$i"
        nc -s "127.0.0.9" "$net.1" 4000 <>"$folder/crowd-$i" >/dev/null 2>&1 &
        crowd="$crowd $!" others="$others $!"
        [ "$1" != told ] || printf 'PROXY TCP4 192.0.2.%s 192.0.2.200 1000 4000\r\n' "$i" >"$folder/crowd-$i"
    done
}
crowd_leaves() {
    # shellcheck disable=SC2086
    kill $crowd
    crowd=
}
crowd_comes
mends "a proxy that hides who comes" warning strangers 'Nearly everybody comes from 127'
people() {
    "$cardroomctl" -c "$config" status | grep -qx "connections $1"
}
check "behind which ten are seen" until_true people 10
crowd_leaves
cp "$folder/good" "$config"

# ---- People ----

kate_types() {
    rm -f "$folder/kate.in" && mkfifo "$folder/kate.in"
    openssl s_client -quiet -connect "$net.1:4443" <>"$folder/kate.in" >"$folder/kate" 2>/dev/null &
    others="$others $!"
    exec 3<>"$folder/kate.in"
    hears kate 'Type your name' && echo kate >&3
    hears kate 'Password: ' && cat "$folder/password" >&3
    hears kate 'Welcome, kate' && echo "$1" >&3
    until_true eval '[ "$(grep -ac "Password: " "$folder/kate")" -ge 2 ]' && cat "$folder/password" >&3
    hears kate 'secret [A-Z2-7]'
    "$code" "$(tr -d '\r' <"$folder/kate" | sed -n 's/^secret \([A-Z2-7]\{32\}\)$/\1/p' | tail -n 1)" >&3
    hears kate 'Your second factor is on'
    result=$?
    exec 3>&-
    return $result
}
"$cardroomctl" -c "$config" account create kate admin <"$folder/password" >"$folder/typed" 2>&1
mends "staff who have no second factor" warning staff 'Without a second factor'
setpriv --reuid=nobody --clear-groups "$cardroomctl" -c "$config" doctor "$folder/backups" >"$folder/said" 2>&1
check "somebody else does not see all" grep -q '^unseen *  database' "$folder/said"
check "and is told how root does" eval 'todo=$(sed -n "s/^To see the rest: //p" "$folder/said") && listed "and is told how root does" "$todo" &&
    sh -c "$todo $folder/backups" >"$folder/said" && ! grep -q "^unseen *  database" "$folder/said"'

# ---- The database ----

db=$folder/data/cardroom.db
"$cardroomctl" -c "$config" backup "$copy" >"$folder/typed" 2>&1
chmod 644 "$copy"
sqlite3 -cmd '.timeout 60000' "$db" "DROP TABLE review; DROP TABLE daily_seen; PRAGMA user_version = 27"
mends "a schema of an older program" warning schema 'The database has schema 27'
mkdir "$folder/second" && chown daemon: "$folder/second"
"$cardroomctl" -c "$config" ship "$folder/second" >"$folder/ship" 2>&1 &
shipper=$!
check "a second copy is begun" until_true eval 'grep -q "ship-ready" "$folder/ship"'
kill $shipper
wait $shipper 2>/dev/null
touch -d '10 minutes ago' "$db".shipped-*
mends "a second copy that is behind" warning shipping 'is 10 minutes behind'

room=$("$cardroomctl" -c "$config" status | sed -n 's/^room-pid //p')
chown root: "$db"
kill -9 "$room"
check "a room that cannot open its database" until_true found error service 'none of its rooms comes up'
roomless=$(advice error service 'none of its rooms')
mends "a database of somebody else" error database 'belongs to the user number 0'
check "a room comes up then" eval 'listed "a room comes up then" "$roomless" && until_true gone service ""'
until_true runs

# People do this: rm of a file that is open.
cp "$copy" "$folder/backups/cardroom-1.db"
rm "$db" "$db"-*
mends "a database that was deleted" error database 'is not there'
until_true runs
check "the backup is in its place" eval '"$cardroomctl" -c "$config" account show kate >"$folder/said"'
rm "$folder/backups"/*
rm "$db" "$db"-*
mends "a database that was deleted, and no backup" error database 'is not there'
printf x | dd of="$db" bs=1 seek=3 conv=notrunc 2>/dev/null
mends "a database that is none, and no backup" error database .
sqlite3 -cmd '.timeout 60000' "$db" 'PRAGMA user_version = 999'
mends "a schema of a newer program" error schema 'The database has schema 999'
sqlite3 -cmd '.timeout 60000' "$db" "INSERT INTO report (account, at_ms, number, name, address, card_table, about, about_name, state, claimer,
    claimer_name, text) VALUES (1, (strftime('%s') - 300000) * 1000, 7, 'kate', '', 0, 0, '', 1, 0, '', 'he deals himself')"
check "it starts" starts
mends "a report that is old" warning reports '1 is open, the oldest for'
stops

# ---- The silent room ----

config=$folder/other
check "a room that says nothing is replaced" eval 'listed "a room that says nothing is replaced" "$waits_for" && until_true gone service "" && until_true runs && ! alive "$silent"'
stops
config=$main
plan
