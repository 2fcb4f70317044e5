/*
 * The options of a game: defaults, reading, writing.
 */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "buf.h"
#include "game.h"
#include "tongue.h"
#include "utf8.h"

void game_setup_defaults(const struct game_rules *rules, int seats, struct game_setup *out)
{
    memset(out, 0, sizeof(*out));
    out->seats = (uint8_t)seats;
    for (int i = 0; rules->options[i].name; i++)
        out->option[i] = rules->options[i].def;
}

void game_setup_seed(struct game_setup *setup, uint64_t number)
{
    memset(setup->seed, 0, sizeof(setup->seed));
    for (int i = 0; i < 8; i++)
        setup->seed[i] = (uint8_t)(number >> 8 * i);
}

static bool setup_option_number(const struct game_option *o, const char *value, int32_t *out)
{
    size_t digits = strspn(value, "0123456789");

    if (digits == 0 || digits > 7 || value[digits] != '\0')
        return false;
    int32_t v = atoi(value);
    if (v < o->min || v > o->max)
        return false;
    if (o->numbers) {
        const int32_t *n = o->numbers;

        while (*n != 0 && *n != v)
            n++;
        if (*n == 0)
            return false;
    }
    *out = v;
    return true;
}

const char *game_setup_option(const struct game_rules *rules, struct game_setup *setup,
                              const char *name, const char *value)
{
    const struct game_option *o = rules->options;
    int i = 0, word = 0;

    while (o[i].name && strcasecmp(o[i].name, name) != 0)
        i++;
    if (!o[i].name)
        return N_("This game has no such option.");
    if (!o[i].words && !setup_option_number(&o[i], value, &setup->option[i]))
        return N_("The option does not take that number.");
    if (o[i].words) {
        while (o[i].words[word] && strcasecmp(o[i].words[word], value) != 0)
            word++;
        if (!o[i].words[word])
            return N_("The option does not take that word.");
        setup->option[i] = word;
    }
    setup->given |= (uint16_t)(1 << i);
    if (rules->follow)
        rules->follow(setup);
    return NULL;
}

const char *game_setup_refusal(const struct game_rules *rules, const struct game_setup *setup)
{
    if (setup->seats < rules->min_seats || setup->seats > rules->max_seats)
        return N_("This game is not for that many players.");
    return rules->refuses ? rules->refuses(setup) : NULL;
}

int game_setup_read(const struct game_rules *rules, struct game_setup *setup, char *text)
{
    int refused = 0;
    for (char *rest = NULL, *w = strtok_r(text, " ", &rest); w; w = strtok_r(NULL, " ", &rest)) {
        char *value = strchr(w, '=');
        if (!value)
            return -1;
        *value++ = '\0';
        if (game_setup_option(rules, setup, w, value))
            refused++;
    }
    return refused;
}

const char *game_setup_values(const struct game_rules *rules, const char *name, const char *value,
                              struct buf *names, char *why, size_t cap)
{
    const struct game_option *o = rules->options;
    BUF_LOCAL list = {0};
    while (o->name && strcasecmp(o->name, name) != 0)
        o++;
    if (!o->name) {
        for (o = rules->options; o->name; o++)
            buf_printf(names, ", %s", o->name);
        return NULL;
    }
    if (!o->words && !o->numbers)
        return utf8_say(
            why, cap,
            tr("The option %s cannot be \"%.20s\". Type a number from %d to %d after it."), o->name,
            value, (int)o->min, (int)o->max);
    for (int i = 0; o->words && o->words[i]; i++)
        buf_printf(&list, "%s%s", i > 0 ? ", " : "", o->words[i]);
    for (int i = 0; !o->words && o->numbers[i] != 0; i++)
        buf_printf(&list, "%s%d", i > 0 ? ", " : "", (int)o->numbers[i]);
    return utf8_say(why, cap, tr("The option %s cannot be \"%.20s\". Type one of: %s."), o->name,
                    value, buf_text(&list));
}

void game_setup_format(const struct game_rules *rules, const struct game_setup *setup, bool all,
                       char *out, size_t cap)
{
    struct buf w = buf_over(out, cap);
    for (int i = 0; rules->options[i].name; i++) {
        const struct game_option *o = &rules->options[i];

        if (!all && setup->option[i] == o->def)
            continue;
        buf_printf(&w, "%s%s=", w.len > 0 ? " " : "", o->name);
        if (o->words)
            buf_puts(&w, o->words[setup->option[i]]);
        else
            buf_printf(&w, "%d", (int)setup->option[i]);
    }
}
