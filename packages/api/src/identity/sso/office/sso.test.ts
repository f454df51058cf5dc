import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OfficeSso } from '@clubhouse/contract/identity/office/sso'
import { type ClubClient, openClubClient } from '#testing/clients/club-client.ts'
import { providerMetadata } from '#testing/saml/provider-metadata.ts'
import { testKeys } from '#testing/saml/saml-answers.ts'
import { PROVIDER, SamlWorld } from '#testing/saml/saml-world.ts'
import { sweepIdentity } from '../../sign-in/sweep.ts'

let world: SamlWorld
let owner: ClubClient
let admin: ClubClient
beforeAll(async () => {
  world = await SamlWorld.open({ environment: { RATE_LIMITS: 'false' } })
  owner = await openClubClient(world.app, { who: 'orla@dunvarra.example' })
  admin = await openClubClient(world.app)
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.app.asOwner('delete from sso_tests')
  await world.app.asOwner('delete from audit_events')
  await world.app.asOwner(
    `update clubs set sso_mode = 'optional', sso_button_text = null where slug = 'dunvarra'`,
  )
  await world.app.asOwner(
    `update identity_providers set entity_id = $2, trusts_email = true, certificates = array[$3] where id = $1`,
    [world.providerId, PROVIDER, world.keys.certificate],
  )
})

const read = async (desk = owner): Promise<OfficeSso> => (await desk.ask('/sso')).body
const save = async (change: object, desk = owner) =>
  desk.ask('/sso', { ...(await fieldsOf(desk)), ...change }, 'PATCH')
async function fieldsOf(desk: ClubClient): Promise<object> {
  const { mode, button_text, help_url, trusts_email, version } = await read(desk)
  return { mode, button_text, help_url, trusts_email, version }
}
/** Somebody goes to the provider and comes back with what it says. */
async function tried(changes: object = {}, keys = world.keys, desk = owner) {
  const { body } = await desk.ask('/sso/test', {})
  const id = new URL(body.url).searchParams.get('RelayState') ?? ''
  return { id, outcome: await world.post(world.answer(id, changes, keys), id) }
}

test('a club reads its provider, when the certificate ends, and what the provider is told of us', async () => {
  const sso = await read()
  expect(sso).toMatchObject({ mode: 'optional', test: null, tested_until: null, may_change: true })
  expect(sso.provider).toMatchObject({ whose: 'club', entity_id: PROVIDER })
  expect(Date.parse(sso.provider?.certificates[0]?.ends_at ?? '')).toBeGreaterThan(Date.now())
  const { metadata_url: url = '', entity_id: name } = sso.ours ?? {}
  const { pathname, host } = new URL(url)
  const shown = await world.app.server.inject({ url: pathname, headers: { host } })
  expect([shown.statusCode, shown.body.includes(`entityID="${name}"`)]).toEqual([200, true])
  expect(sso.owners_with_password).toBeGreaterThan(0)
})

test('SSO-01 a test says what came back and signs nobody in; then single sign-on may be mandatory', async () => {
  const early = await save({ mode: 'mandatory' })
  expect([early.status, early.body.errors.mode]).toEqual([
    422,
    expect.stringContaining('Run a test sign-in first'),
  ])
  const before = await world.census()
  const { outcome } = await tried({
    subject: 'orla-1',
    attributes: { mail: 'orla@club.example', givenName: 'Orla', sn: 'F', team: 'Seniors' },
  })
  expect(outcome.location.href).toBe('http://backoffice.clubhouse.test/settings/sso?tested=yes')
  expect([outcome.code, outcome.refused]).toEqual([null, null])
  expect(await world.census()).toEqual(before)
  const sso = await read()
  expect(sso.test).toMatchObject({ outcome: 'ok', said: { name_id: 'orla-1', email: 'orla@club.example' } })
  expect(sso.test?.said?.attributes).toContainEqual({ name: 'team', value: 'Seniors' })
  // What it said of somebody is for them alone.
  expect((await read(admin)).test).toMatchObject({ outcome: 'ok', said: null })
  expect((await save({ mode: 'mandatory' })).body.mode).toBe('mandatory')
  expect((await owner.audited('sso-%')).map(({ kind, detail }) => [kind, Object.values(detail)])).toEqual([
    ['sso-tested', ['ok']],
    ['sso-changed', ['optional → mandatory']],
  ])
})

