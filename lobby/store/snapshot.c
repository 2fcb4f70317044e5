/*
 * See snapshot.h. Pages are read from the file and from the write-ahead log through SQLite's own
 * handles, because closing a second handle would drop the locks of the first. The place of a page
 * follows from the index of the log in shared memory (https://www.sqlite.org/walformat.html).
 *
 * While a reader's transaction is open, SQLite moves no frame to the file that the reader does not
 * see, and does not overwrite a frame that it may read. So if the whole log is in the file
 * (nBackfill has reached mxFrame), the file alone is the present state and stays so. Otherwise the
 * frames up to mxFrame, and the file for all other pages, are a state that stays.
 */
#include "snapshot.h"

#include <endian.h>
#include <stdlib.h>
#include <string.h>

#include "db_sqlite.h"
#include "xalloc.h"

enum {
    INDEX_REGION = 32 << 10, /* of shared memory */
    INDEX_TRIES = 1000       /* how often a header is read again because it is being written */
};

/* A header of the index. The index has two of them, and the second is written first. */
struct index_header {
    uint32_t version, unused, change;
    uint8_t ready, big_endian;
    uint16_t page_size;
    uint32_t frames, pages; /* mxFrame, nPage */
    uint32_t sum[2];
    uint8_t salt[8]; /* as the log has it */
    uint32_t own_sum[2];
};
_Static_assert(sizeof(struct index_header) == 48, "walformat.html");

struct snapshot_frame {
    uint32_t page, frame;
};

/* Reads how many frames are in the file, and then the header of the index. If the header changes
 * meanwhile, both are read again. */
static int snapshot_read_index(sqlite3_file *file, struct index_header *out, uint32_t *in_file)
{
    volatile void *index = NULL;
    int rc = file->pMethods->iVersion >= 2
                 ? file->pMethods->xShmMap(file, 0, INDEX_REGION, 0, &index)
                 : SQLITE_IOERR;
    if (rc != SQLITE_OK || !index)
        return rc != SQLITE_OK ? rc : SQLITE_IOERR;
    for (int i = 0; i < INDEX_TRIES; i++) {
        struct index_header again;
        memcpy(in_file, (const uint8_t *)index + 2 * sizeof(*out), sizeof(*in_file));
        file->pMethods->xShmBarrier(file);
        memcpy(out, (const void *)index, sizeof(*out));
        file->pMethods->xShmBarrier(file);
        memcpy(&again, (const uint8_t *)index + sizeof(*out), sizeof(again));
        if (out->ready && memcmp(out, &again, sizeof(again)) == 0)
            return SQLITE_OK;
    }
    return SQLITE_BUSY;
}

static int snapshot_frame_compare(const void *a, const void *b)
{
    const struct snapshot_frame *x = a, *y = b;
    if (x->page != y->page)
        return x->page < y->page ? -1 : 1;
    return (x->frame > y->frame) - (x->frame < y->frame);
}

/* Reads which frame of the log is the last one of each page. */
static int snapshot_read_log(struct snapshot *snapshot, const struct index_header *index)
{
    const sqlite3_int64 each = FRAME_HEADER + snapshot->page_size;
    size_t kept = 0;
    snapshot->frame = xcalloc(index->frames, sizeof(*snapshot->frame));
    for (uint32_t i = 0; i < index->frames; i++) {
        uint8_t header[FRAME_HEADER];
        uint32_t page;
        int rc = snapshot->log->pMethods->xRead(snapshot->log, header, sizeof(header),
                                                LOG_HEADER + (sqlite3_int64)i * each);
        if (rc == SQLITE_OK && memcmp(header + 8, index->salt, sizeof(index->salt)) != 0)
            rc = SQLITE_CORRUPT;
        if (rc != SQLITE_OK)
            return rc;
        memcpy(&page, header, sizeof(page));
        snapshot->frame[i] = (struct snapshot_frame){be32toh(page), i};
    }
    qsort(snapshot->frame, index->frames, sizeof(*snapshot->frame), snapshot_frame_compare);
    for (size_t i = 0; i < index->frames; i++) {
        if (kept > 0 && snapshot->frame[kept - 1].page == snapshot->frame[i].page)
            kept--;
        snapshot->frame[kept++] = snapshot->frame[i];
    }
    snapshot->frames = kept;
    return SQLITE_OK;
}

int snapshot_begin(struct snapshot *snapshot, sqlite3 *handle)
{
    struct index_header index;
    uint32_t in_file;
    *snapshot = (struct snapshot){.handle = handle};
    int rc = sqlite3_exec(handle, "BEGIN", NULL, NULL, NULL);
    /* The first statement that reads makes SQLite hold an instant. */
    if (rc != SQLITE_OK || db_sqlite_number(handle, "SELECT count(*) FROM sqlite_schema", -1) < 0)
        return sqlite3_extended_errcode(handle);
    snapshot->version = db_sqlite_number(handle, "PRAGMA data_version", -1);
    snapshot->page_size = (uint32_t)db_sqlite_number(handle, "PRAGMA page_size", -1);
    snapshot->pages = (uint32_t)db_sqlite_number(handle, "PRAGMA page_count", -1);
    rc = sqlite3_file_control(handle, "main", SQLITE_FCNTL_FILE_POINTER, &snapshot->file);
    if (rc != SQLITE_OK || !db_sqlite_answers(handle, "PRAGMA journal_mode", "wal"))
        return rc;
    rc = snapshot_read_index(snapshot->file, &index, &in_file);
    if (rc != SQLITE_OK || in_file >= index.frames)
        return rc;
    rc = sqlite3_file_control(handle, "main", SQLITE_FCNTL_JOURNAL_POINTER, &snapshot->log);
    if (rc != SQLITE_OK)
        return rc;
    snapshot->pages = index.pages;
    return snapshot_read_log(snapshot, &index);
}

int snapshot_page(const struct snapshot *snapshot, uint32_t number, uint8_t *out)
{
    const struct snapshot_frame *frame = snapshot->frame;
    size_t low = 0, high = snapshot->frames;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (frame[middle].page < number)
            low = middle + 1;
        else
            high = middle;
    }
    const sqlite3_int64 size = snapshot->page_size;
    if (low < snapshot->frames && frame[low].page == number)
        return snapshot->log->pMethods->xRead(
            snapshot->log, out, (int)size,
            LOG_HEADER + frame[low].frame * (FRAME_HEADER + size) + FRAME_HEADER);
    return snapshot->file->pMethods->xRead(snapshot->file, out, (int)size, (number - 1) * size);
}

void snapshot_end(struct snapshot *snapshot)
{
    sqlite3_exec(snapshot->handle, "ROLLBACK", NULL, NULL, NULL);
    free(snapshot->frame);
    *snapshot = (struct snapshot){0};
}
