import { expect, test } from 'vitest'
import { aPage, aUser } from '#lib/testing/page-stub.ts'
import { asking } from '#lib/testing/posted.ts'
import { loader } from './calendar.page.ts'
import { ordersOf } from './orders-ahead.ts'

const later = (due: string) => [{ number: 2, due, amount: 45_00, status: 'planned', tries_again_at: null }]
const item = (order_id: string, first_name: string, due: string, isRenewing = false) => ({
  order_id,
  first_name,
  name: 'Rovers Lotto',
  number_of_payments: isRenewing ? 1 : 2,
  is_subscription: isRenewing,
  later: later(due),
})
const CLUB = {
  slug: 'dunvarra',
  items: [item('b', 'Fiadh', '2026-12-20'), item('a', 'Tom', '2026-12-13'), item('a', 'Colm', '2026-12-13')],
}
const ics = (id: string) =>
  `BEGIN:VCALENDAR\r\nNAME:Payments\r\nBEGIN:VEVENT\r\nUID:${id}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
const page = (clubs: unknown[]) =>
  aPage(
    {
      listMemberPayments: () => ({ clubs }),
      orderCalendar: ({ params }) => ({ bytes: new TextEncoder().encode(ics(params['order_id'] ?? '')) }),
    },
    { host: { type: 'myaccount' }, user: aUser() },
  )

test('U37 the calendar has the payments of every order, once, and nobody else’s club', async () => {
  const asked = page([CLUB])
  const answer = await loader(asking(asked, '/payments/calendar?club=dunvarra'))
  // An order may play in a draw, too.
  expect(asked.calls.slice(1).every((call) => call.includes('"only":"payments"'))).toBe(true)
  const text = await answer.text()
  expect(text.match(/UID:\w/g)).toEqual(['UID:a', 'UID:b'])
  expect([text.match(/BEGIN:VCALENDAR/g), text.trimEnd().endsWith('END:VCALENDAR')]).toEqual([
    ['BEGIN:VCALENDAR'],
    true,
  ])
  expect(answer.headers.get('content-disposition')).toContain('dunvarra-payments.ics')
  expect((await loader(asking(page([CLUB]), '/payments/calendar?club=other'))).status).toBe(404)
})

test('U37 each order can be paid early, and says whose it is; what renews cannot', () => {
  const part = { amount: 1, number: 2, of: 2, isLast: true, renews: false }
  const days = [
    {
      due: '2026-12-13',
      amount: 2,
      parts: ['Tom', 'Colm', 'Tom'].map((who) => ({ ...part, who, orderId: 'a' })),
    },
    { due: '2026-12-20', amount: 1, parts: [{ ...part, who: 'Rovers Lotto', orderId: 'b', renews: true }] },
  ]
  expect(ordersOf(days, { isEarly: true })).toEqual([{ orderId: 'a', who: ['Tom', 'Colm'] }])
  expect(ordersOf(days).map(({ orderId }) => orderId)).toEqual(['a', 'b'])
})
