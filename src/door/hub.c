/*
 * All connections of a door and their link to the room. See hub.h.
 */
#include "hub.h"

#include <endian.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

#include "admit.h"
#include "clock.h"
#include "config.h"
#include "conn.h"
#include "expiry.h"
#include "figures.h"
#include "link.h"
#include "log.h"
#include "loop.h"
#include "map.h"
#include "render.h"
#include "shared.h"
#include "xalloc.h"

enum { TURNED_AWAY = 3 };

static const uint16_t seen_ms[] = {1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000};
enum { SEEN_BUCKETS = sizeof(seen_ms) / sizeof(seen_ms[0]) };

struct hub_line {
    TAILQ_ENTRY(hub_line) all, of_entry, waiting;
    struct hub_entry *entry;
    uint64_t command;
    int64_t at_ms;      /* monotonic: when it was typed */
    uint8_t blame;      /* from rooms that ended while they had the line: HUB_BLAME_... */
    bool waits;         /* in the hub's `waiting`, so not sent to the present room yet */
    bool was_sent;      /* the last room had it, and it is not known yet how that room ended */
    struct hub_key key; /* `key` 0: this is a line, not a key */
    size_t len;
    char text[];
};

struct hub {
    struct hub_deps deps;
    struct event *flush, *later;
    struct link *link;
    bool up; /* the room has said HELLO */
    int64_t
        away_ms; /* monotonic: when the link to a room was last lost after its HELLO; 0: never */
    uint64_t next_id, next_command;
    struct map entries; /* struct hub_entry, by id */
    TAILQ_HEAD(hub_list, hub_entry) all, marked, soon, ticking;
    TAILQ_HEAD(, hub_line) lines;   /* the lines of all connections, in the order they were typed */
    TAILQ_HEAD(, hub_line) waiting; /* the lines that wait to be sent */
    struct hub_line *suspect;       /* the suspect that the room has; other suspects wait until it
                                     * is answered */
    int64_t suspect_ms;             /* monotonic: since when the room has the suspect */
    struct hub_entry *flushing;     /* NULL: none, or the flush has freed it */
    struct buf mssp, room_figures;
    struct shared_recent recent;       /* texts of screens */
    uint64_t turned_away[TURNED_AWAY]; /* the counts that were logged last */
    uint64_t rooms;                    /* links to rooms so far */
    int64_t since_ms;
    struct expiry certificate;
    /* `seen`: for each of seen_ms, how many lines were answered within it but not within the one
     * before; the last element is for those that took longer. `seen_sum_ms`: the time that all
     * answers took. */
    uint64_t seen[SEEN_BUCKETS + 1], seen_sum_ms;
};

/* Lets every marked connection write, and end if it has to. */
static void hub_flush(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    struct hub *hub = arg;
    struct hub_entry *entry, *last = TAILQ_LAST(&hub->marked, hub_list);
    bool more = last;

    /* Connections that are marked meanwhile get their turn after the next events. */
    while (more && (entry = TAILQ_FIRST(&hub->marked))) {
        more = entry != last;
        TAILQ_REMOVE(&hub->marked, entry, marked);
        entry->is_marked = false;
        hub->flushing = entry;
        conn_flush(entry->conn);
        if (hub->flushing && !entry->is_ticking && conn_ticks(entry->conn)) {
            TAILQ_INSERT_TAIL(&hub->ticking, entry, ticking);
            entry->is_ticking = true;
        }
        hub->flushing = NULL;
    }
    if (!TAILQ_EMPTY(&hub->marked))
        event_active(hub->flush, EV_TIMEOUT, 0);
}

static void hub_on_soon(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    struct hub *hub = arg;
    struct hub_entry *entry;

    while ((entry = TAILQ_FIRST(&hub->soon))) {
        TAILQ_REMOVE(&hub->soon, entry, soon);
        entry->is_soon = false;
        hub_mark(hub, entry);
    }
}

struct hub *hub_new(const struct hub_deps *deps)
{
    enum { ID_NODE = 56, ID_DOOR = 48, ID_START = 16, COMMAND_START = 30 };
    uint32_t start[2];
    struct hub *hub = xcalloc(1, sizeof(*hub));

