/*
 * See control.h. A client has one request under way; its answer may come after it has hung up, so a
 * client is freed when neither the socket nor an answer needs it.
 */
#include "control.h"

#include <errno.h>
#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/event.h>
#include <event2/listener.h>
#include <jansson.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "admin.h"
#include "buf.h"
#include "log.h"
#include "news.h"
#include "order.h"
#include "verb.h"
#include "xalloc.h"

static const struct admin_actor the_actor = {.name = "cardroomctl", .role = STORE_ADMIN};

struct client {
    struct control *control;
    struct bufferevent *bev;  /* NULL: hung up */
    const struct verb *asked; /* its answer is awaited; NULL: none */
    struct client *next;
};

struct control {
    struct control_deps deps;
    char *path;
    struct evconnlistener *listener;
    struct client *clients;
    int count;
};

static void client_drop(struct client *client)
{
    struct control *control = client->control;
    if (client->bev) {
        bufferevent_free(client->bev);
        client->bev = NULL;
    }
    if (client->asked) {
        return; /* the answer frees it */
    }
    for (struct client **at = &control->clients; *at; at = &(*at)->next) {
        if (*at == client) {
            *at = client->next;
            break;
        }
    }
    control->count--;
    free(client);
}

/* ---- Answers ---- */

/* `name value` lines as an object. */
static json_t *pairs_of(const char *lines)
{
    json_t *object = json_object();
    while (*lines) {
        size_t len = strcspn(lines, "\n"), name = strcspn(lines, " \n");
        size_t value = name;
        while (value < len && lines[value] == ' ') {
            value++;
        }
        char *key = xstrndup(lines, name);
        json_object_set_new(object, key, json_stringn(lines + value, len - value));
        free(key);
        lines += len + (lines[len] == '\n');
    }
    return object;
}

static void reply(struct client *client, bool done, const char *text, bool pairs)
{
    json_t *answer = json_pack("{s:b, s:s}", "done", done, "text", text);
    if (done && pairs) {
        json_object_set_new(answer, "values", pairs_of(text));
    }
    char *line = json_dumps(answer, JSON_COMPACT);
    if (line) {
        bufferevent_write(client->bev, line, strlen(line));
        bufferevent_write(client->bev, "\n", 1);
    }
    free(line);
    json_decref(answer);
}

static void client_read(struct client *client);

static void on_answer(void *arg, bool done, const char *text)
{
    struct client *client = arg;
    const struct verb *asked = client->asked;
    struct buf lines = {0};
    client->asked = NULL;
    if (!client->bev) {
        client_drop(client);
        return;
    }
    buf_puts(&lines, text);
    if (done && asked->id == VERB_STATUS) {
        client->control->deps.status(client->control->deps.arg, &lines);
    }
    reply(client, done, buf_text(&lines), asked->pairs);
    buf_free(&lines);
    /* What was asked meanwhile is looked at from the loop: an answer may come inside the asking. */
    bufferevent_trigger(client->bev, EV_READ,
                        BEV_TRIG_DEFER_CALLBACKS | BEV_TRIG_IGNORE_WATERMARKS);
}

/* ---- Requests ---- */

static void refuse(struct client *client, const char *text)
{
    on_answer(client, false, text);
}

static bool number_of(const char *text, int64_t *out)
{
    char *end;
    errno = 0;
    *out = strtoll(text, &end, 10);
    return text[0] && !*end && errno == 0;
}

/* The wanted time in ms; "" is `none`. False: the client was told. */
static bool time_of(struct client *client, const char *text, int64_t none, int64_t *ms)
{
    *ms = none;
    if (text[0] && !admin_duration_parse(text, ms)) {
        refuse(client, "That is no length of time. Type it as 90s, 30m, 12h, 7d or forever.\n");
        return false;
    }
    return true;
}

static bool role_of(struct client *client, const char *text, enum store_role *role)
{
    *role = STORE_PLAYER;
    if (text[0] && !admin_role_parse(text, role)) {
        refuse(client, "There is no such role. Type player, moderator or admin.\n");
        return false;
    }
    return true;
}

static void adjust(struct client *client, const char *const *v)
{
    bool xp = strcmp(v[1], "xp") == 0;
    int64_t amount;
    if (!xp && strcmp(v[1], "chips") != 0) {
        refuse(client, "Only xp and chips can be adjusted. Type one of them.\n");
    } else if (!number_of(v[2], &amount)) {
        refuse(client, "The amount is no whole number. Type it as 50 or -50.\n");
    } else {
        admin_adjust(client->control->deps.lobby, &the_actor, v[0], xp ? STORE_XP : STORE_CHIPS,
                     amount, v[3], on_answer, client);
    }
}

