/*
 * The lease where the program was built without PostgreSQL: there is none.
 */
#include "lease.h"

#include <stdlib.h>

#include "utf8.h"

static void lease_none_refuse(char *why, size_t whycap)
{
    utf8_printf(why, whycap,
                "This program was built without PostgreSQL, which several nodes need. Install one "
                "that has it.");
}

struct lease *lease_new(const struct lease_deps *deps, bool *busy, char *why, size_t whycap)
{
    (void)deps;
    if (busy)
        *busy = false;
    lease_none_refuse(why, whycap);
    return NULL;
}

void lease_free(struct lease **lease)
{
    (void)lease;
}

void lease_drain(struct lease *lease, enum lease_draining draining)
{
    (void)lease, (void)draining;
}

void lease_part(struct lease *lease, bool parted)
{
    (void)lease, (void)parted;
}

void lease_cluster(struct lease *lease, const char *cluster)
{
    (void)lease, (void)cluster;
}

void lease_leave(struct lease *lease)
{
    (void)lease;
}

const uint8_t *lease_key(struct lease *lease)
{
    (void)lease;
    return NULL;
}

int lease_fd(const struct lease *lease)
{
    (void)lease;
    return -1;
}

void lease_look(struct lease *lease, struct lease_view *out)
{
    (void)lease;
    *out = (struct lease_view){.state = LEASE_LOST};
}

void lease_glance(struct lease *lease, struct lease_view *out)
{
    lease_look(lease, out);
}

bool lease_engine_is(const char *engines, const char *engine)
{
    (void)engines, (void)engine;
    return false;
}

int lease_nodes(const char *url, struct lease_node *out, char *why, size_t whycap)
{
    (void)url, (void)out;
    lease_none_refuse(why, whycap);
    return -1;
}

int lease_hand(const char *url, int node, char *why, size_t whycap)
{
    (void)url, (void)node;
    lease_none_refuse(why, whycap);
    return -1;
}
