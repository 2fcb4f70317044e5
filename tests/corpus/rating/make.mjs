// Makes the cases of this folder, the same ones every time (README.md):
//     npm install openskill@5.0.1        in a folder outside of the tree; copy this file there
//     node make.mjs openskill >openskill.txt
//     node make.mjs first >first.txt
import { rate } from 'openskill'

const CASES = { openskill: 500, first: 150 }

// Numbers that look random: multiply-with-carry in 32 bits, seeded by the kind of cases.
let low = 0, high = 0
function random() {
    high = (Math.imul(36969, high & 65535) + (high >>> 16)) >>> 0
    low = (Math.imul(18000, low & 65535) + (low >>> 16)) >>> 0
    return (((high << 16) + low) >>> 0) / 2 ** 32
}
const between = (from, to) => from + random() * (to - from)
const whole = (from, to) => Math.floor(between(from, to + 1))
const pick = (list) => list[whole(0, list.length - 1)]
// What is written down is what is computed with.
const rounded = (x, digits) => Number(x.toFixed(digits))

function params() {
    const chance = random()
    if (chance < 0.2) // OpenSkill's own
        return { beta: 25 / 6, tau: 25 / 300, gamma: 'ratio', kappa: 1e-4 }
    if (chance < 0.4) // of doc/rules/rating.md
        return { beta: 25 / 3, tau: 25 / 300, gamma: 1, kappa: 1e-4 }
    return {
        beta: rounded(between(0.5, 20), 3),
        tau: pick([0, 0.01, 25 / 300, 0.5, rounded(between(0, 3), 3)]),
        gamma: pick(['ratio', 1, 0.5, rounded(between(0, 8), 3)]),
        kappa: pick([1e-4, 1e-4, 0.01, 0.9, 1e-9]),
    }
}

function player() {
    const chance = random()
    if (chance < 0.15)
        return { mu: 25, sigma: 25 / 3 }
    if (chance < 0.25)
        return { mu: rounded(between(-60, 110), 3), sigma: rounded(between(0.001, 20), 4) }
    return { mu: rounded(between(5, 45), 3), sigma: rounded(between(0.7, 9), 4) }
}

function shuffled(list) {
    for (let i = list.length - 1; i > 0; i--) {
        const j = whole(0, i)
        const kept = list[i]
        list[i] = list[j]
        list[j] = kept
    }
    return list
}

// Seats in teams: singles in half of the cases, else two of a team or teams of any sizes.
function seats() {
    let n = whole(2, 8)
    let teams
    const chance = random()
    if (n < 3 || chance < 0.5) {
        teams = Array.from({ length: n }, (_, i) => i)
    } else if (chance < 0.7) {
        n = 2 * whole(2, 4)
        teams = Array.from({ length: n }, (_, i) => i % (n / 2))
    } else {
        const count = whole(2, n - 1)
        teams = Array.from({ length: n }, (_, i) => (i < count ? i : whole(0, count - 1)))
    }
    const count = Math.max(...teams) + 1
    const place = shuffled(Array.from({ length: count }, (_, i) => i + 1))
    // The numbers of teams say nothing: they need neither begin with 1 nor have an order.
    const number = shuffled(Array.from({ length: count }, (_, i) => i * pick([1, 1, 7]) - 3))
    const named = new Set(number).size === count ? number : number.map((_, i) => -i)
    return shuffled(teams).map((team) => ({ place: place[team], team, number: named[team], ...player() }))
}

function byTeams(list) {
    const teams = []
    for (const seat of list)
        (teams[seat.team] ??= []).push(seat)
    return teams
}

// By the package. It adds tau itself, by default; its gamma is a function, and must be one where it is a number here.
function full(p, list) {
    const teams = byTeams(list)
    const options = { beta: p.beta, tau: p.tau, kappa: p.kappa, rank: teams.map((team) => team[0].place),
        limitSigma: false, balance: false }
    if (p.gamma !== 'ratio')
        options.gamma = () => p.gamma
    const after = rate(teams.map((team) => team.map(({ mu, sigma }) => ({ mu, sigma }))), options)
    const next = teams.map(() => 0)
    return list.map((seat) => after[seat.team][next[seat.team]++])
}

// Where only the winner is known: the package has no such model. So this goes another way than both it and the
// program under test: omega is c times the slope of the log-likelihood of "this team won", log L = mu_w / c - log of the
// sum of all e^(mu / c), by a team's mu, and delta is -c^2 times its second derivative. Chances come as logistic sums of
// differences, without an exponential of any mu itself.
function first(p, list) {
    const teams = byTeams(list)
    const mu = teams.map((team) => team.reduce((sum, one) => sum + one.mu, 0))
    const variance = teams.map((team) => team.reduce((sum, one) => sum + one.sigma ** 2 + p.tau ** 2, 0))
    const c = Math.sqrt(variance.reduce((sum, one) => sum + one, 0) + teams.length * p.beta ** 2)
    const best = Math.min(...list.map((seat) => seat.place))
    const chance = mu.map((own) => 1 / mu.reduce((sum, other) => sum + Math.exp((other - own) / c), 0))
    return list.map(({ team, place, mu: own, sigma }) => {
        const slope = ((place === best ? 1 : 0) - chance[team]) / c
        const second = -chance[team] * (1 - chance[team]) / c ** 2
        const square = sigma ** 2 + p.tau ** 2
        const gamma = p.gamma === 'ratio' ? Math.sqrt(variance[team]) / c : p.gamma
        return { mu: own + square * slope, sigma: Math.sqrt(square * Math.max(1 + square * gamma * second, p.kappa)) }
    })
}

const kind = process.argv[2]
if (!(kind in CASES)) {
    console.error('usage: make.mjs openskill|first')
    process.exit(2)
}
low = kind.length * 7919 + 1
high = 20110811
console.log(`# ${CASES[kind]} cases by make.mjs (README.md)`)
for (let i = 0; i < CASES[kind]; i++) {
    const p = params()
    const list = seats()
    if (kind === 'first' && random() < 0.5) // the others share the second place, as their order says nothing
        list.forEach((seat) => { seat.place = Math.min(seat.place, 2) })
    const after = kind === 'first' ? first(p, list) : full(p, list)
    // Two teams: only one place is left behind the winner's, so the package can be asked after all.
    const two = Math.max(...list.map((seat) => seat.team)) === 1
    const written = kind === 'first' && two ? full(p, list) : after
    if (written.some(({ mu, sigma }, s) => !Number.isFinite(mu) || !(sigma > 0) ||
        Math.abs(mu - after[s].mu) > 1e-9 || Math.abs(sigma - after[s].sigma) > 1e-9))
        throw new Error(`case ${i + 1} is no case`)
    console.log(`\nparams: beta ${p.beta} tau ${p.tau} gamma ${p.gamma} kappa ${p.kappa}`)
    console.log(`mode: ${kind === 'first' ? 'first' : 'full'}`)
    console.log(`before: ${list.map((s) => `${s.place} ${s.number} ${s.mu} ${s.sigma}`).join(', ')}`)
    console.log(`after: ${written.map(({ mu, sigma }) => `${mu} ${sigma}`).join(', ')}`)
}
