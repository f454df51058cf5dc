import { readCookie } from '@clubhouse/domain/web/cookies'
import type { Config } from '#kernel/config.ts'
import { cookieLine } from '../sessions/cookie-line.ts'
import { hashToken, newToken } from '#kernel/security/token-hash.ts'

/**
 * What ties a sign-in that leaves this site, or travels in an address, to the browser that began it: a secret in
 * a cookie that no page can read. Beside a request or a code only its hash is stored, so neither a link that
 * somebody else made nor a stolen table signs anybody in.
 */

const LIFETIME_SECONDS = 10 * 60
const SECRET = /^[\w-]{43}$/

type CookieConfig = Pick<Config, 'cookies' | 'cookieRules'>

export const newBrowserSecret = newToken
export const browserHash = hashToken

/** The secret of this browser, or null when it holds none that we made. */
export function readFlowCookie(
  header: string | null | undefined,
  { cookies }: Pick<CookieConfig, 'cookies'>,
): string | null {
  const value = readCookie(header, cookies.signInFlow)
  return value !== null && SECRET.test(value) ? value : null
}

/**
 * Lax in every deployment: it must come along when another site sends the browser back to us, but with nothing that
 * site posts.
 */
export const flowCookie = (secret: string, config: CookieConfig): string =>
  cookieLine(config, config.cookies.signInFlow, secret, { maxAge: LIFETIME_SECONDS, sameSite: 'Lax' })
