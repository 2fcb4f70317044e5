/*
 * The screen layout (doc/ux.md section 3): the rows at the top and at the bottom of a screen. They
 * are made anew for each size, from the same view of the game as the other layouts. Between them
 * the door shows the log. The last row of the terminal belongs to the input line.
 */
#pragma once

#include "picture.h"
#include "ui.h"

/* A terminal that is smaller gets the line layout. */
enum { UI_SCREEN_COLUMNS = 40, UI_SCREEN_ROWS = 15 };

/* Where things are on the screen, rows and columns counted from 0. */
struct ui_places {
    struct scene_places table;
    struct scene_spot hand[GAME_HAND_MAX]; /* by number - 1; a card may cover the one before it */
};

/* A screen. The caller sets everything before `top`. */
struct ui_screen {
    int columns, rows; /* of the terminal */
    int64_t wall_ms;   /* now, for the time of day that is shown */
    /* What a table told last, such as who played what, oldest first. A view of the game does not
     * have that. */
    const struct table_log_line *log;
    int nlog;
    struct buf top, bottom;  /* rows of styled text, each ending with \n */
    struct buf left_out;     /* sentences about the end of a game that had no room above the log */
    struct ui_places places; /* of a table in play, as it was last drawn */
};
/* Frees the texts, not the screen itself. */
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
    int cell;       /* UI_CLICK_WORDS: which cell of these words it is, from 0 */
};
/* Returns what lies at a cell of a screen that was drawn with a hand of `cards` cards. `column` and
 * `row` count from 0. */
struct ui_click ui_screen_click(const struct ui_screen *screen, int cards, int column, int row);

/* A short text that moves from one cell of a screen to another, in `steps` drawings. */
struct ui_motion {
    int row, column, to_row, to_column, steps;
    char text[64]; /* styled */
};
enum { UI_MOTIONS = 2 };
/* After ui_screen_table: finds what moves because of the newest facts of screen->log, those that
 * came after `since_ms` and within the last second. Returns how many motions there are in `out`, at
 * most `most`. A played card goes from its seat to the pile, and cards that are picked up go to
 * their seat. Other facts are shown in their place for a moment. */
int ui_screen_motions(const struct ui_screen *screen, const struct game_rules *rules,
                      int64_t since_ms, struct ui_motion *out, int most);

/* The next functions put a sentence into the rule above what can be typed. Below a page there is no
 * rule, so the sentence gets a row of its own. */
/* On a screen that hides the table, says that it is the viewer's turn, and how many ms are left of
 * it (0: no clock runs). */
void ui_screen_turn(struct ui_screen *screen, int64_t left);
/* Says that the viewer has to vote about the leaver `name`; NULL: about several. */
void ui_screen_vote(struct ui_screen *screen, const char *name);
/* Says what the viewer is asked, and in `words` what can be typed. If that is too long for the
 * screen, says `shorter` in place of `asked`. */
void ui_screen_question(struct ui_screen *screen, const char *asked, const char *shorter,
                        const char *words);

/* What the viewer has after a game. */
struct ui_result_own {
    bool counts;       /* the viewer has an account, and so has XP and chips */
    int64_t xp, chips; /* what they have now */
    const char *note;  /* one more sentence; NULL or "": none */
};
/* Draws how a game ended, with the log below it. */
void ui_screen_result(struct ui_screen *screen, const struct ui_viewer *viewer,
                      const struct table_result *result, const struct ui_result_own *own);

/* A step of a replay. */
struct ui_replayed {
    const char *title; /* the header's row, without its line end */
    const char *told;  /* what the step did, in lines */
    const char *hint;  /* what can be typed */
    int at;            /* the first row of `told` that is shown; ui_screen_replay corrects it */
    /* set by ui_screen_replay if it shows `told`: how many rows are seen, and whether others follow
     */
    int rows;
    bool more;
};
/* Draws a position of a game that is over, in a replay. */
void ui_screen_replay(struct ui_screen *screen, const struct ui_sight *s,
                      struct ui_replayed *replayed);

