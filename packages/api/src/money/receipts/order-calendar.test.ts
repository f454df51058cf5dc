import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPlayClient, type PlayClient } from '#testing/clients/play-client.ts'
import { hostOf, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

let app: TestApp
let desk: PlayClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openPlayClient(app)
})
afterAll(() => app.close())

async function buy(isInParts: boolean) {
  const cart = await desk.fill(await desk.plan('senior-player'))
  const [line] = cart.items
  const option = line?.payment_options[0]?.payment_option_id ?? null
  if (isInParts) await desk.pay(cart.shopping_cart_id, line?.shopping_cart_item ?? '', option)
  const { body } = await desk.checkOut(cart.shopping_cart_id)
  await desk.confirm(body.payment_token)
  return desk.order(body.order_id)
}

const calendarOf = (orderId: string, { as = desk.brid, club = 'dunvarra', query = '' } = {}) =>
  app.server.inject({
    url: `/api/v2/store/${club}/orders/${orderId}/calendar${query}`,
    headers: { host: hostOf('dunvarra'), ...(as && { authorization: `Bearer ${as}` }) },
  })

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))

test('later payments are whole days of one calendar, without an alarm, and nobody else’s to read', async () => {
  const order = await buy(true)
  const reply = await calendarOf(order.order_id)
  expect(reply.headers).toMatchObject({
    'content-type': expect.stringContaining('text/calendar'),
    'content-disposition': `attachment; filename="dunvarra-order-${order.order_seq}-dates.ics"`,
    'cache-control': 'private, no-store',
  })
  expect(reply.body).not.toContain('VALARM')
  const events = eventsIn(reply.body)
  expect(events.map(({ startDate }) => [startDate.isDate, startDate.toString()])).toEqual(
    order.schedule.map(({ due }) => [true, due]),
  )
  expect(events.map(({ summary }) => summary)).toEqual(
    order.schedule.map(() => '€30.00 to Dunvarra Rovers FC'),
  )
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(order.schedule.length)
  const { access_token: other } = await signIn(app, 'dara@home.example')
  expect((await calendarOf(order.order_id, { as: other })).statusCode).toBe(404)
  expect((await calendarOf(order.order_id, { as: '' })).statusCode).toBe(401)
  expect((await calendarOf(order.order_id, { club: 'corrach' })).statusCode).toBe(404)
})

test('what is paid at once has none', async () => {
  const order = await buy(false)
  expect((await calendarOf(order.order_id)).statusCode).toBe(404)
})

test('a draw that was bought stands at its hour and place, with the numbers that play, until it was', async () => {
  const order = await desk.buy(desk.entries(2))
  const [line] = order.items
  const drawsAt = desk.hamper.metadata.draw.draws_at
  expect(line?.draws).toMatchObject([{ draws_at: drawsAt }])
  const events = eventsIn((await calendarOf(order.order_id)).body)
  expect(events.map(({ summary, description, location }) => ({ summary, description, location }))).toEqual([
    {
      summary: 'Midwinter Hamper: draw',
      description: `Order ${order.order_seq}. Your numbers: ${line?.numbers?.join(', ')}`,
      location: line?.draws?.[0]?.place || null,
    },
  ])
  expect(events[0]?.startDate.toJSDate().toISOString()).toBe(new Date(drawsAt).toISOString())
  // The calendar of all payments asks for those alone.
  expect((await calendarOf(order.order_id, { query: '?only=payments' })).statusCode).toBe(404)
  app.setClock(new Date(new Date(drawsAt).getTime() + 1000))
  expect(
    (await calendarOf(order.order_id, { as: (await signIn(app, 'brid@home.example')).access_token }))
      .statusCode,
  ).toBe(404)
  app.setClock(TEST_NOW)
})

test('every draw of a lotto ticket is a date', async () => {
  const order = await desk.buy(desk.ticket({ draws: 4 }))
  const events = eventsIn((await calendarOf(order.order_id)).body)
  expect(events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual(
    ['19', '26']
      .map((day) => `2026-11-${day}T21:00:00.000Z`)
      .concat(['2026-12-03T21:00:00.000Z', '2026-12-10T21:00:00.000Z']),
  )
})
