/*
 * cardroomctl(8): what the staff can do, from a shell of the machine. The room carries out the acts
 * of act.h; those of local_acts.h need no room.
 */
#include <errno.h>
#include <getopt.h>
#include <jansson.h>
#include <poll.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "act.h"
#include "act_json.h"
#include "asking.h"
#include "buf.h"
#include "clock.h"
#include "closed.h"
#include "completion.h"
#include "conf.h"
#include "config.h"
#include "control.h"
#include "exporting.h"
#include "help.h"
#include "lines.h"
#include "local_acts.h"
#include "out.h"
#include "owner.h"
#include "prompt.h"
#include "rows.h"
#include "server.h"
#include "span.h"
#include "utf8.h"
#include "xalloc.h"

enum {
    LOOK_MS = 1000,      /* between looks at a countdown */
    SHUTDOWN_MS = 60000, /* longer than the time that door and room have to end */
    UPGRADE_MS = 150000, /* longer than the supervisor waits for an upgrade */
    SECRET_MAX = 512,
    EXPORT_PAGE = 1000 /* the most lines of the audit log in one answer */
};

static const struct option long_options[] = {
    {"config", required_argument, NULL, 'c'}, {"socket", required_argument, NULL, 's'},
    {"json", no_argument, NULL, 'j'},         {"help", no_argument, NULL, 'h'},
    {"dry-run", no_argument, NULL, 'n'},      {"yes", no_argument, NULL, 'y'},
    {"version", no_argument, NULL, 'V'},      {NULL, 0, NULL, 0}};

/* ---- Words into a request ---- */

/* Says that the words name no act, and which acts are near or begin with the first word. */
static int ctl_no_act(char **words, int count)
{
    BUF_LOCAL said = {0};
    if (!count)
        return out_complain(
            STATUS_USAGE, "There is no command. Type \"cardroomctl --help\" for those there are.");
    out_text(OUT_ERROR, "cardroomctl: ");
    if (help_named(words[0], &said))
        out_text(OUT_ERROR, "The command is not complete.\n");
    else
        help_unknown(words[0], &said);
    out_text(OUT_ERROR, buf_text(&said));
    return STATUS_USAGE;
}

/* Puts the arguments into the request by name. False: `why` says what is wrong with them. */
static bool ctl_put_arguments(json_t *request, const struct act_row *row, char **words, int count,
                              char *why, size_t whycap)
{
    int used = 0;
    for (const struct act_arg *arg = row->args; arg->kind != ACT_NONE; arg++) {
        if (used == count && !row_leaves_out(arg)) {
            utf8_printf(why, whycap, "The %s is missing.", arg->name);
            return false;
        }
        if (used == count || row_skips(arg, words[used]))
            continue;
        BUF_LOCAL text = {0};
        buf_puts(&text, words[used++]);
        while (row_takes_rest(arg) && used < count)
            buf_printf(&text, " %s", words[used++]);
        if (json_object_set_new(request, arg->name, json_string(buf_text(&text))) != 0) {
            utf8_printf(why, whycap, "The %s is not UTF-8. Type it again.", arg->name);
            return false;
        }
    }
    if (used < count)
        utf8_printf(why, whycap, "There is a word too many: %s", words[used]);
    return used == count;
}

/* ---- To the room and back ---- */

/* Shows what was found here and not in the room, in the form of the room's answers. `act` NULL:
 * there is only text and no `items`. */
static int ctl_tell(int status, const struct local_act *act, const char *text,
                    struct act_items *items, bool json)
{
    BUF_LOCAL answer = {0};
    act_json_answer(act ? &act->row : NULL, status == 0, text, items, &answer);
    if (json)
        out_format(OUT_ANSWER, "%s\n", buf_text(&answer));
    else
        out_text(status == 0 || (act && act->reports) ? OUT_ANSWER : OUT_ERROR, text);
    return out_flush() ? status : STATUS_AWAY;
}

static int ctl_ask(const char *path, const json_t *request, bool json, bool quiet)
{
    BUF_LOCAL answer = {0};
    return asking_exchange(path, request, &answer, false) ? asking_show(&answer, json, quiet)
                                                          : STATUS_AWAY;
}

/* If the act hits anybody, shows what it would do and whom it hits, and waits for "yes". The
 * request is bound to what was shown. Returns 0, or else the exit status, and the request must not
 * be sent. */
