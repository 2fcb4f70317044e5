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

struct lease *lease_new(const struct lease_deps *deps UNUSED, bool *busy, char *why, size_t whycap)
{
    if (busy)
        *busy = false;
    lease_none_refuse(why, whycap);
    return NULL;
}

void lease_free(struct lease **lease UNUSED)
{
}

void lease_drain(struct lease *lease UNUSED, enum lease_draining draining UNUSED)
{
}

void lease_part(struct lease *lease UNUSED, bool parted UNUSED)
{
}

void lease_cluster(struct lease *lease UNUSED, const char *cluster UNUSED)
{
}

void lease_leave(struct lease *lease UNUSED)
{
}

const uint8_t *lease_key(struct lease *lease UNUSED)
{
    return NULL;
}

int lease_fd(const struct lease *lease UNUSED)
{
    return -1;
}

void lease_look(struct lease *lease UNUSED, struct lease_view *out)
{
    *out = (struct lease_view){.state = LEASE_LOST};
}

void lease_glance(struct lease *lease, struct lease_view *out)
{
    lease_look(lease, out);
}

bool lease_engine_is(const char *engines UNUSED, const char *engine UNUSED)
{
    return false;
}

int lease_nodes(const char *url UNUSED, struct lease_node *out UNUSED, char *why, size_t whycap)
{
    lease_none_refuse(why, whycap);
    return -1;
}

int lease_hand(const char *url UNUSED, int node UNUSED, char *why, size_t whycap)
{
    lease_none_refuse(why, whycap);
    return -1;
}
