import { afterAll, beforeAll, expect, test } from 'vitest'
import { DIRECTORY_PASSWORD } from '@clubhouse/demo/world/directory'
import { FOUR_COASTS } from '@clubhouse/demo/world/associations'
import { FakeWeb, ownPage } from '../../testing/fake-web.ts'
import { type Answer, formOf, SamlBrowser, throughServer } from '../../testing/saml/saml-browser.ts'
import { LIVE, openTestApp, type TestApp } from '../../testing/test-app.ts'

const CLUB = 'http://inishvarn.clubhouse.test'
const BODY = 'http://xgb.clubhouse.test'

let app: TestApp
// The page says who is signed in, which is what these tests want to know.
const web = new FakeWeb(async (request, page) => {
  const user = await page.user()
  return ownPage(JSON.stringify({ url: request.url, email: user?.email ?? null, roles: user?.roles ?? null }))
})
beforeAll(async () => {
  app = await openTestApp({ web })
})
afterAll(() => app.close())

const browser = () => new SamlBrowser(throughServer(app.server))
const seen = (answer: Answer) => JSON.parse(answer.body)

async function signInAtProvider(
  visitor: SamlBrowser,
  login: string,
  person: string,
  password = DIRECTORY_PASSWORD,
): Promise<Answer> {
  const page = await visitor.visit(login)
  const { action } = formOf(page)
  return visitor.visit(action, { person, password })
}

async function signIn(visitor: SamlBrowser, login: string, person: string): Promise<Answer> {
  const { action, fields } = formOf(await signInAtProvider(visitor, login, person))
  return visitor.visit(action, fields, 'http://clubhouse.test')
}

test('API-13 SSO-06 SSO-07 a member signs in at the association and comes back to where they were', async () => {
  const visitor = browser()
  const page = await signIn(visitor, `${CLUB}/api/saml/login?redirectUrl=/news%3Fpage=2`, 'fc-1041')
  expect(seen(page)).toEqual({
    url: `${CLUB}/news?page=2`,
    email: 'hana@inishvarn.example',
    roles: ['member'],
  })
})

test('somebody new becomes a member on the way in, with a verified email and no password', async () => {
  expect(seen(await signIn(browser(), `${CLUB}/api/saml/login`, 'fc-2210'))).toEqual({
    url: `${CLUB}/`,
    email: 'lorcan@home.example',
    roles: ['member'],
  })
  const [row] = await app.asOwner<object>(
    `select first_name, last_name, password_hash, email_verified_at is not null as is_verified
      from users where email = 'lorcan@home.example'`,
  )
  expect(row).toEqual({ first_name: 'Lorcan', last_name: 'Tully', password_hash: null, is_verified: true })
  // The same person again, by the subject and not by the e-mail.
  await app.asOwner(
    `update users set email = 'lorcan.tully@home.example' where email = 'lorcan@home.example'`,
  )
  expect(seen(await signIn(browser(), `${CLUB}/api/saml/login`, 'fc-2210')).email).toBe(
    'lorcan.tully@home.example',
  )
})

test('the office signs in on the site of governing bodies', async () => {
  const login = `${BODY}/api/saml/login?governing_body_id=${FOUR_COASTS.id}&xgb=true`
  expect(seen(await signIn(browser(), login, 'fc-0007'))).toMatchObject({
    email: 'ruth@fourcoasts.example',
    roles: ['xgb'],
  })
})

test('a member of the club is not let into the site of governing bodies', async () => {
  const login = `${BODY}/api/saml/login?governing_body_id=${FOUR_COASTS.id}&xgb=true`
  const page = seen(await signIn(browser(), login, 'fc-1041'))
  expect(page.email).toBeNull()
  expect(new URL(page.url).searchParams.get('error')).toMatch(/sufficient permissions/)
})

test('the association cannot vouch for the member of a club that does not trust it', async () => {
  const page = seen(await signIn(browser(), `${CLUB}/api/saml/login`, 'fc-1873'))
  expect(page.email).toBeNull()
  expect(new URL(page.url).searchParams.get('error')).toMatch(/sign in with your password/)
  const links = await app.asOwner(
    `select from identity_links l join users u on u.id = l.user_id where u.email = 'brid@home.example'`,
  )
  expect(links).toEqual([])
})

test('a wrong password is said so, and the choice is kept', async () => {
  const page = await signInAtProvider(browser(), `${CLUB}/api/saml/login`, 'fc-0007', 'wrong')
  expect(page.status).toBe(401)
  expect(page.body).toContain('role="alert"')
  expect(page.body).toMatch(/value="fc-0007" required checked/)
})

test('a request that we did not sign is not answered', async () => {
  const visitor = browser()
  const page = await visitor.visit(`${CLUB}/api/saml/login`)
  const forged = page.url.replace(/Signature=[^&]{8}/, 'Signature=AAAAAAAA')
  expect((await visitor.ask(forged)).status).toBe(400)
  expect((await visitor.ask(page.url.replace(/&Signature=.*/, ''))).status).toBe(400)
  expect((await visitor.ask('http://clubhouse.test/dev/idp/sso')).status).toBe(400)
})

test.each([
  { body: { club: 'inishvarn', mode: 'off' }, login: `${CLUB}/api/saml/login` },
  {
    body: { governing_body: 'fourcoasts', mode: 'off' },
    login: `${BODY}/api/saml/login?governing_body_id=${FOUR_COASTS.id}`,
  },
])('SSO-01 the demo can switch it: $body', async ({ body, login }) => {
  const turn = (payload: object) => app.server.inject({ method: 'POST', url: '/dev/sso', payload })
  expect((await turn(body)).json()).toEqual({ mode: 'off' })
  const { location } = await browser().ask(login)
  expect(location).toMatch(/\/\?error=Single\+sign-on\+isn%E2%80%99t\+available\+here\.$/)
  for (const mode of ['mandatory', 'optional']) {
    await turn({ ...body, mode })
    expect((await browser().ask(login)).location).toMatch(/^http:\/\/clubhouse\.test\/dev\/idp\/sso\?/)
  }
})

test.each([{}, { club: 'nowhere', mode: 'off' }, { club: 'inishvarn', mode: 'sometimes' }])(
  '%j switches nothing',
  async (payload) => {
    expect((await app.server.inject({ method: 'POST', url: '/dev/sso', payload })).statusCode).toBe(422)
  },
)

test('it is registered again when the demo is laid anew', async () => {
  await app.server.inject({ method: 'POST', url: '/dev/reset' })
  expect(seen(await signIn(browser(), `${CLUB}/api/saml/login`, 'fc-1041')).email).toBe(
    'hana@inishvarn.example',
  )
})

test('live mode has neither this service nor its switch', async () => {
  const live = await openTestApp({ environment: LIVE, web })
  for (const [method, url] of [
    ['GET', '/dev/idp/sso'],
    ['GET', '/dev/idp/metadata'],
    ['POST', '/dev/sso'],
  ] as const) {
    const reply = await live.server.inject({ method, url, headers: { host: 'clubhouse.test' } })
    expect(reply.statusCode, url).toBe(404)
  }
  await live.close()
})
