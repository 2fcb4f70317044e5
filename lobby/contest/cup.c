/*
 * See cup.h. An event is first checked (cup_fits) and then applied, so that one that does not fit
 * changes nothing.
 */
#include "cup.h"

#include "arena.h"
#include "duplicate.h"
#include "knockout.h"
#include "prizes.h"
#include "swiss.h"

/* ---- Making ---- */

struct cup *cup_new(int64_t number, const uint8_t seed[DRAW_SEED], int64_t opener, const char *name)
{
    struct cup *cup = xcalloc(1, sizeof(*cup));
    cup->number = number;
    memcpy(cup->seed, seed, DRAW_SEED);
    cup->opener = opener;
    utf8_copy(name, cup->name, sizeof(cup->name));
    return cup;
}

void cup_free(struct cup **handle)
{
    struct cup *cup = *handle;
    if (!cup)
        return;
    *handle = NULL;
    free(cup->entrant);
    free(cup->drawn);
    free(cup->table);
    free(cup->game);
    free(cup->invited.account);
    free(cup->removed.account);
    free(cup->left.account);
    free(cup);
}

/* ---- Reading ---- */

int cup_entrant_of(const struct cup *cup, int64_t account)
{
    for (int i = 0; i < cup->entrants; i++)
        if (cup->entrant[i].account == account)
            return i;
    return -1;
}

bool cup_has(const struct cup *cup, int64_t account)
{
    int at = cup_entrant_of(cup, account);
    return at >= 0 && cup->entrant[at].state == CUP_IN;
}

bool cup_has_bye(const struct cup *cup, int entrant)
{
    for (int i = 0; cup->state == CUP_RUNNING && i < cup->tables; i++)
        if (cup->table[i].round == cup->round && cup->table[i].seats == 1 &&
            cup->table[i].entrant[0] == entrant)
            return true;
    return false;
}

int cup_table_of(const struct cup *cup, int32_t round, int32_t table)
{
    for (int i = 0; i < cup->tables; i++)
        if (cup->table[i].round == round && cup->game[i].number == table)
            return i;
    return -1;
}

struct draw cup_draw(const struct cup *cup)
{
    struct draw draw = {.cup = (uint64_t)cup->number,
                        .seats = cup->words.setup.seats,
                        .rounds = cup->words.rounds,
                        .advance = cup->words.advance,
                        .winner_only = !cup->words.rules->only_last_loses,
                        .entrant = cup->drawn,
                        .entrants = cup->entrants,
                        .table = cup->table,
                        .tables = cup->tables};
    memcpy(draw.seed, cup->seed, DRAW_SEED);
    return draw;
}

/* Puts those whom the staff removed after all others, who move up. */
static void cup_removed_last(const struct cup *cup, struct draw_standing *out, int n)
{
    FREED struct draw_standing *gone = xcalloc((size_t)n + 1, sizeof(*gone));
    int kept = 0, ngone = 0;
    for (int i = 0; i < n; i++)
        if (cup->entrant[out[i].entrant].state == CUP_OUT_STAFF)
            gone[ngone++] = out[i];
        else
            out[kept++] = out[i];
    /* equal places stay equal; `from` is the place that they had */
    for (int i = 0, from = 0; i < kept && ngone > 0; i++) {
        int had = out[i].place;
        out[i].place = i > 0 && had == from ? out[i - 1].place : (uint16_t)(i + 1);
        from = had;
    }
    for (int i = 0; i < ngone; i++) {
        out[kept + i] = gone[i];
        out[kept + i].place = (uint16_t)(kept + 1);
    }
}

static int cup_standings_of(const struct cup *cup, const struct draw *draw,
                            struct draw_standing *out)
{
    int n = 0;
    switch (cup->words.form) {
    case CUP_KNOCKOUT: n = knockout_standings(draw, out); break;
    case CUP_ARENA: n = arena_standings(draw, out); break;
    case CUP_SWISS: n = swiss_standings(draw, out); break;
    case CUP_DUPLICATE: n = duplicate_standings(draw, out); break;
    case CUP_FORMS: break;
    }
    cup_removed_last(cup, out, n);
    return n;
}

int cup_standings(const struct cup *cup, struct draw_standing *out)
{
    struct draw draw = cup_draw(cup);
    return cup_standings_of(cup, &draw, out);
}

