import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { TEST_NOW } from '../testing/test-database.ts'
import { openWaitingDesk } from '../testing/waiting-desk.ts'
import { offeredPlaces, takeOffer } from './port.ts'

const BRID = 'brid@home.example'
const KWAME = 'kwame@home.example'

let app: TestApp
let desk: Awaited<ReturnType<typeof openWaitingDesk>>
beforeAll(async () => {
  app = await openTestApp()
  desk = await openWaitingDesk(app)
})
afterEach(async () => {
  app.setClock(TEST_NOW)
  await desk.reset()
})
afterAll(() => app.close())

const in48Hours = new Date(TEST_NOW.getTime() + 48.1 * 3_600_000)
const expiresAt = new Date(TEST_NOW.getTime() + 30 * 60_000)

async function take(email: string, count: number, now = TEST_NOW, orderId: string = randomUUID()) {
  const { clubId, planId } = desk
  const userId = await desk.userIdOf(email)
  return app.parts.db.withClub(clubId, (tx) =>
    takeOffer(tx, { clubId, userId, planId, count, orderId, expiresAt, now }),
  )
}
const held = () =>
  app.asOwner(
    `select holder, count, expires_at as until from reservations where state = 'held' order by holder`,
  )
async function offered(email: string, now = TEST_NOW) {
  const { clubId } = desk
  const userId = await desk.userIdOf(email)
  const places = await app.parts.db.withClub(clubId, (tx) => offeredPlaces(tx, { clubId, userId, now }))
  return Object.fromEntries(places)
}
async function offer(email: string, count: number) {
  await desk.join(email, count)
  await desk.free(count)
  await desk.work()
}

test('an offer becomes the order’s reservation; the stock does not move', async () => {
  await offer(BRID, 2)
  expect(await offered(BRID)).toEqual({ [desk.planId]: 2 })
  expect(await take(BRID, 2)).toBe(2)
  expect(await held()).toEqual([{ holder: 'order', count: 2, until: expiresAt }])
  expect(await desk.line()).toEqual(['brid taken 2'])
  expect(await desk.stock()).toEqual({ remaining: 0, reserved: 2 })
  expect(await take(BRID, 2)).toBe(0)
  app.setClock(in48Hours)
  await desk.work()
  expect(await desk.stock()).toEqual({ remaining: 0, reserved: 2 })
})

test('who takes one of two is still offered the other, until the deadline', async () => {
  await offer(BRID, 2)
  expect(await take(BRID, 1)).toBe(1)
  expect(await held()).toMatchObject([
    { holder: 'offer', count: 1 },
    { holder: 'order', count: 1 },
  ])
  expect(await offered(BRID)).toEqual({ [desk.planId]: 1 })
  app.setClock(in48Hours)
  await desk.work()
  expect(await desk.line()).toEqual(['brid passed 1'])
  expect(await desk.stock()).toEqual({ remaining: 1, reserved: 1 })
})

test('who wants more than was offered gets what was offered', async () => {
  await offer(BRID, 1)
  expect(await take(BRID, 3)).toBe(1)
})

test.each([0, -1])('%s places take nothing', async (count) => {
  await offer(BRID, 1)
  expect(await take(BRID, count)).toBe(0)
  expect(await desk.line()).toEqual(['brid offered 1'])
})

test('there is nothing to take after the deadline, for whoever still waits, or of somebody else’s', async () => {
  await offer(BRID, 1)
  await desk.join(KWAME)
  expect(await take(BRID, 1, in48Hours)).toBe(0)
  expect(await offered(BRID, in48Hours)).toEqual({})
  expect(await take(KWAME, 1)).toBe(0)
  expect(await held()).toMatchObject([{ holder: 'offer', count: 1 }])
})

test('two orders at the same moment share an offer and do not double it', async () => {
  await offer(BRID, 2)
  const taken = await Promise.all([take(BRID, 2), take(BRID, 2)])
  expect(taken.toSorted()).toEqual([0, 2])
  expect(await held()).toMatchObject([{ holder: 'order', count: 2 }])
})
