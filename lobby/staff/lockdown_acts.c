/*
 * The act that begins, ends and shows the lockdown (lockdown.h). It takes one line of words in any
 * order, because it is typed in a hurry. It answers part by part what it understood.
 */

#include <ctype.h>

#include "act.h"
#include "lockdown.h"

enum { LONGEST_MS = 7 * 24 * 3600 * 1000, SLOWEST_MS = 600 * 1000 };
static const int64_t default_ms = 3600 * 1000;

struct locking {
    struct act act;
    struct store_lockdown fresh;
};

/* ---- Reading ---- */

/* Takes a word off the text, with the blanks after it. */
static const char *lockdown_acts_word_take(const char *text, char *out, size_t cap)
{
    size_t len = strcspn(text, " ");
    utf8_copy_part(text, len, out, cap);
    return text + len + strspn(text + len, " ");
}

/* Takes a span off the text. False: the text does not begin with one. */
static bool lockdown_acts_span_taken(const char **text, int64_t *ms)
{
    char word[16];
    const char *rest = lockdown_acts_word_take(*text, word, sizeof(word));
    if (!span_read(word, ms))
        return false;
    *text = rest;
    return true;
}

/* Reads what follows `slow`: "10s [lobby|game|table|tell|all] [everyone]". Returns NULL, or what is
 * wrong. */
static const char *lockdown_acts_slow_read(const char **text, struct store_lockdown *out)
{
    char word[16];
    const char *rest;
    if (!lockdown_acts_span_taken(text, &out->slow_ms))
        return "Type how much to slow talk: `lockdown slow 10s`, or `lockdown slow 10s lobby`.";
    if (out->slow_ms == 0 || out->slow_ms > SLOWEST_MS)
        return "Talk can be slowed to one line every 1 second to 10 minutes.";
    rest = lockdown_acts_word_take(*text, word, sizeof(word));
    int channel = act_choice(ACT_CHANNELS, word);
    if (channel >= 0) {
        utf8_copy(act_channel(channel), out->slow_channel, sizeof(out->slow_channel));
        *text = rest;
        rest = lockdown_acts_word_take(*text, word, sizeof(word));
    }
    if (strcasecmp(word, "everyone") == 0) {
        out->slow_everyone = true;
        *text = rest;
    }
    return NULL;
}

/* Reads the line into `out`; `ms` gets how long the lockdown is to hold. Returns NULL, or what is
 * wrong. */
static const char *lockdown_acts_typed(const char *text, struct store_lockdown *out, int64_t *ms)
{
    char word[16];
    *ms = default_ms;
    while (*text != '\0') {
        const char *rest = lockdown_acts_word_take(text, word, sizeof(word)), *why;
        int64_t span;
        if (act_choice("guests|guest", word) >= 0) {
            out->guests = true;
        } else if (act_choice("new|newcomers|accounts", word) >= 0) {
            out->newcomers = true;
        } else if (strcasecmp(word, "slow") == 0) {
            if ((why = lockdown_acts_slow_read(&rest, out)))
                return why;
        } else if (strcasecmp(word, "for") == 0 && lockdown_acts_span_taken(&rest, &span)) {
            *ms = span;
        } else if (strcasecmp(word, "for") == 0 && isdigit((unsigned char)*rest)) {
            return "Type how long it holds as in `lockdown for 30m`, `for 2h` or `for 1d`.";
        } else {
            break; /* the reason begins */
        }
        text = rest;
    }
    if (*ms == 0 || *ms > LONGEST_MS)
        return "A lockdown ends by itself, after 7 days at most: `lockdown for 2h`. For longer, "
               "set `registration` in cardroom.conf(5).";
    utf8_clean(text, strlen(text), STORE_TEXT_MAX / 2, out->reason, sizeof(out->reason));
    return NULL;
}

/* ---- In words ---- */

