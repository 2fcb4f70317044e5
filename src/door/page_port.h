/*
 * Ports for programs, with one page each, by HTTP/1.0: GET /ready, by which proxies ask whether
 * people who come now are served, and GET /metrics. Others may reach these ports, too, so a port
 * takes one short request a connection, and few connections. Clients of other protocols are told
 * which port is for what.
 */
#pragma once

#include <stdbool.h>

#include "buf.h"

struct hub;
struct page_port;

/* Connections of a port, bytes of a request, and how long a connection may take. */
enum { PAGE_PORT_CLIENTS = 64, PAGE_PORT_REQUEST = 8192, PAGE_PORT_MS = 3000 };

struct page {
    const char *path, *type; /* such as "/ready" and "text/plain" */
    /* Appends the text of the page. False: the answer has the status "503 Service Unavailable". */
    bool (*text)(void *arg, struct buf *text);
};

/* Makes a port without a socket. `page` is not copied. */
struct page_port *page_port_new(const struct hub *hub, const struct page *page, void *arg);
/* Serves a listening socket, which it takes over. */
void page_port_listen(struct page_port *port, int fd);
/* Accepts NULL, sets NULL. */
void page_port_free(struct page_port **port);
