import { beforeEach, describe, expect, test } from 'vitest'
import { isDeep } from '../../../../../scripts/lib/test-depth.ts'
import type { CrashPoint } from '../../crash-point.ts'
import { app, bought, clubId, desk, openAttempts } from '../../testing/attempts-desk.ts'
import { clockKilledAt, diesWithDatabase } from '../../testing/killed-process.ts'
import {
  anotherNight,
  fetchNight,
  compare,
  linesOf,
  loseWebhooks,
  nextDay,
  openLines,
  overNight,
} from '../../testing/statement-desk.ts'
import { proveMoney } from './prove-money.ts'

const DAY_MS = 86_400_000

/** Those that leave the most behind come first: the page is told and not written; the look has answered and booked nothing. */
const POINTS: CrashPoint[] = [
  'statement.fetched',
  'payment.acted',
  'statement.claimed',
  'payment.claimed',
  'work.before-commit',
  'work.committed',
]

openAttempts()
beforeEach(nextDay)

const isEmbedded = diesWithDatabase('killed-statements.test.ts')

/** Two refunds at the gateway's own pages and a dispute, of which nobody has told us. */
async function foreignDay(): Promise<string[]> {
  const { sandbox } = app.parts
  const orders: string[] = []
  for (let each = 0; each < 2; each += 1) {
    const orderId = await bought((await desk.fill(await desk.plan('senior-player'))).shopping_cart_id)
    orders.push(orderId)
    const [payment] = await app.asOwner<{ id: string }>(
      `select gateway_payment_id as id from payments where order_id = $1 and kind = 'checkout'`,
      [orderId],
    )
    if (each === 0) await sandbox?.desk.refundAtPages(payment?.id ?? '', 30_00)
    else await sandbox?.desk.openDispute(payment?.id ?? '', 'fraudulent')
    await desk.clear()
  }
  await loseWebhooks()
  return orders
}

const prove = () => {
  const { db, gateway, now } = app.parts
  const to = new Date(now().getTime() + DAY_MS)
  return proveMoney({ db, gateway }, { clubId, from: new Date(now().getTime() - 60 * DAY_MS), to })
}

/** Each once, in the books as at the gateway. */
async function expectBookedOnce(orders: readonly string[]): Promise<void> {
  expect((await prove()).differences).toEqual([])
  const [row] = await app.asOwner<object>(
    `select (select count(*)::int from refunds where order_id = any($1::uuid[])) as refunds,
      (select count(*)::int from disputes where order_id = any($1::uuid[])) as disputes,
      (select count(*)::int from ledger_transactions where order_id = any($1::uuid[]) and kind = 'refund-at-provider') as booked,
      (select coalesce(sum(amount), 0)::int from ledger_entries) as off`,
    [`{${orders.join(',')}}`],
  )
  expect(row).toEqual({ refunds: 1, disputes: 1, booked: 1, off: 0 })
  expect(await openLines()).toEqual([])
}

describe.skipIf(isEmbedded)('a worker that is killed (PostgreSQL only)', () => {
  test.each(POINTS.slice(0, isDeep ? POINTS.length : 1))(
    'at %s: another one goes on, nothing is lost and nothing twice',
    async (point) => {
      const orders = await foreignDay()
      app.setClock(new Date(app.parts.now().getTime() + 15 * 3_600_000))
      expect(await clockKilledAt(app, point)).toBe('SIGKILL')
      // What the dead one held is another's after a while.
      app.setClock(new Date(app.parts.now().getTime() + 3 * 60_000))
      for (let round = 0; round < 3; round += 1) {
        await desk.settle()
        app.setClock(new Date(app.parts.now().getTime() + 11 * 60_000))
      }
      await anotherNight()
      await expectBookedOnce(orders)
    },
  )
})

test('an answer that is lost is asked for again', async () => {
  const orders = await foreignDay()
  await app.parts.sandbox?.desk.setFaults({ movements: { status: 500 } })
  await fetchNight()
  expect(await linesOf(orders[0] ?? '')).toEqual([])
  await app.parts.sandbox?.desk.setFaults({})
  app.setClock(new Date(app.parts.now().getTime() + 5 * 60_000))
  await app.asOwner(
    `update statement_pages set due_at = created_at - interval '1 hour' where done_at is null`,
  )
  await fetchNight()
  await compare()
  await expectBookedOnce(orders)
})

test('two that hear of the same refund at once book it once; without its name at the gateway it would be booked again', async () => {
  const orders = await foreignDay()
  await fetchNight()
  await Promise.all([compare(), compare()])
  await overNight()
  await expectBookedOnce(orders)
  // The control: as if it were another refund each time, and nothing said that it is the same.
  await app.asOwner('update refunds set gateway_refund_id = null where order_id = $1', [orders[0]])
  await app.asOwner(
    `update statement_lines set state = 'new' where kind = 'refund' and gateway_payment_id in (
      select gateway_payment_id from payments where order_id = $1)`,
    [orders[0]],
  )
  await compare()
  const booked = await app.asOwner(`select 1 from refunds where order_id = $1`, [orders[0]])
  expect(booked).toHaveLength(2)
  const { differences } = await prove()
  expect(differences.length).toBeGreaterThan(0)
})
