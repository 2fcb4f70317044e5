/*
 * Turns keys and clicks into lines. See press.h.
 */
#include "press.h"

#include <ctype.h>
#include <strings.h>

#include "learn.h"
#include "mix.h"
#include "panel.h"
#include "screen.h"
#include "session.h"
#include "spoken.h"

enum {
    MARKS_MAX = 16,   /* how many cards can be marked */
    KEPT = 3,         /* how many cards are selected (MOVE_KEEP) */
    STAMP_SHIFT = 20, /* the number of a game stands above this many bits, which count its events */
    TEN = 10
};

struct pressing {
    struct ui_picks picks;
    uint8_t order[MARKS_MAX]; /* numbers of the marked cards, in the order they were marked */
    int n;
    int typed; /* a digit that another may follow; 0: none */
    uint32_t turn;
};

/* The turn of the player who presses a key. */
struct turn {
    struct table_info info;
    struct game_view view;
    int32_t table;
    uint32_t stamp; /* not 0 */
};

/* Whether keys or clicks (`setting`) play where the session is. A setting that was left alone lets
 * them play in lessons. */
static bool press_is_on(const struct session *s, const char *setting)
{
    int32_t table;
    return strcmp(setting, "on") == 0 ||
           (strcmp(setting, "auto") == 0 && session_where(s, &table) == CMD_TABLE &&
            learn_at(s, table));
}

/* Whether digits and letters are keys, too. If a lesson alone turned the keys on, they begin a
 * line: somebody who types "7h" or "draw" means that word. */
static bool press_chars_on(const struct session *s)
{
    return strcmp(s->settings.keys, "on") == 0;
}

static bool press_is_spread(const struct game_rules *rules)
{
    return rules && rules->picture && rules->picture->spread;
}

/* Whether it is the player's turn, on a screen, and cards are played by their numbers. If so, fills
 * in `turn`. A move that waits for a suit, a colour or a seat is completed by a line. */
static bool press_turn_of(struct session *s, struct turn *turn)
{
    if (!s->screen || session_where(s, &turn->table) != CMD_TABLE ||
        !tables_info(s->lobby->tables, turn->table, &turn->info) ||
        turn->info.state != TABLE_PLAYING ||
        !tables_view(s->lobby->tables, turn->table, s->person, &turn->view) || turn->view.over ||
        !view_must(&turn->view, turn->view.viewer) || session_asks(s, &turn->info, &turn->view) ||
        press_is_spread(turn->info.rules))
        return false;
    turn->stamp =
        (uint32_t)mix((uint64_t)turn->info.game << STAMP_SHIFT ^ (uint64_t)turn->info.events) | 1;
    return true;
}

void press_free(struct session *s)
{
    free(s->pressing);
    s->pressing = NULL;
}

void press_show(struct session *s, struct ui_viewer *viewer)
{
    struct turn turn;
    if (!press_turn_of(s, &turn))
        return;
    if (s->pressing && s->pressing->turn == turn.stamp)
        viewer->picks = &s->pressing->picks;
    if (press_is_on(s, s->settings.keys))
        viewer->keys = press_chars_on(s) ? UI_KEYS_ALL : UI_KEYS_CURSOR;
}

/* The cursor and the marks of this turn. Those of an earlier turn are forgotten. */
static struct pressing *press_pressing_of(struct session *s, const struct turn *turn)
{
    if (!s->pressing)
        s->pressing = xcalloc(1, sizeof(*s->pressing));
    if (s->pressing->turn != turn->stamp)
        *s->pressing = (struct pressing){.turn = turn->stamp};
    return s->pressing;
}

bool press_is_click(uint32_t key)
{
    return key == PRESS_CLICK || key == PRESS_CLICK_RIGHT;
}

