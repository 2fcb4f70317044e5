/*
 * See control.h. A client has at most one request under way. The answer may come after the client
 * has hung up, so a client is freed when neither its socket nor an answer needs it.
 */
#include "control.h"

#include <errno.h>
#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/listener.h>
#include <grp.h>
#include <inttypes.h>
#include <jansson.h>
#include <pwd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/queue.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "act.h"
#include "act_json.h"
#include "buf.h"
#include "closed.h"
#include "figures.h"
#include "log.h"
#include "loop.h"
#include "marks.h"
#include "sealed.h"
#include "utf8.h"
#include "xalloc.h"

static const gid_t NO_GROUP = (gid_t)-1;

enum {
    ANSWER_WAITS_MAX = 256 * 1024,       /* bytes of an answer that whoever asked does not read */
    REMOTE_MAX = CONTROL_LINE_MAX + 128, /* bytes of a request of another node, with the name of who
                                          * asks */
    SEEN_ASIDE = 1                       /* for a dry run without a lobby: no `yes` is asked for */
};

struct client {
    struct control *control;
    struct bufferevent *bev; /* NULL: hung up, or of another node */
    int node;                /* the node whose room asks for the client; -1: the client is here */
    struct sealed *channel;  /* the channel to that room or, for a client here, to the room that
                              * has the lobby */
    uint64_t number;         /* the number of what was asked for there; 0: nothing */
    struct buf request, answer;  /* the request there; for `status`, the answer so far */
    const struct act_row *asked; /* the request whose answer is awaited; NULL: none */
    struct actor actor;          /* the Unix user, as the kernel named them when they connected */
    char user[64];               /* the user's name, as the kernel named them; "": they have none */
    enum act_how how;
    bool json, here; /* the request's options */
    bool reloads;    /* their answer is that of control_reloaded */
    LIST_ENTRY(client) next;
};

struct control {
    struct control_deps deps;
    char *path;
    gid_t group; /* NO_GROUP: none */
    struct evconnlistener *listener;
    LIST_HEAD(, client) clients;
    uint64_t asked;     /* how many requests were made to other nodes so far */
    struct event *late; /* the deadline of a reload that somebody waits for; NULL: nobody has waited
                         * yet */
};

static void control_client_drop(struct client *client)
{
    if (client->bev) {
        bufferevent_free(client->bev);
        client->bev = NULL;
    }
    sealed_free(&client->channel);
    if (client->asked && client->number == 0)
        return; /* the answer frees it */
    LIST_REMOVE(client, next);
    buf_wipe(&client->request);
    buf_free(&client->answer);
    free(client);
}

static void control_client_write(struct client *client, const char *data, size_t len)
{
    if (client->bev)
        bufferevent_write(client->bev, data, len);
    else
        sealed_send(client->channel, data, len);
}

/* ---- Answers ---- */

/* Adds `name value` lines to the last object. */
static void control_put_pairs(struct act_items *items, const char *lines)
{
    while (*lines) {
        size_t len = strcspn(lines, "\n"), name = strcspn(lines, " \n");
        size_t value = name + strspn(lines + name, " ");
        FREED char *key = xstrndup(lines, name), *text = xstrndup(lines + value, len - value);
        for (char *at = key; *at; at++)
            *at = *at == '-' ? '_' : *at; /* jq(1) takes such names without quotes */
        act_items_figure(items, key, text);
        lines += len + (lines[len] == '\n');
    }
}

/* Sends an answer: `items` as JSON where there are any (act_json.h). `row`: NULL: no act was asked
 * for. */
static void control_reply(struct client *client, const struct act_row *row, bool done,
                          const char *text, struct act_items *items)
{
    BUF_LOCAL line = {0};
    act_json_answer(row, done, text, items, &line);
    buf_putc(&line, '\n');
    control_client_write(client, line.data, line.len);
}

/* Must be called when an answer has come. Returns false if nobody waits for it any more. */
static bool control_answer_begin(struct client *client)
{
    const bool waits = client->bev || (client->node >= 0 && client->channel);
    client->asked = NULL;
    if (!waits)
        control_client_drop(client);
    return waits;
}

/* Lets the client ask again. The loop reads what the client asked meanwhile; it is not read here,
 * because an answer may come inside the call that asks. */
static void control_answer_end(struct client *client)
{
    if (client->bev)
        bufferevent_trigger(client->bev, EV_READ,
                            BEV_TRIG_DEFER_CALLBACKS | BEV_TRIG_IGNORE_WATERMARKS);
}

