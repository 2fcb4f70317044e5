/*
 * The registry of tables. It gives them their numbers, knows where people are, keeps deadlines,
 * takes messages in and sends notices out.
 */
#include <stdarg.h>
#include <stdio.h>

#include "table_private.h"

int64_t tables_now(const struct tables *ts)
{
    return clock_mono(ts->deps.clock);
}

void due_set(struct tables *ts, struct timer *due, int64_t at, void (*fn)(void *arg), void *arg)
{
    if (at == 0)
        timer_cancel(ts->timers, due);
    else
        timer_at(ts->timers, due, at, fn, arg);
}

int64_t tables_tick(struct tables *ts)
{
    int64_t next;
    do
        next = timers_run(ts->timers);
    while (next == 0);
    return next;
}

/* ---- Where people are ---- */

int32_t table_place(const struct map *places, int64_t person)
{
    return map_number(places, (uint64_t)person);
}

void table_place_set(struct map *places, int64_t person, int32_t number)
{
    if (person != 0)
        map_number_set(places, (uint64_t)person, number);
}

void table_place_unseat(struct tables *ts, int64_t person, int32_t number)
{
    if (table_place(&ts->seated, person) == number)
        table_place_set(&ts->seated, person, 0);
}

/* ---- Tables ---- */

struct table *tables_find(const struct tables *ts, int32_t number)
{
    return number > 0 && number < ts->number_cap ? ts->by_number[number] : NULL;
}

struct table *tables_shown(const struct tables *ts, int32_t number)
{
    struct table *t = tables_find(ts, number);
    return t && t->stored && !t->lost ? t : NULL;
}

struct table *table_make(struct tables *ts, int64_t id, int32_t number,
                         const struct game_rules *rules)
{
    struct table *t = xcalloc(1, sizeof(*t));
    int32_t most = ts->count < 50 ? 99 : ts->count * 2;
    t->tables = ts;
    t->id = id;
    /* Picks a small number, because people type it, but not one that became free a moment ago. */
    if (number == 0)
        do
            number = ts->number_last = ts->number_last >= most ? 1 : ts->number_last + 1;
        while (tables_find(ts, number));
    t->number = number;
    t->rules = rules;
    STAILQ_INIT(&t->mail);
    if (t->number >= ts->number_cap) {
        int32_t cap = t->number + 64;
        ts->by_number = xreallocarray(ts->by_number, (size_t)cap, sizeof(*ts->by_number));
        memset(ts->by_number + ts->number_cap, 0,
               (size_t)(cap - ts->number_cap) * sizeof(*ts->by_number));
        ts->number_cap = cap;
    }
    ts->by_number[t->number] = t;
    ts->count++;
    return t;
}

void table_drop_game(struct table *t)
{
    struct game *g = t->game;
    t->game = NULL;
    if (!g)
        return;
    g->table = NULL;
    for (struct batch *b = g->first; b; b = b->next)
        b->table = NULL;
    if (!g->first && !votes_open(g->shown))
        game_free(g);
}

void table_mail_free(struct mail *mail)
{
    free((char *)mail->message.text);
    free((char *)mail->message.player);
    store_attached_free(&mail->attached);
    free(mail);
}

void table_game_began(const struct table *t)
{
    struct tables_games *games = &t->tables->games;
    (t->game->row.competitive ? games->ranked : games->friendly)[game_place(t->rules->id)]++;
}

void table_count(struct table *t)
{
    struct tables *ts = t->tables;
    struct tables_totals now = {0};
    if (t->stored && !t->lost) {
        now.tables = 1;
        now.playing = game_in_play(t);
        now.watchers = t->nwatchers;
        now.waiting = !now.playing && seating_taken(&t->shown) < t->shown.setup.seats;
    }
    ts->totals.tables += now.tables - t->counted.tables;
    ts->totals.playing += now.playing - t->counted.playing;
    ts->totals.watchers += now.watchers - t->counted.watchers;
    ts->totals.waiting += now.waiting - t->counted.waiting;
    if (now.playing != t->counted.playing)
        ts->games.playing[game_place(t->rules->id)] += now.playing - t->counted.playing;
    t->counted = now;
}

