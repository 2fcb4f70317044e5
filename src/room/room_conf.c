/*
 * The settings of the room: which of them the lobby is told, and how they change while the room
 * runs.
 */
#include <string.h>
#include <unistd.h>

#include "act.h"
#include "hash.h"
#include "log.h"
#include "room_private.h"
#include "utf8.h"

enum { ERRORS_MAX = 4096 }; /* bytes of what is wrong with a configuration */

/* Writes what the banner and the help say about how to reach the room: "HOST PORT TLS PORT" for
 * telnet, "HOST -p PORT" for SSH, and the page's address. Leaves out a port that a client takes by
 * itself. A service that is not there is left empty. False: the host has no name. */
static bool room_conf_show_addresses(struct room *room)
{
    const struct conf *conf = room->conf;
    char port[8];
    char *telnet = room->shown_telnet, *ssh = room->shown_ssh;
    telnet[0] = ssh[0] = '\0';
    bool named = conf_public_host(conf, room->shown_host, sizeof(room->shown_host));
    if (!named)
        utf8_copy("localhost", room->shown_host, sizeof(room->shown_host));
    const char *host = room->shown_host;
    if (conf_public_port(conf, "telnet", conf->listen_telnet, port, sizeof(port)))
        utf8_printf(telnet, ROOM_ADDRESS_MAX, strcmp(port, "23") == 0 ? "%s" : "%s %s", host, port);
    if (conf_public_port(conf, "tls", conf->listen_tls, port, sizeof(port))) {
        size_t len = strlen(telnet);
        utf8_printf(telnet + len, ROOM_ADDRESS_MAX - len, "%s   TLS %s", len > 0 ? "" : host, port);
    }
    if (conf_public_port(conf, "ssh", conf->listen_ssh, port, sizeof(port)))
        utf8_printf(ssh, ROOM_ADDRESS_MAX, strcmp(port, "22") == 0 ? "%s" : "%s -p %s", host, port);
    conf_web_address(conf, room->shown_web, sizeof(room->shown_web));
    return named;
}

struct lobby_conf room_conf_lobby(struct room *room)
{
    const struct conf *conf = room->conf;
    bool named = room_conf_show_addresses(room);
    return (struct lobby_conf){.starting_chips = conf->starting_chips,
                               .allowance = conf->allowance_below,
                               .turn_ms = conf->turn_ms,
                               .away_ms = conf->away_ms,
                               .vote_ms = conf->vote_ms,
                               .same_address_exempt = conf->same_address_exempt,
                               .registration = (enum registration)conf->registration,
                               .newcomers = conf->ssh_newcomers,
                               .staff_totp = conf->staff_totp,
                               .new_a_day = conf->new_accounts,
                               .guest_games_ms = conf->guest_games_ms,
                               .guest_games = conf->guest_games,
                               .account_games = conf->account_games,
                               .messages = conf->messages,
                               .kept_ms = {[STORE_KEPT_LOGINS] = conf->logins_ms,
                                           [STORE_KEPT_MESSAGES] = conf->messages_ms,
                                           [STORE_KEPT_NOTES] = conf->notes_ms,
                                           [STORE_KEPT_REPORTS] = conf->reports_ms,
                                           [STORE_KEPT_SANCTIONS] = conf->sanctions_ms,
                                           [STORE_KEPT_AUDIT] = conf->audit_ms},
                               .reasons = conf->reason,
                               .cups = conf->cup,
                               .confirm_above = conf->confirm_above,
                               .act_roles = conf->act_role,
                               .motd = conf->motd[0] ? conf->motd : NULL,
                               .host = named ? room->shown_host : NULL,
                               .telnet = room->shown_telnet[0] ? room->shown_telnet : NULL,
                               .ssh = room->shown_ssh[0] ? room->shown_ssh : NULL,
                               .web = room->shown_web[0] ? room->shown_web : NULL,
                               .contact = conf->contact[0] ? conf->contact : NULL,
                               .pages = conf->pages,
                               .forbidden_names = conf->forbidden_names};
}

/* Answers whoever asked for the reload. */
static void room_conf_reloaded(struct room *room, enum lobby_reload how, const char *report)
{
    if (room->lobby)
        service_reloaded(room->lobby, how, report);
    else if (room->control_socket)
        control_reloaded(room->control_socket, how, report);
}

void room_conf_refused(struct room *room, int fd)
{
    char text[ERRORS_MAX + 1];
    ssize_t len = pread(fd, text, ERRORS_MAX, 0);
    text[len > 0 ? len : 0] = '\0';
    room_conf_reloaded(room, LOBBY_RELOAD_REFUSED, text);
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

/* Adds what the reload did to a certificate, and forgets it, because it is told only once. */
static void room_conf_certificate(const char *option, char *said, struct buf *changes)
{
    if (said[0])
        buf_printf(changes, "%s %s\n", option, said);
    said[0] = '\0';
}

void room_conf_change(struct room *room, int fd)
{
    BUF_LOCAL errors = {0}, changes = {0};
    if (!room_conf_take(room, fd, &changes, &errors)) {
        room_conf_reloaded(room, LOBBY_RELOAD_REFUSED, buf_text(&errors));
    } else {
        if (room->lobby) {
            struct lobby_conf conf = room_conf_lobby(room);
            lobby_reconfigure(room->lobby, &conf);
            hash_set_exempt(room->hash, room->conf->limits.exempt);
            room_doors_limits(room);
            room_figures_mssp(room, NULL);
        } else {
            log_info("reload", "changes=\"%s\"", buf_text(&changes));
        }
        room_conf_certificate("tls-certificate", room->certificate, &changes);
        room_conf_certificate("peer-certificate", room->peer_certificate, &changes);
        buf_puts(&changes, buf_text(&room->not_taken));
        room_conf_reloaded(room, room->not_taken.len > 0 ? LOBBY_RELOAD_PARTLY : LOBBY_RELOAD_DONE,
                           buf_text(&changes));
    }
    buf_clear(&room->not_taken);
}
