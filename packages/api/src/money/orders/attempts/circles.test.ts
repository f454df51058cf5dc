import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Tx } from '#kernel/db/database.ts'
import { sqlStateOf } from '#kernel/db/sql-state.ts'
import {
  app,
  bought,
  clubId,
  depsWith,
  inInstalments,
  openAttempts,
} from '#testing/clients/attempts-client.ts'
import { testDatabaseKind } from '#testing/test-database.ts'
import { untilWaiting } from '#testing/waiting-for-locks.ts'
import { startCharges } from '../../payments/later/charge-due.ts'
import { payNow } from '../../payments/later/pay-now.ts'
import { refundOrder } from '../refund-order.ts'

openAttempts()

const inClub = <T>(work: (tx: Tx) => Promise<T>) => app.parts.db.withClub(clubId, work)
const ended = (work: Promise<unknown>) =>
  work.then(
    () => 'ended',
    (error: unknown) => sqlStateOf(error),
  )

interface Owed {
  orderId: string
  itemId: string
  userId: string
  paymentId: string
  today: number
}

/** An order of which the next instalment can be charged at this moment. */
async function owed(status: 'planned' | 'failed'): Promise<Owed> {
  const orderId = await bought(await inInstalments())
  await app.asOwner(
    `update scheduled_payments set try_at = $2, status = $3 where order_id = $1 and number = 2`,
    [orderId, app.parts.now(), status],
  )
  const [row] = await app.asOwner<Owed>(
    `select o.id as "orderId", o.user_id as "userId", s.order_item_id as "itemId", s.id as "paymentId", i.today
      from orders o join scheduled_payments s on s.order_id = o.id join order_items i on i.id = s.order_item_id
      where o.id = $1 and s.number = 2`,
    [orderId],
  )
  if (!row) throw new Error('There is an instalment')
  return row
}

const refundAll = (tx: Tx, { orderId, itemId, today }: Owed) =>
  refundOrder(
    tx,
    {
      clubId,
      orderId,
      reason: 'Sick',
      requestedBy: randomUUID(),
      now: app.parts.now(),
      lines: [{ order_item_id: itemId, amount: today }],
    },
    depsWith().fulfilments,
  )

/**
 * A treasurer has begun to give all of an order back, and holds it; somebody charges an instalment of it and waits; only then does
 * the treasurer go on, who calls that instalment off. Answers how each of them ended.
 */
async function meet(of: Owed, charge: () => Promise<unknown>): Promise<string[]> {
  const isHeld = Promise.withResolvers<void>()
  const refunding = inClub(async (tx) => {
    await tx.execute(sql`select 1 from orders where club_id = ${clubId} and id = ${of.orderId} for update`)
    isHeld.resolve()
    await untilWaiting(app)
    return refundAll(tx, of)
  })
  await isHeld.promise
  return Promise.all([ended(refunding), ended(charge())]) as Promise<string[]>
}

// The embedded database has one connection: there are no two at once.
describe.skipIf(testDatabaseKind() === 'embedded')(
  'a refund and a charge of one order wait, and not in a circle',
  () => {
    test('the clock that charges what is due', async () => {
      const of = await owed('planned')
      const charge = () => inClub((tx) => startCharges(tx, clubId, [of.paymentId], app.parts.now()))
      expect(await meet(of, charge)).toEqual(['ended', 'ended'])
      const [row] = await app.asOwner<{ status: string }>(
        'select status from scheduled_payments where id = $1',
        [of.paymentId],
      )
      expect(row?.status).toBe('cancelled')
    })

    test.each([
      ['failed', 'arrears'],
      ['planned', 'early'],
    ] as const)('its holder, who pays what is %s', async (status, what) => {
      const of = await owed(status)
      const { orderId, userId } = of
      const pay = () => payNow(depsWith(), { clubId, orderId, userId, what, card: null })
      expect(await meet(of, pay)).toEqual(['ended', 'ended'])
    })

    test('negative control: whoever takes the instalment before the order stands in a circle with the refund', async () => {
      const of = await owed('planned')
      const charge = () =>
        inClub(async (tx) => {
          await tx.execute(
            sql`update scheduled_payments set status = 'charging' where club_id = ${clubId} and id = ${of.paymentId}`,
          )
          await tx.execute(
            sql`select 1 from orders where club_id = ${clubId} and id = ${of.orderId} for no key update`,
          )
        })
      expect((await meet(of, charge)).toSorted()).toEqual(['40P01', 'ended'])
    })
  },
)
