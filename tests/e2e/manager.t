#!/bin/sh
# The service under a service manager. It takes the sockets that were bound for it, and says when it is ready, that it is
# alive, and when it stops.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

wants systemd-socket-activate
grep -q '^#define HAVE_SYSTEMD 1' "$builddir/base/config.h" || skip_all "built without libsystemd"

told() {
    grep -qa "$1" "$folder/told"
}

nc -lkuU "$folder/notify" >"$folder/told" 2>/dev/null &
others="$others $!"
check 'somebody listens to what it tells' until_true test -S "$folder/notify"

# The sockets are at an address of loopback that no other test has, so the port is free whenever one is bound.
address=127.$((20 + $$ / 254 % 200)).$((1 + $$ % 254)).1
port=4500
if grep -q '^#define HAVE_WSLAY' "$builddir/base/config.h"; then
    systemd-socket-activate -l "$address:$port" --fdname=web "$cardroomd" -f -c "$config" >>"$folder/out" 2>>"$folder/log" &
    supervisor=$!
    until_true logged "Listening on $address"
    # Who asks before the door has the page is told to come again.
    page() {
        printf 'GET /robots.txt HTTP/1.1\r\nHost: room\r\n\r\n' | nc -w 60 "$address" "$port" >"$folder/page" 2>/dev/null
        grep -q '^HTTP/1.1 200 OK' "$folder/page"
    }
    check 'a socket for browsers is taken, too' until_true page
    stop_service
    : >"$folder/log"
fi
sed -i 's/^listen-ssh .*/listen-ssh 192.0.2.1:1/' "$config"

# The service is started by the first connection, as by a socket unit.
NOTIFY_SOCKET=$folder/notify systemd-socket-activate -E NOTIFY_SOCKET -l "$address:$port" --fdname=ssh "$cardroomd" -f -c "$config" \
    >>"$folder/out" 2>>"$folder/log" &
supervisor=$!
until_true logged "Listening on $address"
nc -d "$address" "$port" >"$folder/banner" 2>/dev/null &
others="$others $!"
check 'it starts with the first connection' until_true logged ' supervisor info ready '
check 'on the socket that was bound for it, not that of the configuration' \
    logged " listen transport=ssh address=$address:$port\$"
check 'the first connection is served' until_true grep -q '^SSH-2.0' "$folder/banner"
check 'the telnet port is still of the configuration' test -n "$(port_of telnet)"
check 'it says that it is ready' until_true told 'READY=1'
check 'and goes on' until_true told 'WATCHDOG=1'
stop_service
check 'and stops' until_true told 'STOPPING=1'

# TLS on such a socket, which needs no listen-tls.
if has openssl; then
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout "$folder/key.pem" -out "$folder/cert.pem" -days 2 \
        -subj /CN=localhost 2>/dev/null
    printf 'tls-certificate %s\ntls-key %s\n' "$folder/cert.pem" "$folder/key.pem" >>"$config"
    name=$(sed -n 's/^FileDescriptorName=//p' "$srcdir/data/systemd/cardroom-tls.socket")
    systemd-socket-activate -l "$address:$port" --fdname="$name" "$cardroomd" -f -c "$config" >>"$folder/out" 2>>"$folder/log" &
    supervisor=$!
    until_true logged_times 2 "Listening on $address"
    mkfifo "$folder/tls.in"
    sed -i 's/^listen-ssh .*/listen-ssh 127.0.0.1:0/' "$config"
    openssl s_client -quiet -connect "$address:$port" <>"$folder/tls.in" >"$folder/tls" 2>/dev/null &
    others="$others $!"
    check 'TLS is served on the socket of its unit' until_true grep -qa 'Type your name' "$folder/tls"
    sed -i 's/^listen-ssh .*/listen-ssh 192.0.2.1:1/; /^tls-/d' "$config"
    keeps() {
        ctl reload >"$folder/said" && grep -q '^tls-certificate from .* at the next start' "$folder/said" &&
            logged 'reload option=tls-certificate needs=restart' && logged 'reload option=tls-key needs=restart'
    }
    check 'the socket keeps its certificate until the next start' keeps
    stop_service
fi

# A socket that is not one of ours.
systemd-socket-activate --datagram -l "$address:$port" --fdname=ssh "$cardroomd" -f -c "$config" >"$folder/out" 2>"$folder/refused" &
supervisor=$!
until_true grep -q 'Listening on' "$folder/refused"
echo hello | nc -u -w 1 "$address" "$port"
check 'a socket of another kind is refused' until_true grep -q 'is not a listening TCP socket' "$folder/refused"
wait "$supervisor"
supervisor=
plan
