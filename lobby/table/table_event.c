/*
 * The events of a journal as text. One event is one line, in this canonical form (S, T seats):
 *
 * move S MOVE: a player's or a bot's move, as the game's `format` writes it.
 *
 * auto S MOVE: the automatic move of a seat.
 *
 * timeout S: its time was up; automatic moves follow.
 *
 * leave S [away]: left the game, or was away for too long (RK-D6).
 *
 * vote S T penalize open: S answers the vote about T (or forgive). Older rooms wrote it without
 * `open`: such a vote may be closed before it is sure who is forgiven.
 *
 * voted S penalize: the time to vote about S is over (or forgive).
 *
 * shared S T: S and T shared an address (RK-D2).
 *
 * void REASON: by staff, or because nobody came back (RK-D12).
 *
 * freeze REASON: the journal did not replay to the same position.
 *
 * undo S: S takes back the last move of S that stands, and with it everything since (table_back.c).
 *
 * absent S: in a game of a cup, the player of S was not there at the start (CU-D4).
 *
 * going S [away]: in a game of a cup, the player of S leaves once all have had a turn
 * (table_cup.c).
 *
 * hash HEX: BLAKE2b-128 of the position's text, every 16 events and at the end.
 *
 * A replay reads no clock: the lines say what time did to the game.
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "table_private.h"
#include "utf8.h"

static const char *const event_word[] = {
    [EVENT_MOVE] = "move",     [EVENT_AUTO] = "auto", [EVENT_TIMEOUT] = "timeout",
    [EVENT_LEAVE] = "leave",   [EVENT_VOTE] = "vote", [EVENT_VOTED] = "voted",
    [EVENT_SHARED] = "shared", [EVENT_VOID] = "void", [EVENT_FREEZE] = "freeze",
    [EVENT_HASH] = "hash",     [EVENT_UNDO] = "undo", [EVENT_ABSENT] = "absent",
    [EVENT_GOING] = "going",
};
enum { EVENT_KINDS = sizeof(event_word) / sizeof(*event_word) };

size_t event_format(const struct play_event *e, char *out, size_t cap)
{
    const char *word = event_word[e->kind], *verdict = e->yes ? "penalize" : "forgive";
    switch (e->kind) {
    case EVENT_MOVE:
    case EVENT_AUTO: return utf8_printf(out, cap, "%s %d %s", word, e->seat, e->text);
    case EVENT_TIMEOUT:
    case EVENT_ABSENT:
    case EVENT_UNDO: return utf8_printf(out, cap, "%s %d", word, e->seat);
    case EVENT_GOING:
    case EVENT_LEAVE: return utf8_printf(out, cap, "%s %d%s", word, e->seat, e->yes ? " away" : "");
    case EVENT_VOTE:
        return utf8_printf(out, cap, "%s %d %d %s%s", word, e->seat, e->other, verdict,
                           e->open ? " open" : "");
    case EVENT_VOTED: return utf8_printf(out, cap, "%s %d %s", word, e->seat, verdict);
    case EVENT_SHARED: return utf8_printf(out, cap, "%s %d %d", word, e->seat, e->other);
    case EVENT_VOID:
    case EVENT_FREEZE:
    case EVENT_HASH: return utf8_printf(out, cap, "%s %s", word, e->text);
    }
    return 0;
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

/* "forgive", or "forgive open". */
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
    switch (e->kind) {
    case EVENT_MOVE:
    case EVENT_AUTO:
        if (!table_event_take_number(&text, &e->seat))
            return false;
        break;
    case EVENT_TIMEOUT:
    case EVENT_ABSENT:
    case EVENT_UNDO: return table_event_take_number(&text, &e->seat) && *text == '\0';
    case EVENT_GOING:
    case EVENT_LEAVE:
        if (!table_event_take_number(&text, &e->seat))
            return false;
        e->yes = strcmp(text, "away") == 0;
        return e->yes || *text == '\0';
    case EVENT_VOTE:
        return table_event_take_number(&text, &e->seat) &&
               table_event_take_number(&text, &e->other) && table_event_take_answer(text, e);
    case EVENT_VOTED:
        return table_event_take_number(&text, &e->seat) && table_event_take_answer(text, e) &&
               !e->open;
    case EVENT_SHARED:
        return table_event_take_number(&text, &e->seat) &&
               table_event_take_number(&text, &e->other) && *text == '\0';
    case EVENT_VOID:
    case EVENT_FREEZE:
    case EVENT_HASH: break;
    }
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
        if (strncmp(text, event_word[kind], len) != 0 || event_word[kind][len] != '\0')
            continue;
        out->kind = (enum play_event_kind)kind;
        return table_event_parse_rest(text + len + (text[len] == ' '), out);
    }
    return false;
}
