/*
 * The screen layout (doc/ux.md section 3): rows for the top and the bottom of a screen, made anew
 * for each size from the same view as the other layouts. Between them the door shows the log; the
 * bottom row belongs to the input line.
 */
#pragma once

#include "picture.h"
#include "ui.h"

/* Below this a terminal gets the line layout. */
enum { UI_SCREEN_COLUMNS = 40, UI_SCREEN_ROWS = 15 };

/* Where things are on the screen, rows and columns counted from 0. */
struct ui_places {
    struct scene_places table;
    struct scene_spot hand[GAME_HAND_MAX]; /* by number - 1; a card may cover the one before it */
};

struct ui_screen {
    int columns, rows; /* of the terminal */
    int64_t wall_ms;   /* the time of day that is shown */
    /* What a table told last, oldest first: who played what. A view of the game does not show
     * that. */
    const struct table_log_line *log;
    int nlog;
    struct buf top, bottom;
    struct buf left_out;     /* sentences about the end of a game that have no room above the log */
    struct ui_places places; /* of a table in play, as it was last drawn */
};
void ui_screen_free(struct ui_screen *screen);

/* Draws a table, before, during and after a game. `queued` is the move that waits for the viewer's
 * turn; "": none. `paged`: a page is shown in place of the table, so only the header and what can
 * be typed are drawn. */
void ui_screen_table(struct ui_screen *screen, const struct ui_sight *s, const char *queued,
                     bool paged);

/* What lies at a cell of a screen. */
struct ui_click {
    enum ui_click_kind { UI_CLICK_NOTHING, UI_CLICK_CARD, UI_CLICK_DECK, UI_CLICK_WORDS } kind;
    int number;     /* UI_CLICK_CARD: the card's number in the hand */
    char words[96]; /* UI_CLICK_WORDS: what can be typed, as it is shown */
    int cell;       /* in these words, from 0 */
};
/* Finds what lies at a cell, from 0, of a screen that was drawn with a hand of `cards` cards. */
void ui_screen_click(const struct ui_screen *screen, int cards, int column, int row,
                     struct ui_click *out);

/* A short text that moves from one cell of a screen to another, in so many drawings. */
struct ui_motion {
    int16_t row, column, to_row, to_column;
    uint8_t steps;
    char text[64]; /* styled */
};
enum { UI_MOTIONS = 2 };
/* Finds what moves after ui_screen_table, for the newest facts of screen->log that came after
 * `since_ms` and within the last second, at most `most`. Returns how many. A played card goes
 * from its seat to the pile, and cards that are picked up go to their seat; everything else is
 * shown in its place for a moment. */
int ui_screen_motions(const struct ui_screen *screen, const struct game_rules *rules,
                      int64_t since_ms, struct ui_motion *out, int most);

/* On a screen that hides the table, says above what can be typed that it is the viewer's turn,
 * and how many ms are left of it (0: no clock runs). */
void ui_screen_turn(struct ui_screen *screen, int64_t left);
/* The same for the vote about a leaver; `name` NULL: about several. */
void ui_screen_vote(struct ui_screen *screen, const char *name);
/* The same for a line that `yes` carries out. */
void ui_screen_confirm(struct ui_screen *screen, const char *line);
/* The same for a challenge or an invitation to a table of this game on these terms. */
void ui_screen_offer(struct ui_screen *screen, const char *name, bool challenge, const char *title,
                     const char *terms);

/* The same for a table that is forming: with whom, whether the viewer has said `yes`, and how
 * many seconds are left. */
void ui_screen_forming(struct ui_screen *screen, const char *title, const char *others, bool said,
                       int seconds);

/* How a game ended, with the log below it. `xp`, `chips`: what the viewer has now. `counts`: the
 * viewer has an account, and so has XP and chips. */
struct ui_result_own {
    bool counts;
    int64_t xp, chips;
    const char *note; /* one more sentence; NULL or "": none */
};
void ui_screen_result(struct ui_screen *screen, const struct ui_viewer *viewer,
                      const struct table_result *result, const struct ui_result_own *own);

/* While the room asks something, such as a password: shows what can be typed as the answer in place
 * of what can be typed otherwise. */
void ui_screen_asked(struct ui_screen *screen);

/* A position of a game that is over, in a replay. `title` is the header's row without its line
 * end; `told` has the lines of what the step did; `hint` is what can be typed. What the step did is
 * shown from row `at` on; `rows` is set to how many rows of it are seen, `more` to whether others
 * come after them. */
struct ui_replayed {
    const char *title, *told, *hint;
    int at, rows;
    bool more;
};
void ui_screen_replay(struct ui_screen *screen, const struct ui_sight *s,
                      struct ui_replayed *replayed);

