/* See cup_board.h. */
#include "cup_board.h"

enum { ARENA_MS = 10000 }; /* how often the "before" of an arena is made anew */

void cup_board_free(struct cup_board *board)
{
    free(board->line);
    free(board->place);
    free(board->before);
    *board = (struct cup_board){0};
}

void cup_board_make(struct cup_board *board, const struct cup *cup, int64_t now_ms)
{
    bool arena = cup->words.form == CUP_ARENA && cup->state == CUP_RUNNING;
    if (board->line && board->events == cup->events && (!arena || now_ms - board->at_ms < ARENA_MS))
        return;
    cup_board_free(board);
    size_t room = (size_t)cup->entrants + 1;
    board->events = cup->events;
    board->at_ms = now_ms;
    board->line = xcalloc(room, sizeof(*board->line));
    board->place = xcalloc(room, sizeof(*board->place));
    board->before = xcalloc(room, sizeof(*board->before));
    if (cup->events == 0)
        return;
    int n = cup_standings_before(cup, now_ms - CUP_BEFORE_MS, board->line);
    for (int i = 0; i < n; i++)
        board->before[board->line[i].entrant] = board->line[i].place;
    board->n = cup_standings(cup, board->line);
    for (int i = 0; i < board->n; i++)
        board->place[board->line[i].entrant] = board->line[i].place;
}