/* Sends what the act would do, because it wants a `yes` or because the client asked only for
 * that. */
static void control_on_question(void *arg, uint64_t seen, const char *does, const char *price)
{
    struct client *client = arg;
    BUF_LOCAL line = {0}, what = {0}, hits = {0};
    if (!control_answer_begin(client))
        return;
    buf_puts(&what, does);
    buf_puts(&hits, price);
    marks_resolve(&what, MARKS_QUOTED);
    marks_resolve(&hits, MARKS_QUOTED);
    act_json_would(client->how == ACT_DRY, seen, buf_text(&what), buf_text(&hits), &line);
    buf_putc(&line, '\n');
    control_client_write(client, line.data, line.len);
    control_answer_end(client);
}

static void control_on_answer(void *arg, bool done, const char *text, struct act_items *items)
{
    struct client *client = arg;
    const struct act_row *asked = client->asked;
    BUF_LOCAL lines = {0}, more = {0};
    if (!control_answer_begin(client))
        return;
    if (done && strcmp(asked->name, "status") == 0)
        client->control->deps.status(client->control->deps.arg, client->control->deps.lobby,
                                     client->node < 0, &more);
    buf_puts(&lines, text);
    buf_puts(&lines, buf_text(&more));
    marks_resolve(&lines, MARKS_QUOTED);
    if (items)
        control_put_pairs(items, buf_text(&more));
    control_reply(client, asked, done, buf_text(&lines), done && client->json ? items : NULL);
    control_answer_end(client);
}

/* ---- Requests ---- */

/* A text of the request, cleaned like a line that is typed in the lobby. So a name or a password is
 * the same on every path, and no reason can draw on a screen. The caller wipes and frees the text.
 * NULL: the request has none of that name. */
static char *control_text_of(const json_t *object, const char *name)
{
    enum { GROWS = 3 }; /* text grows by at most this factor when characters are composed */
    const char *text = json_string_value(json_object_get(object, name));
    size_t len = text ? strlen(text) : 0, cap = GROWS * len + 1;
    char *clean = text ? xcalloc(1, cap) : NULL;
    if (text)
        utf8_clean(text, len, (int)cap, clean, cap);
    return clean;
}

/* Reads the arguments of a request; `text` gets a text or NULL for each, which the caller wipes and
 * frees with control_words_wipe. */
static void control_words_of(const json_t *object, const struct act_row *row,
                             char *text[ACT_ARGS_MAX])
{
    for (int i = 0; i < ACT_ARGS_MAX; i++)
        text[i] = NULL;
    for (int i = 0; row && i < ACT_ARGS_MAX && row->args[i].kind != ACT_NONE; i++)
        text[i] = control_text_of(object, row->args[i].name);
}

static void control_words_wipe(char *text[ACT_ARGS_MAX])
{
    for (int i = 0; i < ACT_ARGS_MAX; i++)
        xalloc_wipe(&text[i]);
}

/* ---- Elsewhere ---- */

/* Whether the act is one of the node itself, which is done only at that node's control socket. */
static bool control_is_own(const char *verb)
{
    return strcmp(verb, "reload") == 0 || strcmp(verb, "shutdown") == 0 ||
           strcmp(verb, "upgrade") == 0;
}

/* Ends the request at another room: its answer has come, or will not come. */
static void control_elsewhere_over(struct client *client)
{
    client->number = 0;
    client->asked = NULL;
    sealed_free(&client->channel);
    buf_wipe(&client->request);
    buf_free(&client->answer);
    control_answer_end(client);
}

/* Adds what this node knows of itself to the answer of the room that has the lobby. `theirs` NULL:
 * that room did not answer, and `why` says why. */
static void control_status_reply(struct client *client, json_t *theirs, const char *why)
{
    const struct control_deps *deps = &client->control->deps;
    ACT_ITEMS_LOCAL items = {0};
    BUF_LOCAL own = {0}, text = {0}, line = {0};
    json_t *values = json_object_get(theirs, "values");
    const char *said = json_string_value(json_object_get(theirs, "text"));
    deps->status(deps->arg, false, true, &own);
    if (!theirs)
        buf_printf(&own, "lobby %.*s\n", (int)strcspn(why, "\n"), why);
    if (client->json) {
        act_items_begin(&items);
        control_put_pairs(&items, buf_text(&own));
    }
    figures_rest(said ? said : "", buf_text(&own), &text);
    buf_puts(&text, buf_text(&own));
    act_json_answer(client->asked, true, buf_text(&text), client->json ? &items : NULL, &line);
    json_auto_t *mine = json_loads(buf_text(&line), 0, NULL);
    if (values) {
        json_object_update(values, json_object_get(mine, "values"));
        json_object_set(mine, "values", values);
    }
    FREED char *answer = json_dumps(mine, JSON_COMPACT);
    control_client_write(client, answer, strlen(answer));
    control_client_write(client, "\n", 1);
}

