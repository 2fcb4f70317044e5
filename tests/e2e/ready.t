#!/bin/sh
# The files that are installed for other programs, each with that program: backups and which of them are kept, fail2ban
# on lines of a running service, logrotate, needrestart, nftables, haproxy, users and folders of systemd.

. "${top_srcdir:-.}/tests/e2e/lib.sh"
PATH=$PATH:/usr/sbin:/sbin
# A time zone in which it is about noon, so that no test runs over midnight.
TZ=X$(($(date -u +%-H) - 12))
export TZ
data=$(cd "$srcdir" && pwd)/data
sed -i "s|^staff-totp no|&\nlog $folder/log|" "$config"

# ---- Backups ----

backups=$folder/backups
backup() {
    CARDROOMCTL="$cardroomctl -c $config" "$data/backup/cardroom-backup" "$@" >"$folder/said" 2>"$folder/error"
}
today=cardroom-$(date +%F).db

check "a backup of nothing fails" not backup "$backups"
check "because there is no folder" grep -q 'is not there. Make it' "$folder/error"
mkdir "$backups"
check "before the first start there is nothing to copy" not backup "$backups"
check "and nothing is left of it" test -z "$(ls -A "$backups")"

check "the service starts" start_service
check "a backup is made while it runs" backup "$backups"
check "whole" ctl check "$backups/$today"
check "for its owner alone" test "$(stat -c %a "$backups/$today")" = 600
inode=$(stat -c %i "$backups/$today")
check "a second one of the day" backup "$backups"
check "takes the place of the first" not test "$(stat -c %i "$backups/$today")" = "$inode"
check "and nothing else is there" test "$(ls -A "$backups")" = "$today"

# ago N: the name of the copy of N days ago.
ago() {
    echo "cardroom-$(date -d "12:00 $1 days ago" +%F).db"
}
for n in $(seq 1 60); do
    cp "$backups/$today" "$backups/$(ago "$n")"
done
touch "$backups/cardroom-before-the-move.db" "$backups/notes"
check "with 60 older ones" backup "$backups"
daily() {
    for n in 0 1 2 3 4 5 6; do
        [ -f "$backups/$(ago $n)" ] || return 1
    done
}
check "seven days are kept" daily
# The last day of each of four weeks is kept, beginning with this week. The seven days that are kept, too, lie in at most two
# of these weeks.
weekly() {
    weeks=0
    for n in $(seq 7 60); do
        [ -f "$backups/$(ago "$n")" ] || continue
        weeks=$((weeks + 1))
        [ "$(date -d "12:00 $n days ago" +%u)" = 7 ] || { echo "# no Sunday: $(ago "$n")"; return 1; }
    done
    [ $weeks -eq 2 ] || [ $weeks -eq 3 ]
}
check "and the Sundays of the weeks before" weekly
check "other files stay" test -f "$backups/cardroom-before-the-move.db" -a -f "$backups/notes"
kept() {
    ls "$backups" | grep -c 'cardroom-[0-9]'
}
CARDROOM_DAILY=2 CARDROOM_WEEKLY=0
export CARDROOM_DAILY CARDROOM_WEEKLY
check "other numbers" backup "$backups"
check "are kept to" test "$(kept)" = 2
CARDROOM_DAILY=0
check "no backup at all is refused" not backup "$backups"
check "with what to write" grep -q 'Write a number from 1 on' "$folder/error"
unset CARDROOM_DAILY CARDROOM_WEEKLY
damaged() {
    printf '#!/bin/sh\ncase $1 in check) echo damaged; exit 1 ;; backup) echo x >"$2" ;; esac\n' >"$folder/ctl"
    chmod 755 "$folder/ctl"
    before=$(stat -c %i "$backups/$today")
    ! CARDROOMCTL=$folder/ctl "$data/backup/cardroom-backup" "$backups" >"$folder/said" 2>&1 &&
        [ "$(stat -c %i "$backups/$today")" = "$before" ] && [ "$(kept)" = 2 ] && [ "$(ls -A "$backups" | grep -c new)" = 0 ]
}
check "a copy that does not pass its check takes no place" damaged

