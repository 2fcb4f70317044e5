/*
 * See renames.h. What is told of one name comes newest first.
 */
#include "renames.h"

#include <string.h>
#include <strings.h>

#include "utf8.h"

enum { READ_MAX = 200 }; /* of one name; older ones are not known */

/* Whether only upper and lower case changed: it is the same name. */
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

struct names_read {
    struct past_names *names;
    struct past_name *at; /* the name that is asked for */
    bool known;           /* since when it stood for the account */
};

static void renames_names_each(void *arg, const struct store_rename *rename)
{
    struct names_read *read = arg;
    struct past_name *at = read->at;
    if (read->known || rename->id >= at->until || renames_same_name(rename))
        return;
    bool takes = strcasecmp(rename->new_name, at->name) == 0;
    if (takes)
        renames_name_add(read->names, rename->old_name, rename->merged ? 0 : at->after, rename->id);
    /* An account that was merged came to one that had the name already. Otherwise the name was
     * taken here, or somebody else gave it up. */
    if (takes && rename->merged)
        return;
    at->after = rename->id;
    read->known = true;
}

void past_names_read(struct past_names *out, struct store *reads,
                     const struct store_account *account)
{
    *out = (struct past_names){0};
    /* Before the account was made the name was another's. */
    renames_name_add(out, account->name, account->id, INT64_MAX);
    for (int i = 0; i < out->n; i++) {
        struct names_read read = {.names = out, .at = &out->name[i]};
        store_renames_named(reads, out->name[i].name, READ_MAX, renames_names_each, NULL, &read);
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

struct owner_read {
    char name[STORE_NAME_MAX]; /* the name to follow, */
    int64_t from;              /* and from when on; 0: it is the first one */
    struct store_rename next;
};

static void renames_owner_each(void *arg, const struct store_rename *rename)
{
    struct owner_read *read = arg;
    if (renames_same_name(rename) || strcasecmp(rename->old_name, read->name) != 0)
        return;
    /* The last who gave it up; from there on the first new name that followed. */
    if (read->from == 0 ? read->next.id == 0 : rename->id > read->from)
        read->next = *rename;
}

bool past_owner_read(struct past_owner *out, struct store *reads, const char *name)
{
    struct owner_read read = {.from = 0};
    *out = (struct past_owner){.gave_up = 0};
    utf8_copy(name, out->name, sizeof(out->name));
    utf8_copy(name, read.name, sizeof(read.name));
    for (;;) {
        read.next.id = 0;
        store_renames_named(reads, read.name, READ_MAX, renames_owner_each, NULL, &read);
        if (read.next.id == 0)
            break;
        read.from = read.next.id;
        out->gave_up = out->gave_up != 0 ? out->gave_up : read.from;
        memcpy(read.name, read.next.new_name, sizeof(read.name));
    }
    out->there = out->gave_up != 0 && store_reads_named(reads, read.name, &out->account);
    return out->there;
}

static void renames_owner_run(struct store *reads, void *result)
{
    struct past_owner *owner = result;
    char name[STORE_NAME_MAX];
    utf8_copy(owner->name, name, sizeof(name));
    past_owner_read(owner, reads, name);
}

const struct store_reads past_owner_reads = {.size = sizeof(struct past_owner),
                                             .run = renames_owner_run};
