/*
 * The room's loop, its words with the supervisor, its start and its end. The other files of
 * room_private.h handle what goes between door and lobby. No rule of a game is here. See room.h.
 */
#include "room.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "config.h"
#include "file.h"
#include "hash.h"
#include "log.h"
#include "loop.h"
#include "mac.h"
#include "presence.h"
#include "room_private.h"
#include "server.h"
#include "think.h"
#include "utf8.h"
#include "xalloc.h"

/* ---- The lobby's deadlines ---- */

/* The timer only ends a turn of the loop. Each turn ends with lobby_tick. */
static void room_on_due(evutil_socket_t fd UNUSED, short what UNUSED, void *arg UNUSED)
{
}

static void room_on_store(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    struct room *room = arg;
    store_pump(room->store);
}

/* ---- What the lobby wants ---- */

static bool room_lobby_clock_sound(void *arg)
{
    const struct room *room = arg;
    return room->watch.fault == CLOCK_SOUND;
}

static void room_lobby_asks(void *arg, uint64_t conn)
{
    const struct room *room = arg;
    room_doors_asks(room->door_of[term_node_of(conn)]);
}

static void room_lobby_wants_stop(void *arg, const char *reason)
{
    struct room *room = arg;
    room_doors_send(room, true); /* the last words to people go before the end */
    child_word_tell(room->control, "shutdown %s", reason);
}

static void room_lobby_wants_upgrade(void *arg, bool door)
{
    const struct room *room = arg;
    child_word_tell(room->control, "upgrade %s", door ? "all" : "room");
}

static void room_lobby_wants_drain(void *arg, int64_t ms)
{
    const struct room *room = arg;
    if (ms < 0)
        child_word_tell(room->control, "serve");
    else
        child_word_tell(room->control, "drain %" PRId64, ms);
}

static void room_lobby_wants_reload(void *arg)
{
    const struct room *room = arg;
    child_word_tell(room->control, "reload");
}

/* ---- The supervisor ---- */

/* `passed`: the descriptor to log to from now on; -1: a supervisor of an earlier version leaves it
 * to us to open the log again. */
static void room_reopen(int passed)
{
    if (passed >= 0)
        log_take(passed);
    else
        log_reopen();
}

/* Takes the kept links, or closes them. */
static void room_links_take(struct room *room, bool closes)
{
    for (int node = 0; node < ROOM_NODES; node++) {
        struct kept_link *kept = &room->kept[node];
        if (kept->arguments && closes)
            close(kept->fd);
        else if (kept->arguments)
            room_doors_link(room, kept->arguments, kept->fd);
        free(kept->arguments);
        kept->arguments = NULL;
    }
}

/* Carries out a word that came with a descriptor, and takes the descriptor over. This function and
 * the next ones return false when the room has to stop. */
static bool room_on_passed(struct room *room, const char *word, int passed)
{
    const char *rest;
    char *node;
    if (child_word_is(word, "link", &rest)) {
        if (room->waits[0]) {
            /* There is no lobby yet that would hear the door. So the link is kept, in place of an
             * earlier one for the same node. */
            struct kept_link *kept = &room->kept[room_doors_node(room, rest)];
            if (kept->arguments)
                close(kept->fd);
            free(kept->arguments);
            *kept = (struct kept_link){passed, xstrdup(rest)};
        } else
            room_doors_link(room, rest, passed);
    } else if (child_word_is(word, "asked", &rest)) {
        uint64_t number = strtoull(rest, &node, 10);
        control_asked(room->control_socket, number, (int)strtol(node, NULL, 10), passed);
    } else if (child_word_is(word, "staff", &rest)) {
        if (room->control_socket)
            control_hear(room->control_socket, (int)strtol(rest, NULL, 10), passed);
        else
            close(passed);
    } else if (child_word_is(word, "conf", &rest)) {
        room_conf_change(room, passed);
        return room->waits[0] || room_aside_look(room);
    } else if (child_word_is(word, "refused", &rest)) {
        room_conf_refused(room, passed);
    } else if (child_word_is(word, "reopen", &rest)) {
        room_reopen(passed);
    } else {
        close(passed);
        log_warn("supervisor", "word=\"%s\"", word);
    }
    return true;
}

