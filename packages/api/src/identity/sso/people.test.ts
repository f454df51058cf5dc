import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idOf } from '@clubhouse/demo/world/ids'
import { TERMS_VERSION } from '@clubhouse/domain/identity/terms-text'
import type { KeyPair } from '#providers/sso/port.ts'
import { type AnswerParts, testKeys } from '#testing/saml/saml-answers.ts'
import { userIdOf } from '#testing/world/people.ts'
import { SamlWorld } from '#testing/saml/saml-world.ts'

let world: SamlWorld
let otherKeys: KeyPair
const OTHER = { id: idOf('provider/fourcoasts'), issuer: 'http://clubhouse.test/dev/idp/metadata' }

beforeAll(async () => {
  world = await SamlWorld.open()
  otherKeys = await testKeys('other-provider')
  await world.app.asOwner('update identity_providers set certificates = array[$1] where id = $2', [
    otherKeys.certificate,
    OTHER.id,
  ])
})
afterAll(() => world.close())

const person = (email: string) => ({ mail: email, givenName: 'Given', sn: 'Family' })

/** Comes through the club's own provider. */
async function arrive(changes: Partial<AnswerParts>) {
  const begun = await world.begin()
  return { ...begun, ...(await world.post(world.answer(begun.requestId, changes), begun.requestId)) }
}

/** Comes to the other club, through the provider of the other body. */
async function arriveThroughOther(changes: Partial<AnswerParts>) {
  const { requestId, secret } = await world.begin({ club: 'inishvarn' })
  const audience = `http://myaccount.clubhouse.test/api/saml/metadata/${OTHER.id}`
  const own = { issuer: OTHER.issuer, responseIssuer: OTHER.issuer, audience }
  const xml = world.answer(requestId, { ...own, ...changes }, otherKeys)
  return { secret, ...(await world.post(xml, requestId)) }
}

const rolesOf = async (email: string) =>
  (
    await world.app.asOwner<{ role: string }>(
      `select c.slug || ':' || r.role as role from users u join club_roles r on r.user_id = u.id
        join clubs c on c.id = r.club_id where u.email = $1 order by 1`,
      [email],
    )
  ).map(({ role }) => role)

const addUser = (email: string, { isVerified = true } = {}) => {
  const id = randomUUID()
  return world.app
    .asOwner(
      `insert into users (id, email, email_verified_at, first_name, last_name, password_hash)
        values ($1, $2, case when $3 then now() end, 'Given', 'Family', $4)`,
      [id, email, isVerified, 'a-hash'],
    )
    .then(() => id)
}

const lastAudit = async () =>
  (
    await world.app.asOwner<{ kind: string; detail: object; site: string; hashed: boolean }>(
      `select kind, detail, site, address_hash is not null as hashed from audit_events
        order by at desc, kind = 'sign-in' desc limit 1`,
    )
  )[0]

test('somebody new becomes a person with a verified email and a member of this club alone', async () => {
  const mail = 'new.person@home.example'
  const { code, secret } = await arrive({ subject: 'new', attributes: person(`New.Person@Home.example `) })
  expect(await world.spend(code ?? '', secret)).toBe(await userIdOf(world.app, mail))
  expect(await rolesOf(mail)).toEqual(['dunvarra:member'])
  const accepted =
    'select version from terms_acceptances t join users u on u.id = t.user_id where u.email = $1'
  expect(await world.app.asOwner(accepted, [mail])).toEqual([{ version: TERMS_VERSION }])
  expect(await lastAudit()).toEqual({
    kind: 'sign-in',
    detail: { method: 'sso' },
    site: 'club:dunvarra',
    hashed: true,
  })
})

test.each([
  {
    by: 'directory numbers',
    names: ['urn:oid:0.9.2342.19200300.100.1.3', 'urn:oid:2.5.4.42', 'urn:oid:2.5.4.4'],
  },
  {
    by: 'the names of Microsoft',
    names: ['emailaddress', 'givenname', 'surname'].map(
      (name) => `http://schemas.xmlsoap.org/ws/2005/05/identity/claims/${name}`,
    ),
  },
])('a provider may describe them by $by', async ({ names }) => {
  const email = `${randomUUID()}@home.example`
  const values = [email, 'Given', 'Family']
  const attributes = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
  expect((await arrive({ attributes })).refused).toBeNull()
  expect(await rolesOf(email)).toEqual(['dunvarra:member'])
})

