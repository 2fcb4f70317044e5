/*
 * See web.h.
 */
#include "web.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/queue.h>
#include <unistd.h>

#include "calendar.h"
#include "clock.h"
#include "foreign.h"
#include "http.h"
#include "hub.h"
#include "log.h"
#include "loop.h"
#include "network.h"
#include "speech.h"
#include "stream.h"
#include "stream_peer.h"
#include "utf8.h"
#include "web_files.h"
#include "websocket.h"
#include "xalloc.h"

enum {
    LINGER_MS = 2000, /* how long we wait for the client to close, because if we closed first, a
                         reset could destroy our answer */
    READ_MAX = 4096   /* bytes that come at once, at most */
};

#define PLAIN "text/plain; charset=utf-8"

/* These fields go with every answer except that to a handshake. The browser then runs and loads
 * nothing but what comes from here, and no other page can put ours into a frame. */
static const char always[] =
    "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "Connection: close\r\n";

/* Why a handshake was refused, in the order in which web_figures lists the reasons. */
enum refusal { REFUSED_ORIGIN, REFUSED_PROTOCOL, REFUSED_VERSION, REFUSED_HEAD, REFUSALS };
static const char *const refusals[REFUSALS] = {"origin", "protocol", "version", "head"};

struct request {
    LIST_ENTRY(request) next;
    struct web *web;
    struct stream *stream;
    struct event *deadline, *turn;
    struct network address;
    /* The place of the request (admit.h). `inside` is false until it is admitted; for a proxy's
     * request that is when its head has said who asks. */
    struct admit_pass pass;
    bool proxied, secure;
    bool answered, shut, at_eof;
    char *banned; /* what a banned address is answered; NULL: it is not banned */
    struct buf head;
};

struct web {
    struct hub *hub;
    struct admit *admit; /* the hub may be gone before the last request is */
    char *origins;
    struct web_files *files;
    LIST_HEAD(, request) requests;
    size_t unadmitted;
    struct stream_peers peers;
    uint64_t answers[HTTP_STATUSES], refused[REFUSALS], upgrades[WEB_PROTOCOLS];
};

struct web *web_new(struct hub *hub, const char *origins)
{
    struct web *web = xcalloc(1, sizeof(*web));

    web->hub = hub;
    web->admit = hub_admit(hub);
    web->origins = xstrdup(origins ? origins : "");
    LIST_INIT(&web->requests);
    TAILQ_INIT(&web->peers.list);
    return web;
}

void web_serve(struct web *web, const char *bytes, size_t len)
{
    web_files_free(&web->files);
    web->files = web_files_new(bytes, len);
}

/* ---- A request, and its end ---- */

static void web_request_free(struct request *request)
{
    struct web *web = request->web;

    LIST_REMOVE(request, next);
    if (request->proxied && !request->pass.inside)
        web->unadmitted--;
    admit_leave(web->admit, &request->pass);
    event_free(request->deadline);
    event_free(request->turn);
    stream_free(&request->stream);
    free(request->banned);
    buf_wipe(&request->head);
    free(request);
}

void web_free(struct web **webp)
{
    FREED struct web *web = *webp;

    *webp = NULL;
    if (!web)
        return;
    while (!LIST_EMPTY(&web->requests))
        web_request_free(LIST_FIRST(&web->requests));
    web_files_free(&web->files);
    free(web->origins);
}

/* Has web_on_turn go on with the request after this event, because an event of a stream must not
 * free the stream. */
static void web_request_mark(struct request *request)
{
    event_active(request->turn, EV_TIMEOUT, 0);
}

static void web_on_turn(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    struct request *request = arg;
    const char *fault = stream_turn(request->stream);

    if (fault || (request->at_eof && (!request->answered || request->shut))) {
        web_request_free(request);
        return;
    }
    if (!request->answered || request->shut || stream_pending(request->stream) > 0)
        return;
    request->shut = true;
    loop_wait(request->deadline, LINGER_MS);
    stream_shut(request->stream);
    if (request->at_eof)
        web_request_free(request);
}

/* ---- Answers ---- */

/* Begins an answer with its status and the date, and counts it. */
static void web_answer_begin(struct request *request, enum http_status status, struct buf *out)
{
    struct web *web = request->web;
    char date[40];

    web->answers[status]++;
    buf_printf(out, "HTTP/1.1 %s\r\n", http_statuses[status]);
    /* Nobody calls setlocale, so the names are those of RFC 9110 section 5.6.7. */
    calendar_text(clock_wall(hub_clock(web->hub)), "%a, %d %b %Y %H:%M:%S GMT", date, sizeof(date));
    buf_printf(out, "Date: %s\r\n", date);
}

