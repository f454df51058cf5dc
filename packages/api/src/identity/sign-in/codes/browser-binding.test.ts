import { expect, test } from 'vitest'
import { readConfig } from '#kernel/config.ts'
import { browserHash, flowCookie, newBrowserSecret, readFlowCookie } from './browser-binding.ts'

const https = readConfig({ PUBLIC_PROTOCOL: 'https' })
const http = readConfig({ PUBLIC_PROTOCOL: 'http' })

test('the cookie is for the server alone, for this host alone, and for ten minutes', () => {
  const secret = newBrowserSecret()
  expect(flowCookie(secret, https)).toBe(
    `__Host-sign_in_flow=${secret}; Path=/; Max-Age=600; SameSite=Lax; Secure; HttpOnly`,
  )
  expect(flowCookie(secret, http)).toBe(`sign_in_flow=${secret}; Path=/; Max-Age=600; SameSite=Lax; HttpOnly`)
})

test('AUTH-61 Secure and the name are the deployment’s; it comes along from elsewhere in each', () => {
  const secure = readConfig({ PUBLIC_PROTOCOL: 'http', COOKIE_SECURE: 'true', COOKIE_SAME_SITE: 'Strict' })
  expect(flowCookie('x', secure)).toBe(
    '__Host-sign_in_flow=x; Path=/; Max-Age=600; SameSite=Lax; Secure; HttpOnly',
  )
})

test('what was set is read again among other cookies', () => {
  const secret = newBrowserSecret()
  for (const config of [http, https]) {
    const [pair] = flowCookie(secret, config).split(';')
    expect(readFlowCookie(`session=1; ${pair}; theme=dark`, config)).toBe(secret)
  }
})

test('over https the plain name, which a neighbouring host may set, is not believed', () => {
  expect(readFlowCookie(`sign_in_flow=${newBrowserSecret()}`, https)).toBeNull()
})

test.each([null, undefined, '', 'sign_in_flow=', 'sign_in_flow=short', `sign_in_flow=${'a'.repeat(44)}`])(
  '%j holds no secret of ours',
  (header) => {
    expect(readFlowCookie(header, http)).toBeNull()
  },
)

test('each browser has its own, and a hash gives no secret away', () => {
  const [one, other] = [newBrowserSecret(), newBrowserSecret()]
  expect(one).not.toBe(other)
  expect(browserHash(one)).toHaveLength(32)
  expect(browserHash(one).equals(browserHash(other))).toBe(false)
})