static void control_elsewhere_failed(struct client *client, const char *why)
{
    if (strcmp(client->asked->name, "status") == 0)
        control_status_reply(client, NULL, why);
    else
        control_reply(client, NULL, false, why, NULL);
    control_elsewhere_over(client);
}

/* Reads on from the other room, because the client has now read what it was sent. */
static void control_on_written(struct bufferevent *bev UNUSED, void *arg)
{
    struct client *client = arg;
    if (client->channel)
        sealed_hold(client->channel, false);
}

/* Does the act here if the other room has noted it in the audit log, and passes that room's answer
 * on. */
static void control_noted_reply(struct client *client)
{
    const struct control_deps *deps = &client->control->deps;
    const char *line = strchr(buf_text(&client->request), '\n');
    json_auto_t *object = json_loads(line + 1, 0, NULL),
                *said = json_loads(buf_text(&client->answer), 0, NULL);
    BUF_LOCAL text = {0};
    char *words[ACT_ARGS_MAX];
    control_words_of(object, client->asked, words);
    if (client->how != ACT_DRY && json_is_true(json_object_get(said, "done")) &&
        deps->aside(deps->arg, client->asked->name, (const char *const *)words, CONTROL_NOTED,
                    &text) != CONTROL_DONE)
        control_reply(client, NULL, false, buf_text(&text), NULL);
    else
        control_client_write(client, client->answer.data, client->answer.len);
    control_words_wipe(words);
}

static void control_on_answer_piece(void *arg, const char *data, size_t len, bool last)
{
    struct client *client = arg;
    const char *verb = client->asked->name;
    bool status = strcmp(verb, "status") == 0;
    /* These acts are done here, once the room that has the lobby has noted them. */
    bool noted = strcmp(verb, "node drain") == 0 || strcmp(verb, "node serve") == 0;
    if (status || noted) {
        buf_add(&client->answer, data, len);
    } else {
        bufferevent_write(client->bev, data, len);
        if (evbuffer_get_length(bufferevent_get_output(client->bev)) > ANSWER_WAITS_MAX)
            sealed_hold(client->channel, true);
    }
    if (!last)
        return;
    if (status) {
        json_auto_t *theirs = json_loads(buf_text(&client->answer), 0, NULL);
        control_status_reply(client, theirs, "The node that leads did not answer.");
    }
    if (noted)
        control_noted_reply(client);
    control_elsewhere_over(client);
}

static void control_on_answer_closed(void *arg, bool sent)
{
    struct client *client = arg;
    if (!sent)
        control_elsewhere_failed(client,
                                 "The node that has the lobby cannot be reached. Nothing was done; "
                                 "try again in a moment.\n");
    else if (strcmp(client->asked->name, "status") == 0)
        control_elsewhere_failed(client, "The node that leads did not answer.");
    else
        control_client_drop(
            client); /* cardroomctl says that it is not known whether that was done */
}

static const struct sealed_callbacks answer_callbacks = {control_on_answer_piece,
                                                         control_on_answer_closed};

void control_asked(struct control *control, uint64_t number, int node, int fd)
{
    struct client *client = control ? LIST_FIRST(&control->clients) : NULL;
    while (client && client->number != number)
        client = LIST_NEXT(client, next);
    const uint8_t *key = client ? control->deps.key(control->deps.arg) : NULL;
    if (!key || client->channel) {
        close(fd);
        return;
    }
    client->channel = sealed_new(control->deps.base, fd, true, control->deps.node, node, key,
                                 &answer_callbacks, client);
    sealed_send(client->channel, client->request.data, client->request.len);
}

void control_reloaded(struct control *control, enum lobby_reload how, const char *report)
{
    BUF_LOCAL text = {0};
    bool done = report && service_reload_words(how, report, &text);
    buf_puts(&text, report ? "\n" : "The settings haven't been read yet. See the log.\n");
    if (control->late)
        event_del(control->late);
    for (struct client *client = LIST_FIRST(&control->clients), *next; client; client = next) {
        ACT_ITEMS_LOCAL items = {0};
        next = LIST_NEXT(client, next);
        if (!client->reloads)
            continue;
        client->reloads = false;
        if (report && how != LOBBY_RELOAD_REFUSED)
            service_reload_items(report, &items);
        control_on_answer(client, done, buf_text(&text), &items);
    }
}