    hub->deps = *deps;
    hub->since_ms = clock_mono(&clock_system);
    hub->flush = loop_event(deps->base, -1, 0, hub_flush, hub);
    hub->later = loop_event(deps->base, -1, 0, hub_on_soon, hub);
    TAILQ_INIT(&hub->all);
    TAILQ_INIT(&hub->marked);
    TAILQ_INIT(&hub->soon);
    TAILQ_INIT(&hub->ticking);
    TAILQ_INIT(&hub->lines);
    TAILQ_INIT(&hub->waiting);
    /* The store identifies a line by connection and command number for as long as games are kept.
     * So no two lines may share both, whichever door and start of the service they come from: both
     * counters start at random. The clock cannot replace chance here: a machine without a battery
     * starts each time with the same one. */
    if (getrandom(start, sizeof(start), 0) != (ssize_t)sizeof(start))
        log_fatal("hub", "error=\"no random bytes\"");
    hub->next_id = (uint64_t)deps->node << ID_NODE | (uint64_t)deps->door << ID_DOOR |
                   (uint64_t)start[0] << ID_START;
    hub->next_command = (uint64_t)start[1] << COMMAND_START | 1;
    return hub;
}

static void hub_line_wait(struct hub *hub, struct hub_line *line)
{
    TAILQ_INSERT_TAIL(&hub->waiting, line, waiting);
    line->waits = true;
    line->entry->waiting++;
}

static void hub_line_wait_end(struct hub *hub, struct hub_line *line)
{
    TAILQ_REMOVE(&hub->waiting, line, waiting);
    line->waits = false;
    line->entry->waiting--;
}

static void hub_line_free(struct hub *hub, struct hub_line *line)
{
    if (line->waits)
        hub_line_wait_end(hub, line);
    if (hub->suspect == line)
        hub->suspect = NULL;
    TAILQ_REMOVE(&hub->lines, line, all);
    TAILQ_REMOVE(&line->entry->lines, line, of_entry);
    line->entry->nlines--;
    explicit_bzero(line->text, line->len); /* it may have been a password */
    free(line);
}

void hub_free(struct hub **hubp)
{
    FREED struct hub *hub = *hubp;
    struct hub_entry *entry;

    *hubp = NULL;
    if (!hub)
        return;
    while ((entry = TAILQ_FIRST(&hub->all)))
        conn_destroy(entry->conn, "the door stops");
    if (hub->link && hub->up)
        link_flush(hub->link);
    link_free(&hub->link);
    event_free(hub->flush);
    event_free(hub->later);
    map_free(&hub->entries);
    buf_free(&hub->mssp);
    buf_free(&hub->room_figures);
    shared_forget(&hub->recent);
}

/* ---- The link ---- */

static void hub_tell_many(struct hub *hub, const struct link_message *message)
{
    const struct link_field *ids = &message->field[0], *text = &message->field[1];
    struct render_many many = {.text = text->data, .len = text->len};

    for (size_t at = 0; at + sizeof(uint64_t) <= ids->len; at += sizeof(uint64_t)) {
        uint64_t id;
        memcpy(&id, ids->data + at, sizeof(id));
        const struct hub_entry *entry = map_get(&hub->entries, le64toh(id));
        if (entry)
            conn_text_many(entry->conn, &many);
    }
    buf_free(&many.bytes);
}

static void hub_on_message(void *arg, const struct link_message *message)
{
    struct hub *hub = arg;
    const struct link_field *field = message->field;

    switch (message->type) {
    case LINK_MANY: hub_tell_many(hub, message); return;
    case LINK_BANS: admit_bans_set(hub->deps.admit, field[0].data, field[0].len); return;
    case LINK_KNOWN: admit_remember_lines(hub->deps.admit, field[0].data, field[0].len); return;
    case LINK_MSSP:
        buf_clear(&hub->mssp);
        buf_add(&hub->mssp, field[0].data, field[0].len);
        return;
    case LINK_FIGURES:
        buf_clear(&hub->room_figures);
        buf_add(&hub->room_figures, field[0].data, field[0].len);
        return;
    case LINK_LIMITS: admit_limits_set(hub->deps.admit, field[0].data, field[0].len); return;
    default: break;
    }
    const struct hub_entry *entry = map_get(&hub->entries, message->conn);
    /* The connection may have ended just now, before the room has read our GONE. */
    if (entry)
        conn_message(entry->conn, message);
}

static void hub_line_send(struct hub *hub, const struct hub_line *line)
{
    uint64_t oldest = TAILQ_FIRST(&line->entry->lines)->command;
    const struct hub_key *key = &line->key;

    if (key->key != 0)
        link_send(hub->link, LINK_KEY, line->entry->id, line->command, oldest, (uint64_t)key->turn,
                  (uint64_t)key->key, (uint64_t)key->column, (uint64_t)key->row);
    else
        link_send(hub->link, LINK_LINE, line->entry->id, line->command, oldest, line->text);
}

