import type { MemberClub } from '@clubhouse/contract/people/home'
import { sumsByPerson } from '@clubhouse/domain/people/home/coming-up'
import { addMonths } from '@clubhouse/domain/time/plain-date'
import { money } from '#parts/money/payments/words.ts'
import { PAYMENTS } from './messages.ts'

const SEASON_MONTHS = 12

/** What a season comes to, by whom or for what. */
export const seasonOf = ({ items, today }: Pick<MemberClub, 'items' | 'today'>) =>
  sumsByPerson(items, addMonths(today, -SEASON_MONTHS))

/** What the memberships of the first club come to, and says so: a jersey is in no season, and money of two currencies has no sum. */
export function seasonLine([club]: readonly MemberClub[]): string | undefined {
  if (!club) return undefined
  const sums = seasonOf({ ...club, items: club.items.filter(({ type }) => type === 'Plan') })
  const paid = sums.reduce((sum, person) => sum + person.paid, 0)
  const total = sums.reduce((sum, person) => sum + person.total, 0)
  if (total === 0) return undefined
  return paid === total
    ? PAYMENTS.allPaid(money(paid, club.currency))
    : PAYMENTS.line(money(paid, club.currency), money(total - paid, club.currency))
}