/* Writes the standings before the last drawn round or, in an arena, at `since_ms`. Returns how many
 * lines it wrote; of a knock-out, none. */
static int cup_standings_before(const struct cup *cup, int64_t since_ms, struct draw_standing *out)
{
    struct draw draw = cup_draw(cup);
    bool arena = cup->words.form == CUP_ARENA;
    int n = 0;
    while (n < (arena ? cup->over : cup->tables) &&
           (arena ? cup->game[n].ended_ms <= since_ms : cup->table[n].round < cup->round))
        n++;
    if (n == 0 || cup->words.form == CUP_KNOCKOUT)
        return 0;
    draw.tables = n;
    return cup_standings_of(cup, &draw, out);
}

enum { ARENA_MS = 10000 }; /* how often `before` of an arena is made anew */

void cup_board_free(struct cup_board *board)
{
    free(board->line);
    free(board->place);
    free(board->before);
    *board = (struct cup_board){0};
}

void cup_board_make(struct cup_board *board, const struct cup *cup, int64_t now_ms)
{
    bool arena = cup->words.form == CUP_ARENA && cup->state == CUP_RUNNING;
    if (board->line && board->events == cup->events && (!arena || now_ms - board->at_ms < ARENA_MS))
        return;
    cup_board_free(board);
    size_t room = (size_t)cup->entrants + 1;
    board->events = cup->events;
    board->at_ms = now_ms;
    board->line = xcalloc(room, sizeof(*board->line));
    board->place = xcalloc(room, sizeof(*board->place));
    board->before = xcalloc(room, sizeof(*board->before));
    if (cup->events == 0)
        return;
    int n = cup_standings_before(cup, now_ms - CUP_BEFORE_MS, board->line);
    for (int i = 0; i < n; i++)
        board->before[board->line[i].entrant] = board->line[i].place;
    board->n = cup_standings(cup, board->line);
    for (int i = 0; i < board->n; i++)
        board->place[board->line[i].entrant] = board->line[i].place;
}

void cup_end_event(const struct cup *cup, int64_t at_ms, struct cup_event *out)
{
    struct draw draw = cup_draw(cup);
    FREED struct draw_standing *standing = xcalloc((size_t)cup->entrants + 1, sizeof(*standing));
    FREED int64_t *prize = xcalloc((size_t)cup->entrants + 1, sizeof(*prize));
    *out = (struct cup_event){.kind = CUP_ENDED, .at_ms = at_ms};
    out->n = cup_standings(cup, standing);
    out->places = xcalloc((size_t)out->n + 1, sizeof(*out->places));
    out->back = !prizes_share(&draw, standing, cup->words.entry, prize);
    if (out->n > 0 && cup->entrant[standing[0].entrant].state == CUP_OUT_STAFF && !out->back) {
        out->back = true; /* nobody is left who could get a prize */
        for (int i = 0; i < cup->entrants; i++)
            prize[i] = cup->words.entry;
    }
    /* what the removed entrants would get goes to the first */
    for (int i = 0; i < out->n && !out->back; i++) {
        int e = standing[i].entrant;
        if (cup->entrant[e].state == CUP_OUT_STAFF) {
            prize[standing[0].entrant] += prize[e];
            prize[e] = 0;
        }
    }
    for (int i = 0; i < out->n; i++)
        out->places[i] = (struct cup_place){.entrant = standing[i].entrant,
                                            .place = standing[i].place,
                                            .prize = prize[standing[i].entrant]};
}

int cup_in(const struct cup *cup)
{
    int n = 0;
    for (int i = 0; i < cup->entrants; i++)
        n += cup->entrant[i].state == CUP_IN;
    return n;
}

const char *cup_state_name(enum cup_state state)
{
    static const char *const names[] = {[CUP_COMING] = "coming",
                                        [CUP_RUNNING] = "running",
                                        [CUP_OVER] = "over",
                                        [CUP_CALLED_OFF] = "called off",
                                        [CUP_VOID] = "void"};
    return names[state];
}

const char *cup_entrant_state_name(enum cup_entrant_state state)
{
    static const char *const names[] = {[CUP_IN] = "in",
                                        [CUP_OUT_SELF] = "withdrawn",
                                        [CUP_OUT_MISSED] = "missed",
                                        [CUP_OUT_STAFF] = "removed"};
    return names[state];
}

bool cup_is_over(const struct cup *cup)
{
    return cup->state != CUP_COMING && cup->state != CUP_RUNNING;
}

