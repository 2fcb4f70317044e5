/*
 * GMCP of one session. See gmcp.h.
 */
#include "gmcp.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "log.h"
#include "session.h"
#include "ui_gmcp.h"
#include "xalloc.h"

/* The least that a client may announce, in the order of their bits; a name above ("Cards") stands
 * for all below it. */
static const char *const packages[] = {
    "Char.Status", "Comm.Channel", "Client.Media", "Cards.Table",   "Cards.Hand",
    "Cards.Event", "Cards.Result", "Cards.Seeks",  "Cards.Forming", "Cards.Cup"};
enum { PACKAGES = sizeof(packages) / sizeof(packages[0]), ANY = (1 << PACKAGES) - 1 };

struct gmcp {
    uint16_t packages;                      /* bits: those announced */
    uint16_t begun;                         /* and those that were told what there was before */
    char *status, *table, *hand, *channels; /* as they were sent last */
};

static bool gmcp_takes(const struct session *s, int package)
{
    return s->gmcp && (s->gmcp->packages & package) != 0;
}

void gmcp_send(struct session *s, int package, const char *name, const char *body)
{
    struct buf out = {0};

    if (!gmcp_takes(s, package))
        return;
    buf_printf(&out, "%s %s", name, body);
    if (out.len <= GMCP_OUT_MAX)
        s->term->ops->gmcp(s->term, buf_text(&out));
    else
        log_warn("gmcp", "message=%s bytes=%zu error=\"too long\"", name, out.len);
    buf_free(&out);
}

/* Whether two bodies are equal, apart from the time left of a turn. No text in them can contain the
 * mark, as its quotation marks would be escaped. */
static bool gmcp_same_body(const char *a, const char *b)
{
    const char *ends[] = {strstr(a, UI_GMCP_CLOCK), strstr(b, UI_GMCP_CLOCK)};
    size_t a_len = ends[0] ? (size_t)(ends[0] - a) : strlen(a);
    size_t b_len = ends[1] ? (size_t)(ends[1] - b) : strlen(b);

    return a_len == b_len && memcmp(a, b, a_len) == 0;
}

/* Sends a body if it differs from the last one, and keeps it as the last one. */
static void gmcp_changed(struct session *s, int package, const char *name, struct buf *body,
                         char **last)
{
    if (gmcp_takes(s, package) && (!*last || !gmcp_same_body(*last, buf_text(body)))) {
        free(*last);
        *last = xstrdup(buf_text(body));
        gmcp_send(s, package, name, *last);
    }
    buf_free(body);
}

/* `word` is a package with or without its version: "Cards 1" or "Cards.Hand". */
static void gmcp_package_set(struct session *s, const char *word, bool on)
{
    size_t len = strcspn(word, " ");

    for (int i = 0; i < PACKAGES; i++) {
        uint16_t bit = (uint16_t)(1u << i);
        if (len > 0 && strncasecmp(word, packages[i], len) == 0 &&
            (packages[i][len] == '\0' || packages[i][len] == '.'))
            s->gmcp->packages =
                on ? s->gmcp->packages | bit : (uint16_t)(s->gmcp->packages & ~(unsigned)bit);
    }
}

static void gmcp_supports(struct session *s, const char *body, bool anew, bool on)
{
    json_t *list = json_loads(body, 0, NULL), *word;
    size_t i;

    if (!s->gmcp)
        s->gmcp = xcalloc(1, sizeof(*s->gmcp));
    if (anew)
        s->gmcp->packages = 0;
    json_array_foreach (list, i, word)
        if (json_is_string(word))
            gmcp_package_set(s, json_string_value(word), on);
    json_decref(list);
    s->gmcp->begun &= s->gmcp->packages;
    gmcp_refresh(s);
}

void gmcp_heard(struct session *s, const char *message)
{
    size_t len = strcspn(message, " \t\r\n[{\"");
    const char *body = message + len;

    if (len == 17 && strncasecmp(message, "Core.Supports.Set", len) == 0)
        gmcp_supports(s, body, true, true);
    else if (len == 17 && strncasecmp(message, "Core.Supports.Add", len) == 0)
        gmcp_supports(s, body, false, true);
    else if (len == 20 && strncasecmp(message, "Core.Supports.Remove", len) == 0)
        gmcp_supports(s, body, false, false);
    else if (len == 9 && strncasecmp(message, "Core.Ping", len) == 0)
        s->term->ops->gmcp(s->term, "Core.Ping");
}

static void gmcp_refresh_table(struct session *s, int32_t number)
{
    struct table_info info;
    struct game_view view;
    struct buf table = {0}, hand = {0};

    if (!tables_info(s->lobby->tables, number, &info))
        return;
    bool game = tables_view(s->lobby->tables, number, s->person, &view);
    ui_gmcp_table(&table, &info, game ? &view : NULL);
    gmcp_changed(s, GMCP_TABLE, "Cards.Table", &table, &s->gmcp->table);
    if (game && view.viewer != 0) {
        ui_hand_update(&s->hand, &info, &view, s->settings.sort);
        ui_gmcp_hand(&hand, &view, &s->hand);
        gmcp_changed(s, GMCP_HAND, "Cards.Hand", &hand, &s->gmcp->hand);
    }
}

