/*
 * See page_port.h.
 */
#include "page_port.h"

#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/listener.h>
#include <stdlib.h>
#include <string.h>
#include <sys/queue.h>
#include <sys/socket.h>
#include <unistd.h>

#include "foreign.h"
#include "hub.h"
#include "log.h"
#include "loop.h"
#include "xalloc.h"

enum { LISTENERS_MAX = 16 };

struct client {
    LIST_ENTRY(client) next;
    struct page_port *port;
    struct bufferevent *bev;
    struct event *deadline;
    bool answered, told; /* told: the answer went out, and we wait for the other side's end */
};

struct page_port {
    const struct hub *hub;
    const struct page *page;
    void *arg;
    struct evconnlistener *listeners[LISTENERS_MAX];
    int nlisteners, nclients;
    LIST_HEAD(, client) clients;
};

static void page_port_client_free(struct client *client)
{
    LIST_REMOVE(client, next);
    client->port->nclients--;
    bufferevent_free(client->bev);
    event_free(client->deadline);
    free(client);
}

static void page_port_send(struct client *client, const char *bytes, size_t len)
{
    evbuffer_add(bufferevent_get_output(client->bev), bytes, len);
    client->answered = true;
}

/* Whether the request's first line asks for this path with this method. */
static bool page_port_asks(const char *request, const char *method, const char *path)
{
    const size_t nmethod = strlen(method), npath = strlen(path);
    return strncmp(request, method, nmethod) == 0 && request[nmethod] == ' ' &&
           strncmp(request + nmethod + 1, path, npath) == 0 &&
           (request[nmethod + 1 + npath] == ' ' || request[nmethod + 1 + npath] == '?');
}

static void page_port_answer(struct client *client, const char *request)
{
    const struct page_port *port = client->port;
    const struct page *page = port->page;
    const bool head = page_port_asks(request, "HEAD", page->path);
    const bool asked = head || page_port_asks(request, "GET", page->path);
    BUF_LOCAL text = {0}, answer = {0};
    const char *status = "404 Not Found", *type = "text/plain";
    if (asked) {
        status = page->text(port->arg, &text) ? "200 OK" : "503 Service Unavailable";
        type = page->type;
    } else {
        buf_printf(&text, "there is only %s\n", page->path);
    }
    buf_printf(&answer,
               "HTTP/1.0 %s\r\nContent-Type: %s\r\nContent-Length: %zu\r\n"
               "Connection: close\r\n\r\n%s",
               status, type, text.len, head ? "" : buf_text(&text));
    page_port_send(client, answer.data, answer.len);
}

/* Answers a request once its empty last line is there. Only the first line matters. */
static void page_port_on_read(struct bufferevent *bev, void *arg)
{
    struct client *client = arg;
    struct evbuffer *in = bufferevent_get_input(bev);
    const size_t len = evbuffer_get_length(in);
    char first[FOREIGN_BYTES];
    ev_ssize_t nfirst = evbuffer_copyout(in, first, sizeof(first));
    const char *protocol = foreign_protocol(first, nfirst > 0 ? (size_t)nfirst : 0);
    if (client->answered) {
        evbuffer_drain(in, len);
    } else if (!protocol || (protocol[0] != '\0' && strcmp(protocol, "HTTP") != 0)) {
        BUF_LOCAL line = {0};
        foreign_line(client->port->hub, protocol, &line);
        page_port_send(client, line.data, line.len);
        evbuffer_drain(in, len);
    } else if (evbuffer_search(in, "\r\n\r\n", 4, NULL).pos >= 0 ||
               evbuffer_search(in, "\n\n", 2, NULL).pos >= 0) {
        FREED char *line = evbuffer_readln(in, NULL, EVBUFFER_EOL_CRLF);
        page_port_answer(client, line ? line : "");
        evbuffer_drain(in, evbuffer_get_length(in));
    } else if (len >= PAGE_PORT_REQUEST) {
        page_port_client_free(client);
    }
}

/* Waits until the other side ends the connection. If we closed it and more came in, the kernel
 * would drop the answer. */
static void page_port_on_write(struct bufferevent *bev, void *arg)
{
    struct client *client = arg;
    if (!client->answered || client->told || evbuffer_get_length(bufferevent_get_output(bev)) > 0)
        return;
    client->told = true;
    shutdown(bufferevent_getfd(bev), SHUT_WR);
    bufferevent_enable(bev, EV_READ);
}

static void page_port_on_event(struct bufferevent *bev, short what, void *arg)
{
    const struct client *client = arg;
    /* The client sends nothing more, but may still read the answer. */
    if (what == (BEV_EVENT_READING | BEV_EVENT_EOF) && client->answered && !client->told)
        bufferevent_disable(bev, EV_READ);
    else
        page_port_client_free(arg);
}

static void page_port_on_deadline(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    page_port_client_free(arg);
}

static void page_port_on_accept(struct evconnlistener *listener UNUSED, evutil_socket_t fd,
                                struct sockaddr *from UNUSED, int len UNUSED, void *arg)
{
    struct page_port *port = arg;
    if (port->nclients == PAGE_PORT_CLIENTS) {
        close(fd);
        return;
    }
    struct client *client = xcalloc(1, sizeof(*client));
    client->port = port;
    client->bev = bufferevent_socket_new(hub_base(port->hub), fd, BEV_OPT_CLOSE_ON_FREE);
    client->deadline = loop_event(hub_base(port->hub), -1, 0, page_port_on_deadline, client);
    if (!client->bev)
        log_fatal("metrics", "error=\"out of memory\"");
    LIST_INSERT_HEAD(&port->clients, client, next);
    port->nclients++;
    bufferevent_setwatermark(client->bev, EV_READ, 0, PAGE_PORT_REQUEST);
    bufferevent_setcb(client->bev, page_port_on_read, page_port_on_write, page_port_on_event,
                      client);
    loop_wait(client->deadline, PAGE_PORT_MS);
    bufferevent_enable(client->bev, EV_READ | EV_WRITE);
}

struct page_port *page_port_new(const struct hub *hub, const struct page *page, void *arg)
{
    struct page_port *port = xcalloc(1, sizeof(*port));
    port->hub = hub;
    port->page = page;
    port->arg = arg;
    LIST_INIT(&port->clients);
    return port;
}

void page_port_listen(struct page_port *port, int fd)
{
    struct evconnlistener *listener = NULL;
    evutil_make_socket_nonblocking(fd);
    if (port->nlisteners < LISTENERS_MAX)
        listener = evconnlistener_new(hub_base(port->hub), page_port_on_accept, port,
                                      LEV_OPT_CLOSE_ON_FREE | LEV_OPT_CLOSE_ON_EXEC, 0, fd);
    if (!listener) {
        log_error("metrics", "error=\"cannot listen\"");
        close(fd);
        return;
    }
    port->listeners[port->nlisteners++] = listener;
}

void page_port_free(struct page_port **portp)
{
    FREED struct page_port *port = *portp;
    *portp = NULL;
    if (!port)
        return;
    while (!LIST_EMPTY(&port->clients))
        page_port_client_free(LIST_FIRST(&port->clients));
    while (port->nlisteners > 0)
        evconnlistener_free(port->listeners[--port->nlisteners]);
}
