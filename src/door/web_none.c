/*
 * Takes the place of web.c if the program is built without the door for browsers. The settings then
 * allow no listener for browsers.
 */
#include <unistd.h>

#include "web.h"

struct web *web_new(struct event_base *base, struct hub *hub, const char *origins)
{
    (void)base, (void)hub, (void)origins;
    return NULL;
}

void web_free(struct web **web)
{
    *web = NULL;
}

void web_serve(struct web *web, const char *bytes, size_t len)
{
    (void)web, (void)bytes, (void)len;
}

void web_accept(struct web *web, struct tls *tls, int fd, const struct network *address,
                const struct admit_pass *pass, const char *banned)
{
    (void)web, (void)tls, (void)address, (void)pass, (void)banned;
    close(fd);
}

void web_tick(struct web *web)
{
    (void)web;
}

void web_figures(const struct web *web, struct buf *lines)
{
    (void)web, (void)lines;
}
