/*
 * What a table tells a person, as sentences: who came and went, turns and clocks, votes, results.
 */
#include <stdio.h>
#include <string.h>

#include "style.h"
#include "ui/ui_private.h"

const char *ui_bot_level(int level)
{
    static const char *const word[UI_BOT_LEVELS + 1] = {"", "easy", "medium", "hard"};
    return word[level >= 1 && level <= UI_BOT_LEVELS ? level : 0];
}

/* Who a notice is about, as the subject of a sentence with its verb: "You are", "bob is". */
struct subject {
    const char *name;
    bool you;
};

static struct subject subject_of(const struct ui_viewer *viewer, const struct notice *notice,
                                 const struct table_info *info)
{
    struct subject s = {notice->who, false};
    int seat = ui_seat_of(info, viewer->person);
    if (seat != 0 && strcmp(info->seat[seat].person.name, notice->who) == 0) {
        s.name = "You";
        s.you = true;
    }
    return s;
}

static void put_signed(struct buf *out, int64_t n, const char *unit)
{
    buf_printf(out, "%s%lld %s", n > 0 ? "+" : "", (long long)n, unit);
}

static void put_result(struct buf *out, const struct subject *who, const struct notice *notice)
{
    buf_printf(out, "%s", who->name);
    if (notice->fact.n > 0)
        buf_puts(out, who->you ? " win" : " wins");
    else if (notice->number > 0)
        buf_printf(out, "%s place %d", who->you ? " take" : " takes", notice->number);
    else
        buf_puts(out, who->you ? " do not win" : " does not win");
    if (notice->xp != 0) {
        buf_puts(out, ", ");
        put_signed(out, notice->xp, "XP");
    }
    if (notice->chips != 0) {
        buf_puts(out, ", ");
        put_signed(out, notice->chips,
                   notice->chips == 1 || notice->chips == -1 ? "chip" : "chips");
    }
    buf_putc(out, '.');
}

static void put_over(struct buf *out, const struct notice *notice, const struct table_info *info)
{
    int winners = 0;
    for (int seat = 1; seat <= GAME_SEATS_MAX; seat++)
        winners += notice->fact.n >> seat & 1;
    if (notice->number == 1)
        buf_puts(out, "The turn limit ended the game. ");
    if (winners == 0 || info == NULL) {
        buf_puts(out, "The game is over.");
        return;
    }
    buf_puts(out, "The game is over: ");
    for (int seat = 1, n = 0; seat <= GAME_SEATS_MAX; seat++) {
        if ((notice->fact.n >> seat & 1) == 0)
            continue;
        buf_puts(out, n == 0 ? "" : n + 1 < winners ? ", " : " and ");
        buf_puts(out, ui_seat_name(info, seat));
        n++;
    }
    buf_puts(out, winners == 1 ? " won." : " won together.");
}

/* Everything that is one sentence with a subject. Returns false for the kinds that are more. */
static bool put_event(struct buf *out, const struct subject *who, const struct notice *notice)
{
    const char *name = who->name;
    bool you = who->you;
    const char *text = notice->text != NULL ? notice->text : "";
    switch (notice->kind) {
    case NOTICE_SAT:
        buf_printf(out, "%s %s down at table %d.", name, you ? "sit" : "sits", notice->table);
        return true;
    case NOTICE_STOOD:
        buf_printf(out, "%s %s table %d.", name, you ? "leave" : "leaves", notice->table);
        return true;
    case NOTICE_WATCHING: buf_printf(out, "%s %s watching.", name, you ? "are" : "is"); return true;
    case NOTICE_UNWATCHED:
        buf_printf(out, "%s %s no longer watching.", name, you ? "are" : "is");
        return true;
    case NOTICE_READY:
        buf_printf(out, "%s %s ready (%d of %d).", name, you ? "are" : "is", notice->number,
                   notice->other_number);
        return true;
    case NOTICE_UNREADY:
        buf_printf(out, "%s %s not ready any more.", name, you ? "are" : "is");
        return true;
    case NOTICE_BOT:
        if (notice->number == 0)
            buf_printf(out, "%s, a bot, leaves the table.", name);
        else
            buf_printf(out, "%s, %s %s bot, joins the table.", name,
                       notice->number == 1 ? "an" : "a", ui_bot_level(notice->number));
        return true;
    case NOTICE_TIMEOUT:
        buf_printf(out, "%s %s out of time. The turn is played automatically.", name,
                   you ? "are" : "is");
        return true;
    case NOTICE_AWAY:
        buf_printf(out, "%s lost the connection. The seat is kept for ", name);
        ui_duration(out, notice->ms);
        buf_putc(out, '.');
        return true;
    case NOTICE_BACK: buf_printf(out, "%s %s back.", name, you ? "are" : "is"); return true;
    case NOTICE_LEFT:
        buf_printf(out, "%s %s the game.", name, you ? "leave" : "leaves");
        return true;
    case NOTICE_HOST:
        buf_printf(out, "%s %s the host of the table now.", name, you ? "are" : "is");
        return true;
    case NOTICE_VOTED:
        buf_printf(out, "%s %s.", name,
                   notice->number == 1
                       ? (you ? "are penalized for leaving" : "is penalized for leaving")
                       : (you ? "are forgiven for leaving" : "is forgiven for leaving"));
        return true;
    case NOTICE_OPTION: buf_printf(out, "%s sets %s.", notice->who, text); return true;
    case NOTICE_WORD:
        buf_printf(out, "%s %s the word %s for the shuffle.", name, you ? "choose" : "chooses",
                   text);
        return true;
    default: return false;
    }
}

