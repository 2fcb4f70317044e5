/*
 * What every game of the registry has to keep, checked in random games. Options, seats and moves
 * are drawn from the number of the game, so a failure can be repeated. A failure names the game and
 * its number, and prints the position. tests/scenarios/refused.scn has positions and moves that a
 * game refuses, with the words.
 *
 *     test-conform [GAMES [FIRST]]
 * plays GAMES random games of each kind, from the number FIRST on.
 */
#include "cutap.h"
#include "leaving.h"
#include "position_read.h"
#include "position_set.h"

enum {
    MOVES_MAX = 60000, /* the game must have ended by then, if it has a limit */
    LEGAL_MAX = 2048,
    HEAVY = 5 /* the costly checks are made at one move in this many */
};

struct play {
    const struct game_rules *rules;
    struct game_setup setup;
    struct rng rng;
    int number, moves, failures;
    bool left; /* somebody has left */
    int lines; /* of the journal */
    int start[CARD_CODES];
    _Alignas(max_align_t) char st[GAME_STATE_MAX];
    _Alignas(max_align_t) char copy[GAME_STATE_MAX];
    struct game_events ev, ev2;
    struct game_view view, view2, before[GAME_SEATS_MAX + 1];
    struct game_move legal[LEGAL_MAX];
    int nlegal;
};

static char position_text[GAME_POSITION_MAX], position_back[GAME_POSITION_MAX];
static int games = 150, first_game = 1; /* random games of each game of the registry */

/* What was done in a game, as a table would keep it. */
static struct line {
    int seat;
    bool leaves;
    char text[GAME_TEXT_MAX];
} journal[MOVES_MAX];

static int pick(struct play *p, int n)
{
    return (int)rng_below(&p->rng, (uint32_t)n);
}

/* Notes a failed check, with the position the first time. */
static bool check(struct play *p, bool ok, const char *what, const char *detail)
{
    if (ok)
        return true;
    p->failures++;
    if (p->failures == 1) {
        char options[200];

        game_setup_format(p->rules, &p->setup, true, options, sizeof(options));
        printf("# %s, game %d, move %d, %d seats, %s: %s %s\n", p->rules->id, p->number, p->moves,
               p->setup.seats, options, what, detail);
        p->rules->position(p->st, position_text, sizeof(position_text));
        for (char *line = strtok(position_text, "\n"); line; line = strtok(NULL, "\n"))
            printf("#   %s\n", line);
    }
    CU_ASSERT(ok);
    return false;
}

/* ---- Setting up ---- */

static void random_setup(struct play *p)
{
    const struct game_option *o = p->rules->options;

    game_setup_defaults(p->rules, p->rules->min_seats, &p->setup);
    p->setup.seats =
        (uint8_t)(p->rules->min_seats + pick(p, p->rules->max_seats - p->rules->min_seats + 1));
    for (int i = 0; i < 32; i++)
        p->setup.seed[i] = (uint8_t)pick(p, 256);
    for (int i = 0; o[i].name; i++) {
        int n = 0;

        if (o[i].words) {
            while (o[i].words[n])
                n++;
            p->setup.option[i] = pick(p, n);
        } else if (o[i].numbers) {
            while (o[i].numbers[n] != 0)
                n++;
            p->setup.option[i] = o[i].numbers[pick(p, n)];
        } else if (strcmp(o[i].name, "limit") == 0) {
            p->setup.option[i] = pick(p, 3) == 0 ? 5 + pick(p, 60) : o[i].def;
        } else {
            p->setup.option[i] = o[i].min + pick(p, o[i].max - o[i].min + 1);
        }
    }
}

static void begin(struct play *p)
{
    do {
        random_setup(p);
        p->ev.n = 0;
        p->ev.overflow = false;
        /* Whatever lay in the memory before must not matter. */
        memset(p->st, pick(p, 256), sizeof(p->st));
    } while (game_setup_refusal(p->rules, &p->setup));
    p->rules->start(p->st, &p->setup, &p->ev);
    p->moves = p->failures = p->lines = 0;
    p->left = false;
    memset(p->start, 0, sizeof(p->start));
}

/* ---- Cards ---- */

static bool is_card_key(const char *key)
{
    return strcmp(key, "hand") == 0 || strcmp(key, "pile") == 0 || strcmp(key, "deck") == 0 ||
           strcmp(key, "up") == 0 || strcmp(key, "down") == 0;
}

