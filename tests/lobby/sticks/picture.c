/*
 * Sticks to look at: the heap, and who has taken how many.
 */
#include "picture.h"

#include <string.h>

#include "canvas.h"
#include "state.h"
#include "style.h"
#include "utf8.h"

enum { BOX = 3, ROWS = 3, COLUMNS = 60 };

static struct sticks_detail detail_of(const struct game_view *view)
{
    struct sticks_detail d;
    memcpy(&d, view->detail, sizeof(d));
    return d;
}

static void put_heap(struct buf *out, const struct game_scene *scene)
{
    int heap = detail_of(scene->view).heap;
    buf_puts(out, scene->plain ? "" : " ");
    buf_printf(out, trn("%d stick is left.\n", "%d sticks are left.\n", heap), heap);
}

/* Read aloud, each seat's number in its own line. */
static void put_taken(struct buf *out, const struct game_scene *scene)
{
    struct sticks_detail d = detail_of(scene->view);
    put_heap(out, scene);
    for (int seat = 1; seat <= scene->view->seats; seat++)
        buf_printf(out, tr("%s has taken %d.\n"), scene->name[seat], d.taken[seat]);
}

static int put_score(struct buf *out, const struct game_scene *scene, int cells)
{
    struct sticks_detail d = detail_of(scene->view);
    BUF_LOCAL text = {0};
    for (int i = 1; i <= scene->view->seats && !scene->plain; i++)
        buf_printf(&text, "%s%s %d", i > 1 ? " : " : "", scene->name[i], d.taken[i]);
    int taken = utf8_text_width(buf_text(&text));
    if (taken > cells)
        taken = 0;
    buf_add(out, buf_text(&text), taken > 0 ? text.len : 0);
    return taken;
}

/* A box for each stick. */
static bool put_board(struct buf *out, const struct game_scene *scene, int room)
{
    int heap = detail_of(scene->view).heap, each = scene->columns / BOX;
    int rows = (heap + each - 1) / each * ROWS;
    struct canvas c;
    if (scene->columns < COLUMNS || rows > room)
        return false;
    canvas_init(&c, rows, scene->columns);
    for (int i = 0; i < heap; i++)
        canvas_frame(&c, i / each * ROWS, i % each * BOX, ROWS, BOX, 0, false);
    canvas_put(&c, out);
    canvas_free(&c);
    return true;
}

static bool put_banner(struct buf *out, const struct game_scene *scene)
{
    int heap = detail_of(scene->view).heap;
    if (heap == 0 || heap > STICKS_MOST)
        return false;
    buf_printf(out, STYLE_ALERT "%s" STYLE_NORMAL "\n",
               view_must(scene->view, scene->view->viewer) ? tr("!! TAKE THEM ALL")
                                                           : tr("!! THESE ARE THE LAST ONES"));
    for (int i = scene->ntold; i-- > 0;) {
        if (scene->told[i]->kind != FACT_TAKE)
            continue;
        buf_printf(out, tr("%s took %d"), scene->name[scene->told[i]->seat], scene->told[i]->n);
        break;
    }
    buf_putc(out, '\n');
    return true;
}

static void put_hints(struct buf *out, const struct game_view *view)
{
    int heap = detail_of(view).heap;
    for (int n = 1; n <= STICKS_MOST && n <= heap && view->verbs != 0; n++)
        buf_printf(out, "take %d\n", n);
}

static void tell_sticks(struct buf *out, const struct game_scene *scene, const char *text UNUSED)
{
    put_taken(out, scene);
}

static const struct game_question questions[] = {
    {.name = "sticks",
     .aliases = "heap",
     .help = N_("Sticks: how many are left, and who has taken how many"),
     .answer = tell_sticks},
    {.name = NULL}};

const struct game_picture sticks_picture = {
    .spread = true,
    .columns = COLUMNS,
    .questions = questions,
    .score = put_score,
    .lines = put_heap,
    .aloud = put_taken,
    .board = put_board,
    .banner = put_banner,
    .hints = put_hints,
};