# The service is told how backups go, and a hook takes each copy elsewhere.
echo "store sqlite:$folder/data/cardroom.db?check=100" >>"$config"
stop_service
start_service
figure() {
    ctl status | sed -n "s/^$1 //p"
}
figure_is() {
    [ "$(figure "$1")" = "$2" ]
}
check "where nobody tells of backups there is no figure of them" figure_is backup-age-ms ''
CARDROOM_MARK=$folder/data/cardroom.db.backed-up
export CARDROOM_MARK
check "a backup that tells" backup "$backups"
check "did not fail" until_true figure_is backup-failed 0
young() {
    age=$(figure backup-age-ms)
    [ -n "$age" ] && [ "$age" -lt 600000 ]
}
check "and is young" young
mkdir "$folder/elsewhere"
printf '#!/bin/sh\n[ "$1" = there ] && cp "$2" "%s/"\n' "$folder/elsewhere" >"$folder/hook"
chmod 755 "$folder/hook"
CARDROOM_HOOK="$folder/hook there"
export CARDROOM_HOOK
check "a hook takes the copy elsewhere" eval 'backup "$backups" && cmp "$backups/$today" "$folder/elsewhere/$today"'
rm -r "$folder/elsewhere"
CARDROOM_HOOK="$folder/hook nowhere"
check "a hook that fails" not backup "$backups"
check "says so" grep -q 'did not take .*The copy is here alone' "$folder/error"
check "which the service tells" until_true figure_is backup-failed 1
check "with the age of the last good one" young
check "the copy is there nevertheless" ctl check "$backups/$today"
unset CARDROOM_HOOK
check "the next one" backup "$backups"
check "is good again" until_true figure_is backup-failed 0
unset CARDROOM_MARK

# The sample hooks, with stand-ins for their programs that note how they are called.
mkdir "$folder/programs"
for program in rsync restic; do
    printf '#!/bin/sh\necho "%s $*" >"%s/called"\ncat >/dev/null\n' "$program" "$folder" >"$folder/programs/$program"
    chmod 755 "$folder/programs/$program"
done
sample() {
    PATH=$folder/programs:$PATH CARDROOM_HOOK="$data/backup/$1" backup "$backups" </dev/null && grep -q -- "$2" "$folder/called"
}
check "the sample for rsync gives it copy and place" sample 'offsite-rsync cards@backup.example:cardroom/' \
    "^rsync .* $backups/$today cards@backup.example:cardroom/\$"
check "the sample for restic gives it the copy under one name" sample offsite-restic '^restic backup .*--stdin-filename cardroom\.db$'
if lab has 2>/dev/null; then
    server=$(lab start $$)
    url=$(lab database "$server")
    lab sql "$server" 'CREATE ROLE room LOGIN'
    PATH=$(dirname "$(ls -d /usr/lib/postgresql/*/bin/pg_dump 2>/dev/null | tail -n 1)"):$PATH
    check "a database on a server" eval 'ctl store init "$url" room >"$folder/said" 2>&1'
    # Rows of the tables with row security.
    lab sql "$url" "INSERT INTO audit SELECT n, 0, 'ann', 'say', '', 'said in the test' FROM generate_series(1, 3) n"
    dump() {
        CARDROOM_DUMP=$(echo "$url" | sed 's/user=postgres/user=room/') \
            CARDROOM_MARK=$folder/database.backed-up "$data/backup/cardroom-backup" "$backups" >"$folder/said" 2>"$folder/error"
    }
    check "is dumped by the role of the service" dump
    dumped=$backups/cardroom-$(date +%F).dump
    check "with every row of the audit log" eval '[ "$(pg_restore -f - "$dumped" | grep -c "said in the test")" = 3 ]'
    check "and is restored by its owner" pg_restore --clean --if-exists -d "$url" "$dumped"
    check "with these rows" eval '[ "$(lab sql "$url" "SELECT count(*) FROM audit")" = 3 ]'
    check "which is told" grep -q '^last ok$' "$folder/database.backed-up"
    lab stop "$server"
    check "without the server it fails" not dump
    check "which is told, too" eval 'grep -q "^good [0-9]" "$folder/database.backed-up" && grep -q "^last failed$" "$folder/database.backed-up"'
    lab drop "$server"
else
    skip "a database on a server is dumped" PostgreSQL
fi

# ---- fail2ban ----

