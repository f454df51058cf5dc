import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DayTakings, OfficeHome } from '@clubhouse/contract/office/home'
import { openArticleClient } from '#testing/clients/article-client.ts'
import { writeToClub } from '#testing/clients/inbox-client.ts'
import { statementCounter } from '#testing/counted.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const statements = statementCounter({ inTransactions: true })
let app: TestApp
const tokens: Record<string, string> = {}
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' }, around: statements.db })
  await app.asOwner(
    `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'admin' from clubs c, users u
      where c.slug = 'inishvarn' and u.email = 'hana@inishvarn.example'`,
  )
  for (const who of ['orla@dunvarra.example', 'hana@inishvarn.example'])
    tokens[who] = (await signIn(app, who, 'backoffice')).access_token
})
afterAll(() => app.close())
beforeEach(() => app.setClock(TEST_NOW))

const idOf = (club: string) => app.parts.registry.idOf(club) ?? ''

/** Whoever asks here runs the whole club, and sees its takings. */
type WholeHome = OfficeHome & { takings: NonNullable<OfficeHome['takings']> }

async function home(club = 'dunvarra', who = 'orla@dunvarra.example'): Promise<WholeHome> {
  const { status, body } = await ask(app, '/v2/backoffice/home', undefined, {
    on: 'backoffice',
    as: tokens[who] ?? '',
    headers: { 'x-account-id': idOf(club) },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

let booked = 0
/** One booking of the house: what is sold is a credit, what goes back a debit. */
async function book(at: string, account: string, amount: number, club = 'dunvarra') {
  booked += 1
  await app.asOwner(
    `with booked as (insert into ledger_transactions (club_id, id, at, kind, effect_key, currency)
        values ($1, gen_random_uuid(), $2, $3, $4, 'EUR') returning id)
      insert into ledger_entries (club_id, transaction_id, line, account, amount)
        select $1, id, line, account, amount from booked,
          (values (1, 'gateway', $5::bigint), (2, $6::text, -$5::bigint)) as entry (line, account, amount)`,
    [idOf(club), at, amount < 0 ? 'refund' : 'charge', `home test ${booked}`, amount, account],
  )
}

describe('takings', () => {
  const of = ({ takings }: WholeHome, day: string) => takings.days.find((each) => each.day === day)
  const nothing = { membership: 0, fundraising: 0, shop: 0, other: 0 }

  test('a club that never sold anything has 30 days of nothing, and says so', async () => {
    const { takings } = await home()
    expect(takings).toMatchObject({ before: 0, has_any: false })
    expect(takings.days).toHaveLength(30)
    expect([takings.days[0]?.day, takings.days[29]?.day]).toEqual(['2026-10-17', '2026-11-15'])
    expect(
      takings.days.every((day) =>
        Object.values(day).every((value) => typeof value === 'string' || value === 0),
      ),
    ).toBe(true)
  })

  test('each sale counts on the club’s own day, by what was sold, less what went back', async () => {
    // The clocks went back on 25 October: at half past eleven in the evening by UTC it was the next day at the club.
    await book('2026-10-24T23:30:00Z', 'sales:Plan', 11_000)
    await book('2026-10-25T23:30:00Z', 'sales:Bundle', 9_000)
    await book('2026-11-14T09:00:00Z', 'sales:Lotto', 500)
    await book('2026-11-14T10:00:00Z', 'sales:Draw', 1_000)
    await book('2026-11-14T11:00:00Z', 'sales:ShopItem', 4_500)
    await book('2026-11-14T12:00:00Z', 'sales:ShopItem', -1_500)
    await book('2026-11-15T11:59:00Z', 'sales:EventTicket', 700)
    // The day before the first, and the first and last moment of those it is compared with.
    await book('2026-10-16T22:59:59Z', 'sales:Plan', 100)
    await book('2026-09-16T23:00:00Z', 'sales:Plan', 10)
    await book('2026-09-16T22:59:59Z', 'sales:Plan', 1)
    // The gateway's fee is no sale; another club's sale is none of ours.
    await book('2026-11-14T09:00:00Z', 'fees', -30)
    await book('2026-11-14T09:00:00Z', 'sales:Plan', 99_999, 'inishvarn')
    const told = await home()
    expect(of(told, '2026-10-25')).toEqual({ ...nothing, day: '2026-10-25', membership: 20_000 })
    expect(of(told, '2026-11-14')).toEqual({ ...nothing, day: '2026-11-14', fundraising: 1_500, shop: 3_000 })
    expect(of(told, '2026-11-15')).toEqual({ ...nothing, day: '2026-11-15', other: 700 })
    expect(told.takings).toMatchObject({ before: 110, has_any: true })
  })

  test('all of it agrees with the ledger', async () => {
    const sum = (days: DayTakings[]) =>
      days.reduce(
        (all, { membership, fundraising, shop, other }) => all + membership + fundraising + shop + other,
        0,
      )
    for (const [club, who] of [
      ['dunvarra', 'orla@dunvarra.example'],
      ['inishvarn', 'hana@inishvarn.example'],
    ] as const) {
      const { takings } = await home(club, who)
      const [ledger] = await app.asOwner<{ told: number; before: number }>(
        `select coalesce(-sum(e.amount) filter (where t.at >= $2), 0)::int as told,
          coalesce(-sum(e.amount) filter (where t.at < $2), 0)::int as before
        from ledger_entries e join ledger_transactions t on t.club_id = e.club_id and t.id = e.transaction_id
        where e.club_id = $1 and e.account like 'sales:%' and t.at >= $3 and t.at < $4`,
        [idOf(club), '2026-10-16T23:00:00Z', '2026-09-16T23:00:00Z', '2026-11-16T00:00:00Z'],
      )
      expect({ told: sum(takings.days), before: takings.before }).toEqual(ledger)
    }
  })
})

test('to do: drafts, what goes out, payments that failed, orders that wait', async () => {
  const before = (await home()).to_do
  // The demo's own: a draft, and one dated into the future.
  expect(before.drafts.newest?.title).toBe('Minutes of the committee meeting')
  expect(before.scheduled.next).toMatchObject({
    title: 'Midwinter Hamper draw',
    kind: 'article',
    type: 'News',
  })
  const desk = await openArticleClient(app, { who: 'orla@dunvarra.example' })
  await desk.written({ title: 'Dinner dance' })
  const soon = await desk.written({ title: 'Pitch day' })
  await desk.publish(soon, new Date(TEST_NOW.getTime() + 3_600_000))
  const away = await desk.written({ title: 'Put away' })
  await desk.ask(`/${away.article_id}`, { base_revision: away.state.revision, archived: true }, 'PATCH')
  const { to_do: after } = await home()
  expect(after.drafts.count).toBe(before.drafts.count + 1)
  expect(after.drafts.newest).toMatchObject({
    title: 'Dinner dance',
    saved_by: 'Orla Fennick',
    is_yours: true,
  })
  expect(after.scheduled.count).toBe(before.scheduled.count + 1)
  expect(after.scheduled.next).toMatchObject({ title: 'Pitch day', subject_id: soon.article_id })
  const others = (await home('inishvarn', 'hana@inishvarn.example')).to_do
  expect(others.drafts.newest?.title).not.toBe('Dinner dance')
  const { failed_payments: failed, waiting_orders: waiting } = after
  const [known] = await app.asOwner<{ failed: number; waiting: number }>(
    `select (select count(*)::int from scheduled_payments where status = 'failed' and club_id = $1) as failed,
      (select count(*)::int from orders where status = 'Pending' and club_id = $1) as waiting`,
    [idOf('dunvarra')],
  )
  expect({ failed: failed.count, waiting: waiting.count }).toEqual(known)
})

test('to do: messages that nobody has answered yet, and that are not done', async () => {
  await app.asOwner('delete from contact_messages')
  expect((await home()).to_do.messages).toEqual({ count: 0, oldest_at: null })
  for (const [content, set] of [
    ['Oldest', null],
    ['Newer', null],
    ['Answered', 'answered_at'],
    ['Done', 'done_at'],
  ] as const) {
    app.setClock(new Date(TEST_NOW.getTime() + 60_000))
    const id = await writeToClub(app, content)
    if (set) await app.asOwner(`update contact_messages set ${set} = now() where id = $1`, [id])
  }
  await writeToClub(app, 'Elsewhere', { club: 'inishvarn' })
  const { messages } = (await home()).to_do
  expect([messages.count, messages.oldest_at?.slice(0, 16)]).toEqual([2, '2026-11-15T12:01'])
})

test('the next draw, with how many lines are in it; none where the club has switched it off', async () => {
  const { next_draw: draw } = await home()
  expect(draw).toMatchObject({ name: 'Rovers Lotto', kind: 'Lotto', is_closed: false })
  expect(draw && draw.draws_at > TEST_NOW.toISOString()).toBe(true)
  await app.asOwner(
    `update clubs set features = array_remove(array_remove(features, 'Lotto'), 'Draw') where id = $1`,
    [idOf('dunvarra')],
  )
  expect((await home()).next_draw).toBeNull()
})

test('setup is found out from what is there', async () => {
  const done = async (club: string, who: string) =>
    (await home(club, who)).setup.filter(({ is_done }) => is_done).map(({ step }) => step)
  expect(await done('dunvarra', 'orla@dunvarra.example')).toEqual([
    'crest',
    'contact',
    'about-us',
    'news',
    'form',
    'plan',
  ])
  await app.asOwner(`update clubs set logo_image_id = null, contact_email = null where id = $1`, [
    idOf('inishvarn'),
  ])
  await app.asOwner(`update articles set status = 'draft' where club_id = $1`, [idOf('inishvarn')])
  await app.asOwner(`update forms set archived_at = now() where club_id = $1`, [idOf('inishvarn')])
  expect(await done('inishvarn', 'hana@inishvarn.example')).toEqual(['plan'])
})

test('all of it is one statement', async () => {
  const sent = await statements.during(() => home())
  expect(sent.filter((each) => each.startsWith('club'))).toEqual(['club execute'])
})
