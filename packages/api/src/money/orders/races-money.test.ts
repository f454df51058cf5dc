import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { testDatabaseKind, TEST_NOW } from '#testing/test-database.ts'
import {
  app,
  bought,
  clubId,
  depsWith,
  desk,
  inInstalments,
  openAttempts,
} from '#testing/clients/attempts-client.ts'
import { startCharges } from '../payments/later/charge-due.ts'
import { findPayment, lockPayment } from '../payments/payment-row.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { refundOrder } from './refund-order.ts'

openAttempts()

const inClub = <T>(work: (tx: Tx) => Promise<T>) => app.parts.db.withClub(clubId, work)

/** Two at once, neither of whom goes on before both have looked: what somebody would write who has not thought of the other. */
function bothLookFirst<T>(look: (tx: Tx) => Promise<T>, then: (tx: Tx, seen: T) => Promise<boolean>) {
  let looked = 0
  const both = Promise.withResolvers<void>()
  const one = () =>
    inClub(async (tx) => {
      const seen = await look(tx)
      if ((looked += 1) === 2) both.resolve()
      await both.promise
      return then(tx, seen)
    })
  return Promise.all([one(), one()])
}

const cartOf = async (slug: string) => (await desk.fill(await desk.plan(slug))).shopping_cart_id

