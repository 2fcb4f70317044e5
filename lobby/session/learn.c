/*
 * When each lesson of a game is given. See learn.h.
 */
#include "learn.h"

#include "session.h"

/* What a session learns. */
struct learn {
    const struct game_rules *rules;
    int32_t table;
    uint32_t told; /* bit i: lesson i of the game was given */
    int turns;     /* turns that the learner has had */
    bool on;       /* the last notice of a turn was for the learner, who has to play */
    bool keys;     /* they were told which keys play */
};

void learn_begin(struct session *s, const struct game_rules *rules)
{
    if (!s->learn)
        s->learn = xcalloc(1, sizeof(*s->learn));
    *s->learn =
        (struct learn){.rules = rules, .table = tables_seat_of(s->lobby->tables, s->person)};
}

bool learn_at(const struct session *s, int32_t table)
{
    return s->learn && s->learn->table == table;
}

void learn_end(struct session *s)
{
    free(s->learn);
    s->learn = NULL;
}

/* Gives a lesson; false: there is no example for it now, and it waits. */
static bool learn_give(struct session *s, const struct game_lesson *lesson)
{
    static const char place[] = "{move}";
    SESSION_SPEAKS(s);
    struct game_view view;
    BUF_LOCAL text = {0};
    const char *words = tr(lesson->text), *at = strstr(words, place);
    bool good = true;
    if (at) {
        buf_add(&text, words, (size_t)(at - words));
        good = tables_view(s->lobby->tables, s->learn->table, s->person, &view) &&
               s->learn->rules->picture->example(&text, &view);
        words = at + strlen(place);
    }
    buf_puts(&text, words);
    s->keep = true;
    if (good)
        session_say(s, "Lesson: %s", buf_text(&text));
    s->keep = false;
    return good;
}

/* Gives the first lesson that waits for a fact of this kind or, if `kind` is NULL, for `when`.
 * False: none was given. */
static bool learn_tell(struct session *s, const char *when, const struct game_fact_kind *kind)
{
    uint32_t bit = 1;
    const struct game_lesson *lesson = s->learn->rules->lessons;
    for (; lesson && lesson->when; lesson++, bit <<= 1) {
        bool now = kind ? game_fact_is(kind, lesson->when) : strcmp(lesson->when, when) == 0;
        if ((s->learn->told & bit) == 0 && now && learn_give(s, lesson)) {
            s->learn->told |= bit;
            return true;
        }
    }
    return false;
}

bool learn_is_tight(const struct session *s)
{
    enum { ROWS = 20 };
    return s->screen && s->facts.rows < ROWS;
}

/* `again`: the learner was on turn already and only goes on, for example to place what they hit. */
static void learn_my_turn(struct session *s, const struct game_view *view, bool again)
{
    char when[32];
    if (learn_tell(s, "start", NULL) && learn_is_tight(s)) /* no room for a second lesson */
        return;
    for (int i = 0; i < view->nstatus; i++) {
        utf8_printf(when, sizeof(when), "now:%s",
                    s->learn->rules->facts[view->status[i].kind].name);
        if (learn_tell(s, when, NULL))
            return;
    }
    if (again)
        return;
    /* A turn's lesson that had to wait for another one is given on the next turn. */
    for (int turn = 1; turn <= s->learn->turns; turn++) {
        utf8_printf(when, sizeof(when), "turn %d", turn);
        if (learn_tell(s, when, NULL))
            return;
    }
    /* If no other lesson was due on this turn, tells which keys play. */
    bool spread = s->learn->rules->picture && s->learn->rules->picture->spread;
    if (s->settings.learned == 0 && !s->learn->keys && (spread || ui_some_playable(view))) {
        press_lesson(s, spread);
        s->learn->keys = true;
    }
}

/* The bit of a game in settings.learned; 0: it has none. */
static unsigned char learn_bit_of(const struct game_rules *rules)
{
    return (unsigned char)(1 << game_place(rules->id));
}

bool learn_done(const struct session *s, const struct game_rules *rules)
{
    return (s->settings.learned & learn_bit_of(rules)) != 0;
}

bool learn_newcomer(const struct session *s)
{
    return s->state == SESSION_IN && s->settings.played < SETTINGS_PLAYED_MOST &&
           s->account.xp == 0;
}

void learn_notice(struct session *s, const struct notice *notice, const struct table_info *info)
{
    /* Counts the game while the count still decides whether the player is new here. */
    if (info && notice->kind == NOTICE_OVER &&
        tables_seat_of(s->lobby->tables, s->person) == info->number)
        session_count_games(s, s->learn ? learn_bit_of(s->learn->rules) : 0, 1, press_offer);
    if (!s->learn || !info)
        return;
    if (info->number != s->learn->table) { /* they have left it */
        learn_end(s);
        return;
    }
    switch (notice->kind) {
    case NOTICE_START: /* on a screen it would have scrolled away before the learner's turn */
        if (!s->screen)
            learn_tell(s, "start", NULL);
        break;
    case NOTICE_FACT: learn_tell(s, NULL, &s->learn->rules->facts[notice->fact.kind]); break;
    case NOTICE_TURN: {
        struct game_view view;
        bool again = s->learn->on;
        bool mine = info->seat[notice->who.seat].person.id == s->person &&
                    tables_view(s->lobby->tables, info->number, s->person, &view);
        /* to select lives is no turn to play */
        s->learn->on = mine && (view.verbs >> MOVE_KEEP & 1) == 0;
        s->learn->turns += s->learn->on && !again;
        if (mine)
            learn_my_turn(s, &view, again);
        break;
    }
    case NOTICE_OVER:
        session_say(s, "Lesson: That was a whole game. Type `rematch` for another.");
        learn_end(s);
        break;
    case NOTICE_CANCELLED:
    case NOTICE_VOIDED:
    case NOTICE_CLOSED: learn_end(s); break;
    default: break;
    }
}