void press_update(struct session *s)
{
    struct turn turn;
    bool keys = press_is_on(s, s->settings.keys), mouse = press_is_on(s, s->settings.mouse);
    unsigned what = s->screen && mouse ? PRESS_ASK_MOUSE | PRESS_ASK_CLICK : 0;
    const char *chars = "";
    uint32_t stamp = 0;
    what |= panel_has_parts(s) ? PRESS_ASK_PAGES : 0;
    if ((keys || mouse) && press_turn_of(s, &turn))
        stamp = turn.stamp;
    if (stamp != 0 && keys && !screen_covered(s)) {
        what |= PRESS_ASK_PLAY;
        chars = press_chars_on(s) ? "0123456789dp\t" : "\t";
    }
    if (s->pressing && s->pressing->turn != stamp)
        press_free(s);
    uint32_t sent = (uint32_t)mix((uint64_t)stamp << 5 ^ (chars[0] == '0') << 4 ^ what);
    if (what == 0)
        sent = 0;
    if (sent == s->keys_sent)
        return;
    s->keys_sent = sent;
    s->term->ops->keys(s->term, what, stamp, chars);
}

/* ---- Keys ---- */

static bool press_is_marked(const struct pressing *p, int number)
{
    return (p->picks.marked[number / 8] >> number % 8 & 1) != 0;
}

void press_order(const struct session *s, card_t *out)
{
    const struct pressing *p = s->pressing;
    int n = 0;
    for (int i = 0; p && i < p->n; i++)
        if (p->order[i] <= s->hand.n)
            out[n++] = s->hand.card[p->order[i] - 1];
    for (int i = 0; i < s->hand.n; i++)
        if (!p || !press_is_marked(p, i + 1))
            out[n++] = s->hand.card[i];
}

/* `single`: only one card can be marked, so a new mark takes off the old one. */
static void press_mark_it(struct pressing *p, int number, bool on, bool single)
{
    if (press_is_marked(p, number) == on || (on && p->n == MARKS_MAX))
        return;
    if (single && on) {
        memset(p->picks.marked, 0, sizeof(p->picks.marked));
        p->n = 0;
    }
    p->picks.marked[number / 8] ^= (uint8_t)(1 << number % 8);
    int n = 0;
    for (int i = 0; i < p->n; i++)
        if (p->order[i] != number)
            p->order[n++] = p->order[i];
    if (on)
        p->order[n++] = (uint8_t)number;
    p->n = n;
}

/* Whether cards are to be selected and not played. */
static bool press_keeps(const struct turn *turn)
{
    return (turn->view.verbs >> MOVE_KEEP & 1) != 0;
}

/* Whether the cursor stops at a card. It stops at cards that can begin a play. It stops at all
 * cards when cards are selected, or when others may follow those that are marked. */
static bool press_stops_at(const struct session *s, const struct turn *turn, int number)
{
    return (s->pressing->n > 0 && !turn->info.rules->single) || press_keeps(turn) ||
           ui_hand_playable(&turn->view, s->hand.card[number - 1]);
}

/* Moves the cursor by one card (-1 or 1), around the ends. */
static void press_cursor_move(struct session *s, const struct turn *turn, int by)
{
    int number = s->pressing->picks.cursor, n = s->hand.n;
    if (number == 0 && by < 0)
        number = n + 1;
    for (int i = 0; i < n; i++) {
        number += by;
        number = number < 1 ? n : number > n ? 1 : number;
        if (press_stops_at(s, turn, number)) {
            s->pressing->picks.cursor = number;
            return;
        }
    }
}

static void press_play_number(struct session *s, int number, char *out)
{
    s->pressing->picks.cursor = 0;
    utf8_printf(out, PRESS_LINE_MAX, s->hand.n > 0 ? "play %d" : "%d", number);
}

/* Carries out Enter: plays what is marked, or else what is under the cursor. If there is neither,
 * writes an empty line. Where cards are selected, marks the one under the cursor until there are
 * enough. Returns whether `out` has a line. */
