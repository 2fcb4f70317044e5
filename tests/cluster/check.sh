#!/bin/sh
# Runs cluster.t with many seeds and adds up what happened. Prints a line for each seed, then how often each fault was made,
# how long the cluster took to recover from it, and what was lost. `make check-cluster` runs this.
#   SEEDS=50    how many seeds, from SEED=1 on; SEED alone: this one
#   COUNT=4     how many lines of faults each seed has; the last line has two faults at once
#   FAULTS=...  these faults instead of drawn ones
# A seed that fails keeps its folder: what it said, logs, what people were shown, records of robots, and a dump of the
# database. The status is 0 if no seed failed. With fifty or more seeds of drawn faults, every fault that can be made here
# must have been made, too.

srcdir=${top_srcdir:-.}
. "$srcdir/tests/cluster/faults.sh"
first=${SEED:-1}
count=${SEEDS:-50}
[ -z "${SEED:-}" ] || count=${SEEDS:-1}
out=$(mktemp -d) || exit 99
trap 'exit 99' INT TERM
trap 'rm -rf "$out"' EXIT

failed=
seed=$first
while [ "$seed" -lt $((first + count)) ]; do
    began=$(date +%s)
    "$srcdir/tests/cluster/cluster.t" "$seed" >"$out/seed" 2>&1
    status=$?
    cat "$out/seed" >>"$out/all"
    faults=$(sed -n 's/^# fault \(.*\): \([0-9a-z]*\) ms, .*/\1 \2/p' "$out/seed" | paste -s -d , - | sed 's/,/, /g')
    if grep -q '^1\.\.0 # SKIP' "$out/seed"; then
        cat "$out/seed"
        exit 77
    elif [ $status = 0 ] && ! grep -q '^not ok' "$out/seed"; then
        echo "seed $seed: sound after $(($(date +%s) - began)) s: $faults"
    else
        failed="$failed $seed"
        kept=$(sed -n 's/^# kept //p' "$out/seed")
        [ -z "$kept" ] || cp "$out/seed" "$kept/output"
        echo "seed $seed: FAILED after $(($(date +%s) - began)) s: $faults"
        grep -A 3 '^not ok\|^# kept\|^# at node\|^# node\|^# nothing' "$out/seed" | cut -c 1-200 | sed 's/^/    /'
        echo "    again: make check-cluster SEED=$seed${FAULTS:+ FAULTS=\"$FAULTS\"}"
    fi
    seed=$((seed + 1))
done

# Prints about each fault how often it was made, and the times of recovery when it was made alone.
fault_list | awk '
    NR == FNR { order[++n] = $1; next }
    /^# left out: / { left[$4] = 1 }
    /^# fault / {
        line = $0
        sub(/^# fault /, "", line)
        split(line, part, ": ")
        many = split(part[1], name, " and ")
        for (i = 1; i <= many; i++)
            made[name[i]]++
        if (many > 1)
            both++
        if (many == 1 && part[2] ~ /^[0-9]/)
            time[name[1], ++times[name[1]]] = part[2] + 0
    }
    END {
        aim["kill-room-lead"] = 2000; aim["kill-node-lead"] = 8000; aim["promote"] = aim["vanish"] = 5000
        print ""
        printf "%-24s %5s %10s %10s\n", "fault", "made", "median ms", "worst ms"
        for (i = 1; i <= n; i++) {
            f = order[i]
            for (j = 2; j <= times[f]; j++)
                for (k = j; k > 1 && time[f, k] < time[f, k - 1]; k--) {
                    kept = time[f, k]; time[f, k] = time[f, k - 1]; time[f, k - 1] = kept
                }
            worst = times[f] ? time[f, times[f]] : "-"
            printf "%-24s %5d %10s %10s%s%s\n", f, made[f], times[f] ? time[f, int((times[f] + 1) / 2)] : "-", worst,
                f in aim ? "  aim " aim[f] (times[f] && worst > aim[f] ? ", missed" : "") : "",
                left[f] ? "  cannot be made here" : ""
            if (!made[f] && !left[f])
                missing = missing " " f
        }
        printf "two at once: %d\n", both
        if (missing != "")
            print "not made:" missing
    }' - "$out/all" | tee "$out/totals"
sed -n "s/^# checked {\(.*\)}/\1/p; s/.*: nobody lost a connection\$/&/p" "$out/all" | awk -F , '
    /nobody lost a connection/ { asked++; cut += /^not/; next }
    { for (i = 1; i <= NF; i++) { split($i, part, ":"); gsub(/"/, "", part[1]); sum[part[1]] += part[2] } }
    END {
        printf "acknowledged moves: %d, lost %d, doubled %d; settlements: %d, games not settled once %d; violations in all: %d\n",
            sum["acknowledged"], sum["lost"], sum["doubled"] + sum["command"], sum["settlements"], sum["settled"], sum["violations"]
        printf "connections that ought to stay: looked at after %d faults, cut after %d\n", asked, cut
    }'
[ -z "$failed" ] || { echo "FAILED seeds:$failed"; exit 1; }
[ "$count" -lt 50 ] || [ -n "${FAULTS:-}" ] || ! grep -q '^not made:' "$out/totals"
