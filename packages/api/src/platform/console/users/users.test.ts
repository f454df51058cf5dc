import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statementCounter } from '#testing/counted.ts'
import { ask, askForToken, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const counter = statementCounter({ inTransactions: true })
const OWNER = 'orla@dunvarra.example'

let app: TestApp
let as: string
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' }, around: counter.db })
  as = (await signIn(app, 'sam@platform.example', 'su')).access_token
})
afterAll(() => app.close())

const above = (path: string, body?: object, method?: 'DELETE' | 'PATCH') =>
  ask(app, `/v2/platform/users${path}`, body, { on: 'su', as, ...(method && { method }) })

/** Somebody who signed up and never opened the mail, a member of Dunvarra. */
async function layPerson(more: { isVerified?: boolean; role?: string } = {}) {
  const id = randomUUID()
  const email = `${id.slice(0, 8)}@home.example`
  await app.asOwner(
    `insert into users (id, email, first_name, last_name, email_verified_at) values ($1, $2, 'Nuala', 'Nuabhan', case when $3 then now() end)`,
    [id, email, more.isVerified ?? false],
  )
  await app.asOwner(
    `insert into club_roles (club_id, user_id, role) select id, $1, $2 from clubs where slug = 'dunvarra'`,
    [id, more.role ?? 'member'],
  )
  return { id, email }
}

const idOf = async (email: string) =>
  (await app.asOwner<{ id: string }>('select id from users where email = $1', [email]))[0]?.id ?? ''
const trail = (kind: string, subject: string) =>
  app.asOwner<{ club: string | null; detail: object }>(
    `select c.slug as club, e.detail from audit_events e left join clubs c on c.id = e.club_id
     where e.kind = $1 and e.subject_id = $2 order by c.slug nulls first`,
    [kind, subject],
  )

test('TABLE-11 OPEN-122 accounts of all clubs are found by name or email, and counted by state, in one statement', async () => {
  const { id, email } = await layPerson()
  const sent = await counter.during(async () => {
    const { body } = await above(`?filter=${email.toUpperCase()}`)
    expect(body).toMatchObject({
      total: 1,
      items: [{ user_id: id, name: 'Nuala Nuabhan', email_verified: false, club_count: 1 }],
    })
    expect(body.items[0].clubs[0]).toMatch(/^Dunvarra/)
    expect(body.counts.all).toBeGreaterThan(body.counts.running)
    expect(body.counts.platform).toBeGreaterThan(0)
  })
  expect(sent.filter((name) => name.startsWith('platform_users'))).toHaveLength(1)
  expect((await above('?filter=nuala nuabhan&state=running')).body.total).toBe(0)
  expect((await above('?filter=nuala nuabhan&state=unverified')).body.total).toBeGreaterThan(0)
})

test('one account shows its clubs and offices and how it is signed in to, and nothing else of the person', async () => {
  await signIn(app, OWNER, 'backoffice')
  const { body } = await above(`/${await idOf(OWNER)}`)
  expect(body).toMatchObject({
    email: OWNER,
    email_verified: true,
    has_password: true,
    held_until: null,
    runs_a_club: true,
    last_sign_in: { site: 'backoffice', method: 'password' },
  })
  expect(body.belongs_to.map(({ slug }: { slug: string }) => slug)).toContain('dunvarra')
  expect(Object.keys(body).toSorted()).toEqual(
    [
      'belongs_to',
      'changes_email',
      'created_at',
      'done',
      'email',
      'email_is_theirs',
      'email_verified',
      'erased_on',
      'has_password',
      'held_until',
      'last_sign_in',
      'last_sign_in_at',
      'name',
      'open_sign_ins',
      'passkeys',
      'platform_roles',
      'runs_a_club',
      'sso',
      'user_id',
    ].toSorted(),
  )
  expect((await above(`/${randomUUID()}`)).status).toBe(404)
})

test('somebody is signed out everywhere; the platform’s own trail and the club that they run say so', async () => {
  const { access_token: bearer } = await signIn(app, OWNER, 'backoffice')
  const id = await idOf(OWNER)
  expect((await above(`/${id}/sign-ins`, undefined, 'DELETE')).body.open_sign_ins).toBe(0)
  expect((await ask(app, '/v2/member/security', undefined, { on: 'backoffice', as: bearer })).status).toBe(
    401,
  )
  const told = await trail('platform-signed-out', id)
  expect(told.map(({ club }) => club)).toEqual(expect.arrayContaining([null, 'dunvarra']))
  expect((await above(`/${id}`)).body.done[0]).toMatchObject({ kind: 'platform-signed-out' })
  // Done, and written down, once.
  await above(`/${id}/sign-ins`, undefined, 'DELETE')
  expect(await trail('platform-signed-out', id)).toHaveLength(told.length)
})