static bool press_enter(struct session *s, const struct turn *turn, char *out)
{
    struct pressing *p = s->pressing;
    int cursor = p->picks.cursor;
    out[0] = '\0';
    if (press_keeps(turn) && p->n < KEPT && cursor != 0 && !press_is_marked(p, cursor)) {
        press_mark_it(p, cursor, true, false);
        return false;
    }
    if (p->n > 0) {
        size_t len = utf8_printf(out, PRESS_LINE_MAX, "%s", press_keeps(turn) ? "keep" : "play");
        for (int i = 0; i < p->n; i++)
            len += utf8_printf(out + len, PRESS_LINE_MAX - len, " %d", p->order[i]);
    } else if (cursor != 0) {
        press_play_number(s, cursor, out);
    }
    return true;
}

/* Plays the card with this number, or marks it if others are marked or cards are selected. Where
 * two digits can be a number the first only moves the cursor; Enter plays that card. */
static bool press_digit(struct session *s, const struct turn *turn, int digit, char *out)
{
    struct pressing *p = s->pressing;
    int number = p->typed * TEN + digit, n = s->hand.n;
    if (p->typed == 0 || number > n)
        number = digit;
    if (number == 0)
        return false;
    bool more = p->typed == 0 && number * TEN <= n;
    p->typed = more ? digit : 0;
    if (more) {
        p->picks.cursor = number;
        return false;
    }
    if ((p->n > 0 || press_keeps(turn)) && number <= n) {
        p->picks.cursor = number;
        press_mark_it(p, number, !press_is_marked(p, number), turn->info.rules->single);
        return false;
    }
    press_play_number(s, number, out);
    return true;
}

/* The word of a verb, or `take` where only the verb `instead` is possible. */
static bool press_word(char *out, const struct turn *turn, const char *word, enum game_verb verb,
                       enum game_verb instead)
{
    bool can = (turn->view.verbs >> verb & 1) != 0, could = (turn->view.verbs >> instead & 1) != 0;
    utf8_copy(!can && could ? "take" : word, out, PRESS_LINE_MAX);
    return true;
}

/* Carries out a key that is no click, on the player's turn. Returns whether `out` has a line. */
static bool press_key_run(struct session *s, const struct turn *turn, uint32_t key, char *out)
{
    struct pressing *p = s->pressing;
    if (key >= '0' && key <= '9')
        return press_digit(s, turn, (int)(key - '0'), out);
    p->typed = 0;
    switch (key) {
    case PRESS_LEFT:
    case PRESS_RIGHT: press_cursor_move(s, turn, key == PRESS_LEFT ? -1 : 1); return false;
    case PRESS_UP:
    case PRESS_DOWN:
        if (p->picks.cursor == 0)
            press_cursor_move(s, turn, 1);
        if (p->picks.cursor != 0)
            press_mark_it(p, p->picks.cursor, key == PRESS_UP, turn->info.rules->single);
        return false;
    case PRESS_ENTER: return press_enter(s, turn, out);
    case PRESS_TAB: utf8_copy("hint", out, PRESS_LINE_MAX); return true;
    case 'd':
    case 'p':
        s->letter = (char)key;
        return press_word(out, turn, key == 'd' ? "draw" : "pass",
                          key == 'd' ? MOVE_DRAW : MOVE_PASS, MOVE_TAKE);
    default: return false;
    }
}

/* ---- Clicks ---- */

/* Plays the card that was clicked. With the right button, when cards are marked, or where cards are
 * selected, changes the card's mark instead. */
static bool press_card(struct session *s, const struct turn *turn, const struct press *press,
                       int number, char *out)
{
    struct pressing *p = press_pressing_of(s, turn);
    if (p->n > 0 || press_keeps(turn) || press->key == PRESS_CLICK_RIGHT) {
        press_mark_it(p, number, !press_is_marked(p, number), turn->info.rules->single);
        screen_due(s);
        return false;
    }
    press_play_number(s, number, out);
    return true;
}

