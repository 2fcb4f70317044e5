#!/bin/sh
# Sweeps of failures over store, journal and tables: the first, the second... read, write, sync, open, truncate, unlink
# and allocation fails, once or from then on, until a room plays to its end without meeting it (tests/power/sweep.c).
# Whatever the room does then, the next one has to come up and to keep what was acknowledged. STEP says which of the
# calls (each 29th, and each 997th allocation; `make check-sweeps` does each of all).

bin=${top_builddir:-.}/tests/power
step=${STEP:-29}
alloc_step=${ALLOC_STEP:-997}
base=/tmp
[ -d /dev/shm ] && [ -w /dev/shm ] && base=/dev/shm
folder=$(mktemp -d "$base/sweep-XXXXXX") || exit 1
trap 'rm -rf "$folder"' EXIT
number=0

# sweep STEP WHAT HOW [on]
sweep() {
    number=$((number + 1))
    "$bin/sweep" "$bin/play" "$folder" "$@" | sed "\$!b; s/ok -/ok $number -/"
}

echo "1..18"
for on in '' on; do
    for how in EIO ENOSPC short; do
        sweep "$step" write "$how" $on
    done
    for what in read sync open truncate unlink; do
        sweep "$step" "$what" EIO $on
    done
    # AddressSanitizer has an allocator of its own, and gcov does not live without one.
    if grep -qaE '__asan_init|__gcov_init' "$bin/play"; then
        number=$((number + 1))
        echo "ok $number - allocations # SKIP with AddressSanitizer or gcov"
    else
        sweep "$alloc_step" alloc ENOMEM $on
    fi
done
