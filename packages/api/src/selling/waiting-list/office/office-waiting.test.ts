import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import { openClubClient, type ClubClient } from '#testing/clients/club-client.ts'
import { planOf } from '#testing/world/forms.ts'
import { mailsTo } from '#testing/mails.ts'
import { hostOf, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { openWaitingClient } from '#testing/clients/waiting-client.ts'
import { untilWaiting } from '#testing/waiting-for-locks.ts'
import { offerByHand } from './offer-by-hand.ts'

const BRID = 'brid@home.example'
const KWAME = 'kwame@home.example'
const DARA = 'dara@home.example'
const HOUR_MS = 3_600_000

let app: TestApp
let desk: Awaited<ReturnType<typeof openWaitingClient>>
let club: ClubClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openWaitingClient(app)
})
afterEach(async () => {
  app.setClock(TEST_NOW)
  await app.asOwner('update products set is_active = true where id = $1', [desk.planId])
  await app.asOwner('update plans set closes_at = null where id = $1', [desk.planId])
  // Each test begins at the same moment: what an earlier one left could look newer.
  await app.asOwner('delete from audit_events')
  await desk.reset()
})
afterAll(() => app.close())

const at = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS)
/** In this order, a minute apart; answers their ids. */
async function queue(...households: [email: string, count: number][]): Promise<string[]> {
  const ids: string[] = []
  for (const [place, [email, count]] of households.entries()) {
    app.setClock(at((place - households.length) / 60))
    ids.push((await desk.join(email, count)).body.waiting_id)
  }
  app.setClock(TEST_NOW)
  club = await openClubClient(app)
  return ids
}
const households = async (query = '') =>
  (await club.ask(`/waiting-households?plan_id=${desk.planId}${query}`)).body
const offer = (id: string, body: object = {}) => club.ask(`/waiting-households/${id}/offer`, body)
const withdraw = (id: string, body: object) => club.ask(`/waiting-households/${id}/withdrawal`, body)
const extend = (id: string, body: object) => club.ask(`/waiting-households/${id}/extension`, body)
/** The clock goes on while a test runs. */
const isAbout = (iso: string, hours: number) =>
  expect(Math.abs(Date.parse(iso) - at(hours).getTime())).toBeLessThan(60_000)
const last = async (kind: string) => (await club.audited(kind)).at(-1)

test('TABLE-11 who waits is told in order, with since when and for how many, per plan', async () => {
  await queue([BRID, 2], [KWAME, 1])
  await desk.free(2)
  await desk.work()
  const { items, counts, total } = await households()
  expect([total, counts]).toEqual([2, { all: 2, waiting: 1, offered: 1 }])
  expect(items).toMatchObject([
    { status: 'offered', count: 2, position: null, offered_until: expect.any(String), gathered: 0 },
    { status: 'waiting', count: 1, position: 1, email: KWAME, plan: 'Camp week 1', offered_until: null },
  ])
  expect(items[0].name).toMatch(/^Bríd /)
  isAbout(items[0].offered_until, 48)
  expect((await households('&status=waiting&filter=kwame')).items).toHaveLength(1)
  const lists = await club.ask('/waiting-lists')
  expect(lists.body.items).toMatchObject([
    {
      plan_id: desk.planId,
      plan: 'Camp week 1',
      state: 'sold_out',
      waiting: 1,
      wanted: 1,
      offered: 1,
      left: 0,
    },
  ])
  const other = await planOf(app, 'senior-player')
  expect((await club.ask(`/waiting-lists/${other}`)).body).toMatchObject({ waiting: 0, places: null })
  const file = await app.server.inject({
    url: `/api/v2/backoffice/waiting-households/csv?plan_id=${desk.planId}&columns=position&columns=email`,
    headers: {
      host: hostOf('backoffice'),
      'x-account-id': club.accountId,
      authorization: `Bearer ${(await signIn(app, 'tadhg@dunvarra.example', 'backoffice')).access_token}`,
    },
  })
  expect(file.body.slice(1)).toBe('Place in line,E-mail\r\n,brid@home.example\r\n1,kwame@home.example\r\n')
})

