#!/bin/sh
# cardroomctl upgrade: the installed program takes over while people play. If it does not come up, the old one goes on.
# The programs of other versions are made from this one: with another version in its text, with a database that a newer
# one has changed, or no program at all.

. "${top_srcdir:-.}/tests/e2e/lib.sh"

# What door and room speak (LINK_VERSION).
link=$(sed -n 's/.* LINK_VERSION = \([0-9]*\),.*/\1/p' "$srcdir/src/link/message.h")

# The service runs from a copy. To "install" another program, the copy is replaced.
installed=$folder/cardroomd
cp "$cardroomd" "$installed"
cardroomd=$installed

install_program() {
    cp "$1" "$folder/new" && chmod 755 "$folder/new" && mv "$folder/new" "$installed"
}

# Starts the service anew with the program that was built, whose file is $ours. The programs that take its place later
# run it as $folder/other.
serve_ours() {
    stop_service
    cp "$builddir/cardroomd" "$folder/other"
    install_program "$builddir/cardroomd"
    start_service
    ours=$(stat -c %i "$installed")
}

# says WORDS COMMAND...: whether the command prints the words.
says() {
    words=$1
    shift
    "$@" >"$folder/said" 2>&1
    grep -q "$words" "$folder/said" || { sed 's/^/# /' "$folder/said"; return 1; }
}

answers() {
    ctl status >/dev/null 2>&1
}

seen() {
    grep -q "$1" "$folder/seen"
}

# door_is INODE: the door that runs is that program.
door_is() {
    test "$(stat -Lc %i "/proc/$(pid_of door)/exe" 2>/dev/null)" = "$1"
}

# A person who stays connected; what is typed goes through a pipe.
connect() {
    rm -f "$folder/typed"
    mkfifo "$folder/typed"
    : >"$folder/seen"
    nc 127.0.0.1 "$telnet_port" <"$folder/typed" >"$folder/seen" 2>/dev/null &
    others="$others $!"
    exec 5>"$folder/typed"
}

type() {
    printf '%s\r\n' "$1" >&5
}

check 'the service starts' start_service
connect
until_true seen 'Name:'
type guest
check 'somebody is in the lobby' until_true seen 'Welcome'
type 'new last one seats=2'
check 'and at a table' until_true seen 'table 1'
type 'bot add'
type 'ready'
check 'and plays' until_true seen 'The game begins'

room=$(pid_of room)
door=$(pid_of door)
version=$(ctl status | sed -n 's/^version //p')

# --- The same program, as after a reinstallation. ---
install_program "$builddir/cardroomd"
check 'the installed program takes over' says "cardroom $version has taken over, " ctl upgrade
check 'the room is another process' not test "$(pid_of room)" = "$room"
check 'the old room has ended' not alive "$room"
check 'the door is the same' alive "$door"
check 'the program that was replaced on the disk is not what runs' \
    test "$(stat -Lc %i "/proc/$(pid_of room)/exe")" = "$(stat -c %i "$installed")"
type 'hand'
check 'the hand is still there' until_true seen 'cards'
type 'who'
check 'the connection too' until_true seen 'guest1'
check 'the log says it' logged 'upgrade result=done'
check 'the audit log too' says 'upgrade' ctl audit

# --- A program that ends at once. ---
printf '#!/bin/sh\nexit 3\n' >"$folder/broken"
room=$(pid_of room)
install_program "$folder/broken"
check 'a broken program is refused' says 'The new room ended before it could take over' ctl upgrade
check 'cardroomctl says so with its status' not ctl upgrade
check 'the room goes on' alive "$room"
check 'and answers' answers

# --- A program that is not whole. ---
: >"$folder/cut"
install_program "$folder/cut"
check 'an empty program is told' says "$installed is empty. Install it again" ctl upgrade
head -c "$(($(stat -c %s "$builddir/cardroomd") / 2))" "$builddir/cardroomd" >"$folder/cut"
install_program "$folder/cut"
check 'so is one that was copied half' says "$installed is not whole" ctl upgrade
head -c -1 "$builddir/cardroomd" >"$folder/cut"
install_program "$folder/cut"
check 'one that would start is found by -t' not "$installed" -t -c "$config" 2>"$folder/said"
check 'which says so' grep -q "$installed is not whole" "$folder/said"
check 'one that is whole passes' "$builddir/cardroomd" -t -c "$config"
check 'the room goes on' alive "$room"

