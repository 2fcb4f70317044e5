/*
 * Makes records from the rows and journals of games. A record leaves out votes: how somebody voted
 * on a leaver concerns nobody else, and no position depends on it. It leaves out who did not come
 * to a game of a cup, because no position depends on that either. It leaves out moves that were
 * taken back, with everything that followed them; the maker counts how often that happened.
 */
#include "table_record.h"

#include "shuffle.h"
#include "table_private.h"

void record_maker_game(void *arg, const struct store_game *row)
{
    struct record_maker *maker = arg;
    maker->row = *row;
}

/* Converts an event of the journal into one of a record. False: records leave it out. */
static bool table_record_event_convert(const struct play_event *from, struct record_event *to)
{
    static const enum record_event_kind kind[] = {
        [EVENT_MOVE] = RECORD_MOVE,       [EVENT_AUTO] = RECORD_AUTO,
        [EVENT_TIMEOUT] = RECORD_TIMEOUT, [EVENT_LEAVE] = RECORD_LEAVE,
        [EVENT_SHARED] = RECORD_SHARED,   [EVENT_VOID] = RECORD_VOIDED,
        [EVENT_FREEZE] = RECORD_FREEZE,   [EVENT_HASH] = RECORD_HASHED,
    };
    if (from->kind == EVENT_VOTE || from->kind == EVENT_VOTED || from->kind == EVENT_UNDO ||
        from->kind == EVENT_ABSENT || from->kind == EVENT_GOING)
        return false;
    memset(to, 0, sizeof(*to));
    to->kind = kind[from->kind];
    to->seat = (uint8_t)from->seat;
    to->other = (uint8_t)from->other;
    to->away = from->kind == EVENT_LEAVE && from->yes;
    utf8_printf(to->text, sizeof(to->text), "%.*s", GAME_TEXT_MAX - 1, from->text);
    return true;
}

/* Takes back the seat's last move that stands, and everything since. */
static void table_record_move_undo(struct record_maker *maker, int seat)
{
    maker->undone++;
    while (maker->nmoves > 0) {
        const struct record_maker_move *move = &maker->move[--maker->nmoves];
        if (move->seat != seat)
            continue;
        maker->events.len = move->at;
        return;
    }
    maker->broken = true;
}

void record_maker_event(void *arg, const struct store_event *event)
{
    struct record_maker *maker = arg;
    struct play_event from;
    struct record_event to;
    if (!event_parse(event->text, &from)) {
        maker->broken = true;
        return;
    }
    maker->shared |= from.kind == EVENT_SHARED;
    if (from.kind == EVENT_MOVE) {
        XGROW(maker->move, maker->nmoves, maker->move_cap);
        maker->move[maker->nmoves++] =
            (struct record_maker_move){.at = maker->events.len, .seat = from.seat};
    } else if (from.kind == EVENT_UNDO) {
        table_record_move_undo(maker, from.seat);
    }
    if (!table_record_event_convert(&from, &to))
        return;
    to.ms = event->at_ms > maker->row.started_ms ? event->at_ms - maker->row.started_ms : 0;
    record_event(&to, &maker->events);
}

/* Fills in the players in the order of the seed, and where they sit. */
static void table_record_players_fill(const struct store_game *row, struct record *r)
{
    struct shuffle_made made;
    r->committed = shuffle_read(row->shuffle, &made) && made.nplayers == row->nseats;
    r->format = r->committed ? made.format : 1;
    r->nplayers = row->nseats;
    memcpy(r->seed, row->seed, sizeof(r->seed));
    if (r->committed) {
        memcpy(r->secret, made.secret, sizeof(r->secret));
        replay_commitment(shuffle_hash, row->id, r->secret, r->commitment);
    }
    for (int i = 0; i < row->nseats; i++) {
        const struct store_seat *seat = &row->seat[i];
        int at = i;
        for (int j = 0; r->committed && j < made.nplayers; j++)
            if (strcmp(made.player[j].name, seat->name) == 0)
                at = j;
        struct record_player *p = &r->player[at];
        r->seat[i + 1] = (uint8_t)(at + 1);
        utf8_copy(seat->name, p->name, sizeof(p->name));
        p->kind = seat->kind == STORE_SEAT_BOT     ? RECORD_BOT
                  : seat->kind == STORE_SEAT_GUEST ? RECORD_GUEST
                                                   : RECORD_ACCOUNT;
        p->level = seat->level;
        if (r->committed) {
            memcpy(p->word, made.player[at].word, sizeof(p->word));
            p->drawn = made.player[at].drawn;
        }
        r->score[i + 1] = (struct record_score){
            .place = seat->place, .outcome = seat->outcome, .xp = seat->xp, .chips = seat->chips};
    }
}