bool cup_joinable(const struct cup *cup)
{
    if (cup_is_over(cup) || cup->entrants >= cup->words.max)
        return false;
    return cup->state == CUP_COMING ||
           (cup->words.form == CUP_SWISS &&
            (cup->round < CUP_LATE_ROUND || (cup->round == CUP_LATE_ROUND && cup->open > 0)));
}

/* How often the account is in the list. */
static int cup_list_count(const struct cup_list *list, int64_t account)
{
    int times = 0;
    for (int i = 0; i < list->n; i++)
        times += list->account[i] == account;
    return times;
}

bool cup_invites(const struct cup *cup, int64_t account)
{
    return !cup->words.invited || account == cup->opener ||
           cup_list_count(&cup->invited, account) > 0;
}

bool cup_has_removed(const struct cup *cup, int64_t account)
{
    return cup_list_count(&cup->removed, account) > 0;
}

bool cup_left_often(const struct cup *cup, int64_t account)
{
    return cup_list_count(&cup->left, account) >= CUP_LEAVES;
}

void cup_deal_seed(const struct cup *cup, int32_t deal, uint8_t out[32])
{
    char part[32];
    utf8_printf(part, sizeof(part), " deal %d", (int)deal);
    draw_hash((uint64_t)cup->number, part, cup->seed, out);
}

/* ---- Whether an event fits ---- */

static bool cup_drawn_fits(const struct cup *cup, const struct cup_event *e)
{
    bool arena = cup->words.form == CUP_ARENA;
    if (e->n + e->nturned < 1 || (e->n < 1 && !arena) || e->round != (arena ? 1 : cup->round + 1) ||
        (!arena && cup->open > 0) || e->round > UINT8_MAX)
        return false;
    FREED uint8_t *seen = xcalloc((size_t)cup->entrants + 1, 1);
    bool fits = true;
    for (int i = 0; i < e->nturned && fits; i++)
        fits = arena && e->turned[i] < cup->entrants;
    for (int i = 0; i < e->n && fits; i++) {
        const struct draw_table *t = &e->drawn[i];
        fits = t->seats >= 1 && t->seats <= DRAW_SEATS_MAX;
        for (int s = 0; s < t->seats && fits; s++)
            fits = t->entrant[s] < cup->entrants && seen[t->entrant[s]]++ == 0 &&
                   cup->entrant[t->entrant[s]].seated < 0;
    }
    return fits;
}

static bool cup_played_fits(const struct cup *cup, const struct cup_event *e)
{
    int at = cup_table_of(cup, e->round, e->table);
    if (at < 0 || cup->table[at].seats < 2)
        return false;
    if (e->kind == CUP_VOIDED)
        return cup->table[at].state != DRAW_VOID;
    if (cup->table[at].state != DRAW_OPEN || e->seats != cup->table[at].seats)
        return false;
    for (int s = 0; s < e->seats; s++)
        if (e->result[s].place < 1 || e->result[s].place > e->seats)
            return false;
    return true;
}

static bool cup_ended_fits(const struct cup *cup, const struct cup_event *e)
{
    bool fits = e->n == cup->entrants;
    FREED uint8_t *seen = xcalloc((size_t)cup->entrants + 1, 1);
    for (int i = 0; i < e->n && fits; i++)
        fits = e->places[i].entrant < cup->entrants && seen[e->places[i].entrant]++ == 0;
    return fits;
}

