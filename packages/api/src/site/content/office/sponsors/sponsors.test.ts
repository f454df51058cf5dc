import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OfficeSponsor, SponsorSummary } from '@clubhouse/contract/site/office/sponsors'
import type { Sponsor } from '@clubhouse/contract/site/content'
import { type ClubClient, openClubClient } from '#testing/clients/club-client.ts'
import { statementCounter } from '#testing/counted.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const statements = statementCounter({ inTransactions: true })
let app: TestApp
let desk: ClubClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' }, around: statements.db })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.setClock(TEST_NOW)
  desk = await openClubClient(app)
  await app.asOwner('delete from audit_events')
})

const ask = (path = '', payload?: object, method?: 'PATCH' | 'DELETE' | 'POST') =>
  desk.ask(`/sponsors${path}`, payload, method)
const added = async (more: object = {}): Promise<OfficeSponsor> =>
  (await ask('', { name: 'Pier Café', ...more })).body
const namesOnSite = async (club = 'dunvarra'): Promise<string[]> => {
  const { items } = (await app.server.inject(`/api/v2/store/${club}/sponsors`)).json()
  return items.map(({ name }: Sponsor) => name)
}
const listed = async (query = ''): Promise<SponsorSummary[]> => (await ask(query)).body.items

test('OPEN-120 DATA-06 a sponsor is added, and visitors see it at once, after the others', async () => {
  const before = await namesOnSite()
  const { status, body } = await ask('', { name: ' Pier Café ', link: 'www.pier.example' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ name: 'Pier Café', link: 'https://www.pier.example', state: 'shown' })
  expect(await namesOnSite()).toEqual([...before, 'Pier Café'])
  expect(await desk.audited('sponsor%')).toMatchObject([
    { kind: 'sponsor-added', actor: 'tadhg@dunvarra.example', detail: { sponsor: 'Pier Café' } },
  ])
})

test.each([
  { given: { name: '' }, errors: { name: 'Enter the sponsor’s name' } },
  {
    given: { link: 'javascript:alert(1)' },
    errors: { link: 'Enter a web address, such as www.example.com' },
  },
  {
    given: { starts_on: '2026-12-01', ends_on: '2026-11-01' },
    errors: { ends_on: 'The last day is before the first' },
  },
  {
    given: { image_id: crypto.randomUUID() },
    errors: { image_id: 'The logo isn’t there any more. Choose it again.' },
  },
])('$given is refused beside its field, and nothing is written', async ({ given, errors }) => {
  const before = await listed()
  const refused = await ask('', { name: 'Pier Café', ...given })
  expect([refused.status, refused.body.errors]).toEqual([422, errors])
  const first = before[0] as SponsorSummary
  const { body } = await ask(`/${first.sponsor_id}`)
  const changed = await ask(`/${first.sponsor_id}`, { ...body, ...given }, 'PATCH')
  expect([changed.status, changed.body.errors]).toEqual([422, errors])
  expect(await listed()).toEqual(before)
  expect(await desk.audited('sponsor%')).toEqual([])
})

test('a logo of another club is no logo of ours', async () => {
  const [other] = await app.asOwner<{ id: string }>(
    `select i.id from images i join clubs c on c.id = i.club_id where c.slug = 'inishvarn' limit 1`,
  )
  expect((await ask('', { name: 'Mine', image_id: other?.id })).status).toBe(422)
})

test('a change is live at once and says before and after in the log; no change says nothing', async () => {
  const sponsor = await added({ name: 'Old name' })
  const change = { ...sponsor, name: 'New name', link: 'new.example', featured: true }
  const { status, body } = await ask(`/${sponsor.sponsor_id}`, change, 'PATCH')
  expect([status, body.version === sponsor.version]).toEqual([200, false])
  expect(await namesOnSite()).toContain('New name')
  expect((await desk.audited('sponsor-changed'))[0]?.detail).toMatchObject({
    Name: 'Old name → New name',
    Link: 'none → https://new.example',
    'Main sponsor': 'no → yes',
  })
  await ask(`/${sponsor.sponsor_id}`, { ...change, version: body.version }, 'PATCH')
  expect(await desk.audited('sponsor-changed')).toHaveLength(1)
})

test('who saves on what somebody else has changed meanwhile is told, and nothing is written', async () => {
  const sponsor = await added({ name: 'Seen by two' })
  await ask(`/${sponsor.sponsor_id}`, { ...sponsor, name: 'First' }, 'PATCH')
  const late = await ask(`/${sponsor.sponsor_id}`, { ...sponsor, name: 'Second' }, 'PATCH')
  expect([late.status, late.body.error_code]).toEqual([409, 'changed_meanwhile'])
  expect((await ask(`/${sponsor.sponsor_id}`)).body.name).toBe('First')
})