# --- A program that says nothing. ---
echo 'int pause(void); int main(void) { return pause(); }' >"$folder/silent.c"
if ${CC:-cc} "-DLINK=$link" -o "$folder/silent" "$folder/silent.c" 2>"$folder/cc.out"; then
    install_program "$folder/silent"
    check 'a program that says nothing is given up' says 'did not stand by in 10 s' ctl upgrade
    check 'the room has gone on meanwhile' alive "$room"
    check 'the program has ended' until_true logged 'end process=room pid=[0-9]* signal=9'
fi

# A room that waits before it gets ready to stand by: it makes a file "held", and goes on when there is a file "go-on".
# A room that is started in the place of one that died does not wait.
cat >"$folder/waits.c" <<'C'
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
int main(int argc, char **argv)
{
    const char *folder = getenv("HELD_FOLDER");
    char path[512];
    int stands_by = 0;
    for (int i = 1; i < argc; i++)
        stands_by |= strcmp(argv[i], "--standby") == 0;
    snprintf(path, sizeof path, "%s/held", folder);
    fclose(fopen(path, "w"));
    snprintf(path, sizeof path, "%s/go-on", folder);
    for (int i = 0; stands_by && i < 800 && access(path, F_OK) != 0; i++)
        usleep(10000);
    snprintf(path, sizeof path, "%s/other", folder);
    execv(path, argv);
    return 1;
}
C
${CC:-cc} -o "$folder/waits" "$folder/waits.c" 2>"$folder/cc.out"
HELD_FOLDER=$folder
export HELD_FOLDER
held_begin() {
    rm -f "$folder/held" "$folder/go-on"
    install_program "$folder/waits"
    ctl upgrade >"$folder/upgraded" 2>&1 &
    asked=$!
    others="$others $asked"
    until_true test -e "$folder/held"
}

# --- The room is killed while the new one gets ready, and comes back at once. ---
if [ -x "$folder/waits" ]; then
    serve_ours
    for round in 1 2 3 4 5; do
        held_begin
        old=$(ctl status | sed -n 's/^room-pid //p')
        kill -9 "$old"
        room_anew() {
            now=$(ctl status 2>/dev/null | sed -n 's/^room-pid //p')
            test -n "$now" -a "$now" != "$old"
        }
        check "a room that is killed before its turn is back ($round)" until_true room_anew
        : >"$folder/go-on"
        check 'and the new one takes over from that' wait "$asked"
    done
    # the pid from the log may be that of a room which was killed
    room=$(ctl status | sed -n 's/^room-pid //p')
    check 'without anybody waiting' not logged 'backoff process=room'
fi

# --- A program that is not there. ---
rm "$installed"
check 'no program is refused' says 'cannot be read' ctl upgrade
check 'the room still goes on' alive "$room"
kill -9 "$room"
check 'and comes back after a crash, without a file on the disk' until_true answers

# --- A program that stands by, changes the database and does not come up. ---
# The script is the candidate until "go": then it makes the database newer, and ends.
cat >"$folder/newer.c" <<'C'
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
int main(int argc, char **argv)
{
    char word[512], command[2048];
    const char *data = getenv("NEWER_DATA");
    (void)argc, (void)argv;
    snprintf(word, sizeof word, "standby 9.9.9 %d", LINK);
    send(3, word, strlen(word), 0);
    struct pollfd ready = {.fd = 3, .events = POLLIN};
    poll(&ready, 1, -1);
    ssize_t got = recv(3, word, sizeof word - 1, 0);
    if (got <= 0 || strncmp(word, "go", 2) != 0)
        return 1;
    snprintf(command, sizeof command,
             "v=$(sqlite3 %s 'PRAGMA user_version'); cp %s %s$v; sqlite3 %s \"PRAGMA user_version = 99; "
             "CREATE TABLE newer (x)\"",
             data, data, getenv("NEWER_COPY"), data);
    return system(command) == 0 ? 4 : 5;
}
C
if ${CC:-cc} "-DLINK=$link" -o "$folder/newer" "$folder/newer.c" 2>"$folder/cc.out"; then
    stop_service
    install_program "$builddir/cardroomd"
    NEWER_DATA=$folder/data/cardroom.db
    NEWER_COPY=$NEWER_DATA.schema-
    export NEWER_DATA NEWER_COPY
    start_service
    install_program "$folder/newer"
    check 'a room that does not come up is put away' says 'cardroom 9.9.9 did not come up as the room' ctl upgrade
    check 'the old one is up again' until_true answers
    check 'with the database from before' test "$(sql 'PRAGMA user_version')" != 99
    check 'and the newer one is kept' logged 'store-back newer='

    # The same, with a copy that cannot be read when it is needed.
    stop_service
    install_program "$builddir/cardroomd"
    rm -f "$NEWER_DATA".schema-*
    NEWER_COPY=$folder/data/away-
    start_service
    install_program "$folder/newer"
    ctl upgrade >"$folder/upgraded" 2>&1 &
    asked=$!
    others="$others $asked"
    check 'a copy that is not there is told' until_true logged 'room error store .*schema-[0-9]* cannot'
    for copy in "$folder"/data/away-*; do
        mv "$copy" "$NEWER_DATA.schema-${copy##*away-}"
    done
    check 'once it is, the old room comes up by itself' until_true answers
    check 'with the database from before' test "$(sql 'PRAGMA user_version')" != 99
    check 'who asked is told' not wait "$asked"
    check 'why' grep -q 'cardroom 9.9.9 did not come up' "$folder/upgraded"
