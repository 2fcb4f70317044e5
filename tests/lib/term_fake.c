/*
 * See term_fake.h.
 */
#include "term_fake.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "style_bare.h"
#include "ui_screen.h"
#include "xalloc.h"

static struct term_fake *fake_of(struct term *term)
{
    return (struct term_fake *)term;
}

static void fake_text(struct term *term, const char *lines)
{
    style_bare(&fake_of(term)->text, lines, strlen(lines));
}

static void fake_prompt(struct term *term, const char *styled, bool secret)
{
    struct term_fake *fake = fake_of(term);
    BUF_LOCAL text = {0};
    style_bare(&text, styled, strlen(styled));
    snprintf(fake->prompt, sizeof(fake->prompt), "%s", buf_text(&text));
    fake->secret = secret;
}

static void fake_gmcp(struct term *term, const char *message)
{
    buf_printf(&fake_of(term)->gmcp, "%s\n", message);
}

static void fake_bell(struct term *term)
{
    fake_of(term)->bells++;
}

static void fake_screen(struct term *term, unsigned how, const char *top, const char *bottom)
{
    struct term_fake *fake = fake_of(term);
    fake->talk_apart = (how & (TERM_TALK | TERM_TALK_TWO)) != 0;
    fake->page_aside = (how & TERM_ASIDE) != 0;
    if ((how & TERM_STILL) != 0)
        buf_puts(&fake->motions, "still\n");
    if ((how & TERM_TURNED) != 0)
        buf_puts(&fake->motions, "turned\n");
    fake->screen = top;
    buf_clear(&fake->top);
    buf_clear(&fake->bottom);
    if (!top) {
        buf_clear(&fake->page);
        return;
    }
    buf_puts(&fake->top, top);
    buf_puts(&fake->bottom, bottom);
}

static void fake_page(struct term *term, const char *lines)
{
    struct term_fake *fake = fake_of(term);
    /* A door lays a page out anew by itself. */
    assert(lines[0] == '\0' || strcmp(lines, buf_text(&fake->page)) != 0);
    buf_clear(&fake->page);
    buf_puts(&fake->page, lines);
}

static void fake_motion(struct term *term, const struct ui_motion *way)
{
    struct buf *out = &fake_of(term)->motions;
    buf_printf(out, "%d,%d %d,%d %d ", way->row, way->column, way->to_row, way->to_column,
               way->steps);
    style_bare(out, way->text, strlen(way->text));
    buf_putc(out, '\n');
}

static void fake_set(struct term *term, const char *name, const char *value)
{
    buf_printf(&fake_of(term)->sets, "%s=%s ", name, value);
}

static void fake_keys(struct term *term, unsigned what, uint32_t turn, const char *chars)
{
    struct term_fake *fake = fake_of(term);
    fake->keys = what;
    fake->keys_turn = turn;
    snprintf(fake->keys_chars, sizeof(fake->keys_chars), "%s", chars);
}

static void fake_ticket(struct term *term, const char *text)
{
    struct term_fake *fake = fake_of(term);
    free(fake->ticket);
    fake->ticket = xstrdup(text);
}

static void fake_done(struct term *term, uint64_t command)
{
    fake_of(term)->done = command;
}

static void fake_close(struct term *term, int status)
{
    struct term_fake *fake = fake_of(term);
    fake->closed = true;
    fake->status = status;
}

static const struct term_ops fake_ops = {.text = fake_text,
                                         .prompt = fake_prompt,
                                         .bell = fake_bell,
                                         .gmcp = fake_gmcp,
                                         .screen = fake_screen,
                                         .page = fake_page,
                                         .motion = fake_motion,
                                         .set = fake_set,
                                         .keys = fake_keys,
                                         .ticket = fake_ticket,
                                         .done = fake_done,
                                         .close = fake_close};

void term_fake_init(struct term_fake *fake)
{
    *fake = (struct term_fake){.term = {.ops = &fake_ops}};
}

void term_fake_free(struct term_fake *fake)
{
    buf_free(&fake->text);
    buf_free(&fake->top);
    buf_free(&fake->bottom);
    buf_free(&fake->page);
    buf_free(&fake->motions);
    buf_free(&fake->sets);
    buf_free(&fake->gmcp);
    free(fake->ticket);
    fake->ticket = NULL;
}
