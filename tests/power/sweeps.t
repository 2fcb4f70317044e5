#!/bin/sh
# Sweeps of failures over store, journal and tables (tests/power/sweep.c). The first, the second... read, write, sync, open,
# truncate or unlink fails, once or from then on, until a room plays to its end without meeting the failure. So does an
# allocation on each path to one. Whatever the room does then, the next one has to come up and to keep what was
# acknowledged. STEP says which of the calls fail (each 29th, or 101st with AddressSanitizer), ALLOC_STEP on which of the
# paths (each 40th); `make check-sweeps` takes all of both. JOBS says how many sweeps run at a time.

bin=${top_builddir:-.}/tests/power
step=${STEP:-29}
alloc_step=${ALLOC_STEP:-40}
base=/tmp
[ -d /dev/shm ] && [ -w /dev/shm ] && base=/dev/shm
folder=$(mktemp -d "$base/sweep-XXXXXX") || exit 1
trap 'rm -rf "$folder"' EXIT

# The sweeps, a line each: STEP WHAT HOW [on]. The longest ones come first.
sweeps() {
    for on in '' ' on'; do
        [ -n "$allocations" ] && echo "$alloc_step alloc ENOMEM$on"
    done
    for on in '' ' on'; do
        for how in EIO ENOSPC short; do
            echo "$step write $how$on"
        done
        for what in read sync open truncate unlink; do
            echo "$step $what EIO$on"
        done
    done
}

allocations=yes
echo "1..18"
# AddressSanitizer has an allocator of its own, and gcov does not live without one.
if grep -qaE '__asan_init|__gcov_init' "$bin/play"; then
    allocations=
    step=${STEP:-101}
    echo "ok - allocations # SKIP with AddressSanitizer or gcov"
    echo "ok - allocations, from then on # SKIP with AddressSanitizer or gcov"
fi
# Each in a folder of its own.
# shellcheck disable=SC2016
sweeps | xargs -L 1 -P "${JOBS:-1}" sh -c 'own=$(mktemp -d "$1/XXXXXX")
    shift
    exec "$0/sweep" "$0/play" "$own" "$@"' "$bin" "$folder"
