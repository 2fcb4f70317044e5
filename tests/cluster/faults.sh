# What can happen to the cluster of lab.sh. Each fault has two parts: fault_begin, and fault_end, after which all is as it
# ought to be again. The time of recovery is the time from the moment when a fault struck until a move that was typed later
# is acknowledged. Two faults at once ($both) have no time of recovery. $lead is the node that leads when a fault begins,
# and $follow is another one.

# Each fault's name, what it hits, and what it is. draw.awk draws from these, in this order. Of two faults at once, that of
# a wire begins first and that of a server last; that of a process ends last.
fault_list() {
    cat <<'LIST'
kill-room-lead        process  kill -9 of the leading room
kill-door-lead        process  kill -9 of a door, beside the leading room
kill-peer-lead        process
kill-supervisor-lead  process
kill-node-lead        process  kill -9 of all four at once
kill-room-follow      process
kill-door-follow      process
kill-peer-follow      process
kill-supervisor-follow process
kill-node-follow      process
stop-room-lead        process  stopped for more than twice the TTL while moves wait in its batch, then continued
stop-room-follow      process
stop-peer-lead        process
stop-peer-follow      process
lead                  process  a handover that somebody asked for
reload                process
rolling               process  all nodes are stopped and started, one after the other
same-id               process  a second service with the number of a node
promote               server   the primary dies, and the standby is promoted
vanish                server   the same, but the machine of the primary answers nothing any more
freeze                server   the same, but its machine takes what is sent, and nobody reads it
crash                 server   the primary dies, and is started again
standby-back          server   the standby is away: commits wait for it
standby-alone         server   the standby is away, until commits need not wait for it
disk                  server   the disk of the database is full
clock                 server   the clock of the servers is ten minutes ahead, and jumps back
untold                wire     a connection breaks between a commit and its answer
half                  wire     a connection breaks in the middle of a request
reset-db-lead         wire     between node and database, in resets
reset-db-follow       wire
hold-db-lead          wire     what is sent is accepted, and arrives late
hold-db-lead-up       wire
hold-db-lead-down     wire
lose-db-lead          wire     what is sent is accepted, and gone
lose-db-lead-down     wire
hold-db-follow        wire
reset-peer            wire     between two nodes, one of which leads
hold-peer             wire
hold-peer-up          wire
hold-peer-down        wire
lose-peer             wire
slow-db-lead          wire     each way 2 to 500 ms longer
slow-db-follow        wire
slow-peer             wire     one slow node, for which nobody else waits
narrow-db-lead        wire     few bytes a second
reset-replication     wire     between primary and standby
hold-replication      wire
LIST
}

# ---- Time ----

# Notes that the cluster has to recover from now on. What was on its way arrives meanwhile.
struck() {
    [ -z "$recovered_ms$both" ] || return 0
    struck_ms=$(now_ms)
    sleep 0.05
    acked_before=$(acks)
}
# Waits until the cluster has recovered.
again() {
    [ -z "$recovered_ms$both" ] || return 0
    until_true acks_reach $((acked_before + 1)) || return 1
    recovered_ms=$(($(now_ms) - struck_ms))
}
# lasts SECONDS: lets the fault last this long.
lasts() {
    sleep "$1"
}

# ---- Processes ----

