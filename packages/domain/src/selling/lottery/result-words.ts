import type { Currency } from '@clubhouse/contract/site/club'
import type { DrawResult, PrizeTier } from '@clubhouse/contract/selling/lottery'
import { formatShortPrice } from '../../format.ts'
import { cents } from '../../money/money.ts'

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
const MATCHED: Record<Exclude<PrizeTier, 'Jackpot'>, string> = {
  'Match 5': 'five',
  'Match 4': 'four',
  'Match 3': 'three',
}
const inWords = (count: number): string => NUMBERS[count] ?? String(count)

/** "No jackpot winner. Three matched four: €40 each." The best tier that was won, and always the jackpot. */
export function resultInWords(
  { tiers, status }: Pick<DrawResult, 'tiers' | 'status'>,
  currency: Currency,
): string {
  if (status === 'closed') return 'Closed. The draw is next.'
  if (status === 'waiting') return 'Waiting for the public random number.'
  const won = tiers.filter(({ winners }) => winners > 0)
  const jackpot = won.find(({ tier }) => tier === 'Jackpot')
  const next = won.find(({ tier }) => tier !== 'Jackpot')
  const money = (amount: number) => formatShortPrice(cents(amount), currency)
  const first = jackpot
    ? jackpot.winners === 1
      ? `Jackpot won: ${money(jackpot.amount_each)}.`
      : `Jackpot shared by ${inWords(jackpot.winners).toLowerCase()}: ${money(jackpot.amount_each)} each.`
    : 'No jackpot winner.'
  if (!next || next.tier === 'Jackpot') return first
  const each = next.winners === 1 ? '' : ' each'
  return `${first} ${inWords(next.winners)} matched ${MATCHED[next.tier]}: ${money(next.amount_each)}${each}.`
}
