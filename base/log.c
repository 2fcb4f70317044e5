/*
 * Writes the log. A line is formatted on the stack and written with one call. So lines of several
 * threads and processes never mix, and logging works when memory has run out.
 */

/* Dates in 64 bits, as in clock.c. */
#ifdef _FILE_OFFSET_BITS
#define _TIME_BITS 64
#endif

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

#include "buf.h"
#include "calendar.h"
#include "clock.h"
#include "durable.h"
#include "utf8.h"

enum {
    TEXT_MAX = 2000,
    LINE_MAX_BYTES = 4 * TEXT_MAX + 200,
    BAD_MS = 60000, /* between two warnings of bad text */
    BAD_BYTES = 4,  /* bad bytes that are shown */
    BAD_WORD = 16,  /* bytes of the line's first word that are shown */
    WORDS_MAX = 24
};

static const char *const level_names[] = {"error", "warn", "info", "debug"};
static const int level_priorities[] = {LOG_ERR, LOG_WARNING, LOG_INFO, LOG_DEBUG};

static struct {
    char who[16];
    char *path; /* of the file; NULL for the other targets */
    int fd;
    bool syslog, journal, native, json;
    log_filter_fn *filter; /* NULL: none */
    bool lent;             /* another process handed `fd` to us, and that process reopens the log */
    enum log_level level;
    _Atomic int64_t bad_next_ms; /* monotonic: no warning of bad text before this time */
    _Atomic unsigned bad_more;   /* bad texts that no warning has counted yet */
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

/* Connects the log's socket to the system's log. We do not use syslog(3): it makes a socket in each
 * process, and a new one when the system's log was restarted, and a contained process cannot make
 * sockets. All processes that were handed this socket share it. When one of them connects it again,
 * it works for all of them. */
static bool log_syslog_connect(void)
{
    struct sockaddr_un to = {.sun_family = AF_UNIX};
    const char *path = getenv(LOG_SYSLOG_ENV);

    if (!path)
        path = the_log.native ? "/run/systemd/journal/socket" : "/dev/log";
    snprintf(to.sun_path, sizeof(to.sun_path), "%s", path);
    return connect(the_log.fd, (const struct sockaddr *)&to, sizeof(to)) == 0;
}

static void log_socket_send(const char *line, size_t len)
{
    if (send(the_log.fd, line, len, MSG_NOSIGNAL) < 0 && !the_log.lent && log_syslog_connect())
        send(the_log.fd, line, len, MSG_NOSIGNAL);
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
    log_socket_send(line, n);
}

void log_keep(void)
{
    struct sockaddr_un peer;
    socklen_t len = sizeof(peer);

    if (the_log.syslog && getpeername(the_log.fd, (struct sockaddr *)&peer, &len) < 0)
        log_syslog_connect();
}

/* ---- Opening ---- */

bool log_target_is_file(const char *target)
{
    return strcmp(target, "stderr") != 0 && strcmp(target, "syslog") != 0 &&
           strcmp(target, "journal") != 0;
}

/* Closes the log, and sets what the next one is like. */
static void log_begin(const char *who, const char *target, enum log_level level)
{
    log_close();
    snprintf(the_log.who, sizeof(the_log.who), "%s", who);
    the_log.level = level;
    the_log.native = strcmp(target, "journal") == 0;
    the_log.syslog = the_log.native || strcmp(target, "syslog") == 0;
    the_log.journal = strcmp(target, "stderr") == 0 && log_stderr_is_journal();
}

int log_open(const char *who, const char *target, enum log_level level)
{
    log_begin(who, target, level);
    the_log.bad_next_ms = INT64_MIN;
    if (the_log.syslog) {
        the_log.fd = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
        if (the_log.fd < 0) {
            the_log.fd = STDERR_FILENO;
            log_close();
            return -1;
        }
        log_syslog_connect(); /* if nothing listens yet, log_keep and later lines try again */
    } else if (log_target_is_file(target)) {
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
    log_begin(who, target, level);
    the_log.fd = fd;
    the_log.lent = true;
}

int log_fd(void)
{
    return the_log.fd;
}

/* The descriptor keeps its number, so another thread may be writing a line meanwhile. */
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
    the_log.syslog = the_log.journal = the_log.native = the_log.lent = false;
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

/* Writes a line, with a line end in place of the blanks at its end. There is room for one more
 * byte. */
static void log_write_line(char *line)
{
    size_t len = strlen(line);

    while (len > 0 && line[len - 1] == ' ')
        len--;
    line[len++] = '\n';
    durable_write_all(the_log.fd, line, len); /* if it fails, there is nowhere left to say so */
}

void log_json(bool json)
{
    the_log.json = json;
}

void log_filter(log_filter_fn *filter)
{
    the_log.filter = filter;
}

/* ---- Lines for programs ---- */

/* A word is `key=value`. A value may hold blanks: it ends at the next key or, if it is in quotes,
 * at the quote before the next key. */
struct log_word {
    const char *key, *value; /* in the text, without a NUL */
    size_t keylen, len;      /* of the key (0: the words before the first key) and of the value */
};

/* The length of the key that begins here; 0: no key begins here. */
static size_t log_words_key(const char *at)
{
    size_t len = strspn(at, "abcdefghijklmnopqrstuvwxyz0123456789_-");
    return len > 0 && at[len] == '=' ? len : 0;
}

/* The blank before the next key, or the end. */
static const char *log_words_end(const char *at)
{
    const char *blank = strchr(at, ' ');
    while (blank && log_words_key(blank + 1) == 0)
        blank = strchr(blank + 1, ' ');
    return blank ? blank : at + strlen(at);
}

/* The quote that ends a value, before a key or the end. NULL: there is none. */
static const char *log_words_quote(const char *at)
{
    const char *quote = strchr(at, '"');
    while (quote && quote[1] != '\0' && (quote[1] != ' ' || log_words_key(quote + 2) == 0))
        quote = strchr(quote + 1, '"');
    return quote;
}

static size_t log_words_put(struct log_word out[WORDS_MAX], size_t n, struct log_word word)
{
    size_t i = 0;
    while (i < n &&
           (out[i].keylen != word.keylen || memcmp(out[i].key, word.key, word.keylen) != 0))
        i++;
    if (i < WORDS_MAX)
        out[i] = word;
    return i == n && n < WORDS_MAX ? n + 1 : n;
}

/* Writes the words of a text to `out` and returns how many it wrote. Keeps only the first WORDS_MAX
 * different keys. Of words with the same key it keeps only the last, because text that a stranger
 * chose stands before our own words. */
static size_t log_words(const char *text, struct log_word out[WORDS_MAX])
{
    size_t n = 0;
    for (const char *at = text + strspn(text, " "); *at; at += strspn(at, " ")) {
        struct log_word word = {.key = at, .keylen = log_words_key(at)};
        const char *value = at + word.keylen + (word.keylen > 0);
        const char *end = word.keylen > 0 && *value == '"' ? log_words_quote(value + 1) : NULL;
        const bool quoted = end;
        if (quoted)
            value++;
        else
            end = log_words_end(value);
        word.value = value;
        word.len = (size_t)(end - value);
        n = log_words_put(out, n, word);
        at = end + quoted;
    }
    return n;
}

/* Appends a JSON text. Its characters that are not printable were escaped before. */
static void log_put_json(struct buf *line, const char *text, size_t n)
{
    buf_putc(line, '"');
    for (size_t i = 0; i < n; i++) {
        if (text[i] == '"' || text[i] == '\\')
            buf_putc(line, '\\');
        buf_putc(line, text[i]);
    }
    buf_putc(line, '"');
}

static void log_put_member(struct buf *line, const char *key, size_t keylen, const char *text,
                           size_t n)
{
    buf_puts(line, line->len > 1 ? "," : "");
    log_put_json(line, key, keylen);
    buf_putc(line, ':');
    log_put_json(line, text, n);
}

/* The members that a line has of its own. A word with such a key gets another key. */
static const char *const own_members[] = {"time", "process", "level", "event", "what"};

static void log_line_json(const char *time, enum log_level level, const char *event,
                          const char *text)
{
    const char *const own[] = {time, the_log.who[0] ? the_log.who : "-", level_names[level], event};
    struct log_word words[WORDS_MAX];
    char bytes[2 * LINE_MAX_BYTES], key[32];
    struct buf line = buf_over(bytes, sizeof(bytes));
    size_t n = log_words(text, words);

    buf_putc(&line, '{');
    for (size_t i = 0; i < sizeof(own) / sizeof(own[0]); i++)
        log_put_member(&line, own_members[i], strlen(own_members[i]), own[i], strlen(own[i]));
    for (size_t i = 0; i < n; i++) {
        snprintf(key, sizeof(key), "%.*s", (int)words[i].keylen, words[i].key);
        for (size_t j = 0; j < sizeof(own_members) / sizeof(own_members[0]); j++)
            if (strcmp(key, own_members[j]) == 0)
                snprintf(key, sizeof(key), "%s_", own_members[j]);
        log_put_member(&line, key[0] ? key : "what", strlen(key[0] ? key : "what"), words[i].value,
                       words[i].len);
    }
    buf_puts(&line, "}\n");
    durable_write_all(the_log.fd, line.data, line.len);
}

/* Appends a field for the journal. Values have no line ends, so the short form will do
 * (https://systemd.io/JOURNAL_NATIVE_PROTOCOL). */
static void log_put_field(struct buf *line, const char *name, size_t n, const char *value,
                          size_t valuelen)
{
    for (size_t i = 0; i < n; i++)
        buf_putc(line, name[i] >= 'a' && name[i] <= 'z' ? (char)(name[i] - 'a' + 'A')
                       : name[i] == '-'                 ? '_'
                                                        : name[i]);
    buf_putc(line, '=');
    buf_add(line, value, valuelen);
    buf_putc(line, '\n');
}

/* Sends a line to the journal. Collectors look for FROM= and ACCOUNT=; all other words are
 * CARDROOM_KEY=. */
static void log_send_native(enum log_level level, const char *event, const char *text)
{
    struct log_word words[WORDS_MAX];
    char bytes[2 * LINE_MAX_BYTES];
    struct buf line = buf_over(bytes, sizeof(bytes));
    size_t n = log_words(text, words);

    buf_printf(&line,
               "SYSLOG_IDENTIFIER=cardroomd\nPRIORITY=%d\n"
               "CARDROOM_PROCESS=%s\nCARDROOM_EVENT=%s\nMESSAGE=%s %s %s\n",
               level_priorities[level], the_log.who, event, the_log.who, event, text);
    for (size_t i = 0; i < n; i++) {
        const struct log_word *word = &words[i];
        bool from = word->keylen == 4 && memcmp(word->key, "from", 4) == 0,
             account = (word->keylen == 4 && memcmp(word->key, "name", 4) == 0) ||
                       (word->keylen == 7 && memcmp(word->key, "account", 7) == 0);
        if (word->keylen == 0)
            continue;
        if (!from && !account)
            buf_puts(&line, "CARDROOM_");
        log_put_field(&line, account ? "account" : word->key, account ? 7 : word->keylen,
                      word->value, word->len);
    }
    log_socket_send(line.data, line.len);
}

PRINTF(3, 0)
static void log_text(enum log_level level, const char *event, const char *format, va_list args)
{
    const char *who = the_log.who[0] != '\0' ? the_log.who : "-";
    char text[TEXT_MAX + 1], line[LINE_MAX_BYTES], when[CALENDAR_STAMP];
    int error = errno, len = 0;

    if (vsnprintf(text, sizeof(text), format, args) >= (int)sizeof(text))
        strcpy(text + utf8_cut(text, sizeof(text) - 4), "...");
    if (the_log.filter)
        the_log.filter(text, sizeof(text));
    calendar_stamp(clock_wall(&clock_system), when);
    if (the_log.syslog && !the_log.native)
        len = snprintf(line, sizeof(line), "%s %s ", the_log.who, event);
    else if (the_log.journal && !the_log.json)
        len =
            snprintf(line, sizeof(line), "<%d>%s %s ", level_priorities[level], the_log.who, event);
    else if (!the_log.native && !the_log.json)
        len = snprintf(line, sizeof(line), "%s %s %s %s ", when, who, level_names[level], event);
    log_escape(text, line + len);
    if (the_log.native)
        log_send_native(level, event, line);
    else if (the_log.syslog)
        log_syslog_send(level, line, strlen(line));
    else if (the_log.json)
        log_line_json(when, level, event, line);
    else
        log_write_line(line);
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
    if (bound->spent_ms + 1000 > most) {
        bound->more++;
        return false;
    }
    bound->spent_ms += 1000;
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
