#!/bin/sh
# PostgreSQL servers for tests. They are real, run by the programs that the machine has, with fsync. Each has a fresh
# folder, in which its Unix socket is, too. It has no TCP port unless that is asked for. When the process that a server
# was started for is gone, the server ends and its folder is removed.
#   pglab.sh start OWNER [tcp] [NAME=VALUE...]   a server; prints its folder
#   pglab.sh standby OWNER PRIMARY [NAME=VALUE...]
#                                                a standby of the server in that folder, for which each commit of the
#                                                primary waits from now on, unless that is a standby, too; prints its folder
#   pglab.sh url FOLDER [DATABASE]               how to connect (as the superuser; without a database: postgres)
#   pglab.sh database FOLDER                     a new database; prints how to connect to it
#   pglab.sh sql FOLDER|URL STATEMENT            its rows, fields with | between them
#   pglab.sh alone FOLDER                        commits wait for no standby from now on
#   pglab.sh promote FOLDER                      a standby becomes a primary, whose commits wait for nobody
#   pglab.sh restart FOLDER [fast|immediate]     stopped and started again; immediate: as after a crash
#   pglab.sh up FOLDER                           started again after stop or kill
#   pglab.sh stop FOLDER [fast|immediate]
#   pglab.sh kill FOLDER                         kill -9 of every process of the server
#   pglab.sh freeze FOLDER                       every process of the server is stopped, while its machine goes on; only
#                                                kill or drop may follow
#   pglab.sh rules FOLDER LINE...                who may connect: the lines of its pg_hba.conf; in force at once
#   pglab.sh drop FOLDER                         stopped, and the folder removed
#   pglab.sh has                                 whether the programs are there
# The WAL is in segments of 1 MB, or of PGLAB_SEGMENT_MB. OWNER is a pid. Root runs servers as nobody, because PostgreSQL
# refuses to run as root. An error is told on stderr, and the status is 1. It is 77 if PostgreSQL is not installed.
set -u
LC_ALL=C.UTF-8
export LC_ALL
# libpq would take a user, a host or a password from these.
unset PGUSER PGHOST PGPORT PGDATABASE PGPASSWORD PGPASSFILE PGSERVICE PGSERVICEFILE PGSSLMODE PGOPTIONS

say() {
    printf '%s\n' "$*" >&2
}

# Whether the programs are in a folder.
programs_in() {
    [ -x "$1/initdb" ] && [ -x "$1/pg_ctl" ] && [ -x "$1/postgres" ] && [ -x "$1/psql" ]
}

