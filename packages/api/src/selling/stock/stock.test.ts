// Runs on both databases.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reached } from '#kernel/jobs/long-work.ts'
import { openShelf, type Shelf } from '#testing/world/stock-shelf.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { expiry } from './capability.ts'
import { type Holder } from './holder.ts'
import { rows } from '#kernel/db/rows.ts'
import { release, sell } from './settle-reservations.ts'
import { reserve } from './reserve.ts'

let shelf: Shelf
beforeAll(async () => {
  shelf = await openShelf()
})
afterAll(() => shelf.drop())

const LATER = new Date(TEST_NOW.getTime() + 15 * 60_000)
const anOrder = (): Holder => ({ clubId: shelf.clubId, holder: 'order', holderId: randomUUID() })
const take = (holder: Holder, demands: Record<string, number>, expiresAt = LATER) =>
  shelf.db.withClub(holder.clubId, (tx) =>
    reserve(tx, { ...holder, demands: new Map(Object.entries(demands)), expiresAt, now: TEST_NOW }),
  )
const giveBack = (holder: Holder) => shelf.db.withClub(holder.clubId, (tx) => release(tx, holder))
const sellAll = (holder: Holder) => shelf.db.withClub(holder.clubId, (tx) => sell(tx, holder))
/** As the worker does it, until there is nothing more to do. */
async function expireBy(now: Date, reached: Reached | null = null): Promise<void> {
  const outcome = await shelf.db.withPlatform((tx) => expiry.step(tx, { about: {}, reached, now }))
  if (!outcome.isFinished) await expireBy(now, outcome.reached)
}

const DONE = { ok: true, value: null }

test('what is reserved is held, then sold', async () => {
  const id = await shelf.lay(3)
  const order = anOrder()
  expect(await take(order, { [id]: 2 })).toEqual(DONE)
  expect(await shelf.counts(id)).toEqual({ remaining: 1, reserved: 2, sold: 0 })
  expect(await sellAll(order)).toBe(true)
  expect(await shelf.counts(id)).toEqual({ remaining: 1, reserved: 0, sold: 2 })
})

test('all or nothing, and what was short is named', async () => {
  const [enough, few, none] = await Promise.all([shelf.lay(5), shelf.lay(1), shelf.lay(0)])
  const unknown = randomUUID()
  const taken = await take(anOrder(), { [enough]: 1, [few]: 2, [none]: 1, [unknown]: 1 })
  expect(taken).toEqual({ ok: false, reason: { short: [few, none, unknown].toSorted() } })
  expect(await shelf.counts(enough)).toEqual({ remaining: 5, reserved: 0, sold: 0 })
  expect(await shelf.counts(few)).toEqual({ remaining: 1, reserved: 0, sold: 0 })
})

test('a refusal leaves the transaction as it was: the rest of it goes on', async () => {
  const id = await shelf.lay(0)
  const order = anOrder()
  const [result, found] = await shelf.db.withClub(shelf.clubId, async (tx) => {
    const demands = new Map([[id, 1]])
    const refused = await reserve(tx, { ...order, demands, expiresAt: LATER, now: TEST_NOW })
    return [refused, await rows(tx, sql`select 1 as here`)] as const
  })
  expect([result.ok, found]).toEqual([false, [{ here: 1 }]])
})

test('nothing is taken of what another club has', async () => {
  const theirs = await shelf.lay(5, shelf.otherClubId)
  expect(await take(anOrder(), { [theirs]: 1 })).toEqual({ ok: false, reason: { short: [theirs] } })
  expect(await shelf.counts(theirs)).toEqual({ remaining: 5, reserved: 0, sold: 0 })
})

test('an order of what cannot run out holds nothing, and is sold', async () => {
  const order = anOrder()
  expect(await take(order, {})).toEqual(DONE)
  expect(await sellAll(order)).toBe(true)
})

test.each([0, -1, 1.5, Number.NaN])('%s of something is a mistake of ours', async (count) => {
  const id = await shelf.lay(5)
  await expect(take(anOrder(), { [id]: count })).rejects.toThrow(RangeError)
  expect(await shelf.counts(id)).toEqual({ remaining: 5, reserved: 0, sold: 0 })
})

