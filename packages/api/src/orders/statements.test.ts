import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutDesk, openCheckoutDesk } from '../testing/checkout-desk.ts'
import { statementCounter } from '../testing/counted.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const counter = statementCounter({ inTransactions: true })
let app: TestApp
let desk: CheckoutDesk
beforeAll(async () => {
  app = await openTestApp({ around: counter.db, environment: { RATE_LIMITS: 'false' } })
  desk = await openCheckoutDesk(app)
})
afterAll(() => app.close())

test('a whole checkout', async () => {
  const cart = (await desk.fill(await desk.plan('camp-week-2'))).shopping_cart_id
  let paid = { order_id: '', payment_token: '' }
  const checkout = await counter.during(async () => {
    paid = (await desk.checkOut(cart)).body
  })
  await desk.confirm(paid.payment_token)
  const settled = await counter.during(() => desk.order(paid.order_id))
  console.log(checkout, settled)
  expect((await desk.order(paid.order_id)).status).toBe('Completed')
})
