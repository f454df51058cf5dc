/**
 * The value of one cookie, or null when the header does not hold it. Whatever a browser, an extension or a
 * stranger put in the header, this answers: a value that cannot be decoded is given as it stands.
 */
export function readCookie(header: string | null | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=')
    if (equals < 0 || pair.slice(0, equals).trim() !== name) continue
    return decoded(unquoted(pair.slice(equals + 1).trim()))
  }
  return null
}

function unquoted(value: string): string {
  return value.length >= 2 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** SHELL-34, CONST-09 */
export const COOKIE_POLICY = { name: 'cookie_policy', days: 10 } as const
export const COOKIE_CHOICES = ['dismissed', 'denied'] as const
/** "I understand" dismisses the banner, "Refuse cookies" denies what is not needed to run the site. */
export type CookieChoice = (typeof COOKIE_CHOICES)[number]
