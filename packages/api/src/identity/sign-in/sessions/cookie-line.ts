import type { Config } from '#kernel/config.ts'

export interface CookieOptions {
  /** Seconds; without it the cookie ends with the browser. */
  maxAge?: number
  /** False for the few that the page itself has to read. */
  isHidden?: boolean
  /** The deployment's unless given. */
  sameSite?: 'Lax' | 'Strict'
}

/** AUTH-61: one cookie of ours as a Set-Cookie line; path, SameSite and Secure are the deployment's. */
export function cookieLine(
  { cookieRules }: Pick<Config, 'cookieRules'>,
  name: string,
  value: string,
  { maxAge, isHidden = true, sameSite = cookieRules.sameSite }: CookieOptions = {},
): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    `SameSite=${sameSite}`,
    ...(cookieRules.isSecure ? ['Secure'] : []),
    ...(isHidden ? ['HttpOnly'] : []),
  ].join('; ')
}

export const clearedCookie = (config: Pick<Config, 'cookieRules'>, name: string): string =>
  cookieLine(config, name, '', { maxAge: 0 })