static int add_cards(int *count, const char *text)
{
    card_t card[WORDS_MAX];
    int n = position_cards(CARDS_STANDARD, text, card, WORDS_MAX);

    if (n < 0)
        n = position_cards(CARDS_LAST_ONE, text, card, WORDS_MAX);
    for (int i = 0; i < n; i++)
        count[card[i]]++;
    return n;
}

/* Counts the cards that the position names; returns how many are out of the game for good. */
static int count_cards(struct play *p, int *count)
{
    struct position_reader r;
    int gone = 0, n;

    memset(count, 0, CARD_CODES * sizeof(int));
    p->rules->position(p->st, position_text, sizeof(position_text));
    position_open(&r, position_text);
    while (position_next(&r) == POSITION_LINE)
        if (is_card_key(r.key))
            check(p, add_cards(count, r.value) >= 0, "no cards in", r.key);
        else if (strcmp(r.key, "at") == 0)
            check(p, add_cards(count, r.arg) == 1, "no card before the colon of", r.key);
        else if (strcmp(r.key, "burned") == 0 && position_number(r.value, 0, 200, &n))
            gone += n;
    return gone;
}

/* Checks that no card is there more often than at the start, and that none is lost while nobody has
 * left. */
static void check_conserved(struct play *p)
{
    int count[CARD_CODES], total = count_cards(p, count), want = 0;

    if (p->moves == 0)
        memcpy(p->start, count, sizeof(count));
    for (int i = 0; i < CARD_CODES; i++) {
        check(p, count[i] <= p->start[i], "there is one more of", card_name((card_t)i));
        total += count[i];
        want += p->start[i];
    }
    check(p, total == want || p->left || !p->rules->finite, "cards are lost", "");
}

/* ---- Text ---- */

static void check_move_text(struct play *p, int seat, const struct game_move *m)
{
    char text[GAME_TEXT_MAX], again[GAME_TEXT_MAX];
    struct game_move back;
    int n = p->rules->format(p->st, seat, m, text, sizeof(text));

    if (!check(p, n > 0 && n < GAME_TEXT_MAX && (size_t)n == strlen(text), "a move's text", text))
        return;
    if (check(p, p->rules->parse(p->st, seat, text, &back) == GAME_OK, "not read back:", text))
        check(p, memcmp(m, &back, sizeof(back)) == 0, "read back as another move:", text);
    p->rules->format(p->st, seat, &back, again, sizeof(again));
    check(p, strcmp(text, again) == 0, "two canonical texts:", text);
}

static void check_position_text(struct play *p)
{
    char why[200] = "";
    int n = p->rules->position(p->st, position_text, sizeof(position_text));

    check(p, n > 0 && n < GAME_POSITION_MAX, "the position does not fit", "");
    memset(p->copy, 0x5a, sizeof(p->copy));
    if (!check(p,
               position_set(p->rules, p->copy, &p->setup, position_text, why, sizeof(why)) ==
                   GAME_OK,
               "the position is refused:", why))
        return;
    p->rules->position(p->copy, position_back, sizeof(position_back));
    p->rules->position(p->st, position_text, sizeof(position_text));
    check(p, strcmp(position_text, position_back) == 0,
          "another position comes back:", position_back);
}

/* ---- What is seen ---- */

/* Two positions that the seat cannot tell apart come to the same when they are dealt anew with the
 * same chance: no hidden card decides what a search finds. */
static void check_resample(struct play *p, int seat, const char *name)
{
    static _Alignas(max_align_t) char one[GAME_STATE_MAX], other[GAME_STATE_MAX];
    struct rng first = p->rng, second = p->rng;
    struct game_turn turn;

    p->rules->turn(p->st, &turn);
    p->rules->resample(one, p->st, seat, &first);
    p->rules->resample(other, p->copy, seat, &second);
    check(p, turn.over || memcmp(one, other, p->rules->state_size) == 0,
          "a hidden card decides what is dealt anew for seat", name);
}

static void check_leaks(struct play *p)
{
    for (int seat = 0; seat <= p->setup.seats; seat++) {
        char name[4] = {(char)('0' + seat), '\0'};

        p->rules->resample(p->copy, p->st, seat, &p->rng);
        memset(&p->view, 0x11, sizeof(p->view));
        memset(&p->view2, 0x22, sizeof(p->view2));
        p->rules->view(p->st, seat, &p->view);
        p->rules->view(p->copy, seat, &p->view2);
        check(p, memcmp(&p->view, &p->view2, sizeof(p->view)) == 0,
              "a hidden card shows in the view of seat", name);
        check_resample(p, seat, name);
    }
}

