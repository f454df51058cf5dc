import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutClient, openCheckoutClient } from '#testing/clients/checkout-client.ts'
import { mailsTo } from '#testing/mails.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let desk: CheckoutClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openCheckoutClient(app)
})
afterAll(() => app.close())

const SUBJECT = 'Your cart at Dunvarra Rovers FC is waiting'
const reminders = async () =>
  (await mailsTo(app, 'brid@home.example')).filter(({ subject }) => subject === SUBJECT)

/** Each test has days of its own: a schedule does no day twice. */
async function at(moment: string) {
  app.setClock(new Date(moment))
  await desk.settle()
}

async function leaveCart(moment: string) {
  app.setClock(new Date(moment))
  await desk.signIn()
  await desk.clear()
  return desk.fill(await desk.plan('senior-player'))
}

test('whoever leaves a cart is reminded once, a day later, and can end it', async () => {
  await leaveCart('2026-12-01T12:00:00Z')
  await at('2026-12-02T10:05:00Z')
  expect(await reminders()).toHaveLength(0)
  await at('2026-12-03T10:05:00Z')
  const [mail, ...more] = await reminders()
  expect(more).toEqual([])
  const text = (mail?.text ?? '').replace(/\s+/g, ' ')
  for (const said of [
    'Senior player: €180.00 Bríd Hallaran',
    'Go to checkout: http://dunvarra.clubhouse.test/checkout',
    'Unsubscribe from cart reminders: http://dunvarra.clubhouse.test/recurring-email-status?',
  ])
    expect(text).toContain(said)
  await at('2026-12-04T10:05:00Z')
  expect(await reminders()).toHaveLength(1)

  // Another cart is another reminder, until they want no more of them.
  await leaveCart('2026-12-05T12:00:00Z')
  await at('2026-12-07T10:05:00Z')
  expect(await reminders()).toHaveLength(2)
  const oneClick = /<(.+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
  const { pathname, search, host } = new URL(oneClick)
  const ended = await app.server.inject({
    method: 'POST',
    url: pathname + search,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(ended.statusCode).toBe(200)
  await leaveCart('2026-12-08T12:00:00Z')
  await at('2026-12-10T10:05:00Z')
  expect(await reminders()).toHaveLength(2)
  await app.asOwner('delete from mail_opt_outs')
})

test('nobody is reminded of what they bought, emptied, left a week ago or cannot buy any more', async () => {
  const before = (await reminders()).length
  const bought = await leaveCart('2027-01-04T12:00:00Z')
  const { body } = await desk.checkOut(bought.shopping_cart_id)
  await desk.confirm(body.payment_token)
  await desk.order(body.order_id)
  await at('2027-01-06T10:05:00Z')

  const emptied = await leaveCart('2027-01-11T12:00:00Z')
  await desk.remove(emptied.shopping_cart_id, emptied.items[0]?.shopping_cart_item ?? '')
  await at('2027-01-13T10:05:00Z')

  await leaveCart('2027-01-14T12:00:00Z')
  await at('2027-01-22T10:05:00Z')

  await leaveCart('2027-01-25T12:00:00Z')
  const plan = await desk.planId('senior-player')
  await app.asOwner(`update plans set closes_at = '2027-01-26T00:00:00Z' where id = $1`, [plan])
  await at('2027-01-27T10:05:00Z')
  await app.asOwner('update plans set closes_at = null where id = $1', [plan])
  expect(await reminders()).toHaveLength(before)

  // The same day with nothing in the way: they would have been.
  await at('2027-01-28T10:05:00Z')
  expect(await reminders()).toHaveLength(before + 1)
})

test('a cart that nobody ordered for 60 days is forgotten, with its answers; what was ordered stays', async () => {
  const ordered = await leaveCart('2027-02-01T12:00:00Z')
  const { body } = await desk.checkOut(ordered.shopping_cart_id)
  await desk.confirm(body.payment_token)
  await desk.order(body.order_id)
  const left = await desk.fill(await desk.plan('social-member'))
  const count = async () => {
    const [row] = await app.asOwner<{ carts: number; answers: number }>(
      `select (select count(*)::int from carts where id = any($1::uuid[])) as carts,
        (select count(*)::int from form_answers) as answers`,
      [`{${ordered.shopping_cart_id},${left.shopping_cart_id}}`],
    )
    return row
  }
  const before = await count()
  await at('2027-03-30T05:00:00Z')
  expect(await count()).toEqual(before)
  await at('2027-04-03T05:00:00Z')
  expect(await count()).toEqual({ carts: 1, answers: (before?.answers ?? 0) - 1 })
  await desk.signIn()
  expect((await desk.order(body.order_id)).status).toBe('Completed')
})