static bool room_on_word(struct room *room, const char *word)
{
    const char *rest;
    char *sentence;
    if (child_word_is(word, "upgraded", &rest)) {
        room->upgrades = (int)strtol(rest, &sentence, 10);
        utf8_copy(sentence + (*sentence == ' '), room->upgrade, sizeof(room->upgrade));
    } else if (child_word_is(word, "host-key", &rest)) {
        if (!strstr(buf_text(&room->host_keys), rest)) /* the supervisor tells them after each
                                                        * "up" */
            buf_printf(&room->host_keys, "host-key-%s\n", rest);
    } else if (child_word_is(word, "supervisor", &rest)) {
        utf8_copy(rest, room->supervisor, sizeof(room->supervisor));
    } else if (child_word_is(word, "peer", &rest)) {
        room->peer = (pid_t)strtol(rest, NULL, 10);
    } else if (child_word_is(word, "kept", &rest)) {
        buf_printf(&room->not_taken, "%s\n", rest);
    } else if (child_word_is(word, "peer-certificate", &rest)) {
        buf_printf(&room->certificates, "peer-certificate %s\n", rest);
    } else if (child_word_is(word, "certificate", &rest)) {
        buf_printf(&room->certificates, "tls-certificate %s\n", rest);
    } else if (child_word_is(word, "leads", &rest)) {
        return room_hear(room, rest);
    } else if (child_word_is(word, "draining", &rest)) {
        room->draining = (enum lease_draining)strtol(rest, NULL, 10);
        if (room->lease)
            lease_drain(room->lease, room->draining);
    } else if (child_word_is(word, "authority", &rest)) {
        if (room->lease)
            room_lease_authority(room, rest);
    } else if (child_word_is(word, "leave", &rest)) {
        room->leaving = true;
    } else if (child_word_is(word, "figures", &rest)) {
        child_word_lines_take(&room->node, rest);
    } else if (child_word_is(word, "stop", &rest)) {
        return room_leave(room);
    } else if (child_word_is(word, "reopen", &rest)) {
        room_reopen(-1);
    } else {
        log_warn("supervisor", "word=\"%s\"", word);
    }
    return true;
}

static void room_on_words(evutil_socket_t fd, short what UNUSED, void *arg)
{
    struct room *room = arg;
    char word[CHILD_WORD_MAX];
    int passed, got;
    while ((got = child_word_receive(fd, word, &passed)) > 0) {
        if (passed >= 0 ? !room_on_passed(room, word, passed) : !room_on_word(room, word)) {
            event_base_loopbreak(room->base);
            return;
        }
    }
    if (got == 0) {
        log_warn("supervisor", "gone=yes");
        event_base_loopbreak(room->base);
    }
}

/* Tells the supervisor that we are alive, unless the store is a file and its writer is stuck. Then
 * does all else that is due at this interval. The loop calls this, so if the loop is stuck, the
 * supervisor hears nothing either. */
static void room_on_alive(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    struct room *room = arg;
    const bool server = store_server_is(room->url);
    int64_t now = clock_mono(&clock_system);
    if (room->store)
        store_pulse(room->store, &room->pulse);
    /* We go on without a server that is away, because it will come back, and another room could not
     * write to it either. */
    const int64_t ms = room->pulse.stalled_ms;
    if (ms < ROOM_STALLED_MS || server)
        child_word_tell(room->control, "alive");
    else
        log_error("store-stalled", "ms=%" PRId64, ms);
    room_figures_node(room);
    /* A server may take commits and not answer them, as when its synchronous standby is gone. No
     * connection breaks then, so nothing else tells of it. */
    if (!server || ms < ROOM_ALIVE_MS) {
        if (room->waits_ms != 0 && room->lobby)
            lobby_store_waits(room->lobby, false);
        room->waits_ms = 0;
    } else if (room->waits_ms == 0 || ms - room->waits_ms >= ROOM_WAITS_MS) {
        if (room->waits_ms == 0 && room->lobby)
            lobby_store_waits(room->lobby, true);
        room->waits_ms = ms;
        log_warn("store-waits", "ms=%" PRId64, ms);
    }
    if (!room->lobby)
        return;
    room->late_ms = room->due_ms != 0 && now > room->due_ms ? now - room->due_ms : 0;
    room->due_ms = now + ROOM_ALIVE_MS;
    if (clock_watch_look(&room->watch))
        store_seen(room->store, clock_wall(room->clock));
    room_figures_send(room);
    room_figures_mssp(room, NULL);
    room_doors_reseal(room);
    room_doors_watch(room);
    room_announce(room);
}