/* How a screen's log ends, which decides how the next line looks. All zeros: an empty log. */
struct ui_log_end {
    int64_t second[2]; /* the second that was shown last, for events and for talk */
    int cells;         /* the width of the last line if a fact may continue it, else 0 */
};
/* What to add to the log, and how. */
struct ui_told {
    int columns;
    int64_t wall_ms; /* when it was told */
    bool table;      /* at a table: times have seconds, and the same time is not shown twice */
    bool stamped;    /* each line already begins with a time of day */
    bool aside;      /* it is talk: STYLE_ASIDE */
    bool pin;        /* it is talk that may be kept in sight: STYLE_PIN */
    bool keep;       /* it stays in sight until it is read: STYLE_KEEP */
    bool fact; /* it is a fact of a game, which continues the line of a fact before it of the same
                  second if there is room */
};
/* Whether a table's screen of `columns` columns always shows what this fact tells, so that its log
 * need not. */
bool ui_screen_shows(int columns, const struct table_info *info, const struct game_fact *fact);
/* How many columns the words of a table's log have at least on a screen of this width. */
int ui_screen_log_room(int columns);
/* Appends lines, each ending with \n, to the text of a screen's log. */
void ui_screen_log(struct buf *out, struct ui_log_end *end, const struct ui_told *told,
                   const char *lines);

enum { UI_HOME_TABLES = 24, UI_HOME_PEOPLE = 24 };
/* What a person in the lobby does. */
enum ui_home_where {
    UI_HOME_LOBBY,
    UI_HOME_IDLE,
    UI_HOME_WATCHING,
    UI_HOME_PLAYING,
    UI_HOME_TABLE, /* at a table where no game is in play */
    UI_HOME_AWAY
};
/* What the lobby's screen shows to everybody alike. */
struct ui_home {
    int people, tables, playing; /* people online, tables, tables in play */
    int players, bots;           /* how many of each are at tables in play */
    int watched;                 /* a table in play that can be watched; 0: none */
    int nwaiting;                /* how many tables and seeks wait; `waiting` has the first ones */
    struct ui_home_table {
        int number;
        const char *title;
        bool competitive;
        int64_t bet;
        char names[96];
        bool seek;                                     /* else it is a table */
        int more;                                      /* how many other games the seek is for */
        char kicked[TABLE_KICKED_MAX][TABLE_NAME_MAX]; /* as in struct table_info */
        char waits[TABLE_NAME_MAX]; /* the first person who waits there, or who seeks */
    } waiting[UI_HOME_TABLES];
    int nperson;
    struct ui_home_person {
        char name[TABLE_NAME_MAX];
        enum ui_home_where where;
        int idle;          /* for how many minutes they have done nothing */
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
struct cup;
/* The person who looks at the lobby's screen. */
struct ui_home_viewer {
    const char *name;
    bool guest; /* has neither XP nor chips */
    int64_t xp, chips;
    /* How many of their friends are online, UI_HOME_PEOPLE at most; -1: they have no friends. */
    int friends;
    const struct ui_home_person *friend_on; /* these friends */
    bool newcomer;         /* a number picks a lesson for them, not a game to play */
    unsigned learned;      /* bit i: they had the lesson of game_registry[i] */
    const char *news;      /* the line of the day; "": none */
    const struct cup *cup; /* a cup that they are in, or else the next one; NULL: none */
    bool in_cup;           /* they are in it */
    int parked; /* the table of a game with bots that they were called away from; 0: none */
    enum ui_home_deal deal;
    const char *deal_title; /* the title of the game of the deal of the day */
    char deal_place[48];    /* UI_HOME_DEAL_PLAYED: "2nd of 41"; "": their try has no place */
};
/* Draws the lobby: the lists of who waits and who is on, the games by their numbers, and a row for
 * today. The games and the row for today are always there; the lists get the rows that are left.
 * `paged`: as for ui_screen_table. */
void ui_screen_home(struct ui_screen *screen, const struct ui_home *home,
                    const struct ui_home_viewer *viewer, bool paged);
/* Adds what can be typed in the lobby. */
void ui_home_choices(struct ui_choices *out, const struct ui_home *home,
                     const struct ui_home_viewer *viewer);
