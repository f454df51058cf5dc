import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ClubTickets } from '@clubhouse/contract/selling/member-tickets'
import { statementCounter } from '#testing/counted.ts'
import { openPlayClient, type PlayClient } from '#testing/clients/play-client.ts'
import { ask, type Asked, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const counter = statementCounter({ inTransactions: true })
let app: TestApp
let desk: PlayClient
let brid: string
beforeAll(async () => {
  app = await openTestApp({ around: counter.db, environment: { RATE_LIMITS: 'false' } })
  desk = await openPlayClient(app)
  brid = (await signIn(app, 'brid@home.example', 'myaccount')).access_token
})
afterEach(async () => {
  app.setClock(TEST_NOW)
  await desk.clear()
  await app.asOwner('delete from play_limits')
})
afterAll(() => app.close())

const tickets = async (query = '', asked: Asked = {}): Promise<ClubTickets[]> =>
  (await ask(app, `/v2/member/tickets${query}`, undefined, { on: 'myaccount', as: brid, ...asked })).body
    .clubs
const turn = (id: string, how: 'stop' | 'resume', asked: Asked = {}) =>
  ask(app, `/v2/store/dunvarra/lottery/tickets/${id}/${how}`, {}, { on: 'myaccount', as: brid, ...asked })
const planned = (orderId: string) =>
  app.asOwner<{ due_on: string; status: string }>(
    'select due_on, status from scheduled_payments where order_id = $1 order by number',
    [orderId],
  )

test('somebody who plays nothing is told what can be played, and their limits', async () => {
  const [club, ...more] = await tickets()
  expect(more).toEqual([])
  expect(club).toMatchObject({
    open: [],
    past: [],
    past_total: 0,
    limits: { club_limit: 250_00, excluded_until: null },
    club: { slug: 'dunvarra', origin: 'http://dunvarra.clubhouse.test' },
  })
  expect(club?.club.lotteries.map(({ slug }) => slug)).toContain('rovers-lotto')
})

test('open and past tickets, in two statements however many there are; the past ones a page at a time', async () => {
  const order = await desk.buy(desk.ticket())
  await desk.buy(desk.entries(2))
  const [club] = await tickets()
  expect(club?.open.map(({ product, draws, renewal }) => [product.slug, draws.length, renewal])).toEqual([
    ['midwinter-hamper', 1, null],
    ['rovers-lotto', 1, null],
  ])
  const few = await counter.during(() => tickets())
  await app.asOwner(
    `insert into lottery_tickets (club_id, id, lottery_id, order_item_id, user_id, lines, draws, created_at)
      select t.club_id, gen_random_uuid(), t.lottery_id, null, t.user_id, t.lines, 1, t.created_at - n * interval '7 days'
      from lottery_tickets t join order_items i on i.id = t.order_item_id, generate_series(1, 60) n where i.order_id = $1`,
    [order.order_id],
  )
  const many = await counter.during(() => tickets())
  expect([many, many.filter((each) => each !== 'identify').length]).toEqual([few, 2])
  expect((await tickets('?past=7'))[0]).toMatchObject({ past_total: 60 })
  await app.asOwner('delete from lottery_tickets where order_item_id is null and user_id is not null')
})

test('renewals are turned off and on again, and what is planned follows', async () => {
  const { order_id: orderId } = await desk.buy(desk.ticket({ auto_renewal: true }))
  const mine = async () => (await tickets())[0]?.open.find((each) => each.order_id === orderId)
  const id = (await mine())?.ticket_id ?? ''
  expect((await mine())?.renewal).toEqual({ amount: 2_00, next: '2026-11-25', may_resume: false })
  expect((await turn(id, 'stop')).status).toBe(200)
  expect((await mine())?.renewal).toEqual({ amount: 2_00, next: null, may_resume: true })
  expect((await turn(id, 'resume')).body).toMatchObject({ stopped_at: null })
  expect(await planned(orderId)).toEqual([{ due_on: '2026-11-25', status: 'planned' }])
  // Once is enough.
  expect((await turn(id, 'resume')).status).toBe(404)
  expect(await planned(orderId)).toHaveLength(1)
})

test('not by whoever shut themselves out, above one’s limit, by a stranger, or after its last draw', async () => {
  const { order_id: orderId } = await desk.buy(desk.ticket({ auto_renewal: true }))
  const id = (await tickets())[0]?.open.find((each) => each.order_id === orderId)?.ticket_id ?? ''
  await turn(id, 'stop')
  const limits = (body: object) =>
    ask(app, '/v2/store/dunvarra/lottery/limits', body, { on: 'myaccount', as: brid, method: 'PATCH' })
  await limits({ limit: 1_00 })
  expect((await turn(id, 'resume')).body.error_code).toBe('limit_reached')
  await limits({ exclude_days: 1 })
  expect((await turn(id, 'resume')).body.error_code).toBe('excluded')
  await app.asOwner('delete from play_limits')
  const { access_token: kwame } = await signIn(app, 'kwame@home.example', 'myaccount')
  expect((await turn(id, 'resume', { as: kwame })).status).toBe(404)
  expect((await turn(id, 'resume', { as: '' })).status).toBe(401)
  app.setClock(new Date('2026-11-26T21:00:00Z'))
  brid = (await signIn(app, 'brid@home.example', 'myaccount')).access_token
  expect((await turn(id, 'resume')).status).toBe(404)
  expect(await planned(orderId)).toEqual([{ due_on: expect.any(String), status: 'cancelled' }])
})

test('another’s tickets are not among one’s own', async () => {
  await desk.buy(desk.ticket())
  const { access_token: kwame } = await signIn(app, 'kwame@home.example', 'myaccount')
  expect((await tickets('', { as: kwame }))[0]).toMatchObject({ open: [], past: [] })
  const { access_token: hana } = await signIn(app, 'hana@inishvarn.example', 'myaccount')
  expect((await tickets('', { as: hana })).map(({ club }) => club.slug)).not.toContain('dunvarra')
})