static void room_on_term_signal(evutil_socket_t number UNUSED, short what UNUSED, void *arg)
{
    struct room *room = arg;
    event_base_loopbreak(room->base);
}

/* ---- Start and end ---- */

/* Makes the control socket, or, if there is one, tells it what has changed. While there is no
 * lobby, room_aside_run answers. */
static void room_control(struct room *room)
{
    struct control_deps deps = {.base = room->base,
                                .path = room->conf->control_socket,
                                .group = room->conf->control_group,
                                .lobby = room->lobby,
                                .aside = room_aside_run,
                                .door = &room->own->pid,
                                .peer = &room->peer,
                                .ask = room_ask,
                                .key = room_key,
                                .node = (int)room->conf->node,
                                .status = room_figures_status,
                                .arg = room};
    if (room->control_socket) {
        control_turn(room->control_socket, &deps);
    } else if (room->listener >= 0) { /* without a socket people can still play */
        room->control_socket = control_new(&deps, room->listener);
        room->listener = -1;
    }
}

/* Serves the control socket and tells the supervisor that the room is up. From now on the
 * supervisor also hears regularly that the room is alive. */
static void room_up(void *arg)
{
    struct room *room = arg;
    room_control(room);
    room->ready = true;
    child_word_tell(room->control, "up");
    room_on_alive(-1, 0, room);
    loop_wait(room->alive, ROOM_ALIVE_MS);
}

/* Waits for the room before this one to end. This may block, because we serve nobody yet. False: we
 * are not wanted any more. */
static bool room_stand_by(struct room *room)
{
    char word[CHILD_WORD_MAX];
    const char *rest;
    struct pollfd ready = {.fd = room->control, .events = POLLIN};
    int got = -1, passed = -1;
    utf8_printf(word, sizeof(word), "standby %s %d", PACKAGE_VERSION, LINK_VERSION);
    if (child_word_send(room->control, word, -1) < 0)
        return false;
    for (;;) {
        got = child_word_receive(room->control, word, &passed);
        if (got > 0 && passed >= 0 && child_word_is(word, "conf", &rest)) {
            CONF_LOCAL old = {0};
            BUF_LOCAL changes = {0}, errors = {0};
            room_conf_take(room, passed, &old, &changes, &errors);
        } else if (got > 0 && child_word_is(word, "reopen", &rest)) {
            room_reopen(passed);
        } else if (passed >= 0) {
            close(passed);
        }
        if (got > 0 && child_word_is(word, "go", &rest))
            return true;
        if (got == 0 || (got > 0 && child_word_is(word, "stop", &rest)))
            return false;
        poll(&ready, 1, -1);
    }
}

/* Undoes what a newer room that did not come up has done to the database. */
static bool room_take_back(const struct conf *conf)
{
    char aside[PATH_MAX], why[512];
    FREED char *path = store_file_path(conf->store);
    bool done = !path || store_file_take_back(path, aside, sizeof(aside), why, sizeof(why)) == 0;
    if (!done)
        log_error("store", "%s", why);
    else if (path && aside[0])
        log_warn("store-back", "newer=%s", aside);
    return done;
}

/* When this program was built, in UTC ms. */
static const int64_t built_ms = INT64_C(1000) * BUILT_S;

/* The path of the note about the database on a server (presence_server). The caller frees it. */
static char *room_known_path(const struct conf *conf)
{
    return xasprintf("%s/database.known", conf->data_dir);
}

int room_store_test(const struct conf *conf, char *why, size_t whycap)
{
    if (store_server_is(conf->store)) {
        FREED char *known = room_known_path(conf);
        presence_server(known);
        int result = store_server_test(conf->store, why, whycap), error = errno;
        presence_server(NULL);
        errno = error;
        return result;
    }
    errno = EINVAL;
    FREED char *path = store_file_path(conf->store);
    size_t len = strlen(conf->data_dir);
    int result = 0;
    /* Before the first start there is no data folder, so a file right inside it is not tested. */
    if (path && (access(conf->data_dir, F_OK) == 0 || strncmp(path, conf->data_dir, len) != 0 ||
                 path[len] != '/' || strchr(path + len + 1, '/')))
        result = store_file_test(path, why, whycap);
    return result;
}