static int ctl_confirm(const char *path, json_t *request, bool json)
{
    char line[16] = "";
    BUF_LOCAL answer = {0};
    json_auto_t *object = NULL;
    json_object_set_new(request, "how", json_string("dry"));
    int status = asking_exchange(path, request, &answer, false) ? 0 : STATUS_AWAY;
    if (status == 0)
        object = json_loads(buf_text(&answer), 0, NULL);
    const char *would = json_string_value(json_object_get(object, "would")),
               *hits = json_string_value(json_object_get(object, "hits"));
    if (status == 0 && (!would || !hits)) {
        status = asking_show(&answer, json, false);
    } else if (status == 0 && hits[0]) {
        out_format(OUT_ERROR, "That would %s. %s\nType yes to do it: ", would, hits);
        if (!fgets(line, sizeof(line), stdin) || strcmp(line, "yes\n") != 0)
            status = out_complain(STATUS_REFUSED, "Nothing was done.");
    }
    json_object_set_new(request, "how", json_string("ask"));
    if (status == 0)
        json_object_set(request, "seen", json_object_get(object, "seen"));
    return status;
}

/* What the service says about its upgrades. */
struct upgrades {
    int count;         /* how many upgrades it has seen; -1: it does not answer */
    pid_t supervisor;  /* 0: it does not say */
    char outcome[320]; /* how the last one ended: "done TEXT" */
    char stop[16];     /* the first word of the countdown that runs; "no": none */
};

/* Reads the lines of the status and not its JSON, because the room may be of an earlier version. */
static void ctl_upgrades_look(const char *path, struct upgrades *seen)
{
    BUF_LOCAL answer = {0};
    json_auto_t *request = json_pack("{s:s}", "verb", "status");
    seen->count = -1;
    if (asking_exchange(path, request, &answer, true)) {
        json_auto_t *status = json_loads(buf_text(&answer), 0, NULL);
        const char *lines = json_string_value(json_object_get(status, "text"));
        const char *number = lines_value(lines, "upgrades"),
                   *pid = lines_value(lines, "supervisor-pid"),
                   *text = lines_value(lines, "upgrade"), *stop = lines_value(lines, "shutdown");
        seen->count = number ? atoi(number) : -1;
        seen->supervisor = pid ? atoi(pid) : 0;
        utf8_printf(seen->outcome, sizeof(seen->outcome), "%.*s\n",
                    text ? (int)strcspn(text, "\n") : 0, text ? text : "");
        utf8_printf(seen->stop, sizeof(seen->stop), "%.*s", stop ? (int)strcspn(stop, " \n") : 0,
                    stop ? stop : "");
    }
}

/* How long the room counts down before the upgrade. */
static int64_t ctl_upgrade_countdown(const json_t *request)
{
    const char *what = json_string_value(json_object_get(request, "what"));
    const char *time = json_string_value(json_object_get(request, "time"));
    int64_t ms;
    if (!what || strcasecmp(what, "all") != 0)
        return 0;
    if (!time)
        return act_find("upgrade")->args[1].without_ms;
    return span_read(time, &ms) ? ms : 0;
}

/* Opens a descriptor that can be polled for the end of the service. Unlike the number of the
 * process, the descriptor cannot come to mean a later one. -1: there is none. */
static int ctl_upgrades_service(const struct upgrades *seen)
{
    return seen->supervisor > 0 ? (int)syscall(SYS_pidfd_open, seen->supervisor, 0) : -1;
}

/* Asks for an upgrade and waits for its end. By then the room that was asked is gone, and the next
 * one tells how it went. Until the countdown has run out, somebody may still call the upgrade
 * off. */