test('a billion are never there', async () => {
  const id = await shelf.lay(5)
  for (const count of [1e9, Number.MAX_SAFE_INTEGER])
    expect(await take(anOrder(), { [id]: count })).toEqual({ ok: false, reason: { short: [id] } })
})

test('each may be asked twice', async () => {
  const id = await shelf.lay(3)
  const [sold, given] = [anOrder(), anOrder()]
  for (const _ of [1, 2]) expect(await take(sold, { [id]: 3 })).toEqual(DONE)
  expect(await shelf.counts(id)).toEqual({ remaining: 0, reserved: 3, sold: 0 })
  for (const _ of [1, 2]) expect(await sellAll(sold)).toBe(true)
  // Sold is sold: neither giving back nor reserving changes it.
  await giveBack(sold)
  expect(await take(sold, { [id]: 3 })).toEqual(DONE)
  expect(await shelf.counts(id)).toEqual({ remaining: 0, reserved: 0, sold: 3 })

  const other = await shelf.lay(2)
  await take(given, { [other]: 2 })
  for (const _ of [1, 2]) await giveBack(given)
  expect(await shelf.counts(other)).toEqual({ remaining: 2, reserved: 0, sold: 0 })
})

test('an order and an offer of the same id are two holders', async () => {
  const id = await shelf.lay(3)
  const order = anOrder()
  const offer: Holder = { ...order, holder: 'offer' }
  await take(order, { [id]: 1 })
  await take(offer, { [id]: 2 })
  await giveBack(offer)
  expect(await shelf.counts(id)).toEqual({ remaining: 2, reserved: 1, sold: 0 })
})

test('what is held for too long goes back, in every club, and nothing else does', async () => {
  const [id, theirs] = await Promise.all([shelf.lay(4), shelf.lay(4, shelf.otherClubId)])
  const [late, patient, sold] = [anOrder(), anOrder(), anOrder()]
  await take(late, { [id]: 1 })
  await take({ ...anOrder(), clubId: shelf.otherClubId }, { [theirs]: 3 })
  await take(patient, { [id]: 1 }, new Date(LATER.getTime() + 1))
  await take(sold, { [id]: 1 })
  await sellAll(sold)
  await expireBy(new Date(LATER.getTime() - 1))
  expect(await shelf.counts(id)).toEqual({ remaining: 1, reserved: 2, sold: 1 })
  for (const _ of [1, 2]) await expireBy(LATER)
  expect(await shelf.counts(id)).toEqual({ remaining: 2, reserved: 1, sold: 1 })
  expect(await shelf.counts(theirs)).toEqual({ remaining: 4, reserved: 0, sold: 0 })
})

test('whoever pays after their time reserves again, and gets what is still there', async () => {
  const id = await shelf.lay(1)
  const [late, quick] = [anOrder(), anOrder()]
  await take(late, { [id]: 1 })
  await expireBy(LATER)
  expect(await sellAll(late)).toBe(false)
  expect(await shelf.counts(id)).toEqual({ remaining: 1, reserved: 0, sold: 0 })
  expect(await take(late, { [id]: 1 })).toEqual(DONE)
  expect(await sellAll(late)).toBe(true)
  expect(await shelf.counts(id)).toEqual({ remaining: 0, reserved: 0, sold: 1 })

  const other = await shelf.lay(1)
  await take(quick, { [other]: 1 })
  await expireBy(LATER)
  await take(anOrder(), { [other]: 1 })
  expect(await take(quick, { [other]: 1 })).toEqual({ ok: false, reason: { short: [other] } })
})

test('reserving again before anybody noticed holds it for longer', async () => {
  const id = await shelf.lay(1)
  const order = anOrder()
  await take(order, { [id]: 1 })
  expect(await take(order, { [id]: 1 }, new Date(LATER.getTime() + 60_000))).toEqual(DONE)
  await expireBy(LATER)
  expect(await shelf.counts(id)).toEqual({ remaining: 0, reserved: 1, sold: 0 })
})
