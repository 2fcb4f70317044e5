/*
 * A hint in words: what can be typed, and how often it wins.
 */
#include <ctype.h>

#include "cards.h"
#include "search.h"
#include "ui_private.h"

/* Writes `keep 2 5 6` with the numbers that these cards have in the viewer's hand. False: one of
 * them is not there, and nothing was written. */
static bool advice_put_numbers(struct buf *out, const struct ui_hand *hand, const char *cards)
{
    char word[16];
    BUF_LOCAL text = {0};
    bool used[GAME_HAND_MAX] = {false}, good = true;
    for (size_t len; good && (len = strcspn(cards, " ")) > 0;
         cards += len, cards += *cards == ' ') {
        utf8_printf(word, sizeof(word), "%.*s", (int)(len < sizeof(word) ? len : 0), cards);
        int at = 0;
        while (at < hand->n && (used[at] || strcmp(card_name(hand->card[at]), word) != 0))
            at++;
        good = at < hand->n;
        if (good)
            used[at] = true;
    }
    for (int at = 0; at < hand->n; at++)
        if (used[at])
            buf_printf(&text, " %d", at + 1);
    if (good)
        buf_printf(out, "keep%s", buf_text(&text));
    return good;
}

void ui_typed(struct buf *out, const struct ui_viewer *viewer, const struct game_rules *rules,
              const struct ui_hand *hand, const char *move)
{
    static const char keep[] = "keep ", *const names[] = {" color ", " suit "};
    const char *named = NULL;
    size_t from = out->len, len = 0, start = from;
    if (hand && strncmp(move, keep, strlen(keep)) == 0 &&
        advice_put_numbers(out, hand, move + strlen(keep)))
        return;
    for (size_t i = 0; !named && i < sizeof(names) / sizeof(names[0]); i++) {
        named = strstr(move, names[i]);
        len = strlen(names[i]);
    }
    if (named) {
        uint8_t choice = 1;
        size_t letters = strcspn(named + len, " ");
        while (choice < UINT8_MAX && (strlen(choice_name(choice)) != letters ||
                                      strncmp(choice_name(choice), named + len, letters)))
            choice++;
        buf_printf(out, "%.*s %s%s", (int)(named - move), move, rules->choice_words(choice),
                   named + len + letters);
    } else {
        buf_puts(out, move);
    }
    for (; from < out->len; from++)
        out->data[from] = (char)tolower((unsigned char)out->data[from]);
    if (viewer->layout == UI_PLAIN) {
        BUF_LOCAL words = {0};
        ui_typed_move(&words, viewer, rules, buf_text(out) + start);
        out->len = start;
        buf_puts(out, buf_text(&words));
    }
}

void ui_advice(struct buf *out, const struct ui_viewer *viewer, const struct table_info *info,
               const struct ui_hand *hand, const struct notice_hint *hint)
{
    const char *move = hint->text;
    for (int i = 0; i < hint->n; i++) {
        BUF_LOCAL typed = {0};
        char line[GAME_TEXT_MAX];
        size_t len = strcspn(move, "\n");
        utf8_printf(line, sizeof(line), "%.*s", (int)len, move);
        ui_typed(&typed, viewer, info->rules, hand, line);
        if (hint->only)
            buf_printf(out, tr("Type `%s`: nothing else is worth a try."), buf_text(&typed));
        else
            buf_printf(out, i == 0 ? tr("`%s` wins %d of 100") : tr("; `%s` wins %d"),
                       buf_text(&typed), search_percent(hint->wins[i]));
        move += len + 1;
    }
    if (!hint->only)
        buf_puts(out, ".");
}
