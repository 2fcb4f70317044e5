/*
 * The screen layout (doc/ux.md section 3): rows for the top and the bottom of a screen, made anew
 * for each size from the same view as the other layouts. Between them the door shows the log; the
 * bottom row is the input line's.
 */
#ifndef LOBBY_UI_UI_SCREEN_H
#define LOBBY_UI_UI_SCREEN_H

#include "ui.h"

/* Below this a terminal gets the line layout. */
enum { UI_SCREEN_COLUMNS = 40, UI_SCREEN_ROWS = 15 };

struct ui_screen {
    int columns, rows; /* of the terminal */
    int64_t wall_ms;   /* the time of day that is shown */
    /* What a table told last, oldest first: who played what, which no view has. */
    const struct table_log_line *log;
    int nlog;
    struct buf top, bottom;
};
void ui_screen_free(struct ui_screen *screen);

/* A table, before, in and after a game. `view` NULL: no game. `queued` is the move that waits for
 * the viewer's turn, "" none. `paged`: a page is shown in place of the table, so only its header
 * and what can be typed. */
void ui_screen_table(struct ui_screen *screen, const struct ui_viewer *viewer,
                     const struct table_info *info, const struct game_view *view,
                     const struct ui_hand *hand, const char *queued, bool paged);

/* A position of a game that is over, in a replay: `title` is the header's row without its line end,
 * `told` the lines of what the step did, `hint` what can be typed. */
struct ui_replayed {
    const char *title, *told, *hint;
};
void ui_screen_replay(struct ui_screen *screen, const struct ui_viewer *viewer,
                      const struct table_info *info, const struct game_view *view,
                      const struct ui_hand *hand, const struct ui_replayed *replayed);

/* The end of a screen's log, for the line that comes next. Zeroed is an empty log. */
struct ui_log_end {
    int64_t second[2]; /* of the time that a line showed last: of what happens, of talk */
    int cells;         /* of the last line where a fact may go on with it, else 0 */
};
/* What is told, and how. */
struct ui_told {
    int columns;
    int64_t wall_ms;
    bool table;   /* at a table: with seconds, and a time is not said twice */
    bool stamped; /* each line begins with a time of day of its own */
    bool aside;   /* talk: STYLE_ASIDE */
    bool fact;    /* of a game: goes on with the fact before it, if there is room */
};
/* Columns that words have at least in the log of a table, on a screen that is so wide. */
int ui_screen_log_room(int columns);
/* Appends lines of a screen's log, each ended by \n as those that are given. */
void ui_screen_log(struct buf *out, struct ui_log_end *end, const struct ui_told *told,
                   const char *lines);

/* What the lobby's screen shows of the lobby: the same for everybody. */
enum { UI_HOME_TABLES = 24, UI_HOME_PEOPLE = 24 };
enum ui_home_where {
    UI_HOME_LOBBY,
    UI_HOME_IDLE,
    UI_HOME_WATCHING,
    UI_HOME_PLAYING,
    UI_HOME_TABLE
};
struct ui_home {
    int people, tables, playing; /* on; tables; of those in play */
    int players;                 /* who sit at those */
    int watched;                 /* the number of one in play, 0 none */
    int nwaiting;                /* tables that wait for players, of which so many are told */
    struct ui_home_table {
        int number;
        const char *title;
        bool competitive;
        int64_t bet;
        char names[96];
    } waiting[UI_HOME_TABLES];
    int nperson;
    struct ui_home_person {
        char name[TABLE_NAME_MAX];
        enum ui_home_where where;
        int idle;          /* minutes */
        int needs;         /* players, of a table that waits */
        int32_t table;     /* but in the lobby */
        const char *title; /* its game's */
    } person[UI_HOME_PEOPLE];
};
/* Who looks: a guest has no figures. Whoever has friends is shown where those are that are on,
 * `friends` of them; else (-1) whoever is on. */
struct ui_home_viewer {
    const char *name;
    bool guest;
    int64_t xp, chips;
    int friends;
    const struct ui_home_person *friend_on;
};
void ui_screen_home(struct ui_screen *screen, const struct ui_home *home,
                    const struct ui_home_viewer *viewer, bool paged);

#endif
