#!/bin/sh
# cardroomctl at three nodes with one database in PostgreSQL. Acts of the lobby are carried out at the leader, whichever node
# is asked, and the audit log names the node. The lobby is handed over, a node is drained and serves again, and a service
# that stops hands over, too. Nobody at the other nodes loses the connection.

. "${top_srcdir:-.}/tests/e2e/lib.sh"
. "${top_srcdir:-.}/tests/e2e/nodes.sh"
lab has 2>/dev/null || skip_all "PostgreSQL is not installed"
wants openssl nc

nodes_server
check "an authority signs the nodes" nodes 1 2 3
sed -i '/^leader /d' "$config" "$folder/node2/conf" "$folder/node3/conf"
# The first node has a role of its own, so that it alone can be cut off.
lab sql "$database" 'CREATE ROLE first SUPERUSER LOGIN' >/dev/null
sed -i 's|^store postgresql://postgres@|store postgresql://first@|' "$config"
check "the first node starts" start_service
check "the second starts" start_node 2
check "the third starts" start_node 3
check "the doors of all are linked to one room" eval 'links 1 1 && links 2 1 && links 3 1'

# asks NODE ARGUMENT...: what it answers is $folder/said and $folder/error.
asks() {
    ctl_at "$@" >"$folder/said" 2>"$folder/error"
}
says() {
    grep -q "$1" "$folder/said"
}
leads() {
    [ "$(lab sql "$database" 'SELECT node FROM lease')" = "$1" ]
}
# came ASKED NODE: that node leads. A node that takes more than three seconds to prepare itself is passed over, and then the
# lobby is sent to it again.
came() {
    case $(lab sql "$database" 'SELECT node, heir FROM lease') in
    "$2|"*) return ;;
    *'|-1') asks "$1" lead "$2" ;;
    esac
    return 1
}
state_is() {
    asks 1 nodes && says "^node $1  $2 "
}
# people notes how often those who came in were told that the room is back; back NODES: at these nodes they have been told
# once more since.
names='ann bob cy'
who_is_at() {
    echo "$names" | cut -d ' ' -f "$1"
}
backs_of() {
    grep -ac 'The room is back' "$folder/$1"
}
back_at_least() {
    [ "$(backs_of "$1")" -ge "$2" ]
}
people() {
    for n in 1 2 3; do
        eval "backs$n=\$(backs_of $(who_is_at $n))"
    done
}
back() {
    for n in $1; do
        eval "until_true back_at_least $(who_is_at "$n") \$((backs$n + 1))" || return 1
    done
}
talk=0
# Everybody there hears what each says.
all_talk() {
    talk=$((talk + 1))
    for who in "$@"; do
        printf "shout %s-talks-%s\r\n" "$who" "$talk" >"$folder/$who.in"
    done
    for who in "$@"; do
        for from in "$@"; do
            hears "$who" "$from-talks-$talk" || return 1
        done
    done
}
dial ann 127.0.0.1 "$(port_at 1 telnet)"
dial bob 127.0.0.2 "$(port_at 2 telnet)"
dial cy 127.0.0.3 "$(port_at 3 telnet)"
for who in ann bob cy; do
    hears $who 'Name:'
    printf 'guest\r\n' >"$folder/$who.in"
done
check "people come in at each door" eval 'hears ann Welcome && hears bob Welcome && hears cy Welcome'
check "and hear each other" all_talk ann bob cy

# ---- Asked at any node ----
make_dora() {
    echo strong-word-9 | "$cardroomctl" -c "$(conf_of 2)" account create dora >"$folder/said" 2>"$folder/error"
}
check "an act is done at the leader" make_dora
audited() {
    asks 3 audit && says 'cardroomctl (.*, node 2)'
}
check "the audit log names the node" audited
check "a refusal comes back with its status" eval 'asks 2 account show nobody; [ $? -eq 1 ]'
check "and its words" grep -q 'nobody' "$folder/error"
check "a dry run does, too" asks 2 --dry-run ban dora 1h testing
status_of_both() {
    asks 2 status && says '^node 2$' && says '^leader 1$' && says '^connections 3$' && says "^room-pid $(pid_at 2 room)\$"
}
check "the status has the lobby's figures and the node's" status_of_both
json_of_both() {
    asks 2 --json status && says '"connections": *3' && says '"node": *2' && says "\"room_pid\": *$(pid_at 2 room)"
}
check "for programs, too" json_of_both
for n in $(seq 1 40); do
    asks 3 news post "line $n $(printf 'x%.0s' $(seq 1 300))"
