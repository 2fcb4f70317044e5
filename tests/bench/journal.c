/*
 * What play leaves on the disk, measured by playing over the real store (hall.h): how many bytes of
 * the database a move and a game take, and how long its log (WAL) became. First plays each game of
 * the house, ROUNDS games at each of TABLES tables. Then plays the first of them for 1, 10 and 100
 * times ROUNDS games.
 *
 *   journal DIRECTORY TABLES ROUNDS    a table and one JSON line
 */
#include <err.h>
#include <inttypes.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "game.h"
#include "hall.h"

static const char *comma = "";

static int64_t number(sqlite3 *db, const char *sql)
{
    sqlite3_stmt *statement;
    if (sqlite3_prepare_v2(db, sql, -1, &statement, NULL) != SQLITE_OK ||
        sqlite3_step(statement) != SQLITE_ROW)
        errx(2, "%s", sqlite3_errmsg(db));
    int64_t value = sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    return value;
}

/* The bytes of the database after its log has been taken in. */
static int64_t bytes_of(const char *path)
{
    sqlite3 *db;
    if (sqlite3_open_v2(path, &db, SQLITE_OPEN_READONLY, NULL) != SQLITE_OK)
        errx(2, "%s", sqlite3_errmsg(db));
    int64_t bytes = number(db, "PRAGMA page_count") * number(db, "PRAGMA page_size");
    sqlite3_close(db);
    return bytes;
}

static void files_drop(const char *path)
{
    static const char *const ends[] = {"", "-wal", "-shm", ".known"};
    char name[4200];
    for (int i = 0; i < 4; i++) {
        snprintf(name, sizeof(name), "%s%s", path, ends[i]);
        unlink(name);
    }
}

static void run(const char *path, const char *game, int tables, int rounds)
{
    char wal[4200];
    int64_t longest = 0;
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
    files_drop(path);
    printf("%-18s %7.0f %9.0f %7.1f %8.1f %9.1f %9" PRId64 "\n", game, games, moves, moves / games,
           bytes / moves, bytes / games / 1024, longest / 1024);
    fprintf(stderr,
            "%s{\"game\":\"%s\",\"games\":%.0f,\"moves\":%.0f,\"bytes_a_move\":%.1f,"
            "\"bytes_a_game\":%.0f,\"wal_bytes\":%" PRId64 "}",
            comma, game, games, moves, bytes / moves, bytes / games, longest);
    comma = ",";
    fflush(stdout);
}

int main(int argc, char **argv)
{
    int tables = argc == 4 ? atoi(argv[2]) : 0, rounds = argc == 4 ? atoi(argv[3]) : 0;
    char path[4096];
    if (tables < 1 || rounds < 1)
        errx(2, "DIRECTORY TABLES ROUNDS");
    snprintf(path, sizeof(path), "%s/journal.db", argv[1]);
    printf("%-18s %7s %9s %7s %8s %9s %9s\n", "", "games", "moves", "a game", "B/move", "KiB/game",
           "WAL KiB");
    for (int i = 0; game_registry[i]; i++)
        run(path, game_registry[i]->id, tables, rounds);
    for (int times = 10; times <= 100; times *= 10)
        run(path, game_registry[0]->id, tables, rounds * times);
    return 0;
}
