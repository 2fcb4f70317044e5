/*
 * What can be typed at a table now: as choices, and as the hint that the layouts show.
 */
#include <ctype.h>

#include "cards.h"
#include "explain.h"
#include "ui_private.h"

struct ui_choice *ui_choice_add(struct ui_choices *choices, const char *line, const char *shown)
{
    if (choices->n == UI_CHOICES) /* the last choice gives way */
        choices->n--;
    struct ui_choice *choice = &choices->choice[choices->n++];
    memset(choice, 0, sizeof(*choice));
    utf8_copy(line, choice->line, sizeof(choice->line));
    utf8_copy(shown ? shown : line, choice->shown, sizeof(choice->shown));
    return choice;
}

/* ---- Before and after a game ---- */

/* Writes how to see the page of the cup, which says what is possible. No player at a table of a cup
 * is told to leave. */
static void hint_cup(struct ui_choices *out, const struct table_info *info)
{
    char line[32];
    utf8_printf(line, sizeof(line), "cup %jd", info->cup.cup);
    ui_choice_add(out, line, NULL);
}

static void hint_waiting(struct ui_choices *out, const struct ui_viewer *viewer,
                         const struct table_info *info)
{
    int seat = table_info_seat(info, viewer->person);
    bool frozen = info->frozen[0] != '\0';
    if (seat == 0) {
        char join[24];
        utf8_printf(join, sizeof(join), "join %d", info->number);
        struct ui_choice *choice = ui_choice_add(out, join, NULL);
        bool full = info->taken == info->seats;
        bool off = table_kicked_has(info->kicked, viewer->name);
        choice->refused =
            frozen || off || (full ? !info->gives_way : !table_open_to(info, viewer->name));
        choice->why = frozen ? N_("The staff has frozen this table.")
                      : off  ? N_("The host took you off this table.")
                      : full ? N_("No seat is free.")
                             : N_("The free seat is kept for somebody.");
    } else if (!frozen && !info->seat[seat].ready && info->daily >= 0) {
        ui_choice_add(out,
                      info->daily > 0                 ? "daily board"
                      : info->state == TABLE_FINISHED ? "rematch"
                                                      : "ready",
                      NULL);
    }
    if (info->state == TABLE_FINISHED) {
        ui_choice_add(out, "replay", NULL);
        ui_choice_add(out,
                      info->daily > 0   ? "daily"
                      : info->daily < 0 ? "duel"
                                        : "next table",
                      NULL);
    }
    if (seat != 0 && info->host == viewer->person && info->starts)
        ui_choice_add(out, "start", NULL);
    if (!frozen && seat != 0 && info->host == viewer->person && info->taken < info->seats)
        ui_choice_add(out, "bot", NULL);
    ui_choice_add(out, "look", NULL);
    if (seat != 0 && info->cup.cup != 0)
        hint_cup(out, info);
    else
        ui_choice_add(out, "leave", NULL);
    if (info->state == TABLE_FINISHED && seat != 0)
        ui_choice_add(out, "review", NULL);
    ui_choice_add(out, "help", NULL);
}

/* ---- In a game ---- */

/* Writes how to report each seat that may have forgotten to say `last`. Seats that did say it are
 * among them: noticing who forgot is part of the game (LO-D12). `report` alone sounds like a
 * complaint to the staff, so the hint says what the report is for if there is room. */
static void hint_reports(struct ui_choices *out, const struct ui_sight *s)
{
    bool plain = s->viewer->layout == UI_PLAIN;
    char word[64], shown[96];
    for (int seat = 1; seat <= s->view->seats; seat++) {
        if (!s->view->seat[seat].report)
            continue;
        utf8_printf(word, sizeof(word), "report %s", s->info->seat_name[seat]);
        utf8_printf(shown, sizeof(shown),
                    plain ? tr("%s if they forgot to say last") : tr("%s (forgot last?)"), word);
        ui_choice_add(out, word, plain || s->viewer->columns >= SCENE_NARROW ? shown : NULL);
    }
}

/* Writes the largest set that can be played together, as its numbers and ranks: "3 4 5 (9 9 9)". A
 * set that would leave one card to announce is left to hint_last. Only games of standard cards have
 * sets. */