test('a subject that is an email serves as one', async () => {
  const subject = `${randomUUID()}@home.example`
  const subjectFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'
  await arrive({ subject, subjectFormat, attributes: { givenName: 'Given', sn: 'Family' } })
  expect(await rolesOf(subject)).toEqual(['dunvarra:member'])
})

test.each([
  { what: 'no email', attributes: { givenName: 'Given', sn: 'Family' }, refused: 'no-email' },
  { what: 'an email that is none', attributes: person('nobody at home'), refused: 'no-email' },
  {
    what: 'an email that turns into that of someone else in lower case',
    attributes: person('\u212Awame@home.example'),
    refused: 'no-email',
  },
  { what: 'no name', attributes: { mail: 'nameless@home.example' }, refused: 'no-name' },
])('a provider that tells us $what is asked for more', async ({ attributes, refused }) => {
  const before = await world.census()
  const outcome = await arrive({ attributes })
  expect([outcome.code, outcome.refused]).toEqual([null, refused])
  expect(outcome.location.searchParams.get('error')).toMatch(/^Your sign-in service didn’t give us your/)
  expect(await world.census()).toEqual(before)
})

test('a verified email finds its account, which keeps its password, and the subject is known from then on', async () => {
  const email = 'bound@home.example'
  const id = await addUser(email)
  await world.app.asOwner(
    `insert into club_roles (club_id, user_id, role) select id, $1, 'member' from clubs where slug = 'dunvarra'`,
    [id],
  )
  const subject = 'bound-subject'
  const first = await arrive({ subject, attributes: person(email) })
  expect(await world.spend(first.code ?? '', first.secret)).toBe(id)
  // Another e-mail, and even another person's: the subject is who they are.
  const second = await arrive({ subject, attributes: person('kwame@home.example') })
  expect(await world.spend(second.code ?? '', second.secret)).toBe(id)
  const [row] = await world.app.asOwner('select password_hash from users where id = $1', [id])
  expect(row).toEqual({ password_hash: 'a-hash' })
})

test('an email that now belongs to another subject does not open the account of the first', async () => {
  const email = 'reused@home.example'
  await arrive({ subject: 'first-holder', attributes: person(email) })
  const outcome = await arrive({ subject: 'second-holder', attributes: person(email) })
  expect([outcome.code, outcome.refused]).toEqual([null, 'email-taken'])
})

test('whoever opened an account with an email that is not theirs loses it to its owner', async () => {
  const email = 'victim@home.example'
  const id = await addUser(email, { isVerified: false })
  const { db, sessions } = world.app.parts
  const tokens = await db.withPlatform((tx) =>
    sessions.begin(tx, { userId: id, method: 'password', site: 'club:dunvarra', remember: true }),
  )
  const statements = [
    `insert into mailed_codes (user_id, purpose, hash, expires_at) values ($1, 'recovery', '\\x01', now() + interval '1 day')`,
    `insert into link_codes (user_id, purpose, hash, expires_at) values ($1, 'verify-email', '\\x02', now() + interval '1 day')`,
    `insert into identity_links (user_id, provider_id, subject, created_at) values ($1, '${OTHER.id}', 'thief', now())`,
  ]
  for (const statement of statements) await world.app.asOwner(statement, [id])
  expect(await sessions.identify(tokens.access_token, { clubId: '', name: 'club:dunvarra' })).not.toBeNull()

  const outcome = await arrive({ subject: 'owner', attributes: person(email) })
  expect(await world.spend(outcome.code ?? '', outcome.secret)).toBe(id)
  const [row] = await world.app.asOwner(
    `select password_hash, email_verified_at is not null as is_verified,
      (select count(*)::int from mailed_codes where user_id = u.id) as codes,
      (select count(*)::int from link_codes where user_id = u.id and purpose = 'verify-email') as links,
      (select array_agg(subject) from identity_links where user_id = u.id) as subjects
      from users u where id = $1`,
    [id],
  )
  expect(row).toEqual({ password_hash: null, is_verified: true, codes: 0, links: 0, subjects: ['owner'] })
  expect(await sessions.identify(tokens.access_token, { clubId: '', name: 'club:dunvarra' })).toBeNull()
  await expect(sessions.renew(tokens.refresh_token, { name: 'club:dunvarra' })).rejects.toThrow(/ended/)
})

