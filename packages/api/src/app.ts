import http from 'node:http'
import compress from '@fastify/compress'
import etag from '@fastify/etag'
import Fastify, { type FastifyInstance } from 'fastify'
import type { App } from './compose.ts'
import { apiDocs } from './kernel/http/openapi/api-docs.ts'
import { openApiDocument } from './kernel/http/openapi/openapi.ts'
import { machineDescription } from './office/api-keys/description/description.ts'
import { noteArrivals } from './kernel/http/arrivals.ts'
import { answerErrors, answerProblem, asMounted, mountApi, parseQuery } from './kernel/http/api-routes.ts'
import { letIdleConnectionsGo } from './kernel/http/closing.ts'
import { callerOf } from './identity/sign-in/visiting/caller.ts'
import { servedHostRoute } from './kernel/http/served-host.ts'
import { healthRoutes } from './kernel/http/health.ts'
import { loggerOptions, logRequests } from './kernel/http/logging.ts'
import { requestIdOf, tellRequestId } from './kernel/http/request-id.ts'
import { traceRequests } from './kernel/http/tracing/trace-requests.ts'
import { measureRequests, metricsRoute } from './kernel/http/metrics.ts'
import { BODY_LIMITS } from './kernel/http/limits/body-limits.ts'
import { cutOffAfter, mayTakeLong } from './kernel/http/limits/slow-senders.ts'
import { cachedPageDoor } from './kernel/http/pages/cached-page-door.ts'
import { CachedReplies } from './kernel/http/cached-replies.ts'
import { refuseUnknownHosts } from './kernel/http/known-hosts.ts'
import { identifiedBy, pageRoutes } from './kernel/http/pages/pages.ts'
import { limitRoutes, requireGuards } from './kernel/http/require-guards.ts'
import { stayOnTls } from './kernel/http/transport-security.ts'
import { builtWeb, developmentWeb, type Web } from './kernel/http/pages/web.ts'

/** How long a request may take to arrive. Whoever sends slower than this keeps a connection from others. */
const ARRIVES_WITHIN_MS = 10_000
/** A photograph comes over whatever signal there is beside a pitch. */
const FILE_ARRIVES_WITHIN_MS = 180_000

const noSchema = () => () => {
  throw new Error('What is sent and answered is checked by the contract, in the gate')
}
/** The framework's own compilers of schemas are a hundred modules that no route of ours asks for. */
const NO_SCHEMAS = { buildValidator: noSchema, buildSerializer: noSchema }

export interface ServerOptions {
  /** The pages; those that were built unless given, and none for null. */
  web?: Web | null
  /** Where log lines go instead of the standard output. */
  logTo?: { write: (line: string) => void }
  /** A test need not wait as long as the world may. */
  arrivesWithinMs?: number
}

/** Puts the doors on the house: every route of the process, in the order in which they are tried. */
export async function buildServer(parts: App, options: ServerOptions = {}): Promise<FastifyInstance> {
  const { config } = parts
  let server!: http.Server
  const isAnswered = cachedPageDoor({
    ...parts,
    isIdentified: identifiedBy(config),
    atDoor: parts.metrics.atDoor,
    isBehindProxy: config.trustedProxies.length > 0,
  })
  const cachedReplies = new CachedReplies(parts)
  const app = Fastify({
    logger: { ...loggerOptions(config.logLevel), ...(options.logTo && { stream: options.logTo }) },
    // We write our own line per request, without addresses or queries.
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMITS.most,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    rewriteUrl: ({ url = '' }) => asMounted(url),
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    // What the router itself refuses is answered in the same form as everything else.
    frameworkErrors: (error, request, reply) => void answerProblem(error, request, reply),
    schemaController: { compilersFactory: NO_SCHEMAS },
    routerOptions: { querystringParser: parseQuery, maxParamLength: 300 },
    // Whoever makes the server sets its limits: with a factory the framework sets none.
    serverFactory: (handler) =>
      (server = http.createServer(arrivalLimits(options.arrivesWithinMs), (request, response) => {
        if (!mayTakeLong(request)) cutOffAfter(request, options.arrivesWithinMs ?? ARRIVES_WITHIN_MS)
        if (cachedReplies.isAnswered(request, response) || isAnswered(request, response)) return
        handler(request, response)
      })),
  })
  // Must come before anything that may add a route.
  requireGuards(app)
  noteArrivals(app)
  tellRequestId(app)
  traceRequests(app, parts.sites)
  stayOnTls(app, config)
  letIdleConnectionsGo(app)
  answerErrors(app)
  limitRoutes(app, parts.limiter)
  refuseUnknownHosts(app, parts.sites)
  logRequests(app, parts.sites)
  measureRequests(app, parts.metrics, parts.sites)
  await app.register(etag, { weak: true })
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })

  healthRoutes(app, parts)
  servedHostRoute(app, parts.sites)
  metricsRoute(app, parts.metrics, config.metricsToken)
  // A worker has no visitors: nobody reaches a page or the API past the processes that are meant for them.
  if (config.role === 'worker') return app
  // One of them tells readers apart, and the router lays all routes anew that it has by then: so before the many of the API.
  for (const { routes } of parts.capabilities) routes?.(app, parts)
  mountApi(app, parts.endpoints, (request) => callerOf(request, parts), cachedReplies)
  await apiDocs(app, {
    json: '/api/openapi.json',
    page: '/api/docs',
    document: () => openApiDocument(parts.endpoints.all),
  })
  await apiDocs(app, {
    json: '/api/machines/openapi.json',
    page: '/api/machines/docs',
    document: machineDescription,
  })
  const web = options.web === undefined ? await openWeb(app, server, config.isDevelopment) : options.web
  if (web) pageRoutes(app, { ...parts, web, call: parts.endpoints.call })
  return app
}

const KEEP_ALIVE_MS = 75_000

/** For the headers, from the first byte or, on a new connection, from its beginning; for the whole, the longest that any may take. */
const arrivalLimits = (withinMs = ARRIVES_WITHIN_MS): http.ServerOptions => ({
  headersTimeout: withinMs,
  requestTimeout: FILE_ARRIVES_WITHIN_MS,
  connectionsCheckingInterval: withinMs / 10,
  // Longer than usual proxies keep an idle connection, so that it is they who end it and none is used as it closes.
  keepAliveTimeout: KEEP_ALIVE_MS,
})

function openWeb(app: FastifyInstance, server: http.Server, isDevelopment: boolean): Promise<Web> {
  return isDevelopment ? developmentWeb(app, server) : builtWeb(app)
}
