import type { SQL } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { killedAt, noteFaults } from '../../../../../scripts/lib/test-depth.ts'
import type { CrashPoint } from '#kernel/crash-point.ts'
import { app, bought, clubId, desk, openAttempts } from '#testing/clients/attempts-client.ts'
import { clockKilledAt, diesWithDatabase } from '#testing/processes/killed-process.ts'
import {
  anotherNight,
  fetchNight,
  compare,
  linesOf,
  loseWebhooks,
  nextDay,
  openLines,
} from '#testing/clients/statement-client.ts'
import { adoptRefunds } from '../payments/refunds/adopt-refunds.ts'
import { applyAftermath } from '../payments/apply-aftermath.ts'
import { findPayment } from '../payments/payment-row.ts'
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
  test.each(killedAt(POINTS))(
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
      noteFaults('statements')
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

// The embedded database has one connection: there are no two at once.
describe.skipIf(isEmbedded)('two that hear of the same refund at once', () => {
  const told = async () => {
    const [orderId = ''] = await foreignDay()
    const [payment] = await app.asOwner<{ id: string; name: string }>(
      `select id, gateway_payment_id as name from payments where order_id = $1 and kind = 'checkout'`,
      [orderId],
    )
    const aftermath = await app.parts.gateway.findAftermath(payment?.name ?? '')
    return { orderId, which: { clubId, paymentId: payment?.id ?? '' }, aftermath }
  }
  const bookedOf = (orderId: string) =>
    app.asOwner(`select 1 from ledger_transactions where order_id = $1 and kind = 'refund-at-provider'`, [
      orderId,
    ])

  test('book it once', async () => {
    const { orderId, which, aftermath } = await told()
    const hear = () =>
      app.parts.db.withClub(clubId, (tx) => applyAftermath(tx, which, aftermath, app.parts.now()))
    await Promise.all([hear(), hear(), hear()])
    expect(await bookedOf(orderId)).toHaveLength(1)
    expect((await prove()).differences.filter(({ kind }) => kind === 'refund')).toEqual([])
  })

  test('negative control: without the lock of the payment the database refuses the second, and without its index it is booked twice', async () => {
    const hearWithoutLock = ({ which, aftermath }: Awaited<ReturnType<typeof told>>) => {
      const both = Promise.withResolvers<void>()
      let looked = 0
      const one = () =>
        app.parts.db.withClub(clubId, async (tx) => {
          const row = await findPayment(tx, which)
          if (!row) throw new Error('There is a payment')
          // Neither goes on before both have seen that it is not in the books.
          const execute = async (query: SQL) => {
            const found = await tx.execute(query)
            if ((looked += 1) === 2) both.resolve()
            await both.promise
            return found
          }
          const careless = new Proxy(tx, {
            get: (of, name) => (name === 'execute' ? execute : Reflect.get(of, name)),
          })
          await adoptRefunds(careless, { ...row, shares: [] }, aftermath.refunds, app.parts.now())
        })
      return Promise.allSettled([one(), one()])
    }
    const first = await told()
    const ends = (both: PromiseSettledResult<void>[]) => both.map(({ status }) => status).toSorted()
    expect(ends(await hearWithoutLock(first))).toEqual(['fulfilled', 'rejected'])
    expect(await bookedOf(first.orderId)).toHaveLength(1)
    const second = await told()
    await app.asOwner('drop index refunds_at_gateway')
    expect(ends(await hearWithoutLock(second))).toEqual(['fulfilled', 'fulfilled'])
    expect(await bookedOf(second.orderId)).toHaveLength(2)
  })
})
