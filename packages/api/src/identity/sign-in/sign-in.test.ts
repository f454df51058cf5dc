import { DEMO_PASSWORD, logins } from '@clubhouse/demo/world/people'
import { SSO_ONLY } from '@clubhouse/domain/identity/entrance'
import { NOT_PERMITTED } from '@clubhouse/domain/identity/roles'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ask, askForToken, hostOf, signInByPassword } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
})
afterAll(() => app.close())

const BRID = 'brid@home.example'
const audited = (kind: string) =>
  app.asOwner<{ club: string | null; site: string; email: string | null; detail: object }>(
    `select c.slug as club, a.site, u.email, a.detail from audit_events a left join clubs c on c.id = a.club_id
      left join users u on u.id = a.subject_id where a.kind = $1 order by a.at`,
    [kind],
  )

describe('a password', () => {
  test('API-14 DATA-21 signs somebody in, and the bearer says who it is', async () => {
    const { status, body } = await askForToken(app, BRID)
    expect(status).toBe(200)
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      expires_in: 12 * 3600,
      token_type: 'Bearer',
    })
    const user = await ask(app, '/v2/user', undefined, { as: body.access_token })
    expect(user.body).toMatchObject({ email: BRID, roles: ['member'], email_verified: true })
    expect((await ask(app, '/v1/user', undefined, { as: body.access_token })).body).toEqual(user.body)
  })

  test('neither tokens nor what is about a person is kept by anybody on the way', async () => {
    const token = await askForToken(app, BRID)
    const user = await ask(app, '/v2/user', undefined, { as: token.body.access_token })
    const refused = await ask(app, '/v2/user')
    for (const { headers } of [token, user]) expect(headers['cache-control']).toBe('private, no-store')
    expect(refused.headers['cache-control'] ?? 'none').not.toContain('public')
  })

  test('API-17 verifies the password of whoever is signed in, and a failure changes nothing for them', async () => {
    const { access_token: bearer } = await signInByPassword(app, BRID)
    const verify = (password: string) => askForToken(app, BRID, { password }, { as: bearer })
    expect((await verify(DEMO_PASSWORD)).status).toBe(200)
    const failed = await verify('Wrong7Word')
    expect([failed.status, failed.body.access_token]).toEqual([401, undefined])
    expect((await ask(app, '/v2/user', undefined, { as: bearer })).status).toBe(200)
  })

  test.each([
    { what: 'changed', hash: 'another-hash' },
    { what: 'taken away', hash: null },
  ])('that is $what while it is checked opens nothing', async ({ hash }) => {
    const email = 'maja@home.example'
    const [before] = await app.asOwner<{ password_hash: string }>(
      'select password_hash from users where email = $1',
      [email],
    )
    const setHash = (value: string | null) =>
      app.asOwner('update users set password_hash = $2 where email = $1', [email, value])
    // The password is right by then, and the sign-in has not begun.
    const between = vi.spyOn(app.parts.identity.rates, 'forgive').mockImplementationOnce(async () => {
      await setHash(hash)
    })
    const { status, body } = await askForToken(app, email)
    await setHash(before?.password_hash ?? null)
    expect(between).toHaveBeenCalledOnce()
    between.mockRestore()
    expect([status, body.error_code]).toEqual([401, 'invalid_credentials'])
    const open = await app.asOwner(
      'select s.id from sessions s join users u on u.id = s.user_id where u.email = $1',
      [email],
    )
    expect(open).toEqual([])
  })

  test('API-19 on the host of governing bodies the user names theirs', async () => {
    const { access_token: bearer } = await signInByPassword(app, 'ruth@fourcoasts.example', 'xgb')
    const { body } = await ask(app, '/v2/user', undefined, { on: 'xgb', as: bearer })
    expect(body).toMatchObject({ roles: ['xgb'], accounts: [] })
    expect(body.governing_body).toEqual({
      governing_body_id: expect.any(String),
      name: 'Four Coasts Hockey Association',
    })
  })

  test('AUTH-53 OPEN-011 a remembered sign-in holds for thirty days', async () => {
    const { body } = await askForToken(app, BRID, { remember_me: true })
    expect(body.expires_in).toBe(30 * 24 * 3600)
  })

  test('AUTH-51 the email is read in any case, with spaces around it', async () => {
    expect((await askForToken(app, ' BRID@Home.example ')).status).toBe(200)
  })

  test('API-16 a form signs in as JSON does, here only', async () => {
    const form = (url: string, fields: Record<string, string>) =>
      app.server.inject({
        method: 'POST',
        url,
        headers: { host: hostOf('xgb'), 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      })
    const fields = {
      grant_type: 'password',
      username: 'ruth@fourcoasts.example',
      password: DEMO_PASSWORD,
      client_id: 'web',
      client_secret: '',
      scope: '',
      xgb_user: 'true',
      remember_me: '1',
    }
    const reply = await form('/api/oauth/token', fields)
    expect([reply.statusCode, reply.json().expires_in]).toEqual([200, 30 * 24 * 3600])
    expect((await form('/api/v2/member/check-email', { email: BRID })).statusCode).toBe(415)
  })

  test('a wrong password and an unknown person are answered alike, and written down', async () => {
    const wrong = await askForToken(app, BRID, { password: 'Wrong7Word' })
    const unknown = await askForToken(app, 'nobody@home.example', { password: 'Wrong7Word' })
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual({
      error_code: 'invalid_credentials',
      message: 'That email and password don’t match.',
    })
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
    const failures = await audited('sign-in-failed')
    expect(failures.slice(-2).map(({ club, email }) => [club, email])).toEqual([
      ['dunvarra', BRID],
      ['dunvarra', null],
    ])
  })

  test.each([
    { field: 'username', username: 'not an email', password: DEMO_PASSWORD, text: 'Email must be valid' },
    {
      field: 'username',
      username: `${'a'.repeat(55)}@b.example`,
      password: DEMO_PASSWORD,
      text: 'Email must have at most 64 characters',
    },
    { field: 'password', username: BRID, password: 'abc', text: 'Invalid password' },
    { field: 'password', username: BRID, password: 'a'.repeat(101), text: 'Invalid password' },
  ])('AUTH-51 AUTH-52 $field $text', async ({ field, username, password, text }) => {
    const { status, body } = await askForToken(app, username, { password })
    expect([status, body.error_code, body.errors]).toEqual([422, 'invalid_data', { [field]: text }])
  })

  test('whoever never set a password cannot sign in with one', async () => {
    await app.asOwner(
      `insert into users (id, email, first_name, last_name) values (gen_random_uuid(), 'none@home.example', 'A', 'B')`,
    )
    expect((await askForToken(app, 'none@home.example')).status).toBe(401)
  })

  test('a call on a host that is none of ours is refused before anything is looked at', async () => {
    const reply = await app.server.inject({
      method: 'POST',
      url: '/api/oauth/token',
      headers: { host: 'elsewhere.example' },
      payload: { grant_type: 'password', username: BRID, password: DEMO_PASSWORD },
    })
    expect([reply.statusCode, reply.json().error_code]).toEqual([404, 'unknown_site'])
  })
})