static int ctl_upgrade(const char *path, const json_t *request, bool json)
{
    struct upgrades seen = {0};
    char counting[sizeof(seen.stop)] = "";
    ctl_upgrades_look(path, &seen);
    const int before = seen.count;
    FD_LOCAL fd = ctl_upgrades_service(&seen);
    struct pollfd service = {.fd = fd, .events = POLLIN};
    int64_t ends = clock_mono(&clock_system) + ctl_upgrade_countdown(request);
    int64_t until = ends + UPGRADE_MS;
    if (before < 0)
        return out_complain(STATUS_AWAY, "The room does not answer. Nothing was upgraded. See "
                                         "whether cardroomd runs, and type the command again.");
    int status = ctl_ask(path, request, json, json); /* as JSON only the end is told */
    if (status != 0)
        return status;
    while (seen.count <= before && clock_mono(&clock_system) < until) {
        ctl_upgrades_look(path, &seen);
        int64_t now = clock_mono(&clock_system);
        if (seen.count >= 0 && now < ends) {
            if (!counting[0])
                strcpy(counting, seen.stop);
            if (strcmp(seen.stop, "no") == 0 || strcmp(seen.stop, counting) != 0)
                return ctl_tell(STATUS_REFUSED, NULL,
                                "The countdown was stopped. Nothing was upgraded.\n", NULL, json);
        }
        if (seen.count <= before &&
            poll(&service, 1, now + LOOK_MS < ends ? LOOK_MS : ASKING_RETRY_MS) > 0)
            return out_complain(STATUS_AWAY, "The service has ended. See its log.");
    }
    if (seen.count <= before)
        return out_complain(STATUS_AWAY, "The room does not say how it ended. See its log.");
    const char *words = strchr(seen.outcome, ' ');
    bool done = strncmp(seen.outcome, "done ", 5) == 0;
    return ctl_tell(done ? 0 : STATUS_REFUSED, NULL, words ? words + 1 : seen.outcome, NULL, json);
}

/* Stops the service. If it is told to stop at once, waits for the end, because the next command may
 * need the ports and the database. */
static int ctl_shut_down(const char *path, const json_t *request, bool json)
{
    const char *time = json_string_value(json_object_get(request, "time"));
    struct upgrades seen = {0};
    if (time && strcmp(time, "now") == 0)
        ctl_upgrades_look(path, &seen);
    FD_LOCAL fd = ctl_upgrades_service(&seen);
    struct pollfd ended = {.events = POLLIN, .fd = fd};
    int status = ctl_ask(path, request, json, false);
    if (status == 0 && ended.fd >= 0 && poll(&ended, 1, SHUTDOWN_MS) == 0)
        return out_complain(STATUS_AWAY, "It has not ended yet. See its log.");
    return status;
}

/* Whether a filter of the audit log says how many lines are wanted, so that one page answers it. */
static bool ctl_audit_counts(const json_t *request)
{
    const char *at = json_string_value(json_object_get(request, "filter"));
    char word[16] = "";
    int64_t number;
    bool names = false; /* "table 3" and the like */
    while (at && (at = options_word(at, word, sizeof(word)))) {
        if (!names && act_number(word, &number))
            return true;
        names = act_choice("table|report|game", word) >= 0;
    }
    return false;
}

/* Writes the entries of one page of the log and, before those of the first page, what opens the
 * answer. Adds to `filter` what asks for the next page. False: there is none, or `status` is the
 * exit status. */
static bool ctl_page_write(const char *path, json_t *request, bool first, struct buf *filter,
                           int *status)
{
    BUF_LOCAL answer = {0};
    if (!asking_exchange(path, request, &answer, false)) {
        *status = STATUS_AWAY;
        return false;
    }
    json_auto_t *object = json_loads(buf_text(&answer), 0, NULL);
    const json_t *items = json_object_get(object, "items"), *entry = NULL;
    const size_t lines = json_array_size(items);
    if (!items) /* a refusal, which only the first page can get */
        *status = asking_show(&answer, true, false);
    else if (first)
        out_text(OUT_ANSWER, "{\"done\":true,\"items\":[");
    for (size_t i = 0; i < lines; i++) {
        entry = json_array_get(items, i);
        if (i > 0 || !first)
            out_text(OUT_ANSWER, ",");
        FREED char *text = json_dumps(entry, JSON_COMPACT);
        out_text(OUT_ANSWER, text);
    }
    const char *id = json_string_value(json_object_get(entry, "id"));
    buf_printf(filter, " before=%s", id ? id : "1");
    return lines >= EXPORT_PAGE || (lines > 0 && json_object_get(object, "cut"));
}

/* Writes the audit log as JSON, newest first. Asks for one page at a time, with the entries that
 * are older than the last one of the page before. */
static int ctl_export_audit(const char *path, json_t *request)
{
    const char *given = json_string_value(json_object_get(request, "filter"));
    FREED char *words = xstrdup(given ? given : "");
    int status = 0;
    bool first = true, more;
    do {
        BUF_LOCAL filter = {0};
        buf_puts(&filter, words);
        more = ctl_page_write(path, request, first, &filter, &status);
        json_object_set_new(request, "filter", json_string(buf_text(&filter)));
        first = false;
    } while (more);
    if (status == 0)
        out_text(OUT_ANSWER, "]}\n");
    return out_flush() ? status : STATUS_AWAY;
}

