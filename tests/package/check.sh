#!/bin/sh
# make check-package: the Debian package and the guide on fresh machines, from the installation to the purge. Needs root,
# debootstrap, systemd-container, and a mirror of Debian for the first time. check.sh ARCHIVE
#   CHECK_PACKAGE_RELEASES  the Debians, "bookworm trixie" unless told
#   CHECK_PACKAGE_CACHE     where images are kept, /var/cache/cardroom-check unless told
#   KEEP=1                  leaves the machines' folders behind

. "${top_srcdir:-.}/tests/e2e/lib.sh"
. "${top_srcdir:-.}/tests/package/machine.sh"
. "${top_srcdir:-.}/tests/package/recipes.sh"

[ "$(id -u)" = 0 ] || skip_all "needs root"
for tool in debootstrap systemd-nspawn nsenter ps ip; do
    command -v $tool >/dev/null || skip_all "needs $tool"
done
mkdir -p "$cache"
exec 9>"$cache/lock"
flock -n 9 || skip_all "another one uses $cache"
archive=$1
companions="fail2ban python3-systemd nftables haproxy nginx apache2-utils caddy openssl logrotate needrestart prometheus certbot openssh-server"
guide=$srcdir/man/cardroom-admin.7

done_with() {
    for pid in $others; do
        kill "$pid" 2>/dev/null
    done
    halt_all
    rm -rf "$folder"
}
trap done_with EXIT

# ---- What the pages say ----

