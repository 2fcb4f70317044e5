/*
 * Words and blocks for one viewer: notices, facts of a game, the table, the hand. There are two
 * layouts, made from the same view of the game: line (scrolling lines, a compact block at each
 * turn) and plain (one fact on each line, no symbols). A function that writes appends styled text
 * (style.h) to a buffer. Unless its comment says otherwise, each line ends with '\n'.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"
#include "game.h"
#include "span.h"
#include "table.h"

enum ui_layout { UI_LINE, UI_PLAIN };

/* What a player who plays with single keys has chosen in the hand, by numbers of cards. */
struct ui_picks {
    int cursor;                            /* the card under the cursor; 0: none */
    uint8_t marked[GAME_HAND_MAX / 8 + 1]; /* bit n % 8 of byte n / 8: card n */
};

/* Which single keys play now. UI_KEYS_CURSOR: cursor keys, Enter and Tab. UI_KEYS_ALL: these and
 * characters. */
enum ui_keys { UI_KEYS_NONE, UI_KEYS_CURSOR, UI_KEYS_ALL };

/* The person for whom something is put into words. */
struct ui_viewer {
    int64_t person;
    enum ui_layout layout;
    int columns; /* of the screen, for lists */
    /* the name that is "you" even at a table where the viewer does not sit; NULL: none */
    const char *name;
    /* the moves that complete one that was refused, which lacked a suit, a colour or a seat */
    const struct game_move *answer;
    int nanswers;
    /* a play that leaves the viewer one card and says so (tables_last); NULL: there is none */
    const struct game_move *last;
    bool turns;                   /* the plain layout also says when it is somebody else's turn */
    const struct ui_picks *picks; /* NULL: nothing is chosen */
    enum ui_keys keys;            /* which keys the hint of a screen names */
};

/* The hand as it is shown: sorted by colour, suit or value, and frozen from the start of the
 * viewer's turn to its end, so that a number typed in haste means what the viewer saw (doc/ux.md
 * section 3). Begins as all zeros; each session has one. */
struct ui_hand {
    int32_t table;
    int64_t game;
    uint32_t serial; /* of the turn */
    uint8_t n;
    card_t card[GAME_HAND_MAX]; /* by number - 1 */
};
/* A table as somebody sees it. */
struct ui_sight {
    const struct ui_viewer *viewer;
    const struct table_info *info;
    const struct game_view *view; /* NULL: there is no game */
    const struct ui_hand *hand;
};
/* Brings `hand` up to date with a view of the game, and sorts it. In two cases it keeps its order:
 * after the first call in a turn of the viewer, until that turn ends, and at a frozen table. Then
 * cards that are gone are removed, and new ones come last. `sort`: "suit" or "value", where the
 * game's hands can be sorted both ways; NULL: "value". */
void ui_hand_update(struct ui_hand *hand, const struct table_info *info,
                    const struct game_view *view, const char *sort);
/* Copies a typed move to `out` and turns the numbers of the hand in it into cards, if it begins
 * with a number, a card or a verb that takes cards, such as `play`. Puts `play` before a number at
 * its start. After `to`, a number is a seat. Returns NULL, or a sentence, which may be in `why`: if
 * there is no such number, or if `out` has no room for the move. */
const char *ui_hand_cards(const struct ui_hand *hand, const char *typed, char *out, size_t cap,
                          char *why, size_t whycap);

/* Writes a notice as one line; nothing if this viewer need not be told. `info`: its table; NULL:
 * the table is gone. */
void ui_notice(struct buf *out, const struct ui_viewer *viewer, const struct notice *notice,
               const struct table_info *info);
/* Writes the answer to `hint`, without a line end: good moves, and how often each of them wins. */
void ui_advice(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
               const struct ui_hand *hand, const struct notice_hint *hint);
/* Writes a move, as game_typed writes it, in the words of people: "j+4 yellow", in the plain
 * layout "joker plus 4 yellow". Lives to keep are named by their numbers in `hand`, or, if `hand`
 * is NULL, by the names of the cards. */
void ui_typed(struct buf *out, const struct ui_viewer *viewer, const struct game_rules *rules,
              const struct ui_hand *hand, const char *move);
/* Writes a fact of a game as a sentence, as this viewer may be told it, without a line end. */
void ui_fact(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
             const struct game_fact *fact);
/* Writes the table as it stands: the block at the start of a turn, which `look` shows, too.
 * Before a game: seats, terms, who is ready. */
void ui_table(struct buf *out, const struct ui_sight *s);
/* Writes what the viewer is told at their turn without asking. In the plain layout that is only
 * what this move needs, else the table and what can be typed. `again`: it was their turn before,
 * too. */
void ui_turn(struct buf *out, const struct ui_sight *s, bool again);
/* Writes a position of a replay, without the table, the clock and what can be typed. */
void ui_replay(struct buf *out, const struct ui_sight *s);
/* Writes the answer of the game's picture to the question with this name. `text` is what was typed
 * after the name. False: the picture has no such question, and nothing was written. */
bool ui_question(struct buf *out, const struct ui_sight *s, const char *name, const char *text);
/* Writes the end of a game in about three sentences, one on each line: who won and how, in which
 * places the others finish and what they hold, and what the game was worth. For a cancelled or
 * void game it is one sentence. */