/* The path of the socket that the configuration names, which the caller frees. NULL: the
 * configuration cannot be read. Other faults in it are shown (unless `quiet`) and do not stop the
 * command: somebody may have to be kept out right now. */
static char *ctl_socket_path(const char *conf_path, bool quiet)
{
    CONF_LOCAL conf = {0};
    BUF_LOCAL errors = {0};
    bool whole = conf_load(&conf, conf_path, &errors) == 0;
    char *path = whole || errno == EINVAL ? strdup(conf.control_socket) : NULL;
    if (!path || !quiet)
        out_text(OUT_ERROR, buf_text(&errors));
    return path;
}

/* Options that every act takes. */
struct options {
    bool json, dry, yes;
};

static int ctl_run_local(const char *conf_path, const json_t *request, const struct local_act *act,
                         const struct options *options)
{
    CONF_LOCAL conf = {0};
    BUF_LOCAL errors = {0}, text = {0};
    ACT_ITEMS_LOCAL items = {0};
    const struct local_call call = {
        .conf_path = conf_path,
        .conf = &conf,
        .argument = json_string_value(json_object_get(request, act->row.args[0].name)),
        .second = json_string_value(json_object_get(request, act->row.args[1].name)),
        .dry = options->dry};
    int status = STATUS_AWAY;
    bool reads =
        act->needs == LOCAL_CONF || (act->needs == LOCAL_CONF_OR_ARGUMENT && !call.argument);
    if (reads && conf_load(&conf, conf_path, &errors) < 0) {
        out_text(OUT_ERROR, buf_text(&errors));
    } else {
        struct owner owner = {0};
        char why[512];
        FREED char *inside = xasprintf("%s/x", conf.data_dir ? conf.data_dir : "");
        /* Becomes the user of the service, because a database server on this machine may know the
         * service by its user. */
        if (!act->own_user && conf.store && store_server_is(conf.store))
            owner_enter(&owner, inside, why, sizeof(why));
        status = act->run(&call, &text, &items);
        owner_leave(&owner);
        if (text.len > 0)
            status = ctl_tell(status, act, buf_text(&text), &items, options->json);
    }
    return status;
}

static int ctl_run_there(const char *conf_path, const char *socket, json_t *request,
                         const struct act_row *row, const struct options *options)
{
    if (json_dumpb(request, NULL, 0, JSON_COMPACT) >= CONTROL_LINE_MAX)
        return out_complain(STATUS_USAGE,
                            "That is longer than the service takes. Use fewer words.");
    const bool json = options->json, terminal = isatty(STDIN_FILENO);
    const bool asks = row->asks && !options->yes && !options->dry && (terminal || !row->scripts);
    if (json)
        json_object_set_new(request, "format", json_string("json"));
    /* The answer to a reload tells what is wrong in the configuration, so nothing is shown here. */
    FREED char *path =
        socket ? strdup(socket) : ctl_socket_path(conf_path, strcmp(row->name, "reload") == 0);
    if (options->dry || asks)
        json_object_set_new(request, "how", json_string(options->dry ? "dry" : "ask"));
    int status = !path ? STATUS_AWAY : asks && terminal ? ctl_confirm(path, request, json) : 0;
    if (status == 0)
        status = options->dry                               ? ctl_ask(path, request, json, false)
                 : strcmp(row->name, "upgrade") == 0        ? ctl_upgrade(path, request, json)
                 : strcmp(row->name, "shutdown") == 0       ? ctl_shut_down(path, request, json)
                 : strcmp(row->name, "account export") == 0 ? exporting_run(path, request)
                 : json && strcmp(row->name, "audit") == 0 && !ctl_audit_counts(request)
                     ? ctl_export_audit(path, request)
                     : ctl_ask(path, request, json, false);
    return status;
}

static bool ctl_is_help(const char *word)
{
    return strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0;
}

/* Shows help for a command, if that was asked for: "ban --help". The option follows the command, or
 * a word with which several commands begin, or stands at the very end. False: nobody asked for
 * help. */
static bool ctl_helped(char **words, int count)
{
    BUF_LOCAL text = {0}, name = {0};
    int used = 0;
    const struct act_row *row = row_of(words, count, &used);
    bool asked = count > 1 && (ctl_is_help(words[row ? used < count ? used : 0 : 1]) ||
                               (row && strcmp(words[count - 1], "--help") == 0));
    if (row)
        buf_puts(&name, row->name);
    else if (asked)
        buf_puts(&name, words[0]);
    asked = asked && help_named(buf_text(&name), &text);
    out_text(OUT_ANSWER, buf_text(&text));
    return asked;
}