describe('an offer by hand', () => {
  test('to whoever is next needs a free place or one that is made, mails them, and is told once', async () => {
    const [first = ''] = await queue([BRID, 2], [KWAME, 1])
    expect(await offer(first)).toMatchObject({ status: 409, body: { error_code: 'no_places' } })
    expect(await mailsTo(app, BRID)).toEqual([])
    const made = await offer(first, { makes_room: true })
    expect(made).toMatchObject({
      status: 200,
      body: { status: 'offered' },
    })
    isAbout(made.body.offered_until, 48)
    expect(await desk.stock()).toEqual({ remaining: 0, reserved: 2 })
    expect(await mailsTo(app, BRID)).toMatchObject([{ subject: '2 places have come free: Camp week 1' }])
    expect(await last('place-offered-by-hand')).toMatchObject({
      actor: 'tadhg@dunvarra.example',
      detail: { plan_id: desk.planId, name: 'Camp week 1', 'Places made': '2' },
    })
    // Pressed twice: nobody else is asked, and nothing more is made.
    expect(await offer(first, { makes_room: true })).toMatchObject({
      status: 409,
      body: { error_code: 'offered_already' },
    })
    expect(await desk.line()).toEqual(['brid offered 2', 'kwame waiting 1'])
    expect(await desk.stock()).toEqual({ remaining: 0, reserved: 2 })
  })

  test('uses what is free before anything is made', async () => {
    const [first = ''] = await queue([BRID, 2])
    await desk.free(1)
    await desk.work()
    expect((await households()).items).toMatchObject([{ gathered: 1 }])
    await offer(first, { makes_room: true })
    expect(await desk.stock()).toEqual({ remaining: 0, reserved: 2 })
    expect((await last('place-offered-by-hand'))?.detail).toMatchObject({ 'Places made': '1' })
  })

  test('out of turn needs a reason, which is written down, and leaves the others what is theirs', async () => {
    const [, second = ''] = await queue([BRID, 3], [KWAME, 1])
    await desk.free(2)
    await desk.work()
    const refused = await offer(second, { makes_room: true })
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { reason: 'Say why they go before the others' } },
    })
    const why = 'Her brother trains at the same hour'
    const made = await offer(second, { makes_room: true, reason: why })
    expect(made.body.offered_why).toBe(why)
    expect(await desk.line()).toEqual(['brid waiting 3', 'kwame offered 1'])
    // Two are gathered for those in front still, one is held for who was let in before them.
    expect(await desk.stock()).toEqual({ remaining: 0, reserved: 3 })
    expect((await households('&status=waiting')).items).toMatchObject([{ gathered: 2 }])
    // What was typed is with the offer, and goes with whoever is erased; the log stays.
    expect((await last('place-offered-by-hand'))?.detail).toEqual({
      plan_id: desk.planId,
      name: 'Camp week 1',
      turn: 'out of turn',
      'Places made': '1',
    })
  })

  test('is refused for a plan that is not on sale, for strangers to the line, and for another club’s', async () => {
    const [first = ''] = await queue([BRID, 1])
    await app.asOwner('update plans set closes_at = $2 where id = $1', [desk.planId, at(-1)])
    expect((await offer(first, { makes_room: true })).body.error_code).toBe('not_open')
    expect((await offer(desk.planId)).status).toBe(404)
    await desk.leave(BRID, first)
    expect((await offer(first, { makes_room: true })).status).toBe(404)
  })

  test('never gives a place twice, though the job and two people offer at once', async () => {
    const ids = await queue([BRID, 1], [KWAME, 1], [DARA, 1])
    await desk.free(1)
    await Promise.all([
      ...ids.map((id) => offer(id, { reason: 'All at once' })),
      desk.work(),
      offer(ids[0] ?? ''),
    ])
    expect((await desk.line()).filter((each) => each.includes('offered'))).toHaveLength(1)
    expect(await desk.stock()).toEqual({ remaining: 0, reserved: 1 })
  })

  describe('of the same household by two people at once', () => {
    /** The second begins while the first has written and not committed. */
    async function offerTwice(locks: boolean): Promise<boolean[]> {
      const { db } = app.parts
      const [waitingId = ''] = await queue([BRID, 1])
      const asked = { clubId: desk.clubId, waitingId, reason: null, makesRoom: true, now: TEST_NOW }
      const made = async (tx: Tx) => !((await offerByHand(tx, asked, { locks })) instanceof Refusal)
      let second: Promise<boolean> | undefined
      const first = await db.withClub(desk.clubId, async (tx) => {
        const isMade = await made(tx)
        second = db.withClub(desk.clubId, made)
        await untilWaiting(app)
        return isMade
      })
      return [first, (await second) ?? false]
    }

    test('is one offer', async () => {
      expect(await offerTwice(true)).toEqual([true, false])
      expect(await desk.stock()).toEqual({ remaining: 0, reserved: 1 })
    })

    test('would be two without the lock (negative control)', async () => {
      expect(await offerTwice(false)).toEqual([true, true])
    })
  })

  test('can be taken up by whom it was made to', async () => {
    const [first = ''] = await queue([BRID, 1])
    await offer(first, { makes_room: true })
    expect((await desk.list(BRID)).body.items).toMatchObject([
      { status: 'offered', plan_name: 'Camp week 1' },
    ])
    app.setClock(at(49))
    await desk.work()
    expect(await desk.line()).toEqual(['brid passed 1'])
    // What was made stays with the plan.
    expect(await desk.stock()).toEqual({ remaining: 1, reserved: 0 })
  })
})