void room_clock_test(const struct conf *conf, char out[CLOCK_SENTENCE])
{
    char why[512];
    FREED char *path = store_file_path(conf->store);
    STORE_FILE_LOCAL *file = path ? store_file_open(path, why, sizeof(why)) : NULL;
    int64_t seen_ms = file ? store_file_seen(file) : 0, now = clock_wall(&clock_system);
    if (store_server_is(conf->store))
        seen_ms = store_server_seen(conf->store);
    clock_fault_sentence(clock_judge(now, built_ms, seen_ms), now, built_ms, seen_ms, out);
}

/* Must be called when the store or the lease could not be opened; `why` and errno say why. Returns
 * 0 if the room waits and then tries again, or -1 if it has to end. The room waits for whatever can
 * be mended without a new start, because nobody may be there to start it again: perhaps it has
 * replaced a room that died in the middle of the night. */
static int room_wait_for_store(struct room *room, const char *why)
{
    /* Perhaps the room of a service that was killed is still ending. If not, another service has
     * the database, and may have the control socket, too. */
    const bool held = errno == EBUSY;
    const bool waits =
        errno == EAGAIN ||
        (held && (!room->waits[0] || clock_mono(&clock_system) - room->away_ms < ROOM_HELD_MS));
    /* If we are refused but have the lease, another node may still be let in. So we end, which
     * gives the lease back. */
    if (!waits && (errno != EPERM || (room->lease && room->conf->peer[0]))) {
        log_error("store", "%s", why);
        return -1;
    }
    if (!room->waits[0]) {
        room->away_ms = clock_mono(&clock_system);
        log_error("store-away", "The room waits for its store. %s", why);
    }
    utf8_copy(why, room->waits, sizeof(room->waits));
    if (!room->control_socket && !held)
        room_control(room);
    loop_wait(room->again_due, ROOM_AGAIN_MS);
    return 0;
}

int room_lead(struct room *room)
{
    char why[512];
    const char *store = room->url;
    FREED char *url = room->config->again && strncmp(store, "sqlite:", 7) == 0
                          ? xasprintf("%s%csound=1", store, strchr(store, '?') ? '&' : '?')
                          : xstrdup(store);
    room->store = store_open(url, room->clock, why, sizeof(why));
    if (!room->store)
        return room_wait_for_store(room, why);
    if (room->waits[0])
        log_info("store-returned", "after_ms=%" PRId64, clock_mono(&clock_system) - room->away_ms);
    room->waits[0] = '\0';
    store_secret(room->store, STORE_SECRET_TICKET, room->sealer.key);
    ticket_sealer_start(&room->sealer);
    room->started_s = clock_wall(room->clock) / 1000;
    room->leads_ms = clock_mono(room->clock);
    struct store_past past = store_past(room->store);
    ids_init(&room->ids, room->clock, (uint8_t)room->conf->node);
    ids_above(&room->ids, past.highest);
    clock_watch_start(&room->watch, room->clock, built_ms, past.seen_ms);
    room->hash = hash_new(room->base);
    hash_set_exempt(room->hash, room->conf->limits.exempt);
    room->think = think_new(room->base);
    room->store_event = loop_begin(room->base, store_fd(room->store), EV_READ | EV_PERSIST, -1,
                                   room_on_store, room);

    struct lobby_deps deps = {.clock = room->clock,
                              .ids = &room->ids,
                              .store = room->store,
                              .hasher = hash_hasher(room->hash),
                              .thinker = think_thinker(room->think),
                              .hmac = mac_sha1,
                              .conf = room_conf_lobby(room),
                              .starved = room->config->starved,
                              .bans = room_doors_bans,
                              .known = room_doors_known,
                              .clock_sound = room_lobby_clock_sound,
                              .dealt = room_deals,
                              .asks = room_lobby_asks,
                              .stop = room_lobby_wants_stop,
                              .reload = room_lobby_wants_reload,
                              .upgrade = room_lobby_wants_upgrade,
                              .drain = room->conf->peer[0] ? room_lobby_wants_drain : NULL,
                              .arg = room};
    room->lobby = lobby_new(&deps);
    lobby_load(room->lobby, room_up, room);
    room_links_take(room, false);
    return 0;
}