fi

# --- A room that ends when the new door runs already and the old room has not ended yet. ---
# That room waits until both are so. Afterwards door and room are of one version.
cat >"$folder/early.c" <<'C'
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
int main(int argc, char **argv)
{
    const char *folder = getenv("EARLY_FOLDER");
    char path[512], word[64];
    int old = 0, ends[2], link = LINK, self = getpid();
    FILE *file;
    snprintf(path, sizeof path, "%s/door-began", folder);
    if (argc > 1 && strcmp(argv[1], "--role=door") == 0) {
        fclose(fopen(path, "w"));
        snprintf(path, sizeof path, "%s/other", folder);
        execv(path, argv);
        return 1;
    }
    snprintf(word, sizeof word, "%s/old-room", folder);
    file = fopen(word, "r");
    if (!file || fscanf(file, "%d", &old) != 1 || pipe(ends) != 0 || kill(old, SIGSTOP) != 0)
        return 1;
    if (fork() == 0) {
        close(ends[1]);
        close(3);
        (void)!read(ends[0], word, 1);
        while (kill(self, 0) == 0) /* until the supervisor has seen its end */
            usleep(1000);
        kill(old, SIGCONT);
        return 0;
    }
    snprintf(word, sizeof word, "standby 9.9.9 %d", link);
    send(3, word, strlen(word), 0);
    for (int i = 0; i < 800 && access(path, F_OK) != 0; i++)
        usleep(10000);
    return 1;
}
C
if ${CC:-cc} "-DLINK=$link" -o "$folder/early" "$folder/early.c" 2>"$folder/cc.out"; then
    EARLY_FOLDER=$folder
    export EARLY_FOLDER
    serve_ours
    pid_of room >"$folder/old-room"
    install_program "$folder/early"
    check 'a room that ends early is told of' says 'The new room ended before' ctl upgrade all now
    check 'the old one is up after that' until_true answers
    check 'with the old door' until_true door_is "$ours"
    check 'and the old room' test "$(stat -Lc %i "/proc/$(pid_of room)/exe")" = "$ours"
fi

# --- A door that does not come up. ---
# Its room says that it speaks the version HALF_LINK. When it is told to begin, it is the real one.
cat >"$folder/half.c" <<'C'
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
int main(int argc, char **argv)
{
    char path[512], word[64];
    char *const args[] = {argv[0], argv[1], NULL};
    struct pollfd ready = {.fd = 3, .events = POLLIN};
    if (argc < 2 || strcmp(argv[1], "--role=door") == 0)
        return 1;
    snprintf(word, sizeof word, "standby 9.9.9 %s", getenv("HALF_LINK"));
    send(3, word, strlen(word), 0);
    poll(&ready, 1, -1);
    snprintf(path, sizeof path, "%s/other", getenv("HALF_FOLDER"));
    execv(path, args);
    return 1;
}
C
if ${CC:-cc} "-DLINK=$link" -o "$folder/half" "$folder/half.c" 2>"$folder/cc.out"; then
    HALF_FOLDER=$folder
    export HALF_FOLDER HALF_LINK
    for HALF_LINK in "$link" 99; do
        serve_ours
        install_program "$folder/half"
        case $HALF_LINK in
        "$link") how='has taken over as the room, but did not come up as the door' ;;
        *) how='did not come up as the door. The old room has taken over again' ;;
        esac
        check "a door that does not come up is told of (link $HALF_LINK)" says "$how" ctl upgrade all now
        check 'the old door is back' until_true door_is "$ours"
        room_is() {
            test "$(stat -Lc %i "/proc/$(pid_of room)/exe" 2>/dev/null)" = "$1"
        }
        [ "$HALF_LINK" = "$link" ] || check 'and the old room' until_true room_is "$ours"
        check 'it is served' until_true answers
        connect
        check 'people can connect' until_true seen 'Name:'
    done