static void list(struct client *client, const char *limit_text, const char *after)
{
    struct lobby *lobby = client->control->deps.lobby;
    int64_t limit = 20;
    if (limit_text[0] && (!number_of(limit_text, &limit) || limit < 1 || limit > 200)) {
        refuse(client, "The limit is a number from 1 to 200. Type such a number.\n");
    } else {
        admin_account_list(lobby, &the_actor, after, (int)limit, on_answer, client);
    }
}

/* As in the lobby, a channel may stand before the time. */
static void mute(struct client *client, const char *who, const char *word, const char *rest)
{
    static const char *const channels[] = {"lobby", "table", "tell", "all", NULL};
    char time[32];
    int64_t ms;
    int i = 0;
    while (channels[i] && strcasecmp(channels[i], word) != 0) {
        i++;
    }
    snprintf(time, sizeof time, "%s", word);
    if (channels[i]) {
        int len = (int)strcspn(rest, " ");
        snprintf(time, sizeof time, "%.*s", len, rest);
        rest += len + (rest[len] == ' ');
    }
    if (time_of(client, time, 0, &ms)) {
        admin_mute(client->control->deps.lobby, &the_actor, who, channels[i] ? channels[i] : "", ms,
                   rest, on_answer, client);
    }
}

static void table_act(struct client *client, const char *const *v)
{
    struct lobby *lobby = client->control->deps.lobby;
    const struct admin_actor *actor = &the_actor;
    int64_t number;
    if (!number_of(v[0], &number) || number < 1 || number > INT32_MAX) {
        refuse(client, "Tables have numbers. Type the table's number.\n");
        return;
    }
    int32_t table = (int32_t)number;
    switch (client->asked->id) {
    case VERB_INSPECT: admin_inspect(lobby, actor, table, on_answer, client); break;
    case VERB_FREEZE: admin_freeze(lobby, actor, table, v[1], on_answer, client); break;
    case VERB_RESUME: admin_resume(lobby, actor, table, on_answer, client); break;
    case VERB_TRANSFER: admin_transfer(lobby, actor, table, v[1], on_answer, client); break;
    case VERB_CLOSE: admin_close(lobby, actor, table, v[1], on_answer, client); break;
    default: admin_void(lobby, actor, table, v[1], on_answer, client); break;
    }
}