bool cup_fits(const struct cup *cup, const struct cup_event *e)
{
    bool coming = cup->state == CUP_COMING, running = cup->state == CUP_RUNNING;
    int who = cup_entrant_of(cup, e->account);
    char why[256];
    if (e->kind == CUP_OPENED) {
        struct cup_words words;
        return cup->events == 0 && !cup_words_read(e->text, &words, why, sizeof(why));
    }
    if (cup->events == 0 || cup_is_over(cup))
        return false;
    switch (e->kind) {
    case CUP_INVITED: return e->account != 0 && cup->invited.n < DRAW_ENTRANTS_MAX;
    case CUP_JOINED:
        return e->account != 0 && e->n == 1 && who < 0 && cup_joinable(cup) &&
               !cup_has_removed(cup, e->account);
    case CUP_LEFT: return coming && who >= 0;
    case CUP_MERGED: return who >= 0 && e->into != 0 && cup_entrant_of(cup, e->into) < 0;
    case CUP_STARTED: return coming && !cup->paused && e->n == cup->entrants;
    case CUP_DRAWN: return running && !cup->paused && cup_drawn_fits(cup, e);
    case CUP_PLAYED:
    case CUP_VOIDED: return running && cup_played_fits(cup, e);
    case CUP_PAUSED: return !cup->paused;
    case CUP_GONE_ON: return cup->paused;
    case CUP_WITHDRAWN: return running && who >= 0 && cup->entrant[who].state == CUP_IN;
    case CUP_REMOVED: return who >= 0 && cup->entrant[who].state != CUP_OUT_STAFF;
    case CUP_ENDED: return running && cup_ended_fits(cup, e);
    case CUP_CALLED: return coming && (e->account == 0 || cup_in(cup) <= cup_has(cup, e->account));
    case CUP_CANCELLED: return true;
    case CUP_OPENED:
    case CUP_EVENTS: break;
    }
    return false;
}

/* ---- Applying ---- */

static void cup_opened(struct cup *cup, const struct cup_event *e)
{
    char why[256];
    cup_words_read(e->text, &cup->words, why, sizeof(why));
    cup->opened_ms = e->at_ms;
    cup->start_ms = e->start_ms;
}

static void cup_list_add(struct cup_list *list, int64_t account)
{
    XGROW(list->account, list->n, list->cap);
    list->account[list->n++] = account;
}

static void cup_joined(struct cup *cup, const struct cup_event *e)
{
    if (cup->entrants == cup->entrant_cap) {
        cup->entrant_cap = cup->entrant_cap * 2 + 8;
        cup->entrant = xreallocarray(cup->entrant, (size_t)cup->entrant_cap, sizeof(*cup->entrant));
        cup->drawn = xreallocarray(cup->drawn, (size_t)cup->entrant_cap, sizeof(*cup->drawn));
    }
    cup->entrant[cup->entrants] = (struct cup_entrant){.account = e->account,
                                                       .joined_ms = e->at_ms,
                                                       .paid = cup->words.entry,
                                                       .seated = -1,
                                                       .free_ms = e->at_ms};
    cup->drawn[cup->entrants] = (struct draw_entrant){
        .rating = e->rating[0], .address = e->address, .from = (uint8_t)(cup->round + 1)};
    cup->entrants++;
}

static void cup_started(struct cup *cup, const struct cup_event *e)
{
    cup->state = CUP_RUNNING;
    cup->started_ms = cup->quiet_ms = e->at_ms;
    for (int i = 0; i < cup->entrants; i++) {
        cup->drawn[i].rating = e->rating[i];
        cup->entrant[i].free_ms = e->at_ms;
    }
    if (cup->words.form == CUP_SWISS && cup->words.rounds == 0) {
        /* one round more than it takes to find a winner (CU-D11) */
        cup->words.rounds = 1;
        for (int n = 1; n < cup->entrants && cup->words.rounds < CUP_ROUNDS_MAX; n *= 2)
            cup->words.rounds++;
    }
    if (cup->words.form == CUP_ARENA)
        cup->until_ms = e->at_ms + (int64_t)cup->words.minutes * 60000;
}

static void cup_drawn(struct cup *cup, const struct cup_event *e)
{
    int first = cup->words.form == CUP_ARENA ? cup->tables : 0;
    while (cup->tables + e->n > cup->table_cap) {
        cup->table_cap = cup->table_cap * 2 + 16;
        cup->table = xreallocarray(cup->table, (size_t)cup->table_cap, sizeof(*cup->table));
        cup->game = xreallocarray(cup->game, (size_t)cup->table_cap, sizeof(*cup->game));
    }
    for (int i = 0; i < e->n; i++) {
        struct draw_table *t = &cup->table[cup->tables];
        bool bye = e->drawn[i].seats == 1;
        *t = draw_table(e->round, e->drawn[i].seats);
        t->unranked = e->drawn[i].unranked;
        memcpy(t->entrant, e->drawn[i].entrant, sizeof(t->entrant[0]) * t->seats);
        if (cup->words.form == CUP_DUPLICATE && !bye)
            t->deal = (int16_t)(e->round - 1);
        cup->game[cup->tables] = (struct cup_table){.number = first + i + 1};
        for (int s = 0; s < t->seats && !bye; s++)
            cup->entrant[t->entrant[s]].seated = cup->tables;
        cup->open += !bye;
        cup->tables++;
    }
    for (int i = 0; i < e->nturned; i++) {
        struct cup_entrant *who = &cup->entrant[e->turned[i]];
        who->away = !who->away;
        if (!who->away)
            who->free_ms = e->at_ms;
    }
    cup->round = e->round;
    cup->quiet_ms = cup->open > 0 ? 0 : e->at_ms;
}

