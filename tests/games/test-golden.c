/*
 * One seeded game of each kind, told in full: what happened, and what every seat sees after each
 * move. The text is compared with golden/ID.txt, so that no change of a game goes unnoticed.
 *
 * To write a golden file anew:  tests/games/test-golden ID >tests/games/golden/ID.txt
 */
#include "cards.h"
#include "cutap.h"
#include "files.h"
#include "rng.h"
#include "xalloc.h"

enum { MOVES = 120, LEGAL_MAX = 512 };

struct story {
    const struct game_rules *rules;
    struct game_setup setup;
    struct game_events ev;
    struct game_view view;
    struct game_move legal[LEGAL_MAX];
    struct rng rng;
    _Alignas(max_align_t) char st[GAME_STATE_MAX];
    FILE *out;
};

static void tell_cards(FILE *out, const card_t *card, int n)
{
    for (int i = 0; i < n; i++)
        fprintf(out, "%s%s", i == 0 ? "" : " ", card_name(card[i]));
}

static void tell_seat(FILE *out, int seat)
{
    fprintf(out, "seat %d", seat);
}

/* "card|cards}": the one that goes with n, in English. */
static void tell_form(FILE *out, const char *forms, int n)
{
    if (n != 1)
        forms += strcspn(forms, "|") + 1;
    fwrite(forms, 1, strcspn(forms, "|}"), out);
}

static void tell_rank(FILE *out, int rank)
{
    const char *name = rank > 0 ? card_name(card_make(SUIT_CLUBS, rank)) : "-C";

    fprintf(out, "%.*s", (int)strlen(name) - 1, name);
}

/* A fact in its plain words. */
static void tell_fact(struct story *s, const struct game_fact *f)
{
    const char *t = s->rules->wording ? s->rules->wording(f) : NULL;
    static const char *const place[] = {"", "first", "second", "third", "fourth"};

    t = t ? t : s->rules->facts[f->kind].said;
    while (*t != '\0') {
        size_t n = *t == '{' ? strcspn(t, "}") + 1 : 1;

        if (*t != '{')
            fputc(*t, s->out);
        else if (strncmp(t, "{who}", n) == 0)
            tell_seat(s->out, f->seat);
        else if (strncmp(t, "{other}", n) == 0)
            tell_seat(s->out, f->other);
        else if (strncmp(t, "{cards}", n) == 0)
            tell_cards(s->out, f->card, f->ncards - f->ngot);
        else if (strncmp(t, "{card}", n) == 0)
            tell_cards(s->out, f->card, f->ncards > 0);
        else if (strncmp(t, "{rank}", n) == 0)
            tell_rank(s->out, f->ncards > 0 ? card_rank(f->card[0]) : f->n);
        else if (strncmp(t, "{rest}", n) == 0)
            tell_cards(s->out, f->card + 1, f->ncards - 1);
        else if (strncmp(t, "{n}", n) == 0)
            fprintf(s->out, "%d", f->n);
        else if (strncmp(t, "{m}", n) == 0)
            fprintf(s->out, "%d", f->m);
        else if (strncmp(t, "{place}", n) == 0)
            fputs(place[f->n], s->out);
        else if (strncmp(t, "{choice}", n) == 0)
            fputs(s->rules->choice_words(f->choice), s->out);
        else
            tell_form(s->out, t + 3, f->n);
        t += n;
    }
}

static void tell_events(struct story *s)
{
    for (int i = 0; i < s->ev.n; i++) {
        const struct game_fact *f = &s->ev.fact[i];

        fprintf(s->out, "  %s: ", s->rules->facts[f->kind].name);
        tell_fact(s, f);
        if (f->audience != GAME_TO_ALL)
            fprintf(s->out, " [to 0x%03x]", f->audience);
        if (f->ngot > 0) {
            fputs(" got ", s->out);
            tell_cards(s->out, f->card + f->ncards - f->ngot, f->ngot);
        }
        fputc('\n', s->out);
    }
}

