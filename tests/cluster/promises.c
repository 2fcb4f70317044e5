/*
 * See promises.h. The queries are this checker's own. What the store says about itself
 * (`cardroomctl check`) is asked as well, as another witness.
 */
#include "promises.h"

/* Each query gives the number of a game, an event, and two values that stand in the sentence
 * between its three parts. `server`: only for a database on one. */
#define SETTLES "('win', 'loss', 'leave')"
#define XP      "currency = 0"
#define CHIPS   "currency = 1"
#define PLAYERS "account > 2"
#define BALANCE(what, currency)                                                                    \
    "SELECT 0, 0, a.id, a." what " - coalesce(sum(e.amount), 0) FROM account a LEFT JOIN entry e"  \
    " ON e.account = a.id AND e." currency " WHERE a.id > 2 OR a." what " <> 0 GROUP BY a.id, "    \
    "a." what " HAVING a." what " <> coalesce(sum(e.amount), 0)"
/* The epochs of this database. Lower ones belong to a database that it was copied from. */
#define FIRST "(SELECT min(epoch) FROM opening)"
static const struct {
    enum fault fault;
    const char *sql, *part[3];
    bool server;
} rules[] = {
    {FAULT_GAP,
     "SELECT 0, max(j.seq), j.game, count(*) FROM journal j LEFT JOIN game g ON g.id = j.game"
     " WHERE g.id IS NULL GROUP BY j.game",
     {"the journal has events of game ", ", which has no row: ", ""}},
    {FAULT_COMMAND,
     "SELECT max(g.number), max(j.seq), j.command, count(*) FROM journal j JOIN game g"
     " ON g.id = j.game WHERE j.command <> 0 GROUP BY j.command HAVING count(*) > 1",
     {"command ", " is in the journals ", " times"}},
    {FAULT_SETTLED,
     "SELECT g.number, 0, s.name, count(e.seq) FROM game g JOIN seat s ON s.game = g.id"
     " LEFT JOIN entry e ON e.game = g.id AND e.account = s.account AND e." XP
     " AND e.reason IN " SETTLES " WHERE g.state = 1 AND g.competitive = 1 AND g.open_vote = 0"
     " AND s.kind = 0 GROUP BY g.number, s.seat, s.name, s.xp"
     " HAVING count(e.seq) <> CASE s.xp WHEN 0 THEN 0 ELSE 1 END",
     {"", " was given XP ", " times"}},
    {FAULT_SETTLED,
     "SELECT g.number, 0, e.account, count(*) FROM entry e JOIN game g ON g.id = e.game"
     " GROUP BY g.number, e.account, e.currency, e.reason HAVING count(*) > 1",
     {"account ", " has ", " entries of one kind"}},
    {FAULT_SETTLED,
     "SELECT g.number, 0, e.account, e.reason FROM entry e JOIN game g ON g.id = e.game"
     " WHERE g.state = 0 AND e.reason IN ('win', 'loss', 'pot')",
     {"account ", " has an entry ", ", though the game is in play"}},
    {FAULT_SETTLED,
     "SELECT g.number, 0, sum(e.amount), count(*) FROM entry e JOIN game g ON g.id = e.game"
     " WHERE g.state <> 0 AND e.account = 2 AND e." CHIPS " GROUP BY g.number"
     " HAVING sum(e.amount) <> 0",
     {"escrow holds ", " chips of a game that is over, by ", " entries"}},
    {FAULT_SETTLED,
     "SELECT g.number, 0, g.bet * count(*), (SELECT coalesce(sum(amount), 0) FROM entry e"
     " WHERE e.game = g.id AND e.account = 2 AND e." CHIPS ") FROM game g JOIN seat s"
     " ON s.game = g.id WHERE g.state = 0 GROUP BY g.id, g.number, g.bet"
     " HAVING g.bet * count(*) <> (SELECT coalesce(sum(amount), 0) FROM entry e"
     " WHERE e.game = g.id AND e.account = 2 AND e." CHIPS ")",
     {"the bets in play are ", " chips, and escrow holds ", ""}},
    {FAULT_SETTLED,
     "SELECT g.number, 0, r.account, count(*) FROM rating r JOIN game g ON g.id = r.game"
     " GROUP BY g.number, r.account, r.board, r.reason, r.season HAVING count(*) > 1",
     {"account ", " was rated ", " times"}},
    {FAULT_CHIPS,
     "SELECT 0, 0, sum(amount), count(*) FROM entry WHERE " CHIPS " HAVING sum(amount) <> 0",
     {"there are ", " chips too many, in ", " entries"}},
    {FAULT_CHIPS,
     BALANCE("chips", CHIPS),
     {"the chips of account ", " are not what its entries say: ", " too many"}},
    {FAULT_CHIPS,
     BALANCE("xp", XP),
     {"the XP of account ", " are not what its entries say: ", " too many"}},
    {FAULT_CHIPS,
     "SELECT 0, 0, account, count(*) FROM entry WHERE " PLAYERS " GROUP BY account"
     " HAVING max(seq) <> count(*) OR min(seq) <> 1 OR count(DISTINCT seq) <> count(*)",
     {"the entries of account ", " are not numbered from 1: there are ", ""}},
    {FAULT_SEAT,
     "SELECT g.number, 0, s.name, count(*) FROM seat s JOIN game g ON g.id = s.game"
     " WHERE s.kind <> 2 GROUP BY g.number, s.account, s.name HAVING count(*) > 1",
     {"", " sits on ", " seats of it"}},
    {FAULT_SEAT,
     "SELECT max(g.number), 0, s.name, count(*) FROM seat s JOIN game g ON g.id = s.game"
     " WHERE g.state = 0 AND g.cup = 0 AND s.kind = 0 AND NOT EXISTS (SELECT 1 FROM journal j"
     " WHERE j.game = g.id AND j.event LIKE 'leave ' || CAST(s.seat + 1 AS TEXT) || '%')"
     " GROUP BY s.account, s.name HAVING count(*) > 1",
     {"", " plays in ", " games at once"}},
    {FAULT_SEAT,
     "SELECT 0, 0, a.name, count(*) FROM account a JOIN card_table t ON t.cup = 0"
     " AND t.body LIKE '%seat _ ' || CAST(a.id AS TEXT) || ' account%'"
     " GROUP BY a.id, a.name HAVING count(*) > 1",
     {"", " sits at ", " tables"}},
    {FAULT_REPLAY,
     "SELECT number, 0, ending, id FROM game WHERE state = 4",
     {"the room could not bring it back: ", " (", ")"}},
    {FAULT_BOARD,
     "SELECT g.number, 0, c.account, c.xp - coalesce(sum(e.amount), 0) FROM score c JOIN game g"
     " ON g.id = c.ref AND g.board = c.board LEFT JOIN entry e ON e.account = c.account"
     " AND e.game = c.ref AND e." XP " GROUP BY g.number, c.account, c.xp"
     " HAVING c.xp <> coalesce(sum(e.amount), 0)",
     {"the board gives account ", " ", " XP more than the ledger"}},
    {FAULT_BOARD,
     "SELECT 0, 0, a.id, a.xp - coalesce(sum(c.xp), 0) FROM account a LEFT JOIN score c"
     " ON c.account = a.id WHERE a.id > 2 GROUP BY a.id, a.xp"
     " HAVING a.xp <> coalesce(sum(c.xp), 0)",
     {"the boards give account ", " other XP than it has: they lack ", ""}},
    {FAULT_BOARD,
     "SELECT g.number, 0, s.name, coalesce(c.outcome, 9) FROM game g JOIN seat s ON s.game = g.id"
     " AND s.kind = 0 LEFT JOIN score c ON c.account = s.account AND c.ref = g.id"
     " WHERE g.state = 1 AND g.competitive = 1"
     " AND (c.ref IS NULL OR c.finished <> 1 OR c.outcome <> s.outcome)",
     {"the board lacks the result of ", " (", ")"}},
    {FAULT_BOARD,
     "SELECT g.number, 0, c.account, c.outcome FROM score c JOIN game g ON g.id = c.ref"
     " AND g.board = c.board WHERE c.finished = 1 AND (g.state <> 1 OR g.competitive <> 1)",
     {"the board counts for account ", " a game that does not count (", ")"}},
    {FAULT_EPOCH,
     "SELECT g.number, 0, g.epoch, m.value FROM game g JOIN meta m ON m.name = 'epoch'"
     " WHERE g.epoch > m.value",
     {"its epoch is ", ", and no room has had more than ", ""}},
    {FAULT_EPOCH,
     "SELECT max(g.number), max(j.seq), j.epoch, g.epoch FROM journal j JOIN game g ON g.id = "
     "j.game"
     " WHERE j.epoch > g.epoch GROUP BY g.id, g.epoch, j.epoch",
     {"it was written with epoch ", ", and the game belongs to epoch ", ""}},
    {FAULT_EPOCH,
     "SELECT max(g.number), max(j.seq), j.epoch, count(*) FROM journal j JOIN game g"
     " ON g.id = j.game LEFT JOIN opening o ON o.epoch = j.epoch"
     " WHERE j.epoch >= " FIRST " AND o.epoch IS NULL GROUP BY j.epoch",
     {"no room took the database over with epoch ", ", which wrote events: ", ""},
     true},
    {FAULT_EPOCH,
     "SELECT g.number, 0, g.epoch, g.state FROM game g LEFT JOIN opening o ON o.epoch = g.epoch"
     " WHERE g.epoch >= " FIRST " AND o.epoch IS NULL",
     {"no room took the database over with its epoch ", " (state ", ")"},
     true},
    {FAULT_EPOCH,
     "SELECT g.number, 0, g.epoch, m.value FROM game g JOIN meta m ON m.name = 'epoch'"
     " WHERE g.state = 0 AND g.epoch <> m.value",
     {"it is in play with epoch ", ", and the room that leads has ", ""},
     true},
    {FAULT_EPOCH,
     "SELECT 0, 0, w.lane, w.epoch FROM writer w JOIN meta m ON m.name = 'epoch'"
     " WHERE w.lane < 2 AND w.epoch <> m.value",
     {"lane ", " is open to epoch ", ", which is not the last"},
     true},
    {FAULT_EPOCH,
     "SELECT 0, 0, o.epoch, p.epoch FROM opening o JOIN opening p ON p.epoch < o.epoch"
     " WHERE p.batch_0 > o.batch_0 OR p.batch_1 > o.batch_1",
     {"epoch ", " began with fewer batches than epoch ", ""},
     true},
    {FAULT_EPOCH,
     "SELECT 0, 0, m.value, count(o.epoch) FROM meta m LEFT JOIN opening o ON true"
     " WHERE m.name = 'epoch' GROUP BY m.value HAVING m.value - " FIRST " + 1 <> count(o.epoch)"
     " OR m.value <> max(o.epoch)",
     {"the last epoch is ", ", but rooms took over ", " times"},
     true},
    /* An entry of mint or escrow has the epoch of its writer in its number (postgresql_own.c). */
    {FAULT_EPOCH,
     "SELECT g.number, 0, e.seq / 4294967296, p.seq / 4294967296 FROM entry e JOIN entry p"
     " ON p.account = 2 AND p.game = e.game AND p.reason = 'bet' JOIN game g ON g.id = e.game"
     " WHERE e.account = 2 AND e.game <> 0 AND e.reason <> 'bet' AND e.seq < p.seq",
     {"it was settled by epoch ", ", and dealt by ", ""},
     true},
};