/* Sends the lines that wait, in their order, until one is a suspect while the room has another
 * suspect already. That line holds back those that wait behind it. A connection that has no line
 * among them is not held back: its next line is sent at once. */
static void hub_waiting_send(struct hub *hub)
{
    struct hub_line *line;

    while (hub->up && (line = TAILQ_FIRST(&hub->waiting))) {
        if (line->blame >= HUB_BLAME_SUSPECT) {
            if (hub->suspect)
                return;
            hub->suspect = line;
            hub->suspect_ms = clock_mono(hub->deps.clock);
        }
        hub_line_wait_end(hub, line);
        hub_line_send(hub, line);
    }
}

static void hub_on_ready(void *arg, const char *software)
{
    struct hub *hub = arg;
    struct hub_entry *entry;
    struct hub_line *line, *next;

    hub->up = true;
    TAILQ_FOREACH (entry, &hub->all, all)
        conn_tell_open(entry->conn);
    link_send(hub->link, LINK_SYNCED);
    TAILQ_FOREACH (entry, &hub->all, all)
        conn_room_synced(entry->conn);
    size_t lines = 0, suspects = 0;
    for (line = TAILQ_FIRST(&hub->lines); line; line = next) {
        next = TAILQ_NEXT(line, all);
        if (line->blame >= HUB_BLAME_DROP) {
            /* The text is not logged: it may have been a password. */
            log_error("line-dropped", "conn=%016" PRIx64 " command=%" PRIu64 " bytes=%zu blame=%d",
                      line->entry->id, line->command, line->len, line->blame);
            conn_line_lost(line->entry->conn);
            hub_line_free(hub, line);
            continue;
        }
        lines++;
        suspects += line->blame >= HUB_BLAME_SUSPECT;
        if (line->blame < HUB_BLAME_SUSPECT && line->entry->waiting == 0)
            hub_line_send(hub, line);
        else
            hub_line_wait(hub, line);
    }
    hub_waiting_send(hub);
    log_info("room-up", "connections=%zu lines=%zu suspects=%zu software=\"%s\"",
             hub->entries.count, lines, suspects, software);
}

/* Must be called when the link is over or gives way to another. `arg` is the hub. */
static void hub_room_lost(void *arg, const char *why)
{
    struct hub *hub = arg;
    struct hub_entry *entry;
    struct hub_line *line;
    bool was_up = hub->up;

    if (hub->up)
        hub->away_ms = clock_mono(hub->deps.clock);
    hub->up = false;
    link_free(&hub->link);
    log_warn("room-away", "connections=%zu why=%s", hub->entries.count, why);
    if (!was_up)
        return;
    TAILQ_FOREACH (line, &hub->lines, all) {
        line->was_sent = !line->waits;
        if (line->waits)
            hub_line_wait_end(hub, line);
    }
    hub->suspect = NULL;
    TAILQ_FOREACH (entry, &hub->all, all)
        conn_room_away(entry->conn);
}

static const struct link_callbacks link_callbacks = {hub_on_ready, hub_on_message, hub_room_lost};

void hub_link(struct hub *hub, int fd, enum hub_end end)
{
    int blame = end == HUB_ROOM_FAILED  ? HUB_BLAME_FAILED
                : end == HUB_ROOM_ENDED ? HUB_BLAME_ENDED
                                        : 0;
    struct hub_entry *entry;
    struct hub_line *line;

    if (hub->link)
        hub_room_lost(hub, "another room takes over");
    TAILQ_FOREACH (line, &hub->lines, all) {
        if (line->was_sent)
            line->blame = (uint8_t)(line->blame + blame);
        line->was_sent = false;
    }
    TAILQ_FOREACH (entry, &hub->all, all)
        conn_room_judged(entry->conn, blame);
    hub->rooms++;
    hub->link = link_new(hub->deps.base, fd, &link_callbacks, hub);
}

static void hub_certificate_figure(const struct hub *hub, struct buf *lines)
{
    if (hub->certificate.until_ms != 0)
        buf_printf(lines, "tls-certificate-days %" PRId64 "\n",
                   expiry_days(&hub->certificate, clock_wall(hub->deps.clock)));
}

