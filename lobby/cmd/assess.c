/*
 * The command `assess` tells what a game with some people would be worth in rating and XP, and each
 * one's chance (RT-D15, ME-D9).
 */
#include <math.h>

#include "cmd.h"
#include "leaderboard.h"
#include "ranking.h"
#include "ratings.h"

/* What is asked for: the game, the names, and who is known already. */
struct assessed {
    const struct game_rules *rules;
    char words[SESSION_LINE_MAX + 1];
    char name[64]; /* the name that was looked up last */
    /* `missing`: nobody has that name; `more`: there are more names than seats. */
    bool missing, more;
    int n, own; /* `own`: the asker's place among the people; -1: none */
    int64_t account[GAME_SEATS_MAX];
    char who[GAME_SEATS_MAX][STORE_NAME_MAX];
};

static void assess_add(struct assessed *a, int64_t account, const char *name)
{
    a->account[a->n] = account;
    utf8_copy(name, a->who[a->n++], sizeof(a->who[0]));
}

/* How a game changes the rating of seat `own` if it comes first (`won`) or last, and the others
 * come in the order of their ratings. */
static struct rating_micro assess_change_of(const struct assessed *a, const struct ratings *ratings,
                                            const struct rating_micro *before, bool won)
{
    struct rating_entrant seat[GAME_SEATS_MAX];
    struct rating_micro change[GAME_SEATS_MAX];
    int repeat = ratings_repeat(ratings, a->account, a->n);
    for (int i = 0; i < a->n; i++) {
        int place = won ? 2 : 1;
        for (int j = 0; j < a->n; j++)
            place += i != j && j != a->own &&
                     (before[j].mu > before[i].mu || (before[j].mu == before[i].mu && j < i));
        if (i == a->own)
            place = won ? 1 : a->n;
        seat[i] = (struct rating_entrant){.place = place, .team = i, .before = before[i]};
    }
    rating_settle(&rating_params_default, a->rules->only_last_loses ? RATING_FULL : RATING_FIRST,
                  seat, a->n, repeat, change);
    return change[a->own];
}

/* Writes words such as "rating 1312 (+14), +30 XP". */
static void assess_put_worth(struct buf *out, struct rating_micro before,
                             struct rating_micro change, int64_t xp)
{
    int after =
        rating_shown((struct rating_micro){before.mu + change.mu, before.sigma + change.sigma});
    buf_printf(out, tr("rating %d (%s), %s XP"), after, FIGURE_GAIN(after - rating_shown(before)),
               FIGURE_GAIN(xp));
}

/* Writes what winning and losing would bring the person who asks. */
static void assess_put_own(struct buf *out, const struct assessed *a, const struct ratings *ratings,
                           const struct rating_micro *before)
{
    struct ranking_game game = {.players = a->n, .only_last_loses = a->rules->only_last_loses};
    struct ranking_share share[GAME_SEATS_MAX + 1];
    BUF_LOCAL win = {0}, lose = {0};
    int repeat = ratings_repeat(ratings, a->account, a->n);
    for (int s = 1; s <= a->n; s++)
        game.seat[s] = (struct ranking_seat){.account = 1, .place = s, .won = s == 1};
    ranking_settle(&game, share);
    assess_put_worth(&win, before[a->own], assess_change_of(a, ratings, before, true), share[1].xp);
    assess_put_worth(&lose, before[a->own], assess_change_of(a, ratings, before, false),
                     share[a->n].xp);
    buf_printf(out, tr("If you win: %s.\n"), buf_text(&win));
    buf_printf(out,
               a->rules->only_last_loses ? tr("If you finish last: %s.\n")
                                         : tr("If you don't: %s.\n"),
               buf_text(&lose));
    if (repeat > 3)
        buf_printf(out,
                   tr("It would be game %d of the same people in 24 hours, so it moves ratings "
                      "less.\n"),
                   repeat);
}