fi

# --- A room that loses each link at once. ---
# A room does this if it cannot speak with the door. This one notes how many ms after it stood by it had each link, and ends
# after three. However late it notes one, the third cannot be earlier than two seconds after that.
cat >"$folder/loses.c" <<'C'
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>
static long now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000L + now.tv_nsec / 1000000;
}
int main(int argc, char **argv)
{
    char path[512], word[512];
    snprintf(path, sizeof path, "%s/other", getenv("LOSES_FOLDER"));
    int at = 1;
    while (at < argc && strcmp(argv[at], "--standby") != 0)
        at++;
    if (at == argc)
        return execv(path, argv);
    snprintf(path, sizeof path, "%s/links", getenv("LOSES_FOLDER"));
    FILE *links = fopen(path, "w");
    snprintf(word, sizeof word, "standby 9.9.9 %d", LINK);
    long began = now_ms();
    send(3, word, strlen(word), 0);
    for (int n = 0; links && n < 3;) {
        union {
            struct cmsghdr head;
            char space[CMSG_SPACE(sizeof(int))];
        } control;
        struct iovec text = {word, sizeof word - 1};
        struct msghdr message = {.msg_iov = &text, .msg_iovlen = 1, .msg_control = &control,
                                 .msg_controllen = sizeof control};
        struct pollfd ready = {.fd = 3, .events = POLLIN};
        poll(&ready, 1, -1);
        ssize_t got = recvmsg(3, &message, 0);
        if (got <= 0)
            return 1;
        word[got] = '\0';
        if (message.msg_controllen > 0)
            close(*(int *)CMSG_DATA(&control.head));
        if (strcmp(word, "go") == 0)
            send(3, "up", 2, 0);
        if (strncmp(word, "link ", 5) != 0)
            continue;
        n++;
        fprintf(links, "%ld\n", now_ms() - began);
        memcpy(word, "lost", 4);
        send(3, word, strlen(word), 0);
    }
    return links && fprintf(links, "end\n") > 0 && fclose(links) == 0 ? 0 : 1;
}
C
if ${CC:-cc} "-DLINK=$link" -o "$folder/loses" "$folder/loses.c" 2>"$folder/cc.out"; then
    LOSES_FOLDER=$folder
    export LOSES_FOLDER
    serve_ours
    install_program "$folder/loses"
    ctl upgrade >/dev/null 2>&1
    check 'a lost link is made anew' until_true eval 'grep -q end "$folder/links"'
    check 'at most one a second' awk '$1 != "end" && $1 < 900 * (NR - 1) { fast = 1 } END { exit fast }' "$folder/links"
fi

# --- Settings that change while a new room stands by. ---
# That room waits before it begins to stand by. It has the settings of its start then.
if [ -x "$folder/waits" ]; then
    serve_ours
    held_begin
    ctl upgrade >"$folder/asked-again" 2>&1 &
    again=$!
    others="$others $again"
    check 'another upgrade does not begin meanwhile' until_true logged 'upgrade what=room result="one is under way"'
    echo 'motd Held and told' >>"$config"
    check 'settings can be changed while a new room stands by' says 'motd' ctl reload
    : >"$folder/go-on"
    check 'it takes over' wait "$asked"
    check 'which both are told' eval 'wait "$again" && grep -q "has taken over" "$folder/asked-again"'
    connect
    check 'with the new settings' until_true seen 'Held and told'
    audited() {
        test "$(ctl audit verb=reload | grep -c motd)" -eq 1
    }
    check 'which changed once' audited
fi

# --- Door and room. ---
install_program "$builddir/cardroomd"
room=$(pid_of room)
door=$(pid_of door)
connect
until_true seen 'Name:'
type guest
until_true seen 'Welcome'
ctl upgrade all 10m >"$folder/waits" 2>&1 &
others="$others $!"
check 'people see when their connections are cut' until_true seen 'All connections end in 10 minutes'
check 'a second countdown is refused' says 'A countdown is already running' ctl upgrade all
check 'it can be stopped' says 'The countdown is stopped' ctl shutdown cancel
check 'and people are told' until_true seen 'The room stays open after all'
check 'door and room are upgraded together' says '^{"done":true,.* has taken over, door and room' ctl -j upgrade all 1s
check 'told in one line of JSON' test "$(wc -l <"$folder/said")" -eq 1
check 'the old door has ended' not alive "$door"
connect
check 'people can connect again' until_true seen 'Name:'
check 'other words are refused' says 'not one of "room", "all"' ctl upgrade everything
plan