done
asks 1 --json audit
cp "$folder/said" "$folder/whole"
asks 2 --json audit
check "a long answer comes back whole" cmp "$folder/said" "$folder/whole"
check "a node that does not lead answers when it has read its settings" eval 'asks 2 reload && says "The settings have been read; none has changed"'

# ---- Another node leads ----
people
check "the lobby is sent to the second node" asks 3 lead 2
check "which leads" until_true came 3 2
check "and all doors are linked to it" back '1 2 3'
check "people hear each other" all_talk ann bob cy
check "what is asked at the first node is done there now" until_true asks 1 audit

# ---- Drained ----
turned_away() {
    nc -w 60 127.0.0.1 "$(port_at "$1" telnet)" </dev/null | grep -q 'takes no new connections now'
}
ready_is() {
    printf 'GET /ready HTTP/1.0\r\n\r\n' | nc -N -w 60 127.0.0.1 "$(port_at "$1" ready)" | head -n 1 | grep -q " $2 "
}
people
# who NODE: the name in the audit log of whoever calls cardroomctl at that node.
who() {
    [ "$(lab sql "$database" 'SELECT node FROM lease')" = "$1" ] && echo "cardroomctl ([^,]*)" || echo "cardroomctl (.*, node $1)"
}
# noted BY ACT NODE HOW: the newest line of the audit log about that.
noted() {
    asks 3 audit "verb=$2" 1 && says "$1  $2  node $3  *$4\$"
}
by=$(who 2)
check "the leading node is drained" asks 2 node drain 1h
elsewhere() {
    leads 1 || leads 3
}
check "another one leads" until_true elsewhere
check "the audit log has who drained which one, for how long" until_true noted "$by" node-drain 2 '60 minutes'
check "all doors are linked to it" back '1 2 3'
check "the people at the node are told" hears bob 'This machine is about to be serviced'
check "and nobody else" not grep -q 'about to be serviced' "$folder/ann" "$folder/cy"
check "a proxy sends nobody there" ready_is 2 503
check "who comes all the same is turned away" turned_away 2
check "cardroomctl shows it" until_true state_is 2 draining
check "people hear each other" all_talk ann bob cy
check "it is not made the leader" eval 'asks 1 lead 2; [ $? -eq 1 ] && grep -q "Node 2 is not ready" "$folder/error"'
check "that is undone" asks 2 node serve
check "and noted, with the node, which does not lead" noted "$(who 2)" node-serve 2 ''
check "and the node is ready" until_true state_is 2 ready
check "for proxies, too" ready_is 2 200
too_long() {
    asks "$1" node drain 8d
    [ $? -eq 1 ] && cp "$folder/error" "$folder/refused$1" && grep -q 'A node drains for 7 days at most' "$folder/error"
}
check "the one that leads drains for a week at most" too_long "$(lab sql "$database" 'SELECT node FROM lease')"
check "so does another one" too_long 2
check "which says the same" cmp "$folder/refused2" "$folder/refused$(lab sql "$database" 'SELECT node FROM lease')"
would() {
    asks 2 --dry-run "$@" && says '^would '
}
check "a dry run there" would node drain 1h
check "of all that is the node's own" eval 'would node serve && would reload && would upgrade && would upgrade all now && would shutdown now'
counts_nothing() {
    asks 2 "$@"
    [ $? -eq 1 ] && grep -q 'nothing counts down. Type "cardroomctl node drain 10m"' "$folder/error"
}
check "which counts nothing down" eval 'counts_nothing shutdown && counts_nothing shutdown 10m && counts_nothing upgrade all 10m'
check "does nothing" state_is 2 ready
check "and is not noted" noted "$by" node-drain 2 '60 minutes'
check "its people are sent off" asks 2 node drain now
check "which is noted as well" noted "$(who 2)" node-drain 2 'at once'
check "and told where to go" hears bob 'This machine is being serviced. Connect again'
check "when they have gone it is drained" until_true state_is 2 drained
check "and does not lead" elsewhere
check "a restart ends it" eval 'kill "$node2" && wait "$node2"; start_node 2 && until_true state_is 2 ready'