static void control_on_late(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    control_reloaded(arg, LOBBY_RELOAD_REFUSED, NULL);
}

/* Answers a request while this room has no lobby. */
static void control_run_aside(struct client *client, const char *line, size_t len,
                              const char *const *words)
{
    const struct control_deps *deps = &client->control->deps;
    BUF_LOCAL text = {0};
    if (client->node >= 0) {
        client->asked = NULL;
        control_reply(client, NULL, false,
                      "The node that was asked no longer has the lobby. Nothing was done; try "
                      "again in a moment.\n",
                      NULL);
        return;
    }
    if (client->here) {
        control_elsewhere_failed(client, "It was not asked.");
        return;
    }
    enum control_aside did = deps->aside(deps->arg, client->asked->name, words,
                                         client->how == ACT_DRY ? CONTROL_DRY : CONTROL_NOW, &text);
    if (did == CONTROL_ELSEWHERE) {
        /* The room that has the lobby is told whom the kernel named here. */
        char why[256];
        client->number = ++client->control->asked;
        buf_printf(&client->request, "%" PRId64 " %s\n", client->actor.uid, client->user);
        buf_add(&client->request, line, len);
        if (!deps->ask(deps->arg, client->number, why, sizeof(why)))
            control_elsewhere_failed(client, why);
    } else if (did == CONTROL_WOULD)
        control_on_question(client, SEEN_ASIDE, buf_text(&text), "");
    else if (did == CONTROL_RELOAD) {
        struct control *control = client->control;
        client->reloads = true;
        if (!control->late)
            control->late = loop_event(control->deps.base, -1, 0, control_on_late, control);
        loop_wait(control->late, CONTROL_RELOAD_S * INT64_C(1000));
    } else
        control_on_answer(client, did == CONTROL_DONE, buf_text(&text), NULL);
}

static void control_request(struct client *client, const char *line, size_t len)
{
    json_auto_t *object = json_loadb(line, len, JSON_REJECT_DUPLICATES, NULL);
    const char *verb = json_string_value(json_object_get(object, "verb"));
    const struct act_row *row = verb ? act_find(verb) : NULL;
    const char *format = json_string_value(json_object_get(object, "format"));
    const char *given = json_string_value(json_object_get(object, "password"));
    const char *seen = json_string_value(json_object_get(object, "seen"));
    const char *how = json_string_value(json_object_get(object, "how"));
    char *text[ACT_ARGS_MAX], *password = control_text_of(object, "password");
    struct act_asked asked = {.row = row,
                              .actor = client->actor,
                              .where = ACT_SOCKET,
                              .password = password,
                              .json = format && strcmp(format, "json") == 0,
                              .how = how && strcmp(how, "ask") == 0   ? ACT_ASK
                                     : how && strcmp(how, "dry") == 0 ? ACT_DRY
                                                                      : ACT_DO,
                              .seen = seen ? strtoull(seen, NULL, 16) : 0,
                              .question = control_on_question,
                              .answer = control_on_answer,
                              .arg = client};
    control_words_of(object, row, text);
    for (int i = 0; i < ACT_ARGS_MAX; i++)
        asked.word[i] = text[i];
    if (password && given[0] && !password[0]) {
        control_reply(client, NULL, false,
                      "Nothing in that password can be typed. Take another one.\n", NULL);
    } else if (!row || row->only == ACT_LOBBY) {
        control_reply(client, NULL, false,
                      "There is no such command. See cardroomctl(8) for those there are.\n", NULL);
    } else {
        log_write(row->quiet ? LOG_LEVEL_DEBUG : LOG_LEVEL_INFO, "control",
                  "verb=\"%s\" about=\"%s\" by=\"%s\"", row->name, text[0] ? text[0] : "",
                  client->actor.name);
        client->asked = row;
        client->how = asked.how;
        client->json = asked.json;
        client->here =
            strcmp(row->name, "status") == 0 && json_is_true(json_object_get(object, "here"));
        if (client->node >= 0 && control_is_own(row->name))
            control_on_answer(client, false, "That is done at a node's own control socket.\n",
                              NULL);
        else if (client->control->deps.lobby)
            act_run(client->control->deps.lobby, &asked);
        else
            control_run_aside(client, line, len, (const char *const *)text);
    }
    control_words_wipe(text);
    xalloc_wipe(&password);
}

