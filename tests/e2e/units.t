#!/bin/sh
# What is installed for the machine: the systemd unit is tight, the dashboard asks for figures that there are, the
# filter of fail2ban finds the lines that a running service writes.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

if command -v systemd-analyze >/dev/null; then
    sed 's|@sbindir@|/usr/sbin|; s|@sysconfdir@|/etc|' "$srcdir/data/systemd/cardroom.service.in" >"$folder/cardroom.service"
    tight() {
        systemd-analyze security --offline=true --threshold=15 "$folder/${1:-cardroom}.service" >"$folder/said" 2>&1
    }
    check "the unit's exposure is at most 1.5" tight
    logs() {
        grep -o '/var/log/[a-z]*' "$srcdir/man/cardroom-admin.7" | sort -u
    }
    # By default systemd gives up after five starts in ten seconds. A database server may take longer to be there.
    check "systemd never gives it up" test "$(sed -n 's/^RestartSec=//p' "$folder/cardroom.service")" -gt 2
    check "it makes the folder of logs that the manual names" grep -qx "LogsDirectory=$(basename "$(logs)")" "$folder/cardroom.service"
    sed 's|@bindir@|/usr/bin|; s|@sysconfdir@|/etc|' "$srcdir/data/systemd/cardroom-ship.service.in" \
        >"$folder/cardroom-ship@mnt.service"
    check "so is that of shipping" tight cardroom-ship@mnt
    sed 's|@bindir@|/usr/bin|; s|@sysconfdir@|/etc|; s|@pkgdatadir@|/usr/share/cardroom|' \
        "$srcdir/data/systemd/cardroom-backup.service.in" >"$folder/cardroom-backup.service"
    check "and that of backups" tight cardroom-backup
else
    skip "the unit's exposure is at most 1.5" systemd-analyze
fi

# What the maker of a package finds.
MAKEFLAGS='' make -s -C "$builddir" install DESTDIR="$folder/dest" prefix=/usr sysconfdir=/etc unitdir=/usr/lib/systemd/system \
    >"$folder/install.out" 2>&1
installed() {
    for file in sbin/cardroomd bin/cardroomctl lib/systemd/system/cardroom.service lib/systemd/system/cardroom-ship@.service \
        lib/systemd/system/cardroom-backup.service lib/systemd/system/cardroom-backup.timer share/cardroom/cardroom-backup \
        share/cardroom/certbot-deploy lib/sysusers.d/cardroom.conf lib/tmpfiles.d/cardroom.conf \
        share/doc/cardroom/examples/cardroom.nft share/doc/cardroom/examples/cardroom.cfg \
        share/doc/cardroom/examples/cardroom-nodes.nft share/doc/cardroom/examples/cardroom-nodes.cfg \
        share/doc/cardroom/examples/journald-cardroom.conf share/man/man7/cardroom-admin.7; do
        [ -s "$folder/dest/usr/$file" ] || { echo "# no $file"; tail -n 5 "$folder/install.out" | sed 's/^/# /'; return 1; }
    done
}
check "programs, units, the user and the manual are installed" installed
for_others() {
    for file in fail2ban/filter.d/cardroom.conf fail2ban/jail.d/cardroom.conf logrotate.d/cardroom \
        needrestart/conf.d/cardroom.conf; do
        [ -s "$folder/dest/etc/$file" ] || { echo "# no $file"; return 1; }
    done
}
check "so is what other programs look for in /etc" for_others
check "no unit holds a place that was left open" not grep -rl '@[a-z]*@' "$folder/dest/usr/lib"

# The addresses that the filter of fail2ban takes from lines as a log file, syslog and the journal have them; what
# people type is not taken for one.
cat >"$folder/lines" <<'END'
2026-11-22T04:10:00.123Z room info password wrong name=kate from=192.0.2.1
2026-11-22T04:10:01.123Z room info banned name=bob from=2001:db8::2
Nov 22 04:10:02 host cardroomd[12]: room password wrong name=no body from=192.0.2.3
Nov 22 04:10:03 host cardroomd[12]: 2026-11-22T04:10:03.123Z room info password wrong name=kate from=192.0.2.4
2026-11-22T04:10:04.123Z room info key wrong name=kate from=192.0.2.6
2026-11-22T04:10:04.123Z room info password wrong name=x from=192.0.2.66 from=192.0.2.5
2026-11-22T04:10:05.123Z room info password right name=kate from=192.0.2.66
2026-11-22T04:10:06.123Z door info closed why=room info password wrong name=x from=192.0.2.66
Nov 22 04:10:07 host cardroomd[12]: door closed why=room password wrong name=x from=192.0.2.66
END
found() {
    fail2ban-regex -o ip "$folder/lines" "$srcdir/data/fail2ban/filter.d/cardroom.conf" | sort | tr '\n' ' '
}
if command -v fail2ban-regex >/dev/null; then
    check "the filter of fail2ban finds whom it is meant for" \
        test "$(found)" = '192.0.2.1 192.0.2.3 192.0.2.4 192.0.2.5 192.0.2.6 2001:db8::2 '
else
    skip "the filter of fail2ban finds whom it is meant for" fail2ban
fi

check "the service starts" start_service
echo 'open sesame 12' | ctl account create kate >/dev/null
filter=$(awk '/^_begins = / { begins = substr($0, 11) }
    sub(/^failregex = %\(_begins\)s/, "") { sub(/<ADDR>/, "127.0.0.1"); print begins $0 }' "$srcdir/data/fail2ban/filter.d/cardroom.conf")
filtered() {
    grep -qP "$filter" "$folder/log"
}
wrong() {
    { echo kate; until_true logged 'verb="account create"'; echo 'no such word 1'; } | nc -N -w 300 127.0.0.1 "$telnet_port" >/dev/null
    until_true filtered
}
command -v nc >/dev/null && check "and a wrong password as the service tells it" wrong
stop_service
plan