/* `v` are the verb's arguments, "" where left out. */
static void act(struct client *client, const char *const *v, const char *password, bool json)
{
    enum { UPGRADE_MS = 30000, COUNTDOWN_MS = 60000, DRAIN_MS = 30 * 60000 };
    struct lobby *lobby = client->control->deps.lobby;
    const struct admin_actor *actor = &the_actor;
    enum store_role role;
    int64_t ms, number;
    switch (client->asked->id) {
    case VERB_STATUS: admin_status(lobby, actor, on_answer, client); break;
    case VERB_ACCOUNT_LIST: list(client, v[1], v[0]); break;
    case VERB_ACCOUNT_SHOW: admin_account_show(lobby, actor, v[0], on_answer, client); break;
    case VERB_ACCOUNT_CREATE:
        if (role_of(client, v[1], &role)) {
            admin_account_create(lobby, actor, v[0], password, role, on_answer, client);
        }
        break;
    case VERB_ROLE:
        if (role_of(client, v[1], &role)) {
            admin_role(lobby, actor, v[0], role, on_answer, client);
        }
        break;
    case VERB_TOTP_RESET: admin_totp_reset(lobby, actor, v[0], on_answer, client); break;
    case VERB_PASSWORD: admin_password(lobby, actor, v[0], password, on_answer, client); break;
    case VERB_ADJUST: adjust(client, v); break;
    case VERB_MERGE: admin_merge(lobby, actor, v[0], v[1], on_answer, client); break;
    case VERB_KICK: admin_kick(lobby, actor, v[0], v[1], on_answer, client); break;
    case VERB_MUTE: mute(client, v[0], v[1], v[2]); break;
    case VERB_UNMUTE: admin_unmute(lobby, actor, v[0], on_answer, client); break;
    case VERB_BAN:
        if (time_of(client, v[1], 0, &ms)) {
            admin_ban(lobby, actor, v[0], ms, v[2], on_answer, client);
        }
        break;
    case VERB_UNBAN: admin_unban(lobby, actor, v[0], on_answer, client); break;
    case VERB_BANS: admin_bans(lobby, actor, on_answer, client); break;
    case VERB_PREVIEW: admin_preview(lobby, actor, v[0], on_answer, client); break;
    case VERB_WARN:
    case VERB_NOTE:
    case VERB_NOTES:
    case VERB_ALTS:
    case VERB_RENAME:
    case VERB_CONDUCT:
    case VERB_PARDON:
    case VERB_COLLUSION:
    case VERB_REPORTS:
    case VERB_CASE:
    case VERB_CLAIM:
    case VERB_RESOLVE:
    case VERB_REOPEN:
        order_find(client->asked->name)->act(lobby, actor, v[0], v[1], on_answer, client);
        break;
    case VERB_INSPECT:
    case VERB_FREEZE:
    case VERB_RESUME:
    case VERB_TRANSFER:
    case VERB_CLOSE:
    case VERB_VOID: table_act(client, v); break;
    case VERB_RECORD:
        if (!number_of(v[0], &number)) {
            refuse(client, "Games have numbers. Type the game's number.\n");
        } else {
            admin_record(lobby, actor, number, on_answer, client);
        }
        break;
    case VERB_WALL: admin_wall(lobby, actor, v[0], on_answer, client); break;
    case VERB_SHUTDOWN:
        if (strcmp(v[0], "now") == 0) {
            admin_shutdown(lobby, actor, 0, v[1], on_answer, client);
        } else if (time_of(client, v[0], COUNTDOWN_MS, &ms)) {
            admin_shutdown(lobby, actor, ms, v[1], on_answer, client);
        }
        break;
    case VERB_DRAIN:
        if (time_of(client, v[0], DRAIN_MS, &ms)) {
            admin_drain(lobby, actor, ms, v[1], on_answer, client);
        }
        break;
    case VERB_NEWS: admin_news(lobby, actor, on_answer, client); break;
    case VERB_NEWS_POST: admin_news_post(lobby, actor, v[0], on_answer, client); break;
    case VERB_NEWS_DROP:
        if (!number_of(v[0], &number)) {
            refuse(client, "News have numbers. Type  cardroomctl news  to see them.\n");
        } else {
            admin_news_drop(lobby, actor, number, on_answer, client);
        }
        break;
    case VERB_MOTD: admin_motd(lobby, actor, v[0], on_answer, client); break;
    case VERB_DRAIN_CANCEL:
    case VERB_SHUTDOWN_CANCEL: admin_shutdown_cancel(lobby, actor, on_answer, client); break;
    case VERB_UPGRADE:
        if (v[0][0] && strcmp(v[0], "room") != 0 && strcmp(v[0], "all") != 0) {
            refuse(client, "Only the room alone or all can be upgraded. Type room or all.\n");
        } else if (strcmp(v[1], "now") == 0) {
            admin_upgrade(lobby, actor, strcmp(v[0], "all") == 0, 0, on_answer, client);
        } else if (time_of(client, v[1], UPGRADE_MS, &ms)) {
            admin_upgrade(lobby, actor, strcmp(v[0], "all") == 0, ms, on_answer, client);
        }
        break;
    case VERB_AUDIT: admin_audit(lobby, actor, v[0], json, on_answer, client); break;
    case VERB_RELOAD: admin_reload(lobby, actor, on_answer, client); break;
    case VERB_BACKUP:
    case VERB_CHECK:
    case VERB_RESTORE:
    case VERB_SHIP:
    case VERBS: break;
    }
}

static void request(struct client *client, const char *line, size_t len)
{
    json_t *object = json_loadb(line, len, JSON_REJECT_DUPLICATES, NULL);
    const char *name = json_string_value(json_object_get(object, "verb"));
    const struct verb *verb = name ? verb_by_name(name) : NULL;
    if (verb && verb->here) {
        verb = NULL;
    }
    const char *value[VERB_ARGUMENTS_MAX] = {"", "", "", ""};
    bool whole = verb != NULL;
    for (int i = 0; verb && verb->argument[i]; i++) {
        const char *text = json_string_value(json_object_get(object, verb->argument[i]));
        whole = whole && (text || i >= verb->required);
        value[i] = text ? text : "";
    }
    const char *password = json_string_value(json_object_get(object, "password"));
    whole = whole && (password || !verb->password);
    if (!whole) {
        reply(client, false,
              verb ? "The request is not whole. See cardroomctl(8) for what it takes.\n"
                   : "There is no such verb. See cardroomctl(8) for those there are.\n",
              false);
    } else {
        log_info("control", "verb=\"%s\" about=\"%s\"", verb->name, value[0]);
        client->asked = verb;
        const char *format = json_string_value(json_object_get(object, "format"));
        act(client, value, password, format && strcmp(format, "json") == 0);
    }
    json_decref(object);
}