static void table_record_fill(const struct record_maker *maker, struct record *r)
{
    static const enum record_end end[] = {[STORE_GAME_LIVE] = RECORD_FROZEN,
                                          [STORE_GAME_FINISHED] = RECORD_FINISHED,
                                          [STORE_GAME_CANCELLED] = RECORD_CANCELLED,
                                          [STORE_GAME_VOID] = RECORD_VOID,
                                          [STORE_GAME_FROZEN] = RECORD_FROZEN};
    const struct store_game *row = &maker->row;
    memset(r, 0, sizeof(*r));
    utf8_copy(row->game, r->game, sizeof(r->game));
    utf8_copy(row->options, r->options, sizeof(r->options));
    r->rules = row->version;
    r->number = row->number;
    r->id = row->id;
    r->started_ms = row->started_ms;
    r->ended_ms = row->ended_ms;
    r->ranked = row->competitive || maker->shared;
    r->bet = row->bet;
    r->end = end[row->state];
    r->by_limit = row->state == STORE_GAME_FINISHED && strcmp(row->ending, "limit") == 0;
    utf8_printf(r->reason, sizeof(r->reason), "%.*s", RECORD_REASON_MAX - 1, row->ending);
    table_record_players_fill(row, r);
}

const char *record_maker_end(struct record_maker *maker, enum store_status status, int64_t number,
                             struct buf *out)
{
    struct record record;
    if (status == STORE_GONE)
        utf8_printf(maker->why, sizeof(maker->why),
                    tr("Game %jd is no longer kept. Old unranked games go after a while: those of "
                       "guests alone, and those of players who have many newer ones."),
                    number);
    else if (store_failed(status))
        utf8_copy(tr("The room cannot look that up now. Try again in a moment."), maker->why,
                  sizeof(maker->why));
    else if (maker->row.nseats == 0)
        utf8_printf(maker->why, sizeof(maker->why),
                    tr("There is no game %jd. Type `history` to see your own."), number);
    else if (maker->row.state == STORE_GAME_LIVE)
        utf8_printf(maker->why, sizeof(maker->why),
                    tr("Game %jd is still being played. Its record can be read when it is over."),
                    number);
    else if (maker->broken)
        utf8_printf(maker->why, sizeof(maker->why),
                    tr("The journal of game %jd cannot be read. Tell the staff its number."),
                    number);
    else {
        table_record_fill(maker, &record);
        record_head(&record, out);
        buf_add(out, buf_text(&maker->events), maker->events.len);
        record_tail(&record, out);
        return NULL;
    }
    return maker->why;
}

void record_maker_free(void *arg)
{
    struct record_maker *maker = arg;
    buf_free(&maker->events);
    free(maker->move);
    maker->move = NULL;
}

static void table_record_read_end(void *arg, enum store_status status)
{
    ((struct record_maker *)arg)->status = status;
}

void record_maker_read(struct store *reads, void *arg)
{
    const struct record_maker *maker = arg;
    store_game_numbered(reads, maker->number, record_maker_game, record_maker_event,
                        table_record_read_end, arg);
}

const struct store_reads record_maker_reads = {
    .size = sizeof(struct record_maker), .run = record_maker_read, .drop = record_maker_free};