static void hub_door_figures(const struct hub *hub, struct buf *lines)
{
    const struct admit *admit = hub->deps.admit;
    const struct hub_line *line;
    size_t waiting = 0;
    TAILQ_FOREACH (line, &hub->lines, all)
        waiting++;
    buf_printf(lines,
               "room-up %d\nrooms %" PRIu64 "\ndoor-connections %zu\naccepted %" PRIu64
               "\nrefused-full %" PRIu64 "\nrefused-address %" PRIu64 "\nrefused-rate %" PRIu64
               "\nrefused-banned %" PRIu64 "\n",
               hub->up, hub->rooms, hub->entries.count, admit_verdicts(admit, ADMIT_YES),
               admit_verdicts(admit, ADMIT_FULL), admit_verdicts(admit, ADMIT_ADDRESS_FULL),
               admit_verdicts(admit, ADMIT_RATE), admit_verdicts(admit, ADMIT_BANNED));
    buf_printf(lines, "connections-limit %" PRId64 "\nlines-waiting %zu\nlink-waiting-bytes %zu\n",
               admit_limits(admit)->connections, waiting, hub->link ? link_backlog(hub->link) : 0);
    hub_certificate_figure(hub, lines);
    figures_of_process("door", hub->since_ms, hub->deps.contained, lines);
}

void hub_certificate(struct hub *hub, int64_t until_ms)
{
    hub->certificate = (struct expiry){.until_ms = until_ms};
}

void hub_figures_tell(struct hub *hub, const char *more)
{
    static const enum admit_verdict verdicts[TURNED_AWAY] = {ADMIT_FULL, ADMIT_ADDRESS_FULL,
                                                             ADMIT_RATE};
    BUF_LOCAL lines = {0};
    uint64_t fresh[TURNED_AWAY], all = 0;
    int64_t now = clock_wall(hub->deps.clock);
    for (int i = 0; i < TURNED_AWAY; i++) {
        uint64_t count = admit_verdicts(hub->deps.admit, verdicts[i]);
        fresh[i] = count - hub->turned_away[i];
        hub->turned_away[i] = count;
        all += fresh[i];
    }
    if (all > 0) /* one line of the log for a flood, not one for each connection */
        log_warn("turned-away", "full=%" PRIu64 " address=%" PRIu64 " rate=%" PRIu64, fresh[0],
                 fresh[1], fresh[2]);
    if (expiry_warns(&hub->certificate, now))
        log_warn("certificate",
                 "days=%" PRId64 " advice=\"renew it, then type 'cardroomctl reload'\"",
                 expiry_days(&hub->certificate, now));
    hub_door_figures(hub, &lines);
    buf_puts(&lines, more);
    if (hub->up)
        link_send(hub->link, LINK_FIGURES, buf_text(&lines));
}

void hub_figures_here(const struct hub *hub, struct buf *lines)
{
    hub_certificate_figure(hub, lines);
    buf_printf(lines, "door-uncontained %d\n", !hub->deps.contained);
}

void hub_figures(const struct hub *hub, struct buf *lines)
{
    uint64_t sum = 0;
    hub_door_figures(hub, lines);
    /* The next lines are too long for people to read, so only the metrics have them. */
    buf_puts(lines, "build-info{process=\"door\",version=\"" PACKAGE_VERSION "\"} 1\n");
    /* How long people waited for answers. Each bucket of a histogram includes those before it. */
    for (size_t i = 0; i <= SEEN_BUCKETS; i++) {
        sum += hub->seen[i];
        if (i < SEEN_BUCKETS)
            buf_printf(lines, "typed-to-seen-seconds-bucket{le=\"%g\"} %" PRIu64 "\n",
                       seen_ms[i] / 1000.0, sum);
        else
            buf_printf(lines, "typed-to-seen-seconds-bucket{le=\"+Inf\"} %" PRIu64 "\n", sum);
    }
    buf_printf(lines, "typed-to-seen-seconds-sum %.3f\n", (double)hub->seen_sum_ms / 1000);
    buf_printf(lines, "typed-to-seen-seconds-count %" PRIu64 "\n", sum);
    /* A room that is gone has no figures any more, so its last ones are left out. */
    if (hub->up)
        buf_puts(lines, buf_text(&hub->room_figures));
}

bool hub_ready(const struct hub *hub)
{
    return hub->up ||
           (hub->away_ms != 0 && clock_mono(hub->deps.clock) - hub->away_ms < HUB_READY_MS);
}

struct link *hub_link_up(const struct hub *hub)
{
    return hub->up ? hub->link : NULL;
}

/* ---- Connections ---- */

void hub_add(struct hub *hub, struct hub_entry *entry, struct conn *conn)
{
    entry->id = hub->next_id++;
    entry->conn = conn;
    TAILQ_INIT(&entry->lines);
    map_put(&hub->entries, entry->id, entry);
    TAILQ_INSERT_TAIL(&hub->all, entry, all);
    TAILQ_INSERT_TAIL(&hub->ticking, entry, ticking);
    entry->is_ticking = true;
}

