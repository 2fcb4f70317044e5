/*
 * See renames.h. What is told of one name comes newest first.
 */
#include "renames.h"

#include <string.h>
#include <strings.h>

#include "utf8.h"

enum { READ_MAX = 200 }; /* of one name; older ones are not known */

/* Whether only upper and lower case changed: it is the same name. */
static bool same_name(const struct store_rename *rename)
{
    return strcasecmp(rename->old_name, rename->new_name) == 0;
}

/* ---- The names of an account ---- */

static void name_add(struct past_names *names, const char *name, int64_t after, int64_t until)
{
    if (names->n == PAST_NAMES_MAX)
        return;
    struct past_name *added = &names->name[names->n++];
    *added = (struct past_name){.after = after, .until = until};
    utf8_copy(name, added->name, sizeof(added->name));
}

static void names_each(void *arg, const struct store_rename *rename)
{
    struct past_names *names = arg;
    struct past_name *at = &names->name[names->asked];
    if (names->known || rename->id >= at->until || same_name(rename))
        return;
    bool takes = strcasecmp(rename->new_name, at->name) == 0;
    if (takes)
        name_add(names, rename->old_name, rename->merged ? 0 : at->after, rename->id);
    /* An account that was merged came to one that had the name already. Otherwise the name was
     * taken here, or somebody else gave it up. */
    if (takes && rename->merged)
        return;
    at->after = rename->id;
    names->known = true;
}

static void names_next(void *arg, enum store_status status)
{
    struct past_names *names = arg;
    names->asked++;
    if (status != STORE_OK || names->asked == names->n) {
        names->done(names->arg, status);
        return;
    }
    names->known = false;
    store_renames_named(names->store, names->name[names->asked].name, READ_MAX, names_each,
                        names_next, names);
}

void past_names_read(struct past_names *out, struct store *store,
                     const struct store_account *account, store_done_cb *done, void *arg)
{
    *out = (struct past_names){.asked = -1, .store = store, .done = done, .arg = arg};
    /* Before the account was made the name was another's. */
    name_add(out, account->name, account->id, INT64_MAX);
    names_next(out, STORE_OK);
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

static void owner_each(void *arg, const struct store_rename *rename)
{
    struct past_owner *owner = arg;
    bool first = owner->gave_up == 0;
    if (same_name(rename) || strcasecmp(rename->old_name, owner->name) != 0)
        return;
    /* The last who gave it up; from there on the first new name that followed. */
    if (first ? owner->next.id == 0 : rename->id > owner->from)
        owner->next = *rename;
}

static void owner_next(struct past_owner *owner);

static void owner_read(void *arg, enum store_status status)
{
    struct past_owner *owner = arg;
    if (status != STORE_OK || (owner->next.id == 0 && owner->gave_up == 0)) {
        owner->cb(owner->arg, status == STORE_OK ? STORE_NONE : status, NULL);
    } else if (owner->next.id == 0) {
        store_account_by_name(owner->store, owner->name, false, owner->cb, owner->arg);
    } else {
        owner->from = owner->next.id;
        owner->gave_up = owner->gave_up != 0 ? owner->gave_up : owner->from;
        memcpy(owner->name, owner->next.new_name, sizeof(owner->name));
        owner_next(owner);
    }
}

static void owner_next(struct past_owner *owner)
{
    owner->next.id = 0;
    store_renames_named(owner->store, owner->name, READ_MAX, owner_each, owner_read, owner);
}

void past_owner_read(struct past_owner *out, struct store *store, const char *name,
                     store_account_cb *cb, void *arg)
{
    *out = (struct past_owner){.store = store, .cb = cb, .arg = arg};
    utf8_copy(name, out->name, sizeof(out->name));
    owner_next(out);
}
