import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuditEvent } from '@clubhouse/contract/office/audit-events'
import { hashToken, newToken } from '#kernel/security/token-hash.ts'
import { statementCounter } from '#testing/counted.ts'
import { FakeWeb, ownPage } from '#testing/fake-web.ts'
import { cookieHeader } from '#testing/set-cookies.ts'
import { ask, hostOf, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const counter = statementCounter({ inTransactions: true })
const SU = 'sam@platform.example'
const ADMIN = 'orla@dunvarra.example'

let app: TestApp
let as: string
let dunvarra: string
let inishvarn: string
beforeAll(async () => {
  const web = new FakeWeb(async () => ownPage('a page'))
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' }, around: counter.db, web })
  as = (await signIn(app, SU, 'su')).access_token
  dunvarra = app.parts.registry.idOf('dunvarra') ?? ''
  inishvarn = app.parts.registry.idOf('inishvarn') ?? ''
})
afterAll(() => app.close())

const above = (path: string, body?: object, method?: 'DELETE') =>
  ask(app, `/v2/platform/clubs${path}`, body, { on: 'su', as, ...(method && { method }) })
const inOffice = (token: string, path: string, more: Parameters<typeof ask>[3] = {}, club = dunvarra) =>
  ask(app, `/v2/backoffice/${path}`, undefined, {
    on: 'backoffice',
    as: token,
    headers: { 'x-account-id': club },
    ...more,
  })
/** Sam walks over from the superuser site; everybody else signs in. */
const tokenOf = async (who: string, on = 'backoffice') =>
  (await signIn(app, who, on, who === SU ? { cameFrom: await sessionOf(as) } : {})).access_token
const sessionOf = async (token: string): Promise<string> =>
  (
    await app.asOwner<{ id: string }>('select session_id as id from tokens where hash = $1', [
      hashToken(token),
    ])
  )[0]?.id ?? ''

test('TABLE-11 OPEN-122 the clubs are listed with who belongs to them, searched and paged', async () => {
  const { body } = await above('?filter=dunv')
  expect(body).toMatchObject({ total: 1, items: [{ slug: 'dunvarra', is_suspended: false }] })
  expect(body.items[0].runners).toBeGreaterThan(0)
  expect(body.items[0].members).toBeGreaterThan(0)
  expect((await above('?per_page=1&page=2')).body).toMatchObject({ from: 2, to: 2 })
})

test('DATA-52 a feature of a club is switched, and its log says by whom', async () => {
  const switching = (on: boolean) =>
    ask(
      app,
      `/v2/platform/clubs/${inishvarn}/features`,
      { name: 'Shop', is_on: on },
      { on: 'su', as, method: 'PATCH' },
    )
  const [{ body: off }, { body: on }] = [await switching(false), await switching(true)]
  expect([off.features.includes('Shop'), on.features.includes('Shop')]).toEqual([false, true])
  const rows = await app.asOwner(
    `select site, detail from audit_events where club_id = $1 and kind = 'feature-switched' order by at desc limit 1`,
    [inishvarn],
  )
  expect(rows).toEqual([{ site: 'su', detail: { Shop: 'off → on' } }])
})

test('what the platform asks a club for is set, kept as it was agreed, and in the club’s log', async () => {
  const set = (basis_points: number, fixed: number) => above(`/${inishvarn}/fees`, { basis_points, fixed })
  expect((await above(`/${inishvarn}`)).body.platform_rate).toBeNull()
  expect((await set(150, 20)).body.platform_rate).toMatchObject({ basis_points: 150, fixed: 20 })
  await set(150, 20)
  expect((await set(2001, 0)).status).toBe(422)
  const rows = await app.asOwner(
    `select (select count(*)::int from platform_fees) as rates,
      (select detail from audit_events where club_id = $1 and kind = 'platform-fee-changed') as detail`,
    [inishvarn],
  )
  expect(rows).toEqual([{ rates: 1, detail: { 'Platform fee': '0% + 0.00 → 1.5% + 0.20' } }])
})

test('a thousand clubs are listed by as many statements as two', async () => {
  // Beside them the server does what it does by itself: it hears of clubs, and looks for work.
  const statements = async () =>
    (await counter.during(() => above('?per_page=10&sort=name&sort_direction=asc'))).filter(
      (name) => name === 'identify' || name.startsWith('platform'),
    )
  const few = await statements()
  await app.asOwner(
    `insert into clubs (id, slug, name, theme)
      select gen_random_uuid(), 'many-' || n, 'Zz ' || n, c.theme from generate_series(1, 1000) n, clubs c where c.slug = 'dunvarra'`,
  )
  expect(await statements()).toEqual(few)
  expect(few).toEqual(['identify', 'platform_clubs_by_name_asc'])
  expect((await above('?per_page=10')).body.total).toBeGreaterThan(1000)
  await app.asOwner(`delete from clubs where slug like 'many-%'`)
})

test('one club: who runs it, and where it is; one that is not there is not found', async () => {
  const { body } = await above(`/${dunvarra}`)
  expect(body).toMatchObject({ site_url: 'http://dunvarra.clubhouse.test', time_zone: 'Europe/Dublin' })
  expect(body.people.map(({ email }: { email: string }) => email)).toContain(ADMIN)
  expect((await above(`/${crypto.randomUUID()}`)).status).toBe(404)
})

describe('OPEN-122 entering a club as its admin', () => {
  test('before, and in a club that was not entered, the back office is closed to a superuser', async () => {
    expect((await inOffice(await tokenOf(SU), 'home')).status).toBe(403)
    expect((await above(`/${dunvarra}/entries`, { reason: ' ' })).status).toBe(422)
    expect((await above(`/${dunvarra}/entries`, { reason: 'Their menu is broken' })).status).toBe(200)
    const token = await tokenOf(SU)
    expect((await inOffice(token, 'home')).status).toBe(200)
    expect((await inOffice(token, 'home', {}, inishvarn)).status).toBe(404)
    expect(
      await app.asOwner(`select 1 from club_roles r join users u on u.id = r.user_id where u.email = $1`, [
        SU,
      ]),
    ).toEqual([])
  })

  test('it opens the sign-in that walked over, and no other of the same person', async () => {
    const elsewhere = (await signIn(app, SU, 'backoffice')).access_token
    expect((await inOffice(elsewhere, 'home')).status).toBe(403)
    const other = (await signIn(app, SU, 'su')).access_token
    const walked = await signIn(app, SU, 'backoffice', { cameFrom: await sessionOf(other) })
    expect((await inOffice(walked.access_token, 'home')).status).toBe(403)
  })

  test('what is done meanwhile is told as done by somebody of the platform, for the club', async () => {
    const token = await tokenOf(SU)
    const switched = await ask(
      app,
      '/v2/backoffice/account/features',
      { name: 'Contact', is_on: false },
      { on: 'backoffice', as: token, method: 'PATCH', headers: { 'x-account-id': dunvarra } },
    )
    expect(switched.status).toBe(200)
    const log = await inOffice(await tokenOf(ADMIN), 'audit-events')
    const told = (kind: string) => log.body.items.find((each: AuditEvent) => each.kind === kind)
    expect(told('feature-switched').actor).toMatch(/^Sam .* of the platform$/)
    expect(told('platform-entered')).toMatchObject({
      actor: told('feature-switched').actor,
      detail: { reason: 'Their menu is broken' },
    })
  })

  const ID = crypto.randomUUID()
  const invited = (role: string) => ({ email: 'mallory@away.example', role, offices: [] })
  test.each<[string, object, 'POST' | 'PATCH']>([
    ['users/invitations', invited('owner'), 'POST'],
    ['users/invitations', invited('admin'), 'POST'],
    [`users/invitations/${ID}/mail`, {}, 'POST'],
    ['users/second-factor', { is_required: false }, 'PATCH'],
    ['api-keys', { name: 'Mine', scopes: ['members:read'], expires_at: null }, 'POST'],
    ['webhooks', { url: 'https://mallory.example/', events: ['order.paid'] }, 'POST'],
    [`body-accesses/${ID}/grant`, { days: 30 }, 'POST'],
    ['payments-account', {}, 'POST'],
  ])('nobody stays by it: %s is for the club’s own people', async (path, body, method) => {
    const token = await tokenOf(SU)
    const refused = await ask(app, `/v2/backoffice/${path}`, body, { ...office(token), method })
    expect([refused.status, refused.body.error_code]).toEqual([403, 'own_people_only'])
  })

  test('what they asked somebody to be opens nothing in a club that has an owner', async () => {
    const asked = async (role: string) => {
      const code = newToken()
      await app.asOwner(
        `insert into office_invitations (club_id, id, email, role, offices, invited_by, code_hash, invited_at, expires_at)
          select $1, gen_random_uuid(), $2, $3, '{}', u.id, $4, now(), now() + interval '1 day' from users u where u.email = $5`,
        [dunvarra, `mallory.${role}@away.example`, role, hashToken(code), SU],
      )
      const who = { code, first_name: 'Mal', last_name: 'Lory', password: 'Plenty-of-kestrels-9' }
      return (await ask(app, '/v2/member/office-invitation/acceptance', who, { on: 'backoffice' })).status
    }
    expect([await asked('admin'), await asked('owner')]).toEqual([410, 410])
  })

  test('who has left is refused at the next call, and the club reads that they left', async () => {
    const token = await tokenOf(SU)
    expect((await inOffice(token, 'platform-entry', { ...office(token), method: 'DELETE' })).status).toBe(200)
    expect((await inOffice(token, 'home')).status).toBe(403)
    const log = await inOffice(await tokenOf(ADMIN), 'audit-events')
    expect(log.body.items[0]).toMatchObject({ kind: 'platform-left' })
    expect(log.body.items[0].actor).toMatch(/of the platform$/)
  })

  test('after 30 minutes it is over by itself', async () => {
    await above(`/${dunvarra}/entries`, { reason: 'Once more' })
    const token = await tokenOf(SU)
    expect((await inOffice(token, 'home')).status).toBe(200)
    await app.asOwner(
      `update platform_entries set entered_at = entered_at - interval '30 minutes', expires_at = expires_at - interval '30 minutes'`,
    )
    expect((await inOffice(token, 'home')).status).toBe(403)
  })

  test('who signs out of their own site is out of the club as well', async () => {
    const own = await signIn(app, SU, 'su')
    await ask(
      app,
      `/v2/platform/clubs/${dunvarra}/entries`,
      { reason: 'x' },
      { on: 'su', as: own.access_token },
    )
    const cameFrom = await sessionOf(own.access_token)
    const { access_token: token } = await signIn(app, SU, 'backoffice', { cameFrom })
    expect((await inOffice(token, 'home')).status).toBe(200)
    await app.parts.sessions.end(cameFrom, 'signed-out')
    expect((await inOffice(token, 'home')).status).toBe(403)
  })

  test('whoever runs the platform no longer is out of the club as well', async () => {
    await above(`/${dunvarra}/entries`, { reason: 'Once more' })
    const token = await tokenOf(SU)
    expect((await inOffice(token, 'home')).status).toBe(200)
    const role = `from platform_roles where role = 'super-user'`
    const [kept] = await app.asOwner<{ user_id: string }>(`select user_id ${role}`)
    await app.asOwner(`delete ${role}`)
    expect((await inOffice(token, 'home')).status).toBe(403)
    await app.asOwner(`insert into platform_roles (user_id, role) values ($1, 'super-user')`, [kept?.user_id])
  })

  test('somebody who is no visitor has nothing to leave', async () => {
    const token = await tokenOf(ADMIN)
    expect((await inOffice(token, 'platform-entry', { ...office(token), method: 'DELETE' })).status).toBe(404)
  })
  const office = (token: string) => ({ on: 'backoffice', as: token, headers: { 'x-account-id': dunvarra } })
})

test('OPEN-122 from their own site a superuser walks into the back office without another password', async () => {
  const { body } = await above(`/${dunvarra}/entries`, { reason: 'To look' })
  const way = new URL(body.office_url)
  const begun = await app.server.inject({
    url: way.pathname + way.search,
    headers: { host: hostOf('backoffice') },
  })
  expect(begun.statusCode).toBe(303)
  const asked = new URL(String(begun.headers.location))
  expect([asked.host, asked.searchParams.get('to')]).toEqual(['su.clubhouse.test', 'backoffice'])
  expect(String(begun.headers['set-cookie'])).toContain(dunvarra)
  const visit = (address: string, cookie: string) => {
    const { host, pathname, search } = new URL(address)
    return app.server.inject({ url: pathname + search, headers: { host, cookie } })
  }
  const handed = await visit(asked.href, `authentication=${as}`)
  const flow = cookieHeader(begun.headers['set-cookie'])
  const arrived = await visit(String(handed.headers.location), flow)
  const token = /authentication=([\w-]+)/.exec(cookieHeader(arrived.headers['set-cookie']))?.[1] ?? ''
  expect((await inOffice(token, 'home')).status).toBe(200)
})