static bool view_shows(const struct game_view *v, card_t card)
{
    for (int i = 0; i < v->nhand; i++)
        if (v->hand[i].card == card)
            return true;
    for (int z = 0; z < v->nzones; z++)
        for (int i = 0; i < v->zone[z].ncards; i++)
            if (v->zone[z].card[i] == card)
                return true;
    return false;
}

/* Whether a fact shows by its rule a card that no view shows: a draw of EL-R14, the value that is
 * declared in PA-R3, or a life that is turned up and leaves the pile at once (PA-R9). */
static bool shows_by_rule(const struct game_fact_kind *kind)
{
    return game_fact_is(kind, "thunderdome") || game_fact_is(kind, "declared") ||
           game_fact_is(kind, "flip") || game_fact_is(kind, "flip-failed");
}

/* A seat is told of a card only if it was named in the move or the seat sees it, before or after.
 * A fact about a seat that only this seat is told is not checked. */
static void check_audience(struct play *p, const struct game_move *m)
{
    check(p, !p->ev.overflow, "more events than GAME_EVENTS_MAX", "");
    for (int seat = 0; seat <= p->setup.seats; seat++) {
        p->rules->view(p->st, seat, &p->view);
        for (int i = 0; i < p->ev.n; i++) {
            const struct game_fact *f = &p->ev.fact[i];
            const char *name = p->rules->facts[f->kind].name;

            check(p, f->kind < p->rules->nfacts, "an event of no kind", "");
            if ((f->audience >> seat & 1) == 0 || f->audience == 1 << f->seat ||
                shows_by_rule(&p->rules->facts[f->kind]))
                continue;
            for (int c = 0; c < f->ncards; c++) {
                bool seen =
                    view_shows(&p->before[seat], f->card[c]) || view_shows(&p->view, f->card[c]);

                for (int k = 0; m && k < m->ncards; k++)
                    seen = seen || m->card[k] == f->card[c];
                check(p, seen, "an event shows a hidden card:", name);
            }
        }
    }
}

/* ---- One line for what one seat does ---- */

/* Facts of one move that a game tells of the same seat in two lines, by their first names: NULL
 * stands for any. */
static const struct pair {
    const char *game, *first, *second, *why;
} two_lines[] = {
    {"last-one", NULL, "round-won", "more than one move led to the end of a round"},
    {"last-one", NULL, "score", "it is the score of everybody"},
    {"extreme-last-card", "play-suit", "draw-none", "nothing is left to draw, which is rare"},
    {"extreme-last-card", "play", "give", "the other seat takes the card, after the play"},
    {"extreme-last-card", NULL, "thunderdome", "each draw of the Thunderdome is awaited"},
    {"palace", "lives", "declared", "all show their lives before any shows its lowest card"},
    {"palace", "lives", "coin", "all show their lives before one of them begins"},
    {"palace", "lives", "position", "all show their lives before one of them begins"},
    {"palace", "declared", "coin", "all who hold the lowest card show it before one begins"},
    {"palace", "declared", "position", "all who hold the lowest card show it before one begins"},
    {"palace", "rps-shown", "coin", "all show what they chose before the coin decides"},
    {"exta-cards", "placed", "placed", "each card lies in a cell of its own"},
    {"exta-cards", "placed", NULL, "the throw comes after what was placed for it"},
    {"exta-cards", "float", NULL, "where the card lands is told before what that leads to"},
    {"exta-cards", "flick", NULL, "where the card lands is told before what that leads to"},
    {"exta-cards", "take", NULL, "each sort of card that a throw hits has its own end"},
    {"exta-cards", "free", NULL, "each sort of card that a throw hits has its own end"},
    {"exta-cards", "take-joker", NULL, "each sort of card that a throw hits has its own end"},
    {"exta-cards", "locked", NULL, "four of one rank are locked after any throw"},
    {"exta-cards", NULL, "score", "it is the score of both"},
    {"exta-cards", "score", NULL, "it is the score of both"},
};

/* Whether the fact's line says what its seat does, to this reader. */
static bool tells_of_seat(const struct play *p, const struct game_fact *f, int reader)
{
    const char *name = p->rules->facts[f->kind].name;

    return f->seat != 0 && (f->audience >> reader & 1) != 0 &&
           strstr(p->rules->facts[f->kind].said, "{who}") && strcmp(name, "win") != 0 &&
           strcmp(name, "win-pair") != 0;
}