# Sets $bin to the folder of the programs: that of the newest version whose server is installed. Tests ask for it
# hundreds of times, so this starts no process if Debian's folders have the programs.
programs() {
    bin=
    newest=0
    for place in /usr/lib/postgresql/*/bin; do
        version=${place#/usr/lib/postgresql/}
        version=${version%%[!0-9]*}
        if programs_in "$place" && [ "${version:-0}" -gt "$newest" ]; then
            newest=$version
            bin=$place
        fi
    done
    [ -z "$bin" ] || return 0
    for bin in "$(pg_config --bindir 2>/dev/null)" "$(dirname "$(command -v initdb)" 2>/dev/null)"; do
        ! programs_in "$bin" || return 0
    done
    bin=
}

# As the user whom servers belong to.
as_user() {
    if [ "$(id -u)" = 0 ]; then
        setpriv --reuid=nobody --regid="$(id -g nobody)" --clear-groups "$@"
    else
        "$@"
    fi
}

# Runs a program, and shows what it says only if it fails. Servers must not keep the caller's output open.
quietly() {
    as_user "$@" >>"$folder/lab.out" 2>&1 </dev/null && return
    tail -n 20 "$folder/lab.out" "$folder/log" >&2 2>/dev/null
    return 1
}

# A fresh folder for a server. The path of its socket must be short.
folder_new() {
    folder=$(mktemp -d /tmp/pglab.XXXXXX) || exit 1
    # Root's processes that have given up root's rights have to be able to connect, too.
    [ "$(id -u)" != 0 ] || { chown nobody: "$folder" && chmod 755 "$folder"; }
}

# Makes an empty cluster once in a build, and copies it for each server, which is much faster.
cluster_new() {
    segment=${PGLAB_SEGMENT_MB:-1}
    template=${top_builddir:-/nonexistent}/tests/lib/pglab-$("$bin/postgres" --version | cut -d" " -f3)-$segment
    if [ ! -d "$template" ]; then
        # Segments of 1 MB are 15 MB less to copy, each time.
        quietly "$bin/initdb" -D "$folder/data" -U postgres -A trust -E UTF8 --locale=C.UTF-8 --wal-segsize="$segment" \
            --no-sync || return 1
        made=$(mktemp -d "$template.XXXXXX" 2>/dev/null) || return 0
        cp -R "$folder/data/." "$made" && chmod 755 "$made"
        # Another test may have made it meanwhile.
        mv -T "$made" "$template" 2>/dev/null || rm -rf "$made"
        return 0
    fi
    cp -R "$template" "$folder/data" && chmod 700 "$folder/data" || return 1
    [ "$(id -u)" != 0 ] || chown -R nobody: "$folder/data"
}

# A TCP port of loopback that nothing listens on. Reads the kernel's own list, so no tool has to be installed.
port_free() {
    cat /proc/net/tcp /proc/net/tcp6 2>/dev/null | awk -v from="$((($$ + 101 * tried) % 20000 + 10000))" '
        BEGIN { for (i = 0; i < 10; i++) digit[i] = i; for (i = 10; i < 16; i++) digit[sprintf("%X", i)] = i }
        FNR > 1 { split($2, parts, ":"); n = 0
            for (i = 1; i <= 4; i++) n = n * 16 + digit[substr(parts[2], i, 1)]
            taken[n] = 1 }
        END { while (taken[from]) from++; print from }'
}

# Writes what the server is started with, now and each time: settings in the words of postgresql.conf.
settings() {
    port=5432
    addresses=
    if [ "${1-}" = tcp ]; then
        shift
        port=$(port_free)
        addresses=127.0.0.1
    fi
    {
        echo "port = $port"
        echo "listen_addresses = '$addresses'"
        echo "unix_socket_directories = '$folder'"
        echo "max_connections = 60"
        echo "shared_buffers = 32MB"
        echo "fsync = on"
        # So that a standby can still begin after the primary has written much.
        echo "wal_keep_size = 256MB"
        # In the folder, so that nothing is left of a server that was killed.
        echo "dynamic_shared_memory_type = mmap"
        for setting in "$@"; do
            echo "${setting%%=*} = '${setting#*=}'"
        done
    } >"$folder/lab.conf"
    echo "$port" >"$folder/port"
    # A standby's folder begins as a copy of its primary's, whose file names the primary's settings.
    grep -v '^include .*lab.conf' "$folder/data/postgresql.conf" >"$folder/own.conf"
    echo "include '$folder/lab.conf'" >>"$folder/own.conf"
    cat "$folder/own.conf" >"$folder/data/postgresql.conf"
}

# Whether a process runs. If nobody waits for orphans, as in some containers, a dead one stays in the list of processes.
runs() {
    kill -0 "$1" 2>/dev/null && ! grep -qs '^State:.*Z' "/proc/$1/status"
}

# begun SETTING...: starts the server with these settings. If something has taken its port meanwhile, takes another one.
tried=0
begun() {
    until settings "$@" && up; do
        tail -n 5 "$folder/log" 2>/dev/null | grep -q 'Address already in use' && [ $tried -lt 5 ] || return 1
        tried=$((tried + 1))
    done
}

# Waits until the server answers.
up() {
    # The server thinks that a dead process in the list of processes is alive. So its lock gets a number that no process
    # can have.
    lock=$folder/data/postmaster.pid
    if [ -e "$lock" ] && ! runs "$(head -n 1 "$lock")"; then
        sed -i '1s/.*/4194304/' "$lock"
        rm -f "$folder"/.s.PGSQL.*
    fi
    quietly "$bin/pg_ctl" -D "$folder/data" -l "$folder/log" -w -t 120 start
}

# Ends the server when its owner is gone, in a session of its own that no signal to the owner's group reaches.
watch() {
    setsid sh -c 'tail --pid="$1" -s 0.5 -f /dev/null; exec sh "$0" drop "$2"' "$0" "$1" "$folder" >/dev/null 2>&1 </dev/null &
    echo $! >"$folder/watcher"
}

ask() {
    case $1 in
    postgresql://*) where=$1 ;;
    *) where=$(url "$1") ;;
    esac
    # Not the psql of the path, which on Debian is a script that takes longer than the statement.
    PGOPTIONS='-c client_min_messages=warning' "$bin/psql" -XAtq -v ON_ERROR_STOP=1 -d "$where" -c "$2"
}

url() {
    echo "postgresql:///${2:-postgres}?host=$1&port=$(cat "$1/port")&user=postgres"
}

# Asks again until the answer is as wanted, for two minutes, and longer on a busy machine.
until_asked() {
    tries=2400
    until [ "$(ask "$1" "$2" 2>/dev/null)" = "$3" ]; do
        tries=$((tries - 1))
        [ $tries -gt 0 ] || { say "never so: $2"; return 1; }
        sleep 0.05
    done
}

