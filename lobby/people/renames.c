/*
 * See renames.h. The records of one name come newest first.
 */
#include "renames.h"

#include <string.h>
#include <strings.h>

#include "utf8.h"

enum { READ_MAX = 200 }; /* how many records of one name are read: the latest */

/* Whether only upper and lower case have changed, so that it is still the same name. */
static bool renames_same_name(const struct store_rename *rename)
{
    return strcasecmp(rename->old_name, rename->new_name) == 0;
}

/* ---- The names of an account ---- */

static void renames_name_add(struct past_names *names, const char *name, int64_t after,
                             int64_t until)
{
    if (names->n == PAST_NAMES_MAX)
        return;
    struct past_name *added = &names->name[names->n++];
    *added = (struct past_name){.after = after, .until = until};
    utf8_copy(name, added->name, sizeof(added->name));
}

void past_names_read(struct past_names *out, struct store *reads,
                     const struct store_account *account)
{
    const struct store_rename *rename;
    *out = (struct past_names){0};
    /* Before the account was made, the name meant somebody else. */
    renames_name_add(out, account->name, account->id, INT64_MAX);
    /* Finds since when each name has stood for the account. Adds the names that were changed to it.
     */
    for (int i = 0; i < out->n; i++) {
        struct past_name *at = &out->name[i];
        STORE_EACH (rename, renames_named, reads, at->name, READ_MAX) {
            if (rename->id >= at->until || renames_same_name(rename))
                continue;
            bool takes = strcasecmp(rename->new_name, at->name) == 0;
            if (takes)
                renames_name_add(out, rename->old_name, rename->merged ? 0 : at->after, rename->id);
            /* If another account was merged into ours here, ours had the name already, so the
             * search goes on. Otherwise ours took the name here, or somebody else gave it up here.
             * Either way, ours did not have it before. */
            if (takes && rename->merged)
                continue;
            at->after = rename->id;
            break;
        }
    }
}

bool past_names_has(const struct past_names *names, int64_t id, const char *name)
{
    for (int i = 0; i < names->n; i++)
        if (id > names->name[i].after && id <= names->name[i].until &&
            strcasecmp(names->name[i].name, name) == 0)
            return true;
    return false;
}

/* ---- Who had a name ---- */

bool past_owner_read(struct past_owner *out, struct store *reads, const char *name)
{
    const struct store_rename *rename;
    struct store_rename next;
    char at[STORE_NAME_MAX]; /* the name to follow */
    int64_t from = 0; /* the record in which somebody took that name; 0: it is the first name */
    *out = (struct past_owner){.gave_up = 0};
    utf8_copy(name, out->name, sizeof(out->name));
    utf8_copy(name, at, sizeof(at));
    for (;;) {
        next.id = 0;
        /* Finds the last record in which somebody gave the first name up. For a later name, finds
         * the first such record after `from`. */
        STORE_EACH (rename, renames_named, reads, at, READ_MAX)
            if (!renames_same_name(rename) && strcasecmp(rename->old_name, at) == 0 &&
                (from == 0 ? next.id == 0 : rename->id > from))
                next = *rename;
        if (next.id == 0)
            break;
        from = next.id;
        out->gave_up = out->gave_up != 0 ? out->gave_up : from;
        memcpy(at, next.new_name, sizeof(at));
    }
    out->there = out->gave_up != 0 && store_reads_named(reads, at, &out->account);
    return out->there;
}
