/*
 * The settings of the room: which of them the lobby is told, and how they change while it runs.
 */
#include <string.h>
#include <unistd.h>

#include "act.h"
#include "hash.h"
#include "log.h"
#include "room_private.h"
#include "utf8.h"

enum { ERRORS_MAX = 4096 }; /* of what is wrong with a configuration */

/* "HOST PORT" or "HOST -p PORT" of the first address, for the banner; "" when there is none. */
static void shown_address(const struct conf *conf, const char *list, const char *between, char *out,
                          size_t cap)
{
    char word[ROOM_ADDRESS_MAX], host[ROOM_ADDRESS_MAX], port[8];
    out[0] = '\0';
    if (conf_word(list, word, sizeof(word)) &&
        conf_listen_split(word, host, sizeof(host), port, sizeof(port))) {
        utf8_printf(out, cap, "%s%s%s", conf->host_name[0] ? conf->host_name : "localhost", between,
                    port);
    }
}

/* Adds the port of telnet over TLS to that of telnet. */
static void shown_tls(const struct conf *conf, char *shown, size_t cap)
{
    char word[ROOM_ADDRESS_MAX], host[ROOM_ADDRESS_MAX], port[8];
    size_t len = strlen(shown);
    if (len > 0 && conf_word(conf->listen_tls, word, sizeof(word)) &&
        conf_listen_split(word, host, sizeof(host), port, sizeof(port)))
        utf8_printf(shown + len, cap - len, "   TLS %s", port);
}

struct lobby_conf room_conf_lobby(struct room *room)
{
    const struct conf *conf = room->conf;
    shown_address(conf, conf->listen_telnet, " ", room->shown_telnet, sizeof(room->shown_telnet));
    shown_tls(conf, room->shown_telnet, sizeof(room->shown_telnet));
    shown_address(conf, conf->listen_ssh, " -p ", room->shown_ssh, sizeof(room->shown_ssh));
    return (struct lobby_conf){.starting_chips = conf->starting_chips,
                               .allowance = conf->allowance_below,
                               .turn_ms = conf->turn_ms,
                               .away_ms = conf->away_ms,
                               .vote_ms = conf->vote_ms,
                               .same_address_exempt = conf->same_address_exempt,
                               .registration = conf->registration,
                               .newcomers = conf->ssh_newcomers,
                               .staff_totp = conf->staff_totp,
                               .new_a_day = conf->new_accounts,
                               .guest_games_ms = conf->guest_games_ms,
                               .guest_games = conf->guest_games,
                               .account_games = conf->account_games,
                               .messages = conf->messages,
                               .motd = conf->motd[0] ? conf->motd : NULL,
                               .host = conf->host_name[0] ? conf->host_name : NULL,
                               .telnet = room->shown_telnet[0] ? room->shown_telnet : NULL,
                               .ssh = room->shown_ssh[0] ? room->shown_ssh : NULL,
                               .pages = conf->pages,
                               .forbidden_names = conf->forbidden_names};
}

void room_conf_refused(struct room *room, int fd)
{
    char text[ERRORS_MAX + 1];
    ssize_t len = pread(fd, text, ERRORS_MAX, 0);
    text[len > 0 ? len : 0] = '\0';
    lobby_reloaded(room->lobby, false, text);
    close(fd);
}

bool room_conf_take(struct room *room, int fd, struct buf *changes, struct buf *errors)
{
    char path[64];
    struct conf fresh;
    utf8_printf(path, sizeof(path), "/proc/self/fd/%d", fd);
    bool done = conf_load(&fresh, path, errors) == 0;
    close(fd);
    if (!done) {
        log_error("configuration", "%s", buf_text(errors));
        conf_free(&fresh);
        return false;
    }
    conf_changes(room->conf, &fresh, changes);
    conf_keep(&fresh, room->conf);
    conf_free(&room->reloaded);
    room->reloaded = fresh;
    room->conf = &room->reloaded;
    return true;
}

void room_conf_change(struct room *room, int fd)
{
    struct buf errors = {0}, changes = {0};
    if (!room_conf_take(room, fd, &changes, &errors)) {
        lobby_reloaded(room->lobby, false, buf_text(&errors));
    } else {
        struct lobby_conf conf = room_conf_lobby(room);
        lobby_reconfigure(room->lobby, &conf);
        hash_set_exempt(room->hash, room->conf->limits.exempt);
        room_link_limits(room);
        room_figures_mssp(room, false);
        if (room->certificate[0]) {
            buf_printf(&changes, "tls-certificate %s\n", room->certificate);
            room->certificate[0] = '\0';
        }
        lobby_reloaded(room->lobby, true, buf_text(&changes));
    }
    buf_free(&changes);
    buf_free(&errors);
}
