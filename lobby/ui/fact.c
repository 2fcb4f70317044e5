/*
 * Puts the facts of a game, its other sentences and typed moves into words for one viewer. The
 * templates of facts (game.h) are filled in here. Cards are coloured short names, or words for a
 * screen reader.
 */
#include <ctype.h>

#include "cards.h"
#include "ui_private.h"
#include "words.h"

const char *ui_seat_name(const struct table_info *info, int seat)
{
    if (seat < 1 || seat > GAME_SEATS_MAX || info->seat_name[seat][0] == '\0')
        return tr("somebody");
    return info->seat_name[seat];
}

/* Finds the card that a word such as "R+2" names, in capitals or not. CARD_NONE: it names none. */
static card_t fact_named_card(const char *word, size_t len)
{
    for (int card = CARD_NONE + 1; card <= CARD_LO_JOKER4; card++) {
        const char *name = card_name((card_t)card);
        if (name[0] != '?' && strlen(name) == len && strncasecmp(name, word, len) == 0)
            return (card_t)card;
    }
    return CARD_NONE;
}

void ui_sentence(struct buf *out, const struct ui_viewer *viewer, const char *text)
{
    static const char of_card[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+";
    while (*text != '\0') {
        const char *end = *text == '`' ? strchr(text + 1, '`') : NULL;
        if (end) { /* what can be typed stays as it is typed */
            buf_add(out, text, (size_t)(end + 1 - text));
            text = end + 1;
            continue;
        }
        size_t len = strspn(text, of_card);
        bool whole = len > 0 && !isalnum((unsigned char)text[len]) && (text[len] & 0x80) == 0;
        card_t card = whole ? fact_named_card(text, len) : CARD_NONE;
        if (card != CARD_NONE) {
            picture_put_card(out, viewer->layout == UI_PLAIN, card);
            text += len;
            continue;
        }
        /* on to the next word */
        do
            buf_putc(out, *text++);
        while (*text != '\0' && *text != '`' && (text[-1] & 0x80 || !strchr(" (\"", text[-1])));
    }
}

/* Reads a card of this game. Returns how many words from `at` on name it; 0: they name none. */
static int fact_words_card(const struct game_rules *rules, const struct words *words, int at,
                           card_t *card)
{
    const struct game_picture *picture = ui_picture(rules);
    int n = words_number(words, at) >= 0 && !words_is(words, at + 1, "of")
                ? 0
                : card_parse_any(words, at, card);
    if (n > 0 && picture->spread && card_color(*card) != 0) /* there b1 is a cell of the floor */
        return 0;
    return n > 0 && card_name(*card)[0] != '?' ? n : 0;
}

void ui_typed_move(struct buf *out, const struct ui_viewer *viewer, const struct game_rules *rules,
                   const char *text)
{
    struct words words;
    card_t card;
    bool after_card = false;
    if (!words_split(&words, text)) {
        buf_puts(out, text);
        return;
    }
    int at = words_is(&words, 0, "play") || words_is(&words, 0, "p") || words_is(&words, 0, "put");
    if (at > 0 || fact_words_card(rules, &words, 0, &card) > 0)
        buf_puts(out, trc("a move", "play"));
    for (int n; at < words.n; at += n) {
        n = fact_words_card(rules, &words, at, &card);
        if (out->len > 0)
            buf_puts(out, n > 0 && after_card && viewer->layout == UI_PLAIN ? ", " : " ");
        uint8_t choice = n == 0 && after_card && viewer->layout == UI_PLAIN
                             ? choice_parse_any(words.word[at])
                             : 0;
        if (n > 0)
            picture_put_card(out, viewer->layout == UI_PLAIN, card);
        else
            buf_puts(out, choice != 0 ? tr(choice_words(choice)) : words.word[at]);
        after_card = n > 0;
        n += n == 0;
    }
}

/* Writes the form that goes with `n` from forms such as "card|cards"; the last one if there are too
 * few. */
static void fact_put_form(struct buf *out, const char *forms, size_t len, int n)
{
    const char *end = forms + len, *bar;
    for (int form = tongue_form(n); form > 0; form--) {
        bar = memchr(forms, '|', (size_t)(end - forms));
        if (!bar)
            break;
        forms = bar + 1;
    }
    bar = memchr(forms, '|', (size_t)(end - forms));
    buf_add(out, forms, (size_t)((bar ? bar : end) - forms));
}

/* Writes a rank: "J", or "jack" for a screen reader. */
static void fact_put_rank(struct buf *out, const struct ui_viewer *viewer, int rank)
{
    static const char *const words[] = {
        [1] = N_("ace"), [11] = N_("jack"), [12] = N_("queen"), [13] = N_("king")};
    if (rank < 0 || rank > 13)
        rank = 0;
    bool plain = viewer->layout == UI_PLAIN && (rank == 1 || rank > 10);
    buf_puts(out, plain ? tr(words[rank]) : card_rank_name(rank));
}

/* Writes some cards of a fact. Cards that a seat `got` (its hand, or what it drew) have no order of
 * their own, so they are sorted like a hand. */
static void fact_put_cards(struct buf *out, const struct ui_viewer *viewer,
                           const struct game_rules *rules, const card_t *of, int n, bool got)
{
    card_t card[GAME_FACT_CARDS];
    memcpy(card, of, (size_t)n * sizeof(*card));
    if (got)
        ui_cards_sort(card, n, rules->value_order ? rules->value_order : card_order);
    picture_put_cards(out, viewer->layout == UI_PLAIN, card, n);
}

/* Writes one {field} of a template. False: there is no such field. */
static bool fact_put_field(struct buf *out, const struct ui_viewer *viewer,
                           const struct table_info *info, const struct game_fact *fact,
                           const char *field, size_t len)
{
    int shown = fact->ncards - fact->ngot;
    const bool plain = viewer->layout == UI_PLAIN;
    if (len == 3 && memcmp(field, "who", 3) == 0)
        buf_puts(out, ui_seat_name(info, fact->seat));
    else if (len == 5 && memcmp(field, "other", 5) == 0)
        buf_puts(out, ui_seat_name(info, fact->other));
    else if (len == 5 && memcmp(field, "cards", 5) == 0)
        fact_put_cards(out, viewer, info->rules, fact->card, shown,
                       fact->ngot == 0 && fact->audience == 1 << fact->seat);
    else if (len == 3 && memcmp(field, "got", 3) == 0)
        fact_put_cards(out, viewer, info->rules, fact->card + shown, fact->ngot, true);
    else if (len == 4 && memcmp(field, "card", 4) == 0)
        picture_put_cards(out, plain, fact->card, shown > 0);
    else if (len == 4 && memcmp(field, "rest", 4) == 0)
        picture_put_cards(out, plain, fact->card + 1, shown - 1);
    else if (len == 4 && memcmp(field, "rank", 4) == 0)
        fact_put_rank(out, viewer, fact->ncards > 0 ? card_rank(fact->card[0]) : fact->n);
    else if (len == 6 && memcmp(field, "choice", 6) == 0)
        buf_puts(out, tr(fact->choice != 0 ? info->rules->choice_words(fact->choice) : N_("none")));
    else if (len == 5 && memcmp(field, "place", 5) == 0)
        buf_puts(out, ui_place(fact->n));
    else if (len == 1 && field[0] == 'n')
        buf_printf(out, "%d", fact->n);
    else if (len == 1 && field[0] == 'm')
        buf_printf(out, "%d", fact->m);
    else if (len > 2 && field[0] == 'n' && field[1] == ':')
        fact_put_form(out, field + 2, len - 2, fact->n);
    else
        return false;
    return true;
}

void ui_fact(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
             const struct game_fact *fact)
{
    if (fact->kind >= info->rules->nfacts)
        return;
    const struct game_fact_kind *kind = &info->rules->facts[fact->kind];
    int self = table_info_seat(info, viewer->person);
    const char *template = kind->said;
    if (self != 0 && fact->seat == self && kind->you)
        template = kind->you;
    else if (self != 0 && fact->other == self && kind->to_you)
        template = kind->to_you;
    const char *wording = info->rules->wording ? info->rules->wording(fact) : NULL;
    template = tr(wording ? wording : template);
    while (*template != '\0') {
        if (*template == '[' || *template == ']') {
            template += *template == '[' && fact->ngot == 0 ? strcspn(template, "]") : 1;
            continue;
        }
        const char *end = *template == '{' ? strchr(template, '}') : NULL;
        if (end &&
            fact_put_field(out, viewer, info, fact, template + 1, (size_t)(end - template - 1))) {
            template = end + 1;
        } else {
            size_t len = 1 + strcspn(template + 1, "{[]");
            buf_add(out, template, len);
            template += len;
        }
    }
}
