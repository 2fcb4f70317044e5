/*
 * See metrics.h. libevent's HTTP server, with one page and small bounds.
 */
#include "metrics.h"

#include <event2/buffer.h>
#include <event2/event.h>
#include <event2/http.h>
#include <stdlib.h>
#include <unistd.h>

#include "buf.h"
#include "figures.h"
#include "log.h"
#include "xalloc.h"

enum { REQUEST_MAX = 8192, IDLE_S = 30 };

struct metrics {
    struct evhttp *http;
    metrics_lines *lines;
    void *arg;
};

static void metrics_on_request(struct evhttp_request *request, void *arg)
{
    struct metrics *metrics = arg;
    struct buf lines = {0}, text = {0};
    metrics->lines(metrics->arg, &lines);
    figures_prometheus(buf_text(&lines), &text);
    evhttp_add_header(evhttp_request_get_output_headers(request), "Content-Type",
                      "text/plain; version=0.0.4; charset=utf-8");
    evbuffer_add(evhttp_request_get_output_buffer(request), buf_text(&text), text.len);
    evhttp_send_reply(request, HTTP_OK, "OK", NULL);
    buf_free(&lines);
    buf_free(&text);
}

struct metrics *metrics_new(struct event_base *base, metrics_lines *lines, void *arg)
{
    struct metrics *metrics = xcalloc(1, sizeof(*metrics));
    metrics->http = evhttp_new(base);
    metrics->lines = lines;
    metrics->arg = arg;
    if (!metrics->http)
        log_fatal("metrics", "error=\"out of memory\"");
    evhttp_set_allowed_methods(metrics->http, EVHTTP_REQ_GET | EVHTTP_REQ_HEAD);
    evhttp_set_max_headers_size(metrics->http, REQUEST_MAX);
    evhttp_set_max_body_size(metrics->http, 0);
    evhttp_set_timeout(metrics->http, IDLE_S);
    /* For any other page libevent answers "not found". */
    evhttp_set_cb(metrics->http, "/metrics", metrics_on_request, metrics);
    return metrics;
}

void metrics_listen(struct metrics *metrics, int fd)
{
    evutil_make_socket_nonblocking(fd);
    if (evhttp_accept_socket(metrics->http, fd) != 0) {
        log_error("metrics", "error=\"cannot listen\"");
        close(fd);
    }
}

void metrics_free(struct metrics **metricsp)
{
    struct metrics *metrics = *metricsp;
    *metricsp = NULL;
    if (metrics) {
        evhttp_free(metrics->http);
        free(metrics);
    }
}
