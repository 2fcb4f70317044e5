/*
 * The lines that were typed last. See recall.h.
 */
#include "recall.h"

#include "session.h"

/* Lines are stored when there are this many new ones, and when the session ends. */
enum { EACH = 20 };

struct recall {
    struct buf lines; /* each ended by \n, the newest last */
    int fresh;        /* lines that are not in the store yet */
};

static struct recall *recall_of(struct session *s)
{
    if (!s->recall)
        s->recall = xcalloc(1, sizeof(*s->recall));
    return s->recall;
}

void recall_free(struct session *s)
{
    if (s->recall)
        buf_wipe(&s->recall->lines);
    free(s->recall);
    s->recall = NULL;
}

static void recall_read(void *arg, const struct store_recall *kept)
{
    struct session *s = errand_session(arg);
    if (!s || s->person != kept->account)
        return;
    struct recall *r = recall_of(s);
    struct buf typed = r->lines; /* the lines typed since the login */
    r->lines = (struct buf){0};
    buf_puts(&r->lines, kept->text);
    buf_add(&r->lines, buf_text(&typed), typed.len);
    buf_free(&typed);
}

struct recalling {
    struct errand errand;
    bool shown;
};

static void recall_end(void *arg, enum store_status status)
{
    struct recalling *r = arg;
    struct session *s = errand_session(r);
    if (s && status == STORE_OK && r->shown && s->recall && s->recall->lines.len > 0)
        s->term->ops->set(s->term, "history", buf_text(&s->recall->lines));
    errand_end(r);
}

void recall_begin(struct session *s, bool returned)
{
    struct recalling *r = errand_new(s->lobby, s, sizeof(*r));
    r->shown = !returned;
    recall_free(s);
    store_list_of(s->lobby->deps.store, STORE_RECORD_RECALL, s->person, 1, recall_read, recall_end,
                  r);
}

void recall_add(struct session *s, const char *line)
{
    size_t len = strlen(line);
    if (s->kind != PERSON_ACCOUNT || line[strspn(line, " ")] == '\0' || len + 2 > STORE_WORDS_MAX)
        return;
    struct recall *r = recall_of(s);
    bool again = r->lines.len > len && r->lines.data[r->lines.len - 1] == '\n' &&
                 memcmp(r->lines.data + r->lines.len - 1 - len, line, len) == 0 &&
                 (r->lines.len == len + 1 || r->lines.data[r->lines.len - 2 - len] == '\n');
    if (again)
        return;
    while (r->lines.len + len + 2 > STORE_WORDS_MAX)
        buf_drain(&r->lines, strcspn(r->lines.data, "\n") + 1);
    buf_printf(&r->lines, "%s\n", line);
    if (++r->fresh >= EACH)
        recall_keep(s);
}

void recall_keep(struct session *s)
{
    struct recall *r = s->recall;
    if (s->kind != PERSON_ACCOUNT || s->person == 0 || !r || r->fresh == 0)
        return;
    struct store_recall kept = {.account = s->person, .at_ms = clock_wall(s->lobby->deps.clock)};
    utf8_copy(buf_text(&r->lines), kept.text, sizeof(kept.text));
    r->fresh = 0;
    store_put(s->lobby->deps.store, STORE_RECORD_RECALL, &kept, NULL, NULL);
    explicit_bzero(kept.text, sizeof(kept.text));
}
