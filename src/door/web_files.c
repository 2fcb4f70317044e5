/*
 * See web_files.h.
 */
#include "web_files.h"

#include <openssl/evp.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "log.h"
#include "utf8.h"
#include "xalloc.h"

enum {
    FILES_MAX = 32,
    NAME_MAX_BYTES = 64,
    CODE = 6,        /* letters and digits of a code */
    NUMBER_MAX = 19, /* digits of a number */
    WORD_MAX = 32,   /* bytes of the name of a game */
    GZIP = 16        /* tells zlib to write that form (RFC 1952) */
};

#define DIGITS "0123456789"
#define WORD   DIGITS "abcdefghijklmnopqrstuvwxyz-"

struct web_files {
    struct web_file file[FILES_MAX];
    size_t n;
};

static const char *web_files_type(const char *name)
{
    static const struct {
        const char *ending, *type;
    } types[] = {{".html", "text/html; charset=utf-8"},
                 {".js", "text/javascript; charset=utf-8"},
                 {".css", "text/css; charset=utf-8"},
                 {".svg", "image/svg+xml"},
                 {".png", "image/png"},
                 {".ico", "image/x-icon"},
                 {".webmanifest", "application/manifest+json"},
                 {".txt", "text/plain; charset=utf-8"}};
    const char *ending = strrchr(name, '.');

    for (size_t i = 0; ending && i < sizeof(types) / sizeof(types[0]); i++)
        if (strcmp(ending, types[i].ending) == 0)
            return types[i].type;
    return NULL;
}

static void web_files_pack(struct web_file *file)
{
    z_stream z = {.next_in = (unsigned char *)file->bytes, .avail_in = (unsigned)file->len};

    if (deflateInit2(&z, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS + GZIP, MAX_MEM_LEVEL,
                     Z_DEFAULT_STRATEGY) != Z_OK)
        log_fatal("web", "error=\"out of memory\"");
    uLong most = deflateBound(&z, file->len);
    file->packed = xmalloc(most);
    z.next_out = (unsigned char *)file->packed;
    z.avail_out = (unsigned)most;
    deflate(&z, Z_FINISH);
    file->packed_len = z.total_out;
    deflateEnd(&z);
    if (file->packed_len < file->len)
        return;
    free(file->packed);
    file->packed = NULL;
}

static void web_files_add(struct web_files *files, const char *name, const char *bytes, size_t len)
{
    const char *type = web_files_type(name);
    struct web_file *file = &files->file[files->n];

    if (!type || files->n == FILES_MAX)
        return;
    files->n++;
    file->type = type;
    file->path = xasprintf("/%s", strcmp(name, "index.html") == 0 ? "" : name);
    file->bytes = xmalloc(len + 1);
    memcpy(file->bytes, bytes, len);
    file->len = len;
    web_files_pack(file);
    /* Both forms of a file have one tag, so it is a weak one (RFC 9110 section 8.8.1). */
    unsigned char hash[EVP_MAX_MD_SIZE] = {0};

    if (EVP_Digest(file->bytes, file->len, hash, NULL, EVP_sha256(), NULL) != 1)
        log_fatal("web", "error=\"there is no SHA-256\"");
    utf8_printf(file->tag, sizeof(file->tag), "W/\"%02x%02x%02x%02x%02x%02x%02x%02x\"", hash[0],
                hash[1], hash[2], hash[3], hash[4], hash[5], hash[6], hash[7]);
}

struct web_files *web_files_new(const char *bytes, size_t len)
{
    struct web_files *files = xcalloc(1, sizeof(*files));
    const char *line;

    while ((line = memchr(bytes, '\n', len))) {
        char head[NAME_MAX_BYTES + NUMBER_MAX + 2], *size;
        utf8_copy_part(bytes, (size_t)(line - bytes), head, sizeof(head));
        len -= (size_t)(line - bytes) + 1;
        bytes = line + 1;
        size = strrchr(head, ' ');
        size_t n = size ? strtoul(size + 1, NULL, 10) : len + 1;
        if (n > len)
            break;
        *size = '\0';
        web_files_add(files, head, bytes, n);
        bytes += n;
        len -= n;
    }
    return files;
}

void web_files_free(struct web_files **filesp)
{
    FREED struct web_files *files = *filesp;

    *filesp = NULL;
    for (size_t i = 0; files && i < files->n; i++) {
        free(files->file[i].path);
        free(files->file[i].bytes);
        free(files->file[i].packed);
    }
}

/* Whether a path is `folder` and a name of 1 to `max` of these letters. */
static bool web_files_is_in(const char *path, const char *folder, const char *letters, size_t max)
{
    size_t len = strlen(folder);

    if (strncmp(path, folder, len) != 0)
        return false;
    path += len;
    len = strlen(path);
    return len > 0 && len <= max && strspn(path, letters) == len;
}

/* Whether the script shows something at this path. */
static bool web_files_is_shown(const char *path)
{
    return strcmp(path, "/daily") == 0 ||
           (strlen(path) == 1 + CODE && !strchr(path, '-') &&
            web_files_is_in(path, "/", WORD, CODE)) ||
           web_files_is_in(path, "/r/", DIGITS, NUMBER_MAX) ||
           web_files_is_in(path, "/cup/", DIGITS, NUMBER_MAX) ||
           web_files_is_in(path, "/top/", WORD, WORD_MAX);
}

const struct web_file *web_files_find(const struct web_files *files, const char *path)
{
    path = web_files_is_shown(path) ? "/" : path;
    for (size_t i = 0; files && i < files->n; i++)
        if (strcmp(files->file[i].path, path) == 0)
            return &files->file[i];
    return NULL;
}
