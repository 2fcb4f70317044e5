/*
 * How a game looks where it differs from other games. A game may have a picture beside its rules:
 * its board, who is ahead, the words that can be typed, and questions that its players ask. For all
 * that the picture leaves out, lobby/ui draws the view as for every game. A picture reads nothing
 * but the view, so it shows nobody more than they may see. It writes styled text (style.h) in the
 * current language (tr), and ends each line with '\n'.
 */
#pragma once

#include "buf.h"
#include "canvas.h"
#include "game.h"

/* Where something is drawn: its first row and column, and its size. `rows` 0: it is not shown. */
struct scene_spot {
    int row, column, rows, columns;
};
struct scene_places {
    struct scene_spot seat[GAME_SEATS_MAX + 1], pile, deck;
};

/* What is drawn, and for whom. */
struct game_scene {
    const struct game_rules *rules;
    const struct game_view *view;
    bool plain;  /* read aloud: cards in words, no symbols, one fact a line */
    int self;    /* the seat of whoever looks; 0: none, as where a replay shows another's view */
    int columns; /* of the terminal */
    const char *name[GAME_SEATS_MAX + 1]; /* of each seat of the view */
    /* "out" or "left" for a seat that plays no more; else NULL */
    const char *gone[GAME_SEATS_MAX + 1];
    /* On a screen: the latest facts, oldest first. They say who played what; a view does not.
     */
    const struct game_fact *const *told;
    int ntold;
    /* On a screen: the board says here where it has drawn these, rows counted from its first. */
    struct scene_places *places;
};

/* A question that players and spectators ask about the game by a word of its own. */
struct game_question {
    const char *name, *aliases; /* aliases: separated by blanks; NULL: none */
    bool asks_card;             /* the name of a card follows the word */
    const char *help;           /* one line, which begins with the game's title */
    /* Appends the answer. `text` is what the player typed after the word, "" if nothing. */
    void (*answer)(struct buf *out, const struct game_scene *scene, const char *text);
};

/* A floor and what lies on it, in mm, as the viewer sees it: x from the left wall, y from the
 * viewer's own wall. */
enum { PICTURE_FLOOR_CARDS = 64 };
struct picture_floor {
    int width, length;
    bool turned; /* cells are named from the other corner */
    bool hit;    /* where the last throw landed is known: hit_x, hit_y */
    int hit_x, hit_y;
    int n;
    struct {
        const char *name; /* as it is typed; static */
        int x, y;
        bool own, captive; /* `own`: it is on the viewer's side; `captive`: it does not have that
                              side's colour */
    } card[PICTURE_FLOOR_CARDS];
};

/* Where a member is 0 or NULL, lobby/ui does what it does for other games. */
struct game_picture {
    /* The cards lie spread out: none lies on top of another, none is played by its number in the
     * hand, and the board, if there is one, shows the hand too. Only in such a game does the room
     * place cards for a player (MOVE_PLACE) at the start of a turn. */
    bool spread;
    /* When the table is read aloud, the pile's top card and its size are told, because a player who
     * cannot play picks the pile up. */
    bool pile_counts;
    /* The statuses say what can be played. So a turn that is read aloud does not repeat the top
     * card, which was told when it was played. */
    bool matches_told;
    int columns; /* columns that a terminal needs for `board` */
    int rows;    /* rows of `board` if it uses all the rows there are; else 0 */
    const struct game_question *questions; /* ends with a NULL name */