# pids_of NODE WHAT
pids_of() {
    case $2 in
    supervisor) supervisor_at "$1" ;;
    node) echo "$(supervisor_at "$1") $(pid_at "$1" room) $(pid_at "$1" door) $(pid_at "$1" peer)" ;;
    *) pid_at "$1" "$2" ;;
    esac
}
process_kill() {
    # shellcheck disable=SC2046
    kill -9 $(pids_of "$1" "$2")
    struck
    case $2 in
    door | supervisor | node) hurt="$hurt $1" ;;
    esac
}
# If the supervisor is gone, nobody starts the others again.
process_end() {
    case $2 in
    supervisor | node)
        again && node_gone "$1" && node_up "$1"
        ;;
    esac
}
stop_begin() {
    [ "$1 $2" != "$lead room" ] || { wire delay "db-$lead-*" 100 && lasts 0.3; }
    stopped=$(pid_at "$1" "$2")
    kill -STOP "$stopped"
    stopped_ms=$(now_ms)
    struck
}
# The node that led hears that another one leads: it reads that in the database, or the new leader says so first.
another_told() {
    grep -c 'Another node leads by now\| epoch=[0-9]* heard=yes' "$(log_of "$lead")"
}
told_more() {
    [ "$(another_told)" -gt "$1" ]
}
stop_end() {
    again
    until_true is_since 11000 "$stopped_ms" || return 1
    if [ "$1 $2" = "$lead room" ]; then
        told_before=$(another_told)
        until_true another_leads "$lead" && wire whole "db-$lead-*" && kill -CONT "$stopped" &&
            until_true told_more "$told_before"
    else
        kill -CONT "$stopped"
    fi
}
# Whether this many milliseconds have passed since then.
is_since() {
    [ $(($(now_ms) - $2)) -ge "$1" ]
}
# It also ends if it cannot reach the database.
same_ends() {
    grep -q "Another service is node $1 of this database already" "$folder/same/log" || { [ -n "$both" ] && ! alive "$same"; }
}
# Starts a second service in a folder of its own. It has to end with a sentence that names the first.
same_id() {
    mkdir -p "$folder/same"
    : >"$folder/same/log"
    sed "s|^data-dir .*|data-dir $folder/same/data|; s|^listen-telnet .*|listen-telnet 127.0.0.1:0|
        s|^listen-ssh .*|listen-ssh 127.0.0.1:0|; s|^listen-peer .*|listen-peer $net.200:4500|" "$(conf_of "$1")" >"$folder/same/conf"
    "$cardroomd" -f -c "$folder/same/conf" >/dev/null 2>>"$folder/same/log" &
    same=$!
    others="$others $same"
    again
}
same_end() {
    until_true same_ends "$1" || return 1
    kill "$same" 2>/dev/null
    wait "$same" 2>/dev/null
    rm -rf "$folder/same/data"
}
rolling() {
    for n in $(other_of "$lead" 0) $(other_of "$lead" 1) "$lead"; do
        hurt="$hurt $n"
        kill "$(supervisor_at $n)" || return 1
        if [ "$n" = "$lead" ]; then
            until_true another_leads "$lead" && struck && again || return 1
        fi
        node_gone $n && node_up $n || return 1
        until_true some_lead || return 1
    done
}
some_lead() {
    [ "$(leader)" -ge 1 ]
}

# ---- Servers ----

# promote HOW SECONDS: HOW is what becomes of the primary (kill, freeze). For SECONDS there is no primary.
promote() {
    was=$primary
    lab "$1" "$(server_of $primary)"
    lasts "$2.2"
    lab promote "$(server_of $standby)" && primary=$standby && standby=$was
    struck
}
# Makes a server vanish like a machine without power: connections are cut off in the end, and whoever connects waits in
# vain.
vanish() {
    wire reset "db-*-$primary" && wire whole "db-*-$primary" && wire lose "db-*-$primary" both && promote kill $(($1 % 3 + 3))
}
vanish_end() {
    again && wire whole "db-*-$standby" && server_drop $standby && standby_begin
}
promote_end() {
    again && lab kill "$(server_of $standby)" && server_drop $standby && standby_begin
}
disk_fill() {
    full_before=$(times_full)
    dd if=/dev/zero of="${disk:?}/full" bs=64k 2>/dev/null
    [ -n "$both" ] || until_true disk_full
    lasts 2
}
times_full() {
    grep -c 'store-health healthy=no' "$(log_of "$lead")"
}
disk_full() {
    [ "$(times_full)" -gt "$full_before" ]
}
clock_ahead() {
    echo "+600" >"$clock"
    until_true clock_is_off && struck
}
clock_is_off() {
    [ $(($(sql 'SELECT extract(epoch FROM clock_timestamp())::bigint') - $(date +%s))) -gt 500 ]
}
clock_back() {
    again
    lasts 1
    echo "+0" >"$clock"
    until_true not clock_is_off
}

# ---- All of them ----

# may_be FAULT: whether it can be made here and now.
may_be() {
    case $1 in
    disk)
        [ "$(id -u)" = 0 ] || { echo "# left out: disk needs root, for a small disk"; return 1; }
        [ -n "$disk" ] || { echo "# passed over: disk, as the database has left its small one"; return 1; }
        ;;
    clock) [ -n "$faketime" ] || { echo "# left out: clock needs libfaketime"; return 1; } ;;
    esac
}
# The node that a fault hits.
hit_by() {
    case $1 in
    *-lead*) echo "$lead" ;;
    *) echo "$follow" ;;
    esac
}
# The wires that a fault hits.
wires_of() {
    case $1 in
    *-db-*) echo "db-$(hit_by "$1")-*" ;;
    *-replication) echo replication ;;
    *) echo "peer-[$lead$follow]-[$lead$follow]" ;;
    esac
}
way_of() {
    case $1 in
    *-up) echo up ;;
    *-down) echo down ;;
    *) echo both ;;
    esac
}