// The embedded database has one connection: there are no two at once.
describe.skipIf(testDatabaseKind() === 'embedded')('two at once', () => {
  test('negative control: without its condition and the constraint a code is used once too often', async () => {
    const id = randomUUID()
    await app.asOwner(
      `insert into discount_codes (club_id, id, code, type, amount, use_limit) values ($1, $2, 'ONCEONLY', 'fixed', 100, 1)`,
      [clubId, id],
    )
    const left = (tx: Tx) =>
      rows<{ left: number }>(tx, sql`select use_limit - used as left from discount_codes where id = ${id}`)
    const use = async (tx: Tx, [seen]: { left: number }[]) => {
      if (!seen || seen.left < 1) return false
      await tx.execute(sql`update discount_codes set used = used + 1 where id = ${id}`)
      return true
    }
    // The table itself would refuse it, whatever the code does.
    await expect(bothLookFirst(left, use)).rejects.toThrow()
    await app.asOwner('alter table discount_codes drop constraint discount_codes_limit')
    await app.asOwner('update discount_codes set used = 0 where id = $1', [id])
    expect(await bothLookFirst(left, use)).toEqual([true, true])
  })

  test('negative control: without the index and the lock of the cart there are two orders of it', async () => {
    const { body } = await desk.checkOut(await cartOf('senior-player'))
    const copy = async (tx: Tx) => {
      await tx.execute(sql`insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
        'seq', nextval('order_numbers'), 'cart_id', '00000000-0000-4000-8000-000000000001', 'idempotency_key', null))).*
        from orders o where o.id = ${body.order_id}`)
      return true
    }
    const live = (tx: Tx) =>
      rows(tx, sql`select 1 from orders where cart_id = '00000000-0000-4000-8000-000000000001'`)
    const order = () => bothLookFirst(live, async (tx, seen) => seen.length === 0 && copy(tx))
    await expect(order()).rejects.toThrow()
    await app.asOwner('drop index orders_one_live_per_cart')
    await app.asOwner(`delete from orders where cart_id = '00000000-0000-4000-8000-000000000001'`)
    expect(await order()).toEqual([true, true])
    await app.asOwner(`delete from orders where cart_id = '00000000-0000-4000-8000-000000000001'`)
    await app.asOwner(`create unique index orders_one_live_per_cart on orders (club_id, cart_id)
      where status in ('New', 'Pending', 'Completed') or (status = 'Refunded' and completed_at is not null)`)
  })

  test('negative control: browser and webhook both find a payment unpaid that nobody has locked', async () => {
    const { body } = await desk.checkOut(await cartOf('senior-player'))
    const [row] = await app.asOwner<{ id: string }>('select id from payments where order_id = $1', [
      body.order_id,
    ])
    const which = { clubId, paymentId: row?.id ?? '' }
    const isOpen = async (_tx: Tx, seen: { status: string } | null) => seen?.status === 'open'
    expect(await bothLookFirst((tx) => findPayment(tx, which), isOpen)).toEqual([true, true])
    // With the lock the second does not even get to look before the first has ended.
    const seen: string[] = []
    await Promise.all(
      [1, 2].map(() =>
        inClub(async (tx) => {
          seen.push((await lockPayment(tx, which))?.status ?? '')
          await tx.execute(sql`update payments set status = 'processing' where id = ${which.paymentId}`)
        }),
      ),
    )
    expect(seen).toEqual(['open', 'processing'])
  })

  describe('workers that take the same instalment', () => {
    const planned = async () => {
      const orderId = await bought(await inInstalments())
      const [row] = await app.asOwner<{ id: string }>(
        'select id from scheduled_payments where order_id = $1 and number = 2',
        [orderId],
      )
      app.setClock(new Date('2026-12-15T09:30:00Z'))
      return { orderId, id: row?.id ?? '' }
    }

    test('charge it once', async () => {
      const { orderId, id } = await planned()
      await Promise.all(
        Array.from({ length: 8 }, () => inClub((tx) => startCharges(tx, clubId, [id], app.parts.now()))),
      )
      await Promise.all([desk.settle(), desk.settle()])
      const [once] = await app.asOwner<object>(
        `select (select count(*)::int from payments where order_id = $1 and kind = 'instalment') as payments,
          (select count(*)::int from sandbox_payments where order_id = $1::text) as charges,
          (select status from scheduled_payments where id = $2) as status`,
        [orderId, id],
      )
      expect(once).toEqual({ payments: 1, charges: 2, status: 'paid' })
      expect((await desk.money()).unbalanced).toBe(0)
    })

    test('negative control: whoever looks first and takes afterwards charges it twice', async () => {
      const { id } = await planned()
      const look = (tx: Tx) =>
        rows(tx, sql`select 1 from scheduled_payments where id = ${id} and status = 'planned'`)
      const take = async (tx: Tx, seen: unknown[]) => {
        if (seen.length === 0) return false
        await tx.execute(sql`update scheduled_payments set status = 'charging' where id = ${id}`)
        return true
      }
      expect(await bothLookFirst(look, take)).toEqual([true, true])
    })
  })

  describe('a refund while the money is being captured', () => {
    const giveBack = (orderId: string, itemId: string) =>
      inClub((tx) =>
        refundOrder(tx, {
          clubId,
          orderId,
          reason: 'Sick',
          requestedBy: randomUUID(),
          now: TEST_NOW,
          lines: [{ order_item_id: itemId, amount: 180_00 }],
        }),
      )

    test('waits for it, or finds nothing to give back; it never goes back twice', async () => {
      const { body } = await desk.checkOut(await cartOf('senior-player'))
      await desk.confirm(body.payment_token)
      const [row] = await app.asOwner<{ item: string; payment: string }>(
        `select i.id as item, p.id as payment from order_items i join payments p on p.order_id = i.order_id
          where i.order_id = $1`,
        [body.order_id],
      )
      const settling = [1, 2, 3].map(() =>
        settlePayment(depsWith(), { clubId, paymentId: row?.payment ?? '' }),
      )
      const refunds = await Promise.all([1, 2, 3, 4].map(() => giveBack(body.order_id, row?.item ?? '')))
      await Promise.all(settling)
      expect(refunds.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1)
      await desk.settle()
      const { captured, refunded, balance, unbalanced } = await desk.money()
      expect([balance, unbalanced]).toEqual([captured - refunded, 0])
      const [order] = await app.asOwner<{ status: string }>('select status from orders where id = $1', [
        body.order_id,
      ])
      expect(order?.status).toBe(refunds.some(({ ok }) => ok) ? 'Refunded' : 'Completed')
    })

    test('negative control: two that look at what is left without a lock both give all of it back', async () => {
      const orderId = await bought(await cartOf('senior-player'))
      const left = (tx: Tx) =>
        rows<{ left: number }>(
          tx,
          sql`select amount - refunded as left from payments where order_id = ${orderId}`,
        )
      const give = async (_tx: Tx, [seen]: { left: number }[]) => seen?.left === 180_00
      expect(await bothLookFirst(left, give)).toEqual([true, true])
    })
  })
})