static void web_answer_send(struct request *request, const struct buf *out)
{
    request->answered = true;
    stream_send(request->stream, out->data, out->len);
    buf_wipe(&request->head);
    loop_wait(request->deadline, WEB_ANSWER_MS);
    web_request_mark(request);
}

/* Answers with one line of text. `more`: other fields, each ended by CR LF. */
static void web_answer(struct request *request, enum http_status status, const char *more,
                       const char *text)
{
    BUF_LOCAL out = {0};

    web_answer_begin(request, status, &out);
    buf_printf(&out, "%s%sContent-Type: " PLAIN "\r\nContent-Length: %zu\r\n\r\n%s\n", always, more,
               strlen(text) + 1, text);
    web_answer_send(request, &out);
}

static void web_answer_file(struct request *request, const struct http_head *head,
                            const struct web_file *file)
{
    const char *known = head->field[HTTP_IF_NONE_MATCH];
    bool packed = file->packed && http_has_word(head->field[HTTP_ACCEPT_ENCODING], "gzip");
    bool same = known && (strstr(known, file->tag) || strcmp(known, "*") == 0);
    size_t len = packed ? file->packed_len : file->len;
    BUF_LOCAL out = {0};

    web_answer_begin(request, same ? HTTP_SAME : HTTP_OK, &out);
    buf_printf(&out, "%sETag: %s\r\nCache-Control: no-cache\r\nVary: Accept-Encoding\r\n", always,
               file->tag);
    if (!same) {
        buf_printf(&out, "Content-Type: %s\r\n%sContent-Length: %zu\r\n", file->type,
                   packed ? "Content-Encoding: gzip\r\n" : "", len);
    }
    buf_puts(&out, "\r\n");
    if (!same && !head->head)
        buf_add(&out, packed ? file->packed : file->bytes, len);
    web_answer_send(request, &out);
}

/* ---- For whom a proxy asks ---- */

/* Finds the last address of the list that is not one of our proxies. Anybody can have written what
 * stands before it. */
static void web_forwarded_read(const struct admit *admit, const char *list, struct network *out)
{
    char word[NETWORK_TEXT_MAX];

    for (size_t end = strlen(list); end > 0 && admit_is_proxy(admit, out);) {
        size_t begin = end;
        while (begin > 0 && list[begin - 1] != ',')
            begin--;
        const char *at = list + begin + strspn(list + begin, " \t");
        utf8_copy_part(at, (size_t)(list + end - at), word, sizeof(word));
        word[strcspn(word, " \t")] = '\0';
        if (!network_address(word, out))
            return;
        end = begin > 0 ? begin - 1 : 0;
    }
}

/* Admits the request of a proxy. A request from a banned address is admitted, too, and gets its
 * answer later. False: there is no room for the request now, and the answer says so. */
static bool web_admit(struct request *request, const struct http_head *head)
{
    struct admit *admit = request->web->admit;
    const char *list = head->field[HTTP_FORWARDED_FOR], *proto = head->field[HTTP_FORWARDED_PROTO];
    BUF_LOCAL lines = {0};

    if (!request->proxied)
        return true;
    if (list)
        web_forwarded_read(admit, list, &request->address);
    request->secure = request->secure || (proto && strcasecmp(proto, "https") == 0);
    enum admit_verdict verdict = admit_enter(admit, &request->address, &request->pass);
    if (verdict == ADMIT_YES || verdict == ADMIT_BANNED)
        request->web->unadmitted--;
    if (verdict == ADMIT_BANNED) {
        admit_banned(admit, &request->address, &lines);
        request->banned = xstrdup(buf_text(&lines));
    } else if (verdict != ADMIT_YES) {
        speech_put(TONGUE_NONE, admit_line(verdict), MARKS_QUOTED, &lines);
        web_answer(request, HTTP_BUSY, "Retry-After: 5\r\n", buf_text(&lines));
    }
    return verdict == ADMIT_YES || verdict == ADMIT_BANNED;
}

/* ---- The handshake ---- */

/* Whether the client may open our socket. A page of another origin may not. Clients that are not
 * browsers name no origin, and may. */
static bool web_origin_is_ours(const struct web *web, const struct http_head *head)
{
    const char *origin = head->field[HTTP_ORIGIN], *host;
    char word[256];

    if (!origin)
        return true;
    host = strstr(origin, "://");
    if (host && strcasecmp(host + 3, head->field[HTTP_HOST]) == 0)
        return true;
    for (const char *at = web->origins; (at = http_word(at, word, sizeof(word)));)
        if (strcasecmp(word, origin) == 0)
            return true;
    return false;
}