/* The word of a channel as a phrase: "in the lobby". */
static const char *lockdown_acts_where_of(const char *channel)
{
    return strcmp(channel, "lobby") == 0   ? "in the lobby"
           : strcmp(channel, "game") == 0  ? "on the channels of the games"
           : strcmp(channel, "table") == 0 ? "at tables"
           : strcmp(channel, "tell") == 0  ? "in tells"
                                           : "on all channels, at tables and in tells";
}

/* Appends what each part of the lockdown stops, a line each. */
static void lockdown_acts_parts_put(const struct lobby *lobby, const struct store_lockdown *now,
                                    struct buf *out)
{
    buf_printf(out, "Until %s UTC, another %s:\n", SPAN_TIME(now->ends_ms),
               SPAN(now->ends_ms - clock_wall(lobby->deps.clock)));
    if (now->guests)
        buf_puts(out, "- guests: nobody comes in as a guest.\n");
    if (now->newcomers)
        buf_puts(out, "- new: nobody makes an account, and nobody comes in over SSH with a name "
                      "that no account has.\n");
    if (now->slow_ms > 0)
        buf_printf(out, "- slow: one line every %s from each person %s; %s.\n", SPAN(now->slow_ms),
                   lockdown_acts_where_of(now->slow_channel),
                   now->slow_everyone ? "all but the staff"
                                      : "not from the staff, nor from accounts that are 7 days old "
                                        "or have XP");
    buf_puts(out, "Who is on stays on.");
    if (now->reason[0] != '\0')
        buf_printf(out, " The reason: %s", now->reason);
    buf_putc(out, '\n');
}

/* Appends the parts as words, for the audit log and the figures: "guests, new, slow 10s lobby". */
static void lockdown_acts_words_put(const struct store_lockdown *now, struct buf *out)
{
    buf_puts(out, now->guests && now->newcomers ? "guests, new"
                  : now->guests                 ? "guests"
                  : now->newcomers              ? "new"
                                                : "");
    if (now->slow_ms > 0)
        buf_printf(out, "%sslow %jds%s%s%s", now->guests || now->newcomers ? ", " : "",
                   now->slow_ms / 1000, now->slow_channel[0] != '\0' ? " " : "", now->slow_channel,
                   now->slow_everyone ? " everyone" : "");
}

void lockdown_acts_put(const struct lobby *lobby, struct buf *out)
{
    const struct store_lockdown *now = lockdown_now(lobby);
    if (!now) {
        buf_puts(out, "no");
        return;
    }
    lockdown_acts_words_put(now, out);
    buf_printf(out, ", another %s", SPAN(now->ends_ms - clock_wall(lobby->deps.clock)));
}

/* ---- The act ---- */

static void lockdown_acts_show(struct act *act)
{
    const struct store_lockdown *now = lockdown_now(act->errand.lobby);
    if (!now) {
        act_end(act, true,
                "There is no lockdown. Type `lockdown` and one or more of `guests`, "
                "`new`, `slow 10s`, `for 1h` and a reason.");
        return;
    }
    lockdown_acts_parts_put(act->errand.lobby, now, &act->list);
    act_line(act, "%.0d%.0d%.0jd%.0s%.0d%.0jdBy %s. Type `lockdown off` to end it.%.0s\n",
             now->guests, now->newcomers, now->slow_ms / 1000,
             now->slow_ms == 0              ? NULL
             : now->slow_channel[0] != '\0' ? now->slow_channel
                                            : "all",
             now->slow_everyone, now->ends_ms, now->staff_name, now->reason);
    act_end_list(act);
}

static void lockdown_acts_follows(struct act *act)
{
    const struct store_lockdown *now = &((struct locking *)act)->fresh;
    BUF_LOCAL told = {0};
    lockdown_acts_words_put(now, &told);
    buf_printf(&told, now->ends_ms == 0 ? "off." : ", %s.%s%s", ACT_FOR(now->ends_ms - now->at_ms),
               now->reason[0] != '\0' ? " " : "", now->reason);
    lockdown_set(act->errand.lobby, now);
    lobby_tell_staff(act->errand.lobby, act->actor.account, N_("!! Lockdown by %s: %s"),
                     act->actor.name, buf_text(&told));
}

