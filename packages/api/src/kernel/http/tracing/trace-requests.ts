import type { FastifyInstance } from 'fastify'
import { type OpenSpan, tracer, traceparent, traceparentIn } from '../../tracing/tracing.ts'
import { routeOf } from './route-of.ts'
import type { Sites } from '../sites.ts'

/** A request from its arrival to its answer, below whatever the caller says that it belongs to. Pages answered at the door do no work, and have none. */
export function traceRequests(app: FastifyInstance, sites: Sites): void {
  app.decorateRequest('span', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers } = request
    const parent = traceparentIn(headers['traceparent'])
    const attributes = { 'http.request.method': method, 'url.scheme': request.protocol }
    request.span = tracer()?.open({ name: method, kind: 'server', parent, attributes }) ?? null
    if (!request.span) return done()
    request.span.run(() => {
      request.traceId = traceparent()?.split('-')[1]
      done()
    })
  })
  // What has read a body comes back on the connection, which belongs to no request.
  app.addHook('preValidation', (request, _reply, done) => (request.span ? request.span.run(done) : done()))
  app.addHook('onError', (request, _reply, error, done) => {
    if ((error.statusCode ?? 500) >= 500) request.span?.fail(error)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request)
    request.span?.set({
      'http.route': route,
      'http.response.status_code': reply.statusCode,
      'clubhouse.site': sites.known(request.host)?.name,
      'clubhouse.request_id': request.id,
    })
    request.span?.rename(`${request.method} ${route}`)
    request.span?.end()
    done()
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    span: OpenSpan | null
    /** Under which the request is found where traces are kept. */
    traceId?: string | undefined
  }
}