/* Frees a table and everything that belongs to it alone. */
static void table_free(struct table *t)
{
    struct tables *ts = t->tables;
    t->lost = true;
    table_count(t);
    timer_cancel(ts->timers, &t->due);
    for (struct mail *mail; (mail = STAILQ_FIRST(&t->mail));) {
        STAILQ_REMOVE_HEAD(&t->mail, next);
        table_mail_free(mail);
    }
    table_log_clear(t);
    store_attached_free(&t->closing_attached);
    free(t->log);
    free(t->watcher);
    ts->by_number[t->number] = NULL;
    ts->count--;
    free(t);
}

void table_forget(struct table *t)
{
    struct tables *ts = t->tables;
    for (int s = 1; s <= GAME_SEATS_MAX; s++) {
        table_place_unseat(ts, t->shown.seat[s].id, t->number);
        table_place_unseat(ts, t->ahead.seat[s].id, t->number);
    }
    for (int i = 0; i < t->nwatchers; i++)
        table_place_set(&ts->watching, t->watcher[i].id, 0);
    t->nwatchers = 0;
    table_drop_game(t);
    struct mail_list rest = STAILQ_HEAD_INITIALIZER(rest);
    int32_t number = t->number;
    STAILQ_CONCAT(&rest, &t->mail);
    table_free(t);
    for (struct mail *mail; (mail = STAILQ_FIRST(&rest));) {
        STAILQ_REMOVE_HEAD(&rest, next);
        if (mail->message.kind != TABLE_RENAME)
            table_refuse(
                ts, &mail->message,
                table_why(ts, "Table %d is closed. Type `tables` to see the others.", number));
        table_mail_free(mail);
    }
}

struct tables *tables_new(const struct tables_deps *deps)
{
    struct tables *ts = xcalloc(1, sizeof(*ts));
    ts->deps = *deps;
    ts->timers = timers_new(deps->clock);
    ts->exempt = xstrdup(deps->same_address_exempt ? deps->same_address_exempt : "");
    ts->legal = xcalloc(TABLE_LEGAL_MAX, sizeof(*ts->legal));
    ts->scratch = xmalloc(GAME_STATE_MAX);
    ts->events = xmalloc(sizeof(*ts->events));
    STAILQ_INIT(&ts->undos);
    return ts;
}

void tables_free(struct tables **tables)
{
    struct tables *ts = *tables;
    if (!ts)
        return;
    load_drop(ts);
    for (int32_t n = 1; n < ts->number_cap; n++) {
        struct table *t = ts->by_number[n];
        if (!t)
            continue;
        batches_free(t->writing);
        table_free(t);
    }
    struct game *g;
    while ((g = LIST_FIRST(&ts->every))) {
        batches_free(g->first);
        game_free(g);
    }
    free(ts->by_number);
    timers_free(&ts->timers);
    map_free(&ts->seated);
    map_free(&ts->watching);
    free(ts->held);
    free(ts->untolds);
    free(ts->legal);
    free(ts->scratch);
    free(ts->events);
    free(ts->company);
    free(ts->exempt);
    free(ts);
    *tables = NULL;
}

void tables_reconfigure(struct tables *ts, int64_t turn_ms, int64_t away_ms, int64_t vote_ms,
                        const char *same_address_exempt)
{
    ts->deps.turn_ms = turn_ms;
    ts->deps.away_ms = away_ms;
    ts->deps.vote_ms = vote_ms;
    free(ts->exempt);
    ts->exempt = xstrdup(same_address_exempt ? same_address_exempt : "");
}

/* ---- Answers ---- */

static void table_answer(struct tables *ts, const struct table_message *m, enum notice_kind kind,
                         enum game_code code, const char *text)
{
    const struct table *t = tables_find(ts, m->table);
    struct table_info info;
    struct notice n = {.kind = kind,
                       .table = m->table,
                       .info = kind == NOTICE_REFUSED && tables_info(ts, m->table, &info) ? &info
                                                                                          : NULL,
                       .rules = t ? t->rules : NULL,
                       .answer = {.command = m->command, .code = code, .text = text}};
    ts->deps.notice(ts->deps.arg, m->from.id, &n);
}

