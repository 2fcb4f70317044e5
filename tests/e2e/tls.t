#!/bin/sh
# Telnet over TLS with the client of OpenSSL. It has a port of its own, staff may use it, and lists of games are told the
# port. A fault of a certificate is reported before anything is served.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

wants openssl

pem() {
    openssl req -quiet -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost \
        -keyout "$1" -out "$2" 2>/dev/null ||
        openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost \
            -keyout "$1" -out "$2" 2>/dev/null
}

# expired KEY CERTIFICATE: a certificate whose time is over.
expired() {
    pem "$1" "$folder/young.pem" && openssl x509 -in "$folder/young.pem" -signkey "$1" -days -1 -out "$2" 2>/dev/null
}

pem "$folder/key.pem" "$folder/cert.pem"
pem "$folder/other-key.pem" "$folder/other-cert.pem"
chmod 600 "$folder"/*.pem

# refuses WORDS: the start and -t both refuse, and say so.
refuses() {
    for way in -f -t; do
        "$cardroomd" $way -c "$config" >"$folder/out" 2>"$folder/faults"
        [ $? -eq 1 ] && grep -q "$1" "$folder/faults" || return 1
    done
}

echo "listen-tls 127.0.0.1:0" >>"$config"
check "no TLS without a certificate" refuses "There is no TLS without a certificate"
echo "tls-certificate $folder/cert.pem" >>"$config"
check "nor without its key" refuses "tls-key holds no key of that certificate"
echo "tls-key $folder/other-key.pem" >"$folder/wrong"
cat "$config" >>"$folder/wrong"
right=$config
config=$folder/wrong
check "nor with another one's" refuses "tls-key holds no key of that certificate"
config=$right
echo "tls-key $folder/key.pem" >>"$config"
chmod 644 "$folder/key.pem"
check "a key that everybody may read is refused" refuses "can be read by everybody"
chmod 600 "$folder/key.pem"
check "the service starts" start_service
check "on a port of its own" test "$tls_port" != "$telnet_port"

# client NAME COMMAND...: a client in the background, typed to by type_to NAME.
client() {
    name=$1
    shift
    mkfifo "$folder/$name.in"
    "$@" <"$folder/$name.in" >"$folder/$name.out" 2>"$folder/$name.err" &
    others="$others $!"
}

told() {
    grep -a -q -- "$2" "$folder/$1.out"
}

printf 'correct horse 1\n' | ctl account create kate admin >/dev/null
client tls openssl s_client -quiet -verify_return_error -CAfile "$folder/cert.pem" -connect "127.0.0.1:$tls_port"
exec 3>"$folder/tls.in"
check "the banner comes over TLS" until_true told tls "Type your name"
echo kate >&3
check "a name" until_true told tls "Password: "
echo 'correct horse 1' >&3
check "lets in" until_true told tls "lobby> "
echo audit >&3
check "staff are staff over TLS" until_true told tls "create  kate"

client plain nc 127.0.0.1 "$telnet_port"
exec 4>"$folder/plain.in"
until_true told plain "Type your name"
echo kate >&4
until_true told plain "Password: "
echo 'correct horse 1' >&4
until_true told plain "lobby> "
check "over telnet they are told that they are not" told plain "Your staff commands work over SSH or TLS"
echo audit >&4
check "and are not" until_true told plain 'no command "audit"'
echo quit >&4

# ---- Another certificate, while a guest is there ----
client guest openssl s_client -quiet -verify_return_error -CAfile "$folder/cert.pem" -connect "127.0.0.1:$tls_port"
exec 6>"$folder/guest.in"
until_true told guest "Type your name"
echo guest >&6
check "a guest is there" until_true told guest "Welcome"
shown() {
    openssl s_client -connect "127.0.0.1:$tls_port" </dev/null 2>/dev/null | openssl x509 -noout -fingerprint
}
of_file() {
    openssl x509 -noout -fingerprint -in "$1"
}
# reloads WORDS: a reload says so.
reloads() {
    ctl reload >"$folder/said" 2>&1 && grep -q "$1" "$folder/said"
}
guest_types() {
    echo "$1" >&6
    until_true told guest "$2"
}
check "a certificate that ends soon is told in the log" until_true logged 'door warn certificate days=1 '
check "and its days in status" until_true eval 'ctl status | grep -qx "tls-certificate-days 1"'
first=$(of_file "$folder/cert.pem")
cp "$folder/other-cert.pem" "$folder/cert.pem"
# keeps WORDS: a reload did not take everything, and says so, with status 1.
keeps() {
    ctl reload >"$folder/said" 2>&1
    [ $? -eq 1 ] && grep -q "not all was taken" "$folder/said" && grep -q "$1" "$folder/said"
}
check "a certificate without its key does not come into force" keeps '^tls-certificate The old certificate stays in force'
check "which the log says too" logged 'supervisor error certificate result=kept why='
check "the old one is shown" test "$(shown)" = "$first"
cp "$folder/other-key.pem" "$folder/key.pem"
check "with its key it does" reloads 'A new certificate is in force, until '
second=$(of_file "$folder/other-cert.pem")
check "for who comes then" until_true eval 'test "$(shown)" = "$second"'
check "the audit log has it" eval 'ctl audit verb=reload | grep -q "A new certificate is in force"'
cp "$folder/cert.pem" "$folder/cert.good"
cp "$folder/key.pem" "$folder/key.good"
expired "$folder/key.pem" "$folder/cert.pem"
check "one that has expired does not" keeps 'The old certificate stays in force\. The certificate of tls-certificate.* has expired on 20'
check "the other is still shown" test "$(shown)" = "$second"
cp "$folder/cert.good" "$folder/cert.pem"
cp "$folder/key.good" "$folder/key.pem"
check "people who were there go on" guest_types 'password' 'A guest has no password'
check "a reload that changes nothing says so" reloads 'none has changed'
kill -9 "$(pid_of door)"
until_true logged_times 2 ' supervisor info up process=door '
check "another door has it as well" until_true eval 'test "$(shown)" = "$second"'

# ---- certbot's hook ----
mkdir "$folder/lineage"
cp "$folder/other-key.pem" "$folder/lineage/privkey.pem"
cp "$folder/other-cert.pem" "$folder/lineage/fullchain.pem"
deploys() {
    RENEWED_LINEAGE=$folder/lineage CARDROOM_TLS=$folder/tls CARDROOM_GROUP=$(id -gn) \
        CARDROOM_RELOAD="$cardroomctl -c $config reload" "$srcdir/data/certbot/certbot-deploy" >"$folder/said" 2>&1
}
sed -i "s|^tls-certificate .*|tls-certificate $folder/tls/fullchain.pem|; s|^tls-key .*|tls-key $folder/tls/privkey.pem|" \
    "$config"
check "the deploy hook has the service read other files" deploys
check "of which others cannot read the key" test "$(stat -c %a "$folder/tls/privkey.pem")" = 640
pem "$folder/lineage/privkey.pem" "$folder/lineage/fullchain.pem"
check "after a renewal too" eval 'deploys && grep -q "A new certificate is in force" "$folder/said"'
third=$(of_file "$folder/lineage/fullchain.pem")
check "and it is shown" until_true eval 'test "$(shown)" = "$third"'
expired "$folder/lineage/privkey.pem" "$folder/lineage/fullchain.pem"
check "a hook whose certificate is not taken fails, so that certbot tells it" not deploys
pem "$folder/lineage/privkey.pem" "$folder/lineage/fullchain.pem"
check "the next is taken" deploys
check "a hook that certbot did not call says so" not eval \
    'RENEWED_LINEAGE= "$srcdir/data/certbot/certbot-deploy" 2>"$folder/said"'

old() {
    openssl s_client -tls1_1 -cipher 'DEFAULT:@SECLEVEL=0' -connect "127.0.0.1:$tls_port" </dev/null >"$folder/old" 2>&1
    grep -q 'Cipher is (NONE)' "$folder/old"
}
check "TLS 1.1 is refused" old

# A client in clear text, and one that never speaks, harm nobody.
printf 'hello\r\n' | nc -q 1 127.0.0.1 "$tls_port" >"$folder/rubbish" 2>/dev/null
check "a client that does not speak TLS is shown nothing" not grep -a -q "Type your name" "$folder/rubbish"

# The listener stays until the next start, and so does its certificate.
sed -i '/^tls-/d' "$config"
check "a file with its listener alone is refused" not reloads .
check "and the answer says why" grep -q 'listen-tls: There is no TLS without a certificate\..* or take this line out' \
    "$folder/said"
sed -i '/^listen-tls /d' "$config"
check "a reload takes a file without TLS" reloads 'listen-tls from .* at the next start'
check "and leaves the certificate with it" grep -q 'tls-certificate from .* at the next start' "$folder/said"
check "as the log says" logged 'reload option=tls-certificate needs=restart'
check "and has no fault to tell" not grep -q 'cannot be read' "$folder/said"
kill -9 "$(pid_of room)"
check "another room comes up with it" until_true logged_times 2 ' supervisor info up process=room '

# A crawler of lists of games: DO MSSP.
client crawler nc 127.0.0.1 "$telnet_port"
exec 5>"$folder/crawler.in"
printf '\377\375\106' >&5
lists_port() {
    tr '\001\002\377' '\n= ' <"$folder/crawler.out" | grep -a -q "^TLS=$1"
}
check "lists of games are told the port" until_true lists_port "$tls_port"
exec 3>&- 4>&- 5>&- 6>&-
plan