static bool pair_has(const char *want, const char *name)
{
    size_t len = strcspn(name, " ");

    return !want || (strlen(want) == len && memcmp(want, name, len) == 0);
}

/* No reader is told in two lines what one seat does in one move, except for the pairs above. From
 * the deal of a new round on, facts are not checked. */
static void check_one_line(struct play *p)
{
    const struct game_fact *f = p->ev.fact;
    const struct game_fact_kind *kinds = p->rules->facts;
    int until = 0;

    while (until < p->ev.n && !game_fact_is(&kinds[f[until].kind], "deal"))
        until++;
    for (int reader = 0; reader <= p->setup.seats; reader++)
        for (int i = 0; i < until; i++)
            for (int k = i + 1; k < until; k++) {
                bool allowed = false;
                char both[100];

                if (f[i].seat != f[k].seat || !tells_of_seat(p, &f[i], reader) ||
                    !tells_of_seat(p, &f[k], reader))
                    continue;
                for (size_t n = 0; n < sizeof(two_lines) / sizeof(two_lines[0]); n++)
                    allowed |= strcmp(two_lines[n].game, p->rules->id) == 0 &&
                               pair_has(two_lines[n].first, kinds[f[i].kind].name) &&
                               pair_has(two_lines[n].second, kinds[f[k].kind].name);
                snprintf(both, sizeof(both), "%s, %s", kinds[f[i].kind].name,
                         kinds[f[k].kind].name);
                check(p, allowed, "two lines for what one seat does:", both);
            }
}

/* The view's marks say what `legal` says. */
static void check_marks(struct play *p, int seat)
{
    p->rules->view(p->st, seat, &p->view);
    for (int i = 0; i < p->nlegal; i++)
        check(p, p->legal[i].verb == MOVE_PLAY || (p->view.verbs >> p->legal[i].verb & 1),
              "a legal verb is not in the view", "");
    for (int h = 0; h < p->view.nhand; h++) {
        bool begins = false;

        for (int i = 0; i < p->nlegal; i++)
            begins = begins ||
                     (p->legal[i].verb == MOVE_PLAY && p->legal[i].card[0] == p->view.hand[h].card);
        check(p, !p->rules->finite || begins == (p->view.hand[h].playable != 0),
              "playable in the view, or legal, and not both:", card_name(p->view.hand[h].card));
    }
}

/* ---- Moves ---- */

/* What a seat is told about a refused move follows from what it sees: with other cards in the
 * places that it does not see, the move is refused in the same words. */
static void check_refusal_leaks(struct play *p, int seat, const struct game_move *m,
                                enum game_code code, const char *text)
{
    char other[300];

    p->rules->resample(p->copy, p->st, seat, &p->rng);
    p->rules->explain(p->copy, seat, m, code, other, sizeof(other));
    check(p, strcmp(text, other) == 0, "a hidden card shows in a refusal:", text);
    p->ev2.n = 0;
    check(p, p->rules->apply(p->copy, seat, m, &p->ev2) == code,
          "a hidden card decides a refusal:", text);
}

static void check_refusals(struct play *p)
{
    struct game_move m;
    char text[300];

    for (int i = 0; i < 4; i++) {
        int seat = 1 + pick(p, p->setup.seats);
        enum game_code code;

        memset(&m, 0, sizeof(m));
        m.verb = (uint8_t)pick(p, MOVE_STOP + 1);
        m.ncards = (uint8_t)pick(p, 4);
        for (int k = 0; k < m.ncards; k++)
            m.card[k] = (card_t)pick(p, 130);
        if (pick(p, 2) == 0 && p->nlegal > 0)
            m = p->legal[pick(p, p->nlegal)];
        m.choice = (uint8_t)pick(p, 10);
        m.to = (uint8_t)pick(p, 10);
        m.last = (uint8_t)pick(p, 2);
        if (pick(p, 4) == 0)
            m.style = (uint8_t)pick(p, 8);
        /* All numbers of a move, or one wrong number in a right move. */
        for (int k = 0, one = pick(p, 5); k < 4; k++)
            if (one == 4 || one == k)
                m.num[k] = (int16_t)(pick(p, 65536) - 32768);
        memcpy(p->copy, p->st, p->rules->state_size);
        p->ev2.n = 0;
        code = p->rules->apply(p->copy, seat, &m, &p->ev2);
        if (code == GAME_OK)
            continue;
        check(p, memcmp(p->copy, p->st, p->rules->state_size) == 0 && p->ev2.n == 0,
              "refused, and something changed:", game_code_name(code));
        p->rules->explain(p->st, seat, &m, code, text, sizeof(text));
        check(p, strlen(text) > 8 && text[strlen(text) - 1] == '.' && !strchr(text, '!'),
              "no sentence for", game_code_name(code));
        check_refusal_leaks(p, seat, &m, code, text);
    }
    p->rules->explain(p->st, 1, NULL, GAME_BAD_MOVE, text, sizeof(text));
    check(p, strlen(text) > 8 && text[strlen(text) - 1] == '.', "no sentence for", "bad-move");
    check(p, p->rules->parse(p->st, 1, "no such move 99", &m) != GAME_OK, "nonsense is a move", "");
}