void table_refuse_code(struct tables *ts, const struct table_message *m, enum game_code code,
                       const char *text)
{
    table_answer(ts, m, NOTICE_REFUSED, code, text);
    table_answer(ts, m, NOTICE_DONE, GAME_OK, NULL);
}

const char *table_why(struct tables *ts, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    utf8_vprintf(ts->why, sizeof(ts->why), tr(format), args);
    va_end(args);
    return ts->why;
}

void table_refuse(struct tables *ts, const struct table_message *m, const char *why)
{
    char text[320]; /* a copy, because the sentence may be that of table_why */
    if (!why)
        return;
    utf8_copy(why, text, sizeof(text));
    table_refuse_code(ts, m, GAME_OK, text);
}

void table_done(struct tables *ts, const struct table_message *m)
{
    table_answer(ts, m, NOTICE_DONE, GAME_OK, NULL);
}

/* ---- Messages ---- */

bool table_idle(const struct table *t)
{
    return !t->writing && (!t->game || !t->game->first);
}

/* Whether a message can be carried out now. In a game, moves and leaving may follow events that are
 * still being written. Everything else waits until all is written. */
static bool table_free_for(const struct table *t, enum table_message_kind kind)
{
    if (t->telling > 0 || t->hold)
        return false;
    if (kind == TABLE_MOVE || kind == TABLE_LEAVE)
        if (!t->writing && t->game && t->game->ahead->end == STORE_GAME_LIVE)
            return true;
    return table_idle(t);
}

static char *table_copy_text(const char *text)
{
    return text ? xstrdup(text) : NULL;
}

struct mail *table_mail_new(const struct table_message *m)
{
    struct mail *mail = xcalloc(1, sizeof(*mail));
    mail->message = *m;
    mail->message.text = table_copy_text(m->text);
    mail->message.player = table_copy_text(m->player);
    if (m->attached)
        mail->message.attached = mail->attached = store_attached_copy(m->attached);
    mail->message.game = NULL;
    return mail;
}

static void table_mail_add(struct table *t, const struct table_message *m)
{
    struct mail *mail = table_mail_new(m);
    STAILQ_INSERT_TAIL(&t->mail, mail, next);
    t->nmail++;
}

bool table_mail_hold(struct table *t, const struct table_message *m)
{
    if (t->nmail >= TABLE_MAIL_MAX)
        return false;
    struct mail *mail = table_mail_new(m);
    STAILQ_INSERT_HEAD(&t->mail, mail, next);
    t->nmail++;
    t->hold = true;
    return true;
}

/* Carries out a message for which the table is free. Returns NULL, or why it is refused. */
static const char *table_message_do(struct table *t, const struct table_message *m)
{
    const char *why = cup_refusal(t, m);
    if (why)
        return why;
    switch (m->kind) {
    case TABLE_MOVE: return game_move(t, m);
    case TABLE_HINT: return hint_message(t, m);
    case TABLE_TAKE_BACK: return back_message(t, m);
    case TABLE_RENAME: seat_rename(t, m); return NULL;
    case TABLE_WATCH: return watch_begin(t, m);
    case TABLE_UNWATCH:
        watch_end(t->tables, m->from.id);
        table_done(t->tables, m);
        return NULL;
    case TABLE_CLOSE:
    case TABLE_VOID:
    case TABLE_FREEZE:
    case TABLE_RESUME:
    case TABLE_TRANSFER: return staff_message(t, m);
    default: return seat_message(t, m);
    }
}

void table_mail_run(struct table *t)
{
    for (struct mail *mail;
         (mail = STAILQ_FIRST(&t->mail)) && table_free_for(t, mail->message.kind);) {
        STAILQ_REMOVE_HEAD(&t->mail, next);
        t->nmail--;
        table_refuse(t->tables, &mail->message, table_message_do(t, &mail->message));
        table_mail_free(mail);
    }
    clock_update(t);
}

bool tables_knows(const struct tables *ts, int64_t person, int64_t command)
{
    const struct table *t = tables_find(ts, table_place(&ts->seated, person));
    if (command == 0 || !t)
        return false;
    int seat = seating_seat_of(&t->shown, person);
    return (seat != 0 && t->shown.command[seat] == command) || game_knows(t->game, command);
}