static void client_read(struct client *client)
{
    struct evbuffer *in = bufferevent_get_input(client->bev);
    size_t len;
    char *line;
    while (!client->asked && (line = evbuffer_readln(in, &len, EVBUFFER_EOL_LF))) {
        request(client, line, len);
        sodium_memzero(line, len); /* it may hold a password */
        free(line);
    }
    if (!client->asked && evbuffer_get_length(in) >= CONTROL_LINE_MAX) {
        client_drop(client);
    }
}

static void on_read(struct bufferevent *bev, void *arg)
{
    (void)bev;
    client_read(arg);
}

static void on_event(struct bufferevent *bev, short what, void *arg)
{
    (void)bev, (void)what;
    client_drop(arg);
}

/* Root and our own user; the socket's mode says the same, but a parent folder may have been moved.
 */
static bool peer_ok(int fd)
{
    struct ucred peer;
    socklen_t len = sizeof peer;
    return getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &peer, &len) == 0 &&
           (peer.uid == 0 || peer.uid == geteuid());
}

static void on_accept(struct evconnlistener *listener, evutil_socket_t fd, struct sockaddr *address,
                      int len, void *arg)
{
    struct control *control = arg;
    struct timeval idle = {CONTROL_IDLE_S, 0};
    (void)listener, (void)address, (void)len;
    if (control->count >= CONTROL_CLIENTS_MAX || !peer_ok(fd)) {
        log_warn("control", "refused=%s", control->count >= CONTROL_CLIENTS_MAX ? "full" : "user");
        close(fd);
        return;
    }
    struct client *client = xcalloc(1, sizeof *client);
    client->control = control;
    client->bev = bufferevent_socket_new(control->deps.base, fd, BEV_OPT_CLOSE_ON_FREE);
    if (!client->bev) {
        log_fatal("control", "error=\"out of memory\"");
    }
    client->next = control->clients;
    control->clients = client;
    control->count++;
    bufferevent_setwatermark(client->bev, EV_READ, 0, CONTROL_LINE_MAX);
    bufferevent_setcb(client->bev, on_read, NULL, on_event, client);
    bufferevent_set_timeouts(client->bev, &idle, &idle);
    bufferevent_enable(client->bev, EV_READ | EV_WRITE);
}

/* Listens under another name, which then takes the place of an earlier room's: who connects
 * meanwhile is refused for a moment, and never finds nothing. */
static int listen_at(const char *path)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    char *fresh = xasprintf("%s.new", path);
    int fd = -1;
    errno = ENAMETOOLONG;
    if (strlen(fresh) < sizeof address.sun_path) {
        strcpy(address.sun_path, fresh);
        fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
        unlink(fresh);
        mode_t mask = umask(0177);
        bool bound = fd >= 0 && bind(fd, (struct sockaddr *)&address, sizeof address) == 0;
        int error = errno;
        umask(mask);
        if (!bound || listen(fd, CONTROL_CLIENTS_MAX) < 0 || rename(fresh, path) < 0) {
            error = bound ? errno : error;
            if (fd >= 0) {
                close(fd);
            }
            fd = -1;
        }
        errno = error;
    }
    free(fresh);
    return fd;
}

struct control *control_new(const struct control_deps *deps, char *why, size_t whycap)
{
    int fd = listen_at(deps->path);
    if (fd < 0) {
        snprintf(why, whycap,
                 "The control socket %s cannot be made: %s. Set control-socket to another path.",
                 deps->path, strerror(errno));
        return NULL;
    }
    struct control *control = xcalloc(1, sizeof *control);
    control->deps = *deps;
    control->path = xstrdup(deps->path);
    control->listener = evconnlistener_new(deps->base, on_accept, control,
                                           LEV_OPT_CLOSE_ON_FREE | LEV_OPT_CLOSE_ON_EXEC, 0, fd);
    if (!control->listener) {
        log_fatal("control", "error=\"%s\"", strerror(errno));
    }
    return control;
}

void control_free(struct control **controlp)
{
    struct control *control = *controlp;
    *controlp = NULL;
    if (!control) {
        return;
    }
    while (control->clients) {
        control->clients->asked = NULL;
        client_drop(control->clients);
    }
    evconnlistener_free(control->listener);
    unlink(control->path);
    free(control->path);
    free(control);
}
