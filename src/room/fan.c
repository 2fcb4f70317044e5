/*
 * One text for many connections. See fan.h.
 *
 * Groups are numbered from 1 in the order they were begun. A connection joins a group only if it is
 * in no later one. So when the groups are sent in their order, each connection gets its texts in
 * the right order.
 */
#include "fan.h"

#include <string.h>

void fan_drop(struct fan *fan)
{
    for (int i = 0; i < fan->n; i++) {
        buf_clear(&fan->group[i].conns);
        buf_clear(&fan->group[i].text);
    }
    fan->sent += (uint64_t)fan->n;
    fan->n = 0;
}

void fan_send(struct fan *fan)
{
    for (int i = 0; i < fan->n; i++) {
        const struct buf *conns = &fan->group[i].conns;
        fan->send(fan->arg, (const uint64_t *)(const void *)conns->data,
                  conns->len / sizeof(uint64_t), buf_text(&fan->group[i].text));
    }
    fan_drop(fan);
}

void fan_before(struct fan *fan, uint64_t mark)
{
    if (mark > fan->sent)
        fan_send(fan);
}

/* The group of this text that the connection may join; NULL: none. */
static struct fan_group *fan_group_of(struct fan *fan, uint64_t mark, const char *text, size_t len)
{
    for (int i = fan->n - 1; i >= 0; i--) {
        struct fan_group *group = &fan->group[i];
        if (fan->sent + (uint64_t)i + 1 <= mark)
            return NULL;
        if (group->text.len == len && memcmp(group->text.data, text, len) == 0)
            return group;
    }
    return NULL;
}

void fan_text(struct fan *fan, uint64_t conn, uint64_t *mark, const char *text, size_t len)
{
    if (len == 0)
        return;
    struct fan_group *group = fan_group_of(fan, *mark, text, len);
    if (!group) {
        if (fan->n == FAN_GROUPS || len > FAN_TEXT_MAX)
            fan_send(fan);
        group = &fan->group[fan->n++];
        buf_add(&group->text, text, len);
    }
    buf_add(&group->conns, &conn, sizeof(conn));
    *mark = fan->sent + (uint64_t)(group - fan->group) + 1;
    if (len > FAN_TEXT_MAX) {
        fan_send(fan);
        buf_free(&fan->group[0].text);
    } else if (group->conns.len == FAN_CONNS_MAX * sizeof(conn)) {
        fan_send(fan);
        fan->push(fan->arg);
    }
}

void fan_free(struct fan *fan)
{
    for (int i = 0; i < FAN_GROUPS; i++) {
        buf_free(&fan->group[i].conns);
        buf_free(&fan->group[i].text);
    }
    fan->n = 0;
}
