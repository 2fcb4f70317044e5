/*
 * The variables of MSSP. See mssp.h.
 */
#include "config.h"

#include "mssp.h"

#include <inttypes.h>

static const char *const always[] = {"LANGUAGE\tEnglish", "FAMILY\tCustom",
                                     "GENRE\tNone",       "GAMEPLAY\tPlayer versus Player",
                                     "GAMESYSTEM\tNone",  "STATUS\tLive",
                                     "ANSI\t1",           "UTF-8\t1",
                                     "VT100\t1",          "XTERM 256 COLORS\t1",
                                     "GMCP\t1",           "MCCP\t1",
                                     "MSDP\t0",           "MXP\t0",
                                     "PAY TO PLAY\t0",    "PAY FOR PERKS\t0",
                                     "CRAWL DELAY\t-1"};

static void mssp_put(struct buf *out, const char *name, const char *value)
{
    if (value[0] != '\0')
        buf_printf(out, "%s\t%s\n", name, value);
}

static void mssp_put_number(struct buf *out, const char *name, int64_t number)
{
    if (number > 0)
        buf_printf(out, "%s\t%" PRId64 "\n", name, number);
}

/* Writes the port at which a service is reached from outside. */
static void mssp_put_port(const struct conf *conf, struct buf *out, const char *name,
                          const char *service, const char *listen)
{
    char port[8];
    if (conf_public_port(conf, service, listen, port, sizeof(port)))
        mssp_put(out, name, port);
}

void mssp_lines(const struct conf *conf, const struct lobby_figures *figures, int64_t started_s,
                struct buf *out)
{
    char host[256];
    mssp_put(out, "NAME", conf->room_name);
    buf_printf(out, "PLAYERS\t%d\nUPTIME\t%" PRId64 "\n", figures->players + figures->guests,
               started_s);
    /* two variables of our own */
    buf_printf(out, "CUPS\t%d\n", figures->cups);
    mssp_put_number(out, "NEXT CUP", figures->next_cup_ms / 1000);
    if (conf_public_host(conf, host, sizeof(host)))
        mssp_put(out, "HOSTNAME", host);
    mssp_put_port(conf, out, "PORT", "telnet", conf->listen_telnet);
    mssp_put_port(conf, out, "TLS", "tls", conf->listen_tls);
    mssp_put_port(conf, out, "SSL", "tls", conf->listen_tls);
    mssp_put_port(conf, out, "SSH", "ssh", conf->listen_ssh); /* our own; the door tells it, too */
    if (conf_web_address(conf, host, sizeof(host)))
        mssp_put(out, "WEB", host); /* our own, too */
    mssp_put(out, "CODEBASE", PACKAGE_NAME " " PACKAGE_VERSION);
    mssp_put(out, "CONTACT", conf->lobby.contact);
    mssp_put(out, "WEBSITE", conf->website);
    mssp_put(out, "LOCATION", conf->location);
    mssp_put_number(out, "CREATED", conf->created);
    mssp_put_number(out, "MINIMUM AGE", conf->minimum_age);
    for (size_t i = 0; i < sizeof(always) / sizeof(always[0]); i++)
        buf_printf(out, "%s\n", always[i]);
}
