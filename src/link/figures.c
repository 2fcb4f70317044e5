/*
 * The table of figures.h, and its text for Prometheus.
 */
#include "figures.h"

#include <ctype.h>
#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "clock.h"

enum kind {
    GAUGE,
    GAUGE_SUM, /* the figures of several doors add up */
    COUNTER,   /* starts from 0 with its process */
    HISTOGRAM, /* its lines are NAME-bucket{le="..."}, NAME-sum and NAME-count */
    PART       /* a line of a histogram, told under the histogram's name */
};

struct figure {
    const char *name; /* the name on the line: "store-backlog" */
    enum kind kind;
    const char *help;   /* for a PART, the name of its histogram */
    const char *labels; /* the names of its labels in order; NULL: it has none */
};

/* Ended by a NULL name. */
static const struct figure figure_table[] = {
    {"connections", GAUGE, "Connections that the lobby knows."},
    {"players", GAUGE, "People who are logged in."},
    {"guests", GAUGE, "Guests."},
    {"tables", GAUGE, "Open tables."},
    {"games", GAUGE, "Games in play."},
    {"spectators", GAUGE, "People who watch a table."},
    {"moves", COUNTER, "Moves that are in the store, since the room's start."},
    {"backlog", GAUGE, "Writes that the store has not yet done."},
    {"store-healthy", GAUGE, "1; 0 while the disk is low or full, or a server is away."},
    {"store-commits", COUNTER, "Transactions that were written."},
    {"store-commit-seconds", COUNTER, "Time that they took together."},
    {"store-slowest-ms", GAUGE, "The slowest transaction since the figures before."},
    {"store-stalled-ms", GAUGE, "How long the transaction under way has taken so far."},
    {"backup-age-ms", GAUGE, "Time since the last good backup; not there: none is known of."},
    {"backup-failed", GAUGE, "1 if the last backup failed; else 0."},
    {"ship-behind-ms", GAUGE, "How far the second copy is behind; not there: nothing is shipped."},
    {"loop-late-ms", GAUGE, "How late the room's loop was when it last looked at the clock."},
    {"clock-sound", GAUGE, "1; 0 while the clock of the machine cannot be right."},
    {"room-start-timestamp-ms", GAUGE, "When the room was started, since 1970."},
    {"room-open-files", GAUGE, "Files and sockets that the room has open, counted once a minute."},
    {"room-uptime-seconds", GAUGE, "Time since the room's start."},
    {"room-cpu-seconds", COUNTER, "Processor time of the room."},
    {"room-uncontained", GAUGE,
     "1 while the sandbox of the room does without something that the kernel offers; else 0."},
    {"room-memory-bytes", GAUGE, "The most memory that the room has had."},
    {"room-up", GAUGE, "1; 0 while no room is there."},
    {"rooms", COUNTER, "Links to a room, since the door's start: one more each time a room dies."},
    {"door-connections", GAUGE_SUM, "Connections that the door holds."},
    {"accepted", COUNTER, "Connections that were let in."},
    {"refused-full", COUNTER, "Connections turned away because there were too many."},
    {"refused-address", COUNTER, "Connections turned away because their address had too many."},
    {"refused-rate", COUNTER, "Connections turned away because too many came at once."},
    {"refused-banned", COUNTER, "Connections of banned addresses."},
    {"web-sockets", GAUGE_SUM, "WebSockets of browsers."},
    {"web-requests", COUNTER, "Requests of browsers, by the answer.", "answer"},
    {"web-upgrades", COUNTER, "WebSockets that were opened, by protocol.", "protocol"},
    {"web-upgrades-refused", COUNTER,
     "WebSockets that were not opened: origin (a page of another site), protocol, version, head.",
     "why"},
    {"tls-certificate-days", GAUGE,
     "Time until the TLS certificate ends, in whole days; 0: it has."},
    {"door-start-timestamp-ms", GAUGE, "When the door was started, since 1970."},
    {"door-open-files", GAUGE, "Files and sockets that the door has open, counted once a minute."},
    {"door-uptime-seconds", GAUGE, "Time since the door's start."},
    {"door-cpu-seconds", COUNTER, "Processor time of the door."},
    {"door-uncontained", GAUGE,
     "1 while the sandbox of the door does without something that the kernel offers; else 0."},
    {"door-memory-bytes", GAUGE, "The most memory that the door has had."},
    {"build-info", GAUGE, "1; its labels say which program the process is.", "process version"},
    {"logins", COUNTER,
     "Logins by how they came in and how they ended: account, guest, wrong (name, password, key or "
     "code), banned, busy, waiting (for the staff's approval).",
     "transport result"},
    {"registrations", COUNTER, "Accounts that people made for themselves."},
    {"reports-open", GAUGE, "Cases of reports and appeals that are not decided."},
    {"reports-oldest-seconds", GAUGE, "Age of the oldest of them; 0: there is none."},
    {"approvals-waiting", GAUGE, "Requests for accounts that wait for the staff."},
    {"approvals-oldest-seconds", GAUGE, "Age of the oldest of them; 0: there is none."},
    {"games-playing", GAUGE, "Games in play, by game.", "game"},
    {"games-begun", COUNTER, "Games that began, by game and by whether they were ranked.",
     "game kind"},
    {"database-bytes", GAUGE, "Size of the database with its write-ahead log."},
    {"disk-free-bytes", GAUGE,
     "Free space on the database's disk, without the ballast; on that of data-dir if the database "
     "is on a server."},
    {"hashes-waiting", GAUGE, "Passwords that wait to be checked."},
    {"bots-waiting", GAUGE, "Bots that wait for their turn to think."},
    {"connections-limit", GAUGE_SUM, "Connections that the door holds at most."},
    {"lines-waiting", GAUGE_SUM, "Typed lines that the room has not answered yet."},
    {"link-waiting-bytes", GAUGE_SUM,
     "Bytes that the door has for the room and could not send yet."},
    {"typed-to-seen-seconds", HISTOGRAM,
     "From a line's last byte to when its answer is handed to the connection."},
    {"typed-to-seen-seconds-bucket", PART, "typed-to-seen-seconds", "le"},
    {"typed-to-seen-seconds-sum", PART, "typed-to-seen-seconds"},
    {"typed-to-seen-seconds-count", PART, "typed-to-seen-seconds"},
    /* The next rows are for a store on a PostgreSQL server. */
    {"store-fenced", COUNTER,
     "Writes of this node's rooms that were refused because another room had the database by "
     "then."},
    {"store-synchronous", GAUGE,
     "1 if commits wait for a standby of PostgreSQL and it is there; else 0."},
    {"store-pipeline", GAUGE, "Statements that PostgreSQL has not answered yet."},
    {"store-pipeline-most", GAUGE, "The most of them on one connection since the figures before."},
    {"store-waiting", GAUGE, "Requests to the store that are not done, by connection.",
     "connection"},
    {"store-reconnects", COUNTER, "Connections to PostgreSQL that were made again."},
    {"store-away-seconds", COUNTER, "How long PostgreSQL was away in all."},
    /* The next rows are for several nodes. */
    {"lease-leads", GAUGE, "1 if this node has the lease; else 0."},
    {"lease-age-ms", GAUGE, "Time since the database last confirmed this node's lease."},
    {"lease-incarnation", GAUGE, "The number by which the database knows this node's room."},
    {"leader-changes", COUNTER, "How often another node became the leader, as this node saw it."},
    {"leader-changed-timestamp-ms", GAUGE, "When that was last, since 1970; 0: not yet."},
    {"link-messages-sent", COUNTER, "Messages from the room to the door of another node.", "node"},
    {"link-messages-received", COUNTER, "Messages from the door of another node to the room.",
     "node"},
    {"link-held-seconds", COUNTER,
     "How long nothing was read from the door of another node, because its share was used up.",
     "node"},
    {"peer-link-up", GAUGE, "1 while this node is linked to that one; else 0.", "node"},
    {"peer-link-sent-bytes", COUNTER, "Bytes to that node.", "node"},
    {"peer-link-received-bytes", COUNTER, "Bytes from that node.", "node"},
    {"peer-link-waiting-bytes", GAUGE, "Bytes to that node that could not be sent yet.", "node"},
    {"peer-link-breaks", COUNTER, "Links to that node that were lost.", "node"},
    {"peer-certificate-days", GAUGE,
     "Time until a node's certificate ends, as far as it was seen, in whole days; 0: it has.",
     "node"},
    {"peer-start-timestamp-ms", GAUGE, "When the peer process was started, since 1970."},
    {"peer-open-files", GAUGE,
     "Files and sockets that the peer process has open, counted once a minute."},
    {"peer-uptime-seconds", GAUGE, "Time since the peer process's start."},
    {"peer-cpu-seconds", COUNTER, "Processor time of the peer process."},
    {"peer-uncontained", GAUGE,
     "1 while the sandbox of the peer process does without something that the kernel offers; else "
     "0."},
    {"peer-memory-bytes", GAUGE, "The most memory that the peer process has had."},
    {NULL, GAUGE, NULL, NULL},
};

