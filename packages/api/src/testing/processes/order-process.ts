import type { CrashPoint } from '#kernel/crash-point.ts'
import { CARDS } from '../clients/checkout-client.ts'
import { ask, hostOf } from '../sign-in.ts'
import { openTestApp } from '../test-app.ts'

/**
 * A server on a database that others use too, and a buyer who pays there. Run as a process of its own by a test that has it
 * die on the way.
 */
export interface OrderProcessInput {
  databaseUrl: string
  crashAt: CrashPoint
  now: string
  cartId: string
  bearer: string
}

/** After this the clock asks the gateway by itself. */
const UNASKED_MS = 40_000

const input: OrderProcessInput = JSON.parse(process.argv[2] ?? '{}')
// It must not outlive the test that started it, however that ends: the pipe closes then.
process.stdin.on('end', () => process.exit(1)).resume()

const app = await openTestApp({
  databaseUrl: input.databaseUrl,
  environment: { RATE_LIMITS: 'false', CRASH_AT: input.crashAt },
})
app.setClock(new Date(input.now))
const store = '/v2/store/dunvarra'
const checkout = await ask(
  app,
  `${store}/checkouts`,
  { shopping_cart_id: input.cartId },
  { as: input.bearer },
)
await app.server.inject({
  method: 'POST',
  url: `/sandbox/payment-intents/${checkout.body.payment_token}/confirm`,
  headers: { host: hostOf('dunvarra') },
  payload: { card: { number: CARDS.good, exp_month: 12, exp_year: 2034, cvc: '123' } },
})
app.setClock(new Date(new Date(input.now).getTime() + UNASKED_MS))
await app.parts.jobs.runDue()
await ask(app, `${store}/orders/${checkout.body.order_id}`, undefined, { as: input.bearer })
process.stderr.write(`${input.crashAt} was never passed: ${JSON.stringify(checkout.body)}\n`)
process.exit(0)
