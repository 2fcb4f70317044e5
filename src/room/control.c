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
#include <grp.h>
#include <jansson.h>
#include <pwd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "act.h"
#include "act_json.h"
#include "buf.h"
#include "log.h"
#include "marks.h"
#include "utf8.h"
#include "xalloc.h"

static const gid_t NO_GROUP = (gid_t)-1;

struct client {
    struct control *control;
    struct bufferevent *bev;     /* NULL: hung up */
    const struct act_row *asked; /* its answer is awaited; NULL: none */
    struct actor actor;          /* the Unix user, as the kernel named them when they connected */
    enum act_how how;
    struct client *next;
};

struct control {
    struct control_deps deps;
    char *path;
    gid_t group; /* NO_GROUP: none */
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
    if (client->asked)
        return; /* the answer frees it */
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

/* Adds `name value` lines to the last object. */
static void put_pairs(struct act_items *items, const char *lines)
{
    while (*lines) {
        size_t len = strcspn(lines, "\n"), name = strcspn(lines, " \n");
        size_t value = name + strspn(lines + name, " ");
        char *key = xstrndup(lines, name), *text = xstrndup(lines + value, len - value);
        for (char *at = key; *at; at++)
            *at = *at == '-' ? '_' : *at; /* jq(1) takes such names without quotes */
        act_items_figure(items, key, text);
        free(key);
        free(text);
        lines += len + (lines[len] == '\n');
    }
}

/* Sends an answer: `items` as JSON where there are any (act_json.h). `row`: NULL: no act was asked
 * for. */
static void reply(struct client *client, const struct act_row *row, bool done, const char *text,
                  struct act_items *items)
{
    struct buf line = {0};
    act_json_answer(row, done, text, items, &line);
    buf_putc(&line, '\n');
    bufferevent_write(client->bev, line.data, line.len);
    buf_free(&line);
}

/* Sends what an act would do: all that was wanted of a dry run, else a question. */
static void reply_would(struct client *client, uint64_t seen, const char *does, const char *price)
{
    struct buf line = {0}, what = {0}, hits = {0};
    buf_puts(&what, does);
    buf_puts(&hits, price);
    marks_resolve(&what, MARKS_QUOTED);
    marks_resolve(&hits, MARKS_QUOTED);
    act_json_would(client->how == ACT_DRY, seen, buf_text(&what), buf_text(&hits), &line);
    buf_putc(&line, '\n');
    bufferevent_write(client->bev, line.data, line.len);
    buf_free(&line);
    buf_free(&what);
    buf_free(&hits);
}

static void client_read(struct client *client);

/* The answer has come. False: nobody waits for it any more. */
static bool answer_begin(struct client *client)
{
    const bool waits = client->bev;
    client->asked = NULL;
    if (!waits)
        client_drop(client);
    return waits;
}

/* Lets the client ask again. What was asked meanwhile is read by the loop, not here: an answer may
 * come inside the call that asks. */
static void answer_end(struct client *client)
{
    bufferevent_trigger(client->bev, EV_READ,
                        BEV_TRIG_DEFER_CALLBACKS | BEV_TRIG_IGNORE_WATERMARKS);
}

/* The act wants `yes`, or was asked only what it would do. */
static void on_question(void *arg, uint64_t seen, const char *does, const char *price)
{
    struct client *client = arg;
    if (!answer_begin(client))
        return;
    reply_would(client, seen, does, price);
    answer_end(client);
}

static void on_answer(void *arg, bool done, const char *text, struct act_items *items)
{
    struct client *client = arg;
    const struct act_row *asked = client->asked;
    struct buf lines = {0}, more = {0};
    if (!answer_begin(client))
        return;
    if (done && strcmp(asked->name, "status") == 0)
        client->control->deps.status(client->control->deps.arg, &more);
    buf_puts(&lines, text);
    buf_puts(&lines, buf_text(&more));
    marks_resolve(&lines, MARKS_QUOTED);
    if (items)
        put_pairs(items, buf_text(&more));
    reply(client, asked, done, buf_text(&lines), done ? items : NULL);
    buf_free(&more);
    buf_free(&lines);
    answer_end(client);
}

/* ---- Requests ---- */

/* A text of the request, cleaned like a line typed in the lobby: so a name or a password is the
 * same on every path, and no reason draws on a screen. The caller wipes and frees it. NULL: it is
 * not there. */
static char *text_of(const json_t *object, const char *name)
{
    enum { GROWS = 3 }; /* by at most this factor when characters are composed */
    const char *text = json_string_value(json_object_get(object, name));
    size_t len = text ? strlen(text) : 0, cap = GROWS * len + 1;
    char *clean = text ? xcalloc(1, cap) : NULL;
    if (text)
        utf8_clean(text, len, (int)cap, clean, cap);
    return clean;
}

/* The act of this name that can be asked for here; NULL: there is none. */
static const struct act_row *act_named(const char *name)
{
    const struct act_row *row = name ? act_find(name) : NULL;
    return row && row->only != ACT_LOBBY ? row : NULL;
}

/* How the act is asked for. A program that does not say wants it done. */
static enum act_how how_of(const char *word)
{
    return word && strcmp(word, "ask") == 0   ? ACT_ASK
           : word && strcmp(word, "dry") == 0 ? ACT_DRY
                                              : ACT_DO;
}

/* Where there is no lobby. */
static void run_aside(struct client *client, const char *const *words)
{
    const struct control_deps *deps = &client->control->deps;
    struct buf text = {0};
    bool done = deps->aside(deps->arg, client->asked->name, words, &text);
    on_answer(client, done, buf_text(&text), NULL);
    buf_free(&text);
}

static void request(struct client *client, const char *line, size_t len)
{
    json_t *object = json_loadb(line, len, JSON_REJECT_DUPLICATES, NULL);
    const struct act_row *row = act_named(json_string_value(json_object_get(object, "verb")));
    const char *format = json_string_value(json_object_get(object, "format"));
    const char *given = json_string_value(json_object_get(object, "password"));
    const char *seen = json_string_value(json_object_get(object, "seen"));
    char *text[ACT_ARGS_MAX] = {NULL}, *password = text_of(object, "password");
    struct act_asked asked = {.row = row,
                              .actor = client->actor,
                              .door = ACT_SOCKET,
                              .password = password,
                              .json = format && strcmp(format, "json") == 0,
                              .how = how_of(json_string_value(json_object_get(object, "how"))),
                              .seen = seen ? strtoull(seen, NULL, 16) : 0,
                              .question = on_question,
                              .answer = on_answer,
                              .arg = client};
    for (int i = 0; row && i < ACT_ARGS_MAX && row->args[i].kind != ACT_NONE; i++)
        asked.word[i] = text[i] = text_of(object, row->args[i].name);
    if (password && given[0] && !password[0]) {
        reply(client, NULL, false, "Nothing in that password can be typed. Take another one.\n",
              NULL);
    } else if (!row) {
        reply(client, NULL, false,
              "There is no such command. See cardroomctl(8) for those there are.\n", NULL);
    } else {
        if (!row->quiet)
            log_info("control", "verb=\"%s\" about=\"%s\" by=\"%s\"", row->name,
                     text[0] ? text[0] : "", client->actor.name);
        client->asked = row;
        client->how = asked.how;
        if (client->control->deps.lobby)
            act_run(client->control->deps.lobby, &asked);
        else
            run_aside(client, (const char *const *)text);
    }
    for (int i = 0; i < ACT_ARGS_MAX; i++)
        wipe_string(&text[i]);
    wipe_string(&password);
    json_decref(object);
}

static void client_read(struct client *client)
{
    struct evbuffer *in = bufferevent_get_input(client->bev);
    size_t len;
    char *line;
    while (!client->asked && (line = evbuffer_readln(in, &len, EVBUFFER_EOL_LF))) {
        request(client, line, len);
        explicit_bzero(line, len); /* it may hold a password */
        free(line);
    }
    if (!client->asked && evbuffer_get_length(in) >= CONTROL_LINE_MAX)
        client_drop(client);
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

/* Whether the peer was in the group when it connected. */
static bool is_member(int fd, const struct ucred *peer, gid_t group)
{
    enum { GROUPS_MAX = 65536 }; /* of the kernel */
    socklen_t len = GROUPS_MAX * sizeof(gid_t);
    gid_t *list = xmalloc(len);
    bool member = peer->gid == group;
    if (getsockopt(fd, SOL_SOCKET, SO_PEERGROUPS, list, &len) == 0)
        for (size_t i = 0; i < len / sizeof(gid_t); i++)
            member = member || list[i] == group;
    free(list);
    return member;
}

/* Why a peer is refused; NULL: it is heard. Root, our own user and the group of the settings are
 * heard: the socket's mode says the same, but a parent folder may have been moved. The door
 * and the peer are refused (control.h). */
static const char *peer_refused(const struct control *control, int fd, struct ucred *peer)
{
    socklen_t len = sizeof(*peer);
    if (control->count >= CONTROL_CLIENTS_MAX)
        return "full";
    if (getsockopt(fd, SOL_SOCKET, SO_PEERCRED, peer, &len) < 0 ||
        (peer->uid != 0 && peer->uid != geteuid() &&
         (control->group == NO_GROUP || !is_member(fd, peer, control->group))))
        return "user";
    return peer->pid == *control->deps.door   ? "door"
           : peer->pid == *control->deps.peer ? "peer"
                                              : NULL;
}

static void on_accept(struct evconnlistener *listener, evutil_socket_t fd, struct sockaddr *address,
                      int len, void *arg)
{
    struct control *control = arg;
    struct timeval idle = {CONTROL_IDLE_S, 0};
    (void)listener, (void)address, (void)len;
    struct ucred peer;
    const char *refused = peer_refused(control, fd, &peer);
    if (refused) {
        log_warn("control", "refused=%s", refused);
        close(fd);
        return;
    }
    struct client *client = xcalloc(1, sizeof(*client));
    client->control = control;
    const struct passwd *user = getpwuid(peer.uid);
    actor_socket(&client->actor, peer.uid, user ? user->pw_name : NULL);
    client->bev = bufferevent_socket_new(control->deps.base, fd, BEV_OPT_CLOSE_ON_FREE);
    if (!client->bev)
        log_fatal("control", "error=\"out of memory\"");
    client->next = control->clients;
    control->clients = client;
    control->count++;
    bufferevent_setwatermark(client->bev, EV_READ, 0, CONTROL_LINE_MAX);
    bufferevent_setcb(client->bev, on_read, NULL, on_event, client);
    bufferevent_set_timeouts(client->bev, &idle, &idle);
    bufferevent_enable(client->bev, EV_READ | EV_WRITE);
}

/* Lets the group use the socket that was bound there. */
static bool give_to(const char *path, gid_t group)
{
    return group == NO_GROUP || (chown(path, (uid_t)-1, group) == 0 &&
                                 chmod(path, S_IRUSR | S_IWUSR | S_IRGRP | S_IWGRP) == 0);
}

/* Listens under another name and then renames the socket over an earlier room's. Whoever connects
 * meanwhile is refused for a moment, but always finds a socket. */
static int listen_at(const char *path, gid_t group)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    char *fresh = xasprintf("%s.new", path);
    int fd = -1;
    errno = ENAMETOOLONG;
    if (strlen(fresh) < sizeof(address.sun_path)) {
        strcpy(address.sun_path, fresh);
        fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
        unlink(fresh);
        mode_t mask = umask(0177);
        bool bound = fd >= 0 && bind(fd, (struct sockaddr *)&address, sizeof(address)) == 0;
        int error = errno;
        umask(mask);
        if (!bound || !give_to(fresh, group) || listen(fd, CONTROL_CLIENTS_MAX) < 0 ||
            rename(fresh, path) < 0) {
            error = bound ? errno : error;
            if (fd >= 0)
                close(fd);
            fd = -1;
        }
        errno = error;
    }
    free(fresh);
    return fd;
}

struct control *control_new(const struct control_deps *deps, char *why, size_t whycap)
{
    const struct group *group = deps->group[0] ? getgrnam(deps->group) : NULL;
    const gid_t gid = group ? group->gr_gid : NO_GROUP;
    int fd = listen_at(deps->path, gid);
    if (fd < 0) {
        utf8_printf(why, whycap,
                    "The control socket %s cannot be made: %s. Set control-socket to another path.",
                    deps->path, strerror(errno));
        return NULL;
    }
    struct control *control = xcalloc(1, sizeof(*control));
    control->deps = *deps;
    control->path = xstrdup(deps->path);
    control->group = gid;
    control->listener = evconnlistener_new(deps->base, on_accept, control,
                                           LEV_OPT_CLOSE_ON_FREE | LEV_OPT_CLOSE_ON_EXEC, 0, fd);
    if (!control->listener)
        log_fatal("control", "error=\"%s\"", strerror(errno));
    return control;
}

void control_free(struct control **controlp)
{
    struct control *control = *controlp;
    *controlp = NULL;
    if (!control)
        return;
    while (control->clients) {
        control->clients->asked = NULL;
        client_drop(control->clients);
    }
    evconnlistener_free(control->listener);
    unlink(control->path);
    free(control->path);
    free(control);
}