/* Chooses the first of the client's protocols that we have. False: the client wants only others. */
static bool web_protocol_choose(const char *list, enum web_protocol *out)
{
    char word[64];

    *out = WEB_TERMINAL;
    if (!list)
        return true;
    while ((list = http_word(list, word, sizeof(word)))) {
        for (int i = 0; i < WEB_PROTOCOLS; i++) {
            *out = (enum web_protocol)i;
            if (strcmp(word, stream_peer_protocols[*out]) == 0)
                return true;
        }
    }
    return false;
}

static void web_refuse(struct request *request, enum refusal why, enum http_status status,
                       const char *more, const char *text)
{
    static struct log_bound bound;
    char address[NETWORK_TEXT_MAX];

    request->web->refused[why]++;
    network_format(&request->address, address, sizeof(address));
    if (log_within(&bound, "web-refused", clock_mono(hub_clock(request->web->hub))))
        log_info("web-refused", "from=%s why=%s", address, refusals[why]);
    web_answer(request, status, more, text);
}

/* Gives the stream and the place of a request to a WebSocket. */
static void web_upgrade(struct request *request, const struct http_head *head,
                        enum web_protocol protocol, const char *key, size_t used)
{
    const char *languages = head->field[HTTP_ACCEPT_LANGUAGE];
    struct web *web = request->web;
    BUF_LOCAL out = {0};
    struct stream_web facts = {.protocol = protocol, .peers = &web->peers};

    /* The locale that a list of languages begins with: "es-AR,es;q=0.9" is es_AR. */
    if (languages && http_word(languages, facts.language, WEB_LANGUAGE_MAX))
        for (char *at = facts.language; *at != '\0'; at++)
            *at = *at == '-' ? '_' : *at;
    web_answer_begin(request, HTTP_SWITCHING, &out);
    buf_printf(&out, "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: %s\r\n",
               key);
    if (head->field[HTTP_SOCKET_PROTOCOL])
        buf_printf(&out, "Sec-WebSocket-Protocol: %s\r\n", stream_peer_protocols[protocol]);
    buf_puts(&out, "\r\n");
    stream_send(request->stream, out.data, out.len);
    web->upgrades[protocol]++;
    stream_peer_begin(web->hub, request->stream, request->secure, &facts, &request->address,
                      &request->pass, NULL);
    stream_came(request->stream, request->head.data + used, request->head.len - used);
    request->stream = NULL;
    request->pass = (struct admit_pass){.inside = false};
    request->proxied = false; /* web_request_free must not count it */
    web_request_free(request);
}

static void web_handshake(struct request *request, const struct http_head *head, size_t used)
{
    const char *to = head->field[HTTP_UPGRADE_TO], *key = head->field[HTTP_SOCKET_KEY];
    const char *version = head->field[HTTP_SOCKET_VERSION];
    const char *connection = head->field[HTTP_CONNECTION];
    char answer[WEBSOCKET_KEY_MAX];
    enum web_protocol protocol;

    if (!to && !key && !version)
        web_answer(request, HTTP_UPGRADE, "Upgrade: websocket\r\n", "Only WebSockets open this.");
    else if (head->head || !to || !http_has_word(to, "websocket") ||
             !http_has_word(connection, "upgrade") || http_has_word(connection, "close"))
        web_refuse(request, REFUSED_HEAD, HTTP_BAD, "", "This is not the handshake of RFC 6455.");
    else if (!version || strcmp(version, "13") != 0)
        web_refuse(request, REFUSED_VERSION, HTTP_UPGRADE,
                   "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n",
                   "The version of WebSockets here is 13.");
    else if (!key || !websocket_accept(key, answer))
        web_refuse(request, REFUSED_HEAD, HTTP_BAD, "", "The key is not one of RFC 6455.");
    else if (!web_origin_is_ours(request->web, head))
        web_refuse(request, REFUSED_ORIGIN, HTTP_FORBIDDEN, "",
                   "A page of another site may not open this.");
    else if (!web_protocol_choose(head->field[HTTP_SOCKET_PROTOCOL], &protocol))
        web_refuse(
            request, REFUSED_PROTOCOL, HTTP_BAD, "",
            "This server speaks the protocols gmcp.mudstandards.org, telnet.mudstandards.org and "
            "terminal.mudstandards.org.");
    else
        web_upgrade(request, head, protocol, answer, used);
}

/* ---- In ---- */

static void web_request_serve(struct request *request, size_t used)
{
    struct http_head head;
    const char *why;
    enum http_status status = http_head_read(request->head.data, used, &head, &why);
    const struct web_file *file;

    if (status == HTTP_OK && !web_admit(request, &head))
        return;
    if (status != HTTP_OK)
        web_answer(request, status, status == HTTP_METHOD ? "Allow: GET, HEAD\r\n" : "", why);
    else if (request->banned)
        web_answer(request, HTTP_FORBIDDEN, "", request->banned);
    else if (strcmp(head.path, "/socket") == 0)
        web_handshake(request, &head, used);
    else if (!request->web->files) /* the supervisor has not given them to this door yet */
        web_answer(request, HTTP_BUSY, "Retry-After: 1\r\n",
                   "The page is not there yet. Try again in a second.");
    else if ((file = web_files_find(request->web->files, head.path)))
        web_answer_file(request, &head, file);
    else
        web_answer(request, HTTP_MISSING, "", "There is nothing at this address.");
}

