/*
 * See season.h.
 */
#include "season.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "calendar.h"
#include "utf8.h"

int32_t season_of(int64_t wall_ms)
{
    struct tm date = calendar_of(wall_ms);
    return (date.tm_year + 1900) * 4 + date.tm_mon / 3;
}

int64_t season_end_ms(int32_t season)
{
    const struct tm next = {
        .tm_year = (season + 1) / 4 - 1900, .tm_mon = (season + 1) % 4 * 3, .tm_mday = 1};
    return calendar_ms(&next);
}

void season_name(int32_t season, char out[SEASON_NAME_MAX])
{
    utf8_printf(out, SEASON_NAME_MAX, "%dq%d", (int)season / 4, (int)season % 4 + 1);
}

bool season_read(const char *text, int32_t *season)
{
    size_t digits = strspn(text, "0123456789");
    if (digits != 4 || tolower((unsigned char)text[4]) != 'q' || text[5] < '1' || text[5] > '4' ||
        text[6] != '\0')
        return false;
    int32_t read = atoi(text) * 4 + text[5] - '1';
    if (read < SEASON_FIRST || read > SEASON_LAST)
        return false;
    *season = read;
    return true;
}

void season_board(int32_t season, const char *game, char *out, size_t cap)
{
    char name[SEASON_NAME_MAX];
    season_name(season, name);
    utf8_printf(out, cap, "%s %s", name, game);
}

int64_t season_key(int32_t season, int board, int64_t before)
{
    return ((int64_t)season << 32) | ((int64_t)(board & 0xff) << 24) |
           (SEASON_PLACES_MAX - 1 - before);
}

struct rating_micro season_draw(struct rating_micro before)
{
    double half = RATING_SIGMA0 / 2.0;
    double sigma = sqrt((double)before.sigma * (double)before.sigma + half * half);
    double mu = RATING_MU0 + 0.75 * (double)(before.mu - RATING_MU0);
    return (struct rating_micro){llround(mu), llround(fmin(sigma, RATING_SIGMA0))};
}

enum season_badge season_badge(int64_t place, int64_t players)
{
    if (place < 1)
        return SEASON_NO_BADGE;
    if (place <= 3)
        return SEASON_PLACED;
    return place * 10 <= players ? SEASON_TENTH : SEASON_NO_BADGE;
}
