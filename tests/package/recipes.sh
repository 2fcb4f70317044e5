# The recipes of cardroom-admin(7), typed as they stand on the page. Sourced by check.sh. Machine "four" is the one on which the
# room runs; "five" and "six" are the new machines of the page, which four reaches by ssh as new.example.

# recipe TITLE N: what is typed in the Nth block of a recipe.
recipe() {
    block "$1" "$2" | sed 's/^[#$] //; s/\\e/\\/g; s/^\\&//'
}

# follows MACHINE TITLE N [FILTER]: types this block in root's folder. FILTER is a sed expression that changes it first.
follows() {
    { echo cd /root; recipe "$2" "$3" | sed "${4:-}"; } | typed "$1"
}

# alerts_follow MACHINE TITLE N: does the same with a block of cardroom-alerts(7).
alerts_follow() (
    guide=$srcdir/man/cardroom-alerts.7
    follows "$@"
)

# terminal MACHINE NAME COMMAND: a program at a terminal of the machine; as telnets.
terminal() {
    mkfifo "$folder/$2.in"
    in_machine "$1" script -qec "$3" /dev/null <>"$folder/$2.in" >"$folder/$2" 2>&1 &
    others="$others $!"
}

# cable FROM TO NUMBER: makes a network of these two machines. FROM reaches TO as new.example, and FROM's root may log in there.
cable() {
    ip link add "new$3" netns "$(cat "$machines/$1.leader")" type veth peer name old0 netns "$(cat "$machines/$2.leader")" &&
        in_machine "$1" sh -c "ip address add 10.9.$3.1/24 dev new$3 && ip link set new$3 up" &&
        in_machine "$2" sh -c "ip address add 10.9.$3.2/24 dev old0 && ip link set old0 up" &&
        in_machine "$2" apt-get install -y --no-install-recommends openssh-server >"$folder/said" 2>&1 || return 1
    sed -i '/new\.example/d' "$machines/$1/etc/hosts"
    echo "10.9.$3.2 new.example" >>"$machines/$1/etc/hosts"
    mkdir -p -m 700 "$machines/$1/root/.ssh" "$machines/$2/root/.ssh"
    [ -e "$machines/$1/root/.ssh/id_ed25519" ] || in_machine "$1" ssh-keygen -q -t ed25519 -N '' -f /root/.ssh/id_ed25519
    cp "$machines/$1/root/.ssh/id_ed25519.pub" "$machines/$2/root/.ssh/authorized_keys"
    echo "new.example $(cut -d ' ' -f 1,2 "$machines/$2/etc/ssh/ssh_host_ed25519_key.pub")" >"$machines/$1/root/.ssh/known_hosts"
}

# given MACHINE PACKAGE: puts the package into root's folder, as the only one there.
given() {
    rm -f "$machines/$1/root"/cardroom_*.deb
    cp "$2" "$machines/$1/root/"
    # What apt asks at a terminal is answered with yes.
    echo 'APT::Get::Assume-Yes "true";' >"$machines/$1/etc/apt/apt.conf.d/yes"
}

# Makes users of the machine; the recipe names kate and bob.
users() {
    for name in kate bob eve; do
        in_machine "$1" useradd --create-home "$name"
    done
}

# fingerprint MACHINE: of the host key in use.
fingerprint() {
    in_machine "$1" cardroomctl status | sed -n 's/^host-key-ed25519 //p'
}

# A stand-in for certbot, which needs the internet: it makes a certificate itself, and puts it where certbot would.
certbot_on() {
    cat >"$machines/$1/usr/local/bin/certbot" <<'END'
#!/bin/sh -e
export RENEWED_LINEAGE=/etc/letsencrypt/live/cards.example
mkdir -p -m 700 $RENEWED_LINEAGE
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 90 -subj /CN=cards.example \
    -keyout $RENEWED_LINEAGE/privkey.pem -out $RENEWED_LINEAGE/fullchain.pem
while [ "$1" ]; do
    [ "$1" != --deploy-hook ] || echo "$2" >/etc/letsencrypt/hook
    shift
done
sh -e /etc/letsencrypt/hook
END
    chmod 755 "$machines/$1/usr/local/bin/certbot"
}

