/*
 * What play leaves on the disk, by playing over the real store (hall.h): bytes of the database a
 * move and a game, and the longest that the log in front of it (WAL) was meanwhile. First each game
 * of the house, ROUNDS games at each of TABLES tables, then the first of them 1, 10 and 100 times
 * ROUNDS games long.
 *
 * Nothing of a finished game is taken away, since records and history need its moves. What there
 * would be to gain is told: `packed` is what zlib makes of a game's events, in bytes a move beside
 * those of their text, and `vacuum` is a game's share of the file when it is written anew.
 *
 *   journal DIRECTORY TABLES ROUNDS    a table and one JSON line
 */
#include <inttypes.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include "game.h"
#include "hall.h"

static const char *comma = "";

static _Noreturn void fail(const char *what)
{
    fprintf(stderr, "journal: %s\n", what);
    exit(2);
}

static sqlite3 *db_open(const char *path, int flags)
{
    sqlite3 *db;
    if (sqlite3_open_v2(path, &db, flags, NULL) != SQLITE_OK)
        fail(sqlite3_errmsg(db));
    return db;
}

static int64_t number(sqlite3 *db, const char *sql)
{
    sqlite3_stmt *statement;
    if (sqlite3_prepare_v2(db, sql, -1, &statement, NULL) != SQLITE_OK ||
        sqlite3_step(statement) != SQLITE_ROW)
        fail(sqlite3_errmsg(db));
    int64_t value = sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    return value;
}

/* The bytes of the database after its log has been taken in. */
static int64_t bytes_of(const char *path)
{
    sqlite3 *db = db_open(path, SQLITE_OPEN_READONLY);
    int64_t bytes = number(db, "PRAGMA page_count") * number(db, "PRAGMA page_size");
    sqlite3_close(db);
    return bytes;
}

/* Bytes of the texts of all events, and of the same compressed game by game. */
static void texts(sqlite3 *db, int64_t *plain, int64_t *packed)
{
    static unsigned char out[1 << 20];
    sqlite3_stmt *statement;
    *plain = *packed = 0;
    if (sqlite3_prepare_v2(db,
                           "SELECT group_concat(event, char(10)) FROM"
                           " (SELECT game, event FROM journal ORDER BY game, seq) GROUP BY game",
                           -1, &statement, NULL) != SQLITE_OK)
        fail(sqlite3_errmsg(db));
    while (sqlite3_step(statement) == SQLITE_ROW) {
        uLongf len = sizeof(out);
        uLong bytes = (uLong)sqlite3_column_bytes(statement, 0);
        if (compress(out, &len, sqlite3_column_blob(statement, 0), bytes) != Z_OK)
            fail("a game is too long");
        *plain += (int64_t)bytes;
        *packed += (int64_t)len;
    }
    sqlite3_finalize(statement);
}

static void files_drop(const char *path)
{
    static const char *const ends[] = {"", "-wal", "-shm"};
    char name[4200];
    for (int i = 0; i < 3; i++) {
        snprintf(name, sizeof(name), "%s%s", path, ends[i]);
        unlink(name);
    }
}

static void run(const char *path, const char *game, int tables, int rounds)
{
    char wal[4200];
    int64_t longest = 0, plain, packed;
    struct stat about;
    snprintf(wal, sizeof(wal), "%s-wal", path);
    files_drop(path);
    struct hall *hall = hall_open(path, tables, game);
    int64_t before = bytes_of(path);
    for (int i = 0; i < rounds; i++) {
        hall_deal(hall);
        do {
            if (stat(wal, &about) == 0 && about.st_size > longest)
                longest = about.st_size;
        } while (hall_move(hall) > 0);
    }
    double moves = (double)hall_moves(hall), games = (double)tables * rounds;
    double bytes = (double)(bytes_of(path) - before);
    hall_close(&hall, false);
    sqlite3 *db = db_open(path, SQLITE_OPEN_READWRITE);
    texts(db, &plain, &packed);
    if (sqlite3_exec(db, "VACUUM", NULL, NULL, NULL) != SQLITE_OK)
        fail(sqlite3_errmsg(db));
    sqlite3_close(db);
    double vacuum = (double)(bytes_of(path) - before);
    files_drop(path);
    printf("%-18s %7.0f %9.0f %7.1f %8.1f %9.1f %8.1f %8.1f %9.1f %9" PRId64 "\n", game, games,
           moves, moves / games, bytes / moves, bytes / games / 1024, (double)plain / moves,
           (double)packed / moves, vacuum / games / 1024, longest / 1024);
    fprintf(stderr,
            "%s{\"game\":\"%s\",\"games\":%.0f,\"moves\":%.0f,\"bytes_a_move\":%.1f,"
            "\"bytes_a_game\":%.0f,\"text_a_move\":%.1f,\"packed_a_move\":%.1f,"
            "\"vacuumed_a_game\":%.0f,\"wal_bytes\":%" PRId64 "}",
            comma, game, games, moves, bytes / moves, bytes / games, (double)plain / moves,
            (double)packed / moves, vacuum / games, longest);
    comma = ",";
    fflush(stdout);
}

int main(int argc, char **argv)
{
    int tables = argc == 4 ? atoi(argv[2]) : 0, rounds = argc == 4 ? atoi(argv[3]) : 0;
    char path[4096];
    if (tables < 1 || rounds < 1) {
        fputs("journal DIRECTORY TABLES ROUNDS\n", stderr);
        return 2;
    }
    snprintf(path, sizeof(path), "%s/journal.db", argv[1]);
    printf("%-18s %7s %9s %7s %8s %9s %8s %8s %9s %9s\n", "", "games", "moves", "a game", "B/move",
           "KiB/game", "text B", "packed B", "vacuum KiB", "WAL KiB");
    for (int i = 0; game_registry[i]; i++)
        run(path, game_registry[i]->id, tables, rounds);
    for (int times = 10; times <= 100; times *= 10)
        run(path, game_registry[0]->id, tables, rounds * times);
    return 0;
}