if has fail2ban-regex; then
    echo 'open sesame 12' | ctl account create kate >/dev/null
    wrong() {
        dial "wrong$1" && hears "wrong$1" Name: && echo kate >"$folder/wrong$1.in" && hears "wrong$1" Password: &&
            echo 'no such word 1' >"$folder/wrong$1.in" && until_true logged 'password wrong name=kate'
    }
    check "a wrong password" wrong 1
    found() {
        fail2ban-regex -o ip "$folder/log" "$data/fail2ban/filter.d/cardroom.conf" | sort | uniq -c | tr -d '\n' | grep -q '^ *1 127\.0\.0\.1$'
    }
    check "is the one line of the service's log that fail2ban finds" found
    mkdir "$folder/fail2ban"
    cp -r /etc/fail2ban/* "$folder/fail2ban/"
    rm -f "$folder/fail2ban/jail.d"/* "$folder/fail2ban"/*.local
    cp "$data/fail2ban/filter.d/cardroom.conf" "$folder/fail2ban/filter.d/"
    cp "$data/fail2ban/jail.d/cardroom.conf" "$folder/fail2ban/jail.d/"
    jail() {
        fail2ban-client -c "$folder/fail2ban" -d >"$folder/said" 2>"$folder/error" && grep -q "$1" "$folder/said"
    }
    check "its jail is off" not jail "'add', 'cardroom'"
    printf '[cardroom]\nenabled = true\n' >"$folder/fail2ban/jail.d/cardroom.local"
    check "and can be switched on" jail "'add', 'cardroom', 'systemd'"
    check "it reads lines of the service alone" jail "'addjournalmatch', '_SYSTEMD_UNIT=cardroom.service'"
    check "and fail2ban takes it" eval 'fail2ban-client -c "$folder/fail2ban" -t >"$folder/said" 2>&1'
else
    skip "fail2ban finds a wrong password" fail2ban
fi

# ---- logrotate ----

if has logrotate; then
    rotated() {
        logrotate -d "$data/logrotate/cardroom" >"$folder/said" 2>&1 && ! grep -qi '^error' "$folder/said"
    }
    [ "$(id -u)" = 0 ] && getent passwd cardroom >/dev/null && check "logrotate takes its file" rotated
    sed "s|/var/log/cardroom/\*\.log|$folder/log|; s|^ *su .*||; s|systemctl -q is-active cardroom|true|
        s|systemctl reload cardroom|kill -HUP $supervisor|" "$data/logrotate/cardroom" >"$folder/rotate"
    chmod 644 "$folder/rotate"
    chmod 755 "$folder"
    goes_on() {
        logged 'reload result=done'
    }
    check "logrotate rotates the log" logrotate -f -s "$folder/state" "$folder/rotate"
    check "and the service goes on in a new one" until_true goes_on
    check "the old one is there" grep -q ' ready ' "$folder/log.1"
else
    skip "logrotate rotates the log" logrotate
fi
stop_service

# ---- The others ----

restarts() {
    perl -e 'our %nrconf; do $ARGV[0] or die; my @of = grep { $ARGV[1] =~ /$_/ } keys %{$nrconf{override_rc}};
        exit(@of == 1 && $nrconf{override_rc}{$of[0]} == 0 ? 1 : 0)' "$data/needrestart/cardroom.conf" "$1"
}
if has perl; then
    check "needrestart does not restart the service" not restarts cardroom.service
    check "but another" restarts cardroom-ship@mnt.service
else
    skip "needrestart does not restart the service" perl
fi

if has nft && unshare -rn nft list ruleset >/dev/null 2>&1; then
    check "nftables takes the example" unshare -rn nft -c -f "$data/nftables/cardroom.nft"
    twice() {
        unshare -rn sh -c 'nft -f "$1" && nft -f "$1" && nft list ruleset' sh "$data/nftables/cardroom.nft" >"$folder/said" &&
            [ "$(grep -c 'jump newcomer' "$folder/said")" = 1 ]
    }
    check "twice, too" twice
    check "and it says nothing about other ports" not grep -q 'dport 22\b\|policy drop' "$folder/said"
    check "it takes the one for several machines, too" unshare -rn nft -c -f "$data/nftables/cardroom-nodes.nft"
else
    skip "nftables takes the example" "nft and namespaces"
fi

if has haproxy; then
    check "haproxy takes the example" haproxy -c -q -f "$data/haproxy/cardroom.cfg"
else
    skip "haproxy takes the example" haproxy
fi

root=$folder/root
mkdir -p "$root/etc"
if has systemd-sysusers && has systemd-tmpfiles && [ "$(id -u)" = 0 ]; then
    check "systemd makes the user" systemd-sysusers --root="$root" "$data/systemd/cardroom.sysusers"
    check "who cannot log in" grep -q '^cardroom:.*:/var/lib/cardroom:.*nologin$' "$root/etc/passwd"
    check "and the folder of backups" systemd-tmpfiles --root="$root" --create "$data/systemd/tmpfiles.d/cardroom.conf"
    owner=$(sed -n 's/^cardroom:[^:]*:\([0-9]*\):.*/\1/p' "$root/etc/passwd")
    check "which is that user's alone" test "$(stat -c '%u %a' "$root/var/backups/cardroom")" = "$owner 700"
else
    skip "systemd makes the user and the folder" "systemd and root"
fi
plan
