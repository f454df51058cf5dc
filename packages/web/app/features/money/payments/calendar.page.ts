import { listMemberPayments } from '@clubhouse/contract/money/member-orders'
import { orderCalendar } from '@clubhouse/contract/money/orders'
import { comingUp } from '@clubhouse/domain/people/home/coming-up'
import { loadPart } from '#lib/page/api.ts'
import { privateHeaders } from '#lib/page/keep.ts'
import { memberLoader } from '#lib/page/handlers.ts'
import { ordersOf } from './orders-ahead.ts'

/** All that is still to be taken for a club as one calendar, whatever orders it belongs to. */
export const loader = memberLoader(async ({ call, page, search }): Promise<Response> => {
  const { clubs } = await call(listMemberPayments, { query: { page: 1, per_page: 1 } })
  const club = clubs.find(({ slug }) => slug === search.get('club'))
  const orders = ordersOf(club ? comingUp(club.items) : [])
  if (!club) return nothing()
  const asked = orders.map(({ orderId: order_id }) =>
    loadPart(
      call(orderCalendar, { params: { club: club.slug, order_id }, query: { only: 'payments' } }),
      page,
    ),
  )
  // What is being taken this minute has no day any more.
  const files = (await Promise.all(asked)).flatMap(({ value }) => value ?? [])
  if (files.length === 0) return nothing()
  return new Response(inOne(files.map(({ bytes }) => new TextDecoder().decode(new Uint8Array(bytes)))), {
    headers: {
      ...privateHeaders(),
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${club.slug}-payments.ics"`,
    },
  })
})

const nothing = () => new Response(null, { status: 404, headers: privateHeaders() })

const EVENT = /BEGIN:VEVENT\r?\n[\s\S]*?END:VEVENT\r?\n/g
const END = 'END:VCALENDAR'

/** The first calendar with the days of the others in it. */
function inOne([first = '', ...others]: string[]): string {
  const days = others.flatMap((calendar) => calendar.match(EVENT) ?? []).join('')
  return first.replace(END, days + END)
}
