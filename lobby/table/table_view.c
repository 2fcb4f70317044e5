/*
 * Answers questions about tables without a message. Shows only what is stored.
 */
#include "ratings.h"
#include "table_private.h"

int32_t tables_next(const struct tables *ts, int32_t after)
{
    for (int32_t n = after < 0 ? 1 : after + 1; n < ts->number_cap; n++)
        if (tables_shown(ts, n))
            return n;
    return 0;
}

struct tables_totals tables_totals(const struct tables *ts)
{
    return ts->totals;
}

struct tables_games tables_games(const struct tables *ts)
{
    return ts->games;
}

int32_t tables_seat_of(const struct tables *ts, int64_t person)
{
    const struct table *t = tables_shown(ts, table_place(&ts->seated, person));
    return t && seating_seat_of(&t->shown, person) != 0 ? t->number : 0;
}

int32_t tables_watched_by(const struct tables *ts, int64_t person)
{
    return table_place(&ts->watching, person);
}

bool tables_concerns(const struct tables *ts, int32_t number, int64_t person)
{
    const struct table *t = tables_shown(ts, number);
    return t && (seating_seat_of(&t->shown, person) != 0 ||
                 (t->game && game_seat_of(t->game, person) != 0));
}

/* ---- One table ---- */

/* Writes the table's note; without one, why nothing would be scored although the table's terms ask
 * for it. */
static void table_view_unscored_text(const struct table *t, char *out, size_t cap)
{
    const struct seating *s = &t->shown;
    const struct game *g = t->game;
    int a, b, other = seating_first(seating_seats(s, SEATING_GUESTS | SEATING_BOTS));
    out[0] = '\0';
    if (t->note[0] != '\0') {
        utf8_copy(tr(t->note), out, cap);
    } else if (game_in_play(t)) {
        if (g->shown->shared_a != 0)
            utf8_printf(out, cap, tr("%s and %s share an address: nothing will be scored."),
                        game_seat_name(g, g->shown->shared_a),
                        game_seat_name(g, g->shown->shared_b));
    } else if (seating_would_share(t->tables, s, &a, &b)) {
        utf8_printf(out, cap, tr("%s and %s share an address: nothing will be scored."),
                    s->seat[a].name, s->seat[b].name);
    } else if (other != 0 && (s->terms == TERMS_RANKED || s->bet > 0)) {
        utf8_printf(out, cap,
                    s->seat[other].kind == PERSON_BOT
                        ? tr("%s is a bot: the game will be friendly, without a bet.")
                        : tr("%s is a guest: the game will be friendly, without a bet."),
                    s->seat[other].name);
    }
}

static int64_t table_view_clock_left(const struct table *t, const struct game_turn *turn, int seat)
{
    const struct seat_live *live = &t->live[seat];
    if ((turn->must & seat_bit(seat)) == 0 || clock_rests(t))
        return 0;
    if (!live->clock_on || live->clock_serial != turn->serial)
        return clock_turn_ms(t, turn); /* the clock starts once everybody has been told */
    if (live->waits || t->stopped)
        return live->clock_at;
    int64_t left = live->clock_at - tables_now(t->tables);
    return left > 0 ? left : 0;
}

/* Whether a game that is over is still shown: as long as nobody sits in a seat that was not theirs
 * in it. */
static bool table_view_shows_end(const struct table *t)
{
    const struct game *g = t->game;
    for (int seat = 1; g && seat <= GAME_SEATS_MAX; seat++) {
        int64_t id = t->shown.seat[seat].id;
        if (id != 0 && (seat > g->row.nseats || g->row.seat[seat - 1].account != id))
            return false;
    }
    return g;
}

/* RT-D13: an account's rating beside its seat. */
static void table_view_info_rating(const struct tables *ts, const struct game_rules *rules,
                                   struct table_seat_info *info)
{
    struct rating_row row;
    if (!ts->deps.ratings || info->person.id == 0 || info->person.kind != PERSON_ACCOUNT ||
        !ratings_of(ts->deps.ratings, rules->id, info->person.id, &row) || row.games == 0)
        return;
    info->rating = (int16_t)row.rating;
    info->provisional = row.provisional;
}

