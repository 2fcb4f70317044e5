/*
 * The log: a line is formatted on the stack and written with one call. So lines of several threads
 * and processes never mix, and logging works when memory has run out.
 */
#include "log.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <syslog.h>
#include <time.h>
#include <unistd.h>

#include "calendar.h"
#include "clock.h"
#include "utf8.h"

enum {
    TEXT_MAX = 2000,
    LINE_MAX_BYTES = 4 * TEXT_MAX + 200,
    BAD_MS = 60000, /* between two warnings of bad text */
    BAD_BYTES = 4,  /* bad bytes that are shown */
    BAD_WORD = 16   /* bytes of the line's first word that are shown */
};

static const char *const level_names[] = {"error", "warn", "info", "debug"};
static const int level_priorities[] = {LOG_ERR, LOG_WARNING, LOG_INFO, LOG_DEBUG};

static struct {
    char who[16];
    char *path; /* of the file; NULL for the other targets */
    int fd;
    bool syslog, journal;
    bool lent; /* another process handed `fd` to us, and that process reopens the log */
    enum log_level level;
    _Atomic int64_t bad_next_ms; /* monotonic: no warning of bad text before this time */
    _Atomic unsigned bad_more;   /* not warned of */
} the_log = {.fd = STDERR_FILENO, .level = LOG_LEVEL_INFO, .bad_next_ms = INT64_MIN};

static int log_open_file(const char *path)
{
    return open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0640);
}

bool log_stderr_is_journal(void)
{
    const char *stream = getenv("JOURNAL_STREAM");
    unsigned long long device, inode;
    struct stat about;

    return stream && sscanf(stream, "%llu:%llu", &device, &inode) == 2 &&
           fstat(STDERR_FILENO, &about) == 0 && about.st_dev == device && about.st_ino == inode;
}

/* ---- The system's log ---- */

/* syslog(3) does not serve: it makes a socket in each process, and a new one after the system's log
 * was restarted, which a contained process cannot do. All processes that were handed this socket
 * share it, so when one of them connects it again, that serves them all. */
static bool log_syslog_connect(void)
{
    struct sockaddr_un to = {.sun_family = AF_UNIX};
    const char *path = getenv(LOG_SYSLOG_ENV);

    snprintf(to.sun_path, sizeof(to.sun_path), "%s", path ? path : "/dev/log");
    return connect(the_log.fd, (const struct sockaddr *)&to, sizeof(to)) == 0;
}

static void log_syslog_send(enum log_level level, const char *text, size_t len)
{
    char line[LINE_MAX_BYTES + 64];
    struct tm date;
    time_t now = clock_wall(&clock_system) / 1000;

    localtime_r(&now, &date);
    size_t n = (size_t)snprintf(line, sizeof(line), "<%d>", LOG_DAEMON | level_priorities[level]);
    n += strftime(line + n, sizeof(line) - n, "%b %e %H:%M:%S ", &date);
    n += (size_t)snprintf(line + n, sizeof(line) - n, "cardroomd[%d]: %.*s", (int)getpid(),
                          (int)len, text);
    if (send(the_log.fd, line, n, MSG_NOSIGNAL) < 0 && !the_log.lent && log_syslog_connect())
        send(the_log.fd, line, n, MSG_NOSIGNAL);
}

void log_keep(void)
{
    struct sockaddr_un peer;
    socklen_t len = sizeof(peer);

    if (the_log.syslog && getpeername(the_log.fd, (struct sockaddr *)&peer, &len) < 0)
        log_syslog_connect();
}

/* ---- Opening ---- */

int log_open(const char *who, const char *target, enum log_level level)
{
    log_close();
    snprintf(the_log.who, sizeof(the_log.who), "%s", who);
    the_log.level = level;
    the_log.bad_next_ms = INT64_MIN;
    if (strcmp(target, "syslog") == 0) {
        the_log.fd = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
        the_log.syslog = the_log.fd >= 0;
        if (the_log.fd < 0) {
            the_log.fd = STDERR_FILENO;
            return -1;
        }
        log_syslog_connect(); /* if nothing listens yet, log_keep and later lines try again */
    } else if (strcmp(target, "stderr") == 0) {
        the_log.journal = log_stderr_is_journal();
    } else {
        char *path = strdup(target);
        int fd = path ? log_open_file(target) : -1;

        if (fd < 0) {
            int error = errno;

            free(path);
            errno = error;
            return -1;
        }
        the_log.path = path;
        the_log.fd = fd;
    }
    return 0;
}

void log_adopt(const char *who, const char *target, enum log_level level, int fd)
{
    log_close();
    snprintf(the_log.who, sizeof(the_log.who), "%s", who);
    the_log.level = level;
    the_log.syslog = strcmp(target, "syslog") == 0;
    the_log.journal = strcmp(target, "stderr") == 0 && log_stderr_is_journal();
    the_log.fd = fd;
    the_log.lent = true;
}

int log_fd(void)
{
    return the_log.fd;
}

/* The descriptor keeps its number, so another thread can be in the middle of a line. */
void log_take(int fd)
{
    dup3(fd, the_log.fd, O_CLOEXEC);
    close(fd);
}

