#!/bin/sh
# A season of ratings ends while the service is down. It is closed at the next start (RT-D17), although kill -9 ends the
# room or everything again and again meanwhile. Every place is archived once, and every rating is drawn together once, from
# its value before. Ratings of people who never played are put into the database beforehand. PEOPLE says how many (40000),
# KILLS how often to kill (6; each third is of everything).

. "${top_srcdir:-.}/tests/e2e/lib.sh"

people=${PEOPLE:-40000}
kills=${KILLS:-6}
wants sqlite3

check "the service starts" start_service
stop_service

# The quarter before this one: its number as in lobby/boards/season.h, its name, and its end.
year=$(date -u +%Y)
quarter=$((($(date -u +%m | sed 's/^0//') - 1) / 3))
season=$((year * 4 + quarter - 1))
board="$((season / 4))q$((season % 4 + 1)) last-one"
end_ms=$(date -u -d "$year-$((quarter * 3 + 1))-01" +%s)000

# Everybody has another rating, was rated a day before the end, and is listed.
populate() {
    sqlite3 -cmd '.timeout 60000' "$folder/data/cardroom.db" "
        CREATE TEMP TABLE who AS WITH RECURSIVE i(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM i WHERE n < $people)
            SELECT n, 1000 + n AS id, (n * 7919 % 20000 - 10000) * 1000 AS mu, -4000000 - n AS sigma FROM i;
        BEGIN;
        INSERT INTO account (id, name, folded, skeleton, password, role, created_ms, login_ms, allowance_day_ms, settings)
            SELECT id, 'p' || n, 'p' || n, 'p' || n, '', 0, 1, 1, 0, '' FROM who;
        INSERT INTO rating (n, account, board, game, reason, mu, sigma, shown, moved, at_ms, season)
            SELECT n, id, 'last-one', n, 'game', mu, sigma, 0, 0, $end_ms - 86400000, 0 FROM who;
        INSERT INTO rated SELECT id, 'last-one', mu, sigma, 20, $end_ms - 86400000 FROM who;
        COMMIT;"
}
check "$people people have ratings of the season that is over" populate

# The store refuses the last step of the close until the kills are over. However late a kill comes, the close is not done.
not_closed_yet() {
    sqlite3 -cmd '.timeout 60000' "$folder/data/cardroom.db" "
        CREATE TABLE refused (x CHECK (x));
        CREATE TRIGGER not_closed_yet BEFORE INSERT ON season WHEN NEW.state = 2 BEGIN INSERT INTO refused VALUES (0); END"
}
may_close() {
    sqlite3 -cmd '.timeout 60000' "$folder/data/cardroom.db" 'DROP TRIGGER not_closed_yet; DROP TABLE refused'
}
check "the store does not let it be closed yet" not_closed_yet

written() {
    sql "SELECT (SELECT count(*) FROM season_place) + (SELECT count(*) FROM rating WHERE season <> 0)" 2>/dev/null || echo 0
}

closed() {
    [ "$(sql "SELECT count(*) FROM season WHERE id = $season AND state = 2" 2>/dev/null)" = 1 ]
}

# Whether the close has gone on since the last kill, or all is written. The kills are spread over its two halves.
goes_on() {
    now=$(written)
    [ "$now" -gt $((had + people * 3 / 2 / kills)) ] || [ "$now" -ge $((2 * people)) ]
}

had=0
cut=0
rooms=0
start_service
for n in $(seq "$kills"); do
    until_true goes_on || break
    had=$(written)
    if [ $((n % 3)) -eq 0 ]; then
        kill_service
        start_service || break
    else
        rooms=$((rooms + 1))
        kill -9 "$(pid_of room)"
        until_true logged_times "$rooms" 'supervisor .* process=room .*signal=9' || break
    fi
    cut=$n
done
echo "# killed $cut times before the close was done, the last time with $had rows written"
check "it was killed while the season was closed" test "$cut" -eq "$kills"
stop_service
check "now the store lets it be closed" may_close
start_service
check "the season is closed in the end" until_true closed

is() {
    answer=$(sql "$1")
    [ "$answer" = "$2" ] || echo "# $answer in place of $2: $1"
    [ "$answer" = "$2" ]
}
places="FROM season_place WHERE board = '$board' AND season = $season"
check "every place is archived, and no other" is "SELECT count(*), count(DISTINCT account), min(place), max(players) $places" \
    "$people|$people|1|$people"
check "the better rating has the better place" is "SELECT count(*) FROM (SELECT place, rating, lag(place) OVER o AS place_before,
    lag(rating) OVER o AS rating_before $places WINDOW o AS (ORDER BY id DESC)) WHERE rating > rating_before OR
    (place = place_before) <> (rating = rating_before)" 0
check "every rating is drawn together, once" is "SELECT count(*), count(DISTINCT account) FROM rating WHERE season = $season AND
    reason = 'season' AND game = 0" "$people|$people"
check "by a quarter of what it was" is "SELECT count(*) FROM rating e JOIN rating g ON g.account = e.account AND g.season = 0
    WHERE e.season = $season AND abs(e.mu * 4 + g.mu) > 4" 0
check "and every rating is the sum of its entries" is "SELECT count(*) FROM rated r WHERE (r.mu, r.sigma) <> (SELECT sum(mu),
    sum(sigma) FROM rating e WHERE e.account = r.account)" 0
stop_service
start_service
check "nothing is drawn again by the next service" is "SELECT count(*) FROM rating" $((2 * people))
plan
