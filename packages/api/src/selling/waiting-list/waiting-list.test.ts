import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { planOf } from '#testing/world/forms.ts'
import { ask } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { openWaitingClient } from '#testing/clients/waiting-client.ts'

const BRID = 'brid@home.example'
const KWAME = 'kwame@home.example'
const DARA = 'dara@home.example'
const MINUTE_MS = 60_000

let app: TestApp
let desk: Awaited<ReturnType<typeof openWaitingClient>>
let transactions = 0
beforeAll(async () => {
  app = await openTestApp({
    around: (db) => ({
      ...db,
      withClub: (clubId, work, asked) => {
        transactions += 1
        return db.withClub(clubId, work, asked)
      },
    }),
  })
  desk = await openWaitingClient(app)
})
afterEach(async () => {
  app.setClock(TEST_NOW)
  await desk.reset()
})
afterAll(() => app.close())

const after = (minutes: number) => app.setClock(new Date(TEST_NOW.getTime() + minutes * MINUTE_MS))

describe('to join', () => {
  test('is one call, and says how many are in front', async () => {
    const brid = await desk.join(BRID)
    after(1)
    const kwame = await desk.join(KWAME, 3)
    expect([brid.status, kwame.status]).toEqual([200, 200])
    expect(brid.body).toEqual({
      waiting_id: expect.any(String),
      plan_id: desk.planId,
      plan_name: 'Camp week 1',
      count: 1,
      ahead: 0,
      status: 'waiting',
      offered_until: null,
      joined_at: expect.any(String),
      people: [],
    })
    expect(kwame.body).toMatchObject({ count: 3, ahead: 1 })
  })

  test('again changes for how many, and keeps the place in line', async () => {
    const first = await desk.join(BRID)
    after(1)
    await desk.join(KWAME)
    after(2)
    const again = await desk.join(BRID, 2)
    expect(again.body).toEqual({ ...first.body, count: 2 })
    expect(await desk.line()).toEqual(['brid waiting 2', 'kwame waiting 1'])
  })

  test('names children of the family whom the plan fits, and leaves the others in line when one drops out', async () => {
    const { body: line } = await desk.lineOf(BRID)
    expect(line).toMatchObject({ families: 0, closed: null, place: null, plan: { name: 'Camp week 1' } })
    const fitting = line.people.filter((person: { why_not: string | null }) => person.why_not === null)
    const ids = fitting.map((person: { member_id: string }) => person.member_id)
    expect(ids.length).toBeGreaterThan(1)
    const joined = await desk.joinFor(BRID, ids)
    expect(joined.body.count).toBe(ids.length)
    expect(joined.body.people.map((each: { member_id: string }) => each.member_id).toSorted()).toEqual(
      ids.toSorted(),
    )
    const fewer = await desk.joinFor(BRID, ids.slice(1))
    expect(fewer.body).toMatchObject({ waiting_id: joined.body.waiting_id, count: ids.length - 1 })
    expect((await desk.own(BRID)).body.items).toMatchObject([{ club: { slug: 'dunvarra' }, ahead: 0 }])
    expect((await desk.own(KWAME)).body).toEqual({ items: [] })
  })

  test('is refused for somebody else’s child, and for whom the plan doesn’t fit', async () => {
    const { body } = await desk.lineOf(BRID)
    const self = body.people.find((person: { is_self: boolean }) => person.is_self)
    const [child] = body.people.filter((person: { why_not: string | null }) => person.why_not === null)
    const refused = [await desk.joinFor(KWAME, [child.member_id]), await desk.joinFor(BRID, [self.member_id])]
    expect(refused.map(({ status, body: { errors } }) => [status, errors])).toEqual([
      [422, { member_ids: 'Choose from your own family.' }],
      [422, { member_ids: 'This one is for children.' }],
    ])
    expect(await desk.line()).toEqual([])
  })

  test('four times at the same moment is once', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => desk.join(BRID)))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await desk.line()).toEqual(['brid waiting 1'])
  })

  test('is for plans that are sold out', async () => {
    await desk.free(1)
    const refused = await desk.join(BRID)
    expect([refused.status, refused.body]).toEqual([
      409,
      { error_code: 'places_left', message: 'There are places left: you can choose the plan now.' },
    ])
    const unlimited = await desk.join(BRID, 1, await planOf(app, 'senior-player'))
    expect(unlimited.status).toBe(409)
    expect(await desk.line()).toEqual([])
  })

  test('is possible while what is free is for those in front', async () => {
    await desk.join(KWAME)
    await desk.free(1)
    expect((await desk.join(BRID)).status).toBe(200)
  })

  test.each([
    { set: `opens_at = '2027-01-01'`, why: 'not open yet' },
    { set: `closes_at = '2026-11-15T11:59:00Z'`, why: 'closed' },
  ])('is refused for a plan that is $why', async ({ set }) => {
    await app.asOwner(`update plans set ${set} where id = $1`, [desk.planId])
    const { status, body } = await desk.join(BRID)
    await app.asOwner('update plans set opens_at = null, closes_at = null where id = $1', [desk.planId])
    expect([status, body.message]).toEqual([409, 'You can’t wait for this plan: it isn’t on sale now.'])
  })

  test.each([0, -1, 11, 1_000_000_000, 1.5])('for %s is refused', async (count) => {
    expect((await desk.join(BRID, count)).status).toBe(422)
    expect(await desk.line()).toEqual([])
  })
})