# Sets for whom the commits of the server in a folder wait.
waits_for() {
    ask "$1" "ALTER SYSTEM SET synchronous_standby_names = '$2'" && ask "$1" "SELECT pg_reload_conf()" >/dev/null
}

begin() {
    owner=$1
    shift
    folder_new
    if cluster_new && begun "$@"; then
        watch "$owner"
        echo "$folder"
    else
        rm -rf "$folder"
        return 1
    fi
}

standby() {
    owner=$1
    primary=$2
    shift 2
    folder_new
    name=standby_${folder##*.}
    if quietly "$bin/pg_basebackup" -D "$folder/data" -R -c fast -X stream \
        -d "host=$primary port=$(cat "$primary/port") user=postgres application_name=$name" &&
        begun "$@" && waits_for "$primary" "$name" && until_asked "$primary" "SELECT 1 FROM pg_stat_replication
            WHERE application_name = '$name' AND (sync_state = 'sync' OR pg_is_in_recovery())" 1; then
        watch "$owner"
        echo "$folder"
    else
        [ ! -d "$folder/data" ] || quietly "$bin/pg_ctl" -D "$folder/data" -m immediate stop
        rm -rf "$folder"
        return 1
    fi
}

# Stops all processes of a server, which are then $pid and $pids. The first one is stopped before the others are looked
# for, so that it starts no more.
frozen() {
    pid=$(head -n 1 "$folder/data/postmaster.pid" 2>/dev/null) && kill -STOP "$pid" 2>/dev/null || return
    pids=$(ps -o pid= --ppid "$pid")
    # shellcheck disable=SC2086
    kill -STOP $pids
}

# Kills all processes at once, so that the server has no time to end its own.
killed() {
    frozen || return 0
    # shellcheck disable=SC2086
    kill -9 $pids "$pid"
    # Its memory and its socket are free when all of them are gone.
    for pid in $pids $pid; do
        while runs "$pid"; do
            sleep 0.01
        done
    done
}

drop() {
    [ -d "$folder/data" ] || return 0
    lock=$folder/data/postmaster.pid
    if [ -e "$lock" ] && runs "$(head -n 1 "$lock")"; then
        # It may be frozen.
        kill -CONT "$(head -n 1 "$lock")" $(ps -o pid= --ppid "$(head -n 1 "$lock")") 2>/dev/null
        as_user "$bin/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null 2>&1
    elif [ -e "$lock" ]; then
        # What a killed server leaves outside of its folder; the next one started there would remove it.
        ipcrm -m "$(awk 'NR == 7 { print $2 }' "$lock")" 2>/dev/null
    fi
    watcher=$(cat "$folder/watcher" 2>/dev/null)
    rm -rf "$folder"
    # If the owner is gone, the watcher itself has called drop, and is this process.
    [ -z "$watcher" ] || [ "$watcher" = $$ ] || kill -- "-$watcher" 2>/dev/null
    return 0
}

programs
if [ -z "$bin" ]; then
    say "PostgreSQL is not installed (postgresql)."
    exit 77
fi
command=${1:?}
shift
case $command in
has) exit 0 ;;
start) begin "$@" ;;
standby) standby "$@" ;;
*)
    folder=$1
    shift
    case $command in
    sql) ask "$folder" "$1" ;;
    url) url "$folder" "$@" ;;
    database)
        # Numbered by the server: tests that share one take different names.
        name=$(ask "$folder" "CREATE SEQUENCE IF NOT EXISTS databases; SELECT 'lab' || nextval('databases')") &&
            ask "$folder" "CREATE DATABASE $name" && url "$folder" "$name"
        ;;
    alone) waits_for "$folder" '' ;;
    promote)
        quietly "$bin/pg_ctl" -D "$folder/data" -w -t 120 promote && waits_for "$folder" ''
        ;;
    restart)
        quietly "$bin/pg_ctl" -D "$folder/data" -l "$folder/log" -m "${1:-fast}" -w -t 120 restart
        ;;
    up) up ;;
    stop) quietly "$bin/pg_ctl" -D "$folder/data" -m "${1:-fast}" -w -t 120 stop ;;
    kill) killed ;;
    freeze) frozen ;;
    rules)
        printf '%s\n' "$@" >"$folder/rules" && cat "$folder/rules" >"$folder/data/pg_hba.conf" &&
            quietly "$bin/pg_ctl" -D "$folder/data" reload
        ;;
    drop) drop ;;
    *)
        say "no command of pglab.sh: $command"
        exit 2
        ;;
    esac
    ;;
esac
