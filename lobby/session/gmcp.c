/*
 * GMCP of one session. See gmcp.h.
 */
#include "gmcp.h"

#include <strings.h>

#include "log.h"
#include "mix.h"
#include "session.h"
#include "session_hooks.h"
#include "text_json.h"
#include "ui_gmcp.h"

/* The packages that a client can announce, in the order of their bits. A name such as "Cards"
 * announces all that begin with it except Cards.Resume, which a client that keeps tokens announces
 * by its whole name. */
static const char *const packages[] = {
    "Char.Status",   "Comm.Channel", "Client.Media", "Cards.Table",   "Cards.Hand",
    "Cards.Event",   "Cards.Result", "Cards.Seeks",  "Cards.Forming", "Cards.Cup",
    "Cards.Choices", "Cards.Lobby",  "Cards.Prompt", "Cards.Words",   "Cards.Resume"};
enum { PACKAGES = sizeof(packages) / sizeof(packages[0]), ANY = (1 << PACKAGES) - 1 };

struct gmcp {
    uint32_t packages; /* bits: those announced */
    uint32_t begun;    /* bits: those whose present state the client was sent */
    /* A hash of what was sent last, which is enough to tell whether it has changed; 0: nothing. */
    uint64_t last[GMCP_LASTS];
    bool asked; /* the client was asked for a token at the login prompt */
};

static bool gmcp_takes(const struct session *s, int package)
{
    return s->gmcp && (s->gmcp->packages & package) != 0;
}

void gmcp_send(struct session *s, int package, const char *name, const char *body)
{
    BUF_LOCAL out = {0};

    if (!gmcp_takes(s, package))
        return;
    buf_printf(&out, "%s %s", name, body);
    if (out.len <= GMCP_OUT_MAX)
        s->term->ops->gmcp(s->term, buf_text(&out));
    else
        log_warn("gmcp", "message=%s bytes=%zu error=\"too long\"", name, out.len);
}

void gmcp_put_json(struct buf *out, json_t *json)
{
    FREED char *text = json_dumps(json, JSON_COMPACT);

    buf_puts(out, text ? text : "{}");
    json_decref(json);
}

void gmcp_send_json(struct session *s, int package, const char *name, json_t *json)
{
    BUF_SECRET body = {0};

    gmcp_put_json(&body, json);
    gmcp_send(s, package, name, buf_text(&body));
}

/* A hash of all but the time that is left of a turn, because that changes all the time. No text in
 * a body can contain the mark of that field, because its quotation marks would be escaped. */
static uint64_t gmcp_hash(const char *body)
{
    const char *end = strstr(body, UI_GMCP_CLOCK);
    return mix_bytes(1, body, end ? (size_t)(end - body) : strlen(body));
}

void gmcp_changed(struct session *s, int package, const char *name, const char *body,
                  enum gmcp_last last)
{
    if (gmcp_takes(s, package) && s->gmcp->last[last] != gmcp_hash(body)) {
        s->gmcp->last[last] = gmcp_hash(body);
        gmcp_send(s, package, name, body);
    }
}

void gmcp_changed_json(struct session *s, int package, const char *name, json_t *json,
                       enum gmcp_last last)
{
    BUF_LOCAL body = {0};
    gmcp_put_json(&body, json);
    gmcp_changed(s, package, name, buf_text(&body), last);
}

/* Sends the words of the page in the session's language. */
static void gmcp_words(struct session *s)
{
    if (!gmcp_takes(s, GMCP_WORDS))
        return;
    SESSION_SPEAKS(s);
    json_t *words = json_object();
    for (const char *const *word = page_words; *word; word++)
        json_object_set_new(words, *word, text_json(tr(*word), strlen(tr(*word)), "words"));
    gmcp_changed_json(
        s, GMCP_WORDS, "Cards.Words",
        json_pack("{ssso}", "language", tongue_name(session_tongue(s)), "words", words),
        GMCP_LAST_WORDS);
}

void gmcp_prompt(struct session *s)
{
    if (!gmcp_takes(s, GMCP_PROMPT) || s->state == SESSION_CLOSED)
        return;
    gmcp_changed_json(s, GMCP_PROMPT, "Cards.Prompt",
                      json_pack("{sbsbso}", "on", (int)(s->state == SESSION_IN), "secret",
                                (int)s->secret, "text",
                                text_json(s->prompt, strlen(s->prompt), "prompt")),
                      GMCP_LAST_PROMPT);
}

