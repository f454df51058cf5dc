import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo } from '#testing/mails.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { openWaitingClient } from '#testing/clients/waiting-client.ts'
import { untilWaiting } from '#testing/waiting-for-locks.ts'
import { offerPlaces } from './offer-places.ts'

const BRID = 'brid@home.example'
const KWAME = 'kwame@home.example'
const DARA = 'dara@home.example'
const MAJA = 'maja@home.example'

let app: TestApp
let desk: Awaited<ReturnType<typeof openWaitingClient>>
beforeAll(async () => {
  app = await openTestApp()
  desk = await openWaitingClient(app)
})
afterEach(async () => {
  app.setClock(TEST_NOW)
  await desk.reset()
})
afterAll(() => app.close())

const at = (hours: number) => new Date(TEST_NOW.getTime() + hours * 3_600_000)
const goTo = (hours: number) => app.setClock(at(hours))
/** In this order, a minute apart. */
async function queue(...households: [email: string, count: number][]) {
  for (const [place, [email, count]] of households.entries()) {
    goTo((place - households.length) / 60)
    await desk.join(email, count)
  }
  goTo(0)
}

test('what comes free is offered to the first in line, and taken out of stock', async () => {
  await queue([BRID, 1], [KWAME, 1])
  await desk.free(1)
  await desk.work()
  expect(await desk.line()).toEqual(['brid offered 1', 'kwame waiting 1'])
  expect(await desk.stock()).toEqual({ remaining: 0, reserved: 1 })
  const [place] = (await desk.list(BRID)).body.items
  expect(place).toMatchObject({ status: 'offered', ahead: null })
  expect(Math.abs(Date.parse(place.offered_until) - at(48).getTime())).toBeLessThan(60_000)
  expect((await desk.list(KWAME)).body.items).toMatchObject([{ status: 'waiting', ahead: 0 }])
})

test('the mail says until when, where the club is, and leads to the programme', async () => {
  await queue([BRID, 2])
  await desk.free(2)
  await desk.work()
  const [mail, ...more] = await mailsTo(app, BRID)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('2 places have come free: Camp week 1')
  const [plan] = await app.asOwner<{ program: string }>(
    'select program_id as program from plans where id = $1',
    [desk.planId],
  )
  expect(mail?.text).toContain('Hello Bríd,')
  expect(mail?.text.replace(/\s+/g, ' ')).toContain('until Tuesday 17 November at 12:00 (Irish time)')
  expect(mail?.text).toContain(`://dunvarra.clubhouse.test/products/membership?id=${plan?.program}`)
})

test('somebody without a role in the club is written to as well', async () => {
  await app.asOwner('delete from club_roles where user_id = $1', [await desk.userIdOf(MAJA)])
  await queue([MAJA, 1])
  await desk.free(1)
  await desk.work()
  expect(await mailsTo(app, MAJA)).toHaveLength(1)
})

test('the job may run as often as it likes', async () => {
  await queue([BRID, 1], [KWAME, 1])
  await desk.free(1)
  for (const _ of [1, 2, 3]) await desk.work()
  expect(await desk.line()).toEqual(['brid offered 1', 'kwame waiting 1'])
  expect(await desk.stock()).toEqual({ remaining: 0, reserved: 1 })
  expect(await mailsTo(app, BRID)).toHaveLength(1)
})

test('a deadline that passes hands the place on', async () => {
  await queue([BRID, 1], [KWAME, 1])
  await desk.free(1)
  await desk.work()
  goTo(47.9)
  await desk.work()
  expect(await desk.line()).toEqual(['brid offered 1', 'kwame waiting 1'])
  goTo(48.1)
  expect((await desk.list(BRID)).body.items).toEqual([])
  await desk.work()
  expect(await desk.line()).toEqual(['brid passed 1', 'kwame offered 1'])
  expect(await desk.stock()).toEqual({ remaining: 0, reserved: 1 })
  expect(await mailsTo(app, KWAME)).toHaveLength(1)
  expect((await desk.join(BRID)).body).toMatchObject({ status: 'waiting', ahead: 0 })
})

test('an offer ends when the plan closes', async () => {
  await app.asOwner('update plans set closes_at = $2 where id = $1', [desk.planId, at(5)])
  await queue([BRID, 1])
  await desk.free(1)
  await desk.work()
  const [place] = (await desk.list(BRID)).body.items
  await app.asOwner('update plans set closes_at = null where id = $1', [desk.planId])
  expect(place.offered_until).toBe(at(5).toISOString())
})