/* Whether `text` is {name="value",name="value"} with exactly these names. No value holds a
 * character that would have to be escaped. */
static bool figures_labels_fit(const char *text, size_t len, const char *names)
{
    const char *end = text + len;
    if (!names)
        return len == 0;
    for (char before = '{'; *names != '\0'; before = ',') {
        size_t name = strcspn(names, " ");
        if (text == end || *text++ != before || (size_t)(end - text) < name + 2 ||
            memcmp(text, names, name) != 0 || memcmp(text + name, "=\"", 2) != 0)
            return false;
        text += name + 2;
        while (text < end && (isalnum((unsigned char)*text) || strchr("._+-", *text)))
            text++;
        if (text == end || *text++ != '"')
            return false;
        names += name + (names[name] == ' ');
    }
    return end - text == 1 && *text == '}';
}

/* The figure on a line of `len` bytes; NULL: there is none. */
static const struct figure *figure_in(const char *line, size_t len)
{
    size_t key = strcspn(line, " \n"), name = strcspn(line, "{ \n");
    const struct figure *figure = figure_table;
    while (figure->name && (strlen(figure->name) != name || memcmp(figure->name, line, name) != 0))
        figure++;
    return figure->name && figures_labels_fit(line + name, key - name, figure->labels) &&
                   key + 1 < len && strspn(line + key + 1, "0123456789.") >= len - key - 1
               ? figure
               : NULL;
}