/* Each legal move of the seat applies, and has its text. */
static void check_legal(struct play *p, int seat)
{
    for (int i = 0; i < p->nlegal; i++) {
        enum game_code code;

        check_move_text(p, seat, &p->legal[i]);
        memcpy(p->copy, p->st, p->rules->state_size);
        p->ev2.n = 0;
        code = p->rules->apply(p->copy, seat, &p->legal[i], &p->ev2);
        check(p, code == GAME_OK, "a legal move is refused:", game_code_name(code));
    }
}

static void check_deciders(struct play *p, int seat)
{
    struct game_move m;

    p->rules->auto_move(p->st, seat, &m);
    check_move_text(p, seat, &m);
    memcpy(p->copy, p->st, p->rules->state_size);
    p->ev2.n = 0;
    check(p, p->rules->apply(p->copy, seat, &m, &p->ev2) == GAME_OK,
          "the automatic move is refused", "");
    p->rules->view(p->st, seat, &p->view);
    for (int level = 1; level <= 2; level++) {
        int choice = p->rules->bot(&p->view, p->legal, p->nlegal, level, &p->rng);

        check(p, choice >= 0 && choice < p->nlegal, "the bot does not move", "");
    }
}

/* A seat of the set, drawn. */
static int pick_seat(struct play *p, uint16_t seats)
{
    int nth = pick(p, __builtin_popcount(seats));

    for (int s = 1; s <= GAME_SEATS_MAX; s++)
        if (seats >> s & 1 && nth-- == 0)
            return s;
    return 0;
}

static void note_views(struct play *p)
{
    for (int seat = 0; seat <= p->setup.seats; seat++)
        p->rules->view(p->st, seat, &p->before[seat]);
}

/* Plays the move on the state and on a copy: both must be the same afterwards. */
static void play_move(struct play *p, int seat, const struct game_move *m)
{
    enum game_code code;

    memcpy(p->copy, p->st, p->rules->state_size);
    note_views(p);
    p->ev.n = p->ev2.n = 0;
    p->ev.overflow = p->ev2.overflow = false;
    journal[p->lines].seat = seat;
    journal[p->lines].leaves = false;
    p->rules->format(p->st, seat, m, journal[p->lines++].text, GAME_TEXT_MAX);
    code = p->rules->apply(p->st, seat, m, &p->ev);
    check(p, code == GAME_OK, "the move is refused:", game_code_name(code));
    p->rules->apply(p->copy, seat, m, &p->ev2);
    check(p, memcmp(p->st, p->copy, p->rules->state_size) == 0, "a copy plays differently", "");
    check(p, p->ev.n == p->ev2.n, "a copy tells differently", "");
    check_audience(p, m);
    check_one_line(p);
}

static void play_leave(struct play *p)
{
    int seat = 1 + pick(p, p->setup.seats);

    note_views(p);
    p->ev.n = 0;
    p->ev.overflow = false;
    journal[p->lines++] = (struct line){.seat = seat, .leaves = true};
    p->rules->leave(p->st, seat, &p->ev);
    p->left = true;
    check_audience(p, NULL);
    check_one_line(p);
}

/* Plays the game again from its journal alone. The state must become the same, byte for byte,
 * whatever lay in the memory before. */
static void check_again(struct play *p)
{
    struct game_move m;

    memset(p->copy, 0xA5, sizeof(p->copy));
    p->ev.n = 0;
    p->rules->start(p->copy, &p->setup, &p->ev);
    for (int i = 0; i < p->lines; i++) {
        const struct line *line = &journal[i];

        p->ev.n = 0;
        if (line->leaves)
            p->rules->leave(p->copy, line->seat, &p->ev);
        else if (!check(p,
                        p->rules->parse(p->copy, line->seat, line->text, &m) == GAME_OK &&
                            p->rules->apply(p->copy, line->seat, &m, &p->ev) == GAME_OK,
                        "played again, this is refused:", line->text))
            return;
    }
    check(p, memcmp(p->st, p->copy, p->rules->state_size) == 0, "played again, it ends differently",
          "");
}