test('a provider that is not trusted with emails opens no account by one', async () => {
  await world.app.asOwner('update identity_providers set trusts_email = false where id = $1', [
    world.providerId,
  ])
  const taken = await arrive({ attributes: person('brid@home.example') })
  const fresh = await arrive({ attributes: person('fresh@home.example') })
  await world.app.asOwner('update identity_providers set trusts_email = true where id = $1', [
    world.providerId,
  ])
  expect([taken.code, taken.refused]).toEqual([null, 'email-taken'])
  expect(taken.location.searchParams.get('error')).toMatch(/sign in with your password/)
  expect([fresh.code, fresh.refused]).toEqual([null, 'email-unproven'])
  expect(fresh.location.searchParams.get('error')).toMatch(/sign in with your password, or sign up/)
  expect(await world.app.asOwner(`select id from users where email = 'fresh@home.example'`)).toEqual([])
})

test.each([
  { email: 'brid@home.example', who: 'a member of our club' },
  { email: 'orla@dunvarra.example', who: 'the owner of our club' },
  { email: 'sam@platform.example', who: 'a super-user' },
])('the provider of another body asserts $who in vain', async ({ email }) => {
  const before = await world.census()
  const outcome = await arriveThroughOther({ attributes: person(email) })
  expect([outcome.code, outcome.refused]).toEqual([null, 'belongs-elsewhere'])
  expect(await world.census()).toEqual(before)
  expect(await lastAudit()).toMatchObject({
    kind: 'sign-in-refused',
    detail: { method: 'sso', why: 'belongs-elsewhere' },
    site: 'club:inishvarn',
  })
})

test('whom it may assert: a member of a club that uses it', async () => {
  const outcome = await arriveThroughOther({ attributes: person('hana@inishvarn.example') })
  expect(await world.spend(outcome.code ?? '', outcome.secret, 'club:inishvarn')).toBe(
    await userIdOf(world.app, 'hana@inishvarn.example'),
  )
})

test('somebody it signed in before it signs in no more once they run another club', async () => {
  const subject = 'promoted'
  const email = 'promoted@home.example'
  expect((await arriveThroughOther({ subject, attributes: person(email) })).refused).toBeNull()
  await world.app.asOwner(
    `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'admin' from clubs c, users u
      where c.slug = 'dunvarra' and u.email = $1`,
    [email],
  )
  expect((await arriveThroughOther({ subject })).refused).toBe('belongs-elsewhere')
})

test('the provider of one club opens nobody who joined another since, not on my account either', async () => {
  const [subject, email] = ['joined-later', 'joined.later@home.example']
  const query = `?account_id=${await clubId('dunvarra')}`
  const come = async () => {
    const { requestId } = await world.begin({ club: 'myaccount', query })
    return (await world.post(world.answer(requestId, { subject }), requestId)).refused
  }
  expect((await arrive({ subject, attributes: person(email) })).refused).toBeNull()
  expect(await come()).toBeNull()
  await world.app.asOwner(
    `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'member' from clubs c, users u
      where c.slug = 'inishvarn' and u.email = $1`,
    [email],
  )
  expect([await come(), (await arrive({ subject })).refused]).toEqual([
    'belongs-elsewhere',
    'belongs-elsewhere',
  ])
  // An operator who made sure who they are may link them.
  await world.app.asOwner('update identity_links set by_operator = true where subject = $1', [subject])
  expect(await come()).toBeNull()
})

const clubId = async (slug: string) =>
  (await world.app.asOwner<{ id: string }>('select id from clubs where slug = $1', [slug]))[0]?.id ?? ''