/* Prometheus wants times in seconds. A figure with this ending is told under another name,
 * multiplied by this factor. */
static const struct unit {
    const char *end;
    double seconds;
} units[] = {{"-ms", 0.001}, {"-days", 86400}, {NULL, 0}};

static const struct unit *figures_unit_of(const char *name)
{
    size_t len = strlen(name);
    for (const struct unit *unit = units; unit->end; unit++)
        if (len > strlen(unit->end) && strcmp(name + len - strlen(unit->end), unit->end) == 0)
            return unit;
    return NULL;
}

static void figures_put_name(const struct figure *figure, struct buf *out)
{
    const struct unit *unit = figures_unit_of(figure->name);
    size_t len = strlen(figure->name) - (unit ? strlen(unit->end) : 0);
    buf_puts(out, "cardroom_");
    for (size_t i = 0; i < len; i++)
        buf_putc(out, figure->name[i] == '-' ? '_' : figure->name[i]);
    buf_puts(out, unit ? "_seconds" : "");
    buf_puts(out, figure->kind == COUNTER ? "_total" : "");
}

/* Appends the rest of a line, from its labels on. */
static void figures_put_value(const char *name, const char *rest, size_t len, struct buf *out)
{
    const struct unit *unit = figures_unit_of(name);
    size_t labels = *rest == '{' ? strcspn(rest, "}") + 1 : 0; /* no label value holds a brace */
    if (unit)
        buf_printf(out, "%.*s %.3f", (int)labels, rest,
                   strtod(rest + labels, NULL) * unit->seconds);
    else
        buf_add(out, rest, len);
}

void figures_known(const char *lines, struct buf *out)
{
    while (*lines) {
        size_t len = strcspn(lines, "\n");
        if (figure_in(lines, len)) {
            buf_add(out, lines, len);
            buf_putc(out, '\n');
        }
        lines += len + (lines[len] == '\n');
    }
}

const char *figures_told(const char *lines, const char *key, size_t len)
{
    for (size_t line; *lines; lines += line + (lines[line] == '\n')) {
        line = strcspn(lines, "\n");
        if (line > len && strncmp(lines, key, len) == 0 && lines[len] == ' ')
            return lines + len;
    }
    return NULL;
}

void figures_rest(const char *more, const char *lines, struct buf *out)
{
    for (size_t len; *more; more += len) {
        len = strcspn(more, "\n");
        len += more[len] == '\n';
        if (!figures_told(lines, more, strcspn(more, " \n")))
            buf_add(out, more, len);
    }
}

