import { getWaitingList } from '@clubhouse/contract/selling/office/waiting-lists'
import { officeLoader } from '#parts/office/office-handlers.ts'

/** The line that an address names. */
export const loadLine = officeLoader(async ({ call, page, club, headers, params }) => {
  const line = await call(getWaitingList, { headers, params: { plan_id: params['id'] ?? '' } })
  return { page, club, headers, line }
})
