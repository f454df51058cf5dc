import { returnPath } from '@clubhouse/domain/web/redirects'

/** What the address of a page may not bring along from outside: they mean something to our own start. */
const OWN_PARAMETERS = ['c', 'token', 'error']

/**
 * The path on this very site to which somebody comes back after signing in (SSO-06). A whole address is taken for
 * its path when it is one of this site; whatever points elsewhere becomes `/`.
 */
export function pathToReturnTo(redirectUrl: unknown, origin: string): string {
  if (typeof redirectUrl !== 'string') return '/'
  if (!/^https?:/i.test(redirectUrl) || !URL.canParse(redirectUrl)) return returnPath(redirectUrl)
  const url = new URL(redirectUrl)
  return url.origin === origin ? returnPath(url.pathname + url.search + url.hash) : '/'
}

/** SSO-07: back on the site, with the one-time code or with the reason why there is none. */
export function returnAddress(
  origin: string,
  path: string,
  outcome: { c: string } | { error: string },
): string {
  const url = new URL(path, origin)
  for (const name of OWN_PARAMETERS) url.searchParams.delete(name)
  for (const [name, value] of Object.entries(outcome)) url.searchParams.set(name, value)
  return url.href
}
