/*
 * Where chance comes from. The server draws a secret for the next game of a table and tells its
 * hash before anybody is ready. Each player adds a word. The words of those who give none follow
 * from the secret, so that the server has no choice left once it has seen the other words. When the
 * game starts the seed is made from secret and words; when it has ended the secret is told.
 * cardroom-record(5) has every step.
 */
#include "shuffle.h"

#include <stdio.h>

#include <sodium.h>

#include "buf.h"
#include "table_private.h"

void shuffle_hash(uint8_t *out, size_t outlen, const void *data, size_t len, const void *key,
                  size_t keylen)
{
    crypto_generichash(out, outlen, data, len, key, keylen);
}

/* ---- The text in the row of a game ---- */

/* Writes a line for the secret and one for each player. A line for the format comes first, unless
 * it is format 1. */
static void table_shuffle_format(const struct shuffle_made *made, char out[STORE_TEXT_MAX])
{
    struct buf text = buf_over(out, STORE_TEXT_MAX);
    if (made->format > 1)
        buf_printf(&text, "format %d\n", made->format);
    buf_printf(&text, "secret %s\n", RECORD_HEX(made->secret));
    for (int i = 0; i < made->nplayers; i++)
        buf_printf(&text, "%s %.16s %.24s\n", made->player[i].drawn ? "drawn" : "player",
                   made->player[i].name, made->player[i].word);
}

bool shuffle_read(const char *text, struct shuffle_made *out)
{
    char hex[2 * RECORD_HASH + 1];
    int taken = 0;
    memset(out, 0, sizeof(*out));
    out->format = 1; /* texts of format 1 do not name their format */
    if (sscanf(text, "format %2hhu\n%n", &out->format, &taken) == 1)
        text += taken;
    if (out->format < 1 || out->format > RECORD_FORMAT)
        return false;
    if (sscanf(text, "secret %64[0-9a-f]\n%n", hex, &taken) != 1 ||
        !record_hex_read(hex, out->secret, RECORD_HASH))
        return false;
    for (text += taken; *text != '\0'; text += taken) {
        if (out->nplayers == GAME_SEATS_MAX)
            return false;
        struct record_player *p = &out->player[out->nplayers++];
        char whose[8];
        if (sscanf(text, "%7s %32s %24s\n%n", whose, p->name, p->word, &taken) != 3)
            return false;
        p->drawn = strcmp(whose, "drawn") == 0;
        if (!p->drawn && strcmp(whose, "player") != 0)
            return false;
    }
    return out->nplayers > 0;
}

/* ---- The commitment ---- */

/* Writes the hash of a game's secret into `out`, in hexadecimal, and returns `out`. */
static const char *table_shuffle_commitment(int64_t game, const uint8_t secret[RECORD_HASH],
                                            char out[2 * RECORD_HASH + 1])
{
    uint8_t hash[RECORD_HASH];
    replay_commitment(shuffle_hash, game, secret, hash);
    return record_hex(hash, sizeof(hash), out);
}

/* ---- Before the game ---- */

/* Collects the names and words of those who sit there, in the order of the seed. Returns how many.
 */
static int table_shuffle_players_of(const struct seating *s,
                                    struct record_player player[GAME_SEATS_MAX])
{
    int n = 0;
    memset(player, 0, GAME_SEATS_MAX * sizeof(*player));
    for (int seat = 1; seat <= GAME_SEATS_MAX; seat++) {
        if (s->seat[seat].id == 0)
            continue;
        struct record_player *p = &player[n++];
        utf8_copy(s->seat[seat].name, p->name, sizeof(p->name));
        utf8_copy(s->next.word[seat], p->word, sizeof(p->word));
        p->drawn = p->word[0] == '\0';
        if (p->drawn)
            replay_word(shuffle_hash, s->next.game, s->next.secret, n, p->word);
    }
    return n;
}

void shuffle_prepare(struct batch *b)
{
    struct tables *ts = b->tables;
    struct seating *s = &b->table->ahead;
    char text[2 * RECORD_HASH + 1];
    memset(&s->next, 0, sizeof(s->next));
    s->next.game = ids_next(ts->deps.ids);
    s->next.format = RECORD_FORMAT;
    ts->deps.seed(ts->deps.arg, s->next.secret);
    TELL_ALL(&b->out, .kind = NOTICE_COMMITMENT,
             .said = table_shuffle_commitment(s->next.game, s->next.secret, text));
}

