import { SITE_PREVIEW } from '@clubhouse/domain/web/page-context'
import type { Rendered } from './page-cache.ts'

/** The token in an address, and the address as a visitor would ask for it; null where there is none. */
export function askedPreview(url: string): { token: string; url: string } | null {
  const at = url.indexOf('?')
  if (at === -1) return null
  const query = new URLSearchParams(url.slice(at + 1))
  const token = query.get(SITE_PREVIEW)
  if (token === null) return null
  query.delete(SITE_PREVIEW)
  const rest = query.toString()
  return { token, url: rest ? `${url.slice(0, at)}?${rest}` : url.slice(0, at) }
}

/**
 * A page with a draft laid over it: for the frame of our own back office alone, found by nobody, kept by nobody. It runs no
 * script and sends no form, so that whatever a draft says is only ever looked at; links on the site lead on within it.
 */
export function asPreview(rendered: Rendered, token: string, office: string): Rendered {
  const { status, headers, body } = rendered
  const { location, 'content-security-policy': policy, 'content-type': type = '' } = headers
  return {
    status,
    mayKeep: false,
    headers: {
      ...headers,
      ...previewHeaders(),
      ...(location && { location: withToken(location, token, '&') }),
      ...(policy && { 'content-security-policy': previewPolicy(policy, office) }),
    },
    body: type.startsWith('text/html') ? walkable(body, token) : body,
  }
}

/** The address of a preview is a secret of a quarter of an hour: no other site learns it. */
export const previewHeaders = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
})

export function previewPolicy(policy: string, office: string): string {
  const stricter: Record<string, string> = {
    'script-src': "'none'",
    'form-action': "'none'",
    'frame-ancestors': office,
  }
  return policy
    .split('; ')
    .map((directive) => {
      const [name = ''] = directive.split(' ', 1)
      return stricter[name] ? `${name} ${stricter[name]}` : directive
    })
    .join('; ')
}

const SCRIPTS = /<script\b[^>]*>[^]*?<\/script>|<link rel="modulepreload"[^>]*>/gi
const LINK = /(<a\b[^>]*?\shref=")(\/[^"]*)(?=")/gi

const walkable = (html: string, token: string): string =>
  html
    .replaceAll(SCRIPTS, '')
    .replaceAll(LINK, (_, before: string, href: string) => before + withToken(href, token, '&amp;'))

/** A path of this site goes on with the token; what leads elsewhere never gets it. */
function withToken(href: string, token: string, and: '&' | '&amp;'): string {
  if (!/^\/(?![/\\])/.test(href)) return href
  const at = href.indexOf('#')
  const page = at === -1 ? href : href.slice(0, at)
  return `${page}${page.includes('?') ? and : '?'}${SITE_PREVIEW}=${encodeURIComponent(token)}${href.slice(page.length)}`
}
