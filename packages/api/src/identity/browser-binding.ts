import { createHash, randomBytes } from 'node:crypto'
import { readCookie } from '@clubhouse/domain/cookies'

/**
 * What ties a sign-in that leaves this site, or travels in an address, to the browser that began it: a secret in
 * a cookie that no page can read. Beside a request or a code only its hash is stored, so neither a link that
 * somebody else made nor a stolen table signs anybody in.
 */

const COOKIE = 'sign_in_flow'
const LIFETIME_SECONDS = 10 * 60
const SECRET = /^[\w-]{43}$/

interface CookieConfig {
  protocol: 'http' | 'https'
}

export const newBrowserSecret = (): string => randomBytes(32).toString('base64url')

export const browserHash = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Browsers let nobody but this very host set a cookie of this prefix, and take it over https only. */
const nameOf = ({ protocol }: CookieConfig): string => (protocol === 'https' ? `__Host-${COOKIE}` : COOKIE)

/** The secret of this browser, or null when it holds none that we made. */
export function readFlowCookie(header: string | null | undefined, config: CookieConfig): string | null {
  const value = readCookie(header, nameOf(config))
  return value !== null && SECRET.test(value) ? value : null
}

/** Lax: it must come along when another site sends the browser back to us, but with nothing that site posts. */
export function flowCookie(secret: string, config: CookieConfig): string {
  const secure = config.protocol === 'https' ? '; Secure' : ''
  return `${nameOf(config)}=${secret}; Path=/; Max-Age=${LIFETIME_SECONDS}; HttpOnly; SameSite=Lax${secure}`
}
