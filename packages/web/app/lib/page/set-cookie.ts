import type { PageContext } from '@clubhouse/domain/web/page-context'

/** AUTH-61: a cookie for this host that holds no secret: which club somebody works on, which body they belong to. */
export function setCookie(
  { cookieRules }: Pick<PageContext, 'cookieRules'>,
  name: string,
  value: string,
  { maxAge }: { maxAge?: number } = {},
): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `SameSite=${cookieRules.sameSite}`]
  if (cookieRules.isSecure) parts.push('Secure')
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`)
  return parts.join('; ')
}