/* Remembers how a screen's log ends, for the line that comes next. All zeros: an empty log. */
struct ui_log_end {
    int64_t second[2]; /* the time that was shown last, for events and for talk */
    int cells;         /* the width of the last line if a fact may continue it, else 0 */
};
/* What to add to the log, and how. */
struct ui_told {
    int columns;
    int64_t wall_ms;
    bool table;   /* at a table: times have seconds, and the same time is not shown twice */
    bool stamped; /* each line already begins with a time of day */
    bool aside;   /* it is talk: STYLE_ASIDE */
    bool pin;     /* talk that may be kept in sight: STYLE_PIN */
    bool keep;    /* it stays in sight until it is read: STYLE_KEEP */
    bool fact;    /* it is a fact of a game: continues the line of the fact before it if there is
                     room */
};
/* Whether a table's screen of so many columns always shows what this fact tells, so that its log
 * need not. */
bool ui_screen_shows(int columns, const struct table_info *info, const struct game_fact *fact);
/* How many columns the words of a table's log have at least, on a screen of this width. */
int ui_screen_log_room(int columns);
/* Appends lines to a screen's log. Each ends with \n, as the given lines do. */
void ui_screen_log(struct buf *out, struct ui_log_end *end, const struct ui_told *told,
                   const char *lines);

/* What the lobby's screen shows to everybody alike. */
enum { UI_HOME_TABLES = 24, UI_HOME_PEOPLE = 24 };
enum ui_home_where {
    UI_HOME_LOBBY,
    UI_HOME_IDLE,
    UI_HOME_WATCHING,
    UI_HOME_PLAYING,
    UI_HOME_TABLE,
    UI_HOME_AWAY
};
struct ui_home {
    int people, tables, playing; /* people online, tables, tables in play */
    int players, bots;           /* at tables in play */
    int watched;                 /* a table in play that can be watched; 0: none */
    int nwaiting;                /* how many of the listed tables wait for players */
    struct ui_home_table {
        int number;
        const char *title;
        bool competitive;
        int64_t bet;
        char names[96];
        bool seek;                                     /* it is a seek; else it is a table */
        int more;                                      /* how many other games the seek is for */
        char kicked[TABLE_KICKED_MAX][TABLE_NAME_MAX]; /* of a table, as in struct table_info */
        char waits[TABLE_NAME_MAX]; /* the first person who waits there, or who seeks */
    } waiting[UI_HOME_TABLES];
    int nperson;
    struct ui_home_person {
        char name[TABLE_NAME_MAX];
        enum ui_home_where where;
        int idle;          /* minutes */
        int needs;         /* how many players a waiting table still needs */
        int32_t table;     /* the table where they are; 0: they are in the lobby */
        const char *title; /* the title of the table's game */
    } person[UI_HOME_PEOPLE];
};
/* How the viewer stands with the deal of the day. */
enum ui_home_deal {
    UI_HOME_DEAL_NONE,  /* it cannot be played */
    UI_HOME_DEAL_GUEST, /* it can be played, but counts for nothing */
    UI_HOME_DEAL_OPEN,  /* not played yet */
    UI_HOME_DEAL_BEGUN,
    UI_HOME_DEAL_PLAYED
};
/* The person who looks at the screen. A guest has no figures. Somebody with friends sees which
 * of them are online, `friends` in number; others (-1) see everybody who is online. */
struct cup;
struct ui_home_viewer {
    const char *name;
    bool guest;
    int64_t xp, chips;
    int friends;
    const struct ui_home_person *friend_on;
    /* They are new here: a number picks a lesson, else a game to play. `learned`: bit
     * i says that they had the lesson of game_registry[i]. `news`: the line of the day, or "". */
    bool newcomer;
    unsigned learned;
    const char *news;
    const struct cup *cup; /* a cup that they are in, or the next one for everybody; NULL: none */
    bool in_cup;
    int parked; /* the table of a game with bots that they were called away from; 0: none */
    enum ui_home_deal deal;
    const char *deal_title; /* of the game of the deal of the day */
    char deal_place[48];    /* UI_HOME_DEAL_PLAYED: "2nd of 41"; "": the try has no place */
};
/* Draws the lobby: the lists of who waits and who is on, the games by their numbers, a row for
 * today. The games and that row are always there; the lists get the rows that are left. */
void ui_screen_home(struct ui_screen *screen, const struct ui_home *home,
                    const struct ui_home_viewer *viewer, bool paged);
/* Adds what can be typed in the lobby. */
void ui_home_choices(struct ui_choices *out, const struct ui_home *home,
                     const struct ui_home_viewer *viewer);