struct finding {
    struct verdict *verdict;
    int rule;
};

static void on_finding(void *arg, int columns UNUSED, char **values)
{
    const struct finding *f = arg;
    const char *const *part = rules[f->rule].part;
    verdict_add(f->verdict, rules[f->rule].fault, source_number(values[0]),
                source_number(values[1]), NULL, "%s%s%s%s%s", part[0], values[2], part[1],
                values[3], part[2]);
}

static void on_number(void *arg, int columns UNUSED, char **values)
{
    *(int64_t *)arg = source_number(values[0]);
}

bool promises_check(struct source *source, const struct history *history, struct verdict *verdict)
{
    int64_t *figure = verdict->figure;
    bool read = true;
    for (int i = 0; i < (int)(sizeof(rules) / sizeof(*rules)) && read; i++) {
        struct finding finding = {verdict, i};
        if (!rules[i].server || source_is_server(source))
            read = source_ask(source, rules[i].sql, on_finding, &finding);
    }
    for (int i = 0; i < history->ngames; i++) {
        const struct history_game *game = &history->game[i];
        figure[FIGURE_FINISHED] += game->state == 1;
        if (game->gap != 0)
            verdict_add(verdict, FAULT_GAP, game->number, game->gap, NULL,
                        "the journal has another event where this one should be");
        if (game->fell != 0)
            verdict_add(verdict, FAULT_EPOCH, game->number, game->fell, NULL,
                        "it was written by an earlier room than an event before it");
    }
    figure[FIGURE_GAMES] = history->ngames;
    figure[FIGURE_EVENTS] = history->events;
    return read &&
           source_ask(source, "SELECT value FROM meta WHERE name = 'epoch'", on_number,
                      &figure[FIGURE_EPOCHS]) &&
           source_ask(source, "SELECT count(*) FROM entry WHERE " XP " AND reason IN " SETTLES,
                      on_number, &figure[FIGURE_SETTLEMENTS]);
}
