/*
 * The events of a journal as text. One event is one line, in this canonical form (S, T seats):
 *
 * move S MOVE: a player's or a bot's move, as the game's `format` writes it.
 *
 * auto S MOVE: the automatic move of a seat.
 *
 * timeout S: the time of S was up; automatic moves follow.
 *
 * leave S [away]: S left the game, or was away for too long (RK-D6).
 *
 * vote S T penalize|forgive [open]: S answers the vote about T. Older rooms wrote no `open`: their
 * answers may close the vote before it is sure whether T is forgiven.
 *
 * voted S penalize|forgive: the time to vote about S is over.
 *
 * shared S T: S and T shared an address (RK-D2).
 *
 * void REASON: made void by staff, or by the server because nobody plays on (RK-D12).
 *
 * freeze REASON: the game could not be restored after a restart.
 *
 * undo S: S takes back the last move of S that stands, and with it everything since (table_back.c).
 *
 * absent S: in a game of a cup, the player of S was not there at the start (CU-D4).
 *
 * going S [away]: in a game of a cup, the player of S leaves once all have had a turn
 * (table_cup.c).
 *
 * hash HEX: BLAKE2b-128 of the position's text, once 16 events or more have followed the last one,
 * and at the end.
 *
 * A replay reads no clock: the lines say what time did to the game.
 */
#include <ctype.h>

#include "table_private.h"

/* What follows the word, in this order. */
enum {
    HAS_SEAT = 1,
    HAS_OTHER = 2,
    HAS_VERDICT = 4, /* and perhaps `open` */
    HAS_AWAY = 8,    /* `away`, or nothing */
    HAS_TEXT = 16
};

static const struct {
    const char *word;
    unsigned has;
} event_form[] = {
    [EVENT_MOVE] = {"move", HAS_SEAT | HAS_TEXT},
    [EVENT_AUTO] = {"auto", HAS_SEAT | HAS_TEXT},
    [EVENT_TIMEOUT] = {"timeout", HAS_SEAT},
    [EVENT_LEAVE] = {"leave", HAS_SEAT | HAS_AWAY},
    [EVENT_VOTE] = {"vote", HAS_SEAT | HAS_OTHER | HAS_VERDICT},
    [EVENT_VOTED] = {"voted", HAS_SEAT | HAS_VERDICT},
    [EVENT_SHARED] = {"shared", HAS_SEAT | HAS_OTHER},
    [EVENT_VOID] = {"void", HAS_TEXT},
    [EVENT_FREEZE] = {"freeze", HAS_TEXT},
    [EVENT_HASH] = {"hash", HAS_TEXT},
    [EVENT_UNDO] = {"undo", HAS_SEAT},
    [EVENT_ABSENT] = {"absent", HAS_SEAT},
    [EVENT_GOING] = {"going", HAS_SEAT | HAS_AWAY},
};
enum { EVENT_KINDS = sizeof(event_form) / sizeof(*event_form) };

bool event_has_seat(const struct play_event *e)
{
    return event_form[e->kind].has & HAS_SEAT;
}

size_t event_format(const struct play_event *e, char *out, size_t cap)
{
    const unsigned has = event_form[e->kind].has;
    size_t len = utf8_printf(out, cap, "%s", event_form[e->kind].word);
    if (has & HAS_SEAT)
        len += utf8_printf(out + len, cap - len, " %d", e->seat);
    if (has & HAS_OTHER)
        len += utf8_printf(out + len, cap - len, " %d", e->other);
    if (has & HAS_VERDICT)
        len += utf8_printf(out + len, cap - len, " %s%s", e->yes ? "penalize" : "forgive",
                           e->open ? " open" : "");
    if (has & HAS_AWAY && e->yes)
        len += utf8_printf(out + len, cap - len, " away");
    if (has & HAS_TEXT)
        len += utf8_printf(out + len, cap - len, " %s", e->text);
    return len;
}

/* Takes a number off the text, with the blank after it. */
static bool table_event_take_number(const char **text, int *out)
{
    char *end;
    if (!isdigit((unsigned char)**text))
        return false;
    long n = strtol(*text, &end, 10);
    if (n > GAME_SEATS_MAX)
        return false;
    *out = (int)n;
    *text = *end == ' ' ? end + 1 : end;
    return *end == ' ' || *end == '\0';
}

/* Reads "penalize" or "forgive", which ` open` may follow. */
static bool table_event_take_answer(const char *text, struct play_event *e)
{
    size_t len = strcspn(text, " ");
    e->open = strcmp(text + len, " open") == 0;
    e->yes = len == strlen("penalize") && strncmp(text, "penalize", len) == 0;
    return (e->open || text[len] == '\0') &&
           (e->yes || (len == strlen("forgive") && strncmp(text, "forgive", len) == 0));
}

static bool table_event_parse_rest(const char *text, struct play_event *e)
{
    const unsigned has = event_form[e->kind].has;
    if ((has & HAS_SEAT && !table_event_take_number(&text, &e->seat)) ||
        (has & HAS_OTHER && !table_event_take_number(&text, &e->other)))
        return false;
    if (has & HAS_VERDICT)
        return table_event_take_answer(text, e) && (e->kind == EVENT_VOTE || !e->open);
    e->yes = has & HAS_AWAY && strcmp(text, "away") == 0;
    if (!(has & HAS_TEXT))
        return e->yes || *text == '\0';
    if (strlen(text) >= sizeof(e->text))
        return false;
    strcpy(e->text, text);
    return true;
}

bool event_parse(const char *text, struct play_event *out)
{
    size_t len = strcspn(text, " ");
    memset(out, 0, sizeof(*out));
    for (int kind = 0; kind < EVENT_KINDS; kind++) {
        if (strncmp(text, event_form[kind].word, len) != 0 || event_form[kind].word[len] != '\0')
            continue;
        out->kind = (enum play_event_kind)kind;
        return table_event_parse_rest(text + len + (text[len] == ' '), out);
    }
    return false;
}
