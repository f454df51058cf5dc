import { type Account, getStore } from '@clubhouse/contract/account'
import type { UserAccount } from '@clubhouse/contract/people'
import type { PageContext } from '@clubhouse/domain/web/page-context'

/** When it is, where the club is: times are told as the clock in the clubhouse shows them. */
export interface ClubTime {
  now: string
  timeZone: string
}

export const clubTimeOf = (
  page: PageContext,
  { time_zone: timeZone }: Pick<Account, 'time_zone'>,
): ClubTime => ({
  now: page.now().toISOString(),
  timeZone,
})

export async function clubTime(page: PageContext, { slug }: UserAccount): Promise<ClubTime> {
  return clubTimeOf(page, await page.call(getStore, { params: { club: slug } }))
}