static void check_end(struct play *p)
{
    struct game_result result;

    p->rules->result(p->st, &result);
    check(p, result.winners != 0, "nobody wins", "");
    for (int s = 1; s <= p->setup.seats; s++) {
        check(p, result.place[s] >= 1 && result.place[s] <= p->setup.seats, "a seat has no place",
              "");
        check(p, (result.place[s] == 1) == (result.winners >> s & 1), "who wins is not first", "");
        check(p, p->rules->legal(p->st, s, p->legal, LEGAL_MAX) == 0, "a move after the end", "");
    }
    p->nlegal = 0;
    check_refusals(p);
    check_position_text(p);
    check_leaks(p);
    check_conserved(p);
    check_again(p);
}

/* Makes one step of a random game. False: it is over, or something failed. */
static bool play_step(struct play *p)
{
    struct game_turn turn;
    int seat;
    bool whole; /* Switch has hands with more plays than there is room for: the first are written */

    p->rules->turn(p->st, &turn);
    if (turn.over)
        return false;
    if (!check(p, turn.must != 0, "not over and nobody is to move", ""))
        return false;
    seat = pick_seat(p, pick(p, 6) == 0 ? turn.must | turn.may : turn.must);
    p->nlegal = p->rules->legal(p->st, seat, p->legal, LEGAL_MAX);
    whole = p->nlegal <= LEGAL_MAX;
    if (!whole)
        p->nlegal = LEGAL_MAX;
    check(p, p->nlegal > 0 || (turn.must >> seat & 1) == 0, "no legal move", "");
    check_conserved(p);
    if (pick(p, HEAVY) == 0) {
        check_legal(p, seat);
        check_refusals(p);
        check_position_text(p);
        check_leaks(p);
        if (whole)
            check_marks(p, seat);
        if (turn.must >> seat & 1)
            check_deciders(p, seat);
    }
    p->moves++;
    if (pick(p, 400) == 0) {
        play_leave(p);
    } else if ((turn.must >> seat & 1) != 0 && pick(p, 10) == 0) {
        struct game_move m;

        p->rules->auto_move(p->st, seat, &m);
        play_move(p, seat, &m);
    } else if (p->nlegal > 0) {
        play_move(p, seat, &p->legal[pick(p, p->nlegal)]);
    }
    return p->failures == 0;
}

static void play_games(const struct game_rules *rules)
{
    static struct play p;

    p.rules = rules;
    CU_ASSERT_FATAL(rules->state_size <= GAME_STATE_MAX);
    for (p.number = first_game; p.number < first_game + games; p.number++) {
        const uint8_t seed[32] = {(uint8_t)p.number, (uint8_t)(p.number >> 8),
                                  (uint8_t)(p.number >> 16), 'c'};

        rng_seed(&p.rng, seed);
        begin(&p);
        while (p.moves < MOVES_MAX && play_step(&p))
            continue;
        if (p.failures == 0 && check(&p, p.moves < MOVES_MAX, "no end", ""))
            check_end(&p);
        if (p.failures != 0)
            return;
    }
}

SUITE("conformance", NULL, NULL);

/* If everybody plays alone, whoever stays when all others leave has won by the rules themselves, as
 * leaving.c decides only between pairs (RK-D8). */
TEST(test_last_one_stays, "whoever stays wins")
{
    static struct play p;

    for (int g = 0; game_registry[g]; g++) {
        static const uint8_t seed[32] = "leaving";

        p.rules = game_registry[g];
        rng_seed(&p.rng, seed);
        for (p.number = 1; p.number <= 20; p.number++) {
            struct game_result result;
            struct game_turn turn;

            begin(&p);
            struct leaving who = {.seats = p.setup.seats};
            leaving_begin(&who, p.rules, p.st);
            if (who.pairs)
                continue;
            int stays = 1 + pick(&p, p.setup.seats);
            for (int s = 1; s <= p.setup.seats; s++) {
                p.rules->turn(p.st, &turn);
                p.ev.n = 0;
                if (s != stays && !turn.over)
                    p.rules->leave(p.st, s, &p.ev);
            }
            p.rules->turn(p.st, &turn);
            p.rules->result(p.st, &result);
            check(&p, turn.over, "one is left and it goes on", "");
            check(&p, result.winners >> stays & 1, "who stayed has not won", "");
        }
    }
}

