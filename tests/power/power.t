#!/bin/sh
# Power cuts. A room plays under tests/power/shim.c and is killed, and another one goes on. From what they wrote and synced,
# tests/power/images.c makes images of disks as a cut at any moment could leave them. Each must open, keep every
# acknowledged move, account and settlement, and play on. Then the same on a disk that lies about syncs, which has to be
# noticed. IMAGES says how many images (60; `make check-power` makes 2,000), SEED which.

bin=${top_builddir:-.}/tests/power
images=${IMAGES:-60}
seed=${SEED:-1}
rounds=$((images < 300 ? 30 : 300))
base=/tmp
[ -d /dev/shm ] && [ -w /dev/shm ] && base=/dev/shm
folder=$(mktemp -d "$base/power-XXXXXX") || exit 1
trap 'rm -rf "$folder"' EXIT
ASAN_OPTIONS=verify_asan_link_order=0:detect_leaks=0
export ASAN_OPTIONS

# room ARGUMENT...: a room under the shim; what it writes goes to $folder/log.
room() {
    POWER_FOLDER=$folder/store POWER_LOG=$folder/log LD_PRELOAD=$bin/shim.so "$bin/play" "$folder/store" "$@"
}

fresh() {
    rm -rf "$folder/store" "$folder/image" "$folder/log"
    mkdir "$folder/store" "$folder/image"
}

echo "1..4"
echo "# seed $seed"
fresh
if room "$seed" "$rounds" die && room "$((seed + 1))" "$((rounds / 2))"; then
    echo "ok 1 - a room plays $rounds rounds and dies, another goes on"
else
    echo "not ok 1 - the rooms play"
fi
result=$("$bin/images" "$folder/log" "$folder/image" "$seed" "$images")
printf '%s\n' "$result" | sed '$!b; s/ok -/ok 2 -/'

# lie N NAME: one sync in N is not done, and images.c must see it.
lie() {
    fresh
    POWER_LIE=$1
    export POWER_LIE
    room "$seed" 20 die
    unset POWER_LIE
    "$bin/images" "$folder/log" "$folder/image" "$seed" 40 >"$folder/lies"
    if grep -q '^not ok - 40 images' "$folder/lies"; then
        echo "ok $2 - a disk that forgets one sync in $1 is found out"
    else
        echo "not ok $2 - a disk that forgets one sync in $1 was not found out"
    fi
}
lie 1 3
lie 4 4
