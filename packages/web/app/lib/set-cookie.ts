import type { PageContext } from '@clubhouse/domain/page-context'

/** A cookie for this host that holds no secret: which club somebody works on, which body they belong to. */
export function setCookie(
  { protocol }: Pick<PageContext, 'protocol'>,
  name: string,
  value: string,
  { maxAge }: { maxAge?: number } = {},
): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax']
  if (protocol === 'https') parts.push('Secure')
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`)
  return parts.join('; ')
}