/* Writes the one of `lines`, which have bars between them, that stands at the clicked cell of a
 * sentence of the hint. False: none does. */
static bool press_one_of(const struct ui_click *click, const char *lines, char *out)
{
    size_t all = strlen(click->words), to = (size_t)click->cell, from = to;
    if (to >= all)
        return false;
    while (from > 0 && isalpha((unsigned char)click->words[from - 1]))
        from--;
    while (to < all && isalpha((unsigned char)click->words[to]))
        to++;
    for (size_t len; *lines != '\0'; lines += len + (lines[len] == '|')) {
        len = strcspn(lines, "|");
        if (len == to - from && strncmp(lines, click->words + from, len) == 0) {
            utf8_printf(out, PRESS_LINE_MAX, "%.*s", (int)len, lines);
            return true;
        }
    }
    return false;
}

/* The line that the clicked words of the table's hint stand for; NULL: they are typed as they
 * stand. */
static const char *press_line_shown(const struct ui_choices *choices, const struct ui_click *click)
{
    for (int i = 0; i < choices->n; i++) {
        const char *line = choices->choice[i].line;
        if (strcmp(choices->choice[i].shown, click->words) == 0)
            return line[strlen(line) - 1] == ' ' ? NULL : line; /* cards are shown behind a blank */
    }
    return NULL;
}

/* Whether something of the player's own has to be typed in these words. */
static bool press_has_gap(const char *words)
{
    for (; *words != '\0'; words++)
        if (strncmp(words, "...", 3) == 0 ||
            (isupper((unsigned char)words[0]) && isupper((unsigned char)words[1])))
            return true;
    return false;
}

/* `seen`: the table that the session sees; NULL: it sees none. */
static bool press_words(struct session *s, const struct ui_sight *seen,
                        const struct ui_click *click, char *out)
{
    struct ui_choices choices = {.n = 0};
    if (seen)
        ui_choices(&choices, seen);
    const char *line = press_line_shown(&choices, click);
    if (line && strchr(line, '|')) {
        if (press_one_of(click, line, out))
            return true;
        session_say(s, "Click one of these words.");
        return false;
    }
    if (!line && press_has_gap(click->words)) {
        session_say(s, "Type that one, with your own words in place of the dots or capitals.");
        return false;
    }
    const char *second = strchr(click->words, ' ');
    if (second && strchr(second + 1, ' ') && seen && seen->view &&
        press_is_spread(seen->info->rules)) {
        /* "throw 7h at ks": the player chooses the cards and where they go */
        session_say(s,
                    "That is only an example, so a click doesn't play it. Type it with the cards "
                    "that you choose.");
        return false;
    }
    utf8_copy(line ? line : click->words, out, PRESS_LINE_MAX);
    return true;
}

/* Each click does something or says why it does not. */
static bool press_clicked(struct session *s, const struct press *press, char *out)
{
    struct turn turn;
    struct ui_click click;
    struct session_sight sight;
    int32_t table;
    bool mine = press_turn_of(s, &turn);
    const struct ui_sight *seen = session_where(s, &table) != CMD_LOBBY && !screen_covered(s) &&
                                          session_sees(s, table, &sight)
                                      ? &sight.seen
                                      : NULL;
    screen_click(s, press->column, press->row, &click);
    if ((mine ? turn.stamp : 0) != press->turn) {
        session_say(s, "The table changed at that moment, so your click did nothing.");
        return false;
    }
    if (click.kind == UI_CLICK_WORDS)
        return press_words(s, seen, &click, out);
    if (click.kind == UI_CLICK_NOTHING) {
        session_say(s,
                    seen && seen->view && !press_is_spread(seen->info->rules)
                        ? N_("There is nothing to click there. Click a card of your hand, the "
                             "deck, or what is in bold.")
                        : N_("There is nothing to click there. Click what is in bold, or type."));
    } else if (!mine)
        session_say(s, seen && sight.viewer.nanswers > 0
                           ? N_("Answer first: click one of the words in the last row.")
                           : N_("It isn't your turn. When it is, a click on a card plays it."));
    else if (click.kind == UI_CLICK_CARD)
        return press_card(s, &turn, press, click.number, out);
    else
        return press_word(out, &turn, "draw", MOVE_DRAW,
                          turn.view.owed > 0 ? MOVE_TAKE : MOVE_DRAW);
    return false;
}

