import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isDeep } from '../../../../../scripts/lib/test-depth.ts'
import { type CheckoutClient, openCheckoutClient } from '#testing/clients/checkout-client.ts'
import { cutDatabase } from '#testing/cut-database.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW, testDatabaseKind } from '#testing/test-database.ts'

/** Of the checkout and of what follows from its payment: each statement and each commit finds its connection cut. */
const POSITIONS = Array.from({ length: 18 }, (_, at) => at + 1)
const CUTS = isDeep ? POSITIONS : [11]

const isEmbedded = testDatabaseKind() === 'embedded'
if (isEmbedded)
  process.stderr.write('SKIPPED: cut.test.ts needs PostgreSQL: the embedded one has no connections\n')

describe.skipIf(isEmbedded)(
  'a database that is cut between checkout and confirmation (PostgreSQL only)',
  () => {
    let app: TestApp
    let desk: CheckoutClient
    let held = 0
    const atWork = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state in ('active', 'idle in transaction')`
    const line = cutDatabase(() => app.asOwner(atWork))
    beforeAll(async () => {
      app = await openTestApp({ environment: { RATE_LIMITS: 'false' }, around: line.around })
      desk = await openCheckoutClient(app)
      await app.asOwner('update stock set remaining = 100 where id = $1', [await desk.planId('camp-week-2')])
    })
    afterAll(async () => {
      process.stderr.write(`${held} of ${CUTS.length} cuts: each capture one completed order or one refund\n`)
      await app.close()
    })

    const capturesOf = (cartId: string) =>
      app.asOwner<{ status: string; captured: number; refunded: number }>(
        `select o.status, p.amount as captured, p.refunded from orders o
        join sandbox_payments p on p.order_id = o.id::text and p.status = 'succeeded' where o.cart_id = $1`,
        [cartId],
      )

    /** What a buyer does who sees an error: the same again. */
    async function pay(cartId: string): Promise<void> {
      const first = await desk.checkOut(cartId)
      const { status, body } = first.status === 200 ? first : await desk.checkOut(cartId)
      expect(status).toBe(200)
      await desk.confirm(body.payment_token)
      await desk.order(body.order_id).catch(() => undefined)
    }

    test.each(CUTS)('at its statement %i: within a minute all of it adds up', async (position) => {
      const start = new Date(TEST_NOW.getTime() + position * 10 * 60_000)
      app.setClock(start)
      await desk.signIn()
      await desk.clear()
      const cartId = (await desk.fill(await desk.plan('camp-week-2'))).shopping_cart_id
      line.cutAt(position)
      await pay(cartId)
      app.setClock(new Date(start.getTime() + 60_000))
      await desk.settle()
      expect(line.wasCut()).toBe(true)
      line.cutAt(null)

      expect(await capturesOf(cartId)).toEqual([{ status: 'Completed', captured: 75_00, refunded: 0 }])
      const { captured, refunded, balance, unbalanced } = await desk.money()
      expect([balance, unbalanced]).toEqual([captured - refunded, 0])
      const [places] = await app.asOwner<object>(
        `select s.reserved, s.sold = (select count(*)::int from memberships m where m.plan_id = s.id) as "areSold"
        from stock s where s.id = $1`,
        [await desk.planId('camp-week-2')],
      )
      expect(places).toEqual({ reserved: 0, areSold: true })
      held += 1
    })
  },
)
