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

/* Writes what the banner and the help say about how to reach the room: "HOST PORT   TLS PORT" for
 * telnet, "HOST -p PORT" for SSH, and the page's address. Leaves out port 23 of telnet and port 22
 * of SSH, because clients use those by themselves. The text for a service that is not offered is
 * empty. False: the host has no name. */
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

/* The lobby is given NULL in place of an empty text. */
static const char *room_conf_shown(const char *text)
{
    return text[0] ? text : NULL;
}

struct lobby_conf room_conf_lobby(struct room *room)
{
    struct lobby_conf conf = room->conf->lobby;
    bool named = room_conf_show_addresses(room);
    conf.motd = room_conf_shown(conf.motd);
    conf.host = named ? room->shown_host : NULL;
    conf.telnet = room_conf_shown(room->shown_telnet);
    conf.ssh = room_conf_shown(room->shown_ssh);
    conf.web = room_conf_shown(room->shown_web);
    conf.contact = room_conf_shown(conf.contact);
    return conf;
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
    BUF_LOCAL text = {0};
    buf_read(&text, fd, ERRORS_MAX);
    room_conf_reloaded(room, LOBBY_RELOAD_REFUSED, buf_text(&text));
    close(fd);
}

bool room_conf_take(struct room *room, int fd, struct conf *old, struct buf *changes,
                    struct buf *errors)
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
    *old = room->reloaded;
    room->reloaded = fresh;
    room->conf = &room->reloaded;
    return true;
}

void room_conf_change(struct room *room, int fd)
{
    CONF_LOCAL old = {0};
    BUF_LOCAL errors = {0}, changes = {0};
    if (!room_conf_take(room, fd, &old, &changes, &errors)) {
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
        buf_puts(&changes, buf_text(&room->certificates));
        buf_puts(&changes, buf_text(&room->not_taken));
        room_conf_reloaded(room, room->not_taken.len > 0 ? LOBBY_RELOAD_PARTLY : LOBBY_RELOAD_DONE,
                           buf_text(&changes));
    }
    buf_clear(&room->certificates);
    buf_clear(&room->not_taken);
}