/* Takes part in the lease, or waits until it can. Then leads, or waits until it may. Returns 0, or
 * -1 if the room has to end. */
static int room_begin(struct room *room)
{
    char why[512];
    if (!room->lease && room_lease_begin(room, why, sizeof(why)) != 0)
        return room_wait_for_store(room, why);
    if (room_leads(room))
        return room_lead(room);
    room->waits[0] = '\0';
    room_up(room); /* without a store and without a lobby */
    return 0;
}

static void room_on_again(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    struct room *room = arg;
    if (!room->lobby && room_begin(room) != 0)
        event_base_loopbreak(room->base);
}

static void room_set_up(struct room *room)
{
    room->base = event_base_new();
    if (!room->base)
        log_fatal("event-base", "error=\"%s\"", strerror(errno));
    room_doors_begin(room);
    room->words =
        loop_begin(room->base, room->control, EV_READ | EV_PERSIST, -1, room_on_words, room);
    room->due = loop_event(room->base, -1, 0, room_on_due, room);
    room->alive = loop_event(room->base, -1, EV_PERSIST, room_on_alive, room);
    room->again_due = loop_event(room->base, -1, 0, room_on_again, room);
    room->term_signal =
        loop_begin(room->base, SIGTERM, EV_SIGNAL | EV_PERSIST, -1, room_on_term_signal, room);
}

static void room_tear_down(struct room *room)
{
    room_doors_send(room, true);
    room_links_take(room, true);
    control_free(&room->control_socket);
    /* The lobby is freed with its people in it. They did not leave: the next room has them
     * again. */
    lobby_free(&room->lobby);
    hash_free(&room->hash);
    think_free(&room->think);
    room_doors_unlink(room);
    event_free(room->words);
    loop_free(&room->store_event);
    loop_free(&room->lease_event);
    event_free(room->due);
    event_free(room->alive);
    event_free(room->again_due);
    event_free(room->term_signal);
    /* If the supervisor has died, we are ending anyway, and the kernel's SIGTERM must not interrupt
     * that. */
    signal(SIGTERM, SIG_IGN);
    event_base_free(room->base);
    if (room->store) {
        store_close_last(&room->store, &room->pulse.server);
        room_figures_node(room);
    }
    lease_free(&room->lease); /* gives it back if we have it */
    room_link_forget(room);
    room_doors_forget(room);
    conf_free(&room->reloaded);
    buf_free(&room->scratch);
    buf_free(&room->host_keys);
    buf_free(&room->mssp);
    buf_free(&room->certificates);
    buf_free(&room->not_taken);
    child_word_lines_free(&room->node);
    free(room->bans);
    free(room->known);
    explicit_bzero(&room->sealer, sizeof(room->sealer));
    close(room->control);
}

int room_listen(const struct conf *conf)
{
    return control_listen(conf->control_socket, conf->control_group);
}

void room_forget(const struct conf *conf, pid_t pid)
{
    control_forget(conf->control_socket, pid);
}

int room_run(const struct room_config *config)
{
    struct room room = {.config = config,
                        .clock = &clock_system,
                        .control = config->control,
                        .listener = config->listener,
                        .conf = config->conf,
                        .url = config->store ? config->store : config->conf->store,
                        .since_ms = clock_mono(&clock_system)};
    int status = 1;
    if ((config->standby && !room_stand_by(&room)) ||
        (config->back && !room_take_back(config->conf))) {
        conf_free(&room.reloaded);
        close(config->control);
        return config->standby ? 0 : 1;
    }
    FREED char *known = room_known_path(config->conf);
    presence_server(known);
    room_set_up(&room);
    if (room_begin(&room) == 0) {
        /* Whatever happened in a turn of the loop may have made something due or set a nearer
         * deadline, so lobby_tick is called after each turn. */
        while (!event_base_got_break(room.base) && !event_base_got_exit(room.base)) {
            int64_t ms = room.lobby ? lobby_tick(room.lobby) : -1;
            if (ms >= 0)
                loop_wait(room.due, ms);
            room_doors_send(&room, false);
            event_base_loop(room.base, EVLOOP_ONCE);
        }
        log_info("stop", "connections=%zu", room.conns.count);
        status = room.ready ? 0 : 1;
    }
    room_tear_down(&room);
    presence_server(NULL);
    return status;
}
