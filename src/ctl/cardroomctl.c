/*
 * cardroomctl(8): what the staff can do, from a shell of the machine. The verbs are those of
 * verb.h; the room carries them out. `verify` and what is about the database (maintain.h) need no
 * room.
 */
#include <errno.h>
#include <getopt.h>
#include <jansson.h>
#include <poll.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include "admin.h"
#include "buf.h"
#include "clock.h"
#include "conf.h"
#include "config.h"
#include "control.h"
#include "maintain.h"
#include "prompt.h"
#include "rotation.h"
#include "shipping.h"
#include "utf8.h"
#include "verb.h"
#include "verify.h"
#include "xalloc.h"

enum {
    WAIT_MS = 5000, /* for a room that is being started again */
    RETRY_MS = 50,
    LOOK_MS = 1000,      /* between looks at a countdown */
    SHUTDOWN_MS = 60000, /* longer than door and room are given to end */
    UPGRADE_MS = 150000, /* longer than the supervisor's patience */
    SECRET_MAX = 512,
    EXPORT_PAGE = 1000, /* the most lines of the audit log that one answer has */
    VERB_NAME_MAX = 32
};

static const struct option long_options[] = {
    {"config", required_argument, NULL, 'c'}, {"socket", required_argument, NULL, 's'},
    {"json", no_argument, NULL, 'j'},         {"help", no_argument, NULL, 'h'},
    {"version", no_argument, NULL, 'V'},      {NULL, 0, NULL, 0}};

static int complain(int status, const char *sentences)
{
    fprintf(stderr, "cardroomctl: %s\n", sentences);
    return status;
}

/* ---- Usage, from the table ---- */

static void verb_usage(const struct verb *verb, FILE *out)
{
    fprintf(out, "cardroomctl %s", verb->name);
    for (int i = 0; verb->argument[i]; i++) {
        bool last = !verb->argument[i + 1];
        fprintf(out, i < verb->required ? " %s%s" : " [%s%s]", verb->argument[i],
                last && verb->rest ? "..." : "");
    }
    fputc('\n', out);
}

static void usage(FILE *out)
{
    fputs("usage: cardroomctl [-c FILE | -s SOCKET] [--json] VERB [ARGUMENT...]\n\n", out);
    for (int i = 0; i < VERBS; i++) {
        fputs("  ", out);
        verb_usage(&verbs[i], out);
        fprintf(out, "      %s\n", verbs[i].help);
    }
}

/* ---- Words into a request ---- */

/* The verb that the first one or two words name; `used` says how many. */
static const struct verb *verb_of(char **words, int count, int *used)
{
    char name[VERB_NAME_MAX];
    const struct verb *verb = NULL;
    if (count > 1) {
        utf8_printf(name, sizeof(name), "%s %s", words[0], words[1]);
        verb = verb_by_name(name);
        *used = 2;
    }
    if (!verb && count > 0) {
        verb = verb_by_name(words[0]);
        *used = 1;
    }
    return verb;
}

/* Words that name no verb; where the first one begins several, those. */
static int no_verb(char **words, int count)
{
    size_t len = count ? strlen(words[0]) : 0;
    int found = 0;
    if (!count) {
        return complain(STATUS_USAGE, "There is no verb. Type  cardroomctl --help  for those there "
                                      "are.");
    }
    for (int i = 0; i < VERBS; i++) {
        if (strncmp(verbs[i].name, words[0], len) == 0 && verbs[i].name[len] == ' ') {
            fprintf(stderr, found++ ? ", %s" : "cardroomctl: One of these is needed: %s",
                    verbs[i].name);
        }
    }
    if (!found)
        fprintf(stderr, "cardroomctl: There is no verb \"%s\"", words[0]);
    fputs(". Type  cardroomctl --help  for what they do.\n", stderr);
    return STATUS_USAGE;
}

