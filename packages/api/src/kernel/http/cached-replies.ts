import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Config } from '../config.ts'
import type { ClubRegistry } from '../tenancy/registry.ts'
import type { Revisions } from '../tenancy/revisions.ts'
import type { Caller } from './caller.ts'
import { type Endpoints, jsonOf, type ServedEndpoint } from './endpoints.ts'
import { CACHED_RATE } from './guard.ts'
import { writeCached } from './pages/cached-page-door.ts'
import type { CachedPage, PageCache, Rendered } from './pages/page-cache.ts'
import { identifiedBy } from './pages/pages.ts'
import type { RateLimiter } from './limits/rate-limit.ts'
import { replyKey } from './reply-key.ts'
import type { Sites } from './sites.ts'
import { transportSecurity } from './transport-security.ts'

export interface CachedRepliesDeps {
  config: Config
  cache: PageCache
  revisions: Revisions
  registry: ClubRegistry
  sites: Sites
  endpoints: Endpoints
  limiter: RateLimiter | null
  metrics: { atDoor: { answered: number } }
}

/** On whose behalf a reply for everybody is made, so that nothing of a caller can be in it. */
const ANYBODY: Caller = {
  requestId: 'kept',
  address: '',
  arrivedAt: 0,
  site: null,
  identify: () => Promise.reject(new Error('A kept reply must not ask who calls')),
}

/**
 * Replies that are the same for everybody, kept beside the pages and as old as these: by the revision of their club. Whoever
 * says who they are is answered by the gate, with nothing from here and nothing left here.
 */
export class CachedReplies {
  readonly #deps: CachedRepliesDeps
  readonly #isIdentified: (cookies: string | undefined) => boolean
  readonly #headers: Record<string, string>
  /** Then only the router knows from which address and for which host a request comes. */
  readonly #isBehindProxy: boolean

  constructor(deps: CachedRepliesDeps) {
    this.#deps = deps
    this.#isIdentified = identifiedBy(deps.config)
    this.#isBehindProxy = deps.config.trustedProxies.length > 0
    this.#headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      ...transportSecurity(deps.config),
    }
  }

  /** Before the router, as for pages: answers what is kept and fresh, and leaves to the router whatever is not certain. */
  isAnswered(request: IncomingMessage, response: ServerResponse): boolean {
    const { cache, sites, limiter, metrics } = this.#deps
    const { method, url = '', headers, socket } = request
    if (this.#isBehindProxy || method !== 'GET' || !url.startsWith('/api/')) return false
    const place = this.#placeOf(url, headers)
    const site = place && sites.known(headers.host ?? '')
    const page = site && !site.isSuspended && cache.hit(place.key, place.revision)
    if (!page || (limiter?.take(CACHED_RATE, socket.remoteAddress ?? '') ?? 0) > 0) return false
    metrics.atDoor.answered += 1
    writeCached(request, response, page)
    return true
  }

  /** Answers and says so, or leaves it to the gate: somebody in person, no such club, one of endless queries. */
  async answer(
    { endpoint: { name }, guard: { keepMs } }: Pick<ServedEndpoint, 'endpoint' | 'guard'>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<boolean> {
    const place = request.method === 'GET' ? this.#placeOf(request.originalUrl, request.headers) : null
    if (!place) return false
    this.#deps.endpoints.count(name, request.ip)
    const page = await this.#cachedOrMade(name, request, {
      ...place,
      ...(keepMs !== undefined && { keepMs }),
    })
    reply.hijack()
    writeCached(request.raw, reply.raw, page)
    return true
  }

  #placeOf(url: string, headers: IncomingHttpHeaders): { key: string; revision: string } | null {
    const isInPerson = headers.authorization ?? headers['api_key'] ?? headers['x-guest-auth']
    if (isInPerson !== undefined || this.#isIdentified(headers.cookie)) return null
    const found = replyKey(url)
    const { registry, revisions } = this.#deps
    const clubId = found && registry.idOf(found.club)
    // What was kept of a club before it was switched off must not answer for it.
    if (!clubId || registry.isSuspended(clubId)) return null
    return { key: `${clubId} ${found.what}`, revision: revisions.of(clubId) }
  }

  async #cachedOrMade(
    name: string,
    { params, query }: FastifyRequest,
    { key, revision, ...kept }: { key: string; revision: string; keepMs?: number },
  ): Promise<CachedPage> {
    const { cache, endpoints } = this.#deps
    let refusal: Refusal | null = null
    const outcome = await cache.get(key, revision, async (): Promise<Rendered> => {
      try {
        const sent = { params, query, body: undefined, headers: {} }
        const body = jsonOf(await endpoints.handle(name, sent, ANYBODY))
        return { status: 200, headers: this.#headers, body, mayKeep: true, ...kept }
      } catch (error) {
        // What is no longer there must not be answered by what was kept of it.
        if (!(error instanceof Refusal) || error.status >= 500) throw error
        refusal = error
        return { status: error.status, headers: {}, body: '', mayKeep: false }
      }
    })
    if (outcome.from === 'uncached') throw refusal ?? new Error(`${name} was not kept`)
    return outcome.page
  }
}
