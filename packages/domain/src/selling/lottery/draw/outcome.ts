import type { Pick as Symbol } from '@clubhouse/contract/selling/lottery'
import type { DrawProof } from '@clubhouse/contract/selling/draw-proof'
import { seedOf, type SeedParts } from './algorithm.ts'
import { chooseFrom } from './fair-choice.ts'
import { prizesOfTickets, tiersOf } from './prizes.ts'

export interface Outcome extends Pick<DrawProof, 'result'> {
  /** Symbols or tickets, in the order in which they came. */
  drawn: (Symbol | number)[]
}

/** What is drawn with a beacon: symbols where the rule has some, tickets otherwise. */
export function drawByBeacon(list: Pick<DrawProof, 'rule' | 'entries'>, parts: SeedParts): Outcome {
  const { rule, entries } = list
  const from: readonly (Symbol | number)[] =
    rule.symbols.length > 0 ? rule.symbols : entries.map(({ entry }) => entry)
  return resultOf(list, chooseFrom(seedOf(parts), from, rule.count))
}

/** What came out of a drum, or of the beacon, and who has won by it. */
export function resultOf(
  { rule, entries }: Pick<DrawProof, 'rule' | 'entries'>,
  drawn: (Symbol | number)[],
): Outcome {
  if (rule.symbols.length === 0) {
    const tickets = drawn.filter((ticket) => typeof ticket === 'number')
    return { drawn, result: { picks: [], tickets, tiers: prizesOfTickets(rule, tickets) } }
  }
  // As the page shows them.
  const picks = rule.symbols.filter((symbol) => drawn.includes(symbol))
  return { drawn, result: { picks, tickets: [], tiers: tiersOf(rule, picks, entries) } }
}
