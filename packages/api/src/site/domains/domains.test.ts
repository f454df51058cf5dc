import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OwnDomain } from '@clubhouse/contract/site/office/domains'
import type { LookedUp } from '@clubhouse/domain/site/clubs/own-domain'
import { type ClubClient, openClubClient } from '#testing/clients/club-client.ts'
import { NamesUnavailable } from '#providers/dns/port.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { checkServed } from './daily-check.ts'

let app: TestApp
let desk: ClubClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openClubClient(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.asOwner('delete from domain_claims')
  await app.asOwner(`delete from club_domains where domain like '%.rovers.example'`)
  await app.asOwner('delete from audit_events')
  await app.parts.registry.reload()
})

const add = (domain: string) => desk.ask('/domains', { domain })
const check = (domain: string) => desk.ask(`/domains/${domain}/checks`, {})
const of = async (domain: string): Promise<OwnDomain | undefined> =>
  (await desk.ask('/domains')).body.items.find((each: OwnDomain) => each.domain === domain)
const visit = async (host: string) =>
  (await app.server.inject({ url: '/api/v2/store/dunvarra', headers: { host } })).statusCode

test('OPEN-004 a domain is added, checked, and only then is the club found under it', async () => {
  const domain = 'www.rovers.example'
  expect((await add(' https://WWW.rovers.example/ ')).status).toBe(200)
  const waiting = await of(domain)
  expect(waiting).toMatchObject({ state: 'waiting', checked_at: null, is_primary: false })
  expect(waiting?.records).toEqual([
    { type: 'CNAME', name: domain, value: 'dunvarra.clubhouse.test' },
    { type: 'TXT', name: `_club-site.${domain}`, value: expect.stringMatching(/^site-[0-9a-f]{32}$/) },
  ])
  expect(await visit(domain)).toBe(404)
  await check(domain)
  expect((await of(domain))?.state).toBe('verified')
  expect(await visit(domain)).toBe(200)
  await desk.ask(`/domains/${domain}`, { is_primary: true }, 'PATCH')
  expect(app.parts.sites.ofClub('dunvarra')?.origin).toContain(domain)
  await desk.ask(`/domains/${domain}`, undefined, 'DELETE')
  expect([await visit(domain), await of(domain)]).toEqual([404, undefined])
  expect(app.parts.sites.ofClub('dunvarra')?.origin).toContain('dunvarra.clubhouse.test')
  expect((await desk.audited('domain-%')).map(({ kind }) => kind)).toEqual([
    'domain-added',
    'domain-checked',
    'domain-changed',
    'domain-removed',
  ])
})

test.each([
  { domain: 'nowhere.rovers.example', state: 'not-found' },
  { domain: 'elsewhere.rovers.example', state: 'elsewhere' },
  { domain: 'unproven.rovers.example', state: 'not-proven' },
])('OPEN-004 $domain: $state, and nobody is served under it', async ({ domain, state }) => {
  await add(domain)
  expect((await check(domain)).status).toBe(200)
  expect([(await of(domain))?.state, await visit(domain)]).toEqual([state, 404])
  expect((await desk.ask(`/domains/${domain}`, { is_primary: true }, 'PATCH')).status).toBe(409)
})

test('a check that says otherwise takes a domain out of service; no answer changes nothing', async () => {
  for (const domain of ['elsewhere.rovers.example', 'silent.rovers.example']) {
    await add(domain)
    await app.asOwner('insert into club_domains (domain, club_id) values ($1, $2)', [domain, desk.accountId])
  }
  await app.parts.registry.reload()
  expect((await check('silent.rovers.example')).status).toBe(503)
  expect(await visit('silent.rovers.example')).toBe(200)
  await check('elsewhere.rovers.example')
  expect(await visit('elsewhere.rovers.example')).toBe(404)
})

describe('what is served is looked up again', () => {
  const domain = 'www.rovers.example'
  let said: LookedUp | null = { points: 'here', isProven: true }
  const names = {
    lookUp: () => (said === null ? Promise.reject(new NamesUnavailable('silent')) : Promise.resolve(said)),
  }
  const days = (count: number) => new Date(TEST_NOW.getTime() + count * 86_400_000)
  const looked = async (on: number) => {
    app.setClock(days(on))
    await checkServed({ ...app.parts, names })
  }
  const mailed = () =>
    app.asOwner<{ recipient: string }>(`select recipient from outbox where template = 'domain-lost'`)
  beforeEach(async () => {
    app.setClock(TEST_NOW)
    await app.asOwner(`delete from outbox where template = 'domain-lost'`)
    await add(domain)
    await check(domain)
  })
  afterEach(async () => {
    app.setClock(TEST_NOW)
    desk = await openClubClient(app)
  })

  test('every day; one that leads elsewhere three times in a row is lost, and the owners are told', async () => {
    said = { points: 'elsewhere', isProven: false }
    await looked(0.5)
    expect(await app.asOwner('select failures from domain_claims')).toEqual([{ failures: 0 }])
    await looked(1)
    await looked(1.1)
    await looked(2)
    expect([await visit(domain), await mailed()]).toEqual([200, []])
    await looked(3)
    expect(await visit(domain)).toBe(404)
    expect(await mailed()).toEqual([{ recipient: 'orla@dunvarra.example' }])
    expect((await desk.audited('domain-lost'))[0]?.detail).toEqual({ domain, State: 'verified → elsewhere' })
    await looked(9)
    expect(await mailed()).toHaveLength(1)
  })

  test('a slip that is mended counts no more, and silence counts nothing', async () => {
    said = { points: 'here', isProven: false }
    await looked(1)
    await looked(2)
    said = { points: 'here', isProven: true }
    await looked(3)
    said = null
    for (const on of [4, 5, 6, 7]) await looked(on)
    said = { points: 'nowhere', isProven: false }
    await looked(8)
    await looked(9)
    expect([await visit(domain), await mailed()]).toEqual([200, []])
  })
})

test('what another club is found under stays with it', async () => {
  await app.asOwner(
    `insert into club_domains (domain, club_id) select 'www.rovers.example', id from clubs where slug = 'inishvarn'`,
  )
  await add('www.rovers.example')
  const { status, body } = await check('www.rovers.example')
  expect([status, body.error_code]).toEqual([409, 'domain_taken'])
  await desk.ask('/domains/www.rovers.example', undefined, 'DELETE')
  const [kept] = await app.asOwner<{ slug: string }>(
    `select c.slug from club_domains d join clubs c on c.id = d.club_id where d.domain = 'www.rovers.example'`,
  )
  expect(kept?.slug).toBe('inishvarn')
})

test.each(['rovers', '10.0.0.1', 'shop.clubhouse.test', 'dunvarrarovers.example'])(
  '%s cannot be added',
  async (domain) => {
    const { status, body } = await add(domain)
    expect([status, typeof body.errors.domain]).toEqual([422, 'string'])
  },
)
