import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '#testing/mails.ts'
import { askForToken, ask, hostOf, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

/**
 * A mail with a code or a link goes to its owner, whoever asked for it: it must not lead where the asker says.
 * Turns red when a link is built from a header of the request instead of from `caller.site.origin`.
 */

const EVIL = 'evil.example'
let app: TestApp
let trusting: TestApp
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  // A proxy whose word on the host is believed.
  trusting = await openTestApp({ environment: { RATE_LIMITS: 'false', TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(async () => {
  await app.close()
  await trusting.close()
})

const POISONS: Record<string, string>[] = [
  { 'x-forwarded-host': EVIL },
  { 'x-forwarded-host': `dunvarra.clubhouse.test, ${EVIL}` },
  { 'x-forwarded-server': EVIL },
  { forwarded: `host=${EVIL};proto=https` },
  { 'x-original-host': EVIL, 'x-host': EVIL, 'x-http-host-override': EVIL },
  { 'x-forwarded-proto': 'javascript', 'x-forwarded-port': '666' },
  { origin: `https://${EVIL}`, referer: `https://${EVIL}/x` },
  { 'x-original-url': `https://${EVIL}/`, 'x-rewrite-url': `//${EVIL}` },
]

/** Every address in a mail, in both of its parts. */
const addressesIn = (mail: { text: string; html: string }) =>
  [...`${mail.text} ${mail.html}`.matchAll(/https?:\/\/[^\s"'<>)]+/g)].map(([address]) =>
    address.replaceAll('&amp;', '&'),
  )

/** What is done mails something new, and that leads to the site that was asked. */
async function expectOwnLinks(on: TestApp, email: string, act: () => Promise<unknown>): Promise<void> {
  const before = await mailsTo(on, email)
  await act()
  const [mail, ...older] = await mailsTo(on, email)
  expect(older, 'one new mail').toHaveLength(before.length)
  const all = mail ? addressesIn(mail) : []
  expect(all.some((address) => address.includes('/authentication/'))).toBe(true)
  const foreign = all.filter((address) => new URL(address).host !== hostOf('dunvarra'))
  expect(foreign.filter((address) => !address.startsWith('http://www.w3.org/'))).toEqual([])
  expect(JSON.stringify(mail)).not.toContain(EVIL)
}

test.each(POISONS)('%j changes no link of any mail', async (headers) => {
  const id = crypto.randomUUID().slice(0, 8)
  const email = `${id}@home.example`
  const user = { email, confirmEmail: email, password: 'Slipway4Boats', confirmPassword: 'Slipway4Boats' }
  const form = { email, first_name: 'A', last_name: 'B', user, terms: true }
  await expectOwnLinks(app, email, () => ask(app, '/v2/member', form, { headers }))
  // Once more: the owner is told that somebody tried.
  await expectOwnLinks(app, email, () => ask(app, '/v2/member', form, { headers }))
  await expectOwnLinks(app, email, () => ask(app, '/v2/user/authentication/recovery', { email }, { headers }))

  const { body } = await askForToken(app, email, { password: 'Slipway4Boats' }, { headers })
  const asked = { as: body.access_token, headers }
  await expectOwnLinks(app, email, () =>
    ask(app, '/v2/user/verification-notification', undefined, { ...asked, method: 'POST' }),
  )
  const change = { password: 'Slipway5Boats', current_password: 'Slipway4Boats' }
  await expectOwnLinks(app, email, () => ask(app, '/v2/member', change, { ...asked, method: 'PATCH' }))

  const invited = `invited-${email}`
  await expectOwnLinks(app, invited, () =>
    ask(app, '/v2/member', { ...form, email: invited, user: null }, { headers }),
  )
})

test.each([
  'evil.example',
  'dunvarra.clubhouse.test.evil.example',
  'dunvarra.clubhouse.test@evil.example',
  'evil.example:80',
  '',
])('asked on the host %j, nothing is mailed', async (host) => {
  const email = 'brid@home.example'
  const before = (await mailsTo(app, email)).length
  const reply = await app.server.inject({
    method: 'POST',
    url: '/api/v2/user/authentication/recovery',
    headers: { host },
    payload: { email },
  })
  expect([reply.statusCode, reply.json().error_code]).toEqual([404, 'unknown_site'])
  expect(await mailsTo(app, email)).toHaveLength(before)
})

test('a host that a trusted proxy names must be one of ours, and gives the address that we know', async () => {
  const email = 'kwame@home.example'
  const ask2 = (headers: Record<string, string>) =>
    ask(trusting, '/v2/user/authentication/recovery', { email }, { headers })
  expect((await ask2({ 'x-forwarded-host': EVIL })).status).toBe(404)
  expect(await mailsTo(trusting, email)).toEqual([])
  await expectOwnLinks(trusting, email, () =>
    ask2({ 'x-forwarded-host': 'DUNVARRA.clubhouse.test', 'x-forwarded-proto': 'gopher' }),
  )
})

test('positive control: on its own host a mail leads to that site', async () => {
  await signIn(app, 'hana@inishvarn.example', 'inishvarn')
  await ask(app, '/v2/user/authentication/recovery', { email: 'hana@inishvarn.example' }, { on: 'inishvarn' })
  const [mail] = await mailsTo(app, 'hana@inishvarn.example')
  expect(mail?.text).toContain(
    'http://inishvarn.clubhouse.test/authentication/forgot-password/validate-token',
  )
})