/* The sentence that refuses a message to a table that does not exist. The number may be that of a
 * game in play. */
static const char *table_number_refusal(struct tables *ts, int32_t number)
{
    for (int32_t n = tables_next(ts, 0); n != 0; n = tables_next(ts, n)) {
        const struct table *t = tables_find(ts, n);
        if (game_in_play(t) && t->game->row.number == number)
            return table_why(ts, "Game %d is played at table %d: type `watch %d`.", number, n, n);
    }
    return table_why(ts, "There is no table %d. Type `tables` to see what there is.", number);
}

static const char *table_message_take(struct tables *ts, const struct table_message *m)
{
    struct table *t = tables_shown(ts, m->table);
    if (tables_knows(ts, m->from.id, m->command)) {
        table_done(ts, m);
        return NULL;
    }
    switch (m->kind) {
    case TABLE_VOTE: return vote_cast(ts, m);
    case TABLE_CREATE: return seat_create(ts, m);
    case TABLE_DAILY: return daily_message(ts, m);
    case TABLE_UNDO: return undo_message(ts, m);
    default: break;
    }
    if (!t)
        return table_number_refusal(ts, m->table);
    if (game_knows(t->game, m->command)) {
        table_done(ts, m);
    } else if (!STAILQ_EMPTY(&t->mail) || !table_free_for(t, m->kind)) {
        if (t->nmail >= TABLE_MAIL_MAX)
            return table_why(ts, "Table %d is busy. Type it again in a moment.", m->table);
        table_mail_add(t, m);
    } else {
        table_refuse(ts, m, table_message_do(t, m));
        clock_update(t);
    }
    return NULL;
}

void tables_send(struct tables *ts, const struct table_message *m)
{
    table_refuse(ts, m, table_message_take(ts, m));
}

void tables_rename(struct tables *ts, int64_t old_id, const struct person *person)
{
    const int32_t seated = table_place(&ts->seated, old_id),
                  watched = table_place(&ts->watching, old_id);
    struct table *t = tables_find(ts, watched);
    for (int i = 0; t && i < t->nwatchers; i++)
        if (t->watcher[i].id == old_id) {
            t->watcher[i].id = person->id;
            memcpy(t->watcher[i].name, person->name, sizeof(t->watcher[i].name));
            table_place_set(&ts->watching, old_id, 0);
            table_place_set(&ts->watching, person->id, watched);
        }
    t = tables_find(ts, seated);
    if (!t)
        return;
    const struct table_message m = {
        .kind = TABLE_RENAME, .table = seated, .from = *person, .player_id = old_id};
    if (STAILQ_EMPTY(&t->mail) && table_free_for(t, m.kind)) {
        seat_rename(t, &m);
        return;
    }
    table_mail_add(t, &m);
}

void tables_drain(struct tables *ts, bool drains)
{
    ts->drains = drains;
}

void tables_presence(struct tables *ts, const struct person *person, bool present)
{
    if (present)
        untold_tell(ts, person->id);
    else
        watch_end(ts, person->id);
    struct table *t = tables_find(ts, table_place(&ts->seated, person->id));
    if (t && !t->lost) {
        struct seating *all[] = {&t->ahead, &t->shown};
        int seat = 0; /* after the loop, the seat in `shown` */
        for (int i = 0; i < 2; i++) {
            seat = seating_seat_of(all[i], person->id);
            if (present && seat != 0)
                memcpy(all[i]->seat[seat].address, person->address, sizeof(person->address));
        }
        if (seat != 0)
            clock_presence(t, seat, present);
    }
    if (present)
        votes_ask(ts, person->id);
}

/* ---- Notices ---- */

const char **notice_text(struct notice *n)
{
    switch (n->kind) {
    case NOTICE_REFUSED: return &n->answer.text;
    case NOTICE_OPTION:
    case NOTICE_RENAMED:
    case NOTICE_COMMITMENT:
    case NOTICE_WORD:
    case NOTICE_CANCELLED:
    case NOTICE_VOIDED:
    case NOTICE_FROZEN:
    case NOTICE_CLOSED: return &n->said;
    case NOTICE_REVEALED: return &n->revealed.text;
    case NOTICE_HINT: return &n->hint.text;
    case NOTICE_ENDED: return &n->ended.text;
    default: return NULL;
    }
}

