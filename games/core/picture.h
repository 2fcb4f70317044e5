/*
 * How a game looks where it looks unlike the others. A game may bring a picture beside its rules:
 * its board, who is ahead, the words that can be typed, and questions that its players ask. What it
 * does not bring lobby/ui draws from the view, as for every game. A picture reads nothing but the
 * view, so it shows nobody more than they may see. What it writes is styled text (style.h) in the
 * language spoken (tr), each line ended by '\n'.
 */
#ifndef GAMES_CORE_PICTURE_H
#define GAMES_CORE_PICTURE_H

#include "buf.h"
#include "game.h"

/* What is drawn, and for whom. */
struct game_scene {
    const struct game_rules *rules;
    const struct game_view *view;
    bool plain;  /* read aloud: cards in words, no symbols, one fact a line */
    int columns; /* of the terminal */
    const char *name[GAME_SEATS_MAX + 1]; /* of each seat of the view */
    const char
        *gone[GAME_SEATS_MAX + 1]; /* "out", "left" of a seat that plays no more; else NULL */
    /* On a screen what happened last, oldest first: who played what, which no view has. */
    const struct game_fact *const *told;
    int ntold;
};

/* A question that players and spectators ask about the game by a word of its own. */
struct game_question {
    const char *name, *aliases; /* aliases: blank separated, NULL: none */
    bool asks_card;             /* the name of a card follows it */
    const char *help;           /* one line, which begins with the game's title */
    /* Appends the answer. `text` is what followed, as it was typed; "" where nothing does. */
    void (*answer)(struct buf *out, const struct game_scene *scene, const char *text);
};

/* All zero is what most games are; each function may be NULL. */
struct game_picture {
    /* The cards lie spread out: none lies on top of the others, none in a hand is played by its
     * number, and the board, where there is one, shows the hand too. */
    bool spread;
    /* Read aloud, the pile is told by its top card and by how many it has: who cannot play picks
     * it up. */
    bool pile_counts;
    int columns;                           /* of a terminal that `board` needs */
    int rows;                              /* that it fills, where it takes all there are; else 0 */
    const struct game_question *questions; /* ends with a NULL name */

    /* Whether what lies in this zone is told in words. `counted`: how many cards, and not which. */
    bool (*tells)(const struct game_view_zone *zone, bool counted);
    /* Who is ahead, in at most so many cells; read aloud a sentence of any length. Returns the
     * cells that it took. */
    int (*score)(struct buf *out, const struct game_scene *scene, int cells);
    /* What lies on the table, in rows of text, in place of the zones. */
    void (*lines)(struct buf *out, const struct game_scene *scene);
    /* Read aloud: what follows the zones. */
    void (*aloud)(struct buf *out, const struct game_scene *scene);
    /* On a screen: what lies there as a picture of at most `room` rows. False: there is too little
     * room, and nothing was written. */
    bool (*board)(struct buf *out, const struct game_scene *scene, int room);
    /* So many of these `room` rows are the board's rather than a second sentence's on what holds
     * now. */
    int (*keeps)(const struct game_view *view, int room);
    /* On a screen: two rows that say more than what holds now, in place of it. False: there is
     * nothing of the kind, and nothing was written. */
    bool (*banner)(struct buf *out, const struct game_scene *scene);
    /* What the viewer can type now, a line for each; in place of cards and verbs. */
    void (*hints)(struct buf *out, const struct game_view *view);
};

enum { CARD_CELLS = 3 };    /* of a card's short name, at most */
enum { SCENE_NARROW = 60 }; /* columns below which what is said is shorter */

/* A card: a coloured short name, or words. */
void card_put(struct buf *out, const struct game_rules *rules, bool plain, card_t card);
/* Several, separated as it is shown or read aloud. */
void cards_put(struct buf *out, const struct game_rules *rules, bool plain, const card_t *card,
               int n);
static inline void scene_card(struct buf *out, const struct game_scene *scene, card_t card)
{
    card_put(out, scene->rules, scene->plain, card);
}
static inline void scene_cards(struct buf *out, const struct game_scene *scene, const card_t *card,
                               int n)
{
    cards_put(out, scene->rules, scene->plain, card, n);
}

/* Read aloud: how many cards lie in a place whose name is marked for translation, "pile: 4 cards."
 */
void count_put(struct buf *out, const char *name, int count);

/* The seats in the order of play, each once, the viewer's first, for a spectator seat 1. Returns
 * how many. */
int view_order(const struct game_view *view, int order[GAME_SEATS_MAX]);
/* Whose turn it is: the viewer's own seat where several must move at once; 0: nobody's. */
int view_turn(const struct game_view *view);
/* Whether a seat must move; 0, a spectator, never must. */
static inline bool view_must(const struct game_view *view, int seat)
{
    return seat != 0 && (view->must >> seat & 1) != 0;
}

#endif
