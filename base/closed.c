/*
 * See closed.h.
 */
#include "closed.h"

#include <errno.h>
#include <unistd.h>

void closed_fd(int *fd)
{
    int error = errno;
    if (*fd >= 0)
        close(*fd);
    errno = error;
}

void closed_file(FILE **file)
{
    int error = errno;
    if (*file)
        fclose(*file);
    errno = error;
}

void closed_dir(DIR **dir)
{
    int error = errno;
    if (*dir)
        closedir(*dir);
    errno = error;
}
