import { type Account, type Currency, getStore } from '@clubhouse/contract/site/club'
import type { UserAccount } from '@clubhouse/contract/people/people'
import type { PageContext } from '@clubhouse/domain/web/page-context'

/** When it is, where the club is: times are told as the clock in the clubhouse shows them. */
export interface ClubTime {
  now: string
  timeZone: string
}

/** With what the club counts in, for lists in which there are sums. */
export interface ClubPlace extends ClubTime {
  currency: Currency
}

export const clubTimeOf = (
  page: PageContext,
  { time_zone: timeZone, currency }: Pick<Account, 'time_zone' | 'currency'>,
): ClubPlace => ({ now: page.now().toISOString(), timeZone, currency })

export async function clubTime(page: PageContext, { slug }: UserAccount): Promise<ClubPlace> {
  return clubTimeOf(page, await page.call(getStore, { params: { club: slug } }))
}
