import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accept, refuse } from '@clubhouse/domain/result'
import type { Tx } from '#kernel/db/database.ts'
import { openShelf, type Shelf } from '#testing/world/stock-shelf.ts'
import { TEST_NOW, testDatabaseKind } from '#testing/test-database.ts'
import { one } from '#kernel/db/rows.ts'
import { release, releaseExpired, sell } from './settle-reservations.ts'
import { reserve, type Reserving } from './reserve.ts'

const BUYERS = 200
const LATER = new Date(TEST_NOW.getTime() + 60_000)

type Reserve = typeof reserve

/** The negative control: what somebody would write who has not thought of two at once. Two of them have read before one writes. */
function readThenWrite(): Reserve {
  const twoHaveRead = Promise.withResolvers<void>()
  let readers = 0
  return async (tx: Tx, { clubId, demands }: Reserving) => {
    for (const [id, count] of demands) {
      const row = await one<{ remaining: number }>(
        tx,
        sql`select remaining from stock where club_id = ${clubId} and id = ${id}`,
      )
      readers += 1
      if (readers === 2) twoHaveRead.resolve()
      await twoHaveRead.promise
      if (!row || row.remaining < count) return refuse({ short: [id] })
      await tx.execute(sql`update stock set remaining = ${row.remaining - count}, reserved = reserved + ${count}
        where club_id = ${clubId} and id = ${id}`)
    }
    return accept(null)
  }
}

// The embedded database has one connection: there are no two at once.
describe.skipIf(testDatabaseKind() === 'embedded')('of buyers who come at once', () => {
  let shelf: Shelf
  beforeAll(async () => {
    shelf = await openShelf()
  })
  afterAll(() => shelf.drop())

  const holderOf = () => ({ clubId: shelf.clubId, holder: 'order' as const, holderId: randomUUID() })
  const inClub = <T>(work: (tx: Tx) => Promise<T>) => shelf.db.withClub(shelf.clubId, work)

  /** How many of the buyers got what they wanted. */
  async function race(take: Reserve, demandOf: (buyer: number) => Map<string, number>): Promise<number> {
    const results = await Promise.all(
      Array.from({ length: BUYERS }, (_, buyer) =>
        inClub((tx) =>
          take(tx, { ...holderOf(), demands: demandOf(buyer), expiresAt: LATER, now: TEST_NOW }),
        ),
      ),
    )
    return results.filter(({ ok }) => ok).length
  }

  test(`one gets the last place, and ${BUYERS - 1} are told that there is none`, async () => {
    const id = await shelf.lay(1)
    expect(await race(reserve, () => new Map([[id, 1]]))).toBe(1)
    expect(await shelf.counts(id)).toEqual({ remaining: 0, reserved: 1, sold: 0 })
  })

  test('negative control: whoever reads and then writes sells the last place more than once', async () => {
    const id = await shelf.lay(1)
    expect(await race(readThenWrite(), () => new Map([[id, 1]]))).toBeGreaterThan(1)
  })

  test('a plan by itself, in a bundle, and twice in one cart: one row, and never more than there are', async () => {
    const [plan, bundled] = [await shelf.lay(31), await shelf.lay(1000)]
    // By itself, with another plan of a bundle, and twice.
    const demands = [
      new Map([[plan, 1]]),
      new Map([
        [bundled, 1],
        [plan, 1],
      ]),
      new Map([[plan, 2]]),
    ]
    await race(reserve, (buyer) => demands[buyer % 3] ?? new Map())
    const { remaining, reserved } = await shelf.counts(plan)
    expect(remaining + reserved).toBe(31)
    // At most one place is left, which nobody who wanted two could have.
    expect(remaining).toBeLessThanOrEqual(1)
    const [{ held } = { held: 0 }] = await shelf.asOwner<{ held: number }>(
      `select sum(count)::int as held from reservations where stock_id = $1 and state = 'held'`,
      [plan],
    )
    expect(held).toBe(reserved)
    const other = await shelf.counts(bundled)
    expect(other.remaining + other.reserved).toBe(1000)
  })

  test('carts that name the same rows in another order never wait for each other in a circle', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => shelf.lay(BUYERS)))
    const inOrder = (buyer: number) => (buyer % 2 === 0 ? ids : ids.toReversed())
    expect(await race(reserve, (buyer) => new Map(inOrder(buyer).map((id) => [id, 1])))).toBe(BUYERS)
    for (const id of ids) expect(await shelf.counts(id)).toEqual({ remaining: 0, reserved: BUYERS, sold: 0 })
  })

  test('paid, given up and run out at once: each place ends in one state', async () => {
    const id = await shelf.lay(40)
    const orders = Array.from({ length: 40 }, holderOf)
    const demands = new Map([[id, 1]])
    for (const order of orders)
      await inClub((tx) => reserve(tx, { ...order, demands, expiresAt: LATER, now: TEST_NOW }))
    const sold = await Promise.all(
      orders.flatMap((order) => [
        inClub((tx) => sell(tx, order)),
        inClub((tx) => sell(tx, order)),
        inClub((tx) => release(tx, order)).then(() => null),
        inClub((tx) => releaseExpired(tx, shelf.clubId, LATER)).then(() => null),
      ]),
    )
    const counts = await shelf.counts(id)
    expect(counts.reserved).toBe(0)
    expect(counts.remaining + counts.sold).toBe(40)
    // Both who sold the same order were told the same, or the first before it was given back.
    expect(sold.filter((each) => each === true).length).toBe(counts.sold * 2)
  })

  test('the same order reserved twenty times at once is reserved once', async () => {
    const id = await shelf.lay(1)
    const order = holderOf()
    const reserving = { ...order, demands: new Map([[id, 1]]), expiresAt: LATER, now: TEST_NOW }
    const results = await Promise.all(
      Array.from({ length: 20 }, () => inClub((tx) => reserve(tx, reserving))),
    )
    expect(results.every(({ ok }) => ok)).toBe(true)
    expect(await shelf.counts(id)).toEqual({ remaining: 0, reserved: 1, sold: 0 })
  })
})
