/*
 * Scenes. See screen_scene.h.
 */
#include "screen_scene.h"

#include <stdio.h>
#include <string.h>

#include "last_one.h"

enum { CLOCK_MS = 22000 };

static void describe(struct scene *s, const struct game_setup *setup)
{
    static const char *const names[] = {"",     "alice", "bob",  "carol", "kate",
                                        "erin", "finn",  "hana", "ivo"};
    s->info.number = 12;
    s->info.game = 7;
    s->info.rules = s->rules;
    s->info.setup = *setup;
    s->info.state = TABLE_PLAYING;
    s->info.competitive = true;
    s->info.bet = 50;
    s->info.pot = 50 * setup->seats;
    s->info.seats = s->info.taken = setup->seats;
    for (int i = 1; i <= setup->seats; i++) {
        s->info.seat[i].person.id = 100 + i;
        snprintf(s->info.seat[i].person.name, TABLE_NAME_MAX, "%s", names[i]);
        snprintf(s->info.seat_name[i], TABLE_NAME_MAX, "%s", names[i]);
    }
}

/* The facts of the last move, for the seat that looks on. */
static void log_events(struct scene *s)
{
    struct ui_viewer viewer = {.person = 101, .layout = UI_LINE, .columns = 80};
    for (int i = 0; i < s->events.n; i++) {
        if ((s->events.fact[i].audience >> 1 & 1) == 0)
            continue;
        if (s->nlines == SCENE_LOG)
            memmove(s->line, s->line + 1, (size_t)--s->nlines * sizeof s->line[0]);
        s->line[s->nlines++].fact = s->events.fact[i];
        buf_puts(&s->log, " 14:06:10  ");
        ui_fact(&s->log, &viewer, &s->info, &s->events.fact[i]);
        buf_putc(&s->log, '\n');
    }
    s->events.n = 0;
}

void scene_begin(struct scene *s, const struct game_rules *rules, int seats, uint64_t seed,
                 int moves)
{
    struct game_setup setup;
    memset(s, 0, sizeof *s);
    s->rules = rules;
    game_setup_defaults(rules, seats, &setup);
    game_setup_seed(&setup, seed);
    describe(s, &setup);
    rules->start(s->state, &setup, &s->events, NULL);
    log_events(s);
    while (moves-- > 0)
        scene_move(s);
}

void scene_moment(struct scene *s)
{
    static const char position[] = "hand 1: R1 R2\nhand 2: G1 G2 G3 G4\nhand 3: B1\n"
                                   "hand 4: Y+2 R9 J+4 GS R3 YV B5\npile: R5 G+2 Y+2\n"
                                   "deck: B6 B7 B8 B9 G6 G7\nowed: 4\nturn: 4\n";
    struct game_setup setup;
    char why[200];
    memset(s, 0, sizeof *s);
    s->rules = &last_one_rules;
    game_setup_defaults(s->rules, 4, &setup);
    describe(s, &setup);
    s->rules->set_position(s->state, &setup, position, why, sizeof why);
    buf_puts(&s->log, " 14:06:10  alice plays G+2. bob must pick up 2 or answer.\n"
                      " 14:06:20  [table] carol: sorry kate :)\n");
}

void scene_move(struct scene *s)
{
    struct game_turn turn;
    struct game_move move;
    s->rules->turn(s->state, &turn);
    for (int seat = 1; seat <= s->info.seats && !turn.over; seat++) {
        if ((turn.must >> seat & 1) == 0)
            continue;
        memset(&move, 0, sizeof move);
        s->rules->auto_move(s->state, seat, &move);
        s->rules->apply(s->state, seat, &move, &s->events);
        break;
    }
    log_events(s);
}

void scene_view(struct scene *s, int seat, int columns)
{
    s->viewer = (struct ui_viewer){.person = 100 + seat, .layout = UI_LINE, .columns = columns};
    s->rules->view(s->state, seat, &s->view);
    ui_hand_update(&s->hand, &s->info, &s->view);
}

void scene_draw(struct scene *s, int seat, int columns, int rows, int64_t later,
                struct ui_screen *out)
{
    scene_view(s, seat, columns);
    for (int i = 1; i <= s->info.seats; i++)
        s->info.seat[i].clock_ms = (s->view.must >> i & 1) != 0 ? CLOCK_MS - later : 0;
    out->columns = columns;
    out->rows = rows;
    out->log = s->line;
    out->nlog = s->nlines;
    out->wall_ms = (14 * 60 + 6) * 60000;
    ui_screen_table(out, &s->viewer, &s->info, &s->view, &s->hand, "", false);
}

void scene_end(struct scene *s)
{
    buf_free(&s->log);
}
