import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutClient, openCheckoutClient } from '#testing/clients/checkout-client.ts'
import { hostOf, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let desk: CheckoutClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openCheckoutClient(app)
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

const calendarOf = (orderId: string, { as = desk.brid, club = 'dunvarra' } = {}) =>
  app.server.inject({
    url: `/api/v2/store/${club}/orders/${orderId}/calendar`,
    headers: { host: hostOf('dunvarra'), ...(as && { authorization: `Bearer ${as}` }) },
  })

test('later payments are whole days of one calendar, without an alarm, and nobody else’s to read', async () => {
  const order = await buy(true)
  const reply = await calendarOf(order.order_id)
  expect(reply.headers).toMatchObject({
    'content-type': expect.stringContaining('text/calendar'),
    'content-disposition': `attachment; filename="dunvarra-order-${order.order_seq}-payments.ics"`,
    'cache-control': 'private, no-store',
  })
  expect(reply.body).not.toContain('VALARM')
  const calendar = new ICAL.Component(ICAL.parse(reply.body))
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
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