bool tables_info(const struct tables *ts, int32_t number, struct table_info *out)
{
    const struct table *t = tables_shown(ts, number);
    if (!t)
        return false;
    const struct seating *s = &t->shown;
    const struct game *g = t->game;
    bool playing = game_in_play(t);
    uint16_t ready = seating_ready(s);
    struct game_turn turn;
    memset(out, 0, sizeof(*out));
    out->number = number;
    out->id = t->id;
    /* a game goes on by the version of the rules it began with */
    out->rules = g ? g->rules : t->rules;
    out->setup = g && g->rules != t->rules ? g->setup : s->setup;
    out->state = playing ? TABLE_PLAYING : table_view_shows_end(t) ? TABLE_FINISHED : TABLE_WAITING;
    out->competitive =
        playing ? g->row.competitive && g->shown->shared_a == 0 : seating_competitive(s);
    out->shared = playing && g->row.competitive && g->shown->shared_a != 0;
    table_view_unscored_text(t, out->unscored, sizeof(out->unscored));
    out->bet = playing ? g->row.bet : seating_competitive(s) ? s->bet : 0;
    out->turn_ms = s->turn_ms;
    out->clock_asked = s->clock_asked;
    out->clock_rests = playing && clock_rests(t);
    out->delay = out->competitive || (playing && g->row.competitive) ? s->delay : 0;
    out->daily = s->daily;
    out->unseen = s->daily != 0 || s->deal != 0;
    out->cup = s->cup;
    int64_t begins = s->cup.cup != 0 && !g ? t->begin_at - tables_now(ts) : 0;
    out->begins_ms = begins > 0 ? begins : 0;
    out->counts = g && g->counts;
    if (s->frozen[0] != '\0')
        memcpy(out->frozen, s->frozen, sizeof(out->frozen));
    out->seats = s->setup.seats;
    out->gives_way =
        seating_seats(s, SEATING_BOTS) != 0 && !t->teaches && s->daily == 0 && s->cup.cup == 0;
    if (!playing && seating_kept(ts, s, 0) > 0)
        memcpy(out->kept, s->kept.name, sizeof(out->kept));
    for (int i = 0; i < TABLE_KICKED_MAX && i < t->nkicked; i++)
        if (seat_kicked(t, t->kicked[i].person) > 0)
            memcpy(out->kicked[i], t->kicked[i].name, sizeof(out->kicked[i]));
    out->starts = !playing && seat_starts(t);
    out->watchers = t->nwatchers;
    out->host = s->host;
    if (g) {
        out->game = g->row.id;
        out->game_number = g->row.number;
        out->events = g->shown->seq;
    }
    if (playing) {
        g->rules->turn(g->shown->state, &turn);
        out->early = s->cup.cup == 0 && leaving_cancels(&g->who, turn.had, g->shown->left);
        out->pot = g->row.bet * g->row.nseats;
        out->seats = g->row.nseats;
        out->setup.seats = g->row.nseats;
    }
    int last = g && g->row.nseats > s->setup.seats ? g->row.nseats : s->setup.seats;
    for (int seat = 1; seat <= last; seat++) { /* nobody sits in a later seat */
        struct table_seat_info *info = &out->seat[seat];
        info->person = s->seat[seat];
        out->taken += info->person.id != 0;
        info->ready = !playing && (ready & seat_bit(seat)) != 0;
        info->away = t->live[seat].away;
        info->automatic = t->live[seat].automatic;
        info->left = out->state != TABLE_WAITING && g && (g->shown->left & seat_bit(seat)) != 0;
        if (playing)
            info->clock_ms = table_view_clock_left(t, &turn, seat);
        table_view_info_rating(ts, out->rules, info);
        memcpy(out->seat_name[seat], s->seat[seat].name, sizeof(out->seat_name[seat]));
        if (g && seat <= g->row.nseats && (playing || s->seat[seat].id == 0))
            memcpy(out->seat_name[seat], game_seat_name(g, seat), sizeof(out->seat_name[seat]));
    }
    return true;
}

bool tables_out(const struct tables *ts, int32_t number, int64_t person)
{
    const struct table *t = tables_shown(ts, number);
    int seat = t ? seating_seat_of(&t->shown, person) : 0;
    return seat != 0 && seat_is_out(t, seat);
}

/* The seat from which somebody sees the game: the one that they play in it, also after its end. 0:
 * they see it as spectators do. */
