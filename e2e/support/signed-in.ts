import { expect, type Page } from '@playwright/test'
import { ask } from './ask.ts'
import { PASSWORD } from './people.ts'

/**
 * Signs somebody in on a site as its form does, but without a browser: for journeys that begin signed in. What signing in looks
 * like is the subject of auth-*.spec.ts.
 */
export async function beginSignedIn(page: Page, site: string, email: string): Promise<void> {
  const { origin, hostname } = new URL(site)
  const answer = await ask(page.request, `${origin}/authentication/sign-in`, {
    method: 'POST',
    headers: { origin },
    form: { email, password: PASSWORD },
  })
  const lines = answer
    .headersArray()
    .filter(({ name, value }) => name.toLowerCase() === 'set-cookie' && !/max-age=0/i.test(value))
  expect(lines.length, `${email} was not signed in at ${origin}: ${answer.status()}`).toBeGreaterThan(0)
  await page.context().addCookies(lines.map(({ value: line }) => cookieOf(line, hostname)))
}

function cookieOf(line: string, domain: string) {
  const [pair = '', ...rules] = line.split(';').map((each) => each.trim())
  const at = pair.indexOf('=')
  const isHttpOnly = rules.some((rule) => rule.toLowerCase() === 'httponly')
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    domain,
    path: '/',
    httpOnly: isHttpOnly,
    sameSite: 'Lax' as const,
  }
}
