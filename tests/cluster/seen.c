/*
 * See seen.h.
 */
#include "seen.h"

#include <errno.h>
#include <inttypes.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "utf8.h"
#include "xalloc.h"

enum { LABEL_MAX = 24, WHERE_MAX = 96, SAID_MAX = 80 };

/* A line of a record. */
struct line {
    int file, number;
};

/* One move that a client was told of. */
struct told {
    char actor[HISTORY_NAME]; /* "": the client itself */
    enum verb verb;
    char what[HISTORY_WHAT];
    struct line line;
    char said[SAID_MAX];
};

/* Moves that were told without a break. */
struct piece {
    int first, count; /* of the client's moves */
    bool begins;      /* the first move of a game is the first of these */
    bool again;       /* repeated for somebody who was away */
    int64_t over;     /* the game that is over after them; 0: not known */
    int typed;        /* lines that were sent */
    struct line line;
};

/* What a client was told it got from a game. */
struct gain {
    int64_t game, xp, chips, rating, moved;
    bool rated;
    char name[HISTORY_NAME];
    struct line line;
};

struct client {
    char label[LABEL_MAX], name[HISTORY_NAME];
    struct told *told;
    struct piece *piece;
    struct gain *gain;
    int ntold, told_size, npieces, piece_size, ngains, gain_size;
    int64_t over; /* the game whose result is being told; 0: none */
};

struct seen {
    struct client *client;
    int nclients, size;
    char **file;
    int nfiles;
    int64_t lines;
};

/* ---- Growing ---- */

static void *grow(void *array, int count, int *size, size_t each)
{
    if (count < *size)
        return array;
    *size = *size == 0 ? 16 : 2 * *size;
    return xreallocarray(array, (size_t)*size, each);
}

struct seen *seen_new(void)
{
    return xcalloc(1, sizeof(struct seen));
}

void seen_free(struct seen **seenp)
{
    struct seen *seen = *seenp;
    *seenp = NULL;
    if (!seen)
        return;
    for (int i = 0; i < seen->nclients; i++) {
        free(seen->client[i].told);
        free(seen->client[i].piece);
        free(seen->client[i].gain);
    }
    for (int i = 0; i < seen->nfiles; i++)
        free(seen->file[i]);
    free(seen->client);
    free(seen->file);
    free(seen);
}

static struct piece *piece_last(struct client *c)
{
    return &c->piece[c->npieces - 1];
}

/* From here on, what comes need not follow what came before. */
static struct piece *piece_new(struct client *c, struct line line)
{
    c->piece = grow(c->piece, c->npieces, &c->piece_size, sizeof(*c->piece));
    c->piece[c->npieces++] = (struct piece){.first = c->ntold, .line = line};
    return piece_last(c);
}

static struct client *client_of(struct seen *seen, const char *label)
{
    for (int i = seen->nclients; i-- > 0;)
        if (strcmp(seen->client[i].label, label) == 0)
            return &seen->client[i];
    seen->client = grow(seen->client, seen->nclients, &seen->size, sizeof(*seen->client));
    struct client *c = &seen->client[seen->nclients++];
    *c = (struct client){0};
    utf8_copy(label, c->label, sizeof(c->label));
    return c;
}

/* ---- Sentences ---- */

