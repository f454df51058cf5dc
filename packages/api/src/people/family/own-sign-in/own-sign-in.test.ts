import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailsTo } from '#testing/mails.ts'
import { giveMembership } from '#testing/world/memberships.ts'
import { userIdOf } from '#testing/world/people.ts'
import { ask, type Asked, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW, testDatabaseKind } from '#testing/test-database.ts'
import { untilWaiting } from '#testing/time/waiting-for-locks.ts'

const BRID = 'brid@home.example'
const TOM = 'tom@home.example'
/** Midnight of an Irish winter is that of UTC. */
const EIGHTEENTH = new Date('2026-12-01T00:00:00Z')
const EVE = new Date('2026-11-30T23:59:00Z')
const PASSWORD = 'A-Long-Passw0rd!'

let app: TestApp
let brid: string
let tom: string
let membershipId: string

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  brid = await userIdOf(app, BRID)
})
beforeEach(async () => {
  await app.asOwner('delete from outbox')
  await app.parts.mailbox?.clear()
  const [row] = await app.asOwner<{ id: string }>(
    `insert into related_people (user_id, id, first_name, last_name, kind, relation, date_of_birth)
      values ($1, gen_random_uuid(), 'Tomás', 'Hallaran', 'juvenile', 'son', '2008-12-01') returning id`,
    [brid],
  )
  tom = row?.id ?? ''
  membershipId = await giveMembership(app, { userId: brid, memberId: tom, firstName: 'Tomás' })
  await app.asOwner(
    `insert into form_answers (club_id, id, form_id, version, given_by, member_id, answers, created_at)
      select a.club_id, gen_random_uuid(), a.form_id, a.version, a.given_by, $2, a.answers, a.created_at
      from form_answers a where a.given_by = $1 limit 1`,
    [brid, tom],
  )
})
afterEach(async () => {
  app.setClock(TEST_NOW)
  await app.asOwner("delete from related_people where first_name = 'Tomás'")
  await app.asOwner('delete from memberships')
  await app.asOwner('delete from own_sign_ins')
  await app.asOwner('delete from form_answers where member_id not in (select id from related_people)')
  await app.asOwner('delete from users where email = $1', [TOM])
})
afterAll(() => app.close())

const call = async (path: string, payload?: object, asked: Asked = {}) => {
  const as = asked.as ?? (await signIn(app, BRID, 'myaccount')).access_token
  return ask(app, `/v2/member${path}`, payload, { on: 'myaccount', ...asked, as })
}
const invite = (email = TOM, asked?: Asked) => call(`/family/${tom}/own-sign-in`, { email }, asked)
const people = async (asked?: Asked) => (await call('/family', undefined, asked)).body

/** The code of the newest mail, as a person finds it. */
const codeIn = async (email: string) =>
  /^ {4}(\d{6})$/m.exec((await mailsTo(app, email))[0]?.text ?? '')?.[1] ?? ''

/** As the pages do it: the mailed code signs in, a password follows. */
async function comeBy(code: string): Promise<Asked> {
  const { status, body } = await ask(
    app,
    '/v2/user/authentication/token',
    { email: TOM, token: code },
    { on: 'myaccount' },
  )
  expect(status).toBe(200)
  const as = body.access_token
  expect(
    (
      await ask(
        app,
        '/v2/user',
        { password: PASSWORD, terms: true },
        { as, on: 'myaccount', method: 'PATCH' },
      )
    ).status,
  ).toBe(200)
  return { as }
}

test('nobody leaves before the eighteenth birthday, which counts from its first minute', async () => {
  app.setClock(EVE)
  expect(await invite()).toMatchObject({ status: 409, body: { error_code: 'too_young' } })
  expect((await people()).people.find((each: { member_id: string }) => each.member_id === tom)).toMatchObject(
    {
      may_have_own_sign_in: false,
      kind: 'juvenile',
    },
  )
  app.setClock(EIGHTEENTH)
  expect((await invite()).status).toBe(200)
  expect((await people()).people.find((each: { member_id: string }) => each.member_id === tom)).toMatchObject(
    {
      invited: { email: TOM },
      may_have_own_sign_in: true,
    },
  )
})

test('a young adult comes by a code that works once, and takes the history along; orders stay', async () => {
  app.setClock(EIGHTEENTH)
  await call('/cards')
  const [{ number } = { number: 0 }] = await app.asOwner<{ number: number }>(
    'select number from membership_numbers where member_id = $1',
    [tom],
  )
  await invite()
  const code = await codeIn(TOM)
  const asTom = await comeBy(code)
  expect(
    (await ask(app, '/v2/user/authentication/token', { email: TOM, token: code }, { on: 'myaccount' }))
      .status,
  ).toBe(422)
  const [before] = (await people(asTom)).people
  expect(before.memberships).toEqual([])
  expect((await call('/own-sign-in', undefined, asTom)).body.items).toMatchObject([
    { member_id: tom, from: 'Bríd', first_name: 'Tomás' },
  ])

  expect(await call(`/own-sign-in/${tom}`, {}, asTom)).toMatchObject({
    status: 200,
    body: { memberships: 1 },
  })

  const own = await userIdOf(app, TOM)
  const [self] = (await people(asTom)).people
  expect(self).toMatchObject({ member_id: own, memberships: [{ membership_id: membershipId }] })
  expect((await call(`/family/${own}`, undefined, asTom)).body.known).toHaveLength(1)
  const [card] = (await call('/cards', undefined, asTom)).body.items
  expect(card).toMatchObject({ member_id: own, number: `DR ${String(number).padStart(4, '0')}` })
  const [order] = await app.asOwner<{ user_id: string }>(
    `select o.user_id from orders o join order_items i on i.order_id = o.id join memberships m on m.order_item_id = i.id where m.id = $1`,
    [membershipId],
  )
  expect(order?.user_id).toBe(brid)

  const family = await people()
  expect(family.people.map((each: { first_name: string }) => each.first_name)).not.toContain('Tomás')
  expect(family.left).toMatchObject([{ first_name: 'Tomás', last_name: 'Hallaran' }])
  expect((await call(`/family/${tom}`)).status).toBe(404)
  expect(
    (await call('/cards')).body.items.map((each: { first_name: string }) => each.first_name),
  ).not.toContain('Tomás')
  expect((await call(`/own-sign-in/${tom}`, {}, asTom)).status).toBe(404)
})