/* Puts the arguments into the request by name. False: `why` says what is wrong with them. */
static bool put_arguments(json_t *request, const struct verb *verb, char **words, int count,
                          char *why, size_t whycap)
{
    int i = 0;
    for (; verb->argument[i] && i < count; i++) {
        struct buf text = {0};
        bool rest = verb->rest && !verb->argument[i + 1];
        for (int j = i; j < (rest ? count : i + 1); j++) {
            buf_puts(&text, j > i ? " " : "");
            buf_puts(&text, words[j]);
        }
        int failed = json_object_set_new(request, verb->argument[i], json_string(buf_text(&text)));
        buf_free(&text);
        if (failed) {
            utf8_printf(why, whycap, "The %s is no UTF-8. Type it anew.", verb->argument[i]);
            return false;
        }
        if (rest)
            return true;
    }
    if (i < verb->required)
        utf8_printf(why, whycap, "The %s is missing.", verb->argument[i]);
    else if (i < count)
        utf8_printf(why, whycap, "There is a word too many: %s", words[i]);
    return i == count && i >= verb->required;
}

/* Asks for it at a terminal; else takes one line of the input. False: the person was told why. */
static bool read_password(char out[SECRET_MAX])
{
    switch (prompt_password(out, SECRET_MAX)) {
    case PROMPT_DONE: return true;
    case PROMPT_DIFFER:
        complain(STATUS_USAGE, "The two passwords differ. Type the command again.");
        return false;
    case PROMPT_ENDED: break;
    case PROMPT_NO_TERMINAL:
        if (fgets(out, SECRET_MAX, stdin)) {
            out[strcspn(out, "\r\n")] = '\0';
            return true;
        }
        break;
    }
    complain(STATUS_USAGE, "There is no password. Give it as a line of the input.");
    return false;
}

/* ---- To the room and back ---- */

/* Waits a little for a room that is just being started. Returns -1 with errno. */
static int connect_to(const char *path)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    if (strlen(path) >= sizeof(address.sun_path)) {
        errno = ENAMETOOLONG;
        return -1;
    }
    strcpy(address.sun_path, path);
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    int64_t until = clock_mono(&clock_system) + WAIT_MS;
    while (fd >= 0 && connect(fd, (struct sockaddr *)&address, sizeof(address)) < 0) {
        const struct timespec pause = {0, RETRY_MS * 1000000L};
        bool later = errno == ECONNREFUSED || errno == EAGAIN;
        if (!later || clock_mono(&clock_system) > until) {
            int error = errno;
            close(fd);
            errno = error;
            return -1;
        }
        nanosleep(&pause, NULL);
    }
    return fd;
}

static bool send_all(int fd, const char *data, size_t len)
{
    while (len > 0) {
        ssize_t sent = send(fd, data, len, MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR)
            continue;
        if (sent <= 0)
            return false;
        data += sent;
        len -= (size_t)sent;
    }
    return true;
}

/* Reads up to the end of a line into `out`. */
static bool receive_line(int fd, struct buf *out)
{
    char bytes[4096];
    while (!out->len || out->data[out->len - 1] != '\n') {
        ssize_t got = read(fd, bytes, sizeof(bytes));
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        buf_add(out, bytes, (size_t)got);
    }
    return true;
}

/* What was found here rather than in the room, told as an answer of its. */
static int tell(int status, const char *text, bool json)
{
    json_t *answer = json ? json_pack("{s:b, s:s}", "done", status == 0, "text", text) : NULL;
    if (!json) {
        fputs(text, status == 0 ? stdout : stderr);
    } else if (answer) {
        json_dumpf(answer, stdout, JSON_COMPACT);
        putchar('\n');
    } else {
        status = complain(STATUS_AWAY, "The answer is no UTF-8, and so no JSON. Ask without -j.");
    }
    json_decref(answer);
    return fflush(stdout) == 0 ? status : STATUS_AWAY;
}

/* `quiet`: of what is done nothing is told, of what is not, why. */
static int show(const struct buf *line, bool json, bool quiet)
{
    json_t *answer = json_loads(buf_text(line), 0, NULL);
    const char *text = json_string_value(json_object_get(answer, "text"));
    bool done = json_is_true(json_object_get(answer, "done"));
    int status = done ? 0 : STATUS_REFUSED;
    if (!text) {
        status = complain(STATUS_AWAY, "The answer was not understood. See whether both programs "
                                       "are of one version.");
    } else if (json && !(quiet && done)) {
        fputs(buf_text(line), stdout);
    } else if (!(quiet && done)) {
        fputs(text, done ? stdout : stderr);
    }
    json_decref(answer);
    return fflush(stdout) == 0 ? status : STATUS_AWAY;
}