TEST(test_random_games, "random games")
{
    for (int i = 0; game_registry[i]; i++)
        play_games(game_registry[i]);
}

/* ---- Tables ---- */

static bool known_placeholders(const char *s)
{
    static const char *const known[] = {"{who}",    "{other}", "{cards}", "{card}",
                                        "{rest}",   "{rank}",  "{n}",     "{m}",
                                        "{choice}", "{place}", "{got}",   "{n:"};

    while ((s = strchr(s, '{'))) {
        bool found = false;

        for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++)
            found = found || strncmp(s, known[i], strlen(known[i])) == 0;
        if (!found)
            return false;
        s++;
    }
    return true;
}

TEST(test_facts, "facts have words")
{
    for (int g = 0; game_registry[g]; g++)
        for (int i = 0; i < game_registry[g]->nfacts; i++) {
            const struct game_fact_kind *kind = &game_registry[g]->facts[i];
            const char *text[] = {kind->said, kind->you, kind->to_you};

            CU_ASSERT_PTR_NOT_NULL_FATAL(kind->name);
            CU_ASSERT_PTR_NOT_NULL_FATAL(kind->said);
            for (int t = 0; t < 3; t++) {
                CU_ASSERT(!text[t] || known_placeholders(text[t]));
                CU_ASSERT(!text[t] || !strchr(text[t], '!'));
            }
        }
}

TEST(test_registry, "registry")
{
    for (int g = 0; game_registry[g]; g++) {
        const struct game_rules *r = game_registry[g];

        CU_ASSERT_PTR_EQUAL(game_find(r->id), r);
        CU_ASSERT_PTR_EQUAL(game_find(r->title), r);
        CU_ASSERT(r->min_seats >= 1 && r->max_seats <= GAME_SEATS_MAX);
        CU_ASSERT(r->min_seats <= r->max_seats);
        CU_ASSERT(r->version >= 1);
    }
    CU_ASSERT_PTR_NULL(game_find(""));
    CU_ASSERT_PTR_NULL(game_find("bridge"));
    CU_ASSERT_PTR_EQUAL(game_find("LAST ONE"), game_find("last-one"));
    CU_ASSERT_PTR_EQUAL(game_find("las"), game_find("last-one"));
    CU_ASSERT_PTR_EQUAL(game_find("{Last} One."), game_find("last-one"));
    CU_ASSERT_PTR_NULL(game_find("last one and whatever else can be typed here"));
}

/* Games of another version, and what is said about them. */
TEST(test_versions, "versions")
{
    const struct game_rules *r = game_find("last-one");
    char why[200];

    CU_ASSERT_PTR_EQUAL(game_find_version("last-one", r->version), r);
    CU_ASSERT_PTR_NULL(game_find_version("last-one", r->version + 1));
    CU_ASSERT_PTR_NULL(game_find_version("bridge", r->version));
    game_version_unknown("last-one", 9, why, sizeof(why));
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "version 9 of the rules of Last One"));
    game_version_unknown("bridge", 1, why, sizeof(why));
    CU_ASSERT_STRING_EQUAL(why, "There is no game \"bridge\" here.");
}

/* More facts than there is room for are noticed, and nothing is written beyond the room. */
TEST(test_overflow, "more facts than fit")
{
    static struct {
        struct game_events ev;
        char behind[16];
    } all;

    for (int i = 0; i < GAME_EVENTS_MAX; i++)
        game_event(&all.ev, 0, 1, GAME_TO_ALL);
    CU_ASSERT_FALSE(all.ev.overflow);
    CU_ASSERT_PTR_EQUAL(game_event(&all.ev, 0, 7, GAME_TO_ALL), &all.ev.fact[GAME_EVENTS_MAX - 1]);
    CU_ASSERT(all.ev.overflow && all.ev.n == GAME_EVENTS_MAX);
    CU_ASSERT_EQUAL(all.ev.fact[GAME_EVENTS_MAX - 1].seat, 7);
    CU_ASSERT_EQUAL(memcmp(all.behind, (char[16]){0}, sizeof(all.behind)), 0);
}

