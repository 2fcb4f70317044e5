/*
 * See news.h.
 */
#include "news.h"

#include "lobby_state.h"
#include "session.h"
#include "span.h"
#include "utf8.h"
#include "xalloc.h"

/* ---- The line of the day ---- */

void news_line_set(struct lobby *lobby, const char *text)
{
    free(lobby->motd);
    lobby->motd = text[0] != '\0' ? xstrdup(text) : NULL;
}

static void news_line_read(void *arg, const struct store_motd *motd)
{
    news_line_set(((struct load *)arg)->errand.lobby, motd->text);
}

static void news_end(struct lobby *lobby)
{
    free(lobby->motd);
}

static void news_load(struct lobby *lobby)
{
    store_list(lobby->deps.store, STORE_RECORD_MOTD, 1, news_line_read, load_end,
               load_new(lobby, "news"));
}

/* ---- Reading ---- */

struct reading {
    struct errand errand;
    int64_t since;
    struct buf out;
    int shown, more;
};

static void news_reading_drop(void *arg)
{
    buf_free(&((struct reading *)arg)->out);
}

static void news_reading_each(void *arg, const struct store_news *news)
{
    struct reading *r = arg;
    char day[STORE_NAME_MAX];
    if (!errand_session(r) || news->at_ms <= r->since)
        return;
    if (r->since != 0 && r->shown == NEWS_SHOWN) {
        r->more++;
        return;
    }
    r->shown++;
    utf8_printf(day, sizeof(day), "%.10s", SPAN_TIME(news->at_ms));
    buf_printf(&r->out, tr("News of %s: %s"), day, news->text);
    buf_putc(&r->out, '\n');
}

static void news_reading_done(void *arg, enum store_status status)
{
    struct reading *r = arg;
    struct session *s = errand_session(r);
    if (r->since == 0 && errand_unread(r, status))
        return;
    if (s && r->out.len > 0)
        session_show(s, &r->out);
    else if (s && r->since == 0)
        session_say(s, "There is no news.");
    if (s && r->more > 0)
        session_say(s, "There's more. Type `news` to read it all.");
    errand_end(r);
}

void news_show(struct session *s, int64_t since)
{
    SESSION_SPEAKS(s);
    struct reading *r = errand_new(s->lobby, s, sizeof(*r));
    r->errand.drop = news_reading_drop;
    r->since = since;
    store_list(s->lobby->deps.store, STORE_RECORD_NEWS, STORE_NEWS_KEPT, news_reading_each,
               news_reading_done, r);
}

/* Shows what was posted since their last login. At the first login that is nothing. */
static void news_on(struct session *s, const struct lobby_coming *coming)
{
    if (coming->before_ms != 0)
        news_show(s, coming->before_ms);
}

const struct lobby_part news_part = {.load = news_load, .end = news_end, .on = news_on};
