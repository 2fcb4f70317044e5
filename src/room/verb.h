/*
 * What cardroomctl(8) can ask of the room: one table, from which the client makes its requests and
 * its help and the room checks them.
 *
 * A request is one JSON object a line: "verb" and the verb's arguments by name, all texts; where
 * the verb takes a password, "password"; "format": "json" for an audit log of JSON lines. The
 * answer is one JSON object a line: "done" (boolean), "text" (plain lines), and for answers of
 * `name value` lines "values" (object of texts).
 */
#ifndef ROOM_VERB_H
#define ROOM_VERB_H

#include <stdbool.h>

enum verb_id {
    VERB_STATUS,
    VERB_ACCOUNT_LIST,
    VERB_ACCOUNT_SHOW,
    VERB_ACCOUNT_CREATE,
    VERB_TOTP_RESET,
    VERB_ROLE,
    VERB_PASSWORD,
    VERB_ADJUST,
    VERB_MERGE,
    VERB_KICK,
    VERB_MUTE,
    VERB_UNMUTE,
    VERB_BAN,
    VERB_UNBAN,
    VERB_BANS,
    VERB_PREVIEW,
    VERB_WARN,
    VERB_NOTE,
    VERB_NOTES,
    VERB_ALTS,
    VERB_RENAME,
    VERB_CONDUCT,
    VERB_PARDON,
    VERB_COLLUSION,
    VERB_REPORTS,
    VERB_CASE,
    VERB_CLAIM,
    VERB_RESOLVE,
    VERB_REOPEN,
    VERB_INSPECT,
    VERB_FREEZE,
    VERB_RESUME,
    VERB_TRANSFER,
    VERB_CLOSE,
    VERB_VOID,
    VERB_UNDO,
    VERB_RECORD,
    VERB_WALL,
    VERB_SHUTDOWN,
    VERB_SHUTDOWN_CANCEL,
    VERB_UPGRADE,
    VERB_DRAIN,
    VERB_DRAIN_CANCEL,
    VERB_NEWS,
    VERB_NEWS_POST,
    VERB_NEWS_DROP,
    VERB_MOTD,
    VERB_AUDIT,
    VERB_RELOAD,
    VERB_BACKUP,
    VERB_CHECK,
    VERB_RESTORE,
    VERB_SHIP,
    VERB_HOSTKEY,
    VERB_VERIFY,
    VERBS
};

enum {
    VERB_ARGUMENTS_MAX = 4,
    VERB_UPGRADE_MS = 30000 /* what  upgrade all  counts down where no time is given */
};

struct verb {
    enum verb_id id;
    const char *name; /* one or two words */
    /* Their names in order, NULL behind the last. The last one takes the rest of the words where
     * `rest` is set. Those from `required` on may be left out. */
    const char *argument[VERB_ARGUMENTS_MAX + 1];
    int required;
    bool rest, password, pairs; /* pairs: answers with `name value` lines */
    const char *help;
    bool here; /* cardroomctl does it itself, with a file; the room is not asked */
};

/* Indexed by verb_id. */
extern const struct verb verbs[VERBS];

/* The verb of this name, or NULL. */
const struct verb *verb_by_name(const char *name);

#endif
