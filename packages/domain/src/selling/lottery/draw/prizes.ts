import type { Pick as Symbol } from '@clubhouse/contract/selling/lottery'
import type { DrawProof } from '@clubhouse/contract/selling/draw-proof'

type Rule = DrawProof['rule']
type Entry = DrawProof['entries'][number]
export type WonTier = DrawProof['result']['tiers'][number]

export const JACKPOT = 'Jackpot'

/** Of a lotto: how many of its symbols a line needs for a tier; null for a tier that this lotto cannot have. */
export function matchesFor(tier: string, count: number): number | null {
  if (tier === JACKPOT) return count
  const matched = Number(/^Match (\d+)$/.exec(tier)?.[1] ?? 0)
  return matched > 0 && matched < count ? matched : null
}

/** Of a lotto: what each line has won, the highest of its tiers alone. The jackpot is shared, every other tier is paid to each. */
export function tiersOf(rule: Rule, picks: readonly Symbol[], entries: readonly Entry[]): WonTier[] {
  const drawn = new Set(picks)
  const byMatches = new Map<number, number[]>()
  for (const { entry, line } of entries) {
    const matched = new Set(line.filter((symbol) => drawn.has(symbol))).size
    const winners = byMatches.get(matched)
    if (winners) winners.push(entry)
    else byMatches.set(matched, [entry])
  }
  return rule.prizes.flatMap(({ title, amount }) => {
    const needed = matchesFor(title, rule.count)
    if (needed === null) return []
    const winners = byMatches.get(needed) ?? []
    const isShared = title === JACKPOT && winners.length > 0
    return [
      {
        tier: title,
        entries: winners,
        amount_each: isShared ? Math.floor(amount / winners.length) : amount,
      },
    ]
  })
}

/** One prize for each ticket, in the order in which they were drawn. */
export const prizesOfTickets = (rule: Rule, tickets: readonly number[]): WonTier[] =>
  rule.prizes.flatMap(({ title, amount }, position) => {
    const ticket = tickets[position]
    return ticket === undefined ? [] : [{ tier: title, entries: [ticket], amount_each: amount }]
  })

/**
 * What each entry is paid, in cents. A jackpot that cannot be shared evenly leaves a few cents over: one each to the lowest
 * entries, so that neither is a cent lost nor one made.
 */
export function amountsWon(rule: Rule, tiers: readonly WonTier[]): Map<number, number> {
  const won = new Map<number, number>()
  for (const { tier, entries, amount_each: each } of tiers) {
    const whole = rule.prizes.find(({ title }) => title === tier)?.amount ?? 0
    const over = tier === JACKPOT && entries.length > 1 ? whole - each * entries.length : 0
    for (const [place, entry] of entries.toSorted((one, other) => one - other).entries())
      won.set(entry, (won.get(entry) ?? 0) + each + (place < over ? 1 : 0))
  }
  return won
}

export interface JackpotRule {
  start: number
  step: number
  cap: number | null
}

/** What can be won next: it begins again once it was won, and grows otherwise, up to the cap. */
export function nextJackpot(jackpot: number, isWon: boolean, { start, step, cap }: JackpotRule): number {
  if (isWon) return start
  const grown = jackpot + step
  // One that stands above a cap that was lowered stays what was promised.
  return cap === null ? grown : Math.max(jackpot, Math.min(grown, cap))
}
