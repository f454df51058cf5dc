import { getStore } from '@clubhouse/contract/account'
import type { UserAccount } from '@clubhouse/contract/people'
import type { PageContext } from '@clubhouse/domain/page-context'

/** When it is, where the club is: times are told as the clock in the clubhouse shows them. */
export interface ClubTime {
  now: string
  timeZone: string
}

export async function clubTime(page: PageContext, { slug }: UserAccount): Promise<ClubTime> {
  const { time_zone: timeZone } = await page.call(getStore, { params: { club: slug } })
  return { now: page.now().toISOString(), timeZone }
}
