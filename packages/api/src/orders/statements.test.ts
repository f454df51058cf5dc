import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutDesk, openCheckoutDesk } from '../testing/checkout-desk.ts'
import { statementCounter } from '../testing/counted.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { refundOrder } from './refund-order.ts'

const counter = statementCounter({ inTransactions: true })
let app: TestApp
let desk: CheckoutDesk
beforeAll(async () => {
  app = await openTestApp({ around: counter.db, environment: { RATE_LIMITS: 'false' } })
  desk = await openCheckoutDesk(app)
})
afterAll(() => app.close())

/** Ours, as the club: who asks is the gate's, and the sandbox keeps books of its own. */
const own = async (work: () => Promise<unknown>) =>
  (await counter.during(work)).filter((sent) => sent.startsWith('club ')).length

test('how many statements money takes: a checkout, what follows from its payment, a refund', async () => {
  const cart = (await desk.fill(await desk.plan('camp-week-2'))).shopping_cart_id
  let paid = { order_id: '', payment_token: '' }
  const checkout = await own(async () => {
    paid = (await desk.checkOut(cart)).body
  })
  await desk.confirm(paid.payment_token)
  const settled = await own(() => desk.order(paid.order_id))
  const order = await desk.order(paid.order_id)
  expect(order.status).toBe('Completed')
  const clubId = app.parts.registry.idOf('dunvarra') ?? ''
  const lines = [{ order_item_id: order.items[0]?.order_item_id ?? '', amount: 10_00 }]
  const refund = await own(() =>
    app.parts.db.withClub(clubId, (tx) =>
      refundOrder(tx, {
        ...{ clubId, orderId: order.order_id, lines, reason: 'Rain', now: app.parts.now() },
        requestedBy: '00000000-0000-4000-8000-000000000000',
      }),
    ),
  )
  process.stderr.write(
    `statements: ${checkout} to check out, ${settled} to settle, ${refund} to ask for a refund\n`,
  )
  // Of a plan with a stock and a waiting list, with its receipt.
  expect(checkout + settled).toBeLessThanOrEqual(15)
  expect(refund).toBeLessThanOrEqual(6)
})
