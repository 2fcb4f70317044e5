/*
 * The few lines that the door says itself, while the room is away or to somebody whom the room
 * never sees. They come from the same catalogues as the room's texts (tongue.h). The language of
 * the door's thread is English except while it puts such a line into words.
 */
#pragma once

#include "buf.h"
#include "marks.h"
#include "tongue.h"

/* Appends `text`, which is marked with N_, in a language. For TONGUE_NONE appends it in each
 * language, one after the other, because nobody knows which one the reader understands. `shown`:
 * how marks are shown (marks.h). */
void speech_put(int language, const char *text, enum marks_shown shown, struct buf *out);
