import type { EarlyBird, PlanProduct } from '@clubhouse/contract/selling/catalogue'
import { cents, type Cents } from '../../money/money.ts'
import { discountOn, type DiscountType } from '../pricing/percentage.ts'

/** Less for those who join early, as a club keeps it. */
export interface KeptEarlyBird {
  name: string
  type: DiscountType
  /** Per cent, or cents. */
  amount: number
  /** The last day on which it counts, by the club's own clock. */
  until: string
}

/** Of several the one that takes most off, and of two alike the one that lasts longer; null once the last day is over. */
export function earlyBirdOn(birds: readonly KeptEarlyBird[], price: number, today: string): EarlyBird | null {
  const [best] = birds
    .filter(({ until }) => today <= until)
    .map(({ name, until, ...off }) => ({ name, until, amount: discountOn(cents(price), off) }))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount || (a.until < b.until ? 1 : -1))
  return best ?? null
}

/** What is taken off a line for it, under the name that cart, checkout and receipt show. */
export const earlyBirdDiscount = (bird: EarlyBird): { name: string; amount: Cents } => ({
  name: `${bird.name} ${untilInWords(bird)}`,
  amount: cents(bird.amount),
})

/** What a plan costs somebody who joins today. */
export const priceToday = ({ price, metadata }: PlanProduct): Cents =>
  cents(price - (metadata.early_bird?.amount ?? 0))

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** "until 31 August" */
export function untilInWords({ until }: Pick<EarlyBird, 'until'>): string {
  const [, month = '', day = ''] = until.split('-')
  return `until ${Number(day)} ${MONTHS[Number(month) - 1]}`
}
