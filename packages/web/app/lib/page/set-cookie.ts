import type { PageContext } from '@clubhouse/domain/web/page-context'

/**
 * AUTH-61: a cookie for this host: which club somebody works on, which body they belong to. What is nobody else's business,
 * such as the cart, is hidden from scripts.
 */
export function setCookie(
  { cookieRules }: Pick<PageContext, 'cookieRules'>,
  name: string,
  value: string,
  { maxAge, isHidden = false }: { maxAge?: number; isHidden?: boolean } = {},
): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `SameSite=${cookieRules.sameSite}`]
  if (cookieRules.isSecure) parts.push('Secure')
  if (isHidden) parts.push('HttpOnly')
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`)
  return parts.join('; ')
}
