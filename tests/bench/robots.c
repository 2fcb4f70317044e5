/*
 * Robots: players over telnet that register or log in, sit down at ranked tables of Last One and
 * play game after game. They read what is on the screen, as people do. They are the load of the
 * benchmarks and of the kill tests. Every robot comes from a loopback address of its own, so that
 * tables are scored.
 *
 *   robots -p PORT [-t TABLES] [-k SEATS] [-v WATCHERS] [-g GAMES] [-s SECONDS] [-w THINK_MS]
 *          [-n PREFIX] [-r] [-G] [-l] [-m] [-a FILE] [-j FILE] [-c WORDS]
 *
 *   -a FILE       what a robot was told of its own moves is appended to FILE at once. So a move in
 *                 it was acknowledged, whatever happens to the server then
 *   -j FILE       whatever a robot sent or was told is appended to FILE at once, each as a line of
 *                 JSON, for tests/cluster/checker (tests/cluster/seen.h has the format)
 *   -c WORDS      the robots play cups of Last One, and all are in the same cup. The first robot
 *                 opens each cup with the next WORDS; | separates those of different cups
 *   -r            registers the accounts first
 *   -G            the robots are guests, and their tables friendly
 *   -v WATCHERS   as many guests watch each table, and nothing is shown late to them. A move was
 *                 seen when the last of them has seen it, too
 *   -l            those who watch see everything a move late, as at any ranked table, and are not
 *                 waited for
 *   -w THINK_MS   the time to think, on the average
 *   -m            nothing is counted before every table has begun, which is printed. SECONDS begin
 *                 then
 *
 * Ends after GAMES games a table, after SECONDS or on SIGTERM, and prints one line of JSON. On
 * SIGUSR1 it prints how many ms the slowest move took of those that were seen since the last such
 * signal.
 */
#include <err.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include <event2/event.h>

#include "loopback.h"
#include "stopwatch.h"
#include "telnet_in.h"

enum {
    SEATS_MAX = 4,
    WATCHERS_MAX = 8,
    ROBOTS_MAX = 60000,
    LINE_MAX_LEN = 2048,
    RETRY_MS = 100,
    COMING_MAX = 40, /* how many come in at once at the start */
    SAMPLES_MAX = 1 << 20
};

struct robot {
    struct room *room;
    struct game_table *table;
    struct event *read, *timer;
    int fd, number, seat, ttype;
    char name[20], password[24];
    char label[20]; /* as `name`, but for guests, whom the room gives other names */
    char line[LINE_MAX_LEN], hint[LINE_MAX_LEN];
    size_t len;
    struct telnet_in in;
    bool registered, ready_sent, sent, playing, leave, came;
    bool again; /* to be ready again, when the timer says so */
    int cup;    /* the last one that it joined */
};

struct game_table {
    struct room *room;
    struct robot seat[SEATS_MAX + WATCHERS_MAX]; /* those who watch come after those who sit */
    int number, games;
    bool begun;
    /* the move that is under way: who made it, when, and who has seen it */
    struct robot *mover;
    int64_t sent_us;
    unsigned seen;
};

struct room {
    struct event_base *base;
    int port;
    struct game_table *tables;
    int ntables, seats, watchers, games, seconds, think_ms;
    int coming; /* the next who connects for the first time */
    int begun;  /* tables */
    struct event *end;
    const char *prefix;
    const char *cups, *next_cup; /* NULL: they sit down at tables */
    int cup; /* that they are in; 0: the first robot has to open one, or to ask */
    bool registering, guests, late, measures;
    int64_t since_us;
    long cpu_s;       /* that we had used by then */
    int acks, record; /* descriptors; -1: none */
    long moves, refused, lost, finished, connects;
    int64_t last_move_us, longest_gap_us, slowest_us;
    int64_t *sample;
    int nsamples;
};

static void robot_connect(struct robot *r);
static void robot_act(struct robot *r, const char *prompt);

/* ---- The record ---- */

