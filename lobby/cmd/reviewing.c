/*
 * The command `review` compares what a player did in a game of theirs that is over with the best
 * moves (review.h). A review is worked out in the background, one decision after another, while the
 * player plays on. All reviews take turns, so the thinker has one question from them at a time. The
 * result is stored with the game.
 */

#include "cmd.h"
#include "ending.h"
#include "review.h"
#include "rng.h"
#include "screen.h"
#include "shuffle.h"
#include "table_record.h"
#include "thinker.h"

enum {
    AGAIN_MS = 1000 /* ms until the next attempt, if the thinker is busy or it is the player's
                       turn */
};

/* A review, while it is worked out and while it is shown. */
struct reviewing {
    struct panel panel; /* comes first */
    TAILQ_ENTRY(reviewing) link;
    struct session *session; /* NULL: the session is gone */
    int64_t account;         /* 0: a guest, whose review is not kept */
    int64_t game;
    char *text; /* the text of the record */
    struct record record;
    struct record_events events;
    struct game_move own; /* the decision that is to be judged, if `pending` */
    bool pending, whole;
    struct review_walk walk;
};
struct reviews {
    TAILQ_HEAD(, reviewing) all; /* the first one is being worked on */
    bool asked;                  /* the thinker is judging a decision of the first one */
    struct timer timer;
};

static void reviewing_free(struct reviewing *r)
{
    free(r->text);
    free(r);
}

/* ---- What is shown ---- */

static void reviewing_panel_drop(struct panel *panel)
{
    free(((struct reviewing *)panel)->text);
}

static void reviewing_make(struct session *s UNUSED, struct panel *panel, struct ui_sheet *sheet)
{
    struct reviewing *r = (struct reviewing *)panel;
    const struct review review = r->walk.review;
    const struct replay *replay = &r->walk.replay;
    struct ui_viewer viewer = *sheet->viewer;
    struct record_fault fault;
    if (review_start(&r->walk, &r->record, &r->events, r->walk.seat, shuffle_hash, &fault)) {
        viewer.person = r->walk.seat;
        viewer.name = NULL; /* the viewer's name must not be taken for a player's */
        ui_review(sheet, r->record.number, replay->rules->title, &review);
        for (int i = 0; i < review.ncostly; i++) {
            struct table_info info;
            struct game_view view;
            struct game_move own;
            char played[GAME_TEXT_MAX];
            if (!review_go_to(&r->walk, review.costly[i].step, &own))
                continue;
            replay_info(replay, &info);
            replay->rules->view(replay->state, r->walk.seat, &view);
            game_typed(replay->rules, replay->state, r->walk.seat, &own, played, sizeof(played));
            ui_review_decision(sheet, &viewer, &info, &view, &review.costly[i], played);
        }
    }
    r->walk.review = review;
}

static const struct panel_kind review_kind = {
    .name = N_("review"), .make = reviewing_make, .drop = reviewing_panel_drop};

static void reviewing_show(struct reviewing *r)
{
    ending_again(r->session, r->record.number);
    panel_open(r->session, &review_kind, &r->panel);
}

/* ---- Working it out ---- */

static void reviewing_due(void *arg);

static void reviewing_later(struct lobby *lobby, int64_t ms)
{
    timer_set(lobby->timers, &lobby->reviews->timer, ms, reviewing_due, lobby);
}

/* Gives the turn to the next review. */
static void reviewing_turn(struct reviews *all)
{
    struct reviewing *r = TAILQ_FIRST(&all->all);
    TAILQ_REMOVE(&all->all, r, link);
    TAILQ_INSERT_TAIL(&all->all, r, link);
}

static void reviewing_judged(void *arg, const struct thought *about,
                             const struct game_move *best UNUSED)
{
    struct lobby *lobby = arg;
    struct reviewing *r = TAILQ_FIRST(&lobby->reviews->all);
    lobby->reviews->asked = false;
    review_note(&r->walk, &about->judged);
    r->pending = false;
    reviewing_turn(lobby->reviews);
    reviewing_later(lobby, 0);
}