describe('an open offer', () => {
  test('is extended with a mail, once for each time it is pressed', async () => {
    const [first = ''] = await queue([BRID, 1])
    const { offered_until: from } = (await offer(first, { makes_room: true })).body
    const { body: longer } = await extend(first, { days: 2, offered_until: from })
    expect(Date.parse(longer.offered_until) - Date.parse(from)).toBe(48 * HOUR_MS)
    expect(await extend(first, { days: 2, offered_until: from })).toMatchObject({
      status: 409,
      body: { error_code: 'changed_meanwhile' },
    })
    expect(await mailsTo(app, BRID)).toHaveLength(2)
    app.setClock(at(95))
    await desk.work()
    expect(await desk.line()).toEqual(['brid offered 1'])
    expect(await desk.stock()).toEqual({ remaining: 0, reserved: 1 })
    expect((await last('offer-extended'))?.detail['Until']).toBe(`${from} → ${longer.offered_until}`)
  })

  test('never holds past the end of the sale', async () => {
    const [first = ''] = await queue([BRID, 1])
    await app.asOwner('update plans set closes_at = $2 where id = $1', [desk.planId, at(60)])
    const { offered_until } = (await offer(first, { makes_room: true })).body
    const longer = await extend(first, { days: 7, offered_until })
    expect(longer.body.offered_until).toBe(at(60).toISOString())
    expect((await extend(first, { days: 1, offered_until: at(60).toISOString() })).body.error_code).toBe(
      'not_open',
    )
  })

  test('is withdrawn with a mail that says why, and goes to the next in line', async () => {
    const [first = '', second = ''] = await queue([BRID, 1], [KWAME, 1])
    await offer(first, { makes_room: true })
    expect((await withdraw(first, { reason: ' ' })).status).toBe(422)
    expect((await withdraw(second, { reason: 'None' })).body.error_code).toBe('no_offer')
    const kept = await withdraw(first, { reason: 'A mistake of ours', keeps_place: true })
    expect(kept).toMatchObject({ status: 409, body: { error_code: 'next_in_line' } })
    // A plan that was taken off the website since gives its offers back all the same.
    await app.asOwner('update products set is_active = false where id = $1', [desk.planId])
    expect((await withdraw(first, { reason: 'A mistake of ours' })).status).toBe(200)
    await app.asOwner('update products set is_active = true where id = $1', [desk.planId])
    await desk.work()
    expect(await desk.line()).toEqual(['brid passed 1', 'kwame offered 1'])
    const mails = await mailsTo(app, BRID)
    const mail = mails.find(({ subject }) => subject === 'About your place: Camp week 1')
    expect(mail?.text).toContain('Why: A mistake of ours')
    expect((await withdraw(first, { reason: 'Again' })).status).toBe(404)
    expect((await last('offer-withdrawn'))?.detail).toEqual({ plan_id: desk.planId, name: 'Camp week 1' })
    expect((await club.ask(`/waiting-households/${second}`, undefined, 'DELETE')).status).toBe(409)
  })

  test('made out of turn and withdrawn leaves their place, and they are written to again in turn', async () => {
    const [, second = ''] = await queue([BRID, 1], [KWAME, 1])
    await offer(second, { makes_room: true, reason: 'I read the wrong line' })
    await withdraw(second, { reason: 'The wrong line', keeps_place: true })
    await desk.work()
    expect(await desk.line()).toEqual(['brid offered 1', 'kwame waiting 1'])
    await desk.free(1)
    app.setClock(at(1))
    await desk.work()
    expect((await mailsTo(app, KWAME)).map(({ subject }) => subject).toSorted()).toEqual([
      'A place has come free: Camp week 1',
      'A place has come free: Camp week 1',
      'About your place: Camp week 1',
    ])
  })
})