test('what somebody waits for is one statement of the club’s', async () => {
  await desk.join(BRID)
  transactions = 0
  const { body } = await desk.list(BRID)
  expect(transactions).toBe(1)
  expect(body.items).toMatchObject([{ plan_name: 'Camp week 1', status: 'waiting', ahead: 0 }])
  expect((await desk.list(KWAME)).body).toEqual({ items: [] })
})

describe('to leave', () => {
  test('ends the waiting, once', async () => {
    const { body } = await desk.join(BRID)
    expect(await desk.leave(BRID, body.waiting_id)).toMatchObject({ status: 200, body: {} })
    expect(await desk.line()).toEqual(['brid left 1'])
    expect((await desk.leave(BRID, body.waiting_id)).status).toBe(404)
  })

  test('an offer passes it to the next, without waiting for the minute', async () => {
    const { body } = await desk.join(BRID)
    after(1)
    await desk.join(KWAME)
    await desk.free(1)
    await desk.work()
    await desk.leave(BRID, body.waiting_id)
    expect(await desk.stock()).toEqual({ remaining: 1, reserved: 0 })
    const [asked] = await app.asOwner<{ about: object }>(
      `select about from job_runs where state = 'queued' and kind = 'offer-places'`,
    )
    expect(asked?.about).toEqual({ club: desk.clubId, plan: desk.planId })
    await desk.work()
    expect(await desk.line()).toEqual(['brid passed 1', 'kwame offered 1'])
  })

  test('somebody else’s place is not found', async () => {
    const { body } = await desk.join(BRID)
    expect((await desk.leave(KWAME, body.waiting_id)).status).toBe(404)
    expect(await desk.line()).toEqual(['brid waiting 1'])
  })
})

describe('what is another’s', () => {
  test('club: its plans, its site and its line are not found', async () => {
    const [theirs] = await app.asOwner<{ id: string }>(
      `select p.id from plans p join clubs c on c.id = p.club_id where c.slug = 'inishvarn' limit 1`,
    )
    const { body } = await desk.join(BRID)
    expect((await desk.join(DARA, 1, theirs?.id)).status).toBe(404)
    expect((await desk.join(DARA, 1, desk.planId, 'inishvarn')).status).toBe(404)
    expect((await desk.list(BRID, 'inishvarn')).status).toBe(404)
    expect((await desk.leave(BRID, body.waiting_id, 'inishvarn')).status).toBe(404)
    const elsewhere = await app.parts.db.withClub(app.parts.registry.idOf('inishvarn') ?? '', (tx) =>
      tx.execute('select 1 from waiting_places'),
    )
    expect(elsewhere).toMatchObject({ rows: [] })
  })

  test('whoever is not signed in has to do that first', async () => {
    expect((await ask(app, '/v2/store/dunvarra/waiting-list')).status).toBe(401)
    const path = `/v2/store/dunvarra/products/plans/${desk.planId}/waiting-list`
    expect((await ask(app, path, { count: 1 })).status).toBe(401)
  })

  test('a plan that is not sold any more is not found', async () => {
    await app.asOwner('update products set is_active = false where id = $1', [desk.planId])
    const { status } = await desk.join(BRID)
    await app.asOwner('update products set is_active = true where id = $1', [desk.planId])
    expect(status).toBe(404)
  })
})
