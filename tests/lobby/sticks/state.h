/*
 * What the files of Sticks share.
 */
#pragma once

#include "cards.h"
#include "engine.h"
#include "picture.h"
#include "sticks.h"

enum { STICKS_SEATS = 4, STICKS_MOST = 3 /* that are taken at once */ };
enum { FACT_TAKE, FACT_FEW, FACT_WIN, FACT_LEFT, FACT_NOW, STICKS_FACTS };

struct sticks {
    uint8_t seats, turn, heap, winner; /* winner: 0 while it is played */
    uint16_t playing, had;
    uint8_t taken[STICKS_SEATS + 1];
    uint32_t serial;
};

/* What game_view.detail holds. */
struct sticks_detail {
    uint8_t heap;
    uint8_t taken[STICKS_SEATS + 1]; /* by each seat */
};

/* ---- rules.c ---- */
int sticks_legal(const void *st, int seat, struct game_move *out, int cap);
void sticks_start(void *st, const struct game_setup *setup, struct game_events *ev);

/* ---- view.c ---- */
extern const struct game_fact_kind sticks_facts[];
void sticks_view(const void *st, int viewer, struct game_view *out);
void sticks_resample(void *dst, const void *st, int seat, struct rng *rng);

/* ---- text.c ---- */
extern const struct game_lesson sticks_lessons[];
enum game_code sticks_parse(const void *st, int seat, const char *text, struct game_move *out);
int sticks_format(const void *st, int seat, const struct game_move *move, char *out, size_t cap);
int sticks_position(const void *st, char *out, size_t cap);
void sticks_explain(const void *st, int seat, const struct game_move *move, enum game_code code,
                    char *out, size_t cap);

/* ---- bot.c ---- */
int sticks_bot(const struct game_view *view, const struct game_move *legal, int nlegal, int level,
               struct rng *rng);

/* ---- picture.c ---- */
extern const struct game_picture sticks_picture;
