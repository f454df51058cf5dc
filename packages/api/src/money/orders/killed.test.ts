import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { killedAt, noteFaults } from '../../../../../scripts/lib/test-depth.ts'
import type { CrashPoint } from '#kernel/crash-point.ts'
import { type CheckoutClient, openCheckoutClient } from '#testing/clients/checkout-client.ts'
import { diesWithDatabase, signalOf } from '#testing/processes/killed-process.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

/** Between checkout and confirmation; those that leave the most behind come first. */
const POINTS: CrashPoint[] = [
  'payment.created',
  'payment.known',
  'payment.acted',
  'webhook.claimed',
  'order.placed',
  'payment.begun',
  'payment.settled',
  'payment.claimed',
  'webhook.stored',
  'webhook.processed',
]
const KILLS = killedAt(POINTS)

const isEmbedded = diesWithDatabase('killed.test.ts')

describe.skipIf(isEmbedded)(
  'a server that is killed between checkout and confirmation (PostgreSQL only)',
  () => {
    let app: TestApp
    let desk: CheckoutClient
    let stockId: string
    let held = 0
    let tries = 0
    beforeAll(async () => {
      app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
      desk = await openCheckoutClient(app)
      stockId = await desk.planId('camp-week-2')
      await app.asOwner('update stock set remaining = $2 where id = $1', [stockId, 100 + KILLS.length])
    })
    afterAll(async () => {
      process.stderr.write(
        `${held} of ${KILLS.length} kills: each capture one completed order or one refund\n`,
      )
      await app.close()
    })

    const placesOf = async () => {
      const [row] = await app.asOwner<{ all: number; sold: number; reserved: number }>(
        'select (remaining + reserved + sold)::int as all, sold, reserved from stock where id = $1',
        [stockId],
      )
      return row ?? { all: 0, sold: 0, reserved: 0 }
    }

    /** Of a cart: what was captured and not given back, by the state of its order. */
    const capturesOf = (cartId: string) =>
      app.asOwner<{ status: string; captured: number; refunded: number }>(
        `select o.status, p.amount as captured, p.refunded from orders o
        join sandbox_payments p on p.order_id = o.id::text and p.status = 'succeeded' where o.cart_id = $1`,
        [cartId],
      )

    test.each(KILLS)('at %s: another one finds what was left, and all of it adds up', async (crashAt) => {
      // Each has minutes of its own: what the clock did in one it does not do again.
      const start = new Date(TEST_NOW.getTime() + tries++ * 10 * 60_000)
      app.setClock(start)
      await desk.signIn()
      await desk.clear()
      const before = await placesOf()
      const cartId = (await desk.fill(await desk.plan('camp-week-2'))).shopping_cart_id
      const signal = await signalOf('order', {
        databaseUrl: app.databaseUrl ?? '',
        crashAt,
        now: start.toISOString(),
        cartId,
        bearer: desk.brid,
      })
      expect(signal).toBe('SIGKILL')

      // It died in its first forty seconds: this is a minute later at most.
      app.setClock(new Date(start.getTime() + 100_000))
      await desk.settle()
      const captures = await capturesOf(cartId)
      for (const { status, captured, refunded } of captures)
        expect(status === 'Completed' ? refunded : captured - refunded, status).toBe(0)
      expect((await desk.money()).unbalanced).toBe(0)
      expect((await placesOf()).all).toBe(before.all)

      // Whoever was cut off before they could pay tries again, and pays once.
      if (captures.length === 0) {
        const { status, body } = await desk.checkOut(cartId)
        expect(status).toBe(200)
        await desk.confirm(body.payment_token)
        await desk.order(body.order_id)
      }
      expect(await capturesOf(cartId)).toEqual([{ status: 'Completed', captured: 75_00, refunded: 0 }])
      expect(await placesOf()).toEqual({ ...before, sold: before.sold + 1 })
      const [books] = await app.asOwner<{ captured: number; booked: number }>(
        `select (select coalesce(sum(amount), 0)::int from sandbox_payments where status = 'succeeded') as captured,
        (select coalesce(sum(amount), 0)::int from ledger_entries where account in ('gateway', 'fees')) as booked`,
      )
      expect(books?.booked).toBe(books?.captured)
      held += 1
      noteFaults('checkout')
    })
  },
)
