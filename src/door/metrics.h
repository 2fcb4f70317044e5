/*
 * The metrics port: answers GET /metrics over HTTP with the figures of door and room (figures.h).
 * It listens on addresses of this machine only (cardroom.conf(5), listen-metrics).
 */
#ifndef DOOR_METRICS_H
#define DOOR_METRICS_H

struct buf;
struct event_base;
struct metrics;

/* Adds `name value` lines. */
typedef void metrics_lines(void *arg, struct buf *lines);

struct metrics *metrics_new(struct event_base *base, metrics_lines *lines, void *arg);
/* Takes a listening socket over. */
void metrics_listen(struct metrics *metrics, int fd);
/* Accepts NULL, sets NULL. */
void metrics_free(struct metrics **metrics);

#endif
