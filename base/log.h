/*
 * The log: one fact a line, `key=value` words after a fixed event name, to standard error, a file
 * or syslog. Text of strangers is escaped, so that it can never forge or break a line. Secrets are
 * never passed to it.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* An environment variable: the path of the system's log where that is not /dev/log. */
#define LOG_SYSLOG_ENV "CARDROOM_SYSLOG"

enum log_level { LOG_LEVEL_ERROR, LOG_LEVEL_WARN, LOG_LEVEL_INFO, LOG_LEVEL_DEBUG };

/* Whether standard error is the journal of systemd (JOURNAL_STREAM). A line that begins with <3>,
 * <LOG_ERR> of syslog.h, has that priority there. */
bool log_stderr_is_journal(void);
/* `who` ("door", "room") starts each line. `target`: "stderr", "syslog", or the path of a file that
 * is appended to; "journal": that of systemd, with the words as its fields. Returns 0, or -1 with
 * errno and the log still on standard error. */
int log_open(const char *who, const char *target, enum log_level level);
/* Starts the log of a process that may open nothing itself. Lines go to `fd`, which another process
 * opened for `target` (its log_fd). The log takes `fd` over. */
void log_adopt(const char *who, const char *target, enum log_level level, int fd);
/* Lines on standard error or in a file are JSON objects from now on: "time", "process", "level",
 * "event", and the words by their keys; "what" are words without a key. */
void log_json(bool json);
/* Has `filter` change each text before it is written; NULL: nothing does. `cap`: bytes that the
 * text may have, its NUL included. */
typedef void log_filter_fn(char *text, size_t cap);
void log_filter(log_filter_fn *filter);
/* The descriptor that the log is written to, for handing to another process. It stays the log's. */
int log_fd(void);
/* Goes on writing to `fd`, which it takes over: the log_fd of another process after its
 * log_reopen. */
void log_take(int fd);
/* Opens the file again after a rotation; no-op for the other targets. */
void log_reopen(void);
/* Finds the system's log again after that was restarted. The process that opened the log calls this
 * now and then, for itself and for the processes to which it handed the log: until then their lines
 * are lost. */
void log_keep(void);
void log_close(void);

/* log_info("login", "account=%s from=%s", name, address): `event` is a static word. Bytes that are
 * not utf8_printable, and backslashes, come out as \xNN; free text with blanks goes last, so that
 * it cannot pass for another word. A text longer than 2000 bytes is cut and ends with "...". Safe
 * from any thread; keeps errno. Lines begin with the UTC time, who and the level, as in
 * "2026-11-21T14:02:11.208Z room info login account=kate from=192.0.2.7". The system's log and the
 * journal note time and level themselves, so lines there begin with who. */
void log_write(enum log_level level, const char *event, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
#define log_error(...) log_write(LOG_LEVEL_ERROR, __VA_ARGS__)
#define log_warn(...)  log_write(LOG_LEVEL_WARN, __VA_ARGS__)
#define log_info(...)  log_write(LOG_LEVEL_INFO, __VA_ARGS__)
#define log_debug(...) log_write(LOG_LEVEL_DEBUG, __VA_ARGS__)

/* Limits lines that strangers can cause as often as they like: a number of them are written at
 * once, then one a second. All zero at first. Each is for one event and one thread. */
enum { LOG_BURST = 600 };
struct log_bound {
    int64_t spent_ms; /* monotonic: until when the lines so far count */
    unsigned more;    /* lines left out since the last one that was written */
};
/* Whether the next line of `event` may be written at the monotonic time `now_ms`. If lines were
 * left out before it, a line "more" counts them. */
bool log_within(struct log_bound *bound, const char *event, int64_t now_ms);

/* Warns ("bad-text") that text which was about to leave the process is not UTF-8. The line tells
 * where the text was going (`where`), its length, the first bad bytes (from `first` on) and the
 * first word of their line. At most one line a minute is written for the process; `more` counts
 * those left out. */
void log_bad_text(const char *where, const char *text, size_t len, size_t first);

/* Logs, then ends the process with status 1 and runs no exit handler. Use it for a broken
 * invariant, or for a start that cannot go on. */
void log_fatal(const char *event, const char *format, ...)
    __attribute__((format(printf, 2, 3), noreturn));