static void gmcp_supports(struct session *s, const char *body, bool anew, bool on)
{
    json_t *list = json_loads(body, 0, NULL), *word;
    size_t i;

    if (!s->gmcp)
        s->gmcp = xcalloc(1, sizeof(*s->gmcp));
    if (anew)
        s->gmcp->packages = 0;
    json_array_foreach (list, i, word) {
        /* a package with or without its version: "Cards 1" or "Cards.Hand" */
        const char *text = json_is_string(word) ? json_string_value(word) : "";
        size_t len = strcspn(text, " ");
        for (int p = 0; p < PACKAGES; p++) {
            uint32_t bit = 1u << p;
            if (len > 0 && strncasecmp(text, packages[p], len) == 0 &&
                (packages[p][len] == '\0' || (packages[p][len] == '.' && bit != GMCP_RESUME)))
                s->gmcp->packages = on ? s->gmcp->packages | bit : s->gmcp->packages & ~bit;
        }
    }
    json_decref(list);
    s->gmcp->begun &= s->gmcp->packages;
    gmcp_words(s);
    gmcp_prompt(s);
    gmcp_refresh(s);
}

/* Sends what may follow the text in the client's input field, as far as it fits a message. */
static void gmcp_complete(struct session *s, const char *body)
{
    enum { LINES_MAX = 2000 }; /* bytes */
    json_t *asked = json_loads(body, 0, NULL), *may = json_array();
    const char *line = json_string_value(json_object_get(asked, "line"));
    BUF_LOCAL lines = {.max = LINES_MAX};
    if (line && s->state == SESSION_IN && !s->dialogue)
        s->lobby->hooks->complete(s, line, &lines);
    for (size_t at = 0, len; at < lines.len; at += len + 1) {
        len = strcspn(lines.data + at, "\n");
        json_array_append_new(may, text_json(lines.data + at, len, "line"));
    }
    if (line)
        gmcp_send_json(s, GMCP_PROMPT, "Cards.Prompt.Complete",
                       json_pack("{ssso}", "line", line, "may", may));
    else
        json_decref(may);
    json_decref(asked);
}

void gmcp_heard(struct session *s, const char *message)
{
    size_t len = strcspn(message, " \t\r\n[{\"");
    const char *body = message + len;
    char name[32];

    utf8_copy_part(message, len, name, sizeof(name));
    if (strcasecmp(name, "Core.Supports.Set") == 0)
        gmcp_supports(s, body, true, true);
    else if (strcasecmp(name, "Core.Supports.Add") == 0)
        gmcp_supports(s, body, false, true);
    else if (strcasecmp(name, "Core.Supports.Remove") == 0)
        gmcp_supports(s, body, false, false);
    else if (strcasecmp(name, "Cards.Resume") == 0)
        s->lobby->hooks->resume(s, body);
    else if (strcasecmp(name, "Core.Ping") == 0)
        s->term->ops->gmcp(s->term, "Core.Ping");
    else if (strcasecmp(name, "Cards.Prompt.Complete") == 0 && s->gmcp)
        gmcp_complete(s, body);
}

static void gmcp_refresh_table(struct session *s, int32_t number)
{
    struct table_info info;
    struct game_view view;

    if (!tables_info(s->lobby->tables, number, &info))
        return;
    bool game = tables_view(s->lobby->tables, number, s->person, &view);
    gmcp_changed_json(s, GMCP_TABLE, "Cards.Table", ui_gmcp_table(&info, game ? &view : NULL),
                      GMCP_LAST_TABLE);
    if (game && view.viewer != 0) {
        ui_hand_update(&s->hand, &info, &view, s->settings.sort);
        gmcp_changed_json(s, GMCP_HAND, "Cards.Hand", ui_gmcp_hand(&view, &s->hand),
                          GMCP_LAST_HAND);
    }
}

/* Tells a player how the game ended, if the client was away at the end. */
static void gmcp_tell_result(struct session *s, int32_t number)
{
    struct table_info info;
    struct table_result result;
    struct notice over = {.kind = NOTICE_OVER, .table = number};

    if (tables_seat_of(s->lobby->tables, s->person) != number ||
        !tables_info(s->lobby->tables, number, &info) || info.state != TABLE_FINISHED ||
        !tables_result(s->lobby->tables, number, &result) || result.end != STORE_GAME_FINISHED)
        return;
    for (int i = 1; i <= result.seats; i++) {
        const struct table_result_seat *seat = &result.seat[i];
        struct notice one = {.kind = NOTICE_RESULT, .table = number, .result = seat->got};
        memcpy(one.who.name, seat->name, sizeof(one.who.name));
        memcpy(info.seat_name[i], seat->name, sizeof(info.seat_name[i])); /* some may have left */
        if (seat->name[0] != '\0')
            gmcp_send_json(s, GMCP_RESULT, "Cards.Result", ui_gmcp_result(&info, &one));
    }
    over.over = (struct notice_over){.winners = result.winners, .tie = result.tie};
    gmcp_send_json(s, GMCP_RESULT, "Cards.Result", ui_gmcp_result(&info, &over));
}

