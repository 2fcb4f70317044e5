#!/bin/sh
# What attackers do to people who play: the time from a typed move until the last of four players sees it, at TABLES (10)
# tables, undisturbed and beside each attack. `make bench-attack` prints a table and one line of JSON: the median of the
# rounds' 99th percentiles. An attack may at most double it.
#   PORT       what is attacked: the TLS port, unless told; peer: the port between nodes; web: that for browsers; node:
#              the attacker is the door of another node, at one address
#   ATTACKS    which: "hello ffdhe keys bytes"; of browsers "head upgrade frames" (attack.c); of a node "opens lines
#              logins junk" (badnode.c)
#   ADDRESSES  from how many addresses ("1 20")
#   ROUNDS     how many rounds of each, in turn (3)
#   EACH       how many seconds a round takes (5)
#   CERT_BITS  the size of an RSA key of the certificate (0: an elliptic curve)
# The attackers run at the lowest priority, because real ones have machines of their own.

. "${top_srcdir:-.}/tests/bench/figures.sh"
. "${top_srcdir:-.}/tests/e2e/nodes.sh"

port=${PORT:-tls}
case $port in
node) attacks=${ATTACKS:-opens lines logins junk} froms=1 ;;
web) attacks=${ATTACKS:-head upgrade frames} froms=${ADDRESSES:-1 20} ;;
*) attacks=${ATTACKS:-hello ffdhe keys bytes} froms=${ADDRESSES:-1 20} ;;
esac
tables=${TABLES:-10}
rounds=${ROUNDS:-3}
each=${EACH:-5}

# play ARGUMENT...: the robots, and what they saw.
play() {
    "$robots" -p "$telnet_port" -t "$tables" -k 4 -w 500 "$@" >"$folder/figures" || say "the robots failed"
    sed -n 's/.*"p99_ms":\([0-9.]*\).*/\1/p' "$folder/figures"
}

# attacker KIND ADDRESSES: goes on until it is killed.
attacker() {
    if [ "$port" = node ]; then
        exec nice -n 19 "$builddir/tests/bench/badnode" "$1" "$attacked" "$folder/node.pem" "$ca/ca.pem" 600
    fi
    exec nice -n 19 "$builddir/tests/bench/attack" "$1" "${attacked:-$tls_port}" "$2"
}

# round KIND ADDRESSES: adds a round to the file of that name.
round() {
    if [ "$1" != none ]; then
        attacker "$@" >"$folder/attack" 2>&1 &
        others=$!
    fi
    play -m -s "$each" >>"$folder/$1-$2"
    [ "$1" = none ] || { kill "$others" && wait "$others" 2>/dev/null; others=; }
}

case ${CERT_BITS:-0} in
0) kind="ec -pkeyopt ec_paramgen_curve:P-256" ;;
*) kind=rsa:$CERT_BITS ;;
esac
# shellcheck disable=SC2086 # words
openssl req -x509 -newkey $kind -nodes -days 30 -subj /CN=localhost -keyout "$folder/key.pem" -out "$folder/cert.pem" \
    2>/dev/null || say "no certificate"
chmod 600 "$folder/key.pem"
printf 'new-accounts 0\nlisten-tls 127.0.0.1:0\ntls-certificate %s\ntls-key %s\n' "$folder/cert.pem" "$folder/key.pem" \
    >>"$config"
# One of two nodes runs alone. The other is the attacker, or nothing comes from its address.
if [ "$port" = web ]; then
    echo 'listen-web 127.0.0.1:0' >>"$config"
elif [ "$port" != tls ]; then
    attacked=$(awk 'BEGIN { srand(); print 20000 + int(rand() * 9000) }')
    authority && signed cardroom-node-1 "$folder/peer.pem" && signed cardroom-node-2 "$folder/node.pem" ||
        say "no certificates"
    printf 'node 1\npeer 1=127.1.0.1:%d 2=127.1.0.2:%d\nlisten-peer *:%d\npeer-certificate %s\npeer-ca %s\nleader 1\n' \
        "$attacked" "$attacked" "$attacked" "$folder/peer.pem" "$ca/ca.pem" >>"$config"
fi
sed -i 's|^limit-exempt .*|limit-exempt 127.0.0.0/16|' "$config"
start_service || say "the service does not start"
[ "$port" != web ] || attacked=$(port_of web)
play -r -m -s 1 >"$folder/first" # all accounts

for _ in $(seq "$rounds"); do
    round none 0
    for kind in $attacks; do
        for addresses in $froms; do
            round "$kind" "$addresses"
        done
    done
done
alone=$(middle "$folder/none-0")
printf '%-10s %10s %14s %8s\n' attack addresses "99 of 100, ms" times
printf '%-10s %10s %14s %8s\n' none 0 "$alone" 1.00
for kind in $attacks; do
    for addresses in $froms; do
        among=$(middle "$folder/$kind-$addresses")
        times=$(awk -v a="$alone" -v b="$among" 'BEGIN { printf "%.2f", b / a }')
        printf '%-10s %10s %14s %8s\n' "$kind" "$addresses" "$among" "$times"
        lines="$lines,{\"kind\":\"$kind\",\"addresses\":$addresses,\"p99_ms\":$among}"
        worst=$(awk -v w="${worst:-0}" -v t="$times" 'BEGIN { print (t > w ? t : w) }')
    done
done
printf '{"bench":"attack","load":%s,"rounds":%d,"alone_p99_ms":%s,"among":[%s]}\n' "$(cut -d ' ' -f 1 /proc/loadavg)" \
    "$rounds" "$alone" "${lines#,}"
awk -v w="$worst" 'BEGIN { exit w > 2 }' || say "99 of 100 take $worst times as long"
