import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { hideReferences } from '@clubhouse/domain/messages/mail/mail-reference'
import packageFile from '../../../package.json' with { type: 'json' }
import { sqlStateOf } from '../db/sql-state.ts'
import type { Sites } from './sites.ts'

const { version } = packageFile

/** What must never reach a log, wherever in an object it stands. */
const SECRET_FIELDS = [
  'password',
  'confirmPassword',
  'token',
  'access_token',
  'refresh_token',
  'client_secret',
  'code',
  'secret',
  'email',
  'first_name',
  'last_name',
  'mobile',
  'phone',
  'address',
  'authorization',
  'cookie',
  'api_key',
  'sender',
  'sender_email',
  'sender_phone',
  'content',
  'reply_to',
  'replyTo',
]

type LoggerOptions = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>

export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    // Of several processes behind one proxy, and during an upgrade: which of them it was.
    base: { pid: process.pid, version },
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`, `req.headers.${field}`]),
      censor: '[hidden]',
    },
    serializers: {
      // Neither the query (it may carry a code or an address) nor the caller's address is kept.
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: pathOnly(request.url),
      }),
      err: describeError,
    },
  }
}

/** A database error quotes the row it stumbled over; its kind and place are enough to find it. */
function describeError(error: Error) {
  const quotesRow = quotesValues(error)
  return {
    type: error.name,
    // Not under the name `code`, which is hidden: it is the name of what people type in to sign in.
    kind: sqlStateOf(error) ?? wordOf(error, 'code'),
    table: wordOf(error, 'table'),
    constraint: wordOf(error, 'constraint'),
    message: quotesRow ? 'database error' : error.message,
    stack: quotesRow ? '' : (error.stack ?? ''),
    cause: error.cause instanceof Error ? error.cause.name : undefined,
  }
}

/** What the error says of itself, or else what caused it: the query builder wraps what PostgreSQL said. */
function wordOf(error: unknown, name: 'code' | 'table' | 'constraint'): string | undefined {
  if (!(error instanceof Error)) return undefined
  const own = (error as Error & Partial<Record<typeof name, unknown>>)[name]
  return typeof own === 'string' ? own : wordOf(error.cause, name)
}

/** PostgreSQL gives the row (`detail`), the query builder what was sent with the statement (`params`). */
function quotesValues(error: unknown): boolean {
  return error instanceof Error && ('detail' in error || 'params' in error || quotesValues(error.cause))
}

export const pathOnly = (url: string): string => hideReferences(hideTokens(url.split('?', 1)[0] ?? ''))

/** Whoever knows these may pay, answer for the bank or for a child, or read what was meant for one reader. */
const hideTokens = (path: string): string =>
  SECRET_PLACES.reduce((hidden, place) => hidden.replace(place, '$1[token]'), path)

/** What comes before a key that stands in an address; `logging.test.ts` finds an endpoint whose key is not hidden. */
const SECRET_PLACES: readonly RegExp[] = [
  /^(\/sandbox\/(?:payment-intents|challenge)\/)[^/]+/i,
  /^(\/+calendar\/+).*/i,
  /^(\/+(?:pay|coming)\/+[^/]+\/+)[^/]+/i,
  // Of its own are the gate and the list that it takes along.
  /^(\/+card\/+)(?!list(?:\.data)?$)[^/]+/i,
  /(\/store\/[^/]+\/(?:(?:pay-links|team-events)\/[^/]+|cards|article-previews)\/)[^/]+/i,
]

/** One line per answered request; answers that cost nothing are only told when somebody debugs. */
export function logRequests(app: FastifyInstance, sites: Sites): void {
  app.addHook('onResponse', (request, reply, done) => {
    const isQuiet =
      reply.statusCode < 400 && (reply.isFromCache || request.routeOptions.url?.startsWith('/assets'))
    const line = {
      // The name that we know a site by, and never what the request claims to be for.
      site: sites.known(request.host)?.name,
      method: request.method,
      path: pathOnly(request.originalUrl),
      ...(request.traceId !== undefined && { trace: request.traceId }),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (isQuiet) request.log.debug(line, 'answered')
    else request.log.info(line, 'answered')
    done()
  })
}

declare module 'fastify' {
  interface FastifyReply {
    /** Set when the answer was kept from before and cost no work. */
    isFromCache?: boolean
  }
}
