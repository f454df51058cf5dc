import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import qs from 'qs'
import type { Endpoint, Problem } from '@clubhouse/contract/endpoint'
import { fileTypeOf, takesFile } from '@clubhouse/contract/file'
import { PROVIDER_FAILED } from '@clubhouse/contract/refusal'
import { API_VERSIONS } from '../environment.ts'
import { JsonText } from '../db/json-text.ts'
import type { Endpoints, ServedEndpoint } from './endpoints.ts'
import { acceptForms, BODY_LIMITS } from './limits/body-limits.ts'
import { acceptFiles } from './limits/file-forms.ts'
import type { Caller } from './caller.ts'
import type { CachedReplies } from './cached-replies.ts'
import { problemOf } from './problems.ts'
import { CLUB_OFF } from './switched-off.ts'

/** `type[]=Plan&type[]=Bundle` and the like; bounded, so that a query cannot grow a deep object. */
export const parseQuery = (text: string) =>
  qs.parse(text, {
    depth: 2,
    parameterLimit: 100,
    arrayLimit: 100,
    allowPrototypes: false,
    plainObjects: false,
  })

/** What every version answers alike is mounted once, under the newest. */
const MOUNTED = API_VERSIONS.at(-1)
const OLDER = new RegExp(`^/api/(?:${API_VERSIONS.slice(0, -1).join('|')})/`)

/** The address by which the router knows a call: with one for each version it would hold every route twice. */
export const asMounted = (url: string): string => url.replace(OLDER, `/api/${MOUNTED}/`)

const prefixOf = ({ hasVersion }: Endpoint) => (hasVersion ? `/api/${MOUNTED}` : '/api')

const NO_SUCH_CALL: Problem = { error_code: 'not_found', message: 'There is no such call' }

/** Mounts every endpoint under the newest version, which the others are read as, and the few without a version under `/api`. */
export function mountApi(
  app: FastifyInstance,
  endpoints: Endpoints,
  callerOf: (request: FastifyRequest) => Caller,
  kept: CachedReplies | null = null,
): void {
  const mount = (scope: FastifyInstance, { endpoint, guard }: ServedEndpoint) => {
    const fileType = fileTypeOf(endpoint.reply)
    scope.route({
      method: endpoint.method,
      url: `${prefixOf(endpoint)}${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      config: { guard },
      ...(takesFile(endpoint.body) && {
        bodyLimit: BODY_LIMITS.file,
        // Nobody but those who may call has us read a whole file.
        preParsing: async (request: FastifyRequest) =>
          void (await guard.admit(callerOf(request), request.headers, endpoint)),
      }),
      handler: async (request, reply) => {
        const { params, query, body, headers } = request
        if (guard.isCached && (await kept?.answer({ endpoint, guard }, request, reply))) return reply
        const sent = { params, query, body, headers }
        const answer = await endpoints.run(endpoint.name, sent, callerOf(request))
        // Public reads may be kept by the browser, which asks again with the ETag; nothing of a person is kept.
        const isPublicRead = endpoint.method === 'GET' && guard.audience === 'anyone' && !guard.isPersonal
        void reply.header('cache-control', isPublicRead ? 'private, no-cache' : 'private, no-store')
        if (fileType !== null) return sendFile(reply, fileType, answer as SentFile)
        if (!(answer instanceof JsonText)) return answer
        void reply.type('application/json; charset=utf-8')
        return answer.text
      },
    })
  }
  const isFileCall = ({ endpoint: { body } }: ServedEndpoint) => takesFile(body)
  for (const served of endpoints.all)
    if (served.endpoint.hasVersion && !isFileCall(served)) mount(app, served)
  void app.register(async (scope) => {
    acceptFiles(scope)
    for (const served of endpoints.all) if (isFileCall(served)) mount(scope, served)
  })
  void app.register(async (scope) => {
    acceptForms(scope)
    for (const served of endpoints.all) if (!served.endpoint.hasVersion) mount(scope, served)
  })
  app.all('/api/*', { config: { guard: { audience: 'anyone', rate: 'unlimited' } } }, (_request, reply) => {
    return reply.code(404).send(NO_SUCH_CALL)
  })
}

type SentFile = { filename: string } & ({ bytes: Uint8Array } | { parts: AsyncIterable<string> })

/** To be kept by whoever asked for it; never a page of ours. */
const sendFile = (reply: FastifyReply, type: string, file: SentFile): FastifyReply =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${file.filename.replaceAll(/[^\w.-]+/g, '-')}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send('parts' in file ? Readable.from(file.parts) : bufferOf(file.bytes))

const bufferOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** One place turns what was thrown into an answer and a log line. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, problem, retryAfterSeconds } = problemOf(error, request.id)
  // What the platform has switched off is no fault of ours, and neither is an outside service that is away.
  if (problem.error_code === PROVIDER_FAILED) request.log.warn({ err: error }, 'provider failed')
  else if (status >= 500 && problem.error_code !== CLUB_OFF)
    request.log.error({ err: error }, 'request failed')
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds)
  // How to say who one is (RFC 9110); of no use to a browser, which asks nobody for a bearer.
  if (status === 401) void reply.header('www-authenticate', 'Bearer')
  return reply.code(status).header('x-content-type-options', 'nosniff').send(problem)
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerProblem)
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(NO_SUCH_CALL))
  // Nothing of ours is to be guessed at: what is sent as JSON or text is never run as a page.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff')
    done()
  })
}
