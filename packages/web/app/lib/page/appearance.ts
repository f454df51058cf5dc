import { readCookie } from '@clubhouse/domain/web/cookies'

/** Light, dark, or as the device is: what somebody chose for the back office. */
export const APPEARANCES = ['light', 'dark', 'system'] as const
export type Appearance = (typeof APPEARANCES)[number]

/** No secret, and written by a script of ours too, so that the choice shows at once. */
export const APPEARANCE_COOKIE = { name: 'office_appearance', maxAge: 365 * 86_400 } as const

export const isAppearance = (value: unknown): value is Appearance =>
  APPEARANCES.some((appearance) => appearance === value)

/** The server reads it, so that the first paint is right. */
export function appearanceOf(request: Request): Appearance {
  const chosen = readCookie(request.headers.get('cookie'), APPEARANCE_COOKIE.name)
  return isAppearance(chosen) ? chosen : 'system'
}

/** What stands on the document for the styles. */
export const schemeOf = (appearance: Appearance): 'auto' | 'dark' | undefined =>
  ({ light: undefined, dark: 'dark', system: 'auto' } as const)[appearance]
