# What the benchmarks of whole services have in common: how one ends, and how its figures are read. Sourced instead of
# tests/e2e/lib.sh, which it brings along.

. "${top_srcdir:-.}/tests/e2e/lib.sh"
waits=0.05 waits_most=2400

# say WORDS...: says what is wrong, and ends.
say() {
    echo "$(basename "$0" .sh): $*" >&2
    exit 1
}

# field NAME [FILE]: a number of a line of JSON, the first of several; of what comes in where no file is named.
field() {
    sed -n "s/.*\"$1\":\[*\([0-9.]*\).*/\1/p" "${2:--}"
}

# middle FILE: the median of its lines, one for each of $rounds.
middle() {
    sort -n "$1" | sed -n "$(((rounds + 1) / 2))p"
}

# cpu_of PID...: ns, of all their threads.
cpu_of() {
    for pid in "$@"; do cat "/proc/$pid"/task/*/schedstat; done | awk '{ sum += $1 } END { printf "%.0f", sum }'
}

# pss PID...: KiB of memory, with a share of what is shared. Pages of files are left out: a process's share of them changes
# whenever another one that maps them begins or ends.
pss() {
    for pid in "$@"; do cat "/proc/$pid/smaps_rollup"; done | awk '$1 == "Pss_Anon:" { sum += $2 } END { print sum }'
}
