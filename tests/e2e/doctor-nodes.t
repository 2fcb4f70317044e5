#!/bin/sh
# cardroomctl doctor on two nodes with one database in PostgreSQL: each fault is made, what the doctor advises is done to
# the letter, and then it finds nothing.

. "${top_srcdir:-.}/tests/e2e/lib.sh"
. "${top_srcdir:-.}/tests/e2e/nodes.sh"
lab has 2>/dev/null || skip_all "PostgreSQL is not installed"
wants openssl nc

nodes_server

# doctor NODE: puts what the doctor says there into $folder/said: only the lines about nodes and the database.
doctor() {
    "$cardroomctl" -c "$(conf_of "$1")" doctor "$folder" >"$folder/said" 2>"$folder/error" </dev/null
    [ ! -s "$folder/error" ]
}
# says NODE LEVEL CHECK WORDS: the doctor there says so.
says() {
    doctor "$1" && grep -q "^$2 *  $3 .*$4" "$folder/said"
}
# advice CHECK: the first advice below a finding of this check.
advice() {
    grep -A 1 "^\(error\|warning\) *  $1 " "$folder/said" | sed -n 's/^ *-> //p' | head -n 1
}
# The programs that advice names without a folder, and psql as for the server's own user.
bin=$folder/bin
mkdir "$bin"
ln -s "$(cd "$(dirname "$cardroomctl")" && pwd)/$(basename "$cardroomctl")" "$bin/cardroomctl"
ln -s "$(cd "$(dirname "$cardroomd")" && pwd)/$(basename "$cardroomd")" "$bin/cardroomd"
cat >"$bin/runuser" <<RUNUSER
#!/bin/sh
shift 3 # -u postgres --
exec env PGHOST='$server' PGPORT='$(cat "$server/port")' PGUSER=postgres PGDATABASE=postgres "\$@"
RUNUSER
chmod 755 "$bin/runuser"
# typed COMMANDS: as somebody types what is advised.
typed() {
    echo "# $1"
    PATH=$bin:$PATH sh -c "$1" >"$folder/typed" 2>&1 </dev/null
}

check "an authority signs the nodes" nodes 1 2
check "the first node starts" start_service
check "the second was never there" until_true says 1 warning nodes 'Node 2 is in the line peer, and has never been here'
check "it is to be invited" test "$(advice nodes | sed 's/;.*//')" = "cardroomctl -c $config node invite 2"
check "the second starts" start_node 2
check "the doors of both are linked to one room" eval 'links 1 1 && links 2 1'
check "then nothing is wrong where the lobby is" until_true says 1 ok nodes 'All 2 run, and this one has the lobby'
check "nor elsewhere" until_true says 2 ok nodes 'All 2 run, and this one is linked'
sees_sandbox() {
    doctor "$1" && grep -q '  sandbox ' "$folder/said" && ! grep -q '^unseen *  sandbox' "$folder/said"
}
check "it sees there, too, whether door and room are contained" until_true sees_sandbox 2
check "and says of connections nothing that it cannot know" grep -q '^ok *  service .* It runs as [^ ]*\.$' "$folder/said"
list_says() {
    "$cardroomctl" -c "$config" nodes >"$folder/said" && grep -q "$1" "$folder/said"
}

# ---- Since when it leads ----
since() {
    "$cardroomctl" -c "$config" nodes --json | grep -o '"node":1,[^}]*"since":"[^"]*"' | sed 's/.*"since"://'
}
began=$(since)
psql_says() {
    lab sql "$database" "$1"
}
check "a room began before it led" psql_says 'update node set since_ms = since_ms - 86400000 where id = 1'
check "the list says since when it leads" test "$(since)" = "$began"

# ---- A node that is away ----
kill "$node2"
wait "$node2" 2>/dev/null
check "a node that is away is told" until_true says 1 warning nodes 'Node 2, at .*, is away for'
check "its machine is to be looked at" eval 'advice nodes | grep -q "^On that machine: cardroomctl doctor"'
check "which says that it does not run" says 2 error service 'It does not run'
there=$(advice service)
check "and how to start it" test "$there" = "cardroomd -c $folder/node2/conf"
# As typed, but in front, so that the test can end it.
check "that mends it" eval 'start_node 2 2 && links 2 2 && until_true says 1 ok nodes && until_true says 2 ok nodes'

# ---- Where no link comes about ----
sed -i "s|1=$net.1:4500|1=$net.1:4501|" "$folder/node2/conf"
kill "$node2"
wait "$node2" 2>/dev/null
check "a node looks for the leader at another port" start_node 2 3
check "which is told there" until_true says 2 error nodes "Node 1 says that it is at $net.1:4500, and the settings here say $net.1:4501"
check "it is alive for the doctor, and not to be restarted" eval 'grep -q "^ok *  service" "$folder/said" && ! grep -q "restart" "$folder/said"'
check "where the lobby is it is told, too" until_true says 1 warning nodes 'Node 2 runs, but is not linked'
check "and in the list" list_says '^node 2  parted .*its people wait for a room'
until_true says 2 error nodes "Node 1 says"
check "the settings are mended as it says" eval 'advice nodes >"$folder/todo" &&
    sed -n "s/^Write peer \([^ ]*\) into \([^ ]*\) in place of \([^,]*\), then: \(.*\)/sed -i \"s|\3|\1|\" \2; \4/p" "$folder/todo" >"$folder/mends" &&
    [ -s "$folder/mends" ] && typed "$(cat "$folder/mends")"'
check "and it is linked" eval 'links 2 3 && until_true says 2 ok nodes && until_true says 1 ok nodes'
check "as the list says" until_true list_says '^node 2  ready '