static bool reviewing_ask(struct lobby *lobby, const struct reviewing *r)
{
    struct thinker *thinker = lobby->deps.thinker;
    struct thought about = {.rules = r->walk.replay.rules,
                            .seat = (uint8_t)r->walk.seat,
                            .asks_own = true,
                            .own = r->own};
    struct rng rng;
    rng_seed(&rng, about.seed); /* the seed does not matter */
    about.rules->resample(about.position, r->walk.replay.state, r->walk.seat, &rng);
    lobby->reviews->asked = true;
    if (thinker && thinker->judge(thinker, &about, reviewing_judged, lobby))
        return true;
    lobby->reviews->asked = false;
    return false;
}

/* Stores the first review, which is complete, and shows it, or says that it is ready. Waits while
 * it is the player's turn in a game. */
static void reviewing_end(struct lobby *lobby, struct reviewing *r)
{
    struct session *s = r->session;
    SESSION_SPEAKS(s);
    if (!r->whole && r->account != 0) {
        struct store_review row = {.id = ids_next(lobby->deps.ids),
                                   .account = r->account,
                                   .at_ms = clock_wall(lobby->deps.clock),
                                   .game = r->game,
                                   .seat = r->walk.seat};
        review_write(&r->walk.review, row.text, sizeof(row.text));
        store_put(lobby->deps.store, STORE_RECORD_REVIEW, &row, NULL, NULL);
    }
    r->whole = true;
    if (screen_on_turn(s)) {
        reviewing_turn(lobby->reviews);
        reviewing_later(lobby, AGAIN_MS);
        return;
    }
    TAILQ_REMOVE(&lobby->reviews->all, r, link);
    /* They are reading something else by now, and the review is kept for them. */
    if (screen_covered(s) && r->account != 0) {
        session_say(s, "The review of game %jd is ready. Type `review %jd` to see it.",
                    r->record.number, r->record.number);
        reviewing_free(r);
    } else {
        if (s->screen) /* the log has said that the review would come */
            session_say(s, "Here is the review of game %jd.", r->record.number);
        reviewing_show(r);
    }
    reviewing_later(lobby, 0);
}

static void reviewing_due(void *arg)
{
    struct lobby *lobby = arg;
    struct reviewing *r;
    if (lobby->reviews->asked)
        return;
    while ((r = TAILQ_FIRST(&lobby->reviews->all)) && !r->session) {
        TAILQ_REMOVE(&lobby->reviews->all, r, link);
        reviewing_free(r);
    }
    if (!r)
        return;
    if (!r->pending && !r->whole)
        r->pending = review_next(&r->walk, &r->own);
    if (!r->pending)
        reviewing_end(lobby, r);
    else if (!reviewing_ask(lobby, r))
        reviewing_later(lobby, AGAIN_MS);
}

/* ---- review N ---- */

struct review_errand {
    struct errand errand;
    struct reviewing *reviewing;
    bool kept; /* the review is stored, and was read */
};

static void reviewing_drop(void *arg)
{
    struct review_errand *e = arg;
    if (e->reviewing)
        reviewing_free(e->reviewing);
}

static void reviewing_kept(void *arg, const struct store_review *row)
{
    struct review_errand *e = arg;
    struct review kept;
    if (row->account == e->reviewing->account && row->seat == e->reviewing->walk.seat &&
        review_read(row->text, &kept)) {
        e->reviewing->walk.review = kept;
        e->kept = true;
    }
}