/* One request and the line of its answer. False: `why` says what to do. */
static bool exchange(const char *path, const json_t *request, struct buf *answer, char *why,
                     size_t whycap)
{
    int fd = connect_to(path);
    if (fd < 0) {
        utf8_printf(why, whycap, "The service cannot be reached at %s: %s. %s", path,
                    strerror(errno),
                    errno == EACCES ? "Run this as its user, or as root."
                                    : "See whether cardroomd runs; -c names its configuration.");
        return false;
    }
    char *line = json_dumps(request, JSON_COMPACT);
    bool done = line && send_all(fd, line, strlen(line)) && send_all(fd, "\n", 1) &&
                receive_line(fd, answer);
    if (!done) {
        utf8_printf(why, whycap,
                    "The room ended before it answered, so it is not known whether that was done. "
                    "An act is written together with its line of the audit log: see  cardroomctl "
                    "audit by=cardroomctl since=10m  before you type it again.");
    }
    wipe_string(&line);
    close(fd);
    return done;
}

static int ask(const char *path, const json_t *request, bool json, bool quiet)
{
    char why[512];
    struct buf answer = {0};
    int status = exchange(path, request, &answer, why, sizeof(why)) ? show(&answer, json, quiet)
                                                                    : complain(STATUS_AWAY, why);
    buf_free(&answer);
    return status;
}

/* What the service says of its upgrades. */
struct upgrades {
    int count;          /* that it has seen; -1: it does not answer */
    pid_t supervisor;   /* 0: it does not say */
    struct buf outcome; /* how the last one ended: "done TEXT" */
    char stop[16];      /* the first word of the countdown that runs; "no": none */
};

static void upgrades_look(const char *path, struct upgrades *seen)
{
    char why[512];
    struct buf answer = {0};
    json_t *request = json_pack("{s:s}", "verb", "status");
    seen->count = -1;
    if (exchange(path, request, &answer, why, sizeof(why))) {
        json_t *status = json_loads(buf_text(&answer), 0, NULL);
        json_t *values = json_object_get(status, "values");
        const char *number = json_string_value(json_object_get(values, "upgrades"));
        const char *text = json_string_value(json_object_get(values, "upgrade"));
        const char *stop = json_string_value(json_object_get(values, "shutdown"));
        const char *pid = json_string_value(json_object_get(values, "supervisor-pid"));
        seen->count = number ? atoi(number) : -1;
        seen->supervisor = pid ? atoi(pid) : 0;
        buf_clear(&seen->outcome);
        buf_printf(&seen->outcome, "%s\n", text ? text : "");
        utf8_printf(seen->stop, sizeof(seen->stop), "%.*s", stop ? (int)strcspn(stop, " ") : 0,
                    stop ? stop : "");
        json_decref(status);
    }
    json_decref(request);
    buf_free(&answer);
}

/* How long the room counts down to it. */
static int64_t upgrade_countdown(const json_t *request)
{
    const char *what = json_string_value(json_object_get(request, "what"));
    const char *time = json_string_value(json_object_get(request, "time"));
    int64_t ms;
    if (!what || strcmp(what, "all") != 0)
        return 0;
    return !time ? VERB_UPGRADE_MS : admin_duration_parse(time, &ms) ? ms : 0;
}

/* Asks for an upgrade and waits for how it ends; the room that was asked is not there any more
 * then. Until the countdown has run out it is the room's own, and somebody may end it. */
static int upgrade(const char *path, const json_t *request, bool json)
{
    struct upgrades seen = {0};
    char counting[sizeof(seen.stop)] = "";
    upgrades_look(path, &seen);
    int before = seen.count;
    int64_t ends = clock_mono(&clock_system) + upgrade_countdown(request);
    int64_t until = ends + UPGRADE_MS;
    int status = ask(path, request, json, json); /* one line of JSON: how it ended */
    bool off = false;
    while (status == 0 && !off && seen.count <= before && clock_mono(&clock_system) < until) {
        upgrades_look(path, &seen);
        int64_t now = clock_mono(&clock_system);
        if (seen.count >= 0 && now < ends) {
            if (!counting[0])
                strcpy(counting, seen.stop);
            off = strcmp(seen.stop, "no") == 0 || strcmp(seen.stop, counting) != 0;
        }
        if (!off && seen.count <= before) {
            bool early = now + LOOK_MS < ends;
            const struct timespec pause = {early ? LOOK_MS / 1000 : 0,
                                           early ? 0 : RETRY_MS * 1000000L};
            nanosleep(&pause, NULL);
        }
    }
    if (off) {
        status = tell(STATUS_REFUSED, "The countdown was stopped. Nothing was upgraded.\n", json);
    } else if (status == 0 && seen.count <= before) {
        status = complain(STATUS_AWAY, "The room does not say how it ended. See its log.");
    } else if (status == 0) {
        const char *text = buf_text(&seen.outcome);
        bool done = strncmp(text, "done ", 5) == 0;
        status = tell(done ? 0 : STATUS_REFUSED, text + strcspn(text, " ") + 1, json);
    }
    buf_free(&seen.outcome);
    return status;
}

