import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runs } from '../../../../../scripts/lib/test-depth.ts'
import { openShelf, type Shelf } from '#testing/world/stock-shelf.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { release, releaseExpired, sell } from './settle-reservations.ts'
import { reserve } from './reserve.ts'

let shelf: Shelf
beforeAll(async () => {
  shelf = await openShelf()
})
afterAll(() => shelf.drop())

const ROWS = 3
const ORDERS = 4
const minute = (at: number) => new Date(TEST_NOW.getTime() + at * 60_000)

const order = fc.nat({ max: ORDERS - 1 })
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('reserve' as const),
      order,
      counts: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: ROWS, maxLength: ROWS }),
      minutes: fc.integer({ min: 1, max: 10 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sell' as const), order }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('release' as const), order }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire' as const) }) },
)

test(
  'whatever is reserved, sold, given back and run out, in whatever order: nothing comes from nowhere and nothing is lost',
  { timeout: 3600_000 },
  async () => {
    const plan = fc.record({
      there: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: ROWS, maxLength: ROWS }),
      acts: fc.array(act, { minLength: 1, maxLength: 20 }),
    })
    await fc.assert(
      fc.asyncProperty(plan, async ({ there, acts }) => {
        const ids = await Promise.all(there.map((count) => shelf.lay(count)))
        const orders = Array.from({ length: ORDERS }, () => randomUUID())
        const holderOf = (at: number) => ({
          clubId: shelf.clubId,
          holder: 'order' as const,
          holderId: orders[at] ?? '',
        })
        for (const [at, each] of acts.entries()) {
          const now = minute(at)
          const before = await Promise.all(ids.map(shelf.counts))
          await shelf.db.withClub(shelf.clubId, async (tx) => {
            if (each.kind === 'sell') await sell(tx, holderOf(each.order))
            else if (each.kind === 'release') await release(tx, holderOf(each.order))
            else if (each.kind === 'expire') await releaseExpired(tx, shelf.clubId, now)
            else {
              const wanted = ids.map((id, row) => [id, each.counts[row] ?? 0] as const)
              const demands = new Map(wanted.filter(([, count]) => count > 0))
              const expiresAt = minute(at + each.minutes)
              await reserve(tx, { ...holderOf(each.order), demands, expiresAt, now })
            }
          })
          const after = await Promise.all(ids.map(shelf.counts))
          for (const [row, { remaining, reserved, sold }] of after.entries()) {
            expect(remaining + reserved + sold).toBe(there[row])
            // What is sold stays sold.
            expect(sold).toBeGreaterThanOrEqual(before[row]?.sold ?? 0)
          }
          const noted = await shelf.asOwner<{ id: string; held: number; sold: number }>(
            `select s.id, coalesce(sum(r.count) filter (where r.state = 'held'), 0)::int as held,
              coalesce(sum(r.count) filter (where r.state = 'sold'), 0)::int as sold
            from stock s left join reservations r on r.club_id = s.club_id and r.stock_id = s.id
            where s.id = any($1::uuid[]) group by s.id`,
            [ids],
          )
          for (const { id, held, sold } of noted)
            expect({ reserved: held, sold }).toEqual({
              reserved: after[ids.indexOf(id)]?.reserved,
              sold: after[ids.indexOf(id)]?.sold,
            })
        }
      }),
      { numRuns: runs(25, 1000) },
    )
  },
)
