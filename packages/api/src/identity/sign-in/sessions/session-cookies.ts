import type { GrantedTokens } from '@clubhouse/contract/identity/sign-in'
import { readCookie } from '@clubhouse/domain/web/cookies'
import type { Config } from '#kernel/config.ts'
import { clearedCookie, cookieLine } from './cookie-line.ts'

type CookieConfig = Pick<Config, 'cookies' | 'cookieRules'>

/**
 * AUTH-54, OPEN-011, OPEN-035: the bearer and what renews it are hidden from the page; the marker tells it that
 * somebody is signed in, and until when. Only a remembered sign-in outlives the browser.
 */
export function signedInCookies(
  config: CookieConfig,
  { access_token, refresh_token, expires_in }: GrantedTokens,
  { remember, now }: { remember: boolean; now: Date },
): string[] {
  const { cookies } = config
  const until = Math.floor(now.getTime() / 1000) + expires_in
  return [
    cookieLine(config, cookies.session, String(until), { isHidden: false }),
    cookieLine(config, cookies.authentication, access_token),
    ...(refresh_token
      ? [cookieLine(config, cookies.refresh, refresh_token, remember ? { maxAge: expires_in } : {})]
      : []),
    // Whoever signs in is no guest any more.
    clearedCookie(config, cookies.guest),
  ]
}

/** AUTH-63: nothing of a sign-in stays behind. */
export function signedOutCookies(config: CookieConfig): string[] {
  const { session, authentication, refresh, clubAdmin } = config.cookies
  return [session, authentication, refresh, clubAdmin].map((name) => clearedCookie(config, name))
}

export interface CarriedTokens {
  access: string | null
  refresh: string | null
  guest: string | null
}

export function readTokens({ cookies }: Pick<Config, 'cookies'>, header: string | undefined): CarriedTokens {
  const read = (name: string) => readCookie(header, name) || null
  return {
    access: read(cookies.authentication),
    refresh: read(cookies.refresh),
    guest: read(cookies.guest),
  }
}