# ---- Cut off from the database alone ----
names='ann eve cy'
dial eve 127.0.0.2 "$(port_at 2 telnet)"
hears eve 'Name:'
printf 'guest\r\n' >"$folder/eve.in"
check "somebody comes to the second node again" hears eve 'Welcome'
if ! leads 1; then
    people
    until_true came 3 1
    back '1 2 3'
fi
not_first() {
    leads 2 || leads 3
}
cut_off_first() {
    lab rules "$server" 'host all first 127.0.0.1/32 reject' 'host all all 127.0.0.1/32 trust' 'local all all trust'
    lab sql "$database" "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE usename = 'first'" >/dev/null
}
people
cut_off_first
check "the leader is cut off from the database alone, and another node leads" until_true not_first
check "which says so to the first node, whose door follows" until_true logs 1 1 'leader=[23] epoch=[0-9]* heard=yes'
check "and all people are there" back "1 2 3"
check "people hear each other" all_talk ann eve cy
lab rules "$server" 'host all all 127.0.0.1/32 trust' 'local all all trust'
check "when it reads the database again, the node is ready" until_true state_is 1 ready
# Now it follows, and its door is linked to a room that hands over to another one.
leader=$(lab sql "$database" 'SELECT node FROM lease')
heir=$((5 - leader))
people
cut_off_first
check "a node that follows is cut off, and the lobby is sent to the third" asks "$leader" lead "$heir"
check "which leads" until_true came "$leader" "$heir"
check "and says so to the node that is cut off, too" until_true logs 1 1 "leader=$heir epoch=[0-9]* heard=yes"
check "so its people come along" back "1 2 3"
check "and hear each other" all_talk ann eve cy
lab rules "$server" 'host all all 127.0.0.1/32 trust' 'local all all trust'
check "it is ready again after that as well" until_true state_is 1 ready
check "nobody is moved by it" all_talk ann eve cy

# ---- Another cluster ----
mkdir "$folder/node4" "$folder/stranger"
sed "s|^data-dir .*|data-dir $folder/node4/data|; s|^node .*|node 4|; s|^peer .*|peer 4=$net.4:4500|
    s|^listen-peer .*|listen-peer $net.4:4500|; s|^peer-certificate .*|peer-certificate $folder/stranger/4.pem|
    s|^peer-ca .*|peer-ca $folder/stranger/ca.pem|; s/^\(listen-[ts][a-z]* 127.0.0.1\):.*/\1:0/" "$config" >"$folder/node4/conf"
stranger() {
    (ca=$folder/stranger && authority && signed cardroom-node-4 "$ca/4.pem")
}
check "a node that another authority signed" stranger
starts() {
    "$cardroomd" -f -c "$folder/node4/conf" 2>"$folder/node4/log" >/dev/null
}
check "does not start" not starts
check "and says that the database is another cluster's" logs 4 1 \
    "Another cluster uses this database: node [123] at $net.[123]:4500, with another authority in 'peer-ca'. Give this one"
nobody_four() {
    [ "$(lab sql "$database" 'SELECT count(*) FROM node WHERE id = 4')" = 0 ]
}
check "where nothing is left of it" nobody_four
sed -i '/^peer/d; /^node /d; /^listen-peer/d; /^leader /d' "$folder/node4/conf"
: >"$folder/node4/log"
check "nor does a room that is not a node" not starts
check "and says whose the database is" logs 4 1 "The nodes of a cluster use this database: node [123] at $net.[123]:4500, .* Give this room"
check "the lobby has noticed nothing" all_talk "$(who_is_at 1)"

# ---- A service stops ----
leader=$(lab sql "$database" 'SELECT node FROM lease')
stays=$((leader % 3 + 1))
people
if [ "$leader" = 1 ]; then
    stop_service
else
    eval "kill \$node$leader; wait \$node$leader"
fi
handed() {
    ! leads "$leader" && ! leads -1
}
check "the leading service stops, and another node leads" until_true handed
check "the door that stays is linked to it" back "$stays"
check "and its people are there" all_talk "$(who_is_at "$stays")"

for n in 2 3; do
    eval "kill \$node$n 2>/dev/null && wait \$node$n"
done
[ -z "$supervisor" ] || stop_service
check "all ended well" not grep -q 'Sanitizer\|runtime error\|signal=\(6\|11\)' "$folder/log" "$folder/node2/log" "$folder/node3/log"
plan
