import type { Currency } from '@clubhouse/contract/site/club'
import { formatLongDate, formatMoney } from '../../format.ts'
import { cents } from '../../money/money.ts'

/** Responsible play: how much somebody may play for in a week, by the club's word and by their own. Amounts are cents, null is no limit. */

/** LOTTO-06 */
export const PLAY_FROM_AGE = 18

const DAY_MS = 24 * 60 * 60_000

export interface OwnLimit {
  limit: number | null
  /** A higher one that was asked for, and from when it holds. */
  next: { limit: number | null; from: Date } | null
}

/** What holds at a moment. */
export const limitNow = ({ limit, next }: OwnLimit, now: Date): number | null =>
  next !== null && next.from <= now ? next.limit : limit

/** Lower at once, higher after a day: whoever is tempted sleeps on it. A lower one takes back what was asked for before. */
export function changeLimit(own: OwnLimit, wanted: number | null, now: Date): OwnLimit {
  const holds = limitNow(own, now)
  if (isHigher(wanted, holds))
    return { limit: holds, next: { limit: wanted, from: new Date(now.getTime() + DAY_MS) } }
  return { limit: wanted, next: null }
}

const isHigher = (wanted: number | null, holds: number | null): boolean =>
  holds !== null && (wanted === null || wanted > holds)

export const lowest = (limits: readonly (number | null)[]): number | null => {
  const given = limits.filter((limit) => limit !== null)
  return given.length > 0 ? Math.min(...given) : null
}

/** The later of two ends; whoever shut themselves out stays out. */
export const laterOf = (one: Date | null, other: Date | null): Date | null => {
  if (one === null || other === null) return one ?? other
  return one > other ? one : other
}

export const excludedUntil = (before: Date | null, days: number, now: Date): Date =>
  laterOf(before, new Date(now.getTime() + days * DAY_MS)) ?? now

export interface Playing {
  limit: number | null
  spent: number
  excludedUntil: Date | null
  /** With an e-mail that they have confirmed. Anybody else has proven nothing, and is not told of another's choices. */
  isSignedIn: boolean
  currency: Currency
  timeZone: string
}

/** Why somebody may not play for so much more; null where they may. */
export function playProblem(
  { limit, spent, excludedUntil: until, isSignedIn, currency, timeZone }: Playing,
  amount: number,
  now: Date,
): { code: 'excluded' | 'limit_reached'; message: string } | null {
  if (until !== null && until > now)
    return {
      code: 'excluded',
      message: isSignedIn
        ? `You asked us not to sell you tickets until ${formatLongDate(until.toISOString(), timeZone)}. We’ll keep to it.`
        : 'We can’t sell lotto or draw tickets to this email. If it’s yours, sign in to see why.',
    }
  if (limit === null || spent + amount <= limit) return null
  const money = (value: number) => formatMoney(cents(value), currency)
  return {
    code: 'limit_reached',
    message: isSignedIn
      ? `That would be more than your limit of ${money(limit)} a week. You have ${money(Math.max(0, limit - spent))} left until Monday.`
      : 'That would be more than can be played for with this email this week.',
  }
}
