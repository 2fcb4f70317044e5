/*
 * The log. Each line tells one fact: a fixed event name, then `key=value` words. Lines go to
 * standard error, a file, syslog or the journal of systemd. Text of strangers is escaped, so that
 * it can never forge or break a line. Callers never pass secrets.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The environment variable with the path of the system's log, if that is not /dev/log (or
 * /run/systemd/journal/socket for the journal). */
#define LOG_SYSLOG_ENV "CARDROOM_SYSLOG"

/* From the most urgent to the least. */
enum log_level { LOG_LEVEL_ERROR, LOG_LEVEL_WARN, LOG_LEVEL_INFO, LOG_LEVEL_DEBUG };

/* Whether standard error goes to the journal of systemd (JOURNAL_STREAM). There a line that begins
 * with "<3>" has the priority 3 (LOG_ERR of syslog.h). */
bool log_stderr_is_journal(void);
/* Closes the log and opens it anew. `who` is the process that its lines name ("door", "room").
 * `target` is "stderr", "syslog", "journal" (that of systemd, with the words as fields), or the
 * path of a file, to which lines are appended. Lines less urgent than `level` are not written.
 * Returns 0, or -1 with errno; the log then goes to standard error. */
int log_open(const char *who, const char *target, enum log_level level);
/* Whether this target of log_open is the path of a file. */
bool log_target_is_file(const char *target);
/* Starts the log of a process that may open nothing itself. Lines go to `fd`, which another process
 * opened for `target` (its log_fd). The log takes `fd` over. */
void log_adopt(const char *who, const char *target, enum log_level level, int fd);
/* Sets whether lines on standard error or in a file are JSON objects. The members of an object are
 * "time", "process", "level", "event", the words by their keys, and "what" for words without a key.
 * A word whose key is one of these five has a "_" after its key. */
void log_json(bool json);
/* Has `filter` change the words of each line before they are escaped and written. NULL: nothing
 * changes them. `cap` is the room for the text, its NUL included. */
typedef void log_filter_fn(char *text, size_t cap);
void log_filter(log_filter_fn *filter);
/* The descriptor that the log is written to, for handing to another process. The log still owns
 * it. */
int log_fd(void);
/* Goes on writing to what `fd` refers to, and closes `fd`. It comes from another process: the
 * log_fd of that process after its log_reopen. */
void log_take(int fd);
/* Opens the log's file again after a rotation. If that fails, logs the error and goes on with the
 * old file. Does nothing for the other targets. */
void log_reopen(void);
/* Connects to the system's log or the journal again after that was restarted. The process that
 * opened the log calls this now and then, because the processes to which it handed the log cannot
 * connect: their lines are lost until then. */
void log_keep(void);
/* Closes the file or socket of the log. Later lines go to standard error. */
void log_close(void);

/* Writes a line, as in log_info("login", "account=%s from=%s", name, address). `event` is a fixed
 * word. What is not utf8_printable, and each backslash, comes out as \xNN. Text that a stranger
 * chose stands before our own words, because the last of the words with one key counts
 * (log_words in log.c). A text longer than 2000 bytes is cut and ends with "...". Any thread may
 * call this. Keeps errno. Lines begin with the UTC time, the process and the level, as in
 * "2026-11-21T14:02:11.208Z room info login account=kate from=192.0.2.7". The system's log and the
 * journal note time and level themselves, so lines there begin with the process. */
void log_write(enum log_level level, const char *event, const char *format, ...) PRINTF(3, 4);
#define log_error(...) log_write(LOG_LEVEL_ERROR, __VA_ARGS__)
#define log_warn(...)  log_write(LOG_LEVEL_WARN, __VA_ARGS__)
#define log_info(...)  log_write(LOG_LEVEL_INFO, __VA_ARGS__)
#define log_debug(...) log_write(LOG_LEVEL_DEBUG, __VA_ARGS__)

/* Limits lines that strangers can cause as often as they like: LOG_BURST of them may be written at
 * once, then one a second. Each bound is for one event and one thread, and is all zero at first. */
enum { LOG_BURST = 600 };
struct log_bound {
    /* Monotonic. Each line that is written moves it on by a second, from the present time if it was
     * earlier. A line that would move it more than LOG_BURST seconds ahead is left out. */
    int64_t spent_ms;
    unsigned more; /* lines left out since the last one that was written */
};
/* Whether a line of `event` may be written at the monotonic time `now_ms`. If so, and lines were
 * left out before it, first writes a line "more" that says how many. */
bool log_within(struct log_bound *bound, const char *event, int64_t now_ms);

/* Warns ("bad-text") that text which was about to leave the process is not UTF-8. The warning tells
 * where the text was going (`where`), its length, the first bad bytes and the first word of their
 * line. `first` is the place of the first bad byte. The process writes at most one such warning a
 * minute; its word `more` says how many were left out. */
void log_bad_text(const char *where, const char *text, size_t len, size_t first);

/* Writes a line as log_error does, then ends the process with status 1 without running exit
 * handlers. It is for a broken invariant and for a start that cannot go on. */
void log_fatal(const char *event, const char *format, ...) PRINTF(2, 3) __attribute__((noreturn));