/* Takes an option that may stand after the act. */
static bool ctl_option_take(const char *word, struct options *options)
{
    bool *set = strcmp(word, "--json") == 0 || strcmp(word, "-j") == 0      ? &options->json
                : strcmp(word, "--dry-run") == 0 || strcmp(word, "-n") == 0 ? &options->dry
                : strcmp(word, "--yes") == 0 || strcmp(word, "-y") == 0     ? &options->yes
                                                                            : NULL;
    if (set)
        *set = true;
    return set;
}

static int ctl_run(const char *conf_path, const char *socket, struct options options, char **words,
                   int count)
{
    char password[SECRET_MAX] = "", why[256];
    int used = 0, status;
    /* Options may stand at the very end or right after the name of the act, where they cannot be
     * words of a reason. */
    while (count > 0 && ctl_option_take(words[count - 1], &options))
        count--;
    if (ctl_helped(words, count))
        return out_flush() ? 0 : STATUS_AWAY;
    const struct act_row *row = row_of(words, count, &used);
    if (!row)
        return ctl_no_act(words, count);
    while (used < count && ctl_option_take(words[used], &options))
        used++;
    json_auto_t *request = json_pack("{s:s}", "verb", row->name);
    if (!ctl_put_arguments(request, row, words + used, count - used, why, sizeof(why))) {
        status = out_complain(STATUS_USAGE, why);
        BUF_LOCAL line = {0};
        row_usage(row, &line);
        out_format(OUT_ERROR, "usage: %s\n", buf_text(&line));
    } else if (row->password && !prompt_password(password, sizeof(password))) {
        status = STATUS_USAGE;
    } else if (row->password &&
               json_object_set_new(request, "password", json_string(password)) != 0) {
        status = out_complain(STATUS_USAGE, "The password is not UTF-8. Type another.");
    } else if (row_local(row) && options.dry && !row_local(row)->tries) {
        status = out_complain(STATUS_USAGE, "That command has no dry run.");
    } else if (row_local(row)) {
        status = ctl_run_local(conf_path, request, row_local(row), &options);
    } else {
        status = ctl_run_there(conf_path, socket, request, row, &options);
    }
    explicit_bzero(password, sizeof(password));
    return status;
}

/* Prints what the last of the words may become (completion.h). Without the configuration or the
 * room, it prints less. */
static int ctl_complete_words(char **words, int count)
{
    BUF_LOCAL out = {0};
    struct completion_place place = completion_place(words, count);
    FREED char *path = place.socket
                           ? strdup(place.socket)
                           : ctl_socket_path(place.config ? place.config : CONF_FILE, true);
    completion_put(words, count, path, &out);
    out_text(OUT_ANSWER, buf_text(&out));
    return 0;
}

int main(int argc, char **argv)
{
    const char *conf_path = CONF_FILE, *socket = NULL;
    struct options options = {0};
    bool help = false;
    int option;
    if (argc > 2 && strcmp(argv[1], "--complete") == 0)
        return ctl_complete_words(argv + 2, argc - 2);
    /* "+": options end where the act begins. What follows belongs to the act, such as a negative
     * amount. */
    while ((option = getopt_long(argc, argv, "+c:s:jnyhV", long_options, NULL)) != -1) {
        switch (option) {
        case 'c': conf_path = optarg; break;
        case 's': socket = optarg; break;
        case 'j': options.json = true; break;
        case 'n': options.dry = true; break;
        case 'y': options.yes = true; break;
        case 'h': help = true; break;
        case 'V': out_text(OUT_ANSWER, PACKAGE_STRING "\n"); return 0;
        default:
            out_text(OUT_ERROR, "Type \"cardroomctl --help\" for how to call it.\n");
            return STATUS_USAGE;
        }
    }
    if (help) {
        BUF_LOCAL text = {0};
        help_all(&text);
        out_text(OUT_ANSWER, buf_text(&text));
        return out_flush() ? 0 : STATUS_AWAY;
    }
    if (sodium_init() < 0) {
        return out_complain(
            STATUS_AWAY,
            "The system gives no random numbers, and nothing can be kept secret without them.");
    }
    return ctl_run(conf_path, socket, options, argv + optind, argc - optind);
}
