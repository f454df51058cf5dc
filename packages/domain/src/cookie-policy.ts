import { readCookie } from './cookies.ts'

/** SHELL-34, CONST-09 */
export const COOKIE_POLICY = { name: 'cookie_policy', days: 10 } as const
export const COOKIE_CHOICES = ['dismissed', 'denied'] as const
/** "I understand" dismisses the banner, "Refuse cookies" denies what is not needed to run the site. */
export type CookieChoice = (typeof COOKIE_CHOICES)[number]

/** What to hand to `document.cookie` or `Set-Cookie`; the page reads it again, so it is not HttpOnly. */
export function cookiePolicyHeader(choice: CookieChoice): string {
  const seconds = COOKIE_POLICY.days * 24 * 60 * 60
  return `${COOKIE_POLICY.name}=${choice}; Max-Age=${seconds}; Path=/; SameSite=Lax`
}

/** The visitor's choice; a value that we never wrote is no choice. */
export function cookieChoice(cookieHeader: string | null | undefined): CookieChoice | null {
  const value = readCookie(cookieHeader, COOKIE_POLICY.name)
  return COOKIE_CHOICES.find((choice) => choice === value) ?? null
}

export function showsCookieBanner(cookieHeader: string | null | undefined): boolean {
  return cookieChoice(cookieHeader) === null
}

/** OPEN-047: refusing stops only what the site can do without, and nothing of that runs before a choice. */
export function allowsAnalytics(cookieHeader: string | null | undefined): boolean {
  return cookieChoice(cookieHeader) === 'dismissed'
}