/* Writes text as JSON. Characters beyond ASCII do not matter to a checker. */
static void put_json(char *out, const char *text)
{
    for (; *text != '\0'; text++) {
        if (*text == '"' || *text == '\\')
            *out++ = '\\';
        *out++ = *text >= ' ' && *text <= '~' ? *text : '?';
    }
    *out = '\0';
}

/* Appends what happened to a robot. `text` NULL: nothing was said. It makes one write, so that the
 * lines of several programs do not mix. */
static void record(const struct robot *r, const char *what, const char *text)
{
    char out[2 * LINE_MAX_LEN + 128], escaped[2 * LINE_MAX_LEN];
    int n;
    if (r->room->record < 0)
        return;
    n = snprintf(out, sizeof(out), "{\"us\":%lld,\"who\":\"%s\",\"what\":\"%s\"",
                 (long long)stopwatch_us(), r->label, what);
    if (text) {
        put_json(escaped, text);
        n += snprintf(out + n, sizeof(out) - (size_t)n, ",\"text\":\"%s\"", escaped);
    }
    n += snprintf(out + n, sizeof(out) - (size_t)n, "}\n");
    if (write(r->room->record, out, (size_t)n) != n)
        err(2, "record");
}

/* ---- Sending ---- */

static void send_bytes(struct robot *r, const void *data, size_t len)
{
    if (r->fd >= 0 && write(r->fd, data, len) < 0 && errno != EPIPE && errno != ECONNRESET)
        err(2, "write");
}

static void send_line(struct robot *r, const char *line)
{
    char out[128];
    int n = snprintf(out, sizeof(out), "%s\r\n", line);
    r->sent = true;
    record(r, "sent", line);
    send_bytes(r, out, (size_t)n);
}

static void send_move(struct robot *r, const char *move)
{
    struct game_table *t = r->table;
    t->mover = r;
    t->seen = 0;
    t->sent_us = stopwatch_us();
    send_line(r, move);
}

/* ---- Reading what is said ---- */

