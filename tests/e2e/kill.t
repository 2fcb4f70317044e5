#!/bin/sh
# kill -9 of the room, and of everything, at random moments of ranked games under way. What was acknowledged to a player
# must be in the journal, every finished game must be settled once, and the sum of chips stays the same. If only the room
# dies, no connection is lost. Then the door is killed, and its people come back to their seats. KILLS says how often to
# kill (20; `make check-kills` does 200, then 500), WHOLE which kills are of everything (5: each fifth; 0: none), DOORS how
# often to kill the door (2), TABLES and SEATS how many play (4 tables of 2), SEED when to kill (1). The test prints how
# long play stood still, but does not judge it: that needs a quiet machine (`make bench-startup`).

. "${top_srcdir:-.}/tests/e2e/lib.sh"

kills=${KILLS:-20}
every=${WHOLE:-5}
doors=${DOORS:-2}
tables=${TABLES:-4}
seats=${SEATS:-2}
wants sqlite3

# The robots come from one network.
echo "new-accounts 0" >>"$config"
check "the service starts" start_service

# Many players are let in one after the other, as each hash takes its time.
players=$((tables * seats))
waits_most=2400

logins() {
    grep -c ' room info login name=' "$folder/log"
}

logins_reach() {
    [ "$(logins)" -ge "$1" ]
}

# play ARGUMENT...: starts the robots, and waits until all are in: a kill in the middle of a registration is another
# matter than one in the middle of a game.
play() {
    let_in=$(($(logins) + players))
    robots_on -t "$tables" -k "$seats" -s 3600 "$@"
    until_true logins_reach "$let_in" && plays_on "$players"
}

# Ends the robots and shows what they counted.
played() {
    robots_off
    echo "# robots: $(cat "$folder/robots")"
}

check "the robots play" play -r

survived=0
whole=0
lost_by_room=0
for n in $(seq "$kills"); do
    plays_on "$(random "$n" $((3 * players)))" || break
    if [ "$every" -gt 0 ] && [ $((n % every)) -eq 0 ]; then
        whole=$((whole + 1))
        kill_service
        start_service || break
    else
        before=$(grep -c ' door info connection ' "$folder/log")
        kill -9 "$(pid_of room)"
        until_true logged_times $((n - whole)) 'supervisor .* process=room .*signal=9' || break
        after=$(grep -c ' door info connection ' "$folder/log")
        lost_by_room=$((lost_by_room + after - before))
    fi
    plays_on $((players * 5 / 8)) || break
    survived=$((survived + 1))
done
check "play went on after each of $kills kills" test "$survived" -eq "$kills"
check "no connection was lost when only the room died" test "$lost_by_room" -eq 0

played

# The connections go with the door; the seats stay.
check "the robots play again" play
survived=0
for n in $(seq "$doors"); do
    let_in=$(($(logins) + players))
    kill -9 "$(pid_of door)"
    until_true logged_times "$n" 'supervisor .* process=door .*signal=9' || break
    until_true logins_reach "$let_in" || break
    plays_on "$players" || break
    survived=$((survived + 1))
done
check "play went on after each of $doors kills of the door" test "$survived" -eq "$doors"
played
stop_service

check "what the robots saw is in the store, which is sound" witnessed
check "games were finished" test "$(sql 'select count(*) from game where state = 1')" -gt 0
check "and rated" test "$(sql 'select count(*) from rating')" -gt 0
plan
