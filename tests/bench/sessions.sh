#!/bin/sh
# What an idle session costs: the PSS (the kernel's own count, without files) of the door and the room with nobody there,
# with SESSIONS (500) people by telnet in line layout, as many more by telnet in screen layout, and as many more by ssh
# in screen layout. `make bench-sessions`; a table and one line of JSON. It does not count what the kernel holds for
# sockets.

. "${top_srcdir:-.}/tests/bench/figures.sh"

sessions=${SESSIONS:-500}
client=$builddir/tests/bench/sessions

# come_in KIND PORT: as many sessions more. They stay until descriptor 8 is closed.
come_in() {
    "$client" "$1" "$2" "$sessions" <"$folder/stay" >"$folder/$1" 8>&- &
    others="$others $!"
    read -r word <"$folder/$1" && [ "$word" = ready ] || say "$1 sessions were not let in"
}

# measure NAME: what door and room take now, once the allocator and the database have come to rest: two looks
# that agree.
measure() {
    before=
    while
        now="$(pss "$(pid_of door)") $(pss "$(pid_of room)")"
        [ "$now" != "$before" ]
    do
        before=$now
        sleep 1
    done
    eval "$1_door=\${now% *} $1_room=\${now#* }"
}

per() {
    awk -v more="$1" -v less="$2" -v n="$sessions" 'BEGIN { printf "%.1f", (more - less) / n }'
}

start_service || say "the service does not start"
measure empty
mkfifo "$folder/stay" "$folder/line" "$folder/telnet" "$folder/ssh"
exec 8<>"$folder/stay"
come_in line "$telnet_port"
measure line
come_in telnet "$telnet_port"
measure telnet
come_in ssh "$ssh_port"
measure both
[ "$(ctl status | sed -n 's/^connections //p')" = $((3 * sessions)) ] || say "not all sessions are there"
exec 8>&-

line_each="$(per "$line_door" "$empty_door") $(per "$line_room" "$empty_room")"
telnet_each="$(per "$telnet_door" "$line_door") $(per "$telnet_room" "$line_room")"
ssh_each="$(per "$both_door" "$telnet_door") $(per "$both_room" "$telnet_room")"
row() {
    printf '%-28s %10s %10s %10s\n' "$1" "$2" "$3" "$(awk -v a="$2" -v b="$3" 'BEGIN { print a + b }')"
}
printf '%-28s %10s %10s %10s\n' "PSS in KiB" door room both
row "nobody" "$empty_door" "$empty_room"
row "$sessions telnet, lines" "$line_door" "$line_room"
row "and $sessions telnet, screens" "$telnet_door" "$telnet_room"
row "and $sessions ssh, screens" "$both_door" "$both_room"
row "a telnet session, lines" $line_each
row "a telnet session, screen" $telnet_each
row "an ssh session, screen" $ssh_each
printf '{"sessions":%d,"empty_kib":{"door":%d,"room":%d},"line_kib":{"door":%s,"room":%s},"telnet_kib":{"door":%s,"room":%s},"ssh_kib":{"door":%s,"room":%s}}\n' \
    "$sessions" "$empty_door" "$empty_room" ${line_each% *} ${line_each#* } \
    ${telnet_each% *} ${telnet_each#* } ${ssh_each% *} ${ssh_each#* }
