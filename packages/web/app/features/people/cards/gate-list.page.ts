import { data } from 'react-router'
import { checkCard, listCards } from '@clubhouse/contract/people/cards'
import { statusOf } from '#lib/page/api.ts'
import { clubOf } from '#lib/page/page-context.ts'
import { publicLoader } from '#lib/page/handlers.ts'

const NEVER_KEPT = { 'cache-control': 'no-store' }

/** What the steward's page asks for while it has a signal: one card, or for those who run the club all of them. */
export const loader = publicLoader(async ({ call, page, search }) => {
  const token = search.get('token')
  const club = clubOf(page)
  try {
    const found =
      token === null
        ? await call(listCards, { params: { club } })
        : await call(checkCard, { params: { club, token } })
    return Response.json(found, { headers: NEVER_KEPT })
  } catch (error) {
    if (statusOf(error) >= 500) page.reportError(error)
    return data(null, { status: statusOf(error), headers: NEVER_KEPT })
  }
})
