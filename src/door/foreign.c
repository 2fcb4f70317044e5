/*
 * Other protocols. See foreign.h.
 */
#include "foreign.h"

#include <ctype.h>
#include <string.h>
#include <sys/socket.h>

#include "catalogue.h"
#include "hub.h"
#include "tongue.h"

enum { METHOD_MIN = 3, METHOD_MAX = 16, IAC = 255, DRAIN_MAX = 64 * 1024 };

/* Returns 1 if `bytes` begin with `with`, -1 if they may do so once more of them are there, else
 * 0. */
static int foreign_begins(const char *bytes, size_t len, const char *with)
{
    size_t all = strlen(with), both = len < all ? len : all;

    return memcmp(bytes, with, both) != 0 ? 0 : len < all ? -1 : 1;
}

/* Whether the bytes begin a request: a method, a blank, then a path, an address or "*". Returns as
 * foreign_begins does. */
static int foreign_is_http(const char *bytes, size_t len)
{
    static const char *const targets[] = {"/", "*", "http"};
    size_t method = 0;
    int found = 0;

    while (method < len && method <= METHOD_MAX && isupper((unsigned char)bytes[method]))
        method++;
    if (method == len)
        return method <= METHOD_MAX ? -1 : 0;
    if (method < METHOD_MIN || bytes[method] != ' ')
        return 0;
    if (foreign_begins(bytes, len, "CONNECT ") == 1)
        return 1;
    for (size_t i = 0; i < sizeof(targets) / sizeof(targets[0]) && found <= 0; i++) {
        int fits = foreign_begins(bytes + method + 1, len - method - 1, targets[i]);
        found = fits != 0 ? fits : found;
    }
    return found;
}

const char *foreign_protocol(const char *bytes, size_t len)
{
    const struct {
        const char *name;
        int is;
    } protocols[] = {{"telnet", len > 0 && (unsigned char)bytes[0] == IAC},
                     {"TLS", foreign_begins(bytes, len, "\x16\x03")},
                     {"SSH", foreign_begins(bytes, len, "SSH-")},
                     {"HTTP", foreign_is_http(bytes, len)}};
    const char *maybe = NULL;

    for (size_t i = 0; i < sizeof(protocols) / sizeof(protocols[0]); i++) {
        if (protocols[i].is > 0)
            return protocols[i].name;
        maybe = protocols[i].is < 0 ? "" : maybe;
    }
    return maybe;
}

/* Appends a port of the node, if it has such a service. */
static void foreign_put_port(const struct hub *hub, const char *variable, const char *name,
                             struct buf *out)
{
    size_t len = strlen(variable);

    for (const char *line = hub_mssp(hub); line; line = strchr(line, '\n')) {
        line += *line == '\n';
        if (strncmp(line, variable, len) == 0 && line[len] == '\t')
            buf_printf(out, "%s%s %.*s", out->len > 0 ? ", " : "", name,
                       (int)strcspn(line + len + 1, "\n"), line + len + 1);
    }
}

void foreign_line(const struct hub *hub, const char *protocol, struct buf *out)
{
    BUF_LOCAL ports = {0};

    foreign_put_port(hub, "PORT", "telnet", &ports);
    foreign_put_port(hub, "TLS", "TLS", &ports);
    foreign_put_port(hub, "SSH", "SSH", &ports);
    foreign_put_port(hub, "WEB", "HTTP", &ports);
    for (int language = TONGUE_ENGLISH; language < catalogues_count; language++) {
        tongue_use(language);
        buf_printf(out,
                   ports.len > 0 ? tr("This port isn't for %s. The ports here: %s.")
                                 : tr("This port isn't for %s."),
                   protocol && protocol[0] != '\0' ? protocol : "telnet", buf_text(&ports));
        buf_puts(out, "\r\n");
    }
    tongue_use(TONGUE_ENGLISH);
}

void foreign_send(const struct hub *hub, int fd, const char *protocol)
{
    BUF_LOCAL line = {0};
    char scrap[4096];

    foreign_line(hub, protocol, &line);
    if (send(fd, line.data, line.len, MSG_DONTWAIT | MSG_NOSIGNAL) > 0)
        shutdown(fd, SHUT_WR);
    for (size_t left = DRAIN_MAX; left > 0; left -= sizeof(scrap))
        if (recv(fd, scrap, sizeof(scrap), MSG_DONTWAIT) <= 0)
            break;
}
