# Machines of Debian, each a folder that systemd-nspawn boots, with a network of its own that is loopback alone.
# Sourced by check.sh after lib.sh. Images, packages and what was compiled are kept in $cache.

cache=${CHECK_PACKAGE_CACHE:-/var/cache/cardroom-check}
machines=$cache/machines.$$
landlock="landlock_create_ruleset landlock_add_rule landlock_restrict_self"

# The mirror that apt of this machine uses.
mirror() {
    apt-get indextargets --format '$(REPO_URI) $(ORIGIN) $(LABEL)' 'Created-By: Packages' 2>/dev/null |
        awk '$2 == "Debian" && $3 == "Debian" { print $1; found = 1; exit }
            END { if (!found) print "http://deb.debian.org/debian" }'
}

# nspawn FOLDER ARGUMENT...: runs systemd-nspawn. Under systemd it gets a scope of its own, elsewhere it stays in our control
# group. Nothing that it writes has to outlive a power cut.
nspawn() {
    root=$1
    shift
    set -- --quiet --directory="$root" --register=no --link-journal=no --suppress-sync=yes --as-pid2 "$@"
    [ -d /run/systemd/system ] || set -- --keep-unit "$@"
    systemd-nspawn "$@"
}

# say_in LOG COMMAND...: runs a command. If it fails, shows the end of its output.
say_in() {
    log=$1
    shift
    "$@" >"$log" 2>&1 </dev/null && return
    tail -n 30 "$log" | sed 's/^/# /'
    return 1
}