describe('roles by host', () => {
  const SITES = ['dunvarra', 'backoffice', 'myaccount', 'su', 'xgb']
  const ALLOWED: Record<string, string[]> = {
    dunvarra: logins.map(({ email }) => email),
    backoffice: [
      'orla@dunvarra.example',
      'tadhg@dunvarra.example',
      'cormac@dunvarra.example',
      'noreen@inishvarn.example',
    ],
    myaccount: [
      BRID,
      'kwame@home.example',
      'dara@home.example',
      'maja@home.example',
      'hana@inishvarn.example',
    ],
    su: ['sam@platform.example'],
    xgb: ['ruth@fourcoasts.example'],
  }
  const pairs = SITES.toReversed().flatMap((site) => logins.map(({ email, role }) => ({ site, email, role })))

  test.each(pairs)(
    'HOSTS-05 HOSTS-06 HOSTS-07 HOSTS-08 HOSTS-09 OPEN-002 $role $email on $site',
    async ({ site, email }) => {
      const { status, body } = await askForToken(app, email, {}, { on: site })
      const isAllowed = ALLOWED[site]?.includes(email)
      // ERR-10
      expect([status, body.message]).toEqual(isAllowed ? [200, undefined] : [403, NOT_PERMITTED])
      expect(body.access_token === undefined).toBe(!isAllowed)
    },
  )

  test('HOSTS-10 a refusal issues nothing and is written down; a bearer of elsewhere does not help', async () => {
    const [before] = await app.asOwner('select count(*)::int as count from sessions')
    await askForToken(app, BRID, {}, { on: 'backoffice' })
    expect((await app.asOwner('select count(*)::int as count from sessions'))[0]).toEqual(before)
    expect((await audited('sign-in-refused')).at(-1)).toMatchObject({ site: 'backoffice', email: BRID })
    const { access_token: bearer } = await signInByPassword(app, BRID)
    const member = await ask(app, '/v2/member', undefined, { on: 'backoffice', as: bearer })
    expect([member.status, member.body.error_code]).toEqual([401, 'unauthenticated'])
  })

  test('a wrong password is told nothing of roles', async () => {
    const { status } = await askForToken(app, BRID, { password: 'Wrong7Word' }, { on: 'backoffice' })
    expect(status).toBe(401)
  })

  test('OPEN-020 a call for a governing body needs its role, on any site', async () => {
    const { status, body } = await askForToken(app, BRID, { xgb_user: true })
    expect([status, body.message]).toEqual([403, NOT_PERMITTED])
  })

  test('whoever belongs to no part of a club becomes a member by signing in on its site', async () => {
    const hana = 'hana@inishvarn.example'
    await app.asOwner(`delete from club_roles r using users u, clubs c
      where u.id = r.user_id and c.id = r.club_id and u.email = '${hana}' and c.slug = 'dunvarra'`)
    const { access_token: bearer } = await signInByPassword(app, hana)
    const { body } = await ask(app, '/v2/user', undefined, { as: bearer })
    expect(body.roles).toEqual(['member'])
    expect(body.accounts.map(({ slug }: { slug: string }) => slug)).toEqual(['dunvarra', 'inishvarn'])
    const given = (await audited('role-given')).at(-1)
    expect(given).toEqual({
      club: 'dunvarra',
      site: 'club:dunvarra',
      email: hana,
      detail: { role: 'member', by: 'sign-in' },
    })
  })
})

