#!/bin/sh
# kill -9 of the room, and of everything, at random moments of cups of each form (CU-D3). Each cup goes on and ends, the
# held entries are what the escrow account has, no prize is paid twice or missing, and the sum of chips stays the same.
# KILLS says how often to kill (4; `make check-kills` does 50), WHOLE which kills are of everything (2: each second; 0:
# none), TABLES how many pairs of robots play (4), SEED when to kill (1).

. "${top_srcdir:-.}/tests/e2e/lib.sh"

kills=${KILLS:-4}
every=${WHOLE:-2}
tables=${TABLES:-4}
words="entry=10 limit=12"
cups="knockout seats=2 $words|swiss seats=4 rounds=2 $words|arena seats=2 minutes=1 $words|duplicate seats=4 rounds=2 $words"
wants sqlite3

# The robots come from one network.
echo "new-accounts 0" >>"$config"
check "the service starts" start_service

cups_over() {
    sqlite3 -readonly -cmd '.timeout 10000' "$folder/data/cardroom.db" "select count(*) from cup where state = 2"
}

cups_reach() {
    [ "$(cups_over)" -ge "$1" ]
}

# Rounds are 10 seconds apart, and an arena lasts a minute.
waits_most=2400

robots_on -t "$tables" -k 2 -s 36000 -r -c "$cups"
check "the robots play a cup" until_true acks_reach 10

survived=0
whole=0
for n in $(seq "$kills"); do
    until_true acks_reach $(($(acks) + $(random "$n" $((20 * tables))))) || break
    if [ "$every" -gt 0 ] && [ $((n % every)) -eq 0 ]; then
        whole=$((whole + 1))
        kill_service
        start_service || break
    else
        kill -9 "$(pid_of room)"
        until_true logged_times $((n - whole)) 'supervisor .* process=room .*signal=9' || break
    fi
    survived=$((survived + 1))
done
check "play went on after each of $kills kills, $whole of them of everything" test "$survived" -eq "$kills"
over=$(cups_over)
check "and another cup comes to its end" until_true cups_reach $((over + 1))
robots_off
echo "# robots: $(cat "$folder/robots")"
stop_service

echo "# cups over: $(sql "select group_concat(substr(words, 10, 8), ' ') from cup where state = 2")"
check "no cup is void or called off" test "$(sql 'select count(*) from cup where state > 2')" -eq 0
check "what is held is what the escrow account has" test "$(sql "
    select (select chips from account where id = 2) - (select coalesce(sum(held), 0) from cup_entrant)")" -eq 0
check "what was paid into a cup that is over came out of it, once" test "$(sql "
    select count(*) from cup c where state = 2 and
    (select sum(prize) from cup_entrant e where e.cup = c.id) <> 10 * (select count(*) from cup_entrant e where e.cup = c.id)")" -eq 0
check "as the ledger has it" test "$(sql "
    select count(*) from cup c where state = 2 and
    (select sum(amount) from entry where account = 2 and note = 'cup ' || c.id) <> 0")" -eq 0
check "each table of a cup had one game at most" test "$(sql "
    select count(*) from (select 1 from game where cup <> 0 group by cup, cup_round, cup_table having count(*) > 1)")" -eq 0
check "all chips are what the mint gave out" test "$(sql 'select sum(chips) from account')" -eq 0
check "the database is in order" eval 'ctl check >"$folder/said" 2>&1'
plan
