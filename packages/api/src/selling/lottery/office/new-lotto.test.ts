import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OfficeDrawSummary } from '@clubhouse/contract/selling/office/lottery'
import type { OfficeLotto } from '@clubhouse/contract/selling/office/lottos'
import { LOTTERY_LIMITS } from '@clubhouse/contract/selling/office/lottery-limits'
import { type ClubClient, openClubClient } from '#testing/clients/club-client.ts'
import { ask } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { DRAWS_AHEAD } from '../draws/lay-out-draws.ts'

let app: TestApp
let desk: ClubClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openClubClient(app)
})
afterAll(() => app.close())
beforeEach(() => app.asOwner('delete from audit_events'))

const FIELDS = {
  name: 'Friday lotto',
  description: 'For the new pitch.',
  place: 'in the clubhouse',
  weekday: 5,
  time: '20:30',
  closes_minutes_before: 90,
  run_by: 'clock',
  luck: 'beacon',
  jackpot: 2000_00,
  jackpot_start: 1000_00,
  jackpot_step: 100_00,
  jackpot_cap: 10_000_00,
  prizes: [{ tier: 'Match 3', amount: 50_00 }],
  prices: [{ title: '1 line', count: 1, price: 200 }],
  max_lines: 10,
  draw_counts: [1, 4],
  allows_auto_renewal: true,
  weekly_limit: 100_00,
  pick: { type: 'Number', count: 4, from: 32 },
}
const create = (more: object = {}) => desk.ask('/lottery', { ...FIELDS, ...more })

