/*
 * The table of figures.h, and its text for Prometheus.
 */
#include "figures.h"

#include <string.h>
#include <sys/resource.h>

#include "clock.h"

struct figure {
    const char *name; /* of the line: "store-backlog" */
    bool rises;       /* a counter, which starts from 0 with its process */
    const char *help;
};

/* Ended by a NULL name. */
static const struct figure figure_table[] = {
    {"connections", false, "Connections that the lobby knows."},
    {"players", false, "People who are logged in."},
    {"guests", false, "Guests."},
    {"tables", false, "Open tables."},
    {"games", false, "Games in play."},
    {"spectators", false, "People who watch a table."},
    {"moves", true, "Moves that are in the store, since the room's start."},
    {"backlog", false, "Writes that the store has not yet done."},
    {"store-healthy", false, "1; 0 while the disk is low or full."},
    {"store-commits", true, "Transactions that were written."},
    {"store-commit-seconds", true, "Time that they took together."},
    {"store-slowest-ms", false, "The slowest transaction since the figures before."},
    {"store-stalled-ms", false, "How long the transaction under way has taken so far."},
    {"ship-behind-ms", false, "How far the second copy is behind; not there: nothing is shipped."},
    {"loop-late-ms", false, "How late the room's loop was when it last looked at the clock."},
    {"clock-sound", false, "1; 0 while the clock of the machine cannot be right."},
    {"room-uptime-seconds", false, "Time since the room's start."},
    {"room-cpu-seconds", true, "Processor time of the room."},
    {"room-uncontained", false,
     "1 while the sandbox of the room lacks what the kernel has; else 0."},
    {"room-memory-bytes", false, "The most memory that the room has had."},
    {"room-up", false, "1; 0 while no room is there."},
    {"rooms", true, "Rooms and links to them, since the door's start: rises when a room dies."},
    {"door-connections", false, "Connections that the door holds."},
    {"accepted", true, "Connections that were let in."},
    {"refused-full", true, "Connections turned away because there were too many."},
    {"refused-address", true, "Connections turned away because their address had too many."},
    {"refused-rate", true, "Connections turned away because too many came at once."},
    {"refused-banned", true, "Connections of banned addresses."},
    {"tls-certificate-days", false, "Whole days until the TLS certificate ends; 0: it has."},
    {"door-uptime-seconds", false, "Time since the door's start."},
    {"door-cpu-seconds", true, "Processor time of the door."},
    {"door-uncontained", false,
     "1 while the sandbox of the door lacks what the kernel has; else 0."},
    {"door-memory-bytes", false, "The most memory that the door has had."},
    {NULL, false, NULL},
};

static const struct figure *figure_of(const char *name, size_t len)
{
    for (const struct figure *figure = figure_table; figure->name; figure++)
        if (strlen(figure->name) == len && memcmp(figure->name, name, len) == 0)
            return figure;
    return NULL;
}

static bool is_number(const char *text, size_t len)
{
    return len > 0 && strspn(text, "0123456789.") >= len;
}

static void put_name(const struct figure *figure, struct buf *out)
{
    buf_puts(out, "cardroom_");
    for (const char *at = figure->name; *at; at++)
        buf_putc(out, *at == '-' ? '_' : *at);
    buf_puts(out, figure->rises ? "_total" : "");
}

/* The figure on a line of `len` bytes; NULL: there is none. */
static const struct figure *figure_in(const char *line, size_t len)
{
    size_t name = strcspn(line, " \n");
    const struct figure *figure = figure_of(line, name);
    return figure && name < len && is_number(line + name + 1, len - name - 1) ? figure : NULL;
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

void figures_prometheus(const char *lines, struct buf *out)
{
    while (*lines) {
        size_t len = strcspn(lines, "\n"), name = strcspn(lines, " \n");
        const struct figure *figure = figure_in(lines, len);
        if (figure) {
            buf_puts(out, "# HELP ");
            put_name(figure, out);
            buf_printf(out, " %s\n# TYPE ", figure->help);
            put_name(figure, out);
            buf_puts(out, figure->rises ? " counter\n" : " gauge\n");
            put_name(figure, out);
            buf_add(out, lines + name, len - name);
            buf_putc(out, '\n');
        }
        lines += len + (lines[len] == '\n');
    }
}

const char *figures_name(size_t i, const char **help)
{
    *help = figure_table[i].help;
    return figure_table[i].name;
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
}