bool press_is_rest(struct session *s, const char *line)
{
    char word[16];
    size_t len;
    if (s->letter == 0)
        return false;
    utf8_printf(word, sizeof(word), "%c%s", s->letter, line);
    s->letter = 0;
    if (strncasecmp(word, "play", 4) == 0 && (word[4] == ' ' || word[4] == '\0')) {
        session_say(s, "The p was a key of its own: it passes. Type `/` before a word that begins "
                       "with d or p, as in `/play 3`.");
        return true;
    }
    const char *command = spoken_word(word, &len);
    if (!command || word[len] != '\0')
        command = word;
    return strcasecmp(command, "draw") == 0 || strcasecmp(command, "pass") == 0;
}

bool press_line(struct session *s, const struct press *press, char *out)
{
    struct turn turn;
    s->letter = 0;
    if (press->key == PRESS_ESCAPE) { /* closes what lies on top, if anything does */
        utf8_copy("back", out, PRESS_LINE_MAX);
        return screen_covered(s);
    }
    if (press->key == PRESS_PAGE_UP || press->key == PRESS_PAGE_DOWN) {
        const char *line =
            panel_has_parts(s) ? panel_page_key(s, press->key == PRESS_PAGE_DOWN ? 1 : -1) : NULL;
        utf8_copy(line ? line : "", out, PRESS_LINE_MAX);
        return line;
    }
    if (press_is_click(press->key))
        return s->screen && press_is_on(s, s->settings.mouse) && press_clicked(s, press, out);
    if (!press_is_on(s, s->settings.keys) || screen_covered(s) || !press_turn_of(s, &turn) ||
        turn.stamp != press->turn || (press->key >= ' ' && press->key < '~' && !press_chars_on(s)))
        return false;
    press_pressing_of(s, &turn);
    ui_hand_update(&s->hand, &turn.info, &turn.view, s->settings.sort);
    screen_due(s);
    return press_key_run(s, &turn, press->key, out);
}

static void press_offer_tell(struct session *s)
{
    session_say(s, "You can also play with single keys: arrows, Enter and numbers. Type `set keys "
                   "on` to try it, and `help keys` to read how.");
}

void press_lesson(struct session *s, bool spread)
{
    if (!s->screen)
        return;
    /* whoever has chosen a setting knows it */
    bool keys =
        !spread && strcmp(s->settings.keys, "auto") == 0 && press_is_on(s, s->settings.keys);
    bool mouse = strcmp(s->settings.mouse, "auto") == 0 && press_is_on(s, s->settings.mouse);
    if (keys)
        session_say(s, "Lesson: The left and right arrows choose a card, and Enter plays it. `set "
                       "keys on` keeps that for all games.");
    if (mouse && !(keys && learn_is_tight(s)))
        session_say(
            s, spread ? N_("Lesson: A click on a word in bold types it and presses Enter. `set "
                           "mouse on` keeps that.")
                      : N_("Lesson: A click plays a card, draws from the deck, or types a word in "
                           "bold. `set mouse on` keeps that."));
}

void press_offer(struct session *s)
{
    if (strcmp(s->settings.keys, "auto") != 0 || !s->screen ||
        s->settings.played != SETTINGS_PLAYED_MOST || session_where(s, NULL) != CMD_TABLE)
        return;
    struct settings to = s->settings;
    to.played = SETTINGS_OFFERED;
    session_change_aside(s, &to, press_offer_tell);
}