void shuffle_sit(struct batch *b, int seat)
{
    struct seating *s = &b->table->ahead;
    char text[2 * RECORD_HASH + 1];
    s->next.word[seat][0] = '\0';
    /* if the game was prepared before an upgrade: format 1 keeps a word for everybody */
    if (s->next.format == 1)
        replay_word(shuffle_hash, s->next.game, s->next.secret, seat, s->next.word[seat]);
    if (s->seat[seat].kind == PERSON_BOT)
        return;
    TELL_ONE(&b->out, s->seat[seat].id, .kind = NOTICE_COMMITMENT,
             .said = table_shuffle_commitment(s->next.game, s->next.secret, text));
}

/* ---- The start ---- */

void shuffle_start(struct seating *s, struct store_game *row)
{
    struct seating was = *s;
    struct shuffle_made made = {.format = was.next.format};
    uint8_t order[GAME_SEATS_MAX], seat[GAME_SEATS_MAX + 1];
    int n = 0;
    s->ready = 0;
    if (was.deal != 0) { /* a duplicate: the deal and the seats are given */
        memcpy(row->seed, was.setup.seed, sizeof(row->seed));
        utf8_printf(row->shuffle, sizeof(row->shuffle), "cup %jd deal %d", was.cup.cup, was.deal);
        return;
    }
    memcpy(made.secret, was.next.secret, sizeof(made.secret));
    made.nplayers = table_shuffle_players_of(&was, made.player);
    for (int from = 1; from <= GAME_SEATS_MAX; from++)
        if (was.seat[from].id != 0)
            order[n++] = (uint8_t)from;
    row->id = was.next.game;
    replay_seed(shuffle_hash, made.format, row->id, made.secret, made.player, made.nplayers,
                row->seed);
    replay_seating(shuffle_hash, row->seed, made.nplayers, seat);
    if (was.cup.cup != 0) {
        /* No person chose a word, so the seed does not depend on who is which player. */
        for (int to = 1; to <= made.nplayers; to++)
            utf8_copy(was.seat[to].name, made.player[seat[to] - 1].name,
                      sizeof(made.player[0].name));
        for (int to = 1; to <= made.nplayers; to++)
            order[seat[to] - 1] = (uint8_t)to;
    }
    table_shuffle_format(&made, row->shuffle);
    memset(s->seat, 0, sizeof(s->seat));
    memset(s->command, 0, sizeof(s->command));
    memset(&s->next, 0, sizeof(s->next));
    for (int to = 1; to <= made.nplayers; to++) {
        int from = order[seat[to] - 1];
        s->seat[to] = was.seat[from];
        s->command[to] = was.command[from];
    }
}

/* ---- The end ---- */

void shuffle_reveal(struct batch *b, const struct store_game *row)
{
    struct shuffle_made made;
    if (!shuffle_read(row->shuffle, &made))
        return;
    const struct notice n = {.kind = NOTICE_REVEALED,
                             .revealed = {.game = row->number, .text = RECORD_HEX(made.secret)}};
    if (b->table)
        outbox_put(&b->out, 0, &n);
    else
        outbox_players(&b->out, row, &n);
}

/* ---- What is read ---- */

bool tables_shuffle(const struct tables *ts, int32_t number, struct table_shuffle *out)
{
    const struct table *t = tables_shown(ts, number);
    struct shuffle_made made;
    if (!t)
        return false;
    const struct seating *s = &t->shown;
    memset(out, 0, sizeof(*out));
    if (s->next.game != 0) {
        table_shuffle_commitment(s->next.game, s->next.secret, out->commitment);
        out->nplayers = table_shuffle_players_of(s, out->player);
        return true;
    }
    if (!t->game || !shuffle_read(t->game->row.shuffle, &made))
        return false;
    out->playing = true;
    table_shuffle_commitment(t->game->row.id, made.secret, out->commitment);
    out->nplayers = made.nplayers;
    memcpy(out->player, made.player, sizeof(out->player));
    return true;
}