/* Whether the first bytes are of another protocol; if so, tells which port is for it. */
static bool web_request_is_foreign(struct request *request)
{
    const char *protocol = foreign_protocol(request->head.data, request->head.len);
    BUF_LOCAL line = {0};

    if (!protocol || protocol[0] == '\0' || strcmp(protocol, "HTTP") == 0)
        return false;
    foreign_line(request->web->hub, protocol, &line);
    web_answer_send(request, &line);
    return true;
}

static void web_on_came(void *arg, char *bytes, size_t len)
{
    struct request *request = arg;

    if (request->answered || request->at_eof)
        return;
    buf_add(&request->head, bytes, len);
    int end = http_head_end(request->head.data, request->head.len);
    if (web_request_is_foreign(request))
        return;
    if (end > HTTP_HEAD_MAX || (end == 0 && request->head.len > HTTP_HEAD_MAX))
        web_answer(request, HTTP_LONG, "", "The head of a request has at most 8 KiB here.");
    else if (end < 0)
        web_answer(request, HTTP_BAD, "", "A line of the head is not ended by CR LF.");
    else if (end > 0)
        web_request_serve(request, (size_t)end);
}

static void web_on_charge(void *arg, size_t bytes UNUSED)
{
    web_request_mark(arg);
}

static void web_on_ended(void *arg)
{
    struct request *request = arg;

    request->at_eof = true;
    web_request_mark(request);
}

static void web_on_wanted(void *arg)
{
    web_request_mark(arg);
}

static const struct stream_events web_events = {.up = web_on_wanted,
                                                .charge = web_on_charge,
                                                .came = web_on_came,
                                                .ended = web_on_ended,
                                                .turn = web_on_wanted};

/* Ends a request at its deadline. A connection on which nothing came is closed without an answer,
 * because browsers open connections that they may never use. */
static void web_on_deadline(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    struct request *request = arg;

    if (!request->answered && request->head.len > 0)
        web_answer(request, HTTP_TIMEOUT, "", "The head of the request did not come in time.");
    else
        web_request_free(request);
}

void web_accept(struct web *web, struct stream_tls *tls, int fd, const struct network *address,
                const struct admit_pass *pass, const char *banned)
{
    struct request *request;

    if (!pass && web->unadmitted >= WEB_UNADMITTED_MAX) {
        admit_turned_away(web->admit);
        close(fd);
        return;
    }
    request = xcalloc(1, sizeof(*request));
    request->web = web;
    request->address = *address;
    request->secure = tls;
    request->proxied = !pass;
    web->unadmitted += !pass;
    if (pass)
        request->pass = *pass;
    request->banned = banned ? xstrdup(banned) : NULL;
    buf_init(&request->head, HTTP_HEAD_MAX + READ_MAX);
    request->deadline = loop_event(hub_base(web->hub), -1, 0, web_on_deadline, request);
    request->turn = loop_event(hub_base(web->hub), -1, 0, web_on_turn, request);
    LIST_INSERT_HEAD(&web->requests, request, next);
    request->stream = stream_new(web->hub, tls, fd);
    stream_tell(request->stream, &web_events, request);
    stream_read(request->stream, true);
    loop_wait(request->deadline, WEB_HEAD_MS);
}

void web_tick(struct web *web)
{
    stream_peers_ping(&web->peers, clock_mono(hub_clock(web->hub)));
}

void web_figures(const struct web *web, struct buf *lines)
{
    for (int i = 0; i < HTTP_STATUSES; i++)
        buf_printf(lines, "web-requests{answer=\"%.3s\"} %" PRIu64 "\n", http_statuses[i],
                   web->answers[i]);
    buf_printf(lines, "web-sockets %zu\n", web->peers.n);
    for (int i = 0; i < WEB_PROTOCOLS; i++) {
        const char *name = stream_peer_protocols[i];
        buf_printf(lines, "web-upgrades{protocol=\"%.*s\"} %" PRIu64 "\n", (int)strcspn(name, "."),
                   name, web->upgrades[i]);
    }
    for (int i = 0; i < REFUSALS; i++)
        buf_printf(lines, "web-upgrades-refused{why=\"%s\"} %" PRIu64 "\n", refusals[i],
                   web->refused[i]);
}