    /* Whether a list of the zones in words tells this one. `counted`: only the number of its cards
     * is shown. */
    bool (*tells)(const struct game_view_zone *zone, bool counted);
    /* Writes who is ahead, in at most `cells` cells; if it is read aloud, in a sentence of any
     * length. Returns how many cells it took. */
    int (*score)(struct buf *out, const struct game_scene *scene, int cells);
    /* Writes what lies on the table as rows of text, which replace the zones. */
    void (*lines)(struct buf *out, const struct game_scene *scene);
    /* If the table is read aloud: writes what comes after the zones. */
    void (*aloud)(struct buf *out, const struct game_scene *scene);
    /* On a screen: draws what lies on the table in at most `room` rows. False: there is too little
     * room, and nothing was written. */
    bool (*board)(struct buf *out, const struct game_scene *scene, int room);
    /* How many of `room` rows the board uses. On a small screen it gets these before a second row
     * of statuses is shown. */
    int (*keeps)(const struct game_view *view, int room);
    /* On a screen: writes two rows that say more than the statuses, which they replace. False:
     * there is nothing to say, and nothing was written. */
    bool (*banner)(struct buf *out, const struct game_scene *scene);
    /* Guesses a seat's chance to win from here, in thousandths, for the turning point of a game
     * (moment.h). NULL: the guess follows from how many cards each seat still has to get rid of. */
    int (*chance)(const struct game_view *view, int seat);
    /* Writes what the viewer can type now, one hint a line. These replace the hints of cards and
     * verbs. */
    void (*hints)(struct buf *out, const struct game_view *view);
    /* Fills in the floor, for clients that draw it themselves. */
    void (*floor)(const struct game_view *view, struct picture_floor *out);
    /* Writes a move that the viewer can make now, for `{move}` in a lesson. False: there is none,
     * and nothing was written. */
    bool (*example)(struct buf *out, const struct game_view *view);
};

/* Writes the options of a game in people's words, "pairs, 600 turns at most"; nothing if all of
 * them go without saying. */
void picture_put_terms(struct buf *out, const struct game_rules *rules,
                       const struct game_setup *setup);

enum { CARD_CELLS = 3 };    /* of a card's short name, at most; JOKER alone is longer */
enum { SCENE_NARROW = 60 }; /* on screens of fewer columns texts are shorter */

/* Writes a card: a coloured short name, or words. */
void picture_put_card(struct buf *out, bool plain, card_t card);
/* Writes several cards, separated as suits the screen or reading aloud. */
void picture_put_cards(struct buf *out, bool plain, const card_t *card, int n);
/* Writes `name`, which names the card, on the colour of the card's face. */
void picture_put_face(struct buf *out, card_t card, const char *name);

/* A card's face in a canvas: a frame with rounded corners, and inside it the card's short name on
 * its colour. One of FACE_LOW rows has a single row inside. */
enum { FACE_COLUMNS = 5, FACE_ROWS = 4, FACE_LOW = 3 };
struct face {
    int row, column;   /* of its upper left corner */
    int rows, columns; /* FACE_LOW and FACE_COLUMNS, or more */
    char frame;        /* the letter of the frame's style; 0: none */
};
/* Draws a card. CARD_HIDDEN: its back; CARD_NONE: an empty place. */
void picture_draw_face(struct canvas *canvas, const struct face *face, card_t card);

/* Writes a suit or a colour in words, in its own colour. */
void picture_put_choice(struct buf *out, const struct game_rules *rules, uint8_t choice);

/* For reading aloud: writes how many cards lie in a place, "pile: 4 cards.". `name` is the English
 * name of the place, marked with N_. */
void picture_put_count(struct buf *out, const char *name, int count);

/* The seats in the order of play, each once, from the viewer's on (for a spectator, from seat 1).
 * Returns how many. */
int view_order(const struct game_view *view, int order[GAME_SEATS_MAX]);
/* The seat whose turn it is: the viewer's if the viewer must move, else the first that must; 0: it
 * is nobody's turn. */
int view_turn(const struct game_view *view);
/* The question with this name that the game answers; NULL: there is none. */
const struct game_question *picture_question(const struct game_rules *rules, const char *name);
/* Whether a seat must move. Seat 0, a spectator, never must. */
static inline bool view_must(const struct game_view *view, int seat)
{
    return seat != 0 && (view->must >> seat & 1) != 0;
}