static void control_on_read(struct bufferevent *bev UNUSED, void *arg)
{
    struct client *client = arg;
    struct evbuffer *in = bufferevent_get_input(client->bev);
    size_t len;
    char *line;
    while (!client->asked && (line = evbuffer_readln(in, &len, EVBUFFER_EOL_LF))) {
        control_request(client, line, len);
        explicit_bzero(line, len); /* it may hold a password */
        free(line);
    }
    if (!client->asked && evbuffer_get_length(in) >= CONTROL_LINE_MAX)
        control_client_drop(client);
}

static void control_on_event(struct bufferevent *bev UNUSED, short what UNUSED, void *arg)
{
    control_client_drop(arg);
}

/* Whether whoever connected was in the group at that time. */
static bool control_is_member(int fd, const struct ucred *peer, gid_t group)
{
    enum { GROUPS_MAX = 65536 }; /* of the kernel */
    socklen_t len = GROUPS_MAX * sizeof(gid_t);
    FREED gid_t *list = xmalloc(len);
    bool member = peer->gid == group;
    if (getsockopt(fd, SOL_SOCKET, SO_PEERGROUPS, list, &len) == 0)
        for (size_t i = 0; i < len / sizeof(gid_t); i++)
            member = member || list[i] == group;
    return member;
}

/* Why whoever connected is refused; NULL: they are heard. `peer` gets who they are. Root, our own
 * user and the group of the settings are heard: the socket's mode says the same, but a parent
 * folder may have been moved. The processes door and peer are refused (control.h). */
static const char *control_peer_refused(const struct control *control, int fd, struct ucred *peer)
{
    socklen_t len = sizeof(*peer);
    const struct client *client;
    int n = 0;
    LIST_FOREACH (client, &control->clients, next)
        n += client->node < 0;
    if (n >= CONTROL_CLIENTS_MAX)
        return "full";
    if (getsockopt(fd, SOL_SOCKET, SO_PEERCRED, peer, &len) < 0 ||
        (peer->uid != 0 && peer->uid != geteuid() &&
         (control->group == NO_GROUP || !control_is_member(fd, peer, control->group))))
        return "user";
    return peer->pid == *control->deps.door   ? "door"
           : peer->pid == *control->deps.peer ? "peer"
                                              : NULL;
}

static struct client *control_client_new(struct control *control, int node)
{
    struct client *client = xcalloc(1, sizeof(*client));
    client->control = control;
    client->node = node;
    LIST_INSERT_HEAD(&control->clients, client, next);
    return client;
}

static void control_on_accept(struct evconnlistener *listener UNUSED, evutil_socket_t fd,
                              struct sockaddr *address UNUSED, int len UNUSED, void *arg)
{
    struct control *control = arg;
    struct timeval idle = {CONTROL_IDLE_S, 0};
    struct ucred peer;
    const char *refused = control_peer_refused(control, fd, &peer);
    if (refused) {
        log_warn("control", "refused=%s", refused);
        close(fd);
        return;
    }
    struct client *client = control_client_new(control, -1);
    const struct passwd *user = getpwuid(peer.uid);
    utf8_copy(user ? user->pw_name : "", client->user, sizeof(client->user));
    actor_socket(&client->actor, peer.uid, user ? user->pw_name : NULL, -1);
    client->bev = bufferevent_socket_new(control->deps.base, fd, BEV_OPT_CLOSE_ON_FREE);
    if (!client->bev)
        xalloc_none("control");
    bufferevent_setwatermark(client->bev, EV_READ, 0, CONTROL_LINE_MAX);
    bufferevent_setwatermark(client->bev, EV_WRITE, ANSWER_WAITS_MAX / 4, 0);
    bufferevent_setcb(client->bev, control_on_read, control_on_written, control_on_event, client);
    bufferevent_set_timeouts(client->bev, &idle, &idle);
    bufferevent_enable(client->bev, EV_READ | EV_WRITE);
}

/* ---- Other nodes ---- */

/* Reads "UID USER" and the request. False: the format is wrong. */
static bool control_remote_request(struct client *client)
{
    char *text = client->request.data, *line = memchr(text, '\n', client->request.len), *user;
    if (!line || line - text > 100)
        return false;
    *line++ = '\0';
    int64_t uid = strtoll(text, &user, 10);
    if (*user != ' ')
        return false;
    user++;
    actor_socket(&client->actor, uid, user[0] ? user : NULL, (uint8_t)client->node);
    control_request(client, line, client->request.len - (size_t)(line - text));
    return true;
}

