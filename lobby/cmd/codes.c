/*
 * Links (ME-D11): a code for one's table or a duel, and where a cup or a replay can be seen. What
 * happens with a code that somebody has come with or typed begins here, too.
 */

#include "cmd.h"
#include "code.h"

/* ---- Making ---- */

struct linking {
    struct errand errand;
    /* The code that is made. While codes are ended, only three fields count: the account and the
     * table whose codes end, and the id of the one being ended. */
    struct store_code row;
    bool last; /* no other code is ended after this one */
};

static void codes_stored(void *arg, enum store_status status)
{
    struct linking *l = arg;
    if (status == STORE_OK)
        code_put(l->errand.lobby, &l->row);
    errand_answered(l, status == STORE_OK, "The code could not be stored. Try again later.");
}

static void codes_put_table(const struct session *s, const char *code, struct buf *out)
{
    buf_printf(out,
               tr("Whoever comes with the code %s sits down here, or watches until a seat is free. "
                  "It is good for a day, while the table is open; `uninvite` ends it."),
               code);
    code_put_ways(s->lobby, code, code, NULL, out);
}

void cmd_invite_link(struct session *s)
{
    struct table_info info;
    BUF_LOCAL out = {0};
    if (!session_at(s, &info))
        return;
    const struct store_code *had = code_next(s->lobby, info.number, s->person, 0);
    if (info.daily != 0 || info.cup.cup != 0) {
        session_say(s, "Nobody else can sit down at this table, so there is no code for it.");
    } else if (had) {
        codes_put_table(s, had->code, &out);
        session_say(s, "%s", buf_text(&out));
    } else {
        struct linking *l = errand_new(s->lobby, s, sizeof(*l));
        code_make(s, STORE_CODE_TABLE, info.number, info.id, &l->row);
        codes_put_table(s, l->row.code, &out);
        errand_keep_answer(l, "%s", buf_text(&out));
        errand_writes(l, NULL);
        store_put(s->lobby->deps.store, STORE_RECORD_CODE, &l->row, codes_stored, l);
    }
}

void cmd_say_ways(struct session *s, const char *folder, const char *command, int64_t number)
{
    BUF_LOCAL out = {0};
    char path[32], then[32];
    utf8_printf(path, sizeof(path), "%s/%jd", folder, number);
    utf8_printf(then, sizeof(then), "%s %jd", command, number);
    SESSION_SPEAKS(s);
    buf_printf(&out, tr("Others see it, too, without an account:"));
    code_put_ways(s->lobby, path, "guest", then, &out);
    session_say(s, "%s", buf_text(&out));
}

/* ---- Ending ---- */

static bool codes_end_next(struct linking *l);

static void codes_ended(void *arg, enum store_status status)
{
    struct linking *l = arg;
    const bool ended = status == STORE_OK || status == STORE_NONE;
    if (ended)
        code_drop(l->errand.lobby, l->row.id);
    if (!ended || l->last || !codes_end_next(l))
        errand_answered(l, ended,
                        "That was not done: the server could not store it. Type it again in a "
                        "moment.");
}

/* Ends the newest code that is left. It stays good until the store has dropped it. False: there is
 * none. */
static bool codes_end_next(struct linking *l)
{
    const struct lobby *lobby = l->errand.lobby;
    int32_t table = (int32_t)l->row.card_table;
    const struct store_code *code = code_next(lobby, table, l->row.account, 0);
    if (!code)
        return false;
    l->row.id = code->id;
    l->last = !code_next(lobby, table, l->row.account, code->id);
    if (l->last) /* if the line is done again, codes are ended twice, without harm */
        errand_writes(l, NULL);
    store_drop(lobby->deps.store, STORE_RECORD_CODE, l->row.id, codes_ended, l);
    return true;
}

/* Ends the person's own codes; at a table, those for that table. Its host ends the codes of others
 * for it, too. */
static void codes_uninvite(struct session *s, const struct cmd_args *args UNUSED)
{
    struct table_info info;
    const bool seated = session_at(s, &info) == CMD_TABLE;
    struct linking *l = errand_new(s->lobby, s, sizeof(*l));
    l->row.card_table = seated ? info.number : 0;
    l->row.account = seated && info.host == s->person ? 0 : s->person;
    errand_keep_answer(l, "Nobody can use that code any more.");
    if (!codes_end_next(l)) {
        session_say(s, "No code of yours is good now. `invite link` makes one at a table.");
        errand_end(l);
    }
}

/* ---- Coming with one ---- */

void cmd_coded(struct session *s)
{
    const struct store_code *code = s->code ? code_look(s, s->code) : NULL;
    if (!code) {
        s->coming = CODE_CAME;
    } else if (code->kind == STORE_CODE_TABLE) {
        code_sit(s, code);
    } else {
        s->coming = CODE_CAME;
        cmd_duel_coded(s, code);
    }
}

void cmd_code_line(struct session *s, const char *word)
{
    const struct store_code *code = code_look(s, word);
    if (!code)
        return;
    session_keep(&s->code, code->code);
    s->coming = CODE_COMES;
    cmd_coded(s);
}

const struct command code_commands[] = {
    {"uninvite", codes_uninvite,
     N_("end the codes that you made; host: and those of others for the table")},
    {NULL}};
