import { data, type LoaderFunctionArgs } from 'react-router'
import { checkCard, listCards } from '@clubhouse/contract/people/cards'
import { statusOf } from '#lib/page/api.ts'
import { clubOf, pageContext } from '#lib/page/page-context.ts'

const NEVER_KEPT = { 'cache-control': 'no-store' }

/** What the steward's page asks for while it has a signal: one card, or for those who run the club all of them. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const token = new URL(request.url).searchParams.get('token')
  const club = clubOf(page)
  try {
    const found =
      token === null
        ? await page.call(listCards, { params: { club } })
        : await page.call(checkCard, { params: { club, token } })
    return Response.json(found, { headers: NEVER_KEPT })
  } catch (error) {
    if (statusOf(error) >= 500) page.reportError(error)
    return data(null, { status: statusOf(error), headers: NEVER_KEPT })
  }
}
