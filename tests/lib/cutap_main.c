/*
 * The main() of test programs. It is in a file of its own, because fuzz targets that play a lobby
 * (libplay.a) have another one.
 */
#include "cutap.h"
#include "log.h"

/* Set by the linker: where the entries of all files of the program begin and end. */
extern const struct cutap_file __start_cutap_files[] __attribute__((weak)),
    __stop_cutap_files[] __attribute__((weak));
extern const struct cutap_entry __start_cutap_entries[] __attribute__((weak)),
    __stop_cutap_entries[] __attribute__((weak));

/* The last part of a path, and how long it is without its extension. */
static const char *path_name(const char *path, size_t *len)
{
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;

    *len = strcspn(name, ".");
    return name;
}

static bool path_is_called(const char *path, const char *wanted, size_t wanted_len)
{
    size_t len;
    const char *name = path_name(path, &len);
    return len == wanted_len && memcmp(name, wanted, len) == 0;
}

int main(int argc, char **argv)
{
    size_t wanted_len;
    const char *wanted = path_name(argv[0], &wanted_len);

    log_open("test", "stderr", LOG_LEVEL_ERROR);
    for (const struct cutap_file *file = __start_cutap_files; file < __stop_cutap_files; file++)
        if (path_is_called(file->path, wanted, wanted_len))
            return file->run(argc, argv);
    for (const struct cutap_entry *entry = __start_cutap_entries; entry < __stop_cutap_entries;
         entry++)
        if (path_is_called(entry->path, wanted, wanted_len))
            return cutap_run(cutap_suites(entry->path));
    printf("Bail out! no test is called %s\n", wanted);
    return 99;
}