test('nothing is offered of a plan that cannot be bought', async () => {
  await queue([BRID, 1])
  await desk.free(1)
  await app.asOwner('update products set is_active = false where id = $1', [desk.planId])
  await desk.work()
  expect(await desk.line()).toEqual(['brid waiting 1'])
  await app.asOwner('update products set is_active = true where id = $1', [desk.planId])
})

describe('brothers and sisters', () => {
  test('are kept together: what is not enough is gathered, and nobody overtakes', async () => {
    await queue([BRID, 3], [KWAME, 1])
    await desk.free(1)
    await desk.work()
    await desk.work()
    expect(await desk.line()).toEqual(['brid waiting 3', 'kwame waiting 1'])
    expect(await desk.stock()).toEqual({ remaining: 0, reserved: 1 })
    await desk.free(2)
    await desk.work()
    expect(await desk.line()).toEqual(['brid offered 3', 'kwame waiting 1'])
    expect(await desk.stock()).toEqual({ remaining: 0, reserved: 3 })
    expect(await mailsTo(app, BRID)).toHaveLength(1)
  })

  test('hold up smaller ones for a day, and keep their place after it', async () => {
    await queue([BRID, 3], [KWAME, 1], [DARA, 1])
    await desk.free(1)
    await desk.work()
    goTo(23.9)
    await desk.work()
    expect(await desk.line()).toEqual(['brid waiting 3', 'kwame waiting 1', 'dara waiting 1'])
    goTo(24.1)
    await desk.work()
    expect(await desk.line()).toEqual(['brid waiting 3', 'kwame offered 1', 'dara waiting 1'])
    await desk.free(3)
    await desk.work()
    expect(await desk.line()).toEqual(['brid offered 3', 'kwame offered 1', 'dara waiting 1'])
  })

  test('who leaves gives back what was gathered', async () => {
    await queue([BRID, 3], [KWAME, 1])
    await desk.free(1)
    await desk.work()
    const [place] = (await desk.list(BRID)).body.items
    await desk.leave(BRID, place.waiting_id)
    await desk.work()
    expect(await desk.line()).toEqual(['brid left 3', 'kwame offered 1'])
  })

  test('who asks for fewer may have enough', async () => {
    await queue([BRID, 3])
    await desk.free(2)
    await desk.work()
    await desk.join(BRID, 2)
    await desk.work()
    expect(await desk.line()).toEqual(['brid offered 2'])
    expect(await desk.stock()).toEqual({ remaining: 0, reserved: 2 })
  })
})

test('who is erased leaves the line, and what they held goes to the next', async () => {
  await app.asOwner(
    `insert into users (id, email, first_name, last_name) values (gen_random_uuid(), 'gone@home.example', 'Gone', 'Soon')`,
  )
  await queue(['gone@home.example', 1], [KWAME, 1])
  await desk.free(1)
  await desk.work()
  expect(await desk.line()).toEqual(['gone offered 1', 'kwame waiting 1'])
  await app.parts.db.withPlatform((tx) => tx.execute(`delete from users where email = 'gone@home.example'`))
  await desk.work()
  expect(await desk.line()).toEqual(['erased left 1', 'kwame offered 1'])
  expect(await desk.stock()).toEqual({ remaining: 0, reserved: 1 })
})

describe('two workers at once', () => {
  const line = () => ({ clubId: desk.clubId, planId: desk.planId, now: TEST_NOW })

  /** The second begins while the first has written and not committed. */
  async function offerTwice(locks: boolean): Promise<number[]> {
    const { db } = app.parts
    let second: Promise<number> | undefined
    const first = await db.withClub(desk.clubId, async (tx) => {
      const offers = await offerPlaces(tx, line(), { locks })
      second = db.withClub(desk.clubId, async (other) => (await offerPlaces(other, line(), { locks })).length)
      await untilWaiting(app)
      return offers.length
    })
    return [first, (await second) ?? 0]
  }

  test('offer once', async () => {
    await queue([BRID, 1])
    await desk.free(2)
    expect(await offerTwice(true)).toEqual([1, 0])
    expect(await desk.stock()).toEqual({ remaining: 1, reserved: 1 })
  })

  test('would make the same offer twice without the lock (negative control)', async () => {
    await queue([BRID, 1])
    await desk.free(2)
    expect(await offerTwice(false)).toEqual([1, 1])
  })
})