static void gmcp_tell_status_vars(struct session *s)
{
    struct buf body = {0};

    gmcp_put_json(&body, json_pack("{ssssssss}", "name", trc("caption", "Name"), "xp",
                                   trc("caption", "XP"), "chips", trc("caption", "Chips"), "table",
                                   trc("caption", "Table")));
    gmcp_send(s, GMCP_CHAR, "Char.StatusVars", buf_text(&body));
    buf_free(&body);
}

void gmcp_spoken(struct session *s)
{
    SESSION_SPEAKS(s);

    if (s->gmcp && s->gmcp->status)
        gmcp_tell_status_vars(s);
}

void gmcp_put_json(struct buf *out, json_t *json)
{
    char *text = json_dumps(json, JSON_COMPACT);

    buf_puts(out, text);
    free(text);
    json_decref(json);
}

void gmcp_channel_list(struct session *s, struct buf *list)
{
    gmcp_changed(s, GMCP_COMM, "Comm.Channel.List", list, &s->gmcp->channels);
}

bool gmcp_draws(const struct session *s, int package)
{
    return gmcp_takes(s, package) && s->state == SESSION_IN;
}

bool gmcp_begun(const struct session *s, int package)
{
    return gmcp_draws(s, package) && (s->gmcp->begun & package) != 0;
}

void gmcp_status(struct session *s)
{
    struct buf status = {0};
    int32_t number;

    if (!gmcp_takes(s, ANY) || s->state != SESSION_IN)
        return;
    SESSION_SPEAKS(s);
    session_where(s, &number);
    if (!s->gmcp->status)
        gmcp_tell_status_vars(s);
    ui_gmcp_status(&status, s->name, s->kind == PERSON_GUEST, s->account.xp, s->account.chips,
                   number);
    gmcp_changed(s, GMCP_CHAR, "Char.Status", &status, &s->gmcp->status);
}

void gmcp_refresh(struct session *s)
{
    int32_t number;

    if (!gmcp_takes(s, ANY) || s->state != SESSION_IN)
        return;
    SESSION_SPEAKS(s);
    session_where(s, &number);
    gmcp_status(s);
    unsigned begins = s->gmcp->packages & ~(unsigned)s->gmcp->begun;
    s->gmcp->begun = s->gmcp->packages;
    for (const struct lobby_part *const *part = s->lobby->parts; *part; part++)
        if ((*part)->gmcp)
            (*part)->gmcp(s, begins);
    if (number != 0 && gmcp_takes(s, GMCP_TABLE | GMCP_HAND)) {
        gmcp_refresh_table(s, number);
    } else if (s->gmcp->table || s->gmcp->hand) {
        gmcp_send(s, GMCP_TABLE, "Cards.Table", "{}"); /* they are at no table any more */
        free(s->gmcp->table);
        free(s->gmcp->hand);
        s->gmcp->table = s->gmcp->hand = NULL;
    }
}

static void gmcp_play_sound(struct session *s, const char *name)
{
    struct buf body = {0};

    buf_printf(&body, "{\"name\":\"cardroom/%s.mp3\",\"type\":\"sound\",\"tag\":\"cardroom\"}",
               name);
    gmcp_send(s, GMCP_MEDIA, "Client.Media.Play", buf_text(&body));
    buf_free(&body);
}

static void gmcp_turn_sound(struct session *s, const struct notice *notice,
                            const struct table_info *info)
{
    struct game_view view;

    if (info->seat[notice->who.seat].person.id != s->person ||
        !tables_view(s->lobby->tables, notice->table, s->person, &view))
        return;
    gmcp_play_sound(s, view.owed > 0 ? "pick-up" : "turn");
}

void gmcp_notice(struct session *s, const struct notice *notice, const struct table_info *info)
{
    struct buf body = {0};

    if (!gmcp_takes(s, ANY))
        return;
    switch (notice->kind) {
    case NOTICE_FACT:
        ui_gmcp_event(&body, info, &notice->fact);
        gmcp_send(s, GMCP_EVENT, "Cards.Event", buf_text(&body));
        if (strcmp(info->rules->facts[notice->fact.kind].name, "last") == 0)
            gmcp_play_sound(s, "last");
        break;
    case NOTICE_RESULT:
    case NOTICE_OVER:
        ui_gmcp_result(&body, info, notice);
        gmcp_send(s, GMCP_RESULT, "Cards.Result", buf_text(&body));
        if (notice->kind == NOTICE_OVER)
            gmcp_play_sound(s, "result");
        break;
    case NOTICE_TURN: gmcp_turn_sound(s, notice, info); break;
    default: break;
    }
    buf_free(&body);
}

void gmcp_talk(struct session *s, const char *channel, const char *talker, const char *text)
{
    struct buf body = {0};

    if (!gmcp_takes(s, GMCP_COMM))
        return;
    ui_gmcp_talk(&body, channel, talker, text);
    gmcp_send(s, GMCP_COMM, "Comm.Channel.Text", buf_text(&body));
    buf_free(&body);
}

void gmcp_free(struct session *s)
{
    if (!s->gmcp)
        return;
    free(s->gmcp->status);
    free(s->gmcp->table);
    free(s->gmcp->hand);
    free(s->gmcp->channels);
    free(s->gmcp);
    s->gmcp = NULL;
}
