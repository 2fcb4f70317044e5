/*
 * A terminal to test against.
 */
#include "vtscreen.h"

#include <vterm.h>

#include "utf8.h"
#include "xalloc.h"

#include <stdlib.h>

struct screen {
    VTerm *vterm;
    VTermScreen *view;
    int columns, bells;
    struct buf row;
};

static int bell_rang(void *user)
{
    struct screen *screen = user;

    screen->bells++;
    return 1;
}

static const VTermScreenCallbacks callbacks = {.bell = bell_rang};

struct profile screen_profile(const char *terminal, bool utf8, int columns)
{
    struct profile profile;

    profile_init(&profile, terminal);
    profile.utf8 = utf8;
    profile.columns = (uint16_t)columns;
    return profile;
}

struct screen *screen_new(int columns, int rows)
{
    struct screen *screen = xcalloc(1, sizeof(*screen));

    screen->columns = columns;
    screen->vterm = vterm_new(rows, columns);
    vterm_set_utf8(screen->vterm, 1);
    screen->view = vterm_obtain_screen(screen->vterm);
    vterm_screen_set_callbacks(screen->view, &callbacks, screen);
    vterm_screen_enable_altscreen(screen->view, 1);
    vterm_screen_reset(screen->view, 1);
    return screen;
}

void screen_free(struct screen **screen)
{
    if (!*screen)
        return;
    vterm_free((*screen)->vterm);
    buf_free(&(*screen)->row);
    free(*screen);
    *screen = NULL;
}

void screen_resize(struct screen *screen, int columns, int rows)
{
    screen->columns = columns;
    vterm_set_size(screen->vterm, rows, columns);
}

void screen_show(struct screen *screen, struct buf *bytes)
{
    if (bytes->len > 0)
        vterm_input_write(screen->vterm, bytes->data, bytes->len);
    buf_clear(bytes);
}

static VTermScreenCell cell_at(const struct screen *screen, int row, int column)
{
    VTermScreenCell cell = {.width = 1};

    vterm_screen_get_cell(screen->view, (VTermPos){.row = row, .col = column}, &cell);
    return cell;
}

const char *screen_row(struct screen *screen, int row)
{
    buf_clear(&screen->row);
    for (int column = 0; column < screen->columns; column++) {
        VTermScreenCell cell = cell_at(screen, row, column);

        if (cell.chars[0] == (uint32_t)-1) /* the right half of a wide character */
            continue;
        if (cell.chars[0] == 0)
            buf_putc(&screen->row, ' ');
        for (int i = 0; i < VTERM_MAX_CHARS_PER_CELL && cell.chars[i] != 0; i++) {
            char bytes[4];

            buf_add(&screen->row, bytes, (size_t)utf8_encode(cell.chars[i], bytes));
        }
    }
    while (screen->row.len > 0 && screen->row.data[screen->row.len - 1] == ' ')
        screen->row.data[--screen->row.len] = '\0';
    return buf_text(&screen->row);
}

static VTermPos cursor_of(const struct screen *screen)
{
    VTermPos at;

    vterm_state_get_cursorpos(vterm_obtain_state(screen->vterm), &at);
    return at;
}

int screen_cursor_column(const struct screen *screen)
{
    return cursor_of(screen).col;
}

int screen_cursor_row(const struct screen *screen)
{
    return cursor_of(screen).row;
}

int screen_bells(struct screen *screen)
{
    int bells = screen->bells;

    screen->bells = 0;
    return bells;
}

bool screen_blank(const struct screen *screen, int row, int column)
{
    VTermScreenCell cell = cell_at(screen, row, column);

    return cell.chars[0] == 0 || (cell.chars[0] == ' ' && cell.chars[1] == 0);
}

int screen_colour(const struct screen *screen, int row, int column)
{
    VTermScreenCell cell = cell_at(screen, row, column);

    if (VTERM_COLOR_IS_DEFAULT_FG(&cell.fg))
        return -1;
    return VTERM_COLOR_IS_INDEXED(&cell.fg) ? cell.fg.indexed.idx : -2;
}

bool screen_bold(const struct screen *screen, int row, int column)
{
    return cell_at(screen, row, column).attrs.bold;
}

bool screen_reverse(const struct screen *screen, int row, int column)
{
    return cell_at(screen, row, column).attrs.reverse;
}

bool screen_half(const struct screen *screen, int row, int column)
{
    return cell_at(screen, row, column).chars[0] == (uint32_t)-1;
}