void figures_sum(const char *const *lines, size_t n, bool own, struct buf *out)
{
    for (size_t i = 0; i < n; i++) {
        const char *line = lines[i];
        for (size_t len; *line; line += len + (line[len] == '\n')) {
            len = strcspn(line, "\n");
            const struct figure *figure = figure_in(line, len);
            size_t key = strcspn(line, " ");
            bool before = false;
            for (size_t j = 0; j < i && !before; j++)
                before = figures_told(lines[j], line, key);
            if (!figure || before)
                continue;
            bool counts = figure->kind == GAUGE_SUM || figure->kind == COUNTER;
            double total = 0;
            for (size_t j = i; j < n && counts; j++) {
                const char *value = figures_told(lines[j], line, key);
                total += value ? strtod(value, NULL) : 0;
            }
            if (counts && n > 1)
                buf_printf(out, "%.*s %.*f\n", (int)key, line,
                           memchr(line + key, '.', len - key) ? 3 : 0, total);
            else if (counts || (own && i == 0))
                buf_printf(out, "%.*s\n", (int)len, line);
        }
    }
}

static void figures_put_help(const struct figure *figure, struct buf *out)
{
    static const char *const types[] = {"gauge", "gauge", "counter", "histogram"};
    buf_puts(out, "# HELP ");
    figures_put_name(figure, out);
    buf_printf(out, " %s\n# TYPE ", figure->help);
    figures_put_name(figure, out);
    buf_printf(out, " %s\n", types[figure->kind]);
}

/* Appends the samples of one row of the table. Prometheus wants them together, under their help. */
static void figures_put_samples(const struct figure *figure, const char *lines, struct buf *out)
{
    bool helped = figure->kind == PART; /* by its histogram */
    for (const char *line = lines; *line;) {
        size_t len = strcspn(line, "\n"), name = strlen(figure->name);
        size_t key = strcspn(line, " "); /* if several lines have one key, the first counts */
        if (figure_in(line, len) == figure && figures_told(lines, line, key) == line + key) {
            if (!helped)
                figures_put_help(figure, out);
            helped = true;
            figures_put_name(figure, out);
            figures_put_value(figure->name, line + name, len - name, out);
            buf_putc(out, '\n');
        }
        line += len + (line[len] == '\n');
    }
}

const char *figures_name(size_t i, const char **help)
{
    const struct figure *figure = &figure_table[i];
    *help = figure->labels || figure->kind >= HISTOGRAM ? NULL : figure->help;
    return figure->name;
}

void figures_prometheus(const char *lines, struct buf *out)
{
    for (const struct figure *figure = figure_table; figure->name; figure++)
        if (figure->kind == HISTOGRAM)
            figures_put_help(figure, out);
        else
            figures_put_samples(figure, lines, out);
}

enum { OPEN_EACH_MS = 60 * 1000 };

/* Facts about this process that are noted early, because a contained process cannot find them
 * out. */
static struct {
    DIR *open; /* of its descriptors; NULL: the system has no such list */
    int64_t start_ms;
    int nopen;       /* how many descriptors it had at `open_ms` */
    int64_t open_ms; /* monotonic ms; 0: they have not been counted */
} the_process;

void figures_begin(void)
{
    the_process.open = opendir("/proc/self/fd");
    the_process.start_ms = clock_wall(&clock_system);
}

/* Counts the descriptors once a minute, because that takes a microsecond for each. */
static void figures_open_count(int64_t now)
{
    const struct dirent *entry;
    if (the_process.open_ms != 0 && now - the_process.open_ms < OPEN_EACH_MS)
        return;
    the_process.open_ms = now;
    the_process.nopen = -1; /* the list itself is open */
    rewinddir(the_process.open);
    while ((entry = readdir(the_process.open)))
        the_process.nopen += entry->d_name[0] != '.';
}

void figures_of_process(const char *name, int64_t since_ms, bool contained, struct buf *lines)
{
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    double cpu = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
                 (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
    buf_printf(lines,
               "%s-uptime-seconds %lld\n%s-cpu-seconds %.3f\n"
               "%s-memory-bytes %lld\n%s-uncontained %d\n",
               name, (long long)(clock_mono(&clock_system) - since_ms) / 1000, name, cpu, name,
               (long long)usage.ru_maxrss * 1024, name, !contained);
    if (!the_process.open)
        return;
    figures_open_count(clock_mono(&clock_system));
    buf_printf(lines, "%s-start-timestamp-ms %lld\n%s-open-files %d\n", name,
               (long long)the_process.start_ms, name, the_process.nopen);
}
