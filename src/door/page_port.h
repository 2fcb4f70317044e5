/*
 * Ports for programs, with one page each, by HTTP/1.0: GET /ready, for proxies that ask whether
 * people who come now are served, and GET /metrics. Others may reach them too, so they take one
 * short request a connection, and few connections. Other protocols are told which port is which.
 */
#pragma once

#include <stdbool.h>

#include "buf.h"

struct event_base;
struct hub;
struct page_port;

/* Connections of a port, bytes of a request, and how long a connection may take. */
enum { PAGE_PORT_CLIENTS = 64, PAGE_PORT_REQUEST = 8192, PAGE_PORT_MS = 3000 };

struct page {
    const char *path, *type; /* "/ready", "text/plain" */
    /* Appends what there is to say now. False: it is told as "503 Service Unavailable". */
    bool (*text)(void *arg, struct buf *text);
};

/* Has no socket yet. `page` is not copied. */
struct page_port *page_port_new(struct event_base *base, const struct hub *hub,
                                const struct page *page, void *arg);
/* Takes a listening socket over. */
void page_port_listen(struct page_port *port, int fd);
/* Accepts NULL, sets NULL. */
void page_port_free(struct page_port **port);