static bool starts(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

static void acknowledged(struct robot *r, const char *line)
{
    char out[LINE_MAX_LEN + 64];
    int n = snprintf(out, sizeof(out), "%s\t%s\n", r->name, line);
    if (r->room->acks >= 0 && write(r->room->acks, out, (size_t)n) != n)
        err(2, "acknowledgements");
}

/* Whether a line tells of the move under way, to this robot. */
static bool tells_of(const struct robot *r, const struct robot *mover, const char *line)
{
    static const char *const verbs[] = {" play", " draw", " pick", " pass", " call", " say"};
    const char *rest;
    if (r == mover && starts(line, "You "))
        rest = line + 3;
    else if (r != mover && starts(line, mover->name))
        rest = line + strlen(mover->name);
    else
        return false;
    for (size_t i = 0; i < sizeof(verbs) / sizeof(verbs[0]); i++)
        if (starts(rest, verbs[i]))
            return true;
    return false;
}

static void move_seen(struct robot *r)
{
    struct game_table *t = r->table;
    struct room *room = r->room;
    int64_t now = stopwatch_us();
    unsigned all = (1U << (room->seats + (room->late ? 0 : room->watchers))) - 1;
    t->seen |= 1U << r->seat;
    if ((t->seen & all) != all)
        return;
    t->mover = NULL;
    if (room->since_us == 0)
        return;
    if (room->nsamples < SAMPLES_MAX)
        room->sample[room->nsamples++] = now - t->sent_us;
    if (now - t->sent_us > room->slowest_us)
        room->slowest_us = now - t->sent_us;
    if (room->last_move_us != 0 && now - room->last_move_us > room->longest_gap_us)
        room->longest_gap_us = now - room->last_move_us;
    room->last_move_us = now;
    room->moves++;
}

static void measure(struct room *room)
{
    struct timeval limit = {room->seconds, 0};
    struct rusage used;
    getrusage(RUSAGE_SELF, &used);
    room->cpu_s = used.ru_utime.tv_sec + used.ru_stime.tv_sec;
    room->since_us = stopwatch_us();
    evtimer_add(room->end, &limit);
    if (room->measures) {
        puts("begun");
        fflush(stdout);
    }
}

static void table_begun(struct game_table *t)
{
    struct room *room = t->room;
    if (t->begun)
        return;
    t->begun = true;
    if (++room->begun == room->ntables && room->measures)
        measure(room);
}

/* Has everybody join this cup. */
static void cup_open(struct room *room, int number)
{
    room->cup = number;
    for (int i = 0; i < room->ntables * room->seats; i++)
        robot_act(&room->tables[i / room->seats].seat[i % room->seats], NULL);
}

/* The first robot hears which cup there is and when it has a winner. Each robot hears that it is in
 * the cup, or that it came too late. */
static void heard_of_cup(struct robot *r, const char *line)
{
    struct room *room = r->room;
    int number = 0;
    bool first = r->number == 0;
    if (first && sscanf(line, "Cup %d is open.", &number) == 1 && strstr(line, " is open."))
        cup_open(room, number);
    else if (first && sscanf(line, "You have opened cup %d,", &number) == 1)
        cup_open(room, number);
    else if (sscanf(line, "You are in cup %d", &number) == 1 ||
             (sscanf(line, "Cup %d ", &number) == 1 &&
              (strstr(line, " cannot be joined") || strstr(line, " is full") ||
               strstr(line, " has begun"))))
        r->cup = number;
    else if (first && sscanf(line, "Cup %d is over", &number) == 1 && number == room->cup &&
             strstr(line, " won it")) {
        room->finished++;
        room->cup = 0;
        robot_act(r, NULL);
    }
}

static void heard_line(struct robot *r, const char *line)
{
    if (r->room->cups)
        heard_of_cup(r, line);
    if (r->table->mover && tells_of(r, r->table->mover, line))
        move_seen(r);
    if (starts(line, "You play "))
        acknowledged(r, line);
    if (starts(line, "You cannot ") || starts(line, "That is ") ||
        starts(line, "There is no command"))
        r->room->refused++;
    if (starts(line, "The room is back"))
        r->ready_sent = false; /* the room does not remember who was ready between two games */
    if (starts(line, "Ranked games cannot start now")) { /* the store is away */
        const struct timeval later = {1, 0};
        r->again = true;
        evtimer_add(r->timer, &later);
    }
    if (starts(line, "The game begins")) {
        r->playing = true;
        r->ready_sent = false;
        if (r->again) { /* somebody else's `ready` was the last one */
            evtimer_del(r->timer);
            r->again = false;
        }
        table_begun(r->table);
    }
    if (r->room->guests && starts(line, "Welcome, "))
        snprintf(r->name, sizeof(r->name), "%.*s", (int)strcspn(line + 9, "."), line + 9);
    bool over = starts(line, "Game ") && strstr(line, " is over. ");
    if (over || starts(line, "The game is cancelled")) {
        r->playing = false;
        if (r->seat == 0) {
            r->room->finished++;
            r->table->games++;
        }
    }
    if (strstr(line, "hand   help"))
        snprintf(r->hint, sizeof(r->hint), "%s", line);
}

/* ---- What a robot does at a prompt ---- */

static void all_done(struct room *room)
{
    for (int t = 0; t < room->ntables; t++)
        if (room->games == 0 || room->tables[t].games < room->games)
            return;
    event_base_loopbreak(room->base);
}

static void at_table(struct robot *r, const char *prompt)
{
    struct game_table *t = r->table;
    int number = atoi(prompt + strlen("table "));
    if (r->seat == 0 && t->number != number) {
        t->number = number;
        for (int s = 1; s < r->room->seats + r->room->watchers; s++)
            robot_act(&t->seat[s], NULL);
    }
    if (r->room->games > 0 && t->games >= r->room->games) {
        all_done(r->room);
        return;
    }
    if (r->ready_sent)
        return;
    r->ready_sent = true;
    send_line(r, t->games > 0 && !r->room->cups ? "rematch" : "ready");
}

/* Whether the hint offers `last`. That somebody is reported for "last?" is no offer. */
static bool offers_last(const char *hint)
{
    for (const char *at = hint; (at = strstr(at, " last")); at++)
        if (at[5] == '\0' || at[5] == ' ')
            return true;
    return false;
}

/* The first card that can be played, else the word that can be typed: the hint names both. */
static void play_turn(struct robot *r)
{
    char move[64], card[16] = "";
    int number;
    if (r->hint[0] == '\0') {
        send_line(r, "look");
        return;
    }
    if (sscanf(r->hint, " %d or %15s", &number, card) == 2)
        snprintf(move, sizeof(move), "%d%s%s", number, card[0] == 'j' ? " red" : "",
                 offers_last(r->hint) ? " last" : "");
    else if (strstr(r->hint, " take"))
        snprintf(move, sizeof(move), "take");
    else if (strstr(r->hint, " draw"))
        snprintf(move, sizeof(move), "draw");
    else if (strstr(r->hint, " pass"))
        snprintf(move, sizeof(move), "pass");
    else
        snprintf(move, sizeof(move), "red");
    r->hint[0] = '\0';
    send_move(r, move);
}

/* Notes that a robot has come in, and connects another one. */
static void come_in(struct robot *r)
{
    struct room *room = r->room;
    int each = room->seats + room->watchers;
    if (r->came)
        return;
    r->came = true;
    if (room->coming < room->ntables * each) {
        int next = room->coming++;
        robot_connect(&room->tables[next / each].seat[next % each]);
    }
}

static bool watches(const struct robot *r)
{
    return r->seat >= r->room->seats;
}

/* Opens the next cup, or joins the one that is open. */
static void cup_act(struct robot *r)
{
    struct room *room = r->room;
    char line[200];
    r->ready_sent = false;
    if (r->number == 0 && room->cup == 0) {
        size_t len = strcspn(room->next_cup, "|");
        snprintf(line, sizeof(line), "cup new last-one %.*s players=%d start=full", (int)len,
                 room->next_cup, room->ntables * room->seats);
        room->next_cup += len + (room->next_cup[len] == '|');
        if (room->next_cup[0] == '\0')
            room->next_cup = room->cups;
        send_line(r, line);
    } else if (room->cup != 0 && r->cup < room->cup) {
        snprintf(line, sizeof(line), "cup join %d", room->cup);
        send_line(r, line);
    }
}

static void in_lobby(struct robot *r)
{
    char line[96];
    if (r->room->cups) {
        cup_act(r);
        return;
    }
    if (r->table->number != 0 && watches(r))
        snprintf(line, sizeof(line), "watch %d", r->table->number);
    else if (r->table->number != 0)
        snprintf(line, sizeof(line), "join %d", r->table->number);
    else if (r->seat == 0)
        snprintf(line, sizeof(line), "new last one bet=%d seats=%d%s", r->room->guests ? 0 : 1,
                 r->room->seats, r->room->watchers > 0 && !r->room->late ? " delay=0" : "");
    else
        return; /* until the first robot of the table has opened it */
    send_line(r, line);
}

static void thought(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    struct robot *r = arg;
    if (r->again)
        send_line(r, "ready");
    else
        play_turn(r);
    r->again = false;
}

/* Does what a robot does at a prompt. `prompt` NULL: something else changed while it waits in the
 * lobby. */
static void robot_act(struct robot *r, const char *prompt)
{
    char line[64];
    if (!prompt) {
        if (!r->sent && starts(r->line, "lobby> "))
            in_lobby(r);
        return;
    }
    if (r->sent)
        return; /* what was sent is not answered yet: this prompt only comes again */
    bool outside = starts(prompt, "Name: ") || strstr(prompt, "assword: ") ||
                   starts(prompt, "The same again: ");
    if (!outside)
        come_in(r); /* in the lobby, or where it sat before */
    if (starts(prompt, "Name: ") && (r->room->guests || watches(r))) {
        send_line(r, "guest");
    } else if (starts(prompt, "Name: ")) {
        snprintf(line, sizeof(line), "%s%s", r->room->registering && !r->registered ? "new " : "",
                 r->name);
        send_line(r, line);
    } else if (outside) {
        r->registered = true;
        send_line(r, r->password);
    } else if (starts(prompt, "lobby> ")) {
        in_lobby(r);
    } else if (watches(r)) {
        return;
    } else if (starts(prompt, "table ")) {
        at_table(r, prompt);
    } else if (starts(prompt, "your turn> ")) {
        r->playing = true;
        table_begun(r->table); /* or it came back to one that had */
        if (r->room->think_ms == 0) {
            play_turn(r);
        } else if (!evtimer_pending(r->timer, NULL)) {
            long us = r->room->think_ms * (500L + random() % 1000);
            struct timeval think = {us / 1000000, us % 1000000};
            evtimer_add(r->timer, &think);
        }
    }
}

/* ---- Telnet ---- */

static void answer_option(struct robot *r, int verb, int option)
{
    unsigned char out[3] = {IAC, 0, (unsigned char)option};
    bool good = option == OPTION_TTYPE || option == OPTION_NAWS || option == OPTION_EOR;
    if (verb == WILL)
        out[1] = good ? DO : DONT;
    else if (verb == DO)
        out[1] = good ? WILL : WONT;
    else
        return;
    send_bytes(r, out, 3);
    if (verb == DO && option == OPTION_NAWS)
        send_bytes(r, "\xff\xfa\x1f\x00\xc8\x00\x32\xff\xf0", 9); /* 200x50 */
}

/* Three names, the last MTTS: a MUD client, which is served line by line. */
static void answer_ttype(struct robot *r)
{
    static const char *const names[] = {"ROBOTS", "DUMB", "MTTS 0"};
    char out[64];
    int n = 0;
    out[n++] = (char)IAC;
    out[n++] = (char)SB;
    out[n++] = OPTION_TTYPE;
    out[n++] = 0;
    n += snprintf(out + n, sizeof(out) - 8, "%s", names[r->ttype]);
    out[n++] = (char)IAC;
    out[n++] = (char)SE;
    if (r->ttype < 2)
        r->ttype++;
    send_bytes(r, out, (size_t)n);
}

static void heard_data(struct robot *r, unsigned char c)
{
    if (c == '\n') {
        r->line[r->len] = '\0';
        r->sent = false;
        if (r->line[0] != ' ' && r->line[0] != '\0') /* else it is a picture of the table */
            record(r, "told", r->line);
        heard_line(r, r->line);
        r->len = 0;
    } else if (c != '\r' && c != '\0' && r->len + 1 < sizeof(r->line)) {
        r->line[r->len++] = (char)c;
    }
    r->line[r->len] = '\0';
}

/* The end of a prompt: what has come since the last line end. The next line begins after it. */
static void heard_prompt(struct robot *r)
{
    char prompt[LINE_MAX_LEN];
    memcpy(prompt, r->line, r->len + 1);
    if (strstr(prompt, "assword: ") || starts(prompt, "The same again: ") ||
        starts(prompt, "Name: "))
        r->sent = false;
    robot_act(r, prompt);
    r->len = 0;
}

/* ---- Connections ---- */

static void reconnect(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    robot_connect(arg);
}

static void later(struct robot *r)
{
    struct timeval wait = {0, RETRY_MS * 1000};
    event_base_once(r->room->base, -1, EV_TIMEOUT, reconnect, r, &wait);
}

static void robot_lost(struct robot *r)
{
    event_free(r->read);
    r->read = NULL;
    close(r->fd);
    r->fd = -1;
    record(r, "off", NULL);
    r->room->lost++;
    if (r->table->mover == r)
        r->table->mover = NULL;
    evtimer_del(r->timer);
    later(r);
}

static void readable(evutil_socket_t fd, short what UNUSED, void *arg)
{
    struct robot *r = arg;
    unsigned char in[16384];
    ssize_t n = read(fd, in, sizeof(in));
    if (n <= 0) {
        if (n == 0 || (errno != EAGAIN && errno != EINTR))
            robot_lost(r);
        return;
    }
    for (ssize_t i = 0; i < n; i++)
        switch (telnet_take(&r->in, in[i])) {
        case TELNET_TEXT: heard_data(r, in[i]); break;
        case TELNET_OPTION: answer_option(r, r->in.verb, r->in.option); break;
        case TELNET_TTYPE: answer_ttype(r); break;
        case TELNET_PROMPT: heard_prompt(r); break;
        case TELNET_NOTHING: break;
        }
}

static void robot_connect(struct robot *r)
{
    const unsigned n = (unsigned)r->number + 2;
    r->fd = loopback_dial(0x7f000000U | (n / 250) << 8 | (n % 250 + 1), r->room->port, 0);
    if (r->fd < 0) {
        if (errno == EMFILE)
            err(2, "socket");
        later(r);
        return;
    }
    r->room->connects++;
    record(r, "on", NULL);
    evutil_make_socket_nonblocking(r->fd);
    r->len = 0;
    r->line[0] = r->hint[0] = '\0';
    r->in.state = r->ttype = 0;
    r->sent = r->ready_sent = false;
    if (r->number == 0)
        r->room->cup = 0; /* opening a cup answers what it has not heard */
    r->read = event_new(r->room->base, r->fd, EV_READ | EV_PERSIST, readable, r);
    event_add(r->read, NULL);
}

static void make_robots(struct room *room)
{
    room->tables = calloc((size_t)room->ntables, sizeof(*room->tables));
    room->sample = malloc(SAMPLES_MAX * sizeof(*room->sample));
    if (!room->tables || !room->sample)
        err(2, "memory");
    int each = room->seats + room->watchers;
    room->coming = room->ntables * each < COMING_MAX ? room->ntables * each : COMING_MAX;
    for (int t = 0; t < room->ntables; t++) {
        room->tables[t].room = room;
        for (int s = 0; s < each; s++) {
            struct robot *r = &room->tables[t].seat[s];
            r->room = room;
            r->table = &room->tables[t];
            r->seat = s;
            r->number = t * each + s;
            r->fd = -1;
            /* letters only, so that no two names look alike */
            snprintf(r->name, sizeof(r->name), "%s%c%c%c", room->prefix, 'a' + r->number / 400 % 20,
                     'a' + r->number / 20 % 20, 'a' + r->number % 20);
            for (char *c = r->name + strlen(room->prefix); *c != '\0'; c++)
                *c = "abcdefghjkmpqrstwxyz"[*c - 'a'];
            memcpy(r->label, r->name, sizeof(r->label));
            snprintf(r->password, sizeof(r->password), "secret-of-%.13s", room->prefix);
            r->timer = evtimer_new(room->base, thought, r);
            if (r->number < room->coming)
                robot_connect(r);
        }
    }
}

static void room_free(struct room *room)
{
    for (int t = 0; t < room->ntables; t++) {
        for (int s = 0; s < room->seats + room->watchers; s++) {
            struct robot *r = &room->tables[t].seat[s];
            event_free(r->timer);
            if (r->read)
                event_free(r->read);
            if (r->fd >= 0)
                close(r->fd);
        }
    }
    event_free(room->end);
    event_base_free(room->base);
    free(room->tables);
    free(room->sample);
}

static double percentile(const struct room *room, int percent)
{
    if (room->nsamples == 0)
        return 0;
    return (double)room->sample[(long)(room->nsamples - 1) * percent / 100] / 1000;
}

static void report(struct room *room)
{
    struct rusage used;
    getrusage(RUSAGE_SELF, &used);
    double share = (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec - room->cpu_s) /
                   ((double)(stopwatch_us() - room->since_us + 1) / 1e6);
    stopwatch_sort(room->sample, (size_t)room->nsamples);
    printf(
        "{\"tables\":%d,\"seats\":%d,\"watchers\":%d,\"seconds\":%.1f,\"games\":%ld,\"moves\":%ld,"
        "\"refused\":%ld,\"connects\":%ld,"
        "\"lost\":%ld,\"p50_ms\":%.2f,\"p99_ms\":%.2f,\"max_ms\":%.2f,\"longest_gap_ms\":%.0f,"
        "\"client_share\":%.2f}\n",
        room->ntables, room->seats, room->watchers,
        room->since_us > 0 ? (double)(stopwatch_us() - room->since_us) / 1e6 : 0, room->finished,
        room->moves, room->refused, room->connects, room->lost, percentile(room, 50),
        percentile(room, 99), percentile(room, 100), room->longest_gap_us / 1000.0, share);
}

static void time_up(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    event_base_loopbreak(arg);
}

static void tell_slowest(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    struct room *room = arg;
    printf("%.1f\n", room->slowest_us / 1000.0);
    fflush(stdout);
    room->slowest_us = 0;
}

static void usage(void)
{
    fputs("robots -p PORT [-t TABLES] [-k SEATS] [-v WATCHERS] [-g GAMES] [-s SECONDS] "
          "[-w THINK_MS] [-n PREFIX] [-r] [-G] [-l] [-m] [-a FILE] [-j FILE] [-c WORDS]\n",
          stderr);
    exit(2);
}

static int appends_to(const char *path)
{
    int fd = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (fd < 0)
        err(2, "%s", path);
    return fd;
}

int main(int argc, char **argv)
{
    struct room room = {
        .ntables = 1, .seats = 2, .seconds = 60, .prefix = "robot", .acks = -1, .record = -1};
    int option;
    signal(SIGPIPE, SIG_IGN); /* a connection that was reset is made anew */
    loopback_many();
    while ((option = getopt(argc, argv, "p:t:k:v:g:s:w:n:rGlma:j:c:")) != -1) {
        switch (option) {
        case 'p': room.port = atoi(optarg); break;
        case 't': room.ntables = atoi(optarg); break;
        case 'k': room.seats = atoi(optarg); break;
        case 'v': room.watchers = atoi(optarg); break;
        case 'G': room.guests = true; break;
        case 'l': room.late = true; break;
        case 'm': room.measures = true; break;
        case 'g': room.games = atoi(optarg); break;
        case 's': room.seconds = atoi(optarg); break;
        case 'w': room.think_ms = atoi(optarg); break;
        case 'n': room.prefix = optarg; break;
        case 'r': room.registering = true; break;
        case 'c': room.cups = room.next_cup = optarg; break;
        case 'a': room.acks = appends_to(optarg); break;
        case 'j': room.record = appends_to(optarg); break;
        default: usage();
        }
    }
    if (room.port == 0 || room.ntables < 1 || room.watchers < 0 || room.watchers > WATCHERS_MAX ||
        room.ntables * (room.seats + room.watchers) > (room.guests ? ROBOTS_MAX : 8000) ||
        room.seats < 2 || room.seats > SEATS_MAX || strlen(room.prefix) > 12)
        usage();
    room.base = event_base_new();
    if (!room.base)
        err(2, "event_base_new");
    room.end = evtimer_new(room.base, time_up, room.base);
    if (!room.measures)
        measure(&room);
    struct event *asked = evsignal_new(room.base, SIGTERM, time_up, room.base);
    struct event *slowest = evsignal_new(room.base, SIGUSR1, tell_slowest, &room);
    evsignal_add(asked, NULL);
    evsignal_add(slowest, NULL);
    make_robots(&room);
    event_base_dispatch(room.base);
    report(&room);
    event_free(asked);
    event_free(slowest);
    room_free(&room);
    return room.games == 0 || room.finished >= (long)room.games * room.ntables ? 0 : 1;
}