static void control_on_remote_piece(void *arg, const char *data, size_t len, bool last)
{
    struct client *client = arg;
    buf_add(&client->request, data, len);
    if (client->asked || client->request.len > REMOTE_MAX ||
        (last && !control_remote_request(client))) {
        log_warn("control", "node=%d error=\"not as agreed\"", client->node);
        control_client_drop(client);
    } else if (last) {
        buf_wipe(&client->request);
    }
}

static void control_on_remote_closed(void *arg, bool sent UNUSED)
{
    control_client_drop(arg);
}

static const struct sealed_callbacks remote_callbacks = {control_on_remote_piece,
                                                         control_on_remote_closed};

void control_hear(struct control *control, int node, int fd)
{
    const uint8_t *key = control->deps.key(control->deps.arg);
    struct client *client;
    int n = 0;
    LIST_FOREACH (client, &control->clients, next)
        n += client->node == node;
    if (!key || n >= CONTROL_NODE_MAX) {
        log_warn("control", "node=%d refused=%s", node, key ? "full" : "key");
        close(fd);
        return;
    }
    client = control_client_new(control, node);
    client->channel = sealed_new(control->deps.base, fd, false, node, control->deps.node, key,
                                 &remote_callbacks, client);
}

/* Lets the group use the socket at `path`. */
static bool control_give_to(const char *path, gid_t group)
{
    return group == NO_GROUP || (chown(path, (uid_t)-1, group) == 0 &&
                                 chmod(path, S_IRUSR | S_IWUSR | S_IRGRP | S_IWGRP) == 0);
}

static gid_t control_group_of(const char *name)
{
    const struct group *group = name[0] ? getgrnam(name) : NULL;
    return group ? group->gr_gid : NO_GROUP;
}

/* The path of a process's socket until the process serves it, so that a room that stands by does
 * not take the place of the one that serves. The caller frees it. */
static char *control_fresh_path(const char *path, pid_t pid)
{
    return xasprintf("%s.%d", path, (int)pid);
}

void control_forget(const char *path, pid_t pid)
{
    FREED char *fresh = control_fresh_path(path, pid);
    unlink(fresh);
}

int control_listen(const char *path, const char *group)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    FREED char *fresh = control_fresh_path(path, getpid());
    int fd = -1;
    errno = ENAMETOOLONG;
    if (strlen(fresh) < sizeof(address.sun_path)) {
        strcpy(address.sun_path, fresh);
        fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
        unlink(fresh);
        mode_t mask = umask(0177);
        bool bound = fd >= 0 && bind(fd, (struct sockaddr *)&address, sizeof(address)) == 0;
        umask(mask);
        if (!bound || !control_give_to(fresh, control_group_of(group)) ||
            listen(fd, CONTROL_CLIENTS_MAX) < 0) {
            closed_fd(&fd);
            fd = -1;
        }
    }
    if (fd < 0) {
        log_error("control",
                  "The control socket %s cannot be made: %s. Set control-socket to another path.",
                  path, strerror(errno));
    }
    return fd;
}

/* Renames the socket over an earlier room's, so that whoever connects always finds one. */
struct control *control_new(const struct control_deps *deps, int fd)
{
    FREED char *fresh = control_fresh_path(deps->path, getpid());
    if (rename(fresh, deps->path) != 0) {
        log_error("control", "error=\"%s\" path=%s", strerror(errno), deps->path);
        close(fd);
        return NULL;
    }
    struct control *control = xcalloc(1, sizeof(*control));
    control->deps = *deps;
    control->path = xstrdup(deps->path);
    control->group = control_group_of(deps->group);
    control->listener = evconnlistener_new(deps->base, control_on_accept, control,
                                           LEV_OPT_CLOSE_ON_FREE | LEV_OPT_CLOSE_ON_EXEC, 0, fd);
    if (!control->listener)
        log_fatal("control", "error=\"%s\"", strerror(errno));
    return control;
}

void control_turn(struct control *control, const struct control_deps *deps)
{
    struct client *client;
    while ((client = LIST_FIRST(&control->clients))) {
        client->asked = NULL;
        control_client_drop(client);
    }
    control->deps = *deps;
}

void control_free(struct control **controlp)
{
    struct control *control = *controlp;
    *controlp = NULL;
    if (!control)
        return;
    control_turn(control, &control->deps);
    loop_free(&control->late);
    evconnlistener_free(control->listener);
    unlink(control->path);
    free(control->path);
    free(control);
}