void hub_remove(struct hub *hub, struct hub_entry *entry)
{
    if (hub->flushing == entry)
        hub->flushing = NULL;
    hub_lines_drop(hub, entry);
    if (entry->is_marked)
        TAILQ_REMOVE(&hub->marked, entry, marked);
    if (entry->is_soon)
        TAILQ_REMOVE(&hub->soon, entry, soon);
    if (entry->is_ticking)
        TAILQ_REMOVE(&hub->ticking, entry, ticking);
    TAILQ_REMOVE(&hub->all, entry, all);
    map_remove(&hub->entries, entry->id);
}

void hub_mark(struct hub *hub, struct hub_entry *entry)
{
    if (entry->is_marked)
        return;
    entry->is_marked = true;
    if (TAILQ_EMPTY(&hub->marked))
        event_active(hub->flush, EV_TIMEOUT, 0);
    TAILQ_INSERT_TAIL(&hub->marked, entry, marked);
}

void hub_mark_soon(struct hub *hub, struct hub_entry *entry)
{
    if (entry->is_soon)
        return;
    entry->is_soon = true;
    if (TAILQ_EMPTY(&hub->soon))
        loop_wait(hub->later, HUB_SOON_MS);
    TAILQ_INSERT_TAIL(&hub->soon, entry, soon);
}

void hub_tick(struct hub *hub)
{
    struct hub_entry *entry, *next;

    if (hub->suspect && clock_mono(hub->deps.clock) - hub->suspect_ms >= HUB_SUSPECT_MS) {
        hub->suspect = NULL;
        hub_waiting_send(hub);
    }
    for (entry = TAILQ_FIRST(&hub->ticking); entry; entry = next) {
        conn_tick(entry->conn);
        next = TAILQ_NEXT(entry, ticking);
        if (conn_ticks(entry->conn))
            continue;
        TAILQ_REMOVE(&hub->ticking, entry, ticking);
        entry->is_ticking = false;
    }
}

void hub_say_all(struct hub *hub, const char *text)
{
    struct hub_entry *entry;

    TAILQ_FOREACH (entry, &hub->all, all)
        conn_tell(entry->conn, text);
}

void hub_end_all(struct hub *hub, const char *text, int64_t grace_ms)
{
    struct hub_entry *entry;

    TAILQ_FOREACH (entry, &hub->all, all)
        conn_end_within(entry->conn, text, 1, grace_ms);
}

size_t hub_count(const struct hub *hub)
{
    return hub->entries.count;
}

struct event_base *hub_base(const struct hub *hub)
{
    return hub->deps.base;
}

const struct clock *hub_clock(const struct hub *hub)
{
    return hub->deps.clock;
}

const char *hub_mssp(const struct hub *hub)
{
    return buf_text(&hub->mssp);
}

struct shared_recent *hub_recent(struct hub *hub)
{
    return &hub->recent;
}

struct admit *hub_admit(const struct hub *hub)
{
    return hub->deps.admit;
}

/* ---- Lines ---- */

void hub_line(struct hub *hub, struct hub_entry *entry, const char *text, const struct hub_key *key,
              bool told)
{
    size_t len = strlen(text);
    struct hub_line *line = xmalloc(sizeof(*line) + len + 1);

    line->entry = entry;
    line->command = hub->next_command++;
    line->at_ms = clock_mono(hub->deps.clock);
    line->blame = 0;
    line->waits = line->was_sent = false;
    line->key = key ? *key : (struct hub_key){.key = 0};
    line->len = len;
    memcpy(line->text, text, len + 1);
    TAILQ_INSERT_TAIL(&hub->lines, line, all);
    TAILQ_INSERT_TAIL(&entry->lines, line, of_entry);
    entry->nlines++;
    if (hub->up && entry->waiting > 0)
        hub_line_wait(hub, line);
    else if (hub->up && told)
        hub_line_send(hub, line);
}

void hub_lines_done(struct hub *hub, struct hub_entry *entry, uint64_t command)
{
    struct hub_line *line;

    while ((line = TAILQ_FIRST(&entry->lines)) && line->command <= command) {
        int64_t took = clock_mono(hub->deps.clock) - line->at_ms;
        size_t i = 0;
        while (i < SEEN_BUCKETS && took > seen_ms[i])
            i++;
        hub->seen[i]++;
        hub->seen_sum_ms += (uint64_t)took;
        hub_line_free(hub, line);
    }
    hub_waiting_send(hub);
}

void hub_lines_drop(struct hub *hub, struct hub_entry *entry)
{
    while (!TAILQ_EMPTY(&entry->lines))
        hub_line_free(hub, TAILQ_FIRST(&entry->lines));
    hub_waiting_send(hub);
}
