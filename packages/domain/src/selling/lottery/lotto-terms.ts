import type { LottoFields, LottoPick } from '@clubhouse/contract/selling/office/lottos'
import { LOTTERY_LIMITS } from '@clubhouse/contract/selling/office/lottery-limits'
import type { Pick } from '@clubhouse/contract/selling/lottery'
import { matchesFor } from './draw/prizes.ts'

type Terms = Partial<
  Record<'jackpot' | 'jackpot_start', number> & {
    [Field in 'jackpot_cap' | 'prizes' | 'prices' | 'max_lines' | 'draw_counts']: LottoFields[Field]
  }
>

/** DATA-57: what a line is picked from, in the order in which the page shows it. */
export function symbolsOf({ type, from }: LottoPick): Pick[] {
  if (type === 'None') return []
  return Array.from({ length: from }, (_, at) => (type === 'Letter' ? String.fromCodePoint(65 + at) : at + 1))
}

/** Why lines cannot be picked in this way, beside its field. */
export function pickProblems({ type, count, from }: LottoPick): Record<string, string> {
  if (type === 'None') return count > 0 || from > 0 ? { pick_count: 'Tickets without numbers have none' } : {}
  const isLetter = type === 'Letter'
  const what = isLetter ? 'letters' : 'numbers'
  const most = isLetter ? LOTTERY_LIMITS.letters : LOTTERY_LIMITS.numbers
  return {
    ...(count < 1 && { pick_count: `Say how many ${what} make a line` }),
    ...(from > most && { pick_from: `There are at most ${most} ${what}` }),
    ...(from <= count && { pick_from: `Use more than ${count} ${what}, or every line wins` }),
  }
}

/** Why a lotto cannot be played on these terms, beside its field. `count` is how many symbols make a line. */
export function termProblems(terms: Terms, count: number): Record<string, string> {
  const { jackpot = 0, jackpot_start: start = 0, jackpot_cap: cap = null, prizes = [], prices = [] } = terms
  const { max_lines: lines = LOTTERY_LIMITS.lines, draw_counts: draws = [1] } = terms
  const errors: Record<string, string> = {}
  if (cap !== null && cap < start) errors['jackpot_cap'] = 'It begins above that'
  const ladder = prizes.toSorted((a, b) => b.tier.localeCompare(a.tier))
  let above = Math.min(jackpot, start)
  for (const { tier, amount } of ladder) {
    if (tier === 'Jackpot' || prizes.filter((prize) => prize.tier === tier).length > 1)
      errors[tier] = 'Enter each prize once'
    else if (count === 0) errors[tier] = 'Tickets without numbers play for the jackpot alone'
    else if (matchesFor(tier, count) === null) errors[tier] = `A line has only ${count} to match`
    else if (amount > above) errors[tier] = 'Matching more can’t win less'
    above = Math.min(above, amount)
  }
  const counts = prices.map((step) => step.count)
  if (new Set(counts).size < counts.length) errors['prices'] = 'Two prices are for the same number of lines'
  else if (Math.max(0, ...counts) > lines) errors['prices'] = `A ticket has at most ${lines} lines`
  if (new Set(draws).size < draws.length) errors['draw_counts'] = 'Enter each number of draws once'
  return errors
}
