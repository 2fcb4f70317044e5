/*
 * See web_peer.h.
 */
#include "web_peer.h"

#include <stdlib.h>
#include <string.h>

#include "buf.h"
#include "clock.h"
#include "hub.h"
#include "log.h"
#include "stream.h"
#include "stream_peer.h"
#include "xalloc.h"

enum { COLUMNS = 80, ROWS = 24 };

const char *web_peer_protocol_name(enum web_protocol protocol)
{
    static const char *const names[WEB_PROTOCOLS] = {[WEB_TERMINAL] = "terminal.mudstandards.org",
                                                     [WEB_GMCP] = "gmcp.mudstandards.org",
                                                     [WEB_TELNET] = "telnet.mudstandards.org"};

    return names[protocol];
}

/* ---- In ---- */

bool web_peer_next(struct web_peer *web, const char **in, size_t *len,
                   struct websocket_message *message)
{
    static struct log_bound bound;

    if (websocket_ended(web->socket))
        return false;
    bool given = websocket_next(web->socket, in, len, message);
    if (given && message->text && web->facts.protocol != WEB_GMCP)
        given = websocket_fail(web->socket, WEBSOCKET_KIND, "a text where there is none");
    const char *fault = websocket_fault(web->socket);
    if (fault && log_within(&bound, "websocket", clock_mono(hub_clock(web->hub))))
        log_info("websocket", "protocol=%s error=\"%s\"",
                 web_peer_protocol_name(web->facts.protocol), fault);
    return given;
}

/* ---- Out, and the end ---- */

void web_peer_send(struct web_peer *web, bool text, const char *bytes, size_t len)
{
    if (!text || web->facts.protocol == WEB_GMCP)
        websocket_send(web->socket, text, bytes, len);
}

void web_peer_flush(struct web_peer *web)
{
    if (web->out.len > 0) {
        stream_send(web->stream, web->out.data, web->out.len);
        web->sent = true;
    }
    buf_free(&web->out);
}

void web_peer_end(struct web_peer *web, unsigned status)
{
    bool done = status == 0 || web->facts.protocol == WEB_TELNET;

    websocket_close(web->socket, done ? WEBSOCKET_DONE : WEBSOCKET_AWAY);
}

void web_peers_ping(struct web_peers *peers, int64_t mono_ms)
{
    struct web_peer *web;

    while ((web = TAILQ_FIRST(&peers->list)) && mono_ms - web->looked_ms >= WEB_PING_MS) {
        if (!web->sent)
            websocket_ping(web->socket);
        web_peer_flush(web);
        web->sent = false;
        web->looked_ms = mono_ms;
        TAILQ_REMOVE(&peers->list, web, next);
        TAILQ_INSERT_TAIL(&peers->list, web, next);
    }
}

void web_peer_free(struct web_peer *web)
{
    web->facts.peers->n--;
    TAILQ_REMOVE(&web->facts.peers->list, web, next);
    web_peer_flush(web);
    websocket_free(&web->socket);
    free(web);
}

void web_peer_begin(struct hub *hub, struct stream *stream, const struct web_peer_facts *facts,
                    const struct network *address, const struct admit_pass *pass, char *bytes,
                    size_t len)
{
    struct web_peer *web = xcalloc(1, sizeof(*web));
    bool lines = facts->protocol == WEB_GMCP;

    web->stream = stream;
    web->socket = websocket_new(&web->out);
    web->hub = hub;
    web->facts = *facts;
    web->known = (struct link_open){.secure = facts->secure,
                                    .input = lines ? CLIENT_LINE : CLIENT_CHAR,
                                    .columns = lines ? 0 : COLUMNS,
                                    .rows = lines ? 0 : ROWS,
                                    .terminal = "browser",
                                    .language = web->facts.language};
    web->looked_ms = clock_mono(hub_clock(hub));
    facts->peers->n++;
    TAILQ_INSERT_TAIL(&facts->peers->list, web, next);
    stream_peer_begin(hub, stream, facts->secure, web, address, pass, NULL);
    if (len > 0)
        stream_came(stream, bytes, len);
}