# steps SECTION N: the commands that stand in the Nth group of a section of the guide.
steps() {
    awk -v section="$1" -v want="$2" '
        /^\.Ss / { here = substr($0, 5) == section; next }
        here && sub(/^\.Dl # /, "") { if (!last) group++; last = 1; if (group == want) print; next }
        { last = 0 }' "$guide"
}

# block SECTION N: the Nth text that a section shows as it is to be written to a file.
block() {
    awk -v section="$1" -v want="$2" '
        /^\.S[hs] / { here = substr($0, 5) == section }
        here && /^\.Bd / { shows = ++blocks == want; next }
        /^\.Ed/ { shows = 0 }
        shows' "$guide"
}

# block_of PROGRAM: the commands that the guide has under that program.
block_of() {
    awk -v name="$1" '/^\.It Sy / { here = $3 == name } here && sub(/^\.Dl # /, "")' "$guide" | sed 's/\\e/\\/g'
}

# readme N: the commands of the Nth block under "Install it".
readme() {
    (cd "$srcdir" && awk -v want="$1" '
        /^## / { here = $0 == "## Install it" }
        !here { next }
        sub(/^    /, "") { if (!last) group++; last = 1; if (group == want) print; next }
        { last = 0 }' README.md)
}

# typed MACHINE: types what it reads there, a line after the other, and stops at the first that fails.
typed() {
    { echo 'set -e'; cat; } >"$machines/$1/srv/give/typed"
    grep -qv '^set -e$' "$machines/$1/srv/give/typed" || { echo "# nothing to type"; return 1; }
    in_machine "$1" sh -x /srv/give/typed <"${answers:-/dev/null}" >"$folder/said" 2>"$folder/error"
}

# ---- What happens on a machine ----

install_package() {
    cp "$2" "$machines/$1/srv/give/"
    in_machine "$1" apt-get install -y --no-install-recommends "/srv/give/${2##*/}" >"$folder/said" 2>"$folder/error"
}

active() {
    in_machine "$1" systemctl is-active --quiet "$2"
}

# journal MACHINE [ARGUMENT...]: what the service has logged, without what systemd says about it.
journal() {
    machine=$1
    shift
    in_machine "$machine" journalctl -q --no-pager -o cat _SYSTEMD_UNIT=cardroom.service "$@"
}

journal_has() {
    journal "$1" | grep -q -- "$2"
}

# telnets MACHINE NAME [PORT]: somebody comes in by the machine's own telnet. NAME is used as by dial of lib.sh.
telnets() {
    mkfifo "$folder/$2.in"
    in_machine "$1" telnet localhost "${3:-4000}" <>"$folder/$2.in" >"$folder/$2" 2>&1 &
    others="$others $!"
    echo $! >"$folder/$2.pid"
}

types() {
    echo "$2" >"$folder/$1.in"
}

# logs_in NAME: kate with her password.
logs_in() {
    hears "$1" 'Name:' && types "$1" kate && hears "$1" 'Password:' && types "$1" 'open sesame 12' &&
        hears "$1" 'Welcome, kate'
}

# Whether it is their turn, after the last move.
its_turn() {
    tail -n 1 "$folder/$1" | grep -aq 'your turn> $'
}

moves_of() {
    grep -ac 'your turn> You \(draw\|pick up\|take\|pass\|play\)' "$folder/$1"
}

moved() {
    [ "$(moves_of "$1")" -gt "$moves" ]
}

# plays NAME: a move that the last line of suggestions offers.
plays() {
    until_true its_turn "$1" || { tail -n 5 "$folder/$1" | cat -v; echo; return 1; }
    moves=$(moves_of "$1")
    for word in take draw pass; do
        grep -a 'hand   help' "$folder/$1" | tail -n 1 | grep -q " $word" && break
    done
    types "$1" "$word"
    until_true moved "$1" || { tail -n 5 "$folder/$1" | cat -v; echo; return 1; }
}

ssh_guest() {
    echo quit | in_machine "$1" ssh -T -p 2222 -o StrictHostKeyChecking=no -o BatchMode=yes guest@localhost \
        >"$folder/said" 2>"$folder/error"
    grep -aq 'You are in the lobby' "$folder/said"
}

status_has() {
    in_machine "$1" cardroomctl status >"$folder/said" && grep -q "^$2" "$folder/said"
}

# ours MACHINE: the processes that are of the service.
ours() {
    in_machine "$1" ps -eo pid=,user=,comm=,args= | grep -v ' ps ' | grep 'cardroom'
}

# left_on MACHINE: the files of the package that are left, except for what we copied there and what dpkg notes.
left_on() {
    in_machine "$1" find / -xdev \( -path /proc -o -path /sys -o -path /srv -o -path /root -o -path /mnt -o -path /var/backups \) -prune \
        -o -name '*cardroom*' -print | grep -v '^/var/lib/dpkg/\|^/var/log/apt\|^/var/cache/'
}

nobody_answers() {
    ! echo | in_machine "$1" telnet localhost "$2" 2>&1 | grep -q 'Connected'
}

# ---- The package ----

package_on() {
    check "$1: the package is installed" install_package one "$old"
    check "$1: and the service has started" active one cardroom.service
    check "$1: where to go and the host key are said" eval 'cat "$folder/said" "$folder/error" | tr -d "\r" >"$folder/heard" &&
        grep -q "^cardroom runs: ssh -p 2222 guest@one, host key $(in_machine one cardroomctl status | sed -n "s/^host-key-ed25519 //p")$" "$folder/heard"'
    check "$1: and how the first admin is made" grep -q '^Make the first admin:  cardroomctl account create NAME admin$' "$folder/heard"
    check "$1: at the first try" test "$(in_machine one systemctl show -P NRestarts cardroom)" = 0
    if grep -q landlock /sys/kernel/security/lsm 2>/dev/null; then
        for role in door room; do
            check "$1: the $role sees its own files alone" journal_has one "^$role sandbox landlock=[1-9]"
        done
    fi
    check "$1: door and room are contained" eval 'until_true status_has one "door-uncontained 0" && status_has one "room-uncontained 0"'
    check "$1: nothing was refused to it" not journal_has one 'not permitted'
    check "$1: the journal's lines have no time of their own" not journal_has one '^[0-9]\{4\}-'
    check "$1: and a priority" test -z "$(journal one -p warning)" -a -n "$(journal one -p info)"

    check "$1: a start as the unit's user finds nothing wrong" \
        eval 'sed -n "s/^\.Dl # \(cardroomd -t .*\)/\1/p" "$srcdir/man/cardroomd.8" | typed one'

    printf 'open sesame 12\n' >"$folder/password"
    answers=$folder/password
    check "$1: the first admin is made as the guide says" eval 'steps "The first admin" 1 | typed one'
    answers=
    check "$1: and made a moderator" eval 'steps "The first admin" 2 | typed one'
    check "$1: somebody comes in by ssh" ssh_guest one
    telnets one kate
    check "$1: somebody comes in by telnet" logs_in kate
    types kate 'new last one seats=2'
    hears kate 'You opened table' >/dev/null
    types kate bot
    hears kate 'joins the table' >/dev/null
    types kate ready
    check "$1: a move is played" plays kate
    check "$1: a reload is taken" eval 'in_machine one systemctl reload cardroom && until_true journal_has one "reload result=done"'

    check "$1: a newer package is installed" install_package one "$new"
    check "$1: which says nothing of itself" not grep -qi '^cardroom runs\|first admin\|The old cardroomd' "$folder/said" "$folder/error"
    check "$1: its room has taken over" status_has one 'version 0.1.1'
    check "$1: the player plays on over the same connection" plays kate
    check "$1: and nothing was restarted" test "$(in_machine one systemctl show -P NRestarts cardroom)" = 0

    check "$1: a backup is made as the guide says" eval 'steps Backup 1 | typed one'
    cp "$machines/one/var/backups"/cardroom-*.db "$folder/backup.db"
    check "$1: and taken back" eval 'steps Backup 2 | typed one && active one cardroom.service'

    others_on "$1"

    # The other place for the copy, which the guide calls /mnt/second.
    mkdir -p "$machines/one/mnt/second"
    check "$1: the database is shipped as the guide says" eval 'steps "A second place" 1 | typed one &&
        until_true test -s "$machines/one/mnt/second/cardroom.db"'

    # Sockets where the service runs, and a low port.
    check "$1: systemd takes the ports as the guide says" eval 'follows one "To let systemd hold the ports" 1 && active one cardroom-ssh.socket'
    check "$1: ssh is served there" ssh_guest one
    check "$1: a low port is named as the guide says" follows one 'To use a port below 1024' 1
    telnets one low 23
    check "$1: and served" logs_in low

    advice_on "$1"
    shipper=$(in_machine one systemctl show -P MainPID cardroom-ship@mnt-second.service)
    in_machine one systemctl stop cardroom 2>/dev/null
    check "$1: a connection starts the service again" eval 'until_true ssh_guest one && active one cardroom.service'
    install_package one "$newer"
    check "$1: an upgrade starts shipping again" eval 'active one cardroom-ship@mnt-second.service &&
        [ "$(in_machine one systemctl show -P MainPID cardroom-ship@mnt-second.service)" != "$shipper" ]'

    in_machine one cardroomctl role kate admin >"$folder/said" 2>&1
    check "$1: the package is removed" eval 'in_machine one apt-get remove -y cardroom >"$folder/said" 2>&1'
    check "$1: which says what is kept" grep -q '^cardroom: kept are .*/var/lib/cardroom' "$folder/said"
    check "$1: nothing of it runs" test -z "$(ours one)"
    check "$1: nobody answers at its ports" eval 'nobody_answers one 2222 && nobody_answers one 23 && test -z "$(ours one)"'
    for kept in var/lib/cardroom/cardroom.db var/lib/cardroom/ssh_host_ed25519_key etc/cardroom.conf; do
        check "$1: $kept is kept" test -s "$machines/one/$kept"
    done
    check "$1: it is installed again" install_package one "$newer"
    check "$1: and says where to go, though not how to make the admin that it has" eval 'cat "$folder/said" "$folder/error" | tr -d "\r" >"$folder/heard" &&
        grep -q "^cardroom runs: ssh -p 2222 guest@one, host key SHA256:" "$folder/heard" && ! grep -q "first admin" "$folder/heard"'
    check "$1: nothing of that lies in /run" test ! -e "$machines/one/run/cardroom.installed"
    in_machine one apt-get remove -y cardroom >"$folder/said" 2>&1
    echo 'cardroom cardroom/remove-data boolean true' | in_machine one debconf-set-selections
    check "$1: the package is purged" eval 'in_machine one apt-get purge -y cardroom >"$folder/said" 2>&1'
    check "$1: the backups are kept" eval '[ "$(grep -c "backups in /var/backups/cardroom are still there" "$folder/said")" = 1 ] &&
        ls "$machines/one/var/backups/cardroom"/*.db >/dev/null'
    check "$1: and the user" eval 'in_machine one getent passwd cardroom >/dev/null'
    left_on one | grep -v '/cardroom-telnet.socket.d\|/cardroom.service.d' | tee "$folder/said" | sed 's/^/# left: /'
    check "$1: and nothing of it lies around" not grep -q . "$folder/said"
    halt one
}

# ---- The doctor, and the files for other programs ----

# doctor MACHINE STATUS: what cardroomctl doctor says there is in $folder/said.
doctor() {
    in_machine "$1" cardroomctl doctor >"$folder/said" 2>"$folder/error"
    [ $? -eq "$2" ]
}

# says LEVEL CHECK [WORDS]
says() {
    grep -q "^$1 *  $2 .*$3" "$folder/said"
}

# advised MACHINE CHECK [WORDS]: types the command that is advised below the first such finding. If that is "systemctl edit",
# an editor of ours adds the lines.
advised() {
    advice=$(sed -n "/^[a-z]*  *$2 .*$3/{n;s/^ *-> //p}" "$folder/said" | head -n 1)
    case $advice in
    'systemctl edit '*', with the lines '*)
        unit=${advice#systemctl edit }
        lines=${advice#*, with the lines }
        echo "${lines%%;*}" | sed 's/, \| and /\n/g' >"$machines/$1/srv/give/lines"
        printf '#!/bin/sh\nfor file; do :; done\nsed -i "/^### Anything between/r /srv/give/lines" "$file"\n' >"$machines/$1/srv/give/editor"
        chmod 755 "$machines/$1/srv/give/editor"
        printf "SYSTEMD_EDITOR=/srv/give/editor script -qec 'systemctl edit %s' /dev/null\n%s\n" "${unit%%,*}" "${advice#*: }"
        ;;
    'When '*'few play: '*) echo "${advice#*few play: }" ;;
    *) echo "${advice%%. If you *}" ;;
    esac | typed "$1"
}

# found MACHINE CHECK WORDS
found() {
    in_machine "$1" cardroomctl doctor >"$folder/said" 2>"$folder/error"
    says '[a-z]*' "$2" "$3"
}

# mends MACHINE CHECK WORDS: the doctor finds this, its advice is typed, and it no longer finds it. The test types faster than
# any admin, and systemd refuses a sixth start within ten seconds. So systemd is told to count anew each time.
mends() {
    in_machine "$1" sh -c 'systemctl -q is-failed cardroom || systemctl reset-failed cardroom'
    until_true found "$@" && advised "$@" && until_true not found "$@" && return
    cat "$folder/said" "$folder/error"
    return 1
}

banned() {
    in_machine one fail2ban-client status cardroom >"$folder/said" 2>&1 && grep -q "$1" "$folder/said"
}

# completed WORD: what the first word after cardroomctl may become.
completed() {
    in_machine one bash -c '. /usr/share/bash-completion/completions/cardroomctl
        COMP_WORDS=(cardroomctl "$0") COMP_CWORD=1
        _cardroomctl && echo "${COMPREPLY[*]}"' "$1"
}

# Help of commands, completion and the schema.
helps_on() {
    check "$1: a command explains itself" eval 'in_machine one cardroomctl restore --help >"$folder/said" && grep -q "cardroomctl.* restore" "$folder/said"'
    check "$1: bash completes commands" eval 'completed doct >"$folder/said" 2>&1 && grep -q "^doctor *$" "$folder/said"'
    check "$1: the schema is that of the program" eval 'in_machine one cardroomctl schema >"$folder/said" &&
        cmp "$folder/said" "$machines/one/usr/share/cardroom/cardroomctl.schema.json"'
    check "$1: what is kept is written down" grep -q 'apt purge' "$machines/one/usr/share/doc/cardroom/README.Debian"
}

# figures MACHINE: prints the figures that the machine's metrics port serves.
figures() {
    in_machine "$1" bash -c 'exec 3<>/dev/tcp/127.0.0.1/9464
        printf "GET /metrics HTTP/1.0\r\n\r\n" >&3
        tr -d "\r" <&3 | sed "1,/^$/d"'
}

# The figures of the installed service and the alerts, as Prometheus reads them. The port is served from the next start on.
figures_on() {
    check "$1: Prometheus reads the figures" eval 'figures one >"$folder/figures" &&
        grep -q "^cardroom_door_connections " "$folder/figures" &&
        in_machine one promtool check metrics <"$folder/figures" >"$folder/said" 2>&1'
    check "$1: and the alerts" in_machine one promtool check rules /usr/share/doc/cardroom/examples/alerts.yml
    cp "$srcdir/tests/e2e/alerts-test.yml" "$machines/one/srv/give/"
    cp "$machines/one/usr/share/doc/cardroom/examples/alerts.yml" "$machines/one/srv/give/"
    check "$1: which come when they should" in_machine one promtool test rules /srv/give/alerts-test.yml
}

others_on() {
    helps_on "$1"
    check "$1: the doctor finds no error" doctor one 0
    for what in configuration service versions data database schema pages ports host-keys sandbox limits disk ballast shipping; do
        check "$1: $what is well" says ok $what
    done
    check "$1: the backup of each day is switched on" active one cardroom-backup.timer
    check "$1: but there is none yet" says warning backup 'no backup in /var/backups/cardroom'
    check "$1: one is made as the doctor says" eval 'advised one backup && doctor one 0 && says ok backup'
    check "$1: of which only its user can read" test \
        "$(in_machine one stat -c '%U %a' /var/backups/cardroom "/var/backups/cardroom/cardroom-$(date -u +%F).db" | tr '\n' ' ')" = 'cardroom 700 cardroom 600 '
    check "$1: an ordinary user is told what cannot be seen" eval 'in_machine one setpriv --reuid=nobody --clear-groups cardroomctl doctor \
        >"$folder/said" 2>&1; says unseen database && says unseen service && says ok ports && ! says ok staff'

    in_machine one sh -c 'chown root: /var/lib/cardroom/ssh_host_ed25519_key; chmod 755 /var/lib/cardroom; rm /var/lib/cardroom/cardroom.db.ballast'
    check "$1: what is wrong with files is found" eval 'doctor one 1 && says error host-keys "not to cardroom" && says warning data && says warning ballast'
    check "$1: and mended as the doctor says" eval 'advised one host-keys && doctor one 0 && advised one data &&
        doctor one 0 && says ok host-keys && says ok data'
    in_machine one touch -d '9 days ago' "/var/backups/cardroom/cardroom-$(date -u +%F).db"
    check "$1: a stale backup is an error" eval 'doctor one 1 && says error backup "9 days old"'
    echo 'listen-metrics 127.0.0.1:9464' >>"$machines/one/etc/cardroom.conf"
    in_machine one systemctl stop cardroom 2>/dev/null
    check "$1: so is a service that was stopped" eval 'doctor one 1 && says error service "does not run"'
    check "$1: which is started as the doctor says" eval 'advised one service && until_true status_has one door-uncontained && doctor one 1 && says ok service'
    check "$1: the backup is made anew" eval 'in_machine one systemctl start cardroom-backup && doctor one 0'

    check "$1: the programs for which there are files are installed" eval 'in_machine one apt-get install -y --no-install-recommends \
        $companions >"$folder/said" 2>"$folder/error"'
    figures_on "$1"
    # fail2ban's own jail of sshd reads a file that only some machines have.
    printf '[sshd]\nenabled = false\n' >"$machines/one/etc/fail2ban/jail.d/sshd.local"
    in_machine one systemctl restart fail2ban
    check "$1: fail2ban runs" until_true eval 'in_machine one fail2ban-client ping >"$folder/said" 2>&1'
    check "$1: its jail is off" not banned .
    check "$1: and is switched on as the guide says" eval '{ block_of fail2ban; } | typed one && until_true banned "Currently banned"'
    telnets one guess
    hears guess 'Name:' >/dev/null && types guess kate && hears guess 'Password:' >/dev/null && types guess 'no such word 1'
    until_true journal_has one '^room password wrong name=kate'
    check "$1: a wrong password is found in the journal" eval 'in_machine one fail2ban-regex systemd-journal cardroom >"$folder/said" 2>&1 &&
        grep -q ", 1 matched" "$folder/said"'
    check "$1: nftables takes the example" eval '{ block_of nftables; } | typed one && in_machine one nft list table inet cardroom >"$folder/said" &&
        grep -q newcomer "$folder/said"'
    in_machine one nft delete table inet cardroom
    check "$1: haproxy takes the example" in_machine one haproxy -c -q -f /usr/share/doc/cardroom/examples/cardroom.cfg
    check "$1: and the one for several machines" in_machine one haproxy -c -q -f /usr/share/doc/cardroom/examples/cardroom-nodes.cfg
    in_machine one sh -c 'mkdir -p /etc/letsencrypt/live/play.example.org && cd /etc/letsencrypt/live/play.example.org &&
        openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=play.example.org -keyout privkey.pem -out fullchain.pem' \
        >"$folder/said" 2>&1
    check "$1: nginx takes the example" in_machine one sh -c 'cp /usr/share/doc/cardroom/examples/cardroom-nginx.conf /etc/nginx/conf.d/ &&
        nginx -q -t'
    check "$1: and the one for figures" in_machine one sh -c 'touch /etc/nginx/cardroom.htpasswd &&
        sed "s/cards\.example/play.example.org/" /usr/share/doc/cardroom/examples/cardroom-metrics.conf >/etc/nginx/conf.d/cardroom-metrics.conf &&
        nginx -q -t'
    rm -f "$machines/one/etc/nginx/conf.d"/cardroom-*.conf "$machines/one/etc/nginx/cardroom.htpasswd"
    check "$1: Caddy takes the example" in_machine one caddy validate --adapter caddyfile --config /usr/share/doc/cardroom/examples/Caddyfile
    check "$1: logrotate takes its file" eval 'in_machine one logrotate -d /etc/logrotate.d/cardroom >"$folder/said" 2>&1 && ! grep -i "^error" "$folder/said"'
    # A library is replaced by itself, as an upgrade would do it.
    in_machine one sh -c 'file=$(readlink -f /usr/lib/*/libssh.so.4) && cp "$file" /srv/give/library && mv -f /srv/give/library "$file"'
    supervisor=$(in_machine one systemctl show -P MainPID cardroom)
    check "$1: a library that was replaced is seen" eval 'doctor one 0 && says warning versions "The room runs a program or a library"'
    in_machine one needrestart -q -r a >"$folder/said" 2>"$folder/error"
    check "$1: needrestart does not restart the service for it" test "$(in_machine one systemctl show -P MainPID cardroom)" = "$supervisor"
    check "$1: the room is renewed as the doctor says" eval 'in_machine one cardroomctl upgrade >"$folder/said" && until_true status_has one door-uncontained &&
        doctor one 0 && ! says warning versions "The room"'
    in_machine one systemctl stop fail2ban
    rm -f "$machines/one/etc/fail2ban/jail.d/cardroom.local"
    journald() {
        in_machine one sh -c 'mkdir -p /etc/systemd/journald.conf.d && systemctl restart systemd-journald &&
            cp /usr/share/doc/cardroom/examples/journald-cardroom.conf /etc/systemd/journald.conf.d/size.conf &&
            systemctl restart systemd-journald && journalctl -q --no-pager -b | grep journald.conf.d'
    }
    check "$1: the journal takes the example" not journald
}

# What the doctor advises where systemd runs the service. The first machine has a backup, a second copy and sockets.
advice_on() {
    in_machine one sh -c 'cp /usr/sbin/cardroomd /srv/give/program && mv -f /srv/give/program /usr/sbin/cardroomd'
    check "$1: a supervisor whose program was replaced" mends one versions 'The supervisor runs'
    in_machine one sh -c 'cd /etc/systemd/system && mkdir -p cardroom.service.d && cd cardroom.service.d &&
        printf "[Service]\nLimitNOFILE=300\nLimitCORE=1000000\n" >a-few.conf && systemctl daemon-reload && systemctl restart cardroom'
    check "$1: too few files" mends one limits 'It may open 300 files'
    check "$1: core files" mends one limits 'It may write core files'
    in_machine one sh -c 'systemctl stop cardroom-ship@mnt-second && touch -d "10 minutes ago" /var/lib/cardroom/cardroom.db.shipped-*'
    check "$1: a second copy that is behind" mends one shipping 'is 10 minutes behind'
    check "$1: the room runs" until_true status_has one room-pid
    room=$(sed -n 's/^room-pid //p' "$folder/said")
    in_machine one sh -c "chown root: /var/lib/cardroom/cardroom.db && kill -9 $room"
    check "$1: a room that cannot open its database" eval 'until_true found one service "none of its rooms comes up" &&
        advice=$(sed -n "/none of its rooms/{n;s/.* says: \(.*\)\. A room.*/\1/p}" "$folder/said") && in_machine one $advice | grep -q cardroom.db'
    check "$1: a database of somebody else" mends one database 'belongs to'
    check "$1: a room comes up by itself then" until_true not found one service 'none of its rooms'
    in_machine one sh -c 'rm /var/lib/cardroom/cardroom.db /var/lib/cardroom/cardroom.db-*'
    check "$1: a database that was deleted" mends one database 'is not there'
    check "$1: and what the backup has is there" eval 'in_machine one cardroomctl account show kate >"$folder/said"'
}

# Restores the backup of the first machine on another one.
restore_on() {
    check "$1: a second machine has the package" install_package two "$new"
    mkdir -p "$machines/two/var/backups"
    cp "$folder/backup.db" "$machines/two/var/backups/cardroom-$(date +%F).db"
    check "$1: the backup is restored there as the guide says" eval 'steps Backup 2 | typed two'
    telnets two again
    check "$1: whoever had an account has it there" logs_in again
    check "$1: and sits where they sat" hears again 'table 1'
    sed -i '/^listen-telnet /d' "$machines/two/etc/cardroom.conf"
    echo 'listen-telnet *:23' >>"$machines/two/etc/cardroom.conf"
    in_machine two systemctl restart cardroom 2>/dev/null
    check "$1: a low port without a socket" mends two ports 'ports below .* are for root'
    telnets two low2 23
    check "$1: is served as the doctor says" logs_in low2
    check "$1: a purge in which nobody is asked" eval 'in_machine two apt-get purge -y cardroom >"$folder/said" 2>&1'
    check "$1: keeps the data" test -s "$machines/two/var/lib/cardroom/cardroom.db"
    check "$1: and says so" grep -q 'still there' "$folder/said"
    halt two
}

# ---- Without systemd ----

# A system in which no systemd runs, with nobody at a terminal: a container, or an image that is being made.
bare_on() {
    cp "$old" "$machines/bare/srv/give/cardroom.deb"
    echo 'open sesame 12' >"$machines/bare/srv/give/password"
    cat >"$machines/bare/srv/give/steps" <<'END'
unset DEBIAN_FRONTEND
apt-get update -qq
apt-get install -y --no-install-recommends /srv/give/cardroom.deb >/srv/give/installed 2>&1 || exit 1
END
    {
        sed -n '/^Without systemd/,/^What/s/^    //p' "$srcdir/debian/README.Debian"
        echo 'cardroomctl account create kate admin </srv/give/password >/srv/give/made 2>&1'
        echo 'cardroomctl shutdown now'
    } >>"$machines/bare/srv/give/steps"
    nspawn "$machines/bare" --private-network --bind-ro="$cache/$1/pool:/srv/pool" sh -ex /srv/give/steps >"$folder/said" 2>"$folder/error" </dev/null
    rc=$?
    check "$1: without systemd and a terminal it is installed" test -s "$machines/bare/usr/sbin/cardroomd"
    check "$1: and says that it must be started" grep -q '^cardroom does not run yet. Start it' "$machines/bare/srv/give/installed"
    check "$1: which is done by hand as README.Debian says" test $rc = 0
    check "$1: then the first admin is made" grep -q 'kate is made: admin' "$machines/bare/srv/give/made"
    rm -rf "$machines/bare"
}

# ---- From source ----

source_on() {
    cp -a "$source" "$machines/three/srv/give/cardroom"
    check "$1: what the build needs is installed as README says" eval 'readme 1 | typed three'
    check "$1: it is built so" eval '{ echo cd /srv/give/cardroom; readme 2; } | typed three'
    check "$1: and installed" eval '{ echo cd /srv/give/cardroom; readme 3; } | typed three'
    check "$1: it is started by hand as README says" eval 'readme 4 | typed three'
    check "$1: its user cannot log in" eval 'in_machine three getent passwd cardroom | grep -q nologin$'
    check "$1: somebody comes in" ssh_guest three
    printf 'open sesame 12\n' >"$folder/password"
    answers=$folder/password
    check "$1: the first admin is made as README says" eval 'readme 5 | head -n 1 | typed three'
    in_machine three cardroomctl account create bob <"$folder/password" >"$folder/said" 2>&1
    answers=
    check "$1: so is further staff" eval 'readme 5 | sed 1d | typed three'
    check "$1: it is stopped and given to a unit as the guide says" eval 'steps Install 2 | typed three'
    steps Install 1 | { echo cd /srv/give/cardroom; sed 's/^cp .*cardroom.conf.sample.*//'; } >"$folder/unit"
    check "$1: the unit starts it" eval 'typed three <"$folder/unit" && active three cardroom.service'
    telnets three kate3
    check "$1: with the accounts that it had" logs_in kate3
    check "$1: and the sockets of the guide serve it" eval 'follows three "To let systemd hold the ports" 1 && ssh_guest three'
    halt three
}

# ---- All ----

# unpacked VERSION TO: unpacks the sources of that version.
unpacked() {
    mkdir -p "$2" && tar -x -f "$archive" -C "$2" --strip-components=1 || return 1
    [ "$1" = 0.1.0 ] && return
    sed -i "s/^AC_INIT(\[cardroom\], \[[0-9.]*\])/AC_INIT([cardroom], [$1])/" "$2/configure.ac"
    sed -i "1s/([0-9.]*)/($1)/" "$2/debian/changelog"
}

for release in ${CHECK_PACKAGE_RELEASES:-bookworm trixie}; do
    source=$folder/source
    check "$release: the sources are there" eval 'unpacked 0.1.0 "$source" && unpacked 0.1.1 "$folder/newer"'
    check "$release: a fresh system" image "$release"
    check "$release: and one that builds" builder "$release" "$source"
    check "$release: the package is built" build "$release" "$source" "$folder/$release/old"
    check "$release: lintian and mandoc find nothing" looked_at "$release" "$folder/$release/old"
    sed 's/^/# /' "$folder/$release/old/lint.log"
    rm -rf "$folder/$release/old/tree"
    check "$release: and a newer one" build "$release" "$folder/newer" "$folder/$release/new"
    old=$(echo "$folder/$release/old"/cardroom_*.deb)
    new=$(echo "$folder/$release/new"/cardroom_*.deb)
    rm -rf "$folder/newer"
    # What README installs, and the programs for which there are files.
    check "$release: packages for machines without a network" pool "$release" "$old" $companions \
        $(readme 1 | sed 's/\\$//' | tr '\n' ' ' | sed 's/.*install -y//')
    # The same programs under a higher number.
    mkdir -p "$folder/$release/newest"
    dpkg-deb -R "$new" "$folder/$release/tree" && sed -i 's/^Version: .*/Version: 0.1.2/' "$folder/$release/tree/DEBIAN/control" &&
        dpkg-deb --root-owner-group -b "$folder/$release/tree" "$folder/$release/newest/cardroom_0.1.2.deb" >/dev/null
    newer=$folder/$release/newest/cardroom_0.1.2.deb
    check "$release: a machine boots" boot one "$release" && package_on "$release"
    check "$release: a second machine boots" boot two "$release" && restore_on "$release"
    check "$release: a system without systemd" fresh bare "$release" && bare_on "$release"
    check "$release: a third machine boots" boot three "$release" && source_on "$release"
    check "$release: a fourth machine boots" boot four "$release" && recipes_on "$release"
    rm -rf "$folder/source" "$folder/$release" "$folder"/*.in
done
plan
