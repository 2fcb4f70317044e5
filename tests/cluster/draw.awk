# Draws from a seed what happens to a cluster: lines of a fault and a number, and of two of each for what happens at once.
#   awk -v seed=SEED -v count=LINES -f draw.awk FAULTS
# FAULTS has a line each: its name, and what it hits (process, wire, server). Seeds in a row go through all of them in one
# shuffled order, whatever chance says. The generator is that of Park and Miller, whose numbers are exact in every awk.
function drawn(below) {
    state = state * 48271 % 2147483647
    return int(state / 2147483647 * below)
}
BEGIN { n = 0 }
/^[a-z]/ { name[n] = $1; hits[n++] = $2 }
END {
    state = 20261
    for (i = n - 1; i > 0; i--) {
        j = drawn(i + 1)
        kept = name[i]; name[i] = name[j]; name[j] = kept
        kept = hits[i]; hits[i] = hits[j]; hits[j] = kept
    }
    state = (seed * 7919 + 1) % 2147483646 + 1
    drawn(2)
    for (i = 0; i < count - 1; i++)
        print name[((seed - 1) * (count - 1) + i) % n], drawn(1000)
    one = drawn(n)
    do two = drawn(n)
    while (hits[two] == hits[one])
    print name[one], drawn(1000), name[two], drawn(1000)
}
