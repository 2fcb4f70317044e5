#!/bin/sh
# Behind haproxy, for telnet and SSH: the service believes the proxy about who connects, by both versions of the header. It
# does not believe a header from elsewhere.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

PATH=$PATH:/usr/sbin
wants haproxy nc

sed -i 's/^listen-.*//' "$config"
printf 'listen-telnet 127.0.0.1:0\nlisten-ssh 127.0.0.1:0\nproxy-from 127.0.0.9\n' >>"$config"
check 'the service starts' start_service

# The system cannot choose ports for haproxy. So it gets ports that the system gives to nobody, and others if one of them
# is taken. It goes into the background when it listens.
port=$((20000 + $$ % 2500 * 4))
balance() {
    port=$((port + 4))
    version1=$port version2=$((port + 1)) ssh=$((port + 2)) bare=$((port + 3))
    cat >"$folder/haproxy.cfg" <<EOF
defaults
    mode tcp
    timeout connect 5m
    timeout client 5m
    timeout server 5m
listen one
    bind 127.0.0.1:$version1
    server room 127.0.0.1:$telnet_port send-proxy source 127.0.0.9
listen two
    bind 127.0.0.1:$version2
    server room 127.0.0.1:$telnet_port send-proxy-v2 source 127.0.0.9
listen ssh
    bind 127.0.0.1:$ssh
    server room 127.0.0.1:$ssh_port send-proxy-v2 source 127.0.0.9
listen none
    bind 127.0.0.1:$bare
    server room 127.0.0.1:$telnet_port source 127.0.0.9
EOF
    haproxy -D -p "$folder/haproxy.pid" -f "$folder/haproxy.cfg" >"$folder/haproxy.out" 2>&1
}
check 'haproxy listens' until_true balance
others="$others $(cat "$folder/haproxy.pid")"

check 'version 1: the banner comes' greeted 127.0.0.5 "$version1" 'Name:'
check 'version 2 too' greeted 127.0.0.5 "$version2" 'Name:'
check 'and SSH' greeted 127.0.0.5 "$ssh" 'SSH-2.0'
ctl --yes ban 127.0.0.5 1h 'tried the doors' >"$folder/said" 2>&1
check 'who is banned is so behind the proxy: version 1' greeted 127.0.0.5 "$version1" 'banned'
check 'version 2' greeted 127.0.0.5 "$version2" 'banned'
check 'another comes in by the same proxy' greeted 127.0.0.6 "$version2" 'Name:'
echo hello there, this is none | nc -w 300 -s 127.0.0.6 127.0.0.1 "$bare" >"$folder/seen" 2>&1
check 'a proxy that does not say for whom is not served' not test -s "$folder/seen"
check 'the log says so' until_true logged 'proxy from=127.0.0.9 error="no PROXY header"'

# From elsewhere the header counts as typed text.
{ printf 'PROXY TCP4 127.0.0.7 127.0.0.1 5 6\r\n'; until_true grep -aqs 'Name:\|banned' "$folder/typed"; } |
    nc -w 300 -s 127.0.0.5 127.0.0.1 "$telnet_port" >"$folder/typed" 2>&1 &
others="$others $!"
check 'nobody else can say who they are' until_true grep -aqs banned "$folder/typed"
stop_service
plan
