import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { SwitchOffer } from '@clubhouse/contract/selling/member-renewal'
import { type CheckoutClient, openCheckoutClient } from '#testing/clients/checkout-client.ts'
import { mailsTo } from '#testing/mails.ts'
import { ask, type Asked, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

let app: TestApp
let desk: CheckoutClient
let brid: string
let membership: string
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openCheckoutClient(app)
  const cart = await desk.fill(await desk.plan('senior-player'))
  const { body } = await desk.checkOut(cart.shopping_cart_id)
  await desk.confirm(body.payment_token)
  await desk.order(body.order_id)
  const [row] = await app.asOwner<{ id: string }>(`select id from memberships where first_name = 'Bríd'`)
  membership = row?.id ?? ''
  brid = (await signIn(app, 'brid@home.example', 'myaccount')).access_token
})
afterEach(() => app.setClock(TEST_NOW))
afterAll(() => app.close())

const look = (asked: Asked = {}, id = membership) =>
  ask(app, `/v2/member/switches/${id}`, undefined, { on: 'myaccount', as: brid, ...asked })
const wish = (body: object, asked: Asked = {}, id = membership) =>
  ask(app, `/v2/member/switches/${id}`, body, { on: 'myaccount', as: brid, ...asked })

test('a membership that runs is offered the other plans of its programme, by days and with the sum', async () => {
  // Bought on 15 November for 228 days; on 9 March 114 are left.
  app.setClock(new Date('2027-03-09T12:00:00Z'))
  brid = (await signIn(app, 'brid@home.example', 'myaccount')).access_token
  const { status, body } = await look()
  expect([status, body.membership]).toEqual([
    200,
    expect.objectContaining({ first_name: 'Bríd', plan_name: 'Senior player', bundle: null }),
  ])
  expect(
    body.offers.map(({ plan, old, next, difference }: SwitchOffer) => [plan.name, old, next, difference]),
  ).toEqual([
    [
      'Student player',
      { days: 228, days_left: 114, used: 90_00, unused: 90_00, paid: 180_00, not_paid: 0 },
      { days: 228, days_left: 114, part: 45_00 },
      -45_00,
    ],
  ])
})

test('the club is asked, with the sum that was shown; another sum is refused', async () => {
  const [offer] = (await look()).body.offers
  const wanted = {
    plan_id: offer.plan.metadata.plan_id,
    difference: offer.difference,
    note: 'I’m back at college',
  }
  expect((await wish({ ...wanted, difference: 1 })).body.error_code).toBe('switch_changed')
  expect(await wish(wanted)).toMatchObject({ status: 200, body: { sent: true } })
  const [mail, ...more] = await mailsTo(app, 'hello@dunvarra.example')
  expect(more).toEqual([])
  expect(mail?.text).toContain('would like to change from Senior player to Student player')
  expect(mail?.text).toContain('They write: I’m back at college')
  const [still] = await app.asOwner<{ status: string }>('select status from memberships where id = $1', [
    membership,
  ])
  expect(still?.status).toBe('active')
})

test('another family’s, another club’s, nobody’s and one that is over are refused, and nobody is written to', async () => {
  const before = await app.asOwner('select id from contact_messages')
  const { access_token: kwame } = await signIn(app, 'kwame@home.example', 'myaccount')
  const elsewhere = await signIn(app, 'brid@home.example', 'inishvarn')
  const [offer] = (await look()).body.offers
  const body = { plan_id: offer.plan.metadata.plan_id, difference: offer.difference }
  for (const [asked, status] of [
    [{ as: kwame }, 404],
    [{ as: elsewhere.access_token, on: 'inishvarn' }, 404],
    [{ as: '' }, 401],
  ] as const) {
    expect((await look(asked)).status).toBe(status)
    expect((await wish(body, asked)).status).toBe(status)
  }
  await app.asOwner(`update memberships set status = 'cancelled'`)
  expect((await look()).status).toBe(404)
  expect(await app.asOwner('select id from contact_messages')).toEqual(before)
})
