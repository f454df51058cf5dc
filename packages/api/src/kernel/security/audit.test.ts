import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEvents } from './tables.ts'
import { ask, askForToken, signInByPassword } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false', TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => app.close())

interface Row {
  kind: string
  club: string | null
  site: string
  actor: string | null
  subject: string | null
  address: string
  at: Date | string
}
const events = () =>
  app.asOwner<Row>(
    `select a.kind, c.slug as club, a.site, actor.email as actor, subject.email as subject,
      encode(a.address_hash, 'hex') as address, a.at
    from audit_events a left join clubs c on c.id = a.club_id left join users actor on actor.id = a.actor_id
    left join users subject on subject.id = a.subject_id order by a.at, a.id`,
  )
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

test('a sign-in, a failure and a refusal are recorded with time, actor, place and club', async () => {
  const email = 'orla@dunvarra.example'
  await askForToken(app, email, {}, { on: 'dunvarra', ...from('192.0.2.1') })
  await askForToken(app, email, { password: 'Wrong7Word' }, { on: 'backoffice', ...from('192.0.2.1') })
  await askForToken(app, email, {}, { on: 'su', ...from('192.0.2.2') })
  const [signedIn, failed, refused] = await events()
  expect(signedIn).toMatchObject({ kind: 'sign-in', club: 'dunvarra', site: 'club:dunvarra', actor: email })
  expect(failed).toMatchObject({
    kind: 'sign-in-failed',
    club: 'dunvarra',
    site: 'backoffice',
    actor: null,
    subject: email,
  })
  expect(refused).toMatchObject({ kind: 'sign-in-refused', club: 'dunvarra', site: 'su', subject: email })
  expect(Math.abs(new Date(signedIn?.at ?? 0).getTime() - TEST_NOW.getTime())).toBeLessThan(60_000)
})

test('the address is a keyed hash: the same place looks the same, another does not, neither can be read', async () => {
  const [one, two, three] = await events()
  expect(one?.address).toMatch(/^[0-9a-f]{64}$/)
  expect(two?.address).toBe(one?.address)
  expect(three?.address).not.toBe(one?.address)
  expect(one?.address).not.toBe(createHash('sha256').update('192.0.2.1').digest('hex'))
})

test('a club reads its own events, for its back office, and no other’s', async () => {
  await signInByPassword(app, 'hana@inishvarn.example', 'inishvarn')
  const clubs = await app.asOwner<{ id: string; slug: string }>('select id, slug from clubs')
  for (const { id, slug } of clubs) {
    const mine = (await events()).filter(({ club }) => club === slug)
    const seen = await app.parts.db.withClub(id, (tx) => tx.$count(auditEvents))
    expect(mine.length).toBeGreaterThan(0)
    expect(seen).toBe(mine.length)
  }
})

test('changes of a person’s own making name that person', async () => {
  const { access_token: as } = await signInByPassword(app, 'kwame@home.example')
  const changes = { first_name: 'Kwabena', password: 'Slipway4Boats', current_password: 'Harbour7Lamp' }
  await ask(app, '/v2/member', changes, { as, method: 'PATCH' })
  const last = (await events()).slice(-2).map(({ kind, actor, subject }) => [kind, actor, subject])
  expect(last.toSorted(([a], [b]) => String(a).localeCompare(String(b)))).toEqual([
    ['details-changed', 'kwame@home.example', 'kwame@home.example'],
    ['password-changed', 'kwame@home.example', 'kwame@home.example'],
  ])
})

test.each([
  {
    on: 'backoffice',
    who: 'an admin of both',
    email: 'aoibhe@home.example',
    clubs: ['dunvarra', 'inishvarn'],
  },
  { on: 'backoffice', who: 'a mere member', email: 'brid@home.example', clubs: [null] },
  { on: 'myaccount', who: 'a member', email: 'brid@home.example', clubs: ['dunvarra'] },
  { on: 'backoffice', who: 'nobody', email: 'nobody@home.example', clubs: [null] },
])('on $on a guess at $who is written down for $clubs', async ({ on, email, clubs }) => {
  for (const club of ['dunvarra', 'inishvarn']) {
    const payload = { email: 'aoibhe@home.example', club, role: 'admin' }
    await app.server.inject({ method: 'POST', url: '/dev/invite', payload })
  }
  await app.asOwner('delete from audit_events')
  await askForToken(app, email, { password: 'Wrong7Word' }, { on })
  const seen = await events()
  expect(seen.map(({ kind, site }) => [kind, site])).toEqual(clubs.map(() => ['sign-in-failed', on]))
  expect(new Set(seen.map(({ club }) => club))).toEqual(new Set(clubs))
})
