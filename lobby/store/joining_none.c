/*
 * Invitations of nodes where the program was built without PostgreSQL: there are none.
 */
#include "joining.h"
#include "server.h"
#include "utf8.h"

struct joining *joining_begin(const char *url, int64_t *now_ms, char *why, size_t whycap)
{
    struct store_server none;
    *now_ms = 0;
    store_server_read(url, false, &none, why, whycap);
    return NULL;
}

void joining_free(struct joining **joining)
{
    *joining = NULL;
}

/* Nobody gets here: there is no transaction. */
int joining_runs(struct joining *joining, int node, char *address, size_t addresscap, char *why,
                 size_t whycap)
{
    (void)joining, (void)node, (void)why, (void)whycap;
    utf8_copy("", address, addresscap);
    return -1;
}

int joining_put(struct joining *joining, const char *id, int node, int64_t until_ms,
                const void *sealed, size_t len, char *why, size_t whycap)
{
    (void)joining, (void)id, (void)node, (void)until_ms, (void)sealed, (void)len, (void)why;
    (void)whycap;
    return -1;
}

int joining_take(struct joining *joining, const char *id, int *node, int64_t *until_ms,
                 struct buf *sealed, char *why, size_t whycap)
{
    (void)joining, (void)id, (void)node, (void)until_ms, (void)sealed, (void)why, (void)whycap;
    return -1;
}

int joining_end(struct joining **joining, const struct store_audit *audit, char *why, size_t whycap)
{
    (void)audit, (void)why, (void)whycap;
    *joining = NULL;
    return -1;
}
