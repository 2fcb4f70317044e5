/*
 * Acts on the news and on the line of the day (news.h), and the act `wall`.
 */
#include "act.h"
#include "news.h"

enum { NEWS_TEXT_MAX = 400 }; /* cells of an item */

/* An act on an item of the news, or on the line of the day, or `wall`. */
struct news_act {
    struct act act;
    struct store_news news; /* its text is what was typed, cleaned */
    struct store_motd motd;
};

/* Cleans the text, and cuts it to NEWS_TEXT_MAX cells. False: nothing is left, and the act has
 * ended. */
static bool news_acts_text_clean(struct news_act *n)
{
    const char *typed = n->act.text;
    char *clean = n->news.text;
    utf8_clean(typed, strlen(typed), NEWS_TEXT_MAX, clean, sizeof(n->news.text));
    return !act_refused(&n->act, clean[0] == '\0',
                        "That has no text. Add it at the end of the line.");
}

static void news_acts_post_follows(struct act *act)
{
    SESSIONS_EACH (s, act->errand.lobby)
        if (s->state == SESSION_IN)
            session_say(s, "News: %s", ((struct news_act *)act)->news.text);
    act->told = true;
}

static void news_acts_post_last(void *arg, const struct store_news *news)
{
    ((struct news_act *)arg)->news.number = news->number;
}

static void news_acts_post_read(void *arg, enum store_status status)
{
    struct news_act *n = arg;
    struct lobby *lobby = n->act.errand.lobby;
    if (act_failed(&n->act, status) ||
        !act_confirmed(&n->act, "post news for everybody: %s", n->news.text))
        return;
    /* Takes the next number. This also works while another item is being posted. */
    if (n->news.number > lobby->news_last)
        lobby->news_last = n->news.number;
    n->news.number = ++lobby->news_last;
    act_audit(&n->act, "", "%jd: %.400s", n->news.number, n->news.text);
    act_say(&n->act,
            "Posted as number %jd. Whoever is on sees it now, the others when they log in.",
            n->news.number);
    act_puts(&n->act, STORE_RECORD_NEWS, &n->news, news_acts_post_follows);
}

static void news_acts_post(struct act *act)
{
    struct news_act *n = (struct news_act *)act;
    if (!news_acts_text_clean(n))
        return;
    act_sign(act, &n->news);
    store_list(act_store(act), STORE_RECORD_NEWS, 1, news_acts_post_last, news_acts_post_read, n);
}

static void news_acts_list_each(void *arg, const struct store_news *news)
{
    struct act *act = arg;
    buf_printf(&act->list, "%jd  %.10s", news->number, SPAN_TIME(news->at_ms));
    act_line(act, "%.0jd%.0jd  by %s: %s\n", news->number, news->at_ms, news->staff_name,
             news->text);
}

static void news_acts_list(struct act *act)
{
    store_list(act_store(act), STORE_RECORD_NEWS, STORE_NEWS_KEPT, news_acts_list_each, act_listed,
               act);
}

static void news_acts_drop_each(void *arg, const struct store_news *news)
{
    struct news_act *n = arg;
    if (news->number == n->act.number)
        n->news = *news;
}

static void news_acts_drop_read(void *arg, enum store_status status)
{
    struct news_act *n = arg;
    struct act *act = &n->act;
    const int64_t number = act->number;
    if (act_failed(act, status))
        return;
    if (act_refused(act, n->news.id == 0, "There is no news number %jd.", number))
        return;
    act_warn(act, "It says: %s", n->news.text);
    if (act_confirmed(act, "take away news number %jd by %s", number, n->news.staff_name)) {
        act_audit(act, "", "%jd taken away", number);
        act_say(act, "News number %jd is gone.", number);
        act_writes(act, NULL);
        store_drop(act_store(act), STORE_RECORD_NEWS, n->news.id, act_stored, n);
    }
}

static void news_acts_drop(struct act *act)
{
    store_list(act_store(act), STORE_RECORD_NEWS, STORE_NEWS_KEPT, news_acts_drop_each,
               news_acts_drop_read, act);
}

static void news_acts_motd_follows(struct act *act)
{
    news_line_set(act->errand.lobby, ((struct news_act *)act)->motd.text);
}

static void news_acts_motd(struct act *act)
{
    struct news_act *n = (struct news_act *)act;
    struct lobby *lobby = act->errand.lobby;
    if (!news_acts_text_clean(n))
        return;
    act_sign(act, &n->motd);
    if (strcasecmp(n->news.text, "off") != 0)
        memcpy(n->motd.text, n->news.text, sizeof(n->motd.text));
    bool own = n->motd.text[0] != '\0';
    const char *settings = lobby->deps.conf.motd ? lobby->deps.conf.motd : "";
    if (!act_confirmed(act, "make this the line of the day: %s", own ? n->motd.text : settings))
        return;
    act_audit(&n->act, "", "%.400s", own ? n->motd.text : settings);
    act_say(act, "%s",
            own ? "That is the line of the day now."
                : "The line of the day is that of the settings again.");
    act_puts(act, STORE_RECORD_MOTD, &n->motd, news_acts_motd_follows);
}

static void news_acts_wall_follows(struct act *act)
{
    lobby_tell_all(act->errand.lobby, N_("!! The staff says: %s"),
                   ((struct news_act *)act)->news.text);
}

static void news_acts_wall(struct act *act)
{
    struct news_act *n = (struct news_act *)act;
    if (!news_acts_text_clean(n) || !act_confirmed(act, "tell everybody: %s", n->news.text))
        return;
    act_audit(act, "", "%s", n->news.text);
    act->told = true;
    act_say(act, "Everybody has been told.");
    act_writes_audit(act, news_acts_wall_follows);
}

/* ---- The rows ---- */

static const struct act_field news_fields[] = {
    {"number", ACT_FIELD_NUMBER, "number, for news drop"},
    {"at", ACT_FIELD_TIME, "when they were posted"},
    {"by", ACT_FIELD_TEXT, "who posted them"},
    {"text", ACT_FIELD_TEXT, "their words"}};

const struct act_row news_acts[] = {
    {"wall", STORE_MODERATOR, news_acts_wall, N_("tell everybody something"),
     .args = {{"text", ACT_TEXT}}, .size = sizeof(struct news_act)},
    {"news", STORE_ADMIN, news_acts_list, "the news, newest first",
     .only = ACT_SOCKET, /* players read news with a command of their own */
     ACT_FIELDS(news_fields), .none = "There is no news."},
    {"news post", STORE_ADMIN, news_acts_post, "news for everybody, now or at their next login",
     .audit = "news", .args = {{"text", ACT_TEXT}}, .size = sizeof(struct news_act)},
    {"news drop", STORE_ADMIN, news_acts_drop, "take news away", .audit = "news",
     .args = {{"number", ACT_ITEM}}, .asks = true, .size = sizeof(struct news_act)},
    {"motd", STORE_ADMIN, news_acts_motd,
     N_("the line of the day in the banner; motd off brings back that of cardroom.conf"),
     .args = {{"text", ACT_TEXT}}, .size = sizeof(struct news_act)},
    {NULL}};
