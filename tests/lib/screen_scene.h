/*
 * Screens of the lobby and of a table of each game in the middle of play: for the golden screens
 * and for the benchmark of screens.
 */
#pragma once

#include "frame.h"
#include "ui_screen.h"

enum { SCENE_LOG = 24 };
struct frame;
struct scene {
    const struct game_rules *rules;
    _Alignas(max_align_t) uint8_t state[GAME_STATE_MAX];
    struct game_events events;
    struct game_view view;
    struct table_info info;
    struct ui_viewer viewer;
    struct ui_hand hand;
    struct ui_sight seen;                  /* what scene_view filled in */
    struct table_log_line line[SCENE_LOG]; /* the latest facts, for the seat that looks on */
    int nlines;
    int seat, columns; /* who looks on, and how wide their screen is */
    int64_t wall_ms;   /* the time of the next move */
    struct ui_log_end log_end;
    struct buf log; /* what happened since the log was last emptied */
};

/* Starts a game with this many seats and this seed, and plays `moves` automatic moves. */
void scene_begin(struct scene *scene, const struct game_rules *rules, int seats, uint64_t seed,
                 int moves);
/* Makes another seat the one that looks on (at first it is seat 1, in 80 columns). Facts from here
 * on are told to that seat. */
void scene_look(struct scene *scene, int seat, int columns);
/* The mock-up of Last One in doc/ux.md: four seats, and the last one has to answer two cards +2. */
void scene_moment(struct scene *scene, bool clockwise);
/* Makes the automatic move of a seat that must move. False: the game is over. */
bool scene_move(struct scene *scene);
/* Makes one legal move, drawn at random. */
bool scene_any_move(struct scene *scene, uint64_t *random);
/* Fills in viewer, view and hand with what a seat sees. */
void scene_view(struct scene *scene, int seat, int columns);
/* Draws the rows as the seat sees them, 22 seconds and `later` ms before its time is up. */
void scene_draw(struct scene *scene, int seat, int columns, int rows, int64_t later,
                struct ui_screen *out);
/* Begins to show in motion what the last move told, on the rows that scene_draw made. */
void scene_motions(const struct scene *scene, const struct ui_screen *rows, struct frame *frame);
void scene_end(struct scene *scene);