/* Stops the service. Where that is to be at once, it waits for the end: what comes next may need
 * the ports and the database. */
static int shut_down(const char *path, const json_t *request, bool json)
{
    const char *time = json_string_value(json_object_get(request, "time"));
    struct upgrades seen = {0};
    if (time && strcmp(time, "now") == 0)
        upgrades_look(path, &seen);
    /* Held before the end, so that it names no other process behind it. */
    struct pollfd ended = {.events = POLLIN, .fd = -1};
    if (seen.supervisor > 0)
        ended.fd = (int)syscall(SYS_pidfd_open, seen.supervisor, 0);
    int status = ask(path, request, json, false);
    if (status == 0 && ended.fd >= 0 && poll(&ended, 1, SHUTDOWN_MS) == 0)
        status = complain(STATUS_AWAY, "It has not ended yet. See its log.");
    if (ended.fd >= 0)
        close(ended.fd);
    buf_free(&seen.outcome);
    return status;
}

/* The audit log as JSON, a line an entry, newest first: asked for in pages, each of those older
 * than the last one of the page before. */
static int export_audit(const char *path, json_t *request)
{
    const char *given = json_string_value(json_object_get(request, "filter"));
    char *filter = strdup(given ? given : ""), why[512];
    int status = 0, lines = EXPORT_PAGE;
    json_object_set_new(request, "format", json_string("json"));
    while (status == 0 && lines == EXPORT_PAGE) {
        struct buf answer = {0}, next = {0};
        json_t *object = NULL;
        if (!exchange(path, request, &answer, why, sizeof(why)))
            status = complain(STATUS_AWAY, why);
        object = status == 0 ? json_loads(buf_text(&answer), 0, NULL) : NULL;
        const char *text = json_string_value(json_object_get(object, "text"));
        lines = 0;
        if (status == 0 && !json_is_true(json_object_get(object, "done"))) {
            status = show(&answer, true, false);
        } else if (text) {
            const char *last = text;
            fputs(text, stdout);
            for (const char *at = text; *at; at++) {
                if (*at == '\n') {
                    lines++;
                    last = at[1] ? at + 1 : last;
                }
            }
            json_t *entry = json_loads(last, JSON_DISABLE_EOF_CHECK, NULL);
            buf_printf(&next, "%s before=%lld", filter,
                       (long long)json_integer_value(json_object_get(entry, "id")));
            json_object_set_new(request, "filter", json_string(buf_text(&next)));
            json_decref(entry);
        }
        json_decref(object);
        buf_free(&next);
        buf_free(&answer);
    }
    free(filter);
    return fflush(stdout) == 0 ? status : STATUS_AWAY;
}

/* The path of the socket that the configuration names, which the caller frees; NULL: it cannot be
 * read. What else is wrong in it is told and stands in nobody's way: somebody may have to be kept
 * out just now. `reload` is the one to tell it there. */
static char *socket_path(const char *conf_path, const struct verb *verb)
{
    struct conf conf;
    struct buf errors = {0};
    bool whole = conf_load(&conf, conf_path, &errors) == 0;
    char *path = whole || errno == EINVAL ? strdup(conf.control_socket) : NULL;
    if (!path || verb->id != VERB_RELOAD)
        fputs(buf_text(&errors), stderr);
    conf_free(&conf);
    buf_free(&errors);
    return path;
}

/* A verb that is about a file. Only what is about the database needs the configuration, and that
 * one whole: it could name another database than is meant. */
