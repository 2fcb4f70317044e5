/*
 * Implements the terminals of lobby/session/term.h: sends what the lobby shows over the link to the
 * door. A text waits in the fan for other connections that get the same. Everything else is sent
 * after the texts that wait.
 */
#include <endian.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "log.h"
#include "room_private.h"
#include "ui_screen.h"
#include "utf8.h"
#include "xalloc.h"

enum {
    CHUNK = 32 * 1024,            /* bytes of text in one frame */
    PAGE = LINK_FRAME_MAX - 1024, /* bytes of a page, which is one frame */
};

static struct room_term *room_term_of(struct term *term)
{
    return (struct room_term *)term;
}

void room_term_send(void *arg, const uint64_t *conns, size_t n, const char *text)
{
    struct room_door *door = arg;
    struct room *room = door->room;
    if (!door->link)
        return;
    if (n == 1) {
        link_send(door->link, LINK_TEXT, conns[0], text);
        return;
    }
    buf_clear(&room->scratch);
    for (size_t i = 0; i < n; i++) {
        uint64_t number = htole64(conns[i]);
        buf_add(&room->scratch, &number, sizeof(number));
    }
    link_send(door->link, LINK_MANY, (const void *)room->scratch.data, room->scratch.len, text);
}

void room_term_push(void *arg)
{
    struct room_door *door = arg;
    link_flush(door->link);
}

/* Sends the text that waits, and returns the link, for something that is not text. NULL: there is
 * no link. */
static struct link *room_term_link_of(struct term *term)
{
    const struct room_term *self = room_term_of(term);
    fan_before(&self->door->fan, self->mark);
    return self->door->link;
}

/* How many of the first `most` bytes are whole lines; 0: the first line is longer. */
static size_t room_term_whole_lines(const char *lines, size_t most)
{
    while (most > 0 && lines[most - 1] != '\n')
        most--;
    return most;
}

/* Sends text of any length, in frames of whole lines. A line that no frame holds becomes several.
 */
static void room_term_text(struct term *term, const char *lines)
{
    struct room_term *self = room_term_of(term);
    struct room_door *door = self->door;
    size_t left = strlen(lines);
    while (left > 0 && door->link) {
        size_t take = left <= CHUNK ? left : room_term_whole_lines(lines, CHUNK);
        if (take > 0) {
            fan_text(&door->fan, self->conn, &self->mark, lines, take);
        } else {
            char part[CHUNK + 1];
            take = utf8_copy_part(lines, left, part, sizeof(part) - 1);
            log_error("text", "conn=%016" PRIx64 " error=\"a line of more than %d bytes\"",
                      self->conn, CHUNK);
            part[take] = '\n';
            fan_text(&door->fan, self->conn, &self->mark, part, take + 1);
        }
        lines += take;
        left -= take;
    }
}

static void room_term_prompt(struct term *term, const char *styled, bool secret)
{
    link_send(room_term_link_of(term), LINK_PROMPT, room_term_of(term)->conn, styled,
              (uint64_t)secret);
}

static void room_term_gmcp(struct term *term, const char *message)
{
    link_send(room_term_link_of(term), LINK_GMCP, room_term_of(term)->conn, message);
}

static void room_term_bell(struct term *term)
{
    link_send(room_term_link_of(term), LINK_BELL, room_term_of(term)->conn);
}

static void room_term_screen(struct term *term, unsigned how, const char *top, const char *bottom)
{
    uint64_t what =
        LINK_SCREEN_ON | (how & TERM_ANEW ? LINK_SCREEN_ANEW : 0) |
        (how & TERM_ASIDE ? LINK_SCREEN_ASIDE : 0) | (how & TERM_TALK ? LINK_SCREEN_TALK : 0) |
        (how & TERM_TALK_TWO ? LINK_SCREEN_TALK | LINK_SCREEN_TALK_TWO : 0) |
        (how & TERM_STILL ? LINK_SCREEN_STILL : 0) | (how & TERM_TURNED ? LINK_SCREEN_TURNED : 0);
    link_send(room_term_link_of(term), LINK_SCREEN, room_term_of(term)->conn, top ? what : 0,
              top ? top : "", top ? bottom : "");
}

static void room_term_motion(struct term *term, const struct ui_motion *way)
{
    link_send(room_term_link_of(term), LINK_MOTION, room_term_of(term)->conn, (uint64_t)way->row,
              (uint64_t)way->column, (uint64_t)way->to_row, (uint64_t)way->to_column,
              (uint64_t)way->steps, way->text);
}

/* Sends as many of the lines as one frame holds, because a page is only one frame. */
static void room_term_page(struct term *term, const char *lines)
{
    struct room_term *self = room_term_of(term);
    struct link *link = room_term_link_of(term);
    size_t len = strlen(lines), fits = len <= PAGE ? len : room_term_whole_lines(lines, PAGE);
    if (link && fits == len) {
        link_send(link, LINK_PAGE, self->conn, lines);
    } else if (link) {
        FREED char *page = xstrndup(lines, fits);
        log_error("page", "conn=%016" PRIx64 " error=\"a page of %zu bytes\"", self->conn, len);
        link_send(link, LINK_PAGE, self->conn, page);
    }
}

static void room_term_set(struct term *term, const char *name, const char *value)
{
    link_send(room_term_link_of(term), LINK_SET, room_term_of(term)->conn, name, value);
}

static void room_term_keys(struct term *term, unsigned what, uint32_t turn, const char *chars)
{
    link_send(room_term_link_of(term), LINK_KEYS, room_term_of(term)->conn, (uint64_t)what,
              (uint64_t)turn, chars);
}

static void room_term_ticket(struct term *term, const char *text)
{
    struct room_term *self = room_term_of(term);
    struct room *room = self->door->room;
    struct link *link = room_term_link_of(term);
    if (!link)
        return;
    buf_clear(&room->scratch);
    ticket_seal(&room->sealer, self->conn, room_ticket_ms(room), text, &room->scratch);
    link_send(link, LINK_TICKET, self->conn, (const void *)room->scratch.data, room->scratch.len);
}

static void room_term_done(struct term *term, uint64_t command)
{
    struct room_term *self = room_term_of(term);
    self->done = command;
    link_send(room_term_link_of(term), LINK_DONE, self->conn, command);
}

static void room_term_close(struct term *term, int status)
{
    struct room_term *self = room_term_of(term);
    self->closed = true;
    link_send(room_term_link_of(term), LINK_CLOSE, self->conn, (uint64_t)(uint32_t)status);
}

static const struct term_ops the_term_ops = {.text = room_term_text,
                                             .prompt = room_term_prompt,
                                             .bell = room_term_bell,
                                             .gmcp = room_term_gmcp,
                                             .screen = room_term_screen,
                                             .page = room_term_page,
                                             .motion = room_term_motion,
                                             .set = room_term_set,
                                             .keys = room_term_keys,
                                             .ticket = room_term_ticket,
                                             .done = room_term_done,
                                             .close = room_term_close};

struct room_term *room_term_new(struct room_door *door, uint64_t conn)
{
    struct room_term *term = xcalloc(1, sizeof(*term));
    term->term.ops = &the_term_ops;
    term->door = door;
    term->conn = conn;
    LIST_INSERT_HEAD(&door->terms, term, of_door);
    door->nterms++;
    map_put(&door->room->conns, conn, term);
    return term;
}

void room_term_free(struct room_term **termp)
{
    struct room_term *term = *termp;
    *termp = NULL;
    map_remove(&term->door->room->conns, term->conn);
    LIST_REMOVE(term, of_door);
    term->door->nterms--;
    free(term);
}
