/*
 * The few lines that the door says itself, while the room is away or to somebody whom the room
 * never sees. They come from the catalogues that the room uses, too (tongue.h). The door's thread
 * speaks English but while it puts such a line into words.
 */
#pragma once

#include "buf.h"
#include "marks.h"
#include "tongue.h"

/* Appends `text`, which is marked with N_, in a language. For TONGUE_NONE it appends the text in
 * each language, one after the other, because the reader is told only once. `shown`: how marks are
 * shown (marks.h). */
void speech_put(int language, const char *text, enum marks_shown shown, struct buf *out);