static int run_here(const char *conf_path, const json_t *request, enum verb_id verb, bool json)
{
    struct conf conf = {0};
    struct buf errors = {0}, text = {0};
    const char *file = json_string_value(json_object_get(request, "file"));
    int status;
    if (verb == VERB_VERIFY) {
        status = verify_file(file, &text);
        status = tell(status, buf_text(&text), json);
    } else if (!(verb == VERB_CHECK && file) && conf_load(&conf, conf_path, &errors) < 0) {
        fputs(buf_text(&errors), stderr);
        status = STATUS_AWAY;
    } else if (verb == VERB_SHIP) {
        /* Goes on until somebody ends it, and writes a log in place of an answer. */
        status = shipping(conf.store, json_string_value(json_object_get(request, "folder")));
    } else if (verb == VERB_HOSTKEY) {
        status = rotation(&conf, json_string_value(json_object_get(request, "what")), &text);
        status = tell(status, buf_text(&text), json);
    } else {
        status = maintain(verb, conf.store, file, &text);
        status = tell(status, buf_text(&text), json);
    }
    buf_free(&text);
    buf_free(&errors);
    conf_free(&conf);
    return status;
}

static int run_there(const char *conf_path, const char *socket, json_t *request,
                     const struct verb *verb, bool json)
{
    if (json_dumpb(request, NULL, 0, JSON_COMPACT) >= CONTROL_LINE_MAX)
        return complain(STATUS_USAGE, "That is longer than the service takes. Use fewer words.");
    char *path = socket ? strdup(socket) : socket_path(conf_path, verb);
    int status = !path                            ? STATUS_AWAY
                 : verb->id == VERB_UPGRADE       ? upgrade(path, request, json)
                 : verb->id == VERB_SHUTDOWN      ? shut_down(path, request, json)
                 : json && verb->id == VERB_AUDIT ? export_audit(path, request)
                                                  : ask(path, request, json, false);
    free(path);
    return status;
}

static bool is_json(const char *word)
{
    return strcmp(word, "--json") == 0 || strcmp(word, "-j") == 0;
}

static int run(const char *conf_path, const char *socket, bool json, char **words, int count)
{
    char password[SECRET_MAX] = "", why[256];
    int used = 0, status;
    /* Last of all, or right behind the verb: it is no word of a reason there. */
    if (count > 0 && is_json(words[count - 1])) {
        json = true;
        count--;
    }
    const struct verb *verb = verb_of(words, count, &used);
    if (!verb)
        return no_verb(words, count);
    if (used < count && is_json(words[used])) {
        json = true;
        used++;
    }
    json_t *request = json_pack("{s:s}", "verb", verb->name);
    if (!put_arguments(request, verb, words + used, count - used, why, sizeof(why))) {
        status = complain(STATUS_USAGE, why);
        fputs("usage: ", stderr);
        verb_usage(verb, stderr);
    } else if (verb->password && !read_password(password)) {
        status = STATUS_USAGE;
    } else if (verb->password &&
               json_object_set_new(request, "password", json_string(password)) != 0) {
        status = complain(STATUS_USAGE, "The password is not UTF-8. Type another.");
    } else if (verb->here) {
        status = run_here(conf_path, request, verb->id, json);
    } else {
        status = run_there(conf_path, socket, request, verb, json);
    }
    explicit_bzero(password, sizeof(password));
    json_decref(request);
    return status;
}

int main(int argc, char **argv)
{
    const char *conf_path = CONF_FILE, *socket = NULL;
    bool json = false;
    int option;
    /* "+": what follows the verb belongs to it, a negative amount too. */
    while ((option = getopt_long(argc, argv, "+c:s:jhV", long_options, NULL)) != -1) {
        switch (option) {
        case 'c': conf_path = optarg; break;
        case 's': socket = optarg; break;
        case 'j': json = true; break;
        case 'h': usage(stdout); return 0;
        case 'V': puts(PACKAGE_STRING); return 0;
        default:
            fputs("Type  cardroomctl --help  for how to call it.\n", stderr);
            return STATUS_USAGE;
        }
    }
    if (sodium_init() < 0) {
        return complain(STATUS_AWAY, "The system gives no random numbers. Nothing can be kept "
                                     "secret so.");
    }
    return run(conf_path, socket, json, argv + optind, argc - optind);
}
