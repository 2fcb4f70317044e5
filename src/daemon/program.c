/*
 * See program.h. A linker writes the table of sections as the last thing in a file, so a file that
 * holds all of it is whole.
 */
#include "program.h"

#include <elf.h>
#include <stdint.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "utf8.h"

int program_check(int fd, const char *path, char *why, size_t whycap)
{
    Elf64_Ehdr head = {0};
    struct stat file;
    if (fstat(fd, &file) != 0 || !S_ISREG(file.st_mode))
        return 0;
    uint64_t size = (uint64_t)file.st_size, needed = 1;
    ssize_t got = pread(fd, &head, sizeof(head), 0);
    if (got >= SELFMAG && memcmp(head.e_ident, ELFMAG, SELFMAG) == 0)
        needed = sizeof(head);
    if (got == (ssize_t)sizeof(head) && needed > 1 && head.e_ident[EI_CLASS] == ELFCLASS64)
        needed = head.e_shoff + (uint64_t)head.e_shnum * head.e_shentsize;
    if (size >= needed)
        return 0;
    if (size == 0)
        return utf8_fail(why, whycap,
                         "The program %s is empty. Install it again: the next start would run it.",
                         path);
    return utf8_fail(why, whycap,
                     "The program %s is not whole, it has %llu bytes of %llu. Install it again: "
                     "the next start would run it.",
                     path, (unsigned long long)size, (unsigned long long)needed);
}