void log_reopen(void)
{
    int fd = the_log.path ? log_open_file(the_log.path) : -1;

    if (fd < 0) {
        if (the_log.path)
            log_error("log-reopen-failed", "path=%s error=%s", the_log.path, strerror(errno));
        return;
    }
    log_take(fd);
}

void log_close(void)
{
    if (the_log.fd != STDERR_FILENO)
        close(the_log.fd);
    free(the_log.path);
    the_log.path = NULL;
    the_log.fd = STDERR_FILENO;
    the_log.syslog = the_log.journal = the_log.lent = false;
}

/* Copies `text` and escapes every byte that could end a line, move a cursor, change the reading
 * order or pass for an escape. `out` has room for four times the length of `text` and a NUL. */
static void log_escape(const char *text, char *out)
{
    size_t left = strlen(text);

    while (left > 0) {
        uint32_t point;
        int len = utf8_decode(text, left, &point);
        bool plain = len > 0 && point != '\\' && utf8_printable(point);

        if (len < 0)
            len = 1;
        for (int i = 0; i < len; i++)
            if (plain)
                *out++ = text[i];
            else
                out += sprintf(out, "\\x%02x", (unsigned char)text[i]);
        text += len;
        left -= (size_t)len;
    }
    *out = '\0';
}

static void log_write_all(int fd, const char *data, size_t len)
{
    while (len > 0) {
        ssize_t done = write(fd, data, len);

        if (done < 0 && errno == EINTR)
            continue;
        if (done <= 0)
            return; /* nowhere left to say so */
        data += done;
        len -= (size_t)done;
    }
}

/* Replaces the blanks at the line's end by the line end. There is room for one more byte. */
static void log_write_line(char *line)
{
    size_t len = strlen(line);

    while (len > 0 && line[len - 1] == ' ')
        len--;
    line[len++] = '\n';
    log_write_all(the_log.fd, line, len);
}

static void log_text(enum log_level level, const char *event, const char *format, va_list args)
    __attribute__((format(printf, 3, 0)));

static void log_text(enum log_level level, const char *event, const char *format, va_list args)
{
    char text[TEXT_MAX + 1], line[LINE_MAX_BYTES];
    int error = errno;
    size_t len;

    if (vsnprintf(text, sizeof(text), format, args) >= (int)sizeof(text))
        strcpy(text + utf8_cut(text, sizeof(text) - 4), "...");
    if (the_log.syslog) {
        len = (size_t)snprintf(line, sizeof(line), "%s %s ", the_log.who, event);
        log_escape(text, line + len);
        log_syslog_send(level, line, len + strlen(line + len));
    } else if (the_log.journal) {
        len = (size_t)snprintf(line, sizeof(line), "<%d>%s %s ", level_priorities[level],
                               the_log.who, event);
        log_escape(text, line + len);
        log_write_line(line);
    } else {
        int64_t now = clock_wall(&clock_system);
        len = strlen(calendar_text(now, "%Y-%m-%dT%H:%M:%S", line, sizeof(line)));
        len +=
            (size_t)snprintf(line + len, sizeof(line) - len, ".%03dZ %s %s %s ", (int)(now % 1000),
                             the_log.who[0] != '\0' ? the_log.who : "-", level_names[level], event);
        log_escape(text, line + len);
        log_write_line(line);
    }
    errno = error;
}

void log_write(enum log_level level, const char *event, const char *format, ...)
{
    va_list args;

    if (level > the_log.level)
        return;
    va_start(args, format);
    log_text(level, event, format, args);
    va_end(args);
}

bool log_within(struct log_bound *bound, const char *event, int64_t now_ms)
{
    const int64_t most = now_ms + LOG_BURST * 1000;

    if (bound->spent_ms < now_ms || bound->spent_ms > most)
        bound->spent_ms = now_ms;
    if (bound->spent_ms == most) {
        bound->more++;
        return false;
    }
    bound->spent_ms = bound->spent_ms + 1000 < most ? bound->spent_ms + 1000 : most;
    if (bound->more > 0)
        log_warn("more", "event=%s lines=%u", event, bound->more);
    bound->more = 0;
    return true;
}

void log_bad_text(const char *where, const char *text, size_t len, size_t first)
{
    int64_t now = clock_mono(&clock_system), next = the_log.bad_next_ms;
    size_t line = first, word = 0, bytes = len - first < BAD_BYTES ? len - first : BAD_BYTES;

    if (now < next || !atomic_compare_exchange_strong(&the_log.bad_next_ms, &next, now + BAD_MS)) {
        the_log.bad_more++;
        return;
    }
    while (line > 0 && text[line - 1] != '\n')
        line--;
    while (word < BAD_WORD && line + word < first && text[line + word] != ' ')
        word++;
    log_warn("bad-text", "where=\"%s\" bytes=%zu at=%zu more=%u bad=%.*s line=%.*s", where, len,
             first, atomic_exchange(&the_log.bad_more, 0), (int)bytes, text + first, (int)word,
             text + line);
}

void log_fatal(const char *event, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    log_text(LOG_LEVEL_ERROR, event, format, args);
    va_end(args);
    /* Not exit(), whose handlers would run on data that may be broken. */
    _exit(EXIT_FAILURE);
}