static bool starts(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

/* The same, and moves past it. */
static bool passes(const char **at, const char *with)
{
    bool is = starts(*at, with);
    *at += is ? strlen(with) : 0;
    return is;
}

/* The letter of the colour whose word begins a text; "": the text begins with no colour. */
static const char *color_letter(const char *word)
{
    static const char *const colors[][2] = {
        {"red", "R"}, {"green", "G"}, {"blue", "B"}, {"yellow", "Y"}};
    for (size_t i = 0; i < sizeof(colors) / sizeof(*colors); i++)
        if (starts(word, colors[i][0]))
            return colors[i][1];
    return "";
}

/* Reads "plays J+4, calls red and says LAST ONE.", or "play ...", which is about the client itself.
 */
static enum verb verb_read(const char *text, char what[HISTORY_WHAT])
{
    static const struct {
        const char *word;
        enum verb verb;
    } verbs[] = {{"play", VERB_PLAY}, {"draw", VERB_DRAW}, {"pick", VERB_TAKE},
                 {"miss", VERB_TAKE}, {"pass", VERB_PASS}, {"call", VERB_COLOR}};
    size_t i = 0, len = strcspn(text, " .");
    while (i < sizeof(verbs) / sizeof(*verbs) && !starts(text, verbs[i].word))
        i++;
    what[0] = '\0';
    if (i == sizeof(verbs) / sizeof(*verbs) || len > strlen(verbs[i].word) + 2)
        return VERB_NONE;
    const char *rest = text + len + (text[len] == ' ');
    if (verbs[i].verb == VERB_PLAY) {
        const char *call = strstr(rest, " call");
        int card = (int)strcspn(rest, " .,");
        const char *color = call ? strchr(call + 1, ' ') : NULL;
        snprintf(what, HISTORY_WHAT, "%.*s%s%s", card < 8 ? card : 8, rest, color ? " " : "",
                 color ? color_letter(color + 1) : "");
    } else if (verbs[i].verb == VERB_COLOR) {
        snprintf(what, HISTORY_WHAT, "%s", color_letter(rest));
        return what[0] != '\0' ? VERB_COLOR : VERB_NONE; /* or it is a lie that is called */
    } else if (verbs[i].verb == VERB_TAKE && !starts(rest, "up ") && !strstr(rest, " and pick")) {
        return VERB_NONE; /* a turn that is missed because of somebody else's card */
    }
    return verbs[i].verb;
}

/* Reads a sentence about a move. False: it is not about a move. */
static bool move_told(const char *text, struct told *out)
{
    static const char none_left[] = "No card is left for ";
    const char *rest = text;
    *out = (struct told){0};
    if (starts(text, none_left)) {
        int len = (int)strcspn(text + strlen(none_left), " ");
        out->verb = VERB_DRAW;
        if (!starts(text + strlen(none_left), "you to "))
            snprintf(out->actor, sizeof(out->actor), "%.*s", len, text + strlen(none_left));
        return true;
    }
    size_t len = strcspn(text, " ");
    if (len == 0 || len >= sizeof(out->actor) || text[len] != ' ' || text[len - 1] == ':')
        return false; /* no name: "Queued: play R5 when it is your turn." */
    if (!starts(text, "You "))
        memcpy(out->actor, text, len);
    rest += len + 1;
    out->verb = verb_read(rest, out->what);
    return out->verb != VERB_NONE;
}

/* Reads a number, with commas between thousands and a sign before it. *at moves past it. */
static int64_t figure_read(const char **at)
{
    int64_t n = 0;
    bool less = **at == '-';
    *at += **at == '-' || **at == '+';
    for (; (**at >= '0' && **at <= '9') || **at == ','; ++*at)
        if (**at != ',')
            n = n * 10 + (**at - '0');
    return less ? -n : n;
}

/* Reads "You lose 10 XP and 5 chips. Rating 948? (-52)." */
static bool gain_own(const char *text, struct gain *gain)
{
    const char *at = text;
    bool won = passes(&at, "You win ");
    if (!won && !passes(&at, "You lose "))
        return false;
    gain->xp = figure_read(&at);
    if (!passes(&at, " XP"))
        return false;
    if (passes(&at, " and "))
        gain->chips = figure_read(&at);
    if (!won) {
        gain->xp = -gain->xp;
        gain->chips = -gain->chips;
    }
    at = strstr(at, "Rating ");
    if (at) {
        at += strlen("Rating ");
        gain->rated = true;
        gain->rating = figure_read(&at);
        at += strcspn(at, "(");
        at += *at == '(';
        gain->moved = figure_read(&at);
    }
    return true;
}

static void gain_add(struct client *c, const struct gain *gain)
{
    c->gain = grow(c->gain, c->ngains, &c->gain_size, sizeof(*c->gain));
    c->gain[c->ngains++] = *gain;
}

/* Reads "kate +30 XP, +10 chips; bob -10 XP, -5 chips. The turning point: ..." False: the text is
 * not of that form. */
static bool gains_all(struct client *c, const char *text, struct gain gain)
{
    const char *at = text;
    bool any = false;
    for (;;) {
        size_t len = strcspn(at, " ");
        if (len == 0 || len >= sizeof(gain.name) || (at[len] == ' ' && !strchr("+-0", at[len + 1])))
            return any;
        snprintf(gain.name, sizeof(gain.name), "%.*s", (int)len, at);
        at += len + (at[len] == ' ');
        gain.xp = figure_read(&at);
        gain.chips = 0;
        if (!passes(&at, " XP"))
            return any;
        if (passes(&at, ", ")) {
            gain.chips = figure_read(&at);
            passes(&at, " chip");
            passes(&at, "s");
        }
        gain_add(c, &gain);
        any = true;
        if (!passes(&at, "; "))
            return any;
    }
}

/* ---- Reading ---- */

/* Skips the time at the beginning of a log's line: "12:01 kate plays R5." NULL: the line has
 * none. */
static const char *behind_time(const char *text)
{
    size_t len = strspn(text, "0123456789:");
    return len >= 4 && text[len] == ' ' && text[len + 1] == ' ' ? text + len + 2 : NULL;
}

static void said_name(struct client *c, const char *name)
{
    snprintf(c->name, sizeof(c->name), "%.*s", (int)strcspn(name, ".,"), name);
}

static void line_told(struct client *c, const char *text, struct line line)
{
    const char *logline = behind_time(text);
    struct told told;
    const char *name = text;
    if (passes(&name, "Welcome, ")) {
        said_name(c, name);
    } else if (passes(&name, "The room is back. You're still ")) {
        passes(&name, "logged in, ");
        said_name(c, name);
    }
    if (starts(text, "The room is back") || starts(text, "You are watching") ||
        starts(text, "While you were away") || starts(text, "The latest of what happened") ||
        starts(text, "The game is cancelled") || (!logline && piece_last(c)->again)) {
        piece_new(c, line);
        c->over = 0;
    }
    if (starts(text, "The game begins")) {
        piece_new(c, line)->begins = true;
        c->over = 0;
        return;
    }
    if (starts(text, "Game ") && strstr(text, " is over. ")) {
        c->over = piece_last(c)->over = source_number(text + strlen("Game "));
        piece_new(c, line);
        return;
    }
    if (logline && !piece_last(c)->again)
        piece_new(c, line)->again = true;
    struct gain gain = {.game = c->over, .line = line};
    if (c->over != 0 && gain_own(text, &gain))
        gain_add(c, &gain);
    else if (c->over != 0)
        gains_all(c, text, gain);
    if (!move_told(logline ? logline : text, &told))
        return;
    told.line = line;
    snprintf(told.said, sizeof(told.said), "%.*s", (int)sizeof(told.said) - 1, text);
    c->told = grow(c->told, c->ntold, &c->told_size, sizeof(*c->told));
    c->told[c->ntold++] = told;
    piece_last(c)->count++;
}

static bool is_no_move(const char *line)
{
    return strcmp(line, "look") == 0 || strcmp(line, "ready") == 0 || strcmp(line, "rematch") == 0;
}

static bool record_line(struct seen *seen, const char *json, size_t len, int number)
{
    json_t *row = json_loadb(json, len, 0, NULL);
    const char *who = "", *what = "", *text = "";
    bool good =
        row && json_unpack(row, "{s:s, s:s, s?s}", "who", &who, "what", &what, "text", &text) == 0;
    if (good) {
        struct client *c = client_of(seen, who);
        const struct line line = {seen->nfiles - 1, number};
        seen->lines++;
        if (c->npieces == 0 || strcmp(what, "on") == 0 || strcmp(what, "off") == 0) {
            piece_new(c, line);
            c->over = 0;
        }
        if (strcmp(what, "told") == 0)
            line_told(c, text, line);
        else if (strcmp(what, "sent") == 0)
            piece_last(c)->typed += !is_no_move(text);
    }
    json_decref(row);
    return good;
}

bool seen_read(struct seen *seen, const char *path, char *why, size_t whycap)
{
    FILE *in = fopen(path, "re");
    char *text = NULL;
    size_t cap = 0;
    ssize_t len;
    bool good = in;
    if (!in) {
        utf8_printf(why, whycap, "%s cannot be read: %s.", path, strerror(errno));
        return false;
    }
    seen->file = xreallocarray(seen->file, (size_t)seen->nfiles + 1, sizeof(*seen->file));
    seen->file[seen->nfiles++] = xstrdup(path);
    for (int line = 1; good && (len = getline(&text, &cap, in)) > 0 && text[len - 1] == '\n';
         line++) {
        good = record_line(seen, text, (size_t)len, line);
        if (!good)
            utf8_printf(why, whycap, "%s:%d is not a line that robots -j writes.", path, line);
    }
    free(text);
    fclose(in);
    return good;
}

/* ---- Comparing ---- */

struct check {
    const struct seen *seen;
    const struct history *history;
    struct verdict *verdict;
    const struct client *client;
    bool *told; /* for each of the client's moves: it was found in a journal */
};

/* The name of a line, which lives until the next call. */
static const char *where_of(const struct check *check, struct line line)
{
    static char out[WHERE_MAX];
    const char *path = check->seen->file[line.file], *name = strrchr(path, '/');
    utf8_printf(out, sizeof(out), "%s:%d", name ? name + 1 : path, line.number);
    return out;
}

/* Whether a move of a game is the one that the client was told. */
static bool is_same(const struct check *check, const struct history_game *game, int at,
                    const struct told *told)
{
    const struct history_move *move = &game->move[at];
    const char *actor = told->actor[0] != '\0' ? told->actor : check->client->name;
    return move->verb == told->verb && strcmp(move->what, told->what) == 0 &&
           strcmp(game->seat[move->seat].name, actor) == 0;
}

static const struct told *told_at(const struct check *check, const struct piece *piece, int i)
{
    return &check->client->told[piece->first + i];
}

static void say_untrue(struct check *check, const struct history_game *game,
                       const struct piece *piece, int i, int seq)
{
    const struct told *told = told_at(check, piece, i);
    bool own = told->actor[0] == '\0';
    const struct told *before = i > 0 ? told_at(check, piece, i - 1) : NULL;
    bool twice = before && before->verb == told->verb && strcmp(before->what, told->what) == 0 &&
                 strcmp(before->actor, told->actor) == 0 && told->verb == VERB_PLAY;
    verdict_add(check->verdict,
                twice ? FAULT_DOUBLED
                : own ? FAULT_LOST
                      : FAULT_PHANTOM,
                game ? game->number : 0, seq, where_of(check, told->line),
                "%s was told \"%s\", but the journal has no such move there", check->client->name,
                told->said);
}

static void say_unseen(struct check *check, const struct history_game *game,
                       const struct piece *piece, int i, int from, int to)
{
    const struct told *told = i < piece->count ? told_at(check, piece, i) : NULL;
    verdict_add(check->verdict, FAULT_UNSEEN, game->number, game->move[from].seq,
                where_of(check, told ? told->line : piece->line),
                "%s was not told of %d %s from this event on, but of later ones",
                check->client->name, to - from, to - from == 1 ? "move" : "moves");
}

/* The next place from `at` on where two told moves stand one after the other; -1: nowhere. */
static int found_later(const struct check *check, const struct history_game *game,
                       const struct piece *piece, int i, int at)
{
    for (; at < game->nmoves; at++)
        if (is_same(check, game, at, told_at(check, piece, i)) &&
            (i + 1 == piece->count || at + 1 == game->nmoves ||
             is_same(check, game, at + 1, told_at(check, piece, i + 1))))
            return at;
    return -1;
}

/* Lays a piece beside a game's moves from `at` on. Returns how many violations there are; `says`:
 * tells each and counts what was found. Sets `end` to the first move after the piece. */
static int lay(struct check *check, const struct history_game *game, const struct piece *piece,
               int at, bool says, int *end)
{
    int faults = 0;
    for (int i = 0; i < piece->count; i++) {
        bool here = at < game->nmoves && is_same(check, game, at, told_at(check, piece, i));
        int later = here ? at : found_later(check, game, piece, i, at);
        if (later < 0) {
            faults++;
            if (says)
                say_untrue(check, game, piece, i, at < game->nmoves ? game->move[at].seq : 0);
            continue;
        }
        if (later > at) {
            faults++;
            if (says)
                say_unseen(check, game, piece, i, at, later);
        }
        if (says)
            check->told[piece->first + i] = true;
        at = later + 1;
    }
    if (piece->over != 0 && at < game->nmoves) {
        faults++;
        if (says)
            say_unseen(check, game, piece, piece->count, at, game->nmoves);
    }
    *end = at;
    return faults;
}

/* Whether a piece may belong to a game: everybody who moves in it has a seat, including the
 * client. */
static bool may_be_of(const struct check *check, const struct history_game *game,
                      const struct piece *piece)
{
    for (int i = 0; i < piece->count; i++) {
        const struct told *told = told_at(check, piece, i);
        if (history_seat(game, told->actor[0] != '\0' ? told->actor : check->client->name) == 0)
            return false;
    }
    return !game->undone;
}

/* How far a client is in the games that it was told of, and what is known of a piece. */
struct place {
    int64_t least, most; /* numbers of games */
    const struct history_game *game;
    int at;
};

/* The place in a game, from `from` on, where a piece fits best. Returns its violations. */
static int place_in(struct check *check, const struct history_game *game, const struct piece *piece,
                    int from, int *best_at)
{
    int best = INT32_MAX, end;
    int last = piece->begins ? 0 : game->nmoves;
    /* the end of a game is a place that is known */
    if (piece->over != 0 && !piece->begins && game->nmoves - piece->count >= from) {
        *best_at = game->nmoves - piece->count;
        if ((best = lay(check, game, piece, *best_at, false, &end)) == 0)
            return 0;
    }
    for (int at = from; at <= last; at++) {
        if (at > from && at < last && !is_same(check, game, at, told_at(check, piece, 0)))
            continue;
        int faults = lay(check, game, piece, at, false, &end);
        if (faults < best) {
            best = faults;
            *best_at = at;
        }
        if (best == 0)
            break;
    }
    return best;
}

/* Finds the game of a piece, and the place of the piece in it. */
static const struct history_game *game_find(struct check *check, const struct piece *piece,
                                            const struct place *place, int *at)
{
    const struct history *history = check->history;
    const struct history_game *found = NULL;
    int best = INT32_MAX;
    for (int i = 0; i < history->ngames && best > 0; i++) {
        const struct history_game *game = &history->game[i];
        int there = 0, from = game == place->game && !piece->again ? place->at : 0;
        if (game->number < place->least || game->number > place->most ||
            (piece->over != 0 && game->number != piece->over) || !may_be_of(check, game, piece) ||
            (piece->begins && from > 0))
            continue;
        int faults = place_in(check, game, piece, from, &there);
        /* of two that fit equally badly, the later one: earlier games were told to their end */
        if (faults < best || (faults == best && best > 0)) {
            best = faults;
            found = game;
            *at = there;
        }
    }
    return found;
}

/* The number of the game that ends next for the client. */
static int64_t over_next(const struct client *c, int piece)
{
    for (; piece < c->npieces; piece++)
        if (c->piece[piece].over != 0)
            return c->piece[piece].over;
    return INT64_MAX;
}

static void piece_check(struct check *check, int n, struct place *place)
{
    const struct piece *piece = &check->client->piece[n];
    int at = 0;
    if (piece->over != 0 && !history_numbered(check->history, piece->over))
        verdict_add(check->verdict, FAULT_RESULT, piece->over, 0, where_of(check, piece->line),
                    "%s was told that the game is over, but the database has no such game",
                    check->client->name);
    if (piece->count == 0)
        return;
    place->most = over_next(check->client, n);
    const struct history_game *game = game_find(check, piece, place, &at);
    if (!game) {
        for (int i = 0; i < piece->count; i++)
            say_untrue(check, history_numbered(check->history, place->most), piece, i, 0);
        return;
    }
    int end;
    lay(check, game, piece, at, true, &end);
    if (piece->again)
        return;
    place->game = game;
    place->at = end;
    place->least = game->number;
}

/* For a game of which the client was told from its first move to its end, in the pieces `from` to
 * `to`: checks that the journal has no more moves typed by it than it typed lines. */
static void typed_check(struct check *check, int from, int to)
{
    const struct client *c = check->client;
    const struct history_game *game = history_numbered(check->history, c->piece[to].over);
    int seat = game ? history_seat(game, c->name) : 0, typed = 0;
    for (int i = from; i <= to; i++)
        typed += c->piece[i].typed;
    if (seat != 0 && game->seat[seat].typed > typed)
        verdict_add(check->verdict, FAULT_DOUBLED, game->number, 0,
                    where_of(check, c->piece[to].line),
                    "the journal has %d typed moves of %s, who typed only %d lines",
                    (int)game->seat[seat].typed, c->name, typed);
}

static void gain_check(struct check *check, const struct gain *gain)
{
    const struct history_game *game = history_numbered(check->history, gain->game);
    const char *name = gain->name[0] != '\0' ? gain->name : check->client->name;
    int seat = game ? history_seat(game, name) : 0;
    check->verdict->figure[FIGURE_RESULTS]++;
    if (!game || game->state != 1) /* it may have been made void since */
        return;
    if (seat == 0 || game->seat[seat].xp != gain->xp || game->seat[seat].chips != gain->chips)
        verdict_add(check->verdict, FAULT_RESULT, game->number, 0, where_of(check, gain->line),
                    "%s was told that %s gets %" PRId64 " XP and %" PRId64
                    " chips, but the database has %" PRId64 " and %" PRId64,
                    check->client->name, name, gain->xp, gain->chips, game->seat[seat].xp,
                    game->seat[seat].chips);
    else if (gain->rated && (!game->seat[seat].rated || game->seat[seat].rating != gain->rating ||
                             game->seat[seat].moved != gain->moved))
        verdict_add(check->verdict, FAULT_RESULT, game->number, 0, where_of(check, gain->line),
                    "%s was told the rating %" PRId64 " (%" PRId64
                    "), but the database has %" PRId64 " (%" PRId64 ")",
                    name, gain->rating, gain->moved, game->seat[seat].rating,
                    game->seat[seat].moved);
}

static void client_check(struct check *check)
{
    const struct client *c = check->client;
    int64_t *figure = check->verdict->figure;
    struct place place = {0};
    int begun = -1;
    check->told = xcalloc((size_t)c->ntold + 1, sizeof(*check->told));
    for (int i = 0; i < c->npieces; i++) {
        if (c->piece[i].begins)
            begun = i;
        piece_check(check, i, &place);
        if (c->piece[i].over != 0) {
            place.least = c->piece[i].over;
            if (begun >= 0)
                typed_check(check, begun, i);
            begun = -1;
        }
    }
    for (int i = 0; i < c->ngains; i++)
        gain_check(check, &c->gain[i]);
    for (int i = 0; i < c->ntold; i++) {
        bool own = c->told[i].actor[0] == '\0';
        figure[FIGURE_TOLD]++;
        figure[FIGURE_ACKNOWLEDGED] += own;
        figure[FIGURE_FOUND] += own && check->told[i];
    }
    free(check->told);
}

void seen_check(const struct seen *seen, const struct history *history, struct verdict *verdict)
{
    struct check check = {.seen = seen, .history = history, .verdict = verdict};
    verdict->figure[FIGURE_CLIENTS] = seen->nclients;
    verdict->figure[FIGURE_LINES] = seen->lines;
    for (int i = 0; i < seen->nclients; i++) {
        check.client = &seen->client[i];
        client_check(&check);
    }
}