static void reviewing_work(struct session *s, struct reviewing *r)
{
    const struct reviewing *other;
    TAILQ_FOREACH (other, &s->lobby->reviews->all, link)
        if (other->session && other->session->person == s->person) {
            session_say(
                s, "Your review of game %jd is still being worked out. It will come by itself.",
                other->record.number);
            reviewing_free(r);
            return;
        }
    TAILQ_INSERT_TAIL(&s->lobby->reviews->all, r, link);
    session_say(s,
                "Your moves in game %jd are being looked at, which takes a while. The review "
                "will come by itself.",
                r->record.number);
    if (!timer_is_set(&s->lobby->reviews->timer))
        reviewing_later(s->lobby, 0);
}

/* Called when the stored reviews are read. Shows the one found, or works the review out. */
static void reviewing_looked_up(void *arg, enum store_status status UNUSED)
{
    struct review_errand *e = arg;
    struct session *s = errand_session(e);
    struct reviewing *r = e->reviewing;
    if (s) {
        r->session = s;
        e->reviewing = NULL;
        if (e->kept)
            reviewing_show(r);
        else
            reviewing_work(s, r);
    }
    errand_end(e);
}

/* Shows the session its review of a game whose record is open to it: at once if the review is kept,
 * else when it is worked out. If they did not play the game, says so. */
static void review_begin(struct session *s, struct buf *text, const struct record_maker *maker)
{
    const struct store_game *row = &maker->row;
    int seat = row->nseats;
    struct record_fault fault;
    while (seat > 0 &&
           (row->seat[seat - 1].kind == STORE_SEAT_BOT || row->seat[seat - 1].account != s->person))
        seat--;
    if (seat == 0) {
        session_say(s,
                    "You did not play game %jd. A review is about your own moves; type "
                    "`replay %jd` to see the game.",
                    row->number, row->number);
        return;
    }
    struct review_errand *e = errand_new(s->lobby, s, sizeof(*e));
    struct reviewing *r = e->reviewing = xcalloc(1, sizeof(*r));
    e->errand.drop = reviewing_drop;
    r->account = s->kind == PERSON_ACCOUNT ? s->person : 0;
    r->game = row->id;
    r->text = xstrdup(buf_text(text));
    if (!record_read(r->text, text->len, &r->record, &r->events, &fault) ||
        !review_start(&r->walk, &r->record, &r->events, seat, shuffle_hash, &fault)) {
        session_say(s, "Game %jd cannot be shown again. %s", row->number, fault.why);
        errand_end(e);
        return;
    }
    store_list_with(s->lobby->deps.store, STORE_RECORD_REVIEW, game, row->id, STORE_SEATS_MAX,
                    reviewing_kept, reviewing_looked_up, e);
}

void cmd_review(struct session *s, const struct cmd_args *args)
{
    int64_t number = args->word[0] ? atoll(args->word[0]) : replay_number(s);
    if (number == 0)
        number = s->last_game;
    if (number != 0)
        replay_fetch(s, number, review_begin);
    else
        session_say(s, "Type `review` and the number of a game; `history` lists yours.");
}

const struct command review_commands[] = {
    {"review", cmd_review,
     N_("your moves in a game of yours that is over, beside the best ones; alone: your last game"),
     .shortest = "review", .pattern = "[N]"},
    {NULL}};

/* ---- The part ---- */

static void reviewing_part_make(struct lobby *lobby)
{
    TAILQ_INIT(&lobby->reviews->all);
}

static void reviewing_part_end(struct lobby *lobby)
{
    struct reviewing *r;
    while ((r = TAILQ_FIRST(&lobby->reviews->all))) {
        TAILQ_REMOVE(&lobby->reviews->all, r, link);
        reviewing_free(r);
    }
}

/* Forgets the reviews of a session that has gone. The one that the thinker is judging stays until
 * the answer comes. */
static void reviewing_part_gone(struct session *s)
{
    struct reviewing *r;
    TAILQ_FOREACH (r, &s->lobby->reviews->all, link)
        if (r->session == s)
            r->session = NULL;
}

const struct lobby_part review_part = {LOBBY_SLOT(reviews), .make = reviewing_part_make,
                                       .end = reviewing_part_end, .gone = reviewing_part_gone};