# image RELEASE: makes a fresh system that boots, with ssh, telnet and what they need.
image() {
    [ -d "$cache/$1/base" ] && return
    mkdir -p "$cache/$1"
    rm -rf "$cache/$1/base.new"
    say_in "$cache/$1/debootstrap.log" debootstrap --variant=minbase \
        --include=systemd,systemd-sysv,openssh-client,telnet,procps,iproute2,ca-certificates \
        "$1" "$cache/$1/base.new" "$(mirror)" && rm -rf "$cache/$1/base.new/var/cache/apt/archives"/*.deb &&
        echo force-unsafe-io >"$cache/$1/base.new/etc/dpkg/dpkg.cfg.d/check" && mv "$cache/$1/base.new" "$cache/$1/base"
}

# copy FROM TO: copies a system.
copy() {
    rm -rf "$2"
    cp -a --reflink=auto "$1" "$2"
}

# builder RELEASE SOURCE: makes a system with what is needed to build the package (debian/control says what) and to check it.
builder() {
    wanted=$({ cat "$2/debian/control"; echo lintian mandoc; } | sha256sum)
    [ "$(cat "$cache/$1/build.wants" 2>/dev/null)" = "$wanted" ] && return
    copy "$cache/$1/base" "$cache/$1/build.new" && mkdir -p "$cache/$1/build.new/src/debian" &&
        cp "$2/debian/control" "$cache/$1/build.new/src/debian/" &&
        say_in "$cache/$1/build.log" nspawn "$cache/$1/build.new" sh -c 'export DEBIAN_FRONTEND=noninteractive
            apt-get update -qq && apt-get install -y -qq --no-install-recommends dpkg-dev ccache lintian mandoc &&
            apt-get build-dep -y -qq --no-install-recommends /src && apt-get clean' || return 1
    rm -rf "$cache/$1/build" && mv "$cache/$1/build.new" "$cache/$1/build" && echo "$wanted" >"$cache/$1/build.wants"
}

# build RELEASE SOURCE TO: the package of an unpacked archive, with its .changes and what these name.
build() {
    mkdir -p "$cache/$1/ccache" "$3"
    rm -rf "$cache/$1/build/src"
    mkdir "$cache/$1/build/src"
    cp -a "$2" "$cache/$1/build/src/cardroom"
    say_in "$3/build.log" nspawn "$cache/$1/build" --bind="$cache/$1/ccache:/ccache" sh -c "cd /src/cardroom &&
        export CCACHE_DIR=/ccache PATH=/usr/lib/ccache:\$PATH DEB_BUILD_OPTIONS='nocheck parallel=$(nproc)' &&
        dpkg-buildpackage -b -us -uc" && mv "$cache/$1/build/src"/cardroom*_* "$3/"
}

# looked_at RELEASE FOLDER: checks the package in FOLDER. FOLDER/lint.log gets what lintian and mandoc say.
looked_at() {
    say_in "$2/looked.log" nspawn "$cache/$1/build" --bind="$2:/mnt" sh -c '{ dpkg-deb -x /mnt/cardroom_*.deb /mnt/tree && cd /mnt &&
        lintian --allow-root --pedantic --display-info --fail-on error,warning,info,pedantic cardroom_*.changes &&
        find tree/usr/share/man -name "*.gz" -exec gunzip {} + && mandoc -T lint -W warning tree/usr/share/man/man?/*; } >/mnt/lint.log 2>&1' &&
        [ ! -s "$2/lint.log" ]
}

# pool RELEASE PACKAGE README-WORDS...: a source of packages for machines without a network, with all that the package and
# these need beyond a fresh system.
pool() {
    release=$1
    package=$2
    shift 2
    wanted=$({ dpkg-deb -f "$package" Depends; echo "$@"; } | sha256sum)
    [ "$(cat "$cache/$release/pool.wants" 2>/dev/null)" = "$wanted" ] && return
    copy "$cache/$release/base" "$cache/$release/pool.new" && cp "$package" "$cache/$release/pool.new/root/cardroom.deb" &&
        say_in "$cache/$release/pool.log" nspawn "$cache/$release/pool.new" sh -c "export DEBIAN_FRONTEND=noninteractive
            apt-get update -qq && apt-get install -y -qq --no-install-recommends --download-only /root/cardroom.deb $*" &&
        rm -rf "$cache/$release/pool" && mkdir "$cache/$release/pool" &&
        mv "$cache/$release/pool.new/var/cache/apt/archives"/*.deb "$cache/$release/pool/" &&
        rm -rf "$cache/$release/pool.new" &&
        say_in "$cache/$release/pool.log" nspawn "$cache/$release/build" --bind="$cache/$release/pool:/srv/pool" \
            sh -c 'cd /srv/pool && dpkg-scanpackages . >Packages' && echo "$wanted" >"$cache/$release/pool.wants"
}

# fresh NAME RELEASE: the folder of a machine, which has the pool for its packages.
fresh() {
    mkdir -p "$machines"
    copy "$cache/$2/base" "$machines/$1" || return 1
    echo 'deb [trusted=yes] file:/srv/pool ./' >"$machines/$1/etc/apt/sources.list"
    rm -f "$machines/$1/etc/apt/sources.list.d"/*
    echo "$1" >"$machines/$1/etc/hostname"
    mkdir -p "$machines/$1/srv/pool" "$machines/$1/srv/give"
}

# boot NAME RELEASE: a fresh machine. What is in /srv/give of it is in $machines/NAME/srv/give.
boot() {
    fresh "$1" "$2" || return 1
    [ -d /run/systemd/system ] && keep= || keep=--keep-unit
    # nspawn has a list of system calls that it allows. $landlock adds those of Landlock, so that it can be tested.
    systemd-nspawn --quiet --directory="$machines/$1" --machine="cardroom-$$-$1" --register=no $keep --link-journal=no \
        --private-network --console=pipe --system-call-filter="$landlock" --bind-ro="$cache/$2/pool:/srv/pool" --boot \
        >"$folder/$1.console" 2>&1 </dev/null &
    echo $! >"$machines/$1.nspawn"
    until_true runs "$1" && in_machine "$1" apt-get update -qq >"$folder/said" 2>&1
}

# in_machine NAME COMMAND...: as root there.
in_machine() {
    machine=$1
    shift
    nsenter --target "$(cat "$machines/$machine.leader")" --all env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
        HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive TERM=dumb "$@"
}

# runs NAME: the machine is up. Its process 1 is the child of systemd-nspawn that stays when the start is over.
runs() {
    ps --ppid "$(cat "$machines/$1.nspawn")" -o pid= | head -n 1 | tr -d ' ' >"$machines/$1.leader"
    [ -s "$machines/$1.leader" ] || return
    case $(in_machine "$1" systemctl is-system-running 2>/dev/null) in running | degraded) ;; *) return 1 ;; esac
}

# halt NAME: switches it off and forgets it.
halt() {
    in_machine "$1" systemctl poweroff >/dev/null 2>&1
    wait "$(cat "$machines/$1.nspawn")" 2>/dev/null
    rm -rf "${machines:?}/$1" "$machines/$1.nspawn" "$machines/$1.leader"
}

# Ends the machines that are left, by the processes that we started.
halt_all() {
    for file in "$machines"/*.nspawn; do
        [ -e "$file" ] || continue
        kill "$(cat "$file")" 2>/dev/null
        wait "$(cat "$file")" 2>/dev/null
    done
    [ -n "$KEEP" ] || rm -rf "$machines"
}