test.each([
  { what: 'another key', keys: 'another-provider', changes: {}, says: 'signature' },
  { what: 'meant for someone else', changes: { audience: 'https://elsewhere.example' }, says: 'audience' },
  { what: 'no email', changes: { attributes: { givenName: 'A', sn: 'B' } }, says: 'no-email' },
  { what: 'no name', changes: { attributes: { mail: 'a@club.example' } }, says: 'no-name' },
])('a test with $what says so, and counts for nothing', async ({ keys, changes, says }) => {
  await tried(changes, keys ? await testKeys(keys) : world.keys)
  const sso = await read()
  expect([sso.test?.outcome, sso.tested_until]).toEqual([says, null])
  expect((await save({ mode: 'mandatory' })).status).toBe(422)
})

test('an answer to a test is taken once, and what it said is thrown away after a day', async () => {
  const { id } = await tried({ subject: 'first' })
  await world.post(world.answer(id, { subject: 'second' }), id)
  expect((await read()).test?.said?.name_id).toBe('first')
  const { db, now } = world.app.parts
  await world.app.asOwner(`update sso_tests set tested_at = tested_at - interval '25 hours'`)
  await db.withPlatform((tx) => sweepIdentity(tx, now()))
  const { test: kept, tested_until: until } = await read()
  expect([kept?.said, until === null]).toEqual([null, false])
})

test('a test of 30 days ago, and one of another provider, count no more', async () => {
  await tried()
  await world.app.asOwner(`update sso_tests set passed_at = passed_at - interval '30 days'`)
  expect((await save({ mode: 'mandatory' })).status).toBe(422)
  await tried()
  await world.app.asOwner(
    `update identity_providers set sso_url = 'https://login.dunvarra.example/new' where id = $1`,
    [world.providerId],
  )
  expect((await read()).tested_until).toBeNull()
  await world.app.asOwner(
    `update identity_providers set sso_url = 'https://login.dunvarra.example/sso' where id = $1`,
    [world.providerId],
  )
})

test('no owner with a password, no mandatory single sign-on', async () => {
  await tried()
  await world.app.asOwner(
    `create table kept as select u.id, u.password_hash from users u join club_roles r on r.user_id = u.id
    where r.role = 'owner' and r.club_id = $1`,
    [owner.accountId],
  )
  await world.app.asOwner('update users set password_hash = null where id in (select id from kept)')
  const refused = await save({ mode: 'mandatory' })
  await world.app.asOwner('update users u set password_hash = k.password_hash from kept k where k.id = u.id')
  await world.app.asOwner('drop table kept')
  expect(refused.body.errors.mode).toContain('An owner needs a password first')
})

test('another provider is tested anew, forgets who was known, and mandatory becomes optional', async () => {
  await tried()
  await save({ mode: 'mandatory' })
  await world.app.asOwner(
    `insert into identity_links (provider_id, subject, user_id, created_at)
    select $1, 'someone', id, now() from users where email = 'tadhg@dunvarra.example'`,
    [world.providerId],
  )
  const links = () =>
    world.app.asOwner(`select from identity_links where provider_id = $1`, [world.providerId])
  const keys = await testKeys('another-provider')
  const both = providerMetadata(world.keys, { certificates: [world.keys.certificate, keys.certificate] })
  expect((await owner.ask('/sso/metadata', { metadata: both })).body).toMatchObject({
    mode: 'optional',
    tested_until: null,
    trusts_email: true,
  })
  // The same provider, which changes its key, knows the same people.
  expect(await links()).toHaveLength(1)
  const other = await owner.ask('/sso/metadata', {
    metadata: providerMetadata(keys, { entityId: 'https://new.example/' }),
  })
  expect(other.body.provider).toMatchObject({ whose: 'club', entity_id: 'https://new.example/' })
  // What was trusted was the one before.
  expect(other.body.trusts_email).toBe(false)
  expect(await links()).toHaveLength(0)
  expect((await owner.audited('sso-provider-%')).map(({ detail }) => detail['Single sign-on'] ?? '')).toEqual(
    ['mandatory → optional', ''],
  )
  const broken = await owner.ask('/sso/metadata', { metadata: '<html/>' })
  expect([broken.status, Object.keys(broken.body.errors)]).toEqual([422, ['metadata']])
})