/* Puts the table of an arena that is now over after those that were over before. */
static int cup_arena_order(struct cup *cup, int at)
{
    struct draw_table table = cup->table[at];
    struct cup_table game = cup->game[at];
    size_t n = (size_t)(at - cup->over);
    memmove(cup->table + cup->over + 1, cup->table + cup->over, sizeof(table) * n);
    memmove(cup->game + cup->over + 1, cup->game + cup->over, sizeof(game) * n);
    cup->table[cup->over] = table;
    cup->game[cup->over] = game;
    for (int i = cup->over + 1; i < cup->tables; i++)
        for (int s = 0; s < cup->table[i].seats; s++)
            cup->entrant[cup->table[i].entrant[s]].seated = i;
    return cup->over++;
}

static void cup_table_over(struct cup *cup, const struct cup_event *e)
{
    int at = cup_table_of(cup, e->round, e->table);
    bool was_open = cup->table[at].state == DRAW_OPEN;
    for (int s = 0; s < cup->table[at].seats && was_open; s++) {
        struct cup_entrant *who = &cup->entrant[cup->table[at].entrant[s]];
        who->seated = -1;
        who->free_ms = e->at_ms;
    }
    if (was_open && cup->words.form == CUP_ARENA)
        at = cup_arena_order(cup, at);
    struct draw_table *t = &cup->table[at];
    t->state = e->kind == CUP_VOIDED ? DRAW_VOID : DRAW_PLAYED;
    cup->game[at].ended_ms = e->at_ms;
    for (int s = 0; s < t->seats && e->kind == CUP_PLAYED; s++) {
        struct cup_entrant *who = &cup->entrant[t->entrant[s]];
        t->place[s] = e->result[s].place;
        t->cards[s] = e->result[s].cards;
        who->missed = (uint8_t)(e->result[s].absent ? who->missed + 1 : 0);
        who->came |= !e->result[s].absent;
        if (who->missed >= CUP_MISSED && who->state == CUP_IN) {
            who->state = CUP_OUT_MISSED;
            cup->drawn[t->entrant[s]].out = true;
        }
    }
    if (e->kind == CUP_PLAYED) {
        cup->game[at].game = e->number;
        cup->game[at].ranked = e->ranked;
    }
    cup->open -= was_open;
    if (was_open && cup->open == 0)
        cup->quiet_ms = e->at_ms;
}

static void cup_gone_on(struct cup *cup, const struct cup_event *e)
{
    cup->paused = false;
    cup->why[0] = '\0';
    if (cup->until_ms != 0 && e->at_ms > cup->paused_ms)
        cup->until_ms += e->at_ms - cup->paused_ms;
    if (cup->state == CUP_COMING && cup->start_ms != 0 && cup->start_ms < e->at_ms)
        cup->start_ms = e->at_ms + CUP_AGAIN_MS;
}

static void cup_take_off(struct cup *cup, int64_t account, enum cup_entrant_state state)
{
    int at = cup_entrant_of(cup, account);
    if (cup->state == CUP_COMING) {
        int n = cup->entrants;
        XREMOVE(cup->drawn, n, at);
        XREMOVE(cup->entrant, cup->entrants, at);
    } else {
        cup->entrant[at].state = state;
        cup->drawn[at].out = true;
    }
}

static void cup_over(struct cup *cup, const struct cup_event *e, enum cup_state state)
{
    cup->state = state;
    cup->ended_ms = e->at_ms;
    cup->paused = false;
    cup->back = e->kind != CUP_ENDED || e->back;
    utf8_copy(e->kind == CUP_CANCELLED ? e->text : "", cup->why, sizeof(cup->why));
    for (int i = 0; i < cup->entrants; i++)
        cup->entrant[i].prize = cup->entrant[i].paid;
    for (int i = 0; i < e->n && e->kind == CUP_ENDED; i++) {
        cup->entrant[e->places[i].entrant].place = e->places[i].place;
        cup->entrant[e->places[i].entrant].prize = e->places[i].prize;
    }
}

