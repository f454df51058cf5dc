import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { planOf } from '#testing/world/forms.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { openWaitingClient } from '#testing/clients/waiting-client.ts'
import { reserveWithOffers } from './port.ts'

const BRID = 'brid@home.example'
const KWAME = 'kwame@home.example'

let app: TestApp
let desk: Awaited<ReturnType<typeof openWaitingClient>>
/** Of which there are two, for anybody. */
let other: string
beforeAll(async () => {
  app = await openTestApp()
  desk = await openWaitingClient(app)
  other = await planOf(app, 'camp-week-2')
})
afterEach(async () => {
  app.setClock(TEST_NOW)
  await desk.reset()
  await app.asOwner('update stock set remaining = 2, reserved = 0 where id = $1', [other])
})
afterAll(() => app.close())

const in48Hours = new Date(TEST_NOW.getTime() + 48.1 * 3_600_000)
const expiresAt = new Date(TEST_NOW.getTime() + 30 * 60_000)

interface Order {
  now?: Date
  orderId?: string
  also?: [string, number][]
}
async function buy(
  email: string,
  count: number,
  { now = TEST_NOW, orderId = randomUUID(), also = [] }: Order = {},
) {
  const { clubId, planId } = desk
  const userId = await desk.userIdOf(email)
  const demands = new Map([[planId, count], ...also])
  const order = { clubId, userId, holder: 'order' as const, holderId: orderId, demands, expiresAt, now }
  const held = await app.parts.db.withClub(clubId, (tx) => reserveWithOffers(tx, order))
  return held.ok ? 'held' : held.reason.short
}
const held = () =>
  app.asOwner(
    `select holder, count from reservations where state = 'held' and stock_id = $1 order by holder, count`,
    [desk.planId],
  )
async function offer(email: string, count: number) {
  await desk.join(email, count)
  await desk.free(count)
  await desk.work()
}

test('what was offered becomes the order’s', async () => {
  await offer(BRID, 2)
  expect(await buy(BRID, 2)).toBe('held')
  expect(await held()).toEqual([{ holder: 'order', count: 2 }])
  expect(await desk.line()).toEqual(['brid taken 2'])
  expect(await desk.stock()).toEqual({ remaining: 0, reserved: 2 })
  app.setClock(in48Hours)
  await desk.work()
  expect(await desk.stock()).toEqual({ remaining: 0, reserved: 2 })
})

test('the same order asked for twice takes once', async () => {
  await offer(BRID, 2)
  const orderId = randomUUID()
  expect([await buy(BRID, 1, { orderId }), await buy(BRID, 1, { orderId })]).toEqual(['held', 'held'])
  expect(await held()).toEqual([
    { holder: 'offer', count: 1 },
    { holder: 'order', count: 1 },
  ])
})

test('who takes one of two is still offered the other, until the deadline', async () => {
  await offer(BRID, 2)
  expect(await buy(BRID, 1)).toBe('held')
  expect(await desk.line()).toEqual(['brid offered 1'])
  expect(await desk.stock()).toEqual({ remaining: 0, reserved: 2 })
  app.setClock(in48Hours)
  await desk.work()
  expect(await desk.line()).toEqual(['brid passed 1'])
  expect(await desk.stock()).toEqual({ remaining: 1, reserved: 1 })
})

test('who wants more than was offered takes the rest of what is left, or nothing at all', async () => {
  await offer(BRID, 1)
  expect(await buy(BRID, 2)).toEqual([desk.planId])
  expect(await desk.line()).toEqual(['brid offered 1'])
  await desk.free(1)
  expect(await buy(BRID, 2)).toBe('held')
  expect(await held()).toEqual([{ holder: 'order', count: 2 }])
})

test('an order that is short of something else leaves the offer as it was', async () => {
  await offer(BRID, 1)
  expect(await buy(BRID, 1, { also: [[other, 3]] })).toEqual([other])
  expect(await desk.line()).toEqual(['brid offered 1'])
  expect(await held()).toEqual([{ holder: 'offer', count: 1 }])
  expect(await buy(BRID, 1, { also: [[other, 2]] })).toBe('held')
})

test('nobody takes what is offered to somebody else, nor after the deadline, nor by waiting', async () => {
  await offer(BRID, 1)
  await desk.join(KWAME)
  expect(await buy(KWAME, 1)).toEqual([desk.planId])
  expect(await buy(BRID, 1, { now: in48Hours })).toEqual([desk.planId])
  expect(await held()).toEqual([{ holder: 'offer', count: 1 }])
})

test('two orders at the same moment do not double an offer', async () => {
  await offer(BRID, 2)
  const both = await Promise.all([buy(BRID, 2), buy(BRID, 2)])
  expect(both).toEqual(expect.arrayContaining(['held', [desk.planId]]))
  expect(await held()).toEqual([{ holder: 'order', count: 2 }])
})
