import type { LoaderFunctionArgs } from 'react-router'
import { getOfficeDraw } from '@clubhouse/contract/selling/office/lottery'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { requireClub } from '#parts/office/require-club.ts'

/** The draw that an address names. */
export async function loadDraw({ request, context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  try {
    return await page.call(getOfficeDraw, { headers, params: { draw_id: params['id'] ?? '' } })
  } catch (error) {
    throw asRouteError(error, page)
  }
}