# ---- The certificates of nodes ----
doctor_says_of() {
    grep -q "^$1 *  node-certificate .*$2" "$folder/said"
}
cp "$ca/2.pem" "$ca/good.pem"
check "a certificate has few days left" eval 'signed cardroom-node-2 "$ca/2.pem" 5 && doctor 2 && doctor_says_of warning "ends in 4 days"'
check "another is signed, and read as it says" eval 'todo=$(advice node-certificate) && signed cardroom-node-2 "$ca/2.pem" &&
    typed "$(echo "$todo" | sed -n "s/^Have the authority sign another one.*, then: //p")" && doctor 2 && doctor_says_of ok "29 days left"'
mkdir "$folder/ours" && cp "$ca/ca.pem" "$ca/ca.key" "$folder/ours/"
check "another authority signs one" eval 'authority && signed cardroom-node-2 "$ca/2.pem" && cp "$ca/ca.pem" "$ca/other.pem" &&
    cp "$folder/ours/"* "$ca/"'
check "which the node reads" eval 'sed -i "s|^peer-ca .*|peer-ca $ca/other.pem|" "$folder/node2/conf" &&
    typed "cardroomctl -c $folder/node2/conf reload" && kill -9 "$(pid_at 2 peer)"'
check "it is not linked" until_true says 2 error nodes 'Node 1 has the lobby, and is not linked to this one'
todo=$(advice nodes)
check "the logs say why" until_true eval 'grep -q "peer-refused.*certificate\|peer-.*certificate" "$folder/node2/log" "$folder/log"'
check "what the log says is mended, as it says" eval '[ "$todo" = "Mend what the lines \"peer-\" of both logs say." ] &&
    cp "$ca/good.pem" "$ca/2.pem" && sed -i "s|^peer-ca .*|peer-ca $ca/ca.pem|" "$folder/node2/conf" && typed "cardroomctl -c $folder/node2/conf reload"'
check "and it is linked again" until_true says 2 ok nodes

# ---- The certificate of TLS ----
tls=$ca/tls.pem
check "a node that does not lead serves TLS" eval 'signed localhost "$tls" 30 && echo "tls-certificate $tls" >>"$folder/node2/conf" &&
    echo "tls-key $tls" >>"$folder/node2/conf" && echo "listen-tls 127.0.0.1:0" >>"$folder/node2/conf" && kill "$node2" &&
    { wait "$node2" 2>/dev/null; start_node 2 4; } && until_true says 2 ok nodes'
no_certificate() {
    "$cardroomctl" -c "$(conf_of "$1")" status >"$folder/said" && grep -q '^door-connections ' "$folder/said" && ! grep '^tls-certificate' "$folder/said"
}
check "where the lobby is, no certificate is told, as there is none" no_certificate 1
check "its certificate is renewed, and nobody tells it" eval 'signed localhost "$tls" 90 &&
    until_true says 2 warning certificate "another certificate than the file, with 29 days left"'
check "it is told, as the doctor says" eval 'typed "$(advice certificate)" && until_true eval "doctor 2 && ! grep -q \"another certificate\" \"$folder/said\""'

# ---- Drained ----
check "a node is drained" eval '"$cardroomctl" -c "$folder/node2/conf" node drain now >"$folder/said"'
check "which the doctor says" until_true says 2 warning nodes 'takes nobody in: it is drained'
check "what it advises" typed "$(advice nodes)"
check "mends it" until_true says 2 ok nodes

# ---- The standby ----
standby=$(lab standby $$ "$server") || exit 99
check "a standby has what is stored" until_true says 1 ok database 'answers, and a standby has what it stores'
synchronous() {
    ctl status | grep -q "^store-synchronous $1\$"
}
# The room looks once a minute.
check "the room says so, too" until_true synchronous 1
lab stop "$standby" immediate
check "without it commits wait, which is told at the leader" until_true says 1 error database 'Commits wait for a standby, and none is there'
check "and elsewhere" until_true says 2 error database 'Commits wait for a standby, and none is there'
check "of the nodes nothing is said then" says 2 unseen nodes 'while the database is not well'
check "the standby is started" lab up "$standby"
check "which mends it, as it says" eval 'until_true says 1 ok database && until_true says 1 ok nodes'
lab stop "$standby" immediate
check "it is gone for good" until_true says 1 error database 'none is there'
check "the room says that no standby has what is stored" until_true synchronous 0
check "what it advises to go on without" typed "$(advice database | sed 's/^Start the standby\. To go on without one: //')"
check "mends it" eval 'until_true says 1 ok database && until_true says 2 ok database'

# ---- No database ----
lab stop "$server" immediate
check "a database that is away is told" until_true says 1 error database 'could not be reached\|refused\|No such file'
check "nobody is told to restart anything" eval '! grep -q "restart\|Promote" "$folder/said"'
check "it is started" lab up "$server"
check "and all is well" eval 'until_true says 1 ok database && until_true says 1 ok nodes && until_true says 2 ok nodes'
lab drop "$standby"

kill "$node2"
wait "$node2" 2>/dev/null
stop_service
check "a database of an older program" psql_says 'drop table review; drop table daily_seen; update schema_version set version = 27'
check "is told" until_true says 1 error schema 'The database has schema 27'
check "which brings the schema up to date" eval 'typed "$(advice schema)" && until_true says 1 ok schema'
check "all ended well" not grep -q ' fatal \|Sanitizer\|runtime error\|signal=\(6\|11\)' "$folder/log" "$folder/node2/log"
lab drop "$server"
plan