test('visitors see it from its first day to its last, by the calendar of the club', async () => {
  await added({ name: 'November only', starts_on: '2026-11-01', ends_on: '2026-11-30' })
  const at = async (moment: string) => {
    app.setClock(new Date(moment))
    desk = await openClubClient(app)
    app.parts.revisions.bumpAll()
    const [office] = (await listed('?filter=November%20only')).map(({ state }) => state)
    return [(await namesOnSite()).includes('November only'), office]
  }
  expect(await at('2026-10-31T23:59:00Z')).toEqual([false, 'later'])
  expect(await at('2026-11-01T00:00:00Z')).toEqual([true, 'shown'])
  expect(await at('2026-11-30T23:59:00Z')).toEqual([true, 'shown'])
  expect(await at('2026-12-01T00:00:00Z')).toEqual([false, 'over'])
})

test('taken off it is gone from the site, and can be brought back to where it stood, for 30 days', async () => {
  const sponsor = await added({ name: 'Comes back' })
  await added({ name: 'Stands after it' })
  const before = await namesOnSite()
  const removed = await ask(`/${sponsor.sponsor_id}`, undefined, 'DELETE')
  expect([removed.status, removed.body.state]).toEqual([200, 'removed'])
  expect(await namesOnSite()).not.toContain('Comes back')
  expect((await listed('?removed=true')).map(({ name }) => name)).toContain('Comes back')
  expect((await ask('?filter=Comes%20back')).body).toMatchObject({ total: 0 })
  await ask(`/${sponsor.sponsor_id}/restoration`, {})
  expect(await namesOnSite()).toEqual(before)
  expect((await desk.audited('sponsor-%')).map(({ kind }) => kind).slice(-2)).toEqual([
    'sponsor-removed',
    'sponsor-brought-back',
  ])
  await ask(`/${sponsor.sponsor_id}`, undefined, 'DELETE')
  await app.asOwner(
    `update sponsors set removed_at = removed_at - interval '31 days' where removed_at is not null`,
  )
  await ask(`/${(await listed()).at(-1)?.sponsor_id}`, undefined, 'DELETE')
  expect((await ask(`/${sponsor.sponsor_id}/restoration`, {})).status).toBe(404)
})

test('OPEN-050 another order is what visitors see, main sponsors still first', async () => {
  const before = await listed()
  const ids = before.map(({ sponsor_id }) => sponsor_id).toReversed()
  expect((await ask('/order', { sponsor_ids: ids })).status).toBe(200)
  const mains = before.filter(({ featured }) => featured)
  const others = before.filter(({ featured }) => !featured)
  const shown = await listed()
  expect(shown.map(({ name }) => name)).toEqual(
    [...mains.toReversed(), ...others.toReversed()].map(({ name }) => name),
  )
  expect(await namesOnSite()).toEqual(shown.filter(({ state }) => state === 'shown').map(({ name }) => name))
  expect((await desk.audited('sponsors-ordered'))[0]?.detail['Order']).toContain(' → ')
})

test('an order of an old list is refused, and nothing moves', async () => {
  const before = await listed()
  const ids = before.map(({ sponsor_id }) => sponsor_id)
  for (const sponsor_ids of [ids.slice(1), [...ids.slice(1), crypto.randomUUID()], [...ids.slice(1), ids[1]]])
    expect((await ask('/order', { sponsor_ids })).status).toBe(409)
  expect(await listed()).toEqual(before)
})

test('TABLE-01 TABLE-11 API-05 the list is searched, sorted and paged in one statement', async () => {
  await added({ name: 'Zulu 100%' })
  await added({ name: 'Alpha 100%' })
  const query = `?filter=${encodeURIComponent('100%')}&sort=name&sort_direction=asc`
  const found = await listed(query)
  expect(found.map(({ name }) => name)).toEqual(['Alpha 100%', 'Zulu 100%'])
  const sent = await statements.during(() => ask('?page=2&per_page=3'))
  expect(sent.filter((each) => each.startsWith('club'))).toEqual(['club execute'])
})

test('OPEN-121 another club sees and changes nothing of it', async () => {
  const sponsor = await added({ name: 'Ours' })
  await app.asOwner(
    `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'admin' from clubs c, users u
      where c.slug = 'inishvarn' and u.email = 'hana@inishvarn.example' on conflict do nothing`,
  )
  const other = await openClubClient(app, { who: 'hana@inishvarn.example', club: 'inishvarn' })
  const path = `/sponsors/${sponsor.sponsor_id}`
  const answers = [
    await other.ask(path),
    await other.ask(path, { ...sponsor, name: 'Theirs' }, 'PATCH'),
    await other.ask(path, undefined, 'DELETE'),
    await other.ask(`${path}/restoration`, {}),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect((await ask(`/${sponsor.sponsor_id}`)).body).toEqual(sponsor)
})

test('100 are the most', async () => {
  const { counts } = (await ask()).body
  await app.asOwner(
    `insert into sponsors (club_id, id, name) select $1, gen_random_uuid(), 'Many' from generate_series(1, $2::int)`,
    [desk.accountId, 100 - counts.current],
  )
  expect((await ask('', { name: 'One more' })).body.error_code).toBe('too_many_sponsors')
})