static int table_view_viewer_seat(const struct table *t, int64_t person)
{
    int seat = game_seat_of(t->game, person);
    uint16_t gone = t->game->shown->left | t->game->shown->going;
    return (gone & seat_bit(seat)) == 0 ? seat : 0;
}

/* Whether the game is hidden from this person. Only its players see a deal of the day (DD-D4), or a
 * deal that other tables still play (CU-D15). */
static bool table_view_is_closed_to(const struct table *t, int64_t person)
{
    return (t->game->daily != 0 || t->game->row.closed) && game_seat_of(t->game, person) == 0;
}

bool tables_view(const struct tables *ts, int32_t number, int64_t person, struct game_view *out)
{
    const struct table *t = tables_shown(ts, number);
    if (!t || !t->game || table_view_is_closed_to(t, person))
        return false;
    const struct play *p = t->game->shown;
    int seat = table_view_viewer_seat(t, person);
    t->game->rules->view(seat != 0 ? p->state : delay_state(t->game), seat, out);
    /* The rules do not know that a game has ended because somebody left, or that the staff ended
     * it. */
    if (p->end != STORE_GAME_LIVE)
        out->over = 1;
    /* Nobody can move, even if the rules would allow it, so no status says what to type. */
    if (p->end != STORE_GAME_LIVE || t->shown.frozen[0] != '\0') {
        out->must = out->may = 0;
        out->verbs = 0;
        out->owed = 0;
        out->nstatus = 0;
        for (int i = 0; i < out->nhand; i++)
            out->hand[i].playable = 0;
    }
    for (int s = 1; p->end == STORE_GAME_FINISHED && s <= out->seats; s++)
        out->seat[s].place = p->result.place[s];
    return true;
}

bool tables_turn(const struct tables *ts, int32_t number, int64_t person, struct table_turn *out)
{
    const struct table *t = tables_shown(ts, number);
    *out = (struct table_turn){0};
    if (!t || !game_in_play(t) || t->shown.frozen[0] != '\0' || table_view_is_closed_to(t, person))
        return t;
    const struct game *g = t->game;
    int seat = table_view_viewer_seat(t, person);
    const uint16_t must = play_turn(g, seat != 0 ? g->shown->state : delay_state(g)).must;
    out->playing = true;
    out->mine = (must & seat_bit(seat)) != 0; /* seat 0 never has to move */
    if (must != 0)
        out->who = game_seat_name(g, seating_first(must));
    return true;
}

bool tables_reads(const struct tables *ts, int32_t number, int64_t person, const char *text,
                  struct game_move *out)
{
    const struct table *t = tables_shown(ts, number);
    if (!t || !game_in_play(t))
        return false;
    int seat = table_view_viewer_seat(t, person);
    return seat != 0 && t->game->rules->parse(t->game->shown->state, seat, text, out) == GAME_OK;
}

int tables_answers(const struct tables *ts, int32_t number, int64_t person, const char *text,
                   struct game_move *out, int cap)
{
    struct game_move asked;
    if (!tables_reads(ts, number, person, text, &asked))
        return 0;
    const struct table *t = tables_shown(ts, number);
    int seat = table_view_viewer_seat(t, person), found = 0;
    int n = t->game->rules->legal(t->game->shown->state, seat, ts->legal, TABLE_LEGAL_MAX);
    for (int i = 0; i < n && i < TABLE_LEGAL_MAX && found < cap; i++) {
        const struct game_move *move = &ts->legal[i];
        /* The move differs from the typed one only by a suit, a colour or a seat. */
        if (move->verb == asked.verb && move->last == asked.last && move->ncards == asked.ncards &&
            memcmp(move->card, asked.card, asked.ncards * sizeof(asked.card[0])) == 0 &&
            (move->choice != asked.choice || move->to != asked.to))
            out[found++] = *move;
    }
    return found;
}

static int table_view_place_in(const card_t *order, int n, card_t card)
{
    int at = 0;
    while (at < n && order[at] != card)
        at++;
    return at;
}

/* Whether the cards of the play `a` come before those of `b` in `order`. */
static bool table_view_comes_before(const struct game_move *a, const struct game_move *b,
                                    const card_t *order, int n)
{
    for (int i = 0; i < a->ncards && i < b->ncards; i++) {
        int by =
            table_view_place_in(order, n, a->card[i]) - table_view_place_in(order, n, b->card[i]);
        if (by != 0)
            return by < 0;
    }
    return a->ncards < b->ncards;
}