test('DATA-56 DATA-57 a lotto is made with its terms, is on sale with its next draws, and is in the log', async () => {
  const { status, body } = await create()
  const lotto = body as OfficeLotto
  expect([status, lotto.slug, lotto.tickets_ahead]).toEqual([200, 'friday-lotto', 0])
  expect(lotto.pick).toMatchObject({ type: 'Number', count: 4 })
  expect([lotto.pick.symbols.length, lotto.pick.symbols.at(-1)]).toEqual([32, 32])
  const ahead = await desk.ask(`/lottery/draws?state=ahead&per_page=50&lottery_id=${lotto.lottery_id}`)
  const draws = ahead.body.items as OfficeDrawSummary[]
  expect(draws).toHaveLength(DRAWS_AHEAD)
  expect(lotto.next_draw_at).toBe(draws[0]?.draws_at)
  const { draws_at: at = '', closes_at: closes = '' } = draws[0] ?? {}
  const wall = new Intl.DateTimeFormat('en-IE', {
    timeZone: 'Europe/Dublin',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const)
  expect(wall.format(new Date(at))).toBe('Friday 20:30')
  expect(Date.parse(at) - Date.parse(closes)).toBe(90 * 60_000)
  const shown = await ask(app, '/v2/store/dunvarra/products/friday-lotto', undefined, { on: 'dunvarra' })
  expect(shown.body).toMatchObject({ type: 'Lotto', metadata: { jackpot: 2000_00, draws: [1, 4] } })
  expect(await desk.audited('lotto-%')).toMatchObject([
    {
      kind: 'lotto-created',
      actor: 'tadhg@dunvarra.example',
      detail: { name: 'Friday lotto', Line: '4 of 32, Number' },
    },
  ])
  const same = (await create()).body as OfficeLotto
  expect(same.slug).toBe('friday-lotto-2')
})

test('a second press makes no second lotto: the same request is the same lotto', async () => {
  const request_id = randomUUID()
  const both = await Promise.all([1, 2].map(() => create({ name: 'Pressed twice', request_id })))
  expect(both.map(({ status, body }) => [status, body.lottery_id])).toEqual([
    [200, request_id],
    [200, request_id],
  ])
  expect(await desk.audited('lotto-created')).toHaveLength(1)
  const [other] = await app.asOwner<{ id: string }>(
    `select id from products where club_id = $1 and type = 'Plan' limit 1`,
    [desk.accountId],
  )
  expect((await create({ request_id: other?.id })).body.error_code).toBe('changed')
})

test('a lotto goes off sale and back: its draws stay, no more are laid out, and the log says it', async () => {
  const made = (await create({ name: 'Rested' })).body as OfficeLotto
  const path = `/lottery/${made.lottery_id}`
  const shop = async () =>
    (await ask(app, `/v2/store/dunvarra/products/${made.slug}`, undefined, { on: 'dunvarra' })).status
  const off = await desk.ask(path, { ...made, is_active: false }, 'PATCH')
  expect(off.body).toMatchObject({ is_active: false, next_draw_at: made.next_draw_at })
  expect(await shop()).toBe(404)
  expect((await desk.audited('lotto-changed'))[0]?.detail).toMatchObject({ 'On sale': 'true → false' })
  // Whoever does not say it leaves it as it is.
  const { is_active: _, ...rest } = off.body
  const renamed = await desk.ask(path, { ...rest, name: 'Resting' }, 'PATCH')
  expect(renamed.body).toMatchObject({ is_active: false, name: 'Resting' })
  expect((await desk.ask(path, { ...renamed.body, is_active: true }, 'PATCH')).body.is_active).toBe(true)
  expect(await shop()).toBe(200)
})

test.each([
  { type: 'Letter', count: 4, from: 12, first: 'A', prizes: FIELDS.prizes },
  { type: 'Lucky Dip', count: 4, from: 12, first: 1, prizes: FIELDS.prizes },
  { type: 'None', count: 0, from: 0, first: undefined, prizes: [] },
])('DATA-57 a lotto of type $type can be made', async ({ type, count, from, first, prizes }) => {
  const { status, body } = await create({ name: type, pick: { type, count, from }, prizes })
  expect([status, body.pick.symbols[0], body.pick.symbols.length]).toEqual([200, first, from])
})

test.each([
  { what: 'no name', more: { name: ' ' }, at: 'name' },
  { what: 'a day that is none', more: { weekday: 8 }, at: 'weekday' },
  { what: 'a time that is none', more: { time: '25:00' }, at: 'time' },
  { what: 'no price', more: { prices: [] }, at: 'prices' },
  { what: 'lines that always win', more: { pick: { type: 'Number', count: 4, from: 4 } }, at: 'pick_from' },
  { what: 'a tier above the line', more: { prizes: [{ tier: 'Match 5', amount: 1 }] }, at: 'Match 5' },
  {
    what: 'a tier above the jackpot',
    more: { prizes: [{ tier: 'Match 3', amount: 3000_00 }] },
    at: 'Match 3',
  },
  { what: 'a cap below the start', more: { jackpot_cap: 1_00 }, at: 'jackpot_cap' },
])('$what is refused beside its field, and nothing is written', async ({ more, at }) => {
  const counted = () => app.asOwner<{ n: number }>('select count(*)::int as n from products')
  const before = await counted()
  const { status, body } = await create(more)
  expect([status, Object.keys(body.errors)]).toEqual([422, [at]])
  expect(await counted()).toEqual(before)
  expect(await desk.audited('lotto-%')).toEqual([])
})

test('one lotto is changed and not the other; draws that are laid out keep their time', async () => {
  const one = (await create({ name: 'One' })).body as OfficeLotto
  const path = `/lottery/${one.lottery_id}`
  const changed = await desk.ask(
    path,
    { ...one, name: 'One more', weekday: 1, jackpot: 100_00, jackpot_start: 100_00 },
    'PATCH',
  )
  expect(changed.body).toMatchObject({
    name: 'One more',
    weekday: 1,
    jackpot: 100_00,
    next_draw_at: one.next_draw_at,
  })
  const [noted] = await desk.audited('lotto-changed')
  expect(noted?.detail).toMatchObject({ Name: 'One → One more', Weekday: '5 → 1' })
  expect((await desk.ask(path)).body).toEqual(changed.body)
  const wrong = await desk.ask(path, { ...changed.body, prizes: [{ tier: 'Match 4', amount: 1 }] }, 'PATCH')
  expect([wrong.status, wrong.body.error_code, Object.keys(wrong.body.errors)]).toEqual([
    422,
    'invalid_terms',
    ['Match 4'],
  ])
  const others = (await desk.ask('/lottery')).body.items as OfficeLotto[]
  expect(others.filter(({ name }) => name === 'One more')).toHaveLength(1)
})

test('another club finds none of it, and makes none here', async () => {
  const { lottery_id: id } = (await create({ name: 'Ours' })).body as OfficeLotto
  await app.asOwner(
    `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'admin' from clubs c, users u
      where c.slug = 'inishvarn' and u.email = 'hana@inishvarn.example' on conflict do nothing`,
  )
  const other = await openClubClient(app, { who: 'hana@inishvarn.example', club: 'inishvarn' })
  expect((await other.ask(`/lottery/${id}`)).status).toBe(404)
  const known = (await other.ask('/lottery')).body.items as OfficeLotto[]
  expect(known.some(({ lottery_id: each }) => each === id)).toBe(false)
})

test(`a club has at most ${LOTTERY_LIMITS.lottos} lottos`, async () => {
  const codes: string[] = []
  for (let n = 0; n < LOTTERY_LIMITS.lottos && codes.length === 0; n += 1) {
    const { status, body } = await create({ name: `More ${n}` })
    if (status !== 200) codes.push(String(body.error_code))
  }
  expect(codes).toEqual(['too_many_lottos'])
})
