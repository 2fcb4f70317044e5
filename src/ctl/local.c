/*
 * The answer of an act that is refused. It is apart from the table of all acts, so that a program
 * that links some acts does not need what the others do.
 */
#include "local_acts.h"

#include <stdarg.h>

int local_refuse(struct buf *text, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    buf_vprintf(text, format, args);
    va_end(args);
    buf_putc(text, '\n');
    return STATUS_REFUSED;
}