bool cup_apply(struct cup *cup, const struct cup_event *e)
{
    if (!cup_fits(cup, e))
        return false;
    cup->events++;
    switch (e->kind) {
    case CUP_OPENED: cup_opened(cup, e); break;
    case CUP_INVITED: cup_list_add(&cup->invited, e->account); break;
    case CUP_JOINED: cup_joined(cup, e); break;
    case CUP_LEFT:
        cup_take_off(cup, e->account, CUP_OUT_SELF);
        cup_list_add(&cup->left, e->account);
        break;
    case CUP_MERGED: cup->entrant[cup_entrant_of(cup, e->account)].account = e->into; break;
    case CUP_STARTED: cup_started(cup, e); break;
    case CUP_DRAWN: cup_drawn(cup, e); break;
    case CUP_PLAYED:
    case CUP_VOIDED: cup_table_over(cup, e); break;
    case CUP_PAUSED:
        cup->paused = true;
        cup->paused_ms = e->at_ms;
        utf8_copy(e->text, cup->why, sizeof(cup->why));
        break;
    case CUP_GONE_ON: cup_gone_on(cup, e); break;
    case CUP_WITHDRAWN: cup_take_off(cup, e->account, CUP_OUT_SELF); break;
    case CUP_REMOVED:
        cup_take_off(cup, e->account, CUP_OUT_STAFF);
        cup_list_add(&cup->removed, e->account);
        break;
    case CUP_ENDED: cup_over(cup, e, CUP_OVER); break;
    case CUP_CALLED: cup_over(cup, e, CUP_CALLED_OFF); break;
    case CUP_CANCELLED: cup_over(cup, e, CUP_VOID); break;
    case CUP_EVENTS: break;
    }
    return true;
}

/* ---- What is due ---- */

/* When the cup is called off unless it can start. */
static int64_t cup_latest_ms(const struct cup *cup)
{
    return cup->start_ms == 0 ? cup->opened_ms + CUP_FULL_MS : cup->start_ms;
}

static enum cup_due cup_due_coming(const struct cup *cup, int64_t now, int64_t *at)
{
    if (cup->start_ms == 0 && cup->entrants >= cup->words.max)
        return CUP_DUE_START;
    if (now < cup_latest_ms(cup)) {
        *at = cup_latest_ms(cup);
        return CUP_DUE_NOTHING;
    }
    bool starts =
        cup->start_ms != 0 && cup->entrants >= cup->words.min && now - cup->start_ms <= CUP_LATE_MS;
    return starts ? CUP_DUE_START : CUP_DUE_CALL_OFF;
}

enum cup_called cup_called(const struct cup *cup, int64_t at_ms)
{
    if (at_ms < cup_latest_ms(cup))
        return CUP_EARLY;
    if (cup->start_ms == 0)
        return CUP_NOT_FULL;
    return cup->entrants < cup->words.min ? CUP_TOO_FEW : CUP_MISSED_START;
}

static enum cup_due cup_due_arena(const struct cup *cup, int64_t now, int64_t *at)
{
    if (now >= cup->until_ms && (cup->open == 0 || now >= cup->until_ms + CUP_GRACE_MS))
        return CUP_DUE_END;
    if (cup_in(cup) < 2 && cup->open == 0)
        return CUP_DUE_END;
    if (now >= cup->until_ms) {
        *at = cup->until_ms + CUP_GRACE_MS;
        return CUP_DUE_NOTHING;
    }
    *at = now + CUP_FORM_MS < cup->until_ms ? now + CUP_FORM_MS : cup->until_ms;
    return CUP_DUE_FORM;
}

enum cup_due cup_due(const struct cup *cup, int64_t now_ms, int64_t *at_ms)
{
    *at_ms = 0;
    if (cup->paused || cup_is_over(cup) || cup->events == 0)
        return CUP_DUE_NOTHING;
    if (cup->state == CUP_COMING)
        return cup_due_coming(cup, now_ms, at_ms);
    if (cup->words.form == CUP_ARENA)
        return cup_due_arena(cup, now_ms, at_ms);
    if (cup->open > 0)
        return CUP_DUE_NOTHING;
    bool last = cup->words.rounds > 0 && cup->round >= cup->words.rounds;
    return last || cup_in(cup) < 2 ? CUP_DUE_END : CUP_DUE_DRAW;
}