test('SSO-01 on my account a member reaches the provider of their own club, by that club’s mode', async () => {
  const email = 'kwame@home.example'
  const query = `?account_id=${await clubId('dunvarra')}`
  const { requestId, secret, providerUrl } = await world.begin({ club: 'myaccount', query })
  expect(providerUrl.host).toBe('login.dunvarra.example')
  const outcome = await world.post(world.answer(requestId, { attributes: person(email) }), requestId)
  expect(outcome.location.host).toBe('myaccount.clubhouse.test')
  expect(await world.spend(outcome.code ?? '', secret, 'myaccount')).toBe(await userIdOf(world.app, email))
})

test('SSO-01 on my account the mode of the club counts, not that of its body', async () => {
  const query = `?account_id=${await clubId('inishvarn')}`
  const begin = () => world.begin({ club: 'myaccount', query })
  await world.app.asOwner(`update governing_bodies set sso_mode = 'off' where slug = 'fourcoasts'`)
  const { requestId, secret, providerUrl } = await begin()
  expect(providerUrl.pathname).toBe('/dev/idp/sso')
  const audience = `http://myaccount.clubhouse.test/api/saml/metadata/${OTHER.id}`
  const own = { issuer: OTHER.issuer, responseIssuer: OTHER.issuer, audience, subject: 'hana' }
  const attributes = person('hana@inishvarn.example')
  // The provider knows her from the site of the club already, or gets to know her now.
  await world.app.asOwner('delete from identity_links where provider_id = $1', [OTHER.id])
  const outcome = await world.post(world.answer(requestId, { ...own, attributes }, otherKeys), requestId)
  expect(await world.spend(outcome.code ?? '', secret, 'myaccount')).not.toBeNull()

  await world.app.asOwner(`update clubs set sso_mode = 'off' where slug = 'inishvarn'`)
  const refused = await begin()
  await world.app.asOwner(`update clubs set sso_mode = 'optional' where slug = 'inishvarn'`)
  await world.app.asOwner(`update governing_bodies set sso_mode = 'optional' where slug = 'fourcoasts'`)
  expect(refused.providerUrl.searchParams.get('error')).toBe('Single sign-on isn’t available here.')
})

test('another provider cannot answer a request that went to ours', async () => {
  const { requestId } = await world.begin()
  const theirs = world.answer(requestId, { attributes: person('brid@home.example') }, otherKeys)
  expect((await world.post(theirs, requestId)).refused).toBe('signature')
  const asThemselves = { issuer: OTHER.issuer, responseIssuer: null }
  expect((await world.post(world.answer(requestId, asThemselves), requestId)).refused).toBe('issuer')
})

test('HOSTS-11 while sign-up is closed only those who run the club come in, and nobody is made', async () => {
  await world.app.asOwner(`update clubs set sign_up_open = false where slug = 'dunvarra'`)
  const before = await world.census()
  const stranger = await arrive({})
  const unchanged = await world.census()
  const owner = await arrive({ subject: 'the-owner', attributes: person('orla@dunvarra.example') })
  await world.app.asOwner(`update clubs set sign_up_open = true where slug = 'dunvarra'`)
  expect([stranger.refused, owner.refused]).toEqual(['not-permitted', null])
  expect(unchanged).toEqual(before)
})

test('two tabs of somebody new make one person', async () => {
  const subject = 'two-tabs'
  const attributes = person('two.tabs@home.example')
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => arrive({ subject, attributes })))
  const ids = await Promise.all(outcomes.map(({ code, secret }) => world.spend(code ?? '', secret)))
  expect(new Set(ids)).toEqual(new Set([await userIdOf(world.app, 'two.tabs@home.example')]))
})

test('both keys of a provider count while it changes from one to the other', async () => {
  const next = await testKeys('thief')
  await world.app.asOwner('update identity_providers set certificates = array[$1, $2] where id = $3', [
    world.keys.certificate,
    next.certificate,
    world.providerId,
  ])
  for (const keys of [world.keys, next]) {
    const { requestId } = await world.begin()
    expect((await world.post(world.answer(requestId, {}, keys), requestId)).refused).toBeNull()
  }
  await world.app.asOwner('update identity_providers set certificates = array[$1] where id = $2', [
    world.keys.certificate,
    world.providerId,
  ])
})