test('whoever has an account already signs in with it, and keeps the number they have', async () => {
  app.setClock(EIGHTEENTH)
  const kwame = await userIdOf(app, 'kwame@home.example')
  await app.asOwner('update users set email_verified_at = now() where id = $1', [kwame])
  await invite('kwame@home.example')
  const [mail] = await mailsTo(app, 'kwame@home.example')
  expect(mail?.text).not.toMatch(/^ {4}\d{6}$/m)
  expect(mail?.text).toContain('/family/welcome')
  const asKwame = { as: (await signIn(app, 'kwame@home.example', 'myaccount')).access_token }
  expect((await call(`/own-sign-in/${tom}`, {}, asKwame)).status).toBe(200)
  expect((await people(asKwame)).people[0].memberships).toHaveLength(1)
})

test('only whoever was invited may take it, and only while the invitation stands', async () => {
  app.setClock(EIGHTEENTH)
  await invite()
  const asTom = await comeBy(await codeIn(TOM))
  const asKwame = { as: (await signIn(app, 'kwame@home.example', 'myaccount')).access_token }
  expect((await call(`/own-sign-in/${tom}`, {}, asKwame)).status).toBe(404)
  expect((await call(`/own-sign-in/${tom}`, {})).status).toBe(404)
  expect((await call(`/family/${tom}/own-sign-in`, undefined, { method: 'DELETE' })).status).toBe(200)
  expect((await call(`/own-sign-in/${tom}`, {}, asTom)).status).toBe(404)
  await invite()
  app.setClock(new Date(EIGHTEENTH.getTime() + 15 * 24 * 3_600_000))
  const later = { as: (await signIn(app, TOM, 'myaccount')).access_token }
  expect((await call(`/own-sign-in/${tom}`, {}, later)).status).toBe(404)
  expect((await people()).people.map((each: { first_name: string }) => each.first_name)).toContain('Tomás')
})

test('a mistyped email can be put right: what was made for it is gone, and it opens nothing', async () => {
  app.setClock(EIGHTEENTH)
  await invite('tmo@home.example')
  const code = await codeIn('tmo@home.example')
  await invite()
  expect(await app.asOwner("select 1 from users where email = 'tmo@home.example'")).toEqual([])
  const tried = await ask(
    app,
    '/v2/user/authentication/token',
    { email: 'tmo@home.example', token: code },
    { on: 'myaccount' },
  )
  expect(tried.status).toBe(422)
  expect(await invite(BRID)).toMatchObject({
    status: 422,
    body: { errors: { email: 'This is your own email' } },
  })
})

test('the family is told once, on the day', async () => {
  const told = async () =>
    (await mailsTo(app, BRID)).filter(({ subject }) => subject.startsWith('Tomás is 18'))
  app.setClock(new Date('2026-11-30T08:00:00Z'))
  await app.parts.jobs.runDue()
  expect(await told()).toHaveLength(0)
  app.setClock(new Date('2026-12-01T08:00:00Z'))
  await app.parts.jobs.runDue()
  app.setClock(new Date('2026-12-02T08:00:00Z'))
  await app.parts.jobs.runDue()
  const [mail, ...more] = await told()
  expect(more).toEqual([])
  expect(mail?.text).toContain(`/family/${tom}`)
})

// Without asking for the clubs after the rows have moved, the list of the other club keeps the child.
test.skipIf(testDatabaseKind() === 'embedded')(
  'a membership that is paid for in another club meanwhile goes along, and that club’s list knows',
  async () => {
    app.setClock(EIGHTEENTH)
    await app.asOwner(
      `insert into club_roles (club_id, user_id, role) select id, $1, 'member' from clubs where slug = 'inishvarn'
        on conflict do nothing`,
      [brid],
    )
    await invite()
    const asTom = await comeBy(await codeIn(TOM))
    let taken: ReturnType<typeof call> | undefined
    await app.parts.db.withPlatform(async (tx) => {
      await tx.execute(sql`select from memberships where id = ${membershipId} for update`)
      taken = call(`/own-sign-in/${tom}`, {}, asTom)
      await untilWaiting(app)
      await giveMembership(app, { userId: brid, memberId: tom, firstName: 'Tomás', club: 'inishvarn' })
    })
    expect((await taken)?.status).toBe(200)
    const own = await userIdOf(app, TOM)
    const clubsOf = async (table: string, column: string, id: string) =>
      (
        await app.asOwner<{ slug: string }>(
          `select c.slug from ${table} t join clubs c on c.id = t.club_id where t.${column} = $1 order by 1`,
          [id],
        )
      ).map(({ slug }) => slug)
    const both = ['dunvarra', 'inishvarn']
    expect([await clubsOf('memberships', 'member_id', own), await clubsOf('club_people', 'id', own)]).toEqual(
      [both, both],
    )
    expect(await clubsOf('club_people', 'id', tom)).toEqual([])
  },
)