describe('the line by hand', () => {
  test('takes in whom the club knows, at its end and once', async () => {
    await queue([BRID, 1])
    const add = (body: object) => club.ask('/waiting-households', { plan_id: desk.planId, ...body })
    const added = await add({ email: 'Kwame@home.example', count: 2 })
    expect(added).toMatchObject({ status: 200, body: { position: 2, count: 2, status: 'waiting' } })
    expect((await add({ email: KWAME })).body).toMatchObject({
      errors: { email: 'They’re on this list already' },
    })
    expect((await add({ email: 'nobody@home.example' })).body.errors.email).toMatch(/^Nobody in your club/)
    expect((await add({ email: DARA, count: 11 })).status).toBe(422)
    const endless = { plan_id: await planOf(app, 'senior-player'), email: DARA }
    expect((await add(endless)).body.error_code).toBe('places_left')
    expect((await add({ plan_id: desk.clubId, email: DARA })).status).toBe(404)
    expect((await last('waiting-added'))?.detail).toMatchObject({ name: 'Camp week 1' })
    expect(await desk.line()).toEqual(['brid waiting 1', 'kwame waiting 2'])
  })

  test('knows nobody of another club', async () => {
    await queue([BRID, 1])
    await app.asOwner('delete from club_roles where club_id = $1 and user_id = $2', [
      desk.clubId,
      await desk.userIdOf(DARA),
    ])
    const refused = await club.ask('/waiting-households', { plan_id: desk.planId, email: DARA })
    expect(refused.body.errors.email).toMatch(/^Nobody in your club/)
  })

  test('lets somebody off, and what was gathered for them goes on', async () => {
    const [first = ''] = await queue([BRID, 2], [KWAME, 1])
    await desk.free(1)
    await desk.work()
    expect((await club.ask(`/waiting-households/${first}`, undefined, 'DELETE')).status).toBe(200)
    await desk.work()
    expect(await desk.line()).toEqual(['brid left 2', 'kwame offered 1'])
    expect((await club.ask(`/waiting-households/${first}`, undefined, 'DELETE')).status).toBe(404)
    expect(await last('waiting-removed')).toMatchObject({ detail: { plan_id: desk.planId } })
  })
})