bool tables_last(const struct tables *ts, int32_t number, int64_t person, const card_t *order,
                 int n, struct game_move *out)
{
    enum { MOST = 9 }; /* a large hand has many plays, and none that leaves one card */
    const struct table *t = tables_shown(ts, number);
    int seat = t && game_in_play(t) ? table_view_viewer_seat(t, person) : 0, moves = 0;
    bool found = false;
    if (seat != 0 && n <= MOST && t->game->rules->finite)
        moves = t->game->rules->legal(t->game->shown->state, seat, ts->legal, TABLE_LEGAL_MAX);
    for (int i = 0; i < moves && i < TABLE_LEGAL_MAX; i++) {
        const struct game_move *move = &ts->legal[i];
        if (move->verb == MOVE_LAST) /* "last" can be said by itself */
            return false;
        if (move->verb != MOVE_PLAY || !move->last ||
            (found && !table_view_comes_before(move, out, order, n)))
            continue;
        *out = *move;
        found = true;
    }
    return found;
}

static bool table_view_log_seen(const struct log_line *line, uint16_t audience, int32_t until)
{
    return (line->fact->audience & audience) != 0 && line->seq <= until;
}

int tables_log(const struct tables *ts, int32_t number, int64_t person, struct table_log_line *out,
               int cap)
{
    const struct table *t = tables_shown(ts, number);
    if (!t || !t->game || table_view_is_closed_to(t, person))
        return 0;
    int seat = table_view_viewer_seat(t, person), n = 0;
    uint16_t audience = seat != 0 ? seat_bit(seat) : GAME_TO_SPECTATORS;
    int32_t until = seat != 0 ? INT32_MAX : delay_seq(t->game);
    int seen = 0;
    for (int i = 0; i < t->log_n; i++)
        seen += table_view_log_seen(&t->log[(t->log_first + i) % TABLE_LOG_MAX], audience, until);
    for (int i = 0; i < t->log_n; i++) {
        const struct log_line *line = &t->log[(t->log_first + i) % TABLE_LOG_MAX];
        if (!table_view_log_seen(line, audience, until) || seen-- > cap)
            continue;
        out[n++] = (struct table_log_line){.at_ms = line->at_ms, .fact = table_log_fact(line)};
    }
    return n;
}

/* ---- Where somebody can sit down ---- */

int tables_waiting_seat(const struct tables *ts, int32_t number)
{
    const struct table *t = tables_shown(ts, number);
    if (!t || game_in_play(t))
        return 0;
    uint16_t waits = seating_seats(&t->shown, SEATING_PEOPLE);
    for (int seat = 1; seat <= GAME_SEATS_MAX; seat++)
        if (t->live[seat].away)
            waits &= (uint16_t)~seat_bit(seat);
    return seating_first(table_view_shows_end(t) ? waits & t->shown.ready : waits);
}

int32_t tables_open_for(const struct tables *ts, const struct person *person, const char *game,
                        int64_t chips, int32_t except, bool waited)
{
    const struct game_rules *rules = game ? game_find(game) : NULL;
    int32_t friendly = 0;
    if (game && !rules)
        return 0;
    bool barred = ts->deps.barred && ts->deps.barred(ts->deps.arg, person->id) > 0;
    for (int32_t n = tables_next(ts, 0); n != 0; n = tables_next(ts, n)) {
        const struct table *t = tables_find(ts, n);
        const struct seating *s = &t->shown;
        bool competitive = seating_competitive(s);
        if (n == except || (rules && t->rules != rules) || game_in_play(t) ||
            (waited && tables_waiting_seat(ts, n) == 0) || seating_taken(s) >= s->setup.seats ||
            seating_kept(ts, s, person->id) > 0 || seat_kicked(t, person->id) > 0 ||
            t->closing[0] != '\0' || s->frozen[0] != '\0')
            continue;
        if (person->kind == PERSON_ACCOUNT && competitive && s->bet <= chips && !barred)
            return n;
        if (!competitive && friendly == 0)
            friendly = n;
    }
    return friendly;
}
