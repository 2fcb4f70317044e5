/*
 * The table of verb.h.
 */
#include "verb.h"

#include <stddef.h>
#include <string.h>

const struct verb verbs[VERBS] = {
    [VERB_STATUS] =
        {VERB_STATUS, "status", {NULL}, 0, false, false, true, "what the service is doing"},
    [VERB_ACCOUNT_LIST] = {VERB_ACCOUNT_LIST,
                           "account list",
                           {"after", "limit"},
                           0,
                           false,
                           false,
                           false,
                           "accounts by name, from the one behind AFTER"},
    [VERB_ACCOUNT_SHOW] =
        {VERB_ACCOUNT_SHOW, "account show", {"name"}, 1, false, false, true, "one account"},
    [VERB_ACCOUNT_CREATE] = {VERB_ACCOUNT_CREATE,
                             "account create",
                             {"name", "role"},
                             1,
                             false,
                             true,
                             false,
                             "make an account; asks for its password"},
    [VERB_ROLE] = {VERB_ROLE,
                   "role",
                   {"name", "role"},
                   2,
                   false,
                   false,
                   false,
                   "make it a player, moderator or admin"},
    [VERB_PASSWORD] = {VERB_PASSWORD,
                       "password",
                       {"name"},
                       1,
                       false,
                       true,
                       false,
                       "set a new password; asks for it"},
    [VERB_ADJUST] = {VERB_ADJUST,
                     "adjust",
                     {"name", "currency", "amount", "reason"},
                     4,
                     true,
                     false,
                     false,
                     "add xp or chips, or take them (a negative amount)"},
    [VERB_KICK] =
        {VERB_KICK, "kick", {"who", "reason"}, 2, true, false, false, "end somebody's connection"},
    [VERB_MUTE] = {VERB_MUTE,
                   "mute",
                   {"who", "time", "reason"},
                   3,
                   true,
                   false,
                   false,
                   "let somebody not talk for a time"},
    [VERB_UNMUTE] =
        {VERB_UNMUTE, "unmute", {"who"}, 1, false, false, false, "let somebody talk again"},
    [VERB_BAN] = {VERB_BAN,
                  "ban",
                  {"what", "time", "reason"},
                  3,
                  true,
                  false,
                  false,
                  "keep an account, an address or a network out"},
    [VERB_UNBAN] = {VERB_UNBAN, "unban", {"what"}, 1, false, false, false, "let it in again"},
    [VERB_BANS] =
        {VERB_BANS, "bans", {NULL}, 0, false, false, false, "the bans and mutes that hold"},
    [VERB_VOID] = {VERB_VOID,
                   "void",
                   {"table", "reason"},
                   2,
                   true,
                   false,
                   false,
                   "void the game at a table; bets go back"},
    [VERB_RECORD] = {VERB_RECORD,
                     "record",
                     {"game"},
                     1,
                     false,
                     false,
                     false,
                     "the record of a game that is over"},
    [VERB_WALL] = {VERB_WALL, "wall", {"text"}, 1, true, false, false, "tell everybody"},
    [VERB_SHUTDOWN] = {VERB_SHUTDOWN,
                       "shutdown",
                       {"time", "reason"},
                       0,
                       true,
                       false,
                       false,
                       "stop the service after a countdown (60s), or  now"},
    [VERB_SHUTDOWN_CANCEL] = {VERB_SHUTDOWN_CANCEL,
                              "shutdown cancel",
                              {NULL},
                              0,
                              false,
                              false,
                              false,
                              "stop the countdown"},
    [VERB_AUDIT] = {VERB_AUDIT,
                    "audit",
                    {"limit", "about"},
                    0,
                    false,
                    false,
                    false,
                    "what the staff did, newest first"},
};

const struct verb *verb_by_name(const char *name)
{
    for (int i = 0; i < VERBS; i++) {
        if (strcmp(verbs[i].name, name) == 0) {
            return &verbs[i];
        }
    }
    return NULL;
}