/* Adds an item; `person` 0: it is for the audience. */
static void table_outbox_add(struct outbox *out, int64_t person, uint16_t audience,
                             const struct notice *notice)
{
    XGROW(out->item, out->n, out->cap);
    struct outbox_item *item = &out->item[out->n++];
    *item = (struct outbox_item){.person = person, .audience = audience, .notice = *notice};
    const char **text = notice_text(&item->notice);
    if (text)
        *text = item->text = table_copy_text(*text);
}

void outbox_put(struct outbox *out, int64_t person, const struct notice *notice)
{
    table_outbox_add(out, person, person == 0 ? GAME_TO_ALL : 0, notice);
}

void outbox_watchers(struct outbox *out, const struct notice *notice)
{
    table_outbox_add(out, 0, GAME_TO_SPECTATORS, notice);
}

void outbox_players(struct outbox *out, const struct store_game *row, const struct notice *notice)
{
    for (int i = 0; i < row->nseats; i++)
        if (row->seat[i].kind != STORE_SEAT_BOT)
            outbox_put(out, row->seat[i].account, notice);
}

void outbox_fact(struct outbox *out, const struct game_fact *fact,
                 const struct moment_weights *weight)
{
    XGROW(out->item, out->n, out->cap);
    struct outbox_item *item = &out->item[out->n++];
    *item = (struct outbox_item){.audience = fact->audience, .notice.kind = NOTICE_FACT};
    item->notice.fact = *fact;
    if (weight)
        item->weight = *weight;
}

void outbox_free(struct outbox *out)
{
    for (int i = 0; i < out->n; i++)
        free(out->item[i].text);
    free(out->item);
    memset(out, 0, sizeof(*out));
}

struct notice_who notice_who(const char *name, int seat)
{
    struct notice_who who = {.seat = (uint8_t)seat};
    utf8_copy(name, who.name, sizeof(who.name));
    return who;
}

static void table_tell(struct table *t, const struct outbox_item *item, uint16_t to)
{
    const struct tables_deps *deps = &t->tables->deps;
    uint16_t left = game_in_play(t) ? t->game->shown->left | t->game->shown->going : 0,
             audience = item->audience & to;
    for (int s = 1; s <= GAME_SEATS_MAX; s++) {
        const struct person *p = &t->shown.seat[s];
        /* Somebody who was called away from bots to another table is not told here that the game is
         * void: untold_note tells them, with the game's number. */
        if ((audience & ~left & seat_bit(s)) != 0 && p->id != 0 && p->kind != PERSON_BOT &&
            !cup_elsewhere(t, p->id) &&
            (item->notice.kind != NOTICE_VOIDED ||
             table_place(&t->tables->seated, p->id) == t->number))
            deps->notice(deps->arg, p->id, &item->notice);
    }
    for (int i = 0; (audience & GAME_TO_SPECTATORS) && i < t->nwatchers; i++)
        deps->notice(deps->arg, t->watcher[i].id, &item->notice);
}

void outbox_tell(struct tables *ts, struct table *t, const struct game_rules *rules,
                 struct outbox *out, int64_t at_ms, uint16_t to, bool log)
{
    struct table_info info;
    bool known = out->n > 0 && t && tables_info(ts, t->number, &info);
    if (t)
        t->telling++; /* so the table stays as `info` tells */
    for (int i = 0; i < out->n; i++) {
        struct outbox_item *item = &out->item[i];
        item->notice.info = known ? &info : NULL;
        item->notice.table = t ? t->number : 0;
        item->notice.rules = rules;
        if (log && t && item->notice.kind == NOTICE_FACT)
            table_log_add(t, item, at_ms, t->game ? t->game->shown->seq : 0);
        else if (log && t && item->notice.kind == NOTICE_TAKEN_BACK)
            table_log_cut(t, item->notice.back);
        if (item->person != 0)
            ts->deps.notice(ts->deps.arg, item->person, &item->notice);
        else if (t)
            table_tell(t, item, to);
    }
    if (t)
        t->telling--;
}

