/** What came to the club's bank account, and which of what is owed it pays. No clock, no order: the same lines, the same answer. */

export interface BankLine {
  id: string
  /** A plain date. */
  day: string
  text: string
  /** Cents; only what came in is matched. */
  amount: number
  /** Somebody has decided it once and taken that back, so it is never certain again. */
  wasDecided?: boolean
}

/** An order of which something is still owed. */
export interface OwingOrder {
  orderId: string
  number: number
  /** Whoever bought it, and those it is for. */
  names: readonly string[]
  /** What is paid later, the first due first. */
  owed: readonly { id: string; due: string; amount: number }[]
}

/** A transfer that somebody wrote down by hand before the statement came. */
export interface TakenTransfer {
  paymentId: string
  orderId: string
  number: number
  names: readonly string[]
  amount: number
  day: string
}

/** What the card provider sends to the bank. */
export interface SentPayout {
  payoutId: string
  amount: number
  day: string
}

export type Target =
  | { kind: 'order'; orderId: string; paymentIds: readonly string[] }
  | { kind: 'taken'; orderId: string; paymentId: string }
  | { kind: 'payout'; payoutId: string }

export type Why = 'number' | 'name' | 'amount' | 'payout'

export interface Match {
  lineId: string
  target: Target
  why: Why
  /** False for what somebody has to look at. */
  isCertain: boolean
}

export interface Candidates {
  orders: readonly OwingOrder[]
  taken: readonly TakenTransfer[]
  payouts: readonly SentPayout[]
}

interface Claim {
  key: string
  target: Target
  why: Why
  /** Among several, the one that is due first is proposed. */
  rank: string
}

/** A transfer is written down some days before or after it arrives. */
const TAKEN_DAYS = 14
/** A payout arrives within days of being sent. */
const PAYOUT_DAYS = 7

/**
 * Each line with at most one of what is owed, each of those with at most one line. Certain is what a number in the text, the name of
 * who pays, or the day of a payout says together with the exact amount, and nothing else as well; the amount alone only proposes.
 */
export function matchLines(lines: readonly BankLine[], candidates: Candidates): Match[] {
  const looked = lines
    .filter(({ amount }) => amount > 0)
    .toSorted(byContent)
    .map((line) => ({ line, ...strongest(claimsOf(line, candidates)) }))
  const matches = new Map<string, Match>()
  const taken = new Set<string>()
  const give = (line: BankLine, claim: Claim | undefined, isCertain: boolean) => {
    if (!claim || matches.has(line.id) || taken.has(claim.key)) return
    taken.add(claim.key)
    matches.set(line.id, { lineId: line.id, target: claim.target, why: claim.why, isCertain })
  }
  // What is certain first, the strongest before all: nothing that is guessed takes it away.
  for (const round of [0, 1])
    for (const { line, round: own, claims } of looked)
      if (own === round && claims.length === 1 && !line.wasDecided) give(line, claims[0], true)
  for (const round of [0, 1, 2])
    for (const { line, round: own, claims } of looked) {
      const free = claims.filter(({ key }) => !taken.has(key)).toSorted(byRank)
      // By the amount alone one of many is nothing that anybody could judge.
      if (own === round && (round < 2 || claims.length === 1)) give(line, free[0], false)
    }
  return looked.flatMap(({ line }) => matches.get(line.id) ?? [])
}

/** A line that names an order is not guessed to be for another. */
function strongest(rounds: readonly Claim[][]): { round: number; claims: readonly Claim[] } {
  const round = rounds.findIndex((claims) => claims.length > 0)
  return { round, claims: rounds[round] ?? [] }
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
const byContent = (one: BankLine, other: BankLine): number =>
  compare(one.day, other.day) ||
  compare(one.text, other.text) ||
  one.amount - other.amount ||
  compare(one.id, other.id)
const byRank = (one: Claim, other: Claim): number =>
  compare(one.rank, other.rank) || compare(one.key, other.key)

/** By number; by name, or by the day of a payout; by the amount alone. */
function claimsOf(line: BankLine, { orders, taken, payouts }: Candidates): [Claim[], Claim[], Claim[]] {
  const numbers = new Set((line.text.match(/\d{4,}/g) ?? []).map(Number))
  const words = new Set(wordsOf(line.text))
  const rounds: [Claim[], Claim[], Claim[]] = [[], [], []]
  // What is written down already is not asked for again.
  const known = new Set<string>()
  for (const each of taken) {
    if (each.amount !== line.amount || Math.abs(daysBetween(each.day, line.day)) > TAKEN_DAYS) continue
    const round = numbers.has(each.number) ? 0 : each.names.some((name) => isNamed(name, words)) ? 1 : null
    if (round === null) continue
    known.add(each.orderId)
    const target = { kind: 'taken', orderId: each.orderId, paymentId: each.paymentId } as const
    const rank = each.day
    rounds[round].push({ key: `taken ${each.paymentId}`, target, why: round === 0 ? 'number' : 'name', rank })
  }
  for (const { payoutId, amount, day } of payouts) {
    const after = daysBetween(day, line.day)
    if (amount === line.amount && after >= 0 && after <= PAYOUT_DAYS)
      rounds[1].push({
        key: `payout ${payoutId}`,
        target: { kind: 'payout', payoutId },
        why: 'payout',
        rank: day,
      })
  }
  for (const order of orders) {
    const paymentIds = known.has(order.orderId) ? null : paidBy(order, line.amount)
    if (!paymentIds) continue
    const why = numbers.has(order.number)
      ? 'number'
      : order.names.some((name) => isNamed(name, words))
        ? 'name'
        : 'amount'
    const target = { kind: 'order', orderId: order.orderId, paymentIds } as const
    const claim = { key: `order ${order.orderId}`, target, why, rank: order.owed[0]?.due ?? '' } as const
    rounds[why === 'number' ? 0 : why === 'name' ? 1 : 2].push(claim)
  }
  return rounds
}

/** Which of what is owed comes to exactly this, the first due first; null where none do. */
export function paidBy({ owed }: Pick<OwingOrder, 'owed'>, amount: number): string[] | null {
  let sum = 0
  for (const [at, each] of owed.entries()) {
    sum += each.amount
    if (sum === amount) return owed.slice(0, at + 1).map(({ id }) => id)
    if (sum > amount) return null
  }
  return null
}

/** Without accents and capitals: banks have neither. "O’Malley" is "omalley". */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’‘]/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)

/** Surname and first name, or the surname and the first letter: "MURPHY A". A surname alone is half a village. */
function isNamed(name: string, words: ReadonlySet<string>): boolean {
  const [first = '', ...rest] = wordsOf(name)
  return (
    rest.length > 0 &&
    rest.every((word) => words.has(word)) &&
    (words.has(first) || words.has(first.slice(0, 1)))
  )
}

const DAY_MS = 86_400_000
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