describe('a club that is closed or has its own login', () => {
  const set = (column: string, value: string) =>
    app.asOwner(`update clubs set ${column} = ${value} where slug = 'dunvarra'`)

  test('HOSTS-11 OPEN-003 while sign-up is closed only its admins and owners come in', async () => {
    await set('sign_up_open', 'false')
    try {
      expect((await askForToken(app, 'orla@dunvarra.example')).status).toBe(200)
      expect((await askForToken(app, 'tadhg@dunvarra.example')).status).toBe(200)
      for (const email of [BRID, 'priya@dunvarra.example', 'sam@platform.example']) {
        const { status, body } = await askForToken(app, email)
        expect([status, body.message]).toEqual([403, NOT_PERMITTED])
      }
    } finally {
      await set('sign_up_open', 'true')
    }
  })

  test('a sign-in of elsewhere is no way round single sign-on', async () => {
    const { access_token: bearer, refresh_token } = await signInByPassword(app, 'hana@inishvarn.example')
    const user = await ask(app, '/v2/user', undefined, { on: 'inishvarn', as: bearer })
    expect(user.status).toBe(401)
    const renewed = await ask(
      app,
      '/oauth/token',
      { grant_type: 'refresh_token', refresh_token },
      { on: 'inishvarn' },
    )
    expect(renewed.status).toBe(401)
  })

  test('SSO-05 where single sign-on is mandatory no password counts', async () => {
    await set('sso_mode', "'mandatory'")
    try {
      const { status, body } = await askForToken(app, BRID)
      expect([status, body.message]).toEqual([403, SSO_ONLY])
      expect((await askForToken(app, BRID, { password: 'Wrong7Word' })).status).toBe(401)
      // All the clubs of this member ask for it, so the site for members does too.
      expect((await askForToken(app, 'kwame@home.example', {}, { on: 'myaccount' })).status).toBe(403)
      expect((await askForToken(app, 'orla@dunvarra.example', {}, { on: 'backoffice' })).status).toBe(200)
    } finally {
      await set('sso_mode', "'off'")
    }
  })
})

describe('renewing', () => {
  const renew = (refresh_token: string) =>
    ask(app, '/oauth/token', { grant_type: 'refresh_token', refresh_token })

  test('API-15 a refresh token gives new tokens once', async () => {
    const first = await signInByPassword(app, BRID)
    const { status, body } = await renew(first.refresh_token)
    expect([status, body.expires_in]).toEqual([200, first.expires_in])
    expect(body.refresh_token).not.toBe(first.refresh_token)
    expect((await ask(app, '/v2/user', undefined, { as: body.access_token })).status).toBe(200)
  })

  test.each(['', 'nonsense'])('AUTH-62 %j renews nothing', async (token) => {
    const { status, body } = await renew(token)
    expect(status).toBe(token === '' ? 422 : 401)
    expect(body.access_token).toBeUndefined()
  })
})

test.each(['/v2/user', '/v2/member', '/v2/member/related-accounts'])('%s needs somebody', async (path) => {
  for (const as of [undefined, 'nonsense']) {
    const { status, body } = await ask(app, path, undefined, as ? { as } : {})
    expect([status, body.error_code]).toEqual([401, 'unauthenticated'])
  }
})