test('whoever signs with another key alone may be somebody else: who was known is forgotten', async () => {
  await world.app.asOwner(
    `insert into identity_links (provider_id, subject, user_id, created_at)
    select $1, 'someone', id, now() from users where email = 'tadhg@dunvarra.example' on conflict do nothing`,
    [world.providerId],
  )
  const metadata = providerMetadata(await testKeys('another-provider'))
  const { body } = await owner.ask('/sso/metadata', { metadata })
  expect([body.provider.entity_id, body.trusts_email]).toEqual([PROVIDER, true])
  const links = 'select from identity_links where provider_id = $1'
  expect(await world.app.asOwner(links, [world.providerId])).toHaveLength(0)
  expect((await owner.audited('sso-provider-%'))[0]?.detail).toMatchObject({ 'Known people': '1 → 0' })
})

test('a club without a provider can tell us to one before it has it, and begins with no trust', async () => {
  await world.app
    .asOwner(`insert into club_roles (club_id, user_id, role) select c.id, u.id, 'owner' from clubs c, users u
    where c.slug = 'inishvarn' and u.email = 'hana@inishvarn.example' on conflict do nothing`)
  await world.app.asOwner(
    `update clubs set sso_governing_body_id = null, sso_mode = 'off' where slug = 'inishvarn'`,
  )
  const hana = await openClubClient(world.app, { who: 'hana@inishvarn.example', club: 'inishvarn' })
  const before = await read(hana)
  expect([before.provider, before.ours?.entity_id.endsWith(hana.accountId)]).toEqual([null, true])
  expect((await save({ mode: 'optional' }, hana)).body.errors.mode).toBe('Add your provider’s metadata first')
  expect((await hana.ask('/sso/test', {})).body.error_code).toBe('no_provider')
  const keys = await testKeys('another-provider')
  const made = await hana.ask('/sso/metadata', {
    metadata: providerMetadata(keys, { entityId: 'https://hana.example/' }),
  })
  expect(made.body).toMatchObject({ trusts_email: false, provider: { whose: 'club' }, ours: before.ours })
  expect((await read()).provider?.entity_id).toBe(PROVIDER)
})

test('an admin reads it and may not change it; two who save at once are told', async () => {
  expect((await read(admin)).may_change).toBe(false)
  for (const refused of [
    await save({ mode: 'off' }, admin),
    await admin.ask('/sso/metadata', { metadata: providerMetadata(world.keys) }),
  ])
    expect([refused.status, refused.body.error_code]).toEqual([403, 'owners_only'])
  const first = await fieldsOf(owner)
  await save({ button_text: 'Club sign-in' })
  const second = await owner.ask('/sso', { ...first, mode: 'off' }, 'PATCH')
  expect([second.status, (await read()).mode]).toEqual([409, 'optional'])
  expect((await save({ trusts_email: false })).body.trusts_email).toBe(false)
})

test('a provider is forgotten only while nobody has to use it, with who was known by it', async () => {
  const away = () => owner.ask('/sso/metadata', undefined, 'DELETE')
  expect((await admin.ask('/sso/metadata', undefined, 'DELETE')).status).toBe(403)
  expect((await away()).body.error_code).toBe('in_use')
  await save({ mode: 'off' })
  expect((await away()).body).toMatchObject({ provider: null, mode: 'off' })
  expect((await owner.audited('sso-provider-%'))[0]?.detail).toEqual({ Provider: `${PROVIDER} → none` })
})
