/*
 * The door for browsers: HTTP/1.1 (RFC 9112) for the files of the page and for the handshake of its
 * socket (RFC 6455 section 4). A connection has one request. Its head is bounded in bytes and
 * time. If a proxy (proxy-from) speaks HTTP, the head says for whom the proxy asks.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "admit.h"
#include "buf.h"
#include "config.h"

struct hub;
struct stream_tls;
struct web;

/* A build without the door for browsers does not have these functions. Its settings allow no
 * listener for browsers, so nobody calls them. */
#ifndef HAVE_WSLAY
#pragma weak web_new
#pragma weak web_free
#pragma weak web_serve
#pragma weak web_accept
#pragma weak web_tick
#pragma weak web_figures
#endif

enum {
    WEB_HEAD_MS = 5000,       /* how long a client may take to send its head */
    WEB_ANSWER_MS = 30000,    /* how long it may take to read the answer */
    WEB_UNADMITTED_MAX = 1024 /* requests of proxies whose heads are not read yet */
};

/* `origins`: values that Origin may have besides our own host, separated by blanks; copied. */
struct web *web_new(struct hub *hub, const char *origins);
/* Ends every request at once. Call it after the hub is freed, which ends the WebSockets. Accepts
 * NULL, sets NULL. */
void web_free(struct web **web);

/* Serves these files from now on, in the form of web_files_new. Until the first call, whoever asks
 * for a file is told to come again. */
void web_serve(struct web *web, const char *bytes, size_t len);

/* Serves an accepted, non-blocking socket, over TLS unless `tls` is NULL. The socket and `pass`
 * belong to `web` from now on. NULL `pass`: a proxy, which says in the head for whom it asks.
 * `banned`: the sentences to answer with, or NULL. */
void web_accept(struct web *web, struct stream_tls *tls, int fd, const struct network *address,
                const struct admit_pass *pass, const char *banned);

/* Pings the WebSockets that are due. To be called every HUB_TICK_MS. */
void web_tick(struct web *web);

/* Appends the figures, as `name value` lines. */
void web_figures(const struct web *web, struct buf *lines);