static void assess_tell(struct session *s, const struct assessed *a)
{
    struct ratings *ratings = leaderboard_ratings(s->lobby->boards);
    struct rating_micro before[GAME_SEATS_MAX];
    struct rating_seat seat[GAME_SEATS_MAX];
    double chance[GAME_SEATS_MAX];
    struct buf out = {0};
    for (int i = 0; i < a->n; i++) {
        before[i] = ratings_before(ratings, a->rules->id, a->account[i], NULL);
        seat[i] = (struct rating_seat){
            .team = i, .before = {(double)before[i].mu / 1e6, (double)before[i].sigma / 1e6}};
    }
    rating_chances(&rating_params_default, seat, a->n, chance);
    buf_printf(&out, tr("%s, a ranked game of %d:\n"), a->rules->title, a->n);
    for (int i = 0; i < a->n; i++) {
        struct rating_row row = {.provisional = true};
        ratings_of(ratings, a->rules->id, a->account[i], &row);
        buf_printf(&out, tr("%s%s: rating %s, %s, %d%% to win.\n"), a->who[i],
                   i == a->own ? tr(" (you)") : "",
                   UI_RATING(rating_shown(before[i]), row.provisional),
                   tr(rating_word(rating_shown(before[i]))), (int)lround(100 * chance[i]));
    }
    if (a->own >= 0)
        assess_put_own(&out, a, ratings, before);
    session_show(s, &out);
}

/* ---- Who ---- */

/* Looks up the names. */
static void assess_run(struct store *store, void *result)
{
    struct assessed *a = result;
    struct store_account account;
    const char *word = a->words;
    while (*word != '\0' && a->n < a->rules->max_seats) {
        bool there = false;
        cmd_word_take(&word, a->name, sizeof(a->name));
        a->missing = !store_reads_named(store, a->name, &account);
        if (a->missing)
            return;
        for (int i = 0; i < a->n; i++)
            there = there || a->account[i] == account.id;
        if (!there)
            assess_add(a, account.id, account.name);
    }
    a->more = *word != '\0';
}

static void assess_told(struct session *s, void *result)
{
    const struct assessed *a = result;
    if (a->missing)
        session_fail(s, "There is no player %s. Type `who` to see who is on.", a->name);
    else if (a->more)
        session_fail(s, "%s is for at most %d players. Name fewer.", a->rules->title,
                     a->rules->max_seats);
    else if (a->n < 2)
        session_fail(s, "A game takes two. Type `assess` with the names of the others.");
    else
        assess_tell(s, a);
}

/* Takes the people who sit at the table. Returns NULL, or why there is nothing to assess. */
static const char *assess_take_seats(struct session *s, struct assessed *a,
                                     const struct table_info *info)
{
    for (int i = 0; info->rules->options[i].name; i++)
        if (strcmp(info->rules->options[i].name, "pairs") == 0 && info->setup.option[i] != 0)
            return N_("Who plays with whom is drawn when the game begins, so there is nothing to "
                      "tell before.");
    for (int seat = 1; seat <= GAME_SEATS_MAX; seat++) {
        const struct person *person = &info->seat[seat].person;
        if (person->id == 0)
            continue;
        if (person->kind != PERSON_ACCOUNT)
            return N_("A bot or a guest sits here, so the game would not be rated. Type `assess` "
                      "with the names of players.");
        if (person->id == s->person)
            a->own = a->n;
        assess_add(a, person->id, person->name);
    }
    return NULL;
}

static void cmd_assess(struct session *s, const struct cmd_args *args)
{
    struct table_info info;
    const bool here = session_at(s, &info);
    const struct game_rules *rules = args->word[0] ? game_find(args->word[0])
                                     : here        ? info.rules
                                                   : NULL;
    struct assessed a = {.rules = rules, .own = -1};
    const char *why = NULL;
    if (args->word[1]) {
        utf8_copy(args->word[1], a.words, sizeof(a.words));
        if (s->kind == PERSON_ACCOUNT) {
            a.own = 0;
            assess_add(&a, s->person, s->name);
        }
    } else if (here && rules && strcmp(rules->id, info.rules->id) == 0) {
        why = assess_take_seats(s, &a, &info);
    }
    if (!rules)
        session_fail(s, "Which game? Type `assess switch` and the names of the others.");
    else if (why)
        session_say(s, "%s", tr(why));
    else
        errand_reads(s, STORE_READS(struct assessed, assess_run), &a, assess_told);
}

const struct command assess_commands[] = {
    {"assess", cmd_assess,
     N_("what a ranked game would be worth: assess, assess bob, assess switch bob kim"),
     .pattern = "[GAME] [OPTIONS]", .where = CMD_ANY | CMD_ONESHOT},
    {NULL}};