# fault_begin NAME NUMBER: begins a fault. The number is drawn, and decides what the name leaves open.
fault_begin() {
    number=$2
    process=${1#*-} process=${process%-*}
    case $1 in
    kill-*) process_kill "$(hit_by "$1")" "$process" ;;
    stop-*) stop_begin "$(hit_by "$1")" "$process" ;;
    lead) ctl_at "$lead" lead "$follow" >"$folder/said" 2>&1 && struck || [ -n "$both" ] ;;
    reload)
        struck
        for n in 1 2 3; do
            ctl_at $n reload >"$folder/said" 2>&1 || [ -n "$both" ] || return 1
        done
        ;;
    same-id) struck && same_id "$follow" ;;
    promote) promote kill $((number % 3)) ;;
    freeze) promote freeze $((number % 3)) ;;
    vanish) vanish "$number" ;;
    crash) lab kill "$(server_of $primary)" && lasts "$((number % 3)).1" && served up "$(server_of $primary)" && struck ;;
    standby-*) lab stop "$(server_of $standby)" immediate ;;
    disk) disk_fill ;;
    clock) clock_ahead ;;
    untold | half)
        wire cuts "db-$lead-*" && cuts_before=${said#ok } && wire "$1" "db-$lead-$primary" && until_true was_cut && struck
        ;;
    reset-*) wire reset "$(wires_of "$1")" && struck ;;
    hold-*) wire hold "$(wires_of "$1")" "$(way_of "$1")" && struck ;;
    lose-*) wire lose "$(wires_of "$1")" "$(way_of "$1")" && struck ;;
    slow-peer) wire delay "$(wires_of "$1")" 300 && struck ;;
    slow-*) wire delay "$(wires_of "$1")" "$(echo 2 10 50 200 500 | cut -d ' ' -f $((number % 5 + 1)))" && struck ;;
    narrow-*) wire narrow "$(wires_of "$1")" 30000 && struck ;;
    esac
}
was_cut() {
    wire cuts "db-$lead-*" && [ "${said#ok }" -gt "$cuts_before" ]
}

fault_end() {
    process=${1#*-} process=${process%-*}
    case $1 in
    kill-*) process_end "$(hit_by "$1")" "$process" ;;
    stop-*) stop_end "$(hit_by "$1")" "$process" ;;
    same-id) same_end "$follow" ;;
    promote | freeze) promote_end ;;
    vanish) vanish_end ;;
    standby-back) lasts "$(($2 % 4)).5" && served up "$(server_of $standby)" && struck ;;
    standby-alone)
        lasts "$(($2 % 4)).5" && lab alone "$(server_of $primary)" && struck && again && served up "$(server_of $standby)" &&
            standby_counts
        ;;
    disk) rm "${disk:?}/full" && struck ;;
    clock) clock_back ;;
    rolling) rolling ;;
    lead | reload | crash) ;;
    slow-peer) again && others_faster && wire whole "$(wires_of "$1")" ;;
    slow-* | narrow-*) again && lasts 3 && wire whole "$(wires_of "$1")" ;;
    untold | half) wire whole "db-$lead-*" ;;
    reset-db-lead | hold-db-lead* | lose-db-lead*) cut_off "$1" "$2" ;;
    *-follow* | *-peer*) again && lasts "$(($2 % 5 + 1)).3" && wire whole "$(wires_of "$1")" ;;
    *) lasts "$(($2 % 5 + 1)).3" && wire whole "$(wires_of "$1")" && struck ;;
    esac
}
# Only people who came in at a slow node wait; those at the leader play more.
others_faster() {
    lead_before=$(acked_at "$lead") follow_before=$(acked_at "$follow")
    lasts 3
    [ $(($(acked_at "$lead") - lead_before)) -gt $(($(acked_at "$follow") - follow_before)) ]
}
# In half of the cases this lasts so long that another node leads. Otherwise the cluster recovers when the wire is whole.
cut_off() {
    if [ -n "$both" ]; then
        lasts "$(($2 % 3 * 3)).3" && wire whole "$(wires_of "$1")"
    elif [ $(($2 % 2)) = 0 ]; then
        until_true another_leads "$lead" && again && wire whole "$(wires_of "$1")"
    else
        lasts "$(($2 % 3)).3" && wire whole "$(wires_of "$1")" && struck
    fi
}