served() {
    in_machine "$1" sh -c 'openssl s_client -connect localhost:4001 </dev/null 2>/dev/null |
        openssl x509 -noout -fingerprint -subject >/root/served && grep -q cards.example /root/served'
}

# The certificate that certbot laid down last is the one that is served.
certified() {
    served "$1" && in_machine "$1" sh -c 'openssl x509 -in /etc/letsencrypt/live/cards.example/fullchain.pem -noout -fingerprint -subject |
        cmp - /root/served'
}

# figures_of PATH NAME:PASSWORD: what the proxy before the figures answers.
figures_of() {
    in_machine four sh -c 'printf "GET %s HTTP/1.0\r\nAuthorization: Basic %s\r\n\r\n" "$0" "$(printf %s "$1" | base64)" |
        openssl s_client -quiet -connect localhost:9443 2>/dev/null' "$1" "$2" >"$folder/said"
}

recipes_on() {
    given four "$old"
    check "$1: recipe: install" follows four 'To install' 1 '/^ssh /d'
    fingerprint=$(fingerprint four)
    check "$1: recipe: the fingerprint is printed" grep -q "$fingerprint" "$folder/said"
    terminal four first "$(recipe 'To install' 1 | grep '^ssh ')"
    check "$1: recipe: and ssh shows the same" eval 'hears first "fingerprint is $fingerprint" && types first yes && hears first "Welcome to the card room"'

    printf 'open sesame 12\n' >"$folder/password"
    answers=$folder/password
    check "$1: recipe: the first admin" follows four 'To make the first admin' 1 1q
    answers=
    terminal four admin "$(recipe 'To make the first admin' 1 | sed -n 2p)"
    check "$1: recipe: kate logs in" eval 'hears admin "password:" && types admin "open sesame 12" && hears admin "Welcome, kate"'
    types admin "$(recipe 'To make the first admin' 1 | sed -n 3p)"
    check "$1: recipe: and is asked for her password" eval 'hears admin "Password:" && types admin "open sesame 12" && hears admin "?secret="'
    secret=$(tr -d '\r\n ' <"$folder/admin" | sed -n 's/.*?secret=\([A-Z2-7]*\).*/\1/p')
    types admin "$("$builddir/tests/e2e/code" "$secret")"
    check "$1: recipe: and has an authenticator" eval 'hears admin "ecovery code" && types admin staff && hears admin "kate"'

    users four
    check "$1: recipe: let others use cardroomctl" follows four 'To let others use cardroomctl' 1
    as() {
        user=$1
        shift
        in_machine four setpriv --reuid="$user" --regid="$user" --init-groups cardroomctl "$@" >"$folder/said" 2>&1
    }
    check "$1: recipe: kate needs no root" until_true as kate status
    check "$1: recipe: the room and the door are contained still" grep -q '^room-uncontained 0$' "$folder/said"
    check "$1: recipe: whoever is not of the group is refused" not as eve status
    check "$1: recipe: the audit log names kate" eval 'as kate adjust kate chips 10 a prize && in_machine four cardroomctl audit since=1d >"$folder/said" &&
        grep -q "cardroomctl (kate)  adjust" "$folder/said"'
    check "$1: recipe: the doctor finds no error in it" doctor four 0

    certbot_on four
    check "$1: recipe: TLS" follows four 'To serve TLS' 1
    check "$1: recipe: the certificate is served" certified four
    check "$1: recipe: another one is without a restart" eval 'in_machine four certbot renew >"$folder/said" 2>&1 && until_true certified four &&
        [ "$(in_machine four systemctl show -P NRestarts cardroom)" = 0 ]'

    sed -n 's/^\.Dl \(listen-metrics .*\)/\1/p' "$srcdir/man/cardroom-alerts.7" >>"$machines/four/etc/cardroom.conf"
    in_machine four systemctl restart cardroom
    # htpasswd asks at the terminal, which a test has not.
    printf 'how many play\n' >"$folder/password"
    answers=$folder/password
    check "$1: recipe: figures for another machine" alerts_follow four 'THE FIGURES' 1 's/htpasswd -c/htpasswd -i -c/'
    answers=
    check "$1: recipe: the proxy takes the file" alerts_follow four 'THE FIGURES' 2
    figures_told() { figures_of /metrics 'prometheus:how many play' && grep -q '^cardroom_door_connections ' "$folder/said"; }
    check "$1: recipe: and tells the figures" until_true figures_told
    check "$1: recipe: to nobody without the password" eval 'figures_of /metrics prometheus:guessed; grep -q "^HTTP/1.1 401 " "$folder/said"'
    check "$1: recipe: and nothing else" eval 'figures_of /ready "prometheus:how many play"; grep -q "^HTTP/1.1 404 " "$folder/said"'

    check "$1: recipe: let systemd hold the ports" follows four 'To let systemd hold the ports' 1
    check "$1: recipe: ssh is served there" ssh_guest four
    check "$1: recipe: a port below 1024" follows four 'To use a port below 1024' 1
    telnets four port 23
    check "$1: recipe: and it is served" hears port 'Name:'

    check "$1: a new machine boots" eval 'boot five "$release" && cable four five 5'
    given five "$old"
    next=$(in_machine four cardroomctl hostkey new | grep -o 'SHA256:[^ ]*' | head -n 1)
    check "$1: recipe: back up" follows four 'To back up' 1
    users five
    check "$1: recipe: the group is made there first" follows five 'To let others use cardroomctl' 1 3q
    check "$1: recipe: restore on a new machine" follows five 'To restore a backup on a new machine' 1
    check "$1: recipe: which has the accounts and the host key" eval 'in_machine five cardroomctl staff >"$folder/said" && grep -q kate "$folder/said" &&
        [ "$(fingerprint five)" = "$fingerprint" ]'
    check "$1: recipe: and the key that is to follow" eval '[ -n "$next" ] && in_machine five cardroomctl hostkey | grep -q "$next"'
    check "$1: recipe: and the certificate" served five
    halt five

    given four "$new"
    # Ten minutes are long for a test.
    check "$1: recipe: upgrade" follows four 'To upgrade' 1 's/10m$/10s/'
    check "$1: recipe: the room is the new one" status_has four 'version 0.1.1'

    check "$1: recipe: the next host key" follows four 'To change the host key' 1
    next=$(in_machine four cardroomctl hostkey | grep -o 'SHA256:[^ ]*' | grep -v "$fingerprint" | head -n 1)
    check "$1: recipe: is used" follows four 'To change the host key' 2
    check "$1: recipe: and served" eval '[ -n "$next" ] && [ "$(fingerprint four)" = "$next" ]'

    check "$1: recipe: answer an alert" follows four 'To answer an alert' 1

    check "$1: another new machine boots" eval 'boot six "$release" && cable four six 6'
    given six "$new"
    check "$1: recipe: move a room" follows four 'To move a room to another machine' 1 '$d'
    moved_away() { ! follows four 'To move a room to another machine' 1 '$!d' && grep -q '^inactive$' "$folder/said"; }
    check "$1: recipe: it stops" until_true moved_away
    check "$1: recipe: and is packed" follows four 'To move a room to another machine' 2
    halt four
    users six
    follows six 'To let others use cardroomctl' 1 3q
    check "$1: recipe: and unpacked" follows six 'To move a room to another machine' 3
    check "$1: recipe: with accounts and host key" eval 'in_machine six cardroomctl staff >"$folder/said" && grep -q kate "$folder/said" &&
        [ "$(fingerprint six)" = "$next" ]'
    check "$1: recipe: the sockets, too" follows six 'To let systemd hold the ports' 1
    telnets six moved 23
    check "$1: recipe: at their port" hears moved 'Name:'
    halt six
}
