# What tests of several nodes share: an authority, and nodes on loopback. Sourced after lib.sh. The first node is the
# service of lib.sh, which start_service starts. The others have folders of their own, $folder/nodeN. All have one database
# ($nodes_store; empty: a file), which the node that leads opens.

# An address of loopback for each node, which no other test has.
net=127.$((20 + $$ / 254 % 200)).$((1 + $$ % 254))
ca=$folder/ca
mkdir "$ca"

# signed NAME FILE [DAYS]: a certificate of that name, with its key.
signed() {
    openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout "$ca/key" -out "$ca/request" \
        -subj "/CN=$1" 2>/dev/null &&
        printf 'subjectAltName=DNS:%s\nextendedKeyUsage=serverAuth,clientAuth\n' "$1" >"$ca/extensions" &&
        openssl x509 -req -in "$ca/request" -CA "$ca/ca.pem" -CAkey "$ca/ca.key" -CAcreateserial -days "${3:-30}" \
            -extfile "$ca/extensions" -out "$ca/crt" 2>/dev/null && cat "$ca/crt" "$ca/key" >"$2" && chmod 600 "$2"
}
# An authority for a cluster.
authority() {
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout "$ca/ca.key" -out "$ca/ca.pem" \
        -days 30 -subj "/CN=cardroom nodes" 2>/dev/null
}
# nodes N...: certificates and configurations of these nodes, the first of which leads.
nodes() {
    authority || return 1
    peers=
    for n in "$@"; do
        signed "cardroom-node-$n" "$ca/$n.pem" || return 1
        peers="$peers $n=$net.$n:4500"
    done
    for n in "$@"; do
        [ "$n" = "$1" ] && continue
        mkdir "$folder/node$n" || return 1
        : >"$folder/node$n/log"
        sed "s|^data-dir .*|data-dir $folder/node$n/data|" "$config" >"$folder/node$n/conf"
        settings "$n" "$1" >>"$folder/node$n/conf"
    done
    settings "$1" "$1" >>"$config"
}
# What node N writes for `peer` and `store`; tests may define these anew.
peers_of() {
    echo "$peers"
}
store_of() {
    echo "${nodes_store:-sqlite:$folder/data/cardroom.db}"
}
settings() {
    cat <<SETTINGS
node $1
leader $2
peer$(peers_of "$1")
listen-peer $net.$1:4500
peer-certificate $ca/$1.pem
peer-ca $ca/ca.pem
store $(store_of "$1")
listen-ready 127.0.0.1:0
listen-metrics 127.0.0.1:0
SETTINGS
}

log_of() {
    [ -d "$folder/node$1" ] && echo "$folder/node$1/log" || echo "$folder/log"
}
conf_of() {
    [ -d "$folder/node$1" ] && echo "$folder/node$1/conf" || echo "$config"
}
# logs NODE N WORDS: the node's log has the words at least N times.
logs() {
    [ "$(grep -c "$3" "$(log_of "$1")")" -ge "$2" ]
}
# port_at NODE TRANSPORT, pid_at NODE PROCESS: as its log told them last.
port_at() {
    sed -n "s/.* listen transport=$2 address=127\.0\.0\.1:\([0-9]*\)\$/\1/p" "$(log_of "$1")" | tail -n 1
}
pid_at() {
    sed -n "s/.* start process=$2 pid=\([0-9]*\)\$/\1/p" "$(log_of "$1")" | tail -n 1
}
# start_node N [TIMES]: for the TIMES-th time. Its supervisor is $nodeN.
start_node() {
    "$cardroomd" -f -c "$(conf_of "$1")" >/dev/null 2>>"$(log_of "$1")" &
    eval "node$1=$!"
    others="$others $!"
    until_true logs "$1" "${2:-1}" " supervisor info ready "
}
# links NODE N: its door has had N links to a room.
links() {
    until_true logs "$1" "$2" ' door info room-up '
}
# ctl_at NODE ARGUMENT...
ctl_at() {
    at=$1
    shift
    "$cardroomctl" -c "$(conf_of "$at")" "$@"
}
# nodes_server: the nodes' database is one of PostgreSQL. Its server is $server, its url on the socket $database.
nodes_server() {
    server=$(lab start $$ tcp) || exit 99
    database=$(lab database "$server")
    nodes_store=$(database_as postgres)
}
# database_as ROLE: its url by TCP.
database_as() {
    echo "postgresql://$1@127.0.0.1:$(cat "$server/port")/$(echo "$database" | sed 's|^postgresql:///\([^?]*\).*|\1|')?sslmode=disable"
}

# ended NODE: how many connections have ended at its door. none_lost NODES: none has ended there since the last mark.
ended() {
    grep -c ' door info connection ' "$(log_of "$1")"
}
mark() {
    for n in 1 2 3; do
        eval "ended$n=$(ended $n)"
    done
}
none_lost() {
    for n in $1; do
        eval "[ \"\$(ended $n)\" -eq \"\$ended$n\" ]" && continue
        echo "# node $n: $(grep ' door info connection ' "$(log_of $n)" | tail -n 1)"
        return 1
    done
}

# Plays that were acknowledged to the robots rN... of a node. play_on NODES: waits until those have made some more.
acked_at() {
    grep -c "^r$1" "$folder/acks"
}
acked_reach() {
    [ "$(acked_at "$1")" -ge "$2" ]
}
play_on() {
    for n in $1; do
        until_true acked_reach "$n" $(($(acked_at "$n") + 4)) || return 1
    done
}
