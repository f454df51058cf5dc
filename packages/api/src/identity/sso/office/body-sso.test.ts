import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OfficeSso } from '@clubhouse/contract/identity/office/sso'
import { sweepIdentity } from '../../sign-in/sweep.ts'
import { type BodyClient, layAnotherBody, openBodyClient } from '#testing/clients/body-client.ts'
import { openClubClient } from '#testing/clients/club-client.ts'
import { providerMetadata } from '#testing/saml/provider-metadata.ts'
import { testKeys } from '#testing/saml/saml-answers.ts'
import { SamlWorld } from '#testing/saml/saml-world.ts'

const STAFF = 'wyn@other.example'
const ISSUER = 'https://login.body.example/'
let world: SamlWorld
let desk: BodyClient
let bodyId: string
beforeAll(async () => {
  world = await SamlWorld.open({ environment: { RATE_LIMITS: 'false' } })
  bodyId = await layAnotherBody(world.app, { email: STAFF, over: 'dunvarra' })
})
afterAll(() => world.close())
beforeEach(async () => {
  // Whoever came in by the provider for the first time has ended the sign-ins before.
  desk = await openBodyClient(world.app, STAFF)
  await world.app.asOwner('delete from body_sso_tests')
  await world.app.asOwner('delete from audit_events')
  await world.app.asOwner('delete from identity_providers where governing_body_id = $1', [bodyId])
  await world.app.asOwner(`update governing_bodies set sso_mode = 'off' where id = $1`, [bodyId])
})

const read = async (by = desk): Promise<OfficeSso> => (await by.call('/sso')).body
async function save(change: object) {
  const { mode, button_text, help_url, trusts_email, version } = await read()
  return desk.call('/sso', { mode, button_text, help_url, trusts_email, version, ...change }, 'PATCH')
}
const bring = (entityId = ISSUER, keys = world.keys) =>
  desk.call('/sso/metadata', { metadata: providerMetadata(keys, { entityId }) })
/** The provider says who somebody is; what it is told of us goes by the body's own id. */
const said = (mail: string) => ({
  issuer: ISSUER,
  responseIssuer: ISSUER,
  attributes: { mail, givenName: 'Wyn', sn: 'Harte' },
  audience: `http://myaccount.clubhouse.test/api/saml/metadata/${bodyId}`,
})
async function tried(mail = STAFF) {
  const { body } = await desk.call('/sso/test', {})
  const id = new URL(body.url).searchParams.get('RelayState') ?? ''
  return world.post(world.answer(id, said(mail)), id)
}

test('SSO-01 a body brings metadata, tries it out, makes it mandatory, and its staff come in by it', async () => {
  const before = await read()
  expect(before).toMatchObject({ mode: 'off', provider: null, may_change: true, owners_with_password: null })
  const told = new URL(before.ours?.metadata_url ?? '')
  expect(
    (await world.app.server.inject({ url: told.pathname, headers: { host: told.host } })).statusCode,
  ).toBe(200)
  expect((await desk.call('/sso/test', {})).body.error_code).toBe('no_provider')
  expect((await save({ mode: 'optional' })).status).toBe(422)
  expect((await bring()).body).toMatchObject({
    provider: { whose: 'body', is_own: true, entity_id: ISSUER },
    ours: before.ours,
  })
  expect((await save({ mode: 'optional', trusts_email: true })).body).toMatchObject({ mode: 'optional' })
  expect((await save({ mode: 'mandatory' })).body.errors.mode).toContain('Run a test sign-in first')

  const people = await world.census()
  const back = await tried()
  expect(back.location.href).toBe('http://xgb.clubhouse.test/settings/sso?tested=yes')
  expect([back.code, await world.census()]).toEqual([null, people])
  expect((await read()).test).toMatchObject({ outcome: 'ok', said: { email: STAFF } })
  expect((await save({ mode: 'mandatory' })).body.mode).toBe('mandatory')

  const begun = await world.begin({ club: 'xgb', query: `?governing_body_id=${bodyId}&xgb=true` })
  const { code } = await world.post(world.answer(begun.requestId, said(STAFF)), begun.requestId)
  const [wyn] = await world.app.asOwner<{ id: string }>('select id from users where email = $1', [STAFF])
  expect(await world.spend(code ?? '', begun.secret, 'xgb')).toBe(wyn?.id)
  const events = await world.app.asOwner<{ kind: string; club_id: string | null }>(
    `select kind, club_id from audit_events where kind like 'sso-%' order by at, kind`,
  )
  expect(new Set(events.map(({ kind }) => kind))).toEqual(
    new Set(['sso-provider-changed', 'sso-changed', 'sso-tested']),
  )
  expect(events.every((event) => event.club_id === null)).toBe(true)
})

test('a test that lets in somebody else than its staff counts for nothing: nobody could come back', async () => {
  await bring()
  await tried('somebody@elsewhere.example')
  expect((await read()).test?.outcome).toBe('not-staff')
  expect((await save({ mode: 'mandatory' })).status).toBe(422)
})

test('what a test said is for whoever tried, and for a day', async () => {
  await bring()
  await tried()
  await world.app.asOwner(`update body_sso_tests set tested_at = tested_at - interval '25 hours'`)
  const { db, now } = world.app.parts
  await db.withPlatform((tx) => sweepIdentity(tx, now()))
  const { test: kept, tested_until: until } = await read()
  expect([kept?.said, until === null]).toEqual([null, false])
})

test('other metadata opens what was mandatory, at the clubs that use it too; it is not forgotten while one does', async () => {
  const club = (mode: string) =>
    world.app.asOwner(`update clubs set sso_mode = $1, sso_governing_body_id = $2 where slug = 'inishvarn'`, [
      mode,
      bodyId,
    ])
  await bring()
  await tried()
  await save({ mode: 'mandatory' })
  await club('mandatory')
  const renewed = await bring(ISSUER, await testKeys('another-provider'))
  expect(renewed.body).toMatchObject({ mode: 'optional', tested_until: null })
  const [now] = await world.app.asOwner<{ mode: string; logged: number }>(
    `select c.sso_mode as mode, (select count(*)::int from audit_events e where e.club_id = c.id and e.kind = 'sso-changed') as logged
      from clubs c where c.slug = 'inishvarn'`,
  )
  expect(now).toEqual({ mode: 'optional', logged: 1 })
  expect((await desk.call('/sso/metadata', undefined, 'DELETE')).body.error_code).toBe('in_use')
  await save({ mode: 'off' })
  expect((await desk.call('/sso/metadata', undefined, 'DELETE')).body.message).toContain('Some of your clubs')
  await club('off')
  expect((await desk.call('/sso/metadata', undefined, 'DELETE')).body).toMatchObject({ provider: null })
})

test('a body reads and changes its own and no other’s; a club’s own stays the club’s', async () => {
  await bring()
  const stranger = await openBodyClient(world.app)
  const theirs = await read(stranger)
  expect(theirs.provider?.entity_id).not.toBe(ISSUER)
  const owner = await openClubClient(world.app, { who: 'orla@dunvarra.example' })
  expect((await owner.ask('/sso')).body.provider).toMatchObject({ whose: 'club', is_own: true })
  const refused = await stranger.call('/sso', { ...theirs, mode: 'off', version: 'older' }, 'PATCH')
  expect([refused.status, (await read()).provider?.entity_id]).toEqual([409, ISSUER])
})
