import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readCookie } from '@clubhouse/domain/web/cookies'
import type { SiteLook } from '@clubhouse/domain/site/club-site/site-look'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { DemoNotes, PageContext } from '@clubhouse/domain/web/page-context'
import type { Room } from '@clubhouse/domain/web/rooms'
import type { Revisions } from '../../tenancy/revisions.ts'
import { traced } from '../../tracing/tracing.ts'
import type { Config } from '../../config.ts'
import { BODY_LIMITS, FILE_PAGES, LARGE_PAGES } from '../limits/body-limits.ts'
import type { CallApi } from '../endpoints.ts'
import { writeCached } from './cached-page-door.ts'
import { reportPageError } from './page-errors.ts'
import type { CachedPage, PageCache, Rendered } from './page-cache.ts'
import { ownRequest, readResponse, sharedRequest } from './page-exchange.ts'
import { asPreview, askedPreview } from './site-preview.ts'
import type { PageKey } from '../page-key.ts'
import type { Metrics } from '../metrics.ts'
import { Refusal, unavailable, tooMany } from '@clubhouse/contract/refusal'
import { asPassing, problemOf } from '../problems.ts'
import type { RateLimiter } from '../limits/rate-limit.ts'
import { OPEN_ROUTE } from '../require-guards.ts'
import { isSameOrigin } from '../same-origin.ts'
import type { Site, Sites } from '../sites.ts'
import type { OpenVisitor, PageVisitor } from '../visitor.ts'
import { redirectTo, sendEnded, sendPlain, sendRendered } from './send-page.ts'
import type { Web } from './web.ts'

const NO_FILES = new Refusal(415, 'unsupported_media_type', 'This page takes no files')

/** More renders than this at once only make everybody wait: the next one is told to come back. */
const MAX_RENDERS = 100

export interface PagesDeps {
  config: Config
  web: Web
  cache: PageCache
  sites: Sites
  revisions: Revisions
  metrics: Metrics
  rooms: ReadonlySet<Room>
  pageKey: PageKey
  call: CallApi
  demoNotes: () => DemoNotes | null
  limiter: RateLimiter | null
  openVisitor: OpenVisitor
  /** What a draft makes of a club's pages, for whoever has its token. */
  previewedLook: (token: string, clubId: string) => Promise<SiteLook | null>
  now: () => Date
}

