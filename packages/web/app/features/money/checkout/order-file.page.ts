import { downloadOrder, orderCalendar } from '@clubhouse/contract/money/orders'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { statusOf } from '#lib/page/api.ts'
import { privateHeaders } from '#lib/page/keep.ts'
import { askedAddress, clubOf } from '#lib/page/page-context.ts'
import { isId } from '#parts/selling/cart/cart-cookies.ts'
import { publicLoader } from '#lib/page/handlers.ts'

/**
 * ORDER-08: an order as a file, for whoever bought it: the API is asked as the visitor, member or guest, so the order's id
 * alone opens nothing and no cookie has to name it.
 */
export const loader = publicLoader(async ({ page, search, request, params }): Promise<Response> => {
  const { orderId = '', file = '' } = params
  const find = Object.hasOwn(FILES, file) ? FILES[file] : undefined
  if (!find || !isId(orderId)) return nothing(404)
  try {
    const timezone = search.get('timezone')?.slice(0, 64)
    const club = await clubAsked(page, request)
    if (club === null) return nothing(404)
    const { type, filename, bytes } = await find(page, { club, order_id: orderId }, timezone)
    return new Response(new Uint8Array(bytes), {
      headers: {
        ...privateHeaders(),
        'content-type': type,
        'content-disposition': `attachment; filename="${filename}"`,
      },
    })
  } catch (error) {
    const status = statusOf(error)
    if (status >= 500) page.reportError(error)
    return nothing(status)
  }
})

/** On the my-account site the address names which of somebody's clubs it is. */
async function clubAsked(page: PageContext, request: Request): Promise<string | null> {
  if (page.host.type === 'club') return clubOf(page)
  const asked = askedAddress(request).searchParams.get('club')
  const user = await page.user()
  return user?.accounts.find(({ slug }) => slug === asked)?.slug ?? null
}

type Find = (
  page: PageContext,
  params: { club: string; order_id: string },
  timezone: string | undefined,
) => Promise<{ type: string; filename: string; bytes: Uint8Array }>

const FILES: Record<string, Find> = {
  'receipt.pdf': async (page, params, timezone) => ({
    type: 'application/pdf',
    ...(await page.call(downloadOrder, { params, query: timezone ? { timezone } : {} })),
  }),
  'dates.ics': async (page, params) => ({
    type: 'text/calendar; charset=utf-8',
    ...(await page.call(orderCalendar, { params, query: {} })),
  }),
}

const nothing = (status: number) =>
  new Response('There is nothing to download here.', { status, headers: privateHeaders() })
