/*
 * Scenes. See screen_scene.h.
 */
#include "screen_scene.h"

#include <stdio.h>

#include "cards.h"
#include "position_set.h"
#include "registry.h"

enum {
    CLOCK_MS = 22000,
    MOVE_MS = 3000, /* ms between two moves */
    COLUMNS = 80
};
static const int64_t begins_ms = ((14 * 60 + 6) * 60 + 10) * 1000;

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

/* The facts of the last move, for the seat that looks on, as its session is told them. */
static void log_events(struct scene *s)
{
    struct ui_viewer viewer = {.person = 100 + s->seat, .layout = UI_LINE, .columns = s->columns};
    struct ui_told told = {
        .columns = s->columns, .wall_ms = s->wall_ms, .table = true, .fact = true};
    s->log_end.cells = 0;
    for (int i = 0; i < s->events.n; i++) {
        BUF_LOCAL line = {0};
        if ((s->events.fact[i].audience >> s->seat & 1) == 0)
            continue;
        if (s->nlines == SCENE_LOG)
            memmove(s->line, s->line + 1, (size_t)--s->nlines * sizeof(s->line[0]));
        s->line[s->nlines] = (struct table_log_line){s->wall_ms, s->events.fact[i]};
        s->nlines++;
        ui_fact(&line, &viewer, &s->info, &s->events.fact[i]);
        buf_putc(&line, '\n');
        ui_screen_log(&s->log, &s->log_end, &told, buf_text(&line));
    }
    s->events.n = 0;
    s->wall_ms += MOVE_MS;
}

void scene_begin(struct scene *s, const struct game_rules *rules, int seats, uint64_t seed,
                 int moves)
{
    struct game_setup setup;
    memset(s, 0, sizeof(*s));
    s->rules = rules;
    s->seat = 1;
    s->columns = COLUMNS;
    s->wall_ms = begins_ms;
    game_setup_defaults(rules, seats, &setup);
    game_setup_seed(&setup, seed);
    describe(s, &setup);
    rules->start(s->state, &setup, &s->events);
    log_events(s);
    while (moves-- > 0)
        scene_move(s);
}

void scene_look(struct scene *s, int seat, int columns)
{
    s->seat = seat;
    s->columns = columns;
    s->nlines = 0;
    buf_clear(&s->log);
}

/* Tells that a seat played a card, as a table would have told it. */
static void played(struct scene *s, int seat, card_t card)
{
    struct game_fact *fact = &s->line[s->nlines++].fact;
    while (strcmp(s->rules->facts[fact->kind].name, "play") != 0)
        fact->kind++;
    fact->seat = (uint8_t)seat;
    fact->ncards = 1;
    fact->card[0] = card;
}

void scene_moment(struct scene *s, bool clockwise)
{
    static const char hands[] = "hand 1: R1 R2\nhand 2: G1 G2 G3 G4\nhand 3: B1\n"
                                "hand 4: Y+2 R9 J+4 GS R3 YV B5\npile: R5 G+2 Y+2\n"
                                "deck: B6 B7 B8 B9 G6 G7\nowed: 4\nturn: 4\n";
    char position[sizeof(hands) + 20];
    snprintf(position, sizeof(position), "%sdirection: %s\n", hands, clockwise ? "cw" : "ccw");
    struct game_setup setup;
    char why[200];
    memset(s, 0, sizeof(*s));
    s->rules = &last_one_rules;
    game_setup_defaults(s->rules, 4, &setup);
    describe(s, &setup);
    position_set(s->rules, s->state, &setup, position, why, sizeof(why));
    int before = clockwise ? 3 : 1;
    played(s, 2, card_colored(COLOR_GREEN, FACE_PICK_UP));
    played(s, before, card_colored(COLOR_YELLOW, FACE_PICK_UP));
    buf_printf(&s->log,
               " 14:06:10  bob plays G+2. %s must pick up 2 or answer.\n"
               " 14:06:20  [table] carol: sorry kate :)\n",
               s->info.seat_name[before]);
}

bool scene_move(struct scene *s)
{
    struct game_turn turn;
    struct game_move move;
    s->rules->turn(s->state, &turn);
    for (int seat = 1; seat <= s->info.seats && !turn.over; seat++) {
        if ((turn.must >> seat & 1) == 0)
            continue;
        memset(&move, 0, sizeof(move));
        s->rules->auto_move(s->state, seat, &move);
        s->rules->apply(s->state, seat, &move, &s->events);
        break;
    }
    log_events(s);
    return !turn.over;
}

bool scene_any_move(struct scene *s, uint64_t *random)
{
    enum { MOVES = 512 };
    static struct game_move move[MOVES];
    struct game_turn turn;
    s->rules->turn(s->state, &turn);
    for (int seat = 1; seat <= s->info.seats && !turn.over; seat++) {
        if ((turn.must >> seat & 1) == 0)
            continue;
        int n = s->rules->legal(s->state, seat, move, MOVES);
        *random = *random * 6364136223846793005ULL + 1442695040888963407ULL;
        s->rules->apply(s->state, seat, &move[(*random >> 33) % (unsigned)(n < MOVES ? n : MOVES)],
                        &s->events);
        break;
    }
    log_events(s);
    return !turn.over;
}

void scene_view(struct scene *s, int seat, int columns)
{
    s->viewer = (struct ui_viewer){.person = 100 + seat, .layout = UI_LINE, .columns = columns};
    s->rules->view(s->state, seat, &s->view);
    ui_hand_update(&s->hand, &s->info, &s->view, NULL);
    s->seen = (struct ui_sight){&s->viewer, &s->info, &s->view, &s->hand};
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
    ui_screen_table(out, &s->seen, "", false);
}

void scene_motions(const struct scene *s, const struct ui_screen *rows, struct frame *frame)
{
    struct ui_screen at = *rows;
    struct ui_motion motion[UI_MOTIONS];
    at.wall_ms = s->wall_ms - MOVE_MS;
    int n = ui_screen_motions(&at, s->rules, at.wall_ms - 1, motion, UI_MOTIONS);
    for (int i = 0; i < n; i++) {
        struct frame_motion way = {motion[i].row, motion[i].column, motion[i].to_row,
                                   motion[i].to_column, motion[i].steps};
        frame_motion(frame, &way, motion[i].text, strlen(motion[i].text));
    }
}

void scene_end(struct scene *s)
{
    buf_free(&s->log);
}