static void hint_set(struct ui_choices *out, const struct ui_sight *s)
{
    enum { SET_SHOWN = 4 };
    static const char *const aloud[] = {[1] = N_("aces"), N_("twos"),  N_("threes"), N_("fours"),
                                        N_("fives"),      N_("sixes"), N_("sevens"), N_("eights"),
                                        N_("nines"),      N_("tens"),  N_("jacks"),  N_("queens"),
                                        N_("kings")};
    int best = 0, most = 1;
    card_t end = s->info->rules->set_last;
    for (int i = 0; s->info->rules->sets && s->view->owed == 0 && i < s->hand->n; i++) {
        int same = 0;
        for (int k = 0; k < s->hand->n; k++)
            same += card_rank(s->hand->card[k]) == card_rank(s->hand->card[i]);
        if (same > most && s->hand->card[i] != end && ui_hand_playable(s->view, s->hand->card[i])) {
            best = i;
            most = same;
        }
    }
    bool announced = s->viewer->last && most + 1 == s->hand->n;
    if (most < 2 || announced)
        return;
    BUF_LOCAL numbers = {0}, ranks = {0};
    int rank = card_rank(s->hand->card[best]);
    const char *name = card_rank_name(rank);
    buf_printf(&numbers, "%d", best + 1); /* the first card has to fit the pile */
    buf_puts(&ranks, name);
    for (int k = 0, put = 1; k < 2 * s->hand->n && put < SET_SHOWN; k++) {
        int at = k % s->hand->n; /* the second time round adds the card that has to come last */
        if (at == best || card_rank(s->hand->card[at]) != rank ||
            (s->hand->card[at] == end) != (k >= s->hand->n))
            continue;
        buf_printf(&numbers, " %d", at + 1);
        buf_printf(&ranks, " %s", name);
        put++;
    }
    BUF_LOCAL word = {0};
    if (s->viewer->layout == UI_PLAIN)
        buf_printf(&word, tr("%s for %d %s"), buf_text(&numbers),
                   most < SET_SHOWN ? most : SET_SHOWN, tr(aloud[rank]));
    else
        buf_printf(&word, "%s (%s)", buf_text(&numbers), buf_text(&ranks));
    ui_choice_add(out, buf_text(&numbers), buf_text(&word));
}

/* Writes a play that leaves one card, together with `last`, because the next player may move a
 * moment later. */
static void hint_last(struct ui_choices *out, const struct ui_viewer *viewer,
                      const struct ui_hand *hand)
{
    BUF_LOCAL line = {0}, word = {0};
    uint8_t used[GAME_HAND_MAX] = {0}; /* two cards may be alike */
    for (int k = 0; viewer->last && k < viewer->last->ncards; k++) {
        int i = 0;
        while (i < hand->n && (used[i] || hand->card[i] != viewer->last->card[k]))
            i++;
        if (i == hand->n)
            break;
        used[i] = 1;
        buf_printf(&line, "%d ", i + 1);
    }
    if (line.len > 0) {
        buf_puts(&line, "last");
        buf_printf(&word, tr("%s, as that leaves you one card"), buf_text(&line));
        ui_choice_add(out, buf_text(&line), viewer->layout == UI_PLAIN ? buf_text(&word) : NULL);
    }
}

/* Writes one card that can be played, as an example, and after it what hint_last and hint_set
 * write. The hand marks the other cards. */
static void hint_cards(struct ui_choices *out, const struct ui_sight *s)
{
    char word[64], name[32], number[12];
    int i = 0;
    while (i < s->hand->n && (!ui_hand_playable(s->view, s->hand->card[i]) ||
                              ui_hand_plays(s->view, s->hand->card[i]) == GAME_BLUFF))
        i++;
    if (i == s->hand->n)
        return;
    utf8_ascii_lower(card_name(s->hand->card[i]), name, sizeof(name));
    if (s->viewer->layout == UI_PLAIN)
        utf8_printf(word, sizeof(word), tr("%d for %s"), i + 1, tr(card_words(s->hand->card[i])));
    else
        utf8_printf(word, sizeof(word),
                    ui_hand_plays(s->view, s->hand->card[i]) == GAME_COSTS
                        ? tr("%d or %s (costs 1 card)")
                        : tr("%d or %s"),
                    i + 1, name);
    utf8_printf(number, sizeof(number), "%d", i + 1);
    ui_choice_add(out, number, word);
    hint_last(out, s->viewer, s->hand);
    hint_set(out, s);
}

/* Writes how to keep the three cards of the hand that a bot of level 2 would keep. */
static void hint_keep(struct ui_choices *out, const struct ui_sight *s)
{
    int at[EXPLAIN_LIVES];
    char word[32];
    if (s->hand->n < EXPLAIN_LIVES || s->hand->n > EXPLAIN_KEEP)
        return;
    explain_keep(s->info->rules, s->view, s->hand->card, s->hand->n, at);
    utf8_printf(word, sizeof(word), "keep %d %d %d", at[0] + 1, at[1] + 1, at[2] + 1);
    ui_choice_add(out, "keep ", word);
}

