/*
 * Answers proxies such as haproxy whether people who come now are served: GET /ready over HTTP, 200
 * or 503 with the reason. Others than proxies may reach it too, so it takes one short request a
 * connection, and few connections.
 */
#ifndef DOOR_READINESS_H
#define DOOR_READINESS_H

struct event_base;
struct readiness;

enum { READINESS_CLIENTS = 64, READINESS_REQUEST = 2048, READINESS_MS = 3000 };

/* Why nobody should be sent here now; NULL: they may. */
typedef const char *readiness_away(void *arg);

struct readiness *readiness_new(struct event_base *base, readiness_away *away, void *arg);
/* Takes a listening socket over. */
void readiness_listen(struct readiness *readiness, int fd);
/* Accepts NULL, sets NULL. */
void readiness_free(struct readiness **readiness);

#endif