static void lockdown_acts_locking_put(struct locking *l)
{
    struct act *act = &l->act;
    act_sign(act, &l->fresh);
    act->told = true;
    act_puts(act, STORE_RECORD_LOCKDOWN, &l->fresh, lockdown_acts_follows);
}

static void lockdown_acts_lockdown(struct act *act)
{
    struct locking *l = (struct locking *)act;
    struct lobby *lobby = act->errand.lobby;
    BUF_LOCAL words = {0};
    int64_t ms;
    if (act->text[0] == '\0') {
        lockdown_acts_show(act);
        return;
    }
    const char *why = lockdown_acts_typed(act->text, &l->fresh, &ms);
    if (act_refused(act, why, "%s", why))
        return;
    if (!l->fresh.guests && !l->fresh.newcomers && l->fresh.slow_ms == 0) {
        if (act_refused(act, lockdown_now(lobby),
                        "There is a lockdown already. Type `lockdown off` to end it, or `lockdown` "
                        "and what takes its place: `guests`, `new`, `slow 10s`."))
            return;
        l->fresh.guests = l->fresh.newcomers = true;
    }
    l->fresh.ends_ms = clock_wall(lobby->deps.clock) + ms;
    lockdown_acts_words_put(&l->fresh, &words);
    const char *span = ACT_FOR(ms);
    if (lockdown_now(lobby))
        buf_puts(&act->list, "This takes the place of the lockdown before.\n");
    lockdown_acts_parts_put(lobby, &l->fresh, &act->list);
    buf_puts(&act->list, "Type `lockdown off` to end it.\n");
    if (act_confirmed(act, "begin a lockdown: %s, %s", buf_text(&words), span)) {
        act_audit(act, "", "%s, %s: %s", buf_text(&words), span, l->fresh.reason);
        lockdown_acts_locking_put(l);
    }
}

static void lockdown_acts_off(struct act *act)
{
    struct locking *l = (struct locking *)act;
    if (act_refused(act, !lockdown_now(act->errand.lobby), "There is no lockdown."))
        return;
    if (!act_confirmed(act, "end the lockdown"))
        return;
    act_audit(act, "", "off"); /* `fresh` is all zero: there is no lockdown */
    buf_puts(&act->list,
             "The lockdown is over: guests and new accounts come in as before, and talk "
             "is as fast as before.\n");
    lockdown_acts_locking_put(l);
}

static const struct act_field lockdown_fields[] = {
    {"guests", ACT_FIELD_FLAG, "whether guests are kept out"},
    {"new", ACT_FIELD_FLAG, "whether no accounts are made"},
    {"slow_s", ACT_FIELD_NUMBER, "seconds between two lines of one person; 0: not slowed"},
    {"slow_channel", ACT_FIELD_TEXT, "where talk is slowed; null: it is not", .null = true,
     .words = ACT_CHANNELS},
    {"slow_everyone", ACT_FIELD_FLAG, "whether known members are slowed, too"},
    {"until", ACT_FIELD_TIME, "when it ends"},
    {"by", ACT_FIELD_TEXT, "who began it"},
    {"reason", ACT_FIELD_TEXT, "the reason that was given"}};

const struct act_row lockdown_acts[] = {
    {"lockdown", STORE_MODERATOR, lockdown_acts_lockdown,
     N_("keep guests and new accounts out, slow talk: lockdown guests new slow 10s for 1h"),
     .args = {{"what", ACT_TEXT, .optional = ACT_ANYWHERE,
               .help = "any of guests, new, slow 10s [channel] [everyone], for 1h, then a reason",
               .example = "guests new slow 10s lobby for 1h a raid"}},
     ACT_FIELDS(lockdown_fields), .size = sizeof(struct locking)},
    {"lockdown off", STORE_MODERATOR, lockdown_acts_off, "end the lockdown", .audit = "lockdown",
     .size = sizeof(struct locking)},
    {NULL}};