/** Everything that is not the API, an asset or a picture is a page of the site that the host names. */
export function pageRoutes(app: FastifyInstance, deps: PagesDeps): void {
  let rendering = 0
  /** Who was asked for before the request was read, and is not to be asked for twice: a sign-in is renewed once. */
  const visitors = new WeakMap<FastifyRequest, PageVisitor>()
  const isIdentified = identifiedBy(deps.config)

  app.register(async (scope) => {
    // The page's own actions read the body in whatever form it was sent, within its limit.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    // No page takes a file, and reading parts costs far more than reading fields.
    scope.addContentTypeParser(/^multipart\//i, (_request, _body, done) => done(NO_FILES))
    scope.setErrorHandler((error, request, reply) => {
      const { status, problem } = problemOf(error, request.id)
      if (status >= 500) reportPageError(request.log, error)
      if (status >= 500) reply.header('retry-after', '5')
      return sendPlain(reply, status, 'We can’t show this page right now', problem.message)
    })
    const page = {
      method: ['GET', 'HEAD', 'POST'],
      ...OPEN_ROUTE,
      bodyLimit: BODY_LIMITS.page,
      handler: answer,
    }
    for (const url of ['/*', '/']) scope.route({ ...page, url })
    for (const url of LARGE_PAGES) scope.route({ ...page, url, bodyLimit: BODY_LIMITS.most })
  })

  // Asked by a script, which reads what is wrong: a problem and no page.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const whole = { parseAs: 'buffer', bodyLimit: BODY_LIMITS.file } as const
    scope.addContentTypeParser(/^multipart\/form-data/i, whole, (_request, body, done) => done(null, body))
    const page = { method: 'POST', ...OPEN_ROUTE, bodyLimit: BODY_LIMITS.file, handler: answer } as const
    for (const url of FILE_PAGES) scope.route({ ...page, url, preParsing: beforeFile })
  })

  /** Nobody but those who are signed in, on a page of ours, has us read a whole file. */
  async function beforeFile(request: FastifyRequest): Promise<void> {
    const site = deps.sites.require(request.host)
    refuseForeign(request)
    const visitor = deps.openVisitor(request, site)
    visitors.set(request, visitor)
    if ((await visitor.identify())?.kind !== 'user')
      throw new Refusal(401, 'unauthenticated', 'Please sign in first')
  }

  function refuseForeign(request: FastifyRequest): void {
    if (isSameOrigin(request.headers, request.host, deps.config.protocol)) return
    throw new Refusal(403, 'forbidden', 'This form was sent from another site')
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    // A whole address instead of a path is for proxies; put behind our origin it would name another host.
    if (!request.url.startsWith('/')) throw new Refusal(400, 'bad_request', 'The address is not a path')
    const site = deps.sites.require(request.host)
    request.pageRoute = `${site.host.type} ${deps.web.routeOf(pathOf(request.url), site.host.type) ?? '/*'}`
    if (request.method === 'POST') refuseForeign(request)
    const preview = site.clubId && request.method !== 'POST' ? askedPreview(request.url) : null
    if (preview) return answerPreview(request, reply, site, preview)
    const key = deps.pageKey(request.method, request.url, isIdentified(request.headers.cookie))
    if (key === null) return answerOne(request, reply, site)
    const revision = deps.revisions.of(site.clubId)
    // By site and not by host: one club has many hosts, and a host can be written in many ways.
    const cacheKey = `${site.keyPrefix} ${key}`
    const kept = deps.cache.hit(cacheKey, revision)
    if (kept) return sendCached(request, reply, kept, 'cache')
    const outcome = await deps.cache.get(cacheKey, revision, () => {
      refuseFloods(request)
      const visitor = deps.openVisitor(request, site)
      return renderPage(request, visitor, site, sharedRequest(site.origin + key))
    })
    if (outcome.from === 'uncached') {
      deps.metrics.pages.inc({ outcome: 'uncached' })
      return sendRendered(reply, outcome.rendered)
    }
    return sendCached(request, reply, outcome.page, outcome.from)
  }

  /** A page for one person: who they are comes first, since the answer may be that they are not welcome. */
  async function answerOne(request: FastifyRequest, reply: FastifyReply, site: Site) {
    deps.metrics.pages.inc({ outcome: 'uncached' })
    refuseFloods(request)
    const visitor = visitors.get(request) ?? deps.openVisitor(request, site)
    try {
      const elsewhere = await visitor.arrive()
      if (elsewhere !== null) return redirectTo(reply, elsewhere, visitor.cookies)
      const asked = ownRequest(request, reply, site.origin)
      return sendRendered(reply, await renderPage(request, visitor, site, asked))
    } catch (error) {
      // A sign-in that was renewed on the way is not to be lost because the page itself failed.
      for (const cookie of visitor.cookies) reply.header('set-cookie', cookie)
      throw error
    }
  }

  /** As a visitor would see it whom nobody knows, whoever asks; never from what is kept, and never into it. */
  async function answerPreview(
    request: FastifyRequest,
    reply: FastifyReply,
    site: Site,
    { token, url }: { token: string; url: string },
  ) {
    deps.metrics.pages.inc({ outcome: 'uncached' })
    refuseFloods(request)
    const office = siteOrigin({ type: 'backoffice' }, deps.config)
    const look = await deps.previewedLook(token, site.clubId)
    if (!look) return sendEnded(reply, office)
    const visitor = nobody(deps.openVisitor(request, site))
    const asked = sharedRequest(site.origin + url)
    return sendRendered(
      reply,
      asPreview(await renderPage(request, visitor, site, asked, look), token, office),
    )
  }

  function refuseFloods(request: FastifyRequest): void {
    const waitSeconds = deps.limiter?.take('render', request.ip) ?? 0
    if (waitSeconds > 0) throw tooMany(waitSeconds)
  }

  async function renderPage(
    request: FastifyRequest,
    visitor: PageVisitor,
    site: Site,
    asked: Request,
    look: SiteLook | null = null,
  ): Promise<Rendered> {
    if (rendering >= MAX_RENDERS) throw unavailable()
    rendering += 1
    try {
      const context = contextFor(request, visitor, site, deps, look)
      const response = await traced({ name: 'render page' }, () => deps.web.handle(asked, context))
      const rendered = await readResponse(response, context.nonce, deps.config, site.host.type)
      if (visitor.cookies.length === 0) return rendered
      return { ...rendered, mayKeep: false, cookies: [...(rendered.cookies ?? []), ...visitor.cookies] }
    } finally {
      rendering -= 1
    }
  }

  function sendCached(
    request: FastifyRequest,
    reply: FastifyReply,
    page: CachedPage,
    outcome: 'cache' | 'render' | 'stale',
  ) {
    deps.metrics.pages.inc({ outcome })
    reply.isFromCache = outcome !== 'render'
    reply.hijack()
    writeCached(request.raw, reply.raw, page)
  }
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url

/** Whoever carries a sign-in, or has begun one elsewhere, gets a page of their own, never a kept one. */
export const identifiedBy = ({ cookies }: Config) => {
  const names = [cookies.session, cookies.authentication, cookies.refresh, cookies.guest, cookies.signInFlow]
  return (header: string | undefined): boolean =>
    header !== undefined && names.some((name) => readCookie(header, name) !== null)
}

/** Nobody in particular: neither signed in nor about to be. */
const nobody = ({ session, appLink, arrive }: PageVisitor): PageVisitor => ({
  session,
  appLink,
  arrive,
  cookies: [],
  identify: async () => null,
  user: async () => null,
  flow: { read: () => ({}), write: () => undefined },
})

function contextFor(
  request: FastifyRequest,
  visitor: PageVisitor,
  site: Site,
  deps: PagesDeps,
  look: SiteLook | null,
): PageContext {
  const { host, origin } = site
  const { config, rooms, call, demoNotes } = deps
  const { baseDomain, protocol, apiBase, client, cdnHost, map, mode, pagesSleep, cookies, cookieRules } =
    config
  const caller = {
    requestId: request.id,
    address: request.ip,
    arrivedAt: request.arrivedAt,
    userAgent: request.headers['user-agent'],
    site,
    identify: visitor.identify,
  }
  return {
    host,
    origin,
    baseDomain,
    protocol,
    apiBase,
    client,
    cdnHost,
    map,
    payments: {
      gateway: config.stripe ? 'stripe' : 'sandbox',
      publishableKey: config.stripe?.publishableKey ?? null,
    },
    mode,
    pagesSleep,
    rooms,
    cookies,
    cookieRules,
    nonce: randomBytes(16).toString('base64url'),
    requestId: request.id,
    look,
    now: deps.now,
    call: async (endpoint, input) => {
      try {
        return await call(endpoint, input, caller)
      } catch (error) {
        // A page can tell "come back in a moment" from a fault of its own only by the status.
        throw asPassing(error) ?? error
      }
    },
    user: visitor.user,
    session: visitor.session,
    flow: visitor.flow,
    appLink: visitor.appLink,
    get demo() {
      return demoNotes()
    },
    reportError: (error) => reportPageError(request.log, error),
  }
}