test('who tried too often is let try again, wherever they tried', async () => {
  const { id, email } = await layPerson({ isVerified: true })
  for (let tries = 0; tries < 11; tries += 1) await askForToken(app, email, { password: 'not this one' })
  expect((await askForToken(app, email)).status).toBe(429)
  expect((await above(`/${id}`)).body.held_until).not.toBeNull()
  expect((await above(`/${id}/hold`, undefined, 'DELETE')).body.held_until).toBeNull()
  expect((await askForToken(app, email)).status).not.toBe(429)
  expect(await trail('platform-unlocked', id)).toEqual([{ club: null, detail: {} }])
})

test('the link that confirms an email is mailed again, to their club’s site and never to this one', async () => {
  const { id, email } = await layPerson()
  expect((await above(`/${id}/verification`, {})).status).toBe(200)
  const [mail] = await app.asOwner<{ payload: { link: string } }>(
    `select payload from outbox where recipient = $1 and template = 'verify-email'`,
    [email],
  )
  expect(mail?.payload.link).toMatch(/^https?:\/\/(?!su\.)[^/]*dunvarra/)
  const { id: known } = await layPerson({ isVerified: true })
  expect((await above(`/${known}/verification`, {})).status).toBe(409)
  for (let each = 0; each < 4; each += 1) await above(`/${id}/verification`, {})
  expect((await above(`/${id}/verification`, {})).status).toBe(429)
})

test('what is done to somebody who runs three clubs is written down in as many statements as for one', async () => {
  await app.asOwner(
    `insert into clubs (id, slug, name, theme) select gen_random_uuid(), 'third', 'Third', theme from clubs limit 1`,
  )
  const mailTo = async (clubs: number) => {
    const { id } = await layPerson({ role: 'admin' })
    await app.asOwner(
      `insert into club_roles (club_id, user_id, role) select id, $1, 'admin' from clubs where slug <> 'dunvarra' limit $2`,
      [id, clubs - 1],
    )
    const sent = await counter.during(() => above(`/${id}/verification`, {}))
    // Each club reads of it, and so does the platform.
    expect(await trail('platform-verification-mailed', id)).toHaveLength(clubs + 1)
    // Of transactions: that there is a new club is read meanwhile, too.
    return sent.filter((name) => name.startsWith('platform '))
  }
  const ofOne = await mailTo(1)
  expect(ofOne).toContain('platform insert')
  expect(await mailTo(3)).toEqual(ofOne)
})

describe('HOSTS-14 an email is corrected', () => {
  const correct = (id: string, email: string) => above(`/${id}/email`, { email }, 'PATCH')

  test('while nobody has confirmed it: the new one is asked to, and what went to the old one opens nothing', async () => {
    const { id } = await layPerson()
    await above(`/${id}/verification`, {})
    const right = `right-${id.slice(0, 8)}@home.example`
    expect((await correct(id, right)).body).toMatchObject({ email: right, email_verified: false })
    const codes = await app.asOwner('select from link_codes where user_id = $1', [id])
    expect(codes).toHaveLength(1)
    const mails = await app.asOwner(`select from outbox where recipient = $1 and template = 'verify-email'`, [
      right,
    ])
    expect(mails).toHaveLength(1)
    // Neither address stands in the audit.
    expect(await trail('platform-email-corrected', id)).toEqual([{ club: null, detail: {} }])
  })

  test.each([
    ['it is confirmed', { isVerified: true }, 'right@home.example', 409],
    ['they run a club', { role: 'admin' }, 'right@home.example', 409],
    ['another account has it', {}, OWNER, 422],
    ['it is none', {}, 'nobody', 422],
  ])('but not where %s', async (_, more, email, status) => {
    const person = await layPerson(more)
    expect((await correct(person.id, email)).status).toBe(status)
    expect((await above(`/${person.id}`)).body.email).toBe(person.email)
  })
})

test('lost passkeys are forgotten where a club asks for one, and only there', async () => {
  const { id } = await layPerson({ isVerified: true, role: 'admin' })
  await app.asOwner(
    `insert into passkeys (id, user_id, public_key, counter, transports, scope, name, is_synced, created_at)
     values ($1, $2, 'x', 0, '{}', 'clubhouse.test', 'Phone', false, now())`,
    [`key-${id}`, id],
  )
  const forget = () => above(`/${id}/passkeys`, undefined, 'DELETE')
  expect((await forget()).status).toBe(409)
  await app.asOwner(`update clubs set second_factor = 'required' where slug = 'dunvarra'`)
  const { body } = await forget()
  await app.asOwner(`update clubs set second_factor = 'off' where slug = 'dunvarra'`)
  expect(body.passkeys).toBe(0)
  expect((await trail('platform-passkeys-forgotten', id)).map(({ club }) => club)).toEqual([null, 'dunvarra'])
})

test.each(['', '/00000000-0000-4000-8000-000000000000'])(
  'HOSTS-07 accounts%s are for superusers alone',
  async (path) => {
    const owner = (await signIn(app, OWNER, 'backoffice')).access_token
    for (const [on, bearer] of [
      ['backoffice', owner],
      ['su', owner],
    ] as const)
      expect([401, 403]).toContain(
        (await ask(app, `/v2/platform/users${path}`, undefined, { on, as: bearer })).status,
      )
  },
)
