import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OfficeFixtures } from '@clubhouse/contract/site/office/fixtures'
import { type ClubClient, openClubClient } from '#testing/clients/club-client.ts'
import { type MatchApp, openMatchApp } from '#testing/matches/match-app.ts'

const KEY = 'wr1te-0nly-key'
let match: MatchApp
let desk: ClubClient
let other: ClubClient
beforeAll(async () => {
  match = await openMatchApp({ environment: { RATE_LIMITS: 'false' } })
  await match.app.asOwner(
    `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'admin' from clubs c, users u
      where c.slug = 'inishvarn' and u.email = 'hana@inishvarn.example' on conflict do nothing`,
  )
  desk = await openClubClient(match.app)
  other = await openClubClient(match.app, { who: 'hana@inishvarn.example', club: 'inishvarn' })
})
afterAll(() => match.close())
beforeEach(async () => {
  await match.forget()
  await match.app.asOwner('delete from audit_events')
  await match.app.asOwner('delete from provider_failures')
})

const PATH = '/account/fixtures'
const settings = async (of = desk): Promise<OfficeFixtures> => (await of.ask(PATH)).body
const tested = async (of: ClubClient, provider: string, more: object = {}) => {
  const { first, second } = await settings(of)
  return (await of.ask(`${PATH}/test`, { first, second, provider, ...more })).body
}

test('OPEN-120 the settings are read and saved, with before and after in the log', async () => {
  const before = await settings()
  expect(before).toMatchObject({ available: { first: true, second: true }, has_key: false })
  const changed = {
    first: { ...before.first, club_id: '4711' },
    second: before.second,
    version: before.version,
  }
  const { status, body } = await desk.ask(PATH, changed, 'PATCH')
  expect([status, body.first.club_id]).toEqual([200, '4711'])
  expect(await desk.audited('fixtures-changed')).toMatchObject([
    { detail: { 'Club number (league)': `${before.first.club_id} → 4711` } },
  ])
  expect((await desk.ask(PATH, changed, 'PATCH')).body.error_code).toBe('changed_meanwhile')
  await desk.ask(PATH, { ...before, version: body.version }, 'PATCH')
})

test('a key is written and never read: not in a reply, not in the log', async () => {
  const { first, second, version } = await settings()
  const saved = await desk.ask(PATH, { first, second, version, api_key: KEY }, 'PATCH')
  expect(saved.body.has_key).toBe(true)
  expect(JSON.stringify([saved.body, await settings(), await desk.audited('%')])).not.toContain(KEY)
  expect((await desk.audited('fixtures-changed'))[0]?.detail['Key']).toBe('none → a new one')
  const [row] = await match.app.asOwner<{ key: string }>(
    `select comet_api_key as key from clubs where slug = 'dunvarra'`,
  )
  expect(row?.key).toBe(KEY)
  const kept = await desk.ask(PATH, { first, second, version: saved.body.version }, 'PATCH')
  expect(kept.body.has_key).toBe(true)
  const gone = await desk.ask(PATH, { first, second, version: kept.body.version, removes_key: true }, 'PATCH')
  expect(gone.body.has_key).toBe(false)
})

test.each([
  { given: { first: { organisation_id: 'a b', club_id: '1' } } },
  { given: { first: { organisation_id: '1', club_id: '../../admin' } } },
  { given: { second: { organization_id: 'http://10.0.0.1/' } } },
  { given: { api_key: 'two words' } },
])('$given is refused', async ({ given }) => {
  const { first, second, version } = await settings()
  expect((await desk.ask(PATH, { first, second, version, ...given }, 'PATCH')).status).toBe(422)
})

test('a connection is tested with what is sent, saved or not, and nothing of it is kept', async () => {
  expect(await tested(desk, 'first')).toMatchObject({
    is_ok: true,
    message: expect.stringMatching(/^It works: \d+ fixture/),
  })
  expect(await tested(other, 'second')).toMatchObject({
    is_ok: true,
    message: expect.stringMatching(/^It works: \d+ competition/),
  })
  expect(await tested(other, 'second', { api_key: 'wrong' })).toEqual({
    is_ok: false,
    message: 'The provider refused the key. Check the key and the organisation number.',
  })
  expect(await tested(desk, 'second', { second: { organization_id: null } })).toEqual({
    is_ok: false,
    message: 'Enter the organisation number first.',
  })
  expect(await match.app.asOwner('select 1 from provider_answers')).toEqual([])
})

test.each([
  { state: 'down' as const, message: 'The provider can’t be reached. Try again in a few minutes.' },
  {
    state: 'garbage' as const,
    message: 'The provider answered with something we can’t read. Try again later.',
  },
])('a provider that is $state is said in plain words', async ({ state, message }) => {
  match.turn(state)
  expect(await tested(desk, 'first')).toEqual({ is_ok: false, message })
})

test('synced now, it says when and how many; what went wrong last stays to be read', async () => {
  expect((await settings()).sync.first).toEqual({ synced_at: null, counts: [], failure: null })
  const { body } = await desk.ask(`${PATH}/sync`, { provider: 'first' })
  expect(body.sync.first).toMatchObject({ failure: null, synced_at: expect.any(String) })
  expect(body.sync.first.counts.map(({ what }: { what: string }) => what)).toEqual(['fixtures', 'results'])
  match.turn('down')
  const failed = await desk.ask(`${PATH}/sync`, { provider: 'first' })
  expect(failed.body.sync.first).toMatchObject({
    synced_at: body.sync.first.synced_at,
    failure: { message: 'The provider can’t be reached. Try again in a few minutes.' },
  })
  match.turn('up')
  const asked = match.provider.asked.length
  await desk.ask(`${PATH}/sync`, { provider: 'first' })
  expect(match.provider.asked.length).toBe(asked + 2)
})

test('what a visitor could not be shown is noted too, and another club’s is not', async () => {
  match.turn('down')
  await match.settled('/api/v2/store/dunvarra/fixtures-results')
  expect((await settings()).sync.first.failure?.message).toContain('can’t be reached')
  expect((await settings(other)).sync.second.failure).toBeNull()
})