void ui_result(struct buf *out, const struct ui_viewer *viewer, const struct table_result *result);
/* Writes a rating into `out` as people are shown it (RT-D12), and returns its text: "1312",
 * "1043?". */
const char *ui_rating(struct span_text *out, int rating, bool provisional);
/* The text of a rating, for an argument of a formatting function. Valid until the end of the
 * enclosing block. */
#define UI_RATING(rating, provisional) ui_rating(&(struct span_text){{0}}, (rating), (provisional))
/* Writes what can be typed after a game, as one line. */
void ui_result_hint(struct buf *out, const struct ui_viewer *viewer,
                    const struct table_result *result);
/* Whether a play can begin with a card of this kind now. */
bool ui_hand_playable(const struct game_view *view, card_t card);
/* Whether the viewer could play any card now. */
bool ui_some_playable(const struct game_view *view);
/* Writes the numbered hand; playable cards are marked. */
void ui_hand_lines(struct buf *out, const struct ui_sight *s);
/* Writes, as a sentence without a line end, that the staff has frozen the table, and why. */
void ui_frozen(struct buf *out, const struct table_info *info);
/* Writes sentences about what is urgent or what the viewer can do: the statuses of the game, one a
 * line; before a game, whom the table waits for. */
void ui_now(struct buf *out, const struct ui_sight *s);
/* Writes what can be typed now, as one line. */
void ui_hint(struct buf *out, const struct ui_sight *s);
/* Something that can be typed now. */
struct ui_choice {
    /* What is typed. If the hint names several lines by one word, they stand here with bars between
     * them. A line that ends with a blank needs cards or words after it. */
    char line[80];
    char shown[96]; /* how the hint shows it to this viewer */
    bool always;    /* it can be typed at any time of the game */
    bool answer;    /* it completes the move that lacked a suit, a colour or a seat */
    bool refused;   /* the hint leaves it out: it is not possible now, as `why` says in English */
    const char *why;
    char caption[64]; /* what a button says; "": what its line says */
};
enum { UI_CHOICES = 24 };
struct ui_choices {
    int n;
    struct ui_choice choice[UI_CHOICES];
};
/* Adds a choice and returns it, so that the caller can fill in more. `shown` NULL: it is shown as
 * it is typed. If there is no room, it replaces the last choice. */
struct ui_choice *ui_choice_add(struct ui_choices *choices, const char *line, const char *shown);
/* Lists what can be typed at a table now, in the order of the hint. */
void ui_choices(struct ui_choices *out, const struct ui_sight *s);
/* Writes what can be typed now, as it is typed, each in a line of its own. */
void ui_typed_now(struct buf *out, const struct ui_sight *s);
/* Writes the latest facts, with their times. */
void ui_log(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
            const struct table_log_line *line, int n);

enum { UI_BOT_LEVELS = 3 }; /* easy, medium, hard */
/* The word for a level, in the language that is spoken. */
const char *ui_bot_level(int level);
/* The level of a bot that somebody typed: the English word, the word in the viewer's language,
 * or a number. Anything else gives a number that is not a level. */
int ui_bot_level_of(const char *word);
/* Writes a table's terms in a few words: "ranked, bet 50", "friendly", "not ranked: same
 * address". */
void ui_terms(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info);
/* Writes "Table 3 of round 2 of cup 7", a sentence without its full stop. */
void ui_cup_at(struct buf *out, const struct store_cup_at *at);
/* Writes what ui_terms writes, and the options of the game and its clock: "ranked, bet 50, pairs,
 * 600 turns at most, 30 seconds a turn". */
void ui_terms_whole(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info);
/* Writes a move that was typed: its cards as this viewer sees them, and "play" before them if it
 * was left out. */
void ui_typed_move(struct buf *out, const struct ui_viewer *viewer, const struct game_rules *rules,
                   const char *text);
/* Wraps text at blanks into rows of at most `columns` cells, each indented by a cell; 0: one row,
 * which is not indented. Each row has the style ("": none). Returns how many rows there are. It is
 * for rows of a screen, which nothing else wraps. */
int ui_wrapped(struct buf *out, const char *text, size_t len, int columns, const char *style);
/* How many lines a text has, counted by their ends. */
int ui_lines(const struct buf *text);
/* The offset where line `line` (from 0) of a text begins; without such a line, the text's length.
 */
size_t ui_line_at(const struct buf *text, int line);
/* How many cells the first `len` bytes of a styled text take; style marks take none. */
int ui_cells_of(const char *text, size_t len);
/* How many of the first `len` bytes of a styled text fit into `cells`. */
size_t ui_cell_fitting(const char *text, size_t len, int cells);
/* Writes a duration into `duration` and returns its text: "3 days", "12 min", "20 seconds". */
const char *ui_duration(struct span_text *duration, int64_t ms);
/* The text of a duration, for an argument of a formatting function. Valid until the end of the
 * enclosing block. */
#define UI_DURATION(ms) ui_duration(&(struct span_text){{0}}, (ms))
/* How many ms a seat has left of its turn. 0: no clock runs for it, or the viewer may not know,
 * because they watch the game late. */
int64_t ui_turn_left(const struct table_info *info, const struct game_view *view, int seat);
/* Writes a time of day in UTC: "14:02". */
void ui_clock(struct buf *out, int64_t wall_ms);
