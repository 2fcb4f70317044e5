#!/bin/sh
# Behind haproxy: who connects is who the proxy says, by both versions of the header, for telnet and SSH; from
# elsewhere nobody can say who they are.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

PATH=$PATH:/usr/sbin
command -v haproxy >/dev/null || skip_all "needs haproxy"
command -v nc >/dev/null || skip_all "needs nc"

echo 'proxy-from 127.0.0.9' >>"$config"
check 'the service starts' start_service

# Ports for haproxy: those of a service that was there before us.
cat >"$folder/haproxy.cfg" <<EOF
global
    stats socket unix@$folder/haproxy.sock level admin expose-fd listeners
defaults
    mode tcp
    timeout connect 5s
    timeout client 1m
    timeout server 1m
listen one
    bind 127.0.0.1:0
    server room 127.0.0.1:$telnet_port send-proxy source 127.0.0.9
listen two
    bind 127.0.0.1:0
    server room 127.0.0.1:$telnet_port send-proxy-v2 source 127.0.0.9
listen ssh
    bind 127.0.0.1:0
    server room 127.0.0.1:$ssh_port send-proxy-v2 source 127.0.0.9
listen none
    bind 127.0.0.1:0
    server room 127.0.0.1:$telnet_port source 127.0.0.9
EOF
haproxy -db -f "$folder/haproxy.cfg" >"$folder/haproxy.out" 2>&1 &
haproxy=$!
others="$others $haproxy"

# The ports that it got, in the order of the configuration.
ports() {
    inodes=$(ls -l "/proc/$haproxy/fd" 2>/dev/null | sed -n 's/.*socket:\[\([0-9]*\)\]/\1/p' | tr '\n' ' ')
    awk -v inodes=" $inodes" '$4 == "0A" && index(inodes, " " $10 " ") { print $10, substr($2, 10) }' /proc/net/tcp | sort -n |
        while read -r _ hex; do printf '%d ' "0x$hex"; done
}
have_ports() {
    set -- $(ports)
    [ $# = 4 ]
}
check 'haproxy listens' until_true have_ports
set -- $(ports)
version1=$1 version2=$2 ssh=$3 bare=$4

# sees FROM PORT WORDS: who connects from an address reads them.
sees() {
    nc -d -w 5 -s "$1" 127.0.0.1 "$2" >"$folder/seen" 2>&1 &
    client=$!
    others="$others $client"
    until_true grep -aq "$3" "$folder/seen"
    result=$?
    kill $client 2>/dev/null
    return $result
}

check 'version 1: the banner comes' sees 127.0.0.5 "$version1" 'Name:'
check 'version 2 too' sees 127.0.0.5 "$version2" 'Name:'
check 'and SSH' sees 127.0.0.5 "$ssh" 'SSH-2.0'
ctl ban 127.0.0.5 1h 'tried the doors' >"$folder/said" 2>&1
check 'who is banned is so behind the proxy: version 1' sees 127.0.0.5 "$version1" 'banned'
check 'version 2' sees 127.0.0.5 "$version2" 'banned'
check 'another comes in by the same proxy' sees 127.0.0.6 "$version2" 'Name:'
check 'a proxy that does not say for whom is not served' not sees 127.0.0.6 "$bare" 'Name:'
check 'the log says so' until_true logged 'proxy from=127.0.0.9 error='

# From elsewhere the header is what somebody typed.
{ printf 'PROXY TCP4 127.0.0.7 127.0.0.1 5 6\r\n'; until_true grep -aq 'Name' "$folder/typed"; } |
    nc -w 5 -s 127.0.0.5 127.0.0.1 "$telnet_port" >"$folder/typed" 2>&1 &
others="$others $!"
check 'nobody else can say who they are' until_true grep -aq 'banned' "$folder/typed"
stop_service
plan