static void put_other(struct buf *out, const struct ui_viewer *viewer, const struct notice *notice,
                      const struct table_info *info)
{
    const char *text = notice->text != NULL ? notice->text : "";
    switch (notice->kind) {
    case NOTICE_REFUSED: buf_puts(out, text); break;
    case NOTICE_CREATED:
        buf_printf(out, "You opened table %d: %s", notice->table, notice->rules->title);
        if (info != NULL) {
            buf_printf(out, ", %d seats, ", info->seats);
            ui_terms(out, viewer, info);
        }
        buf_puts(out, ". Type  ready  when you are, or  bot  for company.");
        break;
    case NOTICE_FRIENDLY:
        buf_printf(out, "This table is friendly now: %s Nothing counts for the ranking.", text);
        break;
    case NOTICE_RANKED: buf_puts(out, "This table is ranked again."); break;
    case NOTICE_SAME_ADDRESS:
        buf_puts(out, "!! Two players here share an address. This game will not be scored and the "
                      "bets go back.");
        break;
    case NOTICE_COMMITMENT:
        buf_printf(out,
                   "The next shuffle is sealed. Type  seed  and a word of your own to take part in "
                   "it. Seal: %s",
                   text);
        break;
    case NOTICE_REVEALED:
        buf_printf(out,
                   "This was game %lld. Type  replay %lld  or  record %lld . The secret of its "
                   "shuffle: %s",
                   (long long)notice->game, (long long)notice->game, (long long)notice->game, text);
        break;
    case NOTICE_START: buf_printf(out, "The game begins: %s", text); break;
    case NOTICE_CLOCK:
        buf_puts(out, "!! You have ");
        ui_duration(out, notice->ms);
        buf_puts(out, " left.");
        break;
    case NOTICE_VOTE:
        buf_printf(out,
                   "!! %s left the game. Type  penalize %s  (costs 20 XP) or  forgive %s  within ",
                   notice->who, notice->who, notice->who);
        ui_duration(out, notice->ms);
        buf_putc(out, '.');
        break;
    case NOTICE_CANCELLED:
        buf_printf(out, "The game is cancelled: %s All bets go back.", text);
        break;
    case NOTICE_VOIDED:
        buf_printf(out,
                   "The game was made void: all bets go back, and no XP is won or lost. The reason "
                   "given is: %s",
                   text);
        break;
    case NOTICE_UNSCORED: buf_printf(out, "Nothing was scored: %s", text); break;
    case NOTICE_OVER: put_over(out, notice, info); break;
    case NOTICE_CLOSED:
        buf_printf(out, "Table %d is closed%s%s", notice->table, text[0] != '\0' ? ": " : ".",
                   text);
        break;
    case NOTICE_KICKED:
        buf_printf(out, "The host sent you off table %d. Type  tables  to find another.",
                   notice->table);
        break;
    case NOTICE_TURN:
        if (info != NULL && notice->fact.seat != ui_seat_of(info, viewer->person))
            buf_printf(out, "%s to play.", ui_seat_name(info, notice->fact.seat));
        break;
    case NOTICE_FACT:
        if (info != NULL)
            ui_fact(out, viewer, info, &notice->fact);
        break;
    case NOTICE_RESUMED:
        buf_printf(out, "You are at table %d, %s.", notice->table,
                   notice->rules != NULL ? notice->rules->title : "");
        break;
    default: break;
    }
}

void ui_notice(struct buf *out, const struct ui_viewer *viewer, const struct notice *notice,
               const struct table_info *info)
{
    struct buf line;
    buf_init(&line, 0);
    struct subject who = subject_of(viewer, notice, info);
    if (notice->kind == NOTICE_RESULT)
        put_result(&line, &who, notice);
    else if (!put_event(&line, &who, notice))
        put_other(&line, viewer, notice, info);
    if (line.len > 0) {
        bool alert = strncmp(buf_text(&line), "!!", 2) == 0;
        if (viewer->layout == UI_PLAIN)
            buf_printf(out, "%s\n", buf_text(&line) + (alert ? 3 : 0));
        else if (alert)
            buf_printf(out, STYLE_ALERT "%s" STYLE_NORMAL "\n", buf_text(&line));
        else
            buf_printf(out, "%s\n", buf_text(&line));
    }
    buf_free(&line);
}