static void hint_verb(struct ui_choices *out, int verb)
{
    /* A verb that is not here needs no word (play), or the game has words of its own. */
    static const char *const words[32][2] = {
        [MOVE_DRAW] = {"draw"},
        [MOVE_TAKE] = {"take"},
        [MOVE_PASS] = {"pass"},
        [MOVE_LAST] = {"last"},
        [MOVE_LIE] = {"lie"},
        [MOVE_CHOOSE] = {"red|blue|green|yellow", N_("red, blue, green or yellow")},
        [MOVE_FLIP] = {"flip 1"},
        [MOVE_RPS] = {"rock|paper|scissors", N_("rock, paper or scissors")}};
    const char *const *word = words[verb];
    if (word[0])
        ui_choice_add(out, word[0], word[1] ? tr(word[1]) : NULL);
}

/* Writes what can be typed besides a card; the game itself may suggest it. If the screen is too
 * narrow for the game's board, the question that shows the board comes second, where a short row
 * does not cut it off. */
static void hint_verbs(struct ui_choices *out, const struct ui_sight *s)
{
    const struct game_picture *picture = ui_picture(s->info->rules);
    if (picture->hints) {
        BUF_LOCAL words = {0};
        picture->hints(&words, s->view);
        for (size_t at = 0, len; at < words.len; at += len + 1) {
            len = strcspn(words.data + at, "\n");
            words.data[at + len] = '\0';
            BUF_LOCAL aloud = {0};
            if (s->viewer->layout == UI_PLAIN)
                ui_typed_move(&aloud, s->viewer, s->info->rules, words.data + at);
            ui_choice_add(out, words.data + at, aloud.len > 0 ? buf_text(&aloud) : NULL);
            if (at == 0 && picture->questions && s->viewer->layout != UI_PLAIN &&
                s->viewer->columns < picture->columns)
                ui_choice_add(out, picture->questions[0].name, NULL);
        }
        return;
    }
    /* no card can be played in this turn, so there is none to announce: the viewer has to draw */
    bool stuck =
        view_must(s->view, s->view->viewer) && s->view->nhand > 1 && !ui_some_playable(s->view);
    if ((s->view->verbs >> MOVE_FLIP & 1) != 0) /* better than to take the pile */
        hint_verb(out, MOVE_FLIP);
    for (int verb = 0; verb < 32; verb++) {
        if ((s->view->verbs >> verb & 1) == 0 || verb == MOVE_FLIP)
            continue;
        if (verb == MOVE_REPORT)
            hint_reports(out, s);
        else if (verb == MOVE_KEEP)
            hint_keep(out, s);
        else if (verb != MOVE_LAST || !stuck)
            hint_verb(out, verb);
    }
}

static void hint_playing(struct ui_choices *out, const struct ui_sight *s)
{
    const struct game_picture *picture = ui_picture(s->info->rules);
    bool seen = s->viewer->layout != UI_PLAIN, thrown = (s->view->verbs >> MOVE_THROW & 1) != 0;
    char word[64];
    if (s->info->frozen[0] != '\0') {
        ui_choice_add(out, "look", NULL);
        if (s->info->cup.cup != 0)
            hint_cup(out, s->info);
    }
    for (int i = 0; i < s->viewer->nanswers; i++) { /* what a refused move still needs */
        const struct game_move *move = &s->viewer->answer[i];
        if (move->choice != 0)
            utf8_copy(s->info->rules->choice_words(move->choice), word, sizeof(word));
        else
            utf8_printf(word, sizeof(word), "to %s", s->info->seat_name[move->to]);
        ui_choice_add(out, word, NULL)->answer = true;
    }
    if (!picture->hints && s->viewer->nanswers == 0)
        hint_cards(out, s);
    hint_verbs(out, s);
    /* It is somebody else's turn. */
    if (out->n == 0 && s->hand->n > 0 && seen && !picture->spread) {
        utf8_printf(word, sizeof(word), tr("1 (queue %s)"), card_name(s->hand->card[0]));
        ui_choice_add(out, "1", word);
    }
    /* on a narrow screen, or beside the hint for a throw, there is no room for this */
    if (!thrown && seen && s->viewer->columns >= SCENE_NARROW)
        ui_choice_add(out, "say ", tr("say ..."))->always = true;
    ui_choice_add(out, "hand", NULL)->always = true;
    ui_choice_add(out, "help", NULL)->always = true;
}

void ui_choices(struct ui_choices *out, const struct ui_sight *s)
{
    out->n = 0;
    if (!s->view || s->info->state != TABLE_PLAYING) {
        hint_waiting(out, s->viewer, s->info);
    } else if (s->view->viewer == 0) {
        ui_choice_add(out, "look", NULL);
        ui_choice_add(out, "log", NULL);
        ui_choice_add(out, "leave", NULL);
    } else {
        hint_playing(out, s);
    }
}