void outbox_send(struct tables *ts, struct table *t, const struct game_rules *rules,
                 struct outbox *out, int64_t at_ms)
{
    outbox_tell(ts, t, rules, out, at_ms, GAME_TO_ALL, true);
    outbox_free(out);
}

void table_tell_now(struct table *t, int64_t person, const struct notice *notice)
{
    struct outbox out = {0};
    outbox_put(&out, person, notice);
    outbox_send(t->tables, t, t->rules, &out, 0);
}

void outbox_copy(struct outbox *to, const struct outbox *from, uint16_t audience)
{
    for (int i = 0; i < from->n; i++) {
        const struct outbox_item *item = &from->item[i];
        if (item->person == 0 && (item->audience & audience) != 0)
            table_outbox_add(to, 0, item->audience, &item->notice);
    }
}

/* ---- The log of facts ---- */

/* How much of a fact the log holds: all up to its last card. */
static size_t table_fact_size(const struct game_fact *fact)
{
    return offsetof(struct game_fact, card) + fact->ncards * sizeof(fact->card[0]);
}

struct game_fact table_log_fact(const struct log_line *line)
{
    struct game_fact fact = {0};
    memcpy(&fact, line->fact, table_fact_size(line->fact));
    fact.ngot = line->ngot;
    return fact;
}

static void table_moment_note(struct table *t, const struct game_fact *fact,
                              const struct moment_weights *weight)
{
    /* no fact weighs anything for a seat that nobody plays */
    if (!t->moment)
        t->moment = xcalloc(1, offsetof(struct moment, fact[t->game->row.nseats + 1]));
    moment_note(t->moment, fact, weight);
}

static void table_moment_clear(struct table *t)
{
    free(t->moment);
    t->moment = NULL;
}

void table_log_add(struct table *t, const struct outbox_item *item, int64_t at_ms, int32_t seq)
{
    const struct game_fact *fact = &item->notice.fact;
    static const struct moment_weights none;
    bool weighs = memcmp(&item->weight, &none, sizeof(none)) != 0;
    if (weighs)
        table_moment_note(t, fact, &item->weight);
    if (!t->log)
        t->log = xcalloc(TABLE_LOG_MAX, sizeof(*t->log));
    if (t->log_n == TABLE_LOG_MAX) {
        free(t->log[t->log_first].fact);
        t->log_first = (t->log_first + 1) % TABLE_LOG_MAX;
        t->log_n--;
    }
    size_t size = table_fact_size(fact);
    uint8_t *kept = xmalloc(size + (weighs ? sizeof(item->weight) : 0));
    memcpy(kept, fact, size);
    if (weighs)
        memcpy(kept + size, &item->weight, sizeof(item->weight));
    t->log[(t->log_first + t->log_n++) % TABLE_LOG_MAX] = (struct log_line){
        .at_ms = at_ms, .seq = seq, .ngot = fact->ngot, .weighs = weighs, .fact = (void *)kept};
}

void table_log_cut(struct table *t, int32_t seq)
{
    while (t->log_n > 0) {
        struct log_line *line = &t->log[(t->log_first + t->log_n - 1) % TABLE_LOG_MAX];
        if (line->seq < seq)
            break;
        free(line->fact);
        t->log_n--;
    }
    table_moment_clear(t);
    for (int i = 0; i < t->log_n; i++) {
        const struct log_line *line = &t->log[(t->log_first + i) % TABLE_LOG_MAX];
        struct game_fact fact = table_log_fact(line);
        struct moment_weights weight;
        if (!line->weighs)
            continue;
        memcpy(&weight, (const uint8_t *)line->fact + table_fact_size(&fact), sizeof(weight));
        table_moment_note(t, &fact, &weight);
    }
}

void table_log_clear(struct table *t)
{
    table_moment_clear(t);
    for (; t->log_n > 0; t->log_n--) {
        free(t->log[t->log_first].fact);
        t->log_first = (t->log_first + 1) % TABLE_LOG_MAX;
    }
}