static void tell_view(struct story *s, int viewer)
{
    struct game_view *v = &s->view;

    s->rules->view(s->st, viewer, v);
    fprintf(s->out, "  view %d:", viewer);
    for (int i = 0; i < v->nhand; i++)
        fprintf(s->out, " %s%s", card_name(v->hand[i].card), v->hand[i].playable ? "*" : "");
    fprintf(s->out, " | verbs 0x%x", v->verbs);
    for (int i = 0; i < v->nstatus; i++) {
        fputs(" | ", s->out);
        tell_fact(s, &v->status[i]);
    }
    fputc('\n', s->out);
    if (viewer != 0)
        return;
    fprintf(s->out, "  table: direction %d, choice %s, owed %d, must 0x%x, may 0x%x", v->direction,
            choice_name(v->choice), v->owed, v->must, v->may);
    for (int i = 1; i <= v->seats; i++)
        fprintf(s->out, ", %d: %d%s %d", i, v->seat[i].cards, v->seat[i].said ? " said" : "",
                (int)v->seat[i].points);
    for (int z = 0; z < v->nzones; z++) {
        int shown = v->zone[z].ncards < 4 ? v->zone[z].ncards : 4;

        fprintf(s->out, ", %s %d: ", v->zone[z].name, v->zone[z].count);
        tell_cards(s->out, v->zone[z].card + v->zone[z].ncards - shown, shown);
    }
    fputc('\n', s->out);
}

static void tell_step(struct story *s)
{
    tell_events(s);
    for (int viewer = 0; viewer <= s->setup.seats; viewer++)
        tell_view(s, viewer);
}

/* The next seat and its move, half of them the automatic one, half drawn; false: it is over. */
static bool next_move(struct story *s, int *seat, struct game_move *m)
{
    struct game_turn turn;
    int n;

    s->rules->turn(s->st, &turn);
    if (turn.over)
        return false;
    *seat = __builtin_ctz(turn.must);
    n = s->rules->legal(s->st, *seat, s->legal, LEGAL_MAX);
    if (rng_below(&s->rng, 2) == 0)
        s->rules->auto_move(s->st, *seat, m);
    else
        *m = s->legal[rng_below(&s->rng, (uint32_t)(n < LEGAL_MAX ? n : LEGAL_MAX))];
    return true;
}

static void tell_story(const struct game_rules *rules, FILE *out)
{
    static struct story s;
    static const uint8_t seed[32] = "golden";
    struct game_move m;
    int seat;

    memset(&s, 0, sizeof(s));
    s.rules = rules;
    s.out = out;
    rng_seed(&s.rng, seed);
    game_setup_defaults(rules, rules->max_seats < 3 ? rules->max_seats : 3, &s.setup);
    game_setup_seed(&s.setup, 2);
    rules->start(s.st, &s.setup, &s.ev);
    fprintf(out, "%s version %d, %d seats, seed 2\n", rules->id, rules->version, s.setup.seats);
    tell_step(&s);
    for (int i = 1; i <= MOVES && next_move(&s, &seat, &m); i++) {
        char text[GAME_TEXT_MAX];

        rules->format(s.st, seat, &m, text, sizeof(text));
        s.ev.n = 0;
        rules->apply(s.st, seat, &m, &s.ev);
        fprintf(out, "\n%d. seat %d: %s\n", i, seat, text);
        tell_step(&s);
    }
}

/* The first line in which the two texts differ, as a diagnostic. */
static void tell_difference(const char *want, const char *got)
{
    int line = 1;

    while (*want != '\0' && *want == *got) {
        line += *want == '\n';
        want++;
        got++;
    }
    printf("# line %d: expected \"%.*s\", got \"%.*s\"\n", line, (int)strcspn(want, "\n"), want,
           (int)strcspn(got, "\n"), got);
}

SUITE("golden", NULL, NULL);

TEST(test_golden, "each game as it was")
{
    for (int i = 0; game_registry[i]; i++) {
        FREED char *want = source_text("tests/games/golden/%s.txt", game_registry[i]->id),
                   *got = NULL;
        size_t size;
        FILE *out = open_memstream(&got, &size);

        tell_story(game_registry[i], out);
        fclose(out);
        if (!want)
            printf("# there is no golden file for %s\n", game_registry[i]->id);
        else if (strcmp(want, got) != 0)
            tell_difference(want, got);
        CU_ASSERT(want && strcmp(want, got) == 0);
    }
}

CUTAP_MAIN(argc, argv)
{
    if (argc == 2 && game_find(argv[1])) {
        tell_story(game_find(argv[1]), stdout);
        return 0;
    }
    return cutap_run(CUTAP_SUITES);
}