/* Writes the cards that can be played, equal ones once, and all cards of the play that says `last`.
 */
static void hint_put_cards(struct buf *out, const struct ui_sight *s)
{
    char name[32];
    for (int i = 0; i < s->hand->n; i++) {
        bool before = false;
        for (int k = 0; k < i; k++)
            before = before || s->hand->card[k] == s->hand->card[i];
        if (before || !ui_hand_playable(s->view, s->hand->card[i]))
            continue;
        utf8_ascii_lower(card_name(s->hand->card[i]), name, sizeof(name));
        buf_printf(out, "%s\n", name);
    }
    for (int i = 0; s->viewer->last && i < s->viewer->last->ncards; i++) {
        utf8_ascii_lower(card_name(s->viewer->last->card[i]), name, sizeof(name));
        buf_printf(out, "%s ", name);
    }
    buf_puts(out, s->viewer->last ? "last\n" : "");
}

void ui_typed_now(struct buf *out, const struct ui_sight *s)
{
    struct ui_choices choices;
    if (s->view && s->info->state == TABLE_PLAYING && !ui_picture(s->info->rules)->hints)
        hint_put_cards(out, s);
    ui_choices(&choices, s);
    for (int i = 0; i < choices.n; i++) {
        const char *line = choices.choice[i].line;
        if (choices.choice[i].refused || isdigit((unsigned char)line[0])) /* a card */
            continue;
        for (size_t len; *line != '\0'; line += len + (line[len] == '|')) {
            len = strcspn(line, "|");
            buf_printf(out, "%.*s\n", (int)(len > 0 && line[len - 1] == ' ' ? len - 1 : len), line);
        }
    }
}

/* ---- The hint ---- */

void ui_hint_parts(struct buf *out, struct buf *always, const struct ui_sight *s)
{
    struct ui_choices choices;
    bool plain = s->viewer->layout == UI_PLAIN, draws = false;
    const char *gap = plain ? tr("Type ") : " ", *next = plain ? tr(", or ") : "   ";
    ui_choices(&choices, s);
    for (int i = 0; s->viewer->keys == UI_KEYS_ALL && i < choices.n; i++)
        draws = draws || strcmp(choices.choice[i].line, "draw") == 0;
    /* the cursor stops at cards that can be played or selected */
    if (s->viewer->keys != UI_KEYS_NONE && s->hand->n > 0 &&
        ((s->view->verbs >> MOVE_KEEP & 1) != 0 || ui_some_playable(s->view))) {
        buf_puts(out, tr(" ←→ Enter"));
        gap = next;
    }
    for (int i = 0; i < choices.n; i++) {
        const struct ui_choice *choice = &choices.choice[i];
        if (choice->refused)
            continue;
        struct buf *part = choice->always ? always : out;
        buf_puts(part, gap);
        buf_puts(part, plain ? "" : STYLE_TYPE);
        buf_puts(part, choice->shown);
        buf_puts(part, plain ? "" : STYLE_NORMAL);
        gap = next;
        if (s->viewer->keys != UI_KEYS_ALL)
            continue;
        if (strcmp(choice->line, draws ? "draw" : "take") == 0)
            buf_puts(part, " (d)");
        else if (strcmp(choice->line, "pass") == 0)
            buf_puts(part, " (p)");
    }
}

void ui_hint_rest(struct buf *out, const struct ui_sight *s)
{
    struct ui_choices choices = {.n = 0};
    if (!ui_picture(s->info->rules)->hints) {
        hint_last(&choices, s->viewer, s->hand);
        hint_set(&choices, s);
    }
    hint_verbs(&choices, s);
    for (int i = 0; i < choices.n; i++)
        buf_printf(out, "%s%s", i > 0 ? tr(", or ") : "", choices.choice[i].shown);
}

void ui_page_hint(struct buf *out, int columns)
{
    buf_puts(out, STYLE_TYPE " back" STYLE_NORMAL "   ");
    buf_puts(out, columns < SCENE_NARROW ? tr("more   PgUp PgDn   or a command\n")
                                         : tr("more   PgUp   PgDn   or any other command\n"));
}

void ui_hint(struct buf *out, const struct ui_sight *s)
{
    BUF_LOCAL always = {0};
    ui_hint_parts(out, &always, s);
    buf_add(out, buf_text(&always), always.len);
    buf_puts(out, s->viewer->layout == UI_PLAIN ? ".\n" : "\n");
}