TEST(test_options, "options")
{
    const struct game_rules *r = game_find("last-one");
    struct game_setup setup;
    char text[100];

    game_setup_defaults(r, 3, &setup);
    game_setup_format(r, &setup, false, text, sizeof(text));
    CU_ASSERT_STRING_EQUAL(text, "");
    CU_ASSERT_PTR_NULL(game_setup_option(r, &setup, "mode", "Points"));
    CU_ASSERT_PTR_NULL(game_setup_option(r, &setup, "POINTS", "300"));
    CU_ASSERT_PTR_NOT_NULL(game_setup_option(r, &setup, "points", "250"));
    CU_ASSERT_PTR_NOT_NULL(game_setup_option(r, &setup, "points", ""));
    CU_ASSERT_PTR_NOT_NULL(game_setup_option(r, &setup, "limit", "99999"));
    CU_ASSERT_PTR_NOT_NULL(game_setup_option(r, &setup, "limit", "-1"));
    CU_ASSERT_PTR_NOT_NULL(game_setup_option(r, &setup, "pairs", "maybe"));
    CU_ASSERT_PTR_NOT_NULL(game_setup_option(r, &setup, "colour", "red"));
    game_setup_format(r, &setup, false, text, sizeof(text));
    CU_ASSERT_STRING_EQUAL(text, "mode=points points=300");
    game_setup_format(r, &setup, true, text, sizeof(text));
    CU_ASSERT_STRING_EQUAL(text, "mode=points points=300 pairs=no limit=600");
}

/* ---- What is refused, whatever the rules ---- */

static _Alignas(max_align_t) uint8_t st[GAME_STATE_MAX];

/* Numbers of seats that no game of the kind has, dealt or set up. */
TEST(wrong_seats, "seats that there are not")
{
    struct game_setup setup;
    char why[300];

    for (int g = 0; game_registry[g]; g++) {
        const struct game_rules *rules = game_registry[g];
        const int seats[] = {rules->min_seats - 1, rules->max_seats + 1};

        for (int i = 0; i < 2; i++) {
            game_setup_defaults(rules, rules->min_seats, &setup);
            setup.seats = (uint8_t)seats[i];
            CU_ASSERT_PTR_NOT_NULL(game_setup_refusal(rules, &setup));
            CU_ASSERT(position_set(rules, st, &setup, "turn: 1", why, sizeof(why)) != GAME_OK);
            CU_ASSERT(strlen(why) > 8);
        }
    }
}

/* A spectator has no hand whose numbers could be named. */
TEST(nobodys_hand, "nobody's hand")
{
    static const char *const lines[] = {
        "1",      "play 1", "flip 1",        "keep 1 2 3",
        "swap 1", "0",      "throw 1 at kh", "throw 7h at a9 float"};
    struct game_events ev = {0};
    struct game_setup setup;
    struct game_move move;

    for (int g = 0; game_registry[g]; g++) {
        const struct game_rules *rules = game_registry[g];

        game_setup_defaults(rules, rules->min_seats, &setup);
        rules->start(st, &setup, &ev);
        for (size_t i = 0; i < sizeof(lines) / sizeof(lines[0]); i++) {
            enum game_code code = rules->parse(st, 0, lines[i], &move);

            /* A life is named without a hand, and is nobody's. */
            CU_ASSERT(code != GAME_OK || rules->apply(st, 0, &move, &ev) != GAME_OK);
        }
    }
}

/* Whatever is refused to whomever, the sentence is complete. */
TEST(nobody_can, "no sentence is cut short")
{
    struct game_setup setup;
    char why[300];

    for (int i = 0; game_registry[i]; i++) {
        const struct game_rules *rules = game_registry[i];
        const struct game_move move = {.verb = MOVE_PLAY, .ncards = 1, .card = {1}};

        game_setup_defaults(rules, rules->max_seats, &setup);
        CU_ASSERT_EQUAL(position_set(rules, st, &setup, "", why, sizeof(why)), GAME_OK);
        for (int seat = 1; seat <= rules->max_seats; seat++)
            for (int code = GAME_NOT_YOUR_TURN; code <= GAME_OVER; code++) {
                rules->explain(st, seat, &move, (enum game_code)code, why, sizeof(why));
                CU_ASSERT_PTR_NULL(strstr(why, "(null)"));
                CU_ASSERT(why[0] != '\0');
            }
    }
}

CUTAP_MAIN(argc, argv)
{
    games = argc > 1 ? atoi(argv[1]) : games;
    first_game = argc > 2 ? atoi(argv[2]) : first_game;
    return cutap_run(CUTAP_SUITES);
}