static void gmcp_tell_status_vars(struct session *s)
{
    gmcp_send_json(s, GMCP_CHAR, "Char.StatusVars",
                   json_pack("{ssssssss}", "name", trc("caption", "Name"), "xp",
                             trc("caption", "XP"), "chips", trc("caption", "Chips"), "table",
                             trc("caption", "Table")));
}

void gmcp_spoken(struct session *s)
{
    SESSION_SPEAKS(s);

    if (s->gmcp && s->gmcp->last[GMCP_LAST_STATUS] != 0)
        gmcp_tell_status_vars(s);
    gmcp_words(s);
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
    if (!gmcp_takes(s, ANY) || s->state != SESSION_IN)
        return;
    SESSION_SPEAKS(s);
    if (s->gmcp->last[GMCP_LAST_STATUS] == 0)
        gmcp_tell_status_vars(s);
    gmcp_changed_json(s, GMCP_CHAR, "Char.Status",
                      ui_gmcp_status(s->name, s->kind == PERSON_GUEST, s->account.xp,
                                     s->account.chips, session_table(s)),
                      GMCP_LAST_STATUS);
}

void gmcp_refresh(struct session *s)
{
    int32_t number = session_table(s);

    if (s->state == SESSION_LOGIN && gmcp_takes(s, GMCP_RESUME) && !s->gmcp->asked) {
        s->gmcp->asked = true;
        gmcp_send(s, GMCP_RESUME, "Cards.Resume", "{}");
    }
    if (!gmcp_takes(s, ANY) || s->state != SESSION_IN)
        return;
    SESSION_SPEAKS(s);
    gmcp_status(s);
    unsigned begins = s->gmcp->packages & ~(unsigned)s->gmcp->begun;
    s->gmcp->begun = s->gmcp->packages;
    LOBBY_CALL(s->lobby, gmcp, s, begins);
    if (number != 0 && gmcp_takes(s, GMCP_TABLE | GMCP_HAND)) {
        gmcp_refresh_table(s, number);
    } else if (s->gmcp->last[GMCP_LAST_TABLE] != 0 || s->gmcp->last[GMCP_LAST_HAND] != 0) {
        gmcp_send(s, GMCP_TABLE, "Cards.Table", "{}"); /* they are at no table any more */
        s->gmcp->last[GMCP_LAST_TABLE] = s->gmcp->last[GMCP_LAST_HAND] = 0;
    }
    if (number != 0 && (begins & GMCP_RESULT) != 0)
        gmcp_tell_result(s, number);
}

static void gmcp_play_sound(struct session *s, const char *name)
{
    BUF_LOCAL body = {0};

    buf_printf(&body, "{\"name\":\"cardroom/%s.mp3\",\"type\":\"sound\",\"tag\":\"cardroom\"}",
               name);
    gmcp_send(s, GMCP_MEDIA, "Client.Media.Play", buf_text(&body));
}

void gmcp_notice(struct session *s, const struct notice *notice, const struct table_info *info)
{
    if (!gmcp_takes(s, ANY))
        return;
    switch (notice->kind) {
    case NOTICE_FACT:
        gmcp_send_json(s, GMCP_EVENT, "Cards.Event", ui_gmcp_event(info, &notice->fact));
        if (game_fact_is(&info->rules->facts[notice->fact.kind], "last"))
            gmcp_play_sound(s, "last");
        break;
    case NOTICE_RESULT:
    case NOTICE_OVER:
        gmcp_send_json(s, GMCP_RESULT, "Cards.Result", ui_gmcp_result(info, notice));
        if (notice->kind == NOTICE_OVER)
            gmcp_play_sound(s, "result");
        break;
    case NOTICE_TURN: {
        struct game_view view;
        if (info->seat[notice->who.seat].person.id == s->person &&
            tables_view(s->lobby->tables, notice->table, s->person, &view))
            gmcp_play_sound(s, view.owed > 0 ? "pick-up" : "turn");
        break;
    }
    default: break;
    }
}

void gmcp_talk(struct session *s, const char *channel, const char *talker, const char *text)
{
    if (gmcp_takes(s, GMCP_COMM))
        gmcp_send_json(s, GMCP_COMM, "Comm.Channel.Text", ui_gmcp_talk(channel, talker, text));
}
