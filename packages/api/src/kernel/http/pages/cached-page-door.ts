import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Revisions } from '../../tenancy/revisions.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import type { PageKey } from '../page-key.ts'
import type { Sites } from '../sites.ts'

export interface DoorDeps {
  sites: Sites
  cache: PageCache
  revisions: Revisions
  pageKey: PageKey
  isIdentified: (cookieHeader: string | undefined) => boolean
  atDoor: { answered: number }
  /** Then the host may stand in another header, which only the router judges. */
  isBehindProxy: boolean
}

/**
 * Most requests ask for a page that is kept already. They are answered here, before the router: looking the
 * page up costs less than routing to it. Whatever is not certain goes on to the router.
 */
export function cachedPageDoor(
  deps: DoorDeps,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { sites, cache, revisions, pageKey, isIdentified, isBehindProxy, atDoor } = deps
  return (request, response) => {
    const { host, cookie, 'x-forwarded-host': forwarded } = request.headers
    if (host === undefined || (isBehindProxy && forwarded !== undefined)) return false
    const key = pageKey(request.method ?? '', request.url ?? '', isIdentified(cookie))
    const site = key === null ? null : sites.known(host)
    if (!site || site.isSuspended) return false
    const page = cache.hit(`${site.keyPrefix} ${key}`, revisions.of(site.clubId))
    if (!page) return false
    atDoor.answered += 1
    writeCached(request, response, page)
    return true
  }
}

/** Sends a kept page in the best form that the browser takes, or says that the browser's own is still good. */
export function writeCached(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  const { 'if-none-match': known, 'accept-encoding': accepted = '' } = request.headers
  // A proxy may have weakened it or listed several.
  if (known?.includes(page.etag)) {
    response.writeHead(304, page.headers304)
    response.end()
    return
  }
  const { headers, body } = page[bestEncoding(accepted)]
  response.writeHead(page.status, headers)
  if (request.method === 'HEAD') response.end()
  else response.end(body, 'latin1')
}

function bestEncoding(accepted: string): 'br' | 'gzip' | 'plain' {
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'plain'
}
