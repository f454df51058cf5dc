import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { Refusal } from '@clubhouse/contract/refusal'
import packageFile from '../../../package.json' with { type: 'json' }
import { once } from '../timing.ts'
import { routeOf } from './tracing/route-of.ts'
import type { Sites } from './sites.ts'

const { version } = packageFile

export interface Metrics {
  registry: Registry
  pages: Counter<'outcome'>
  /** Pages answered at the door since the last look: plain numbers, because the counter costs more than the page. */
  atDoor: { answered: number }
  effects: Counter<'kind' | 'outcome'>
  outgoing: Counter<'outcome'>
  storage: Counter<'call'>
}

/**
 * How the process is: measured once, whatever number of servers is in it. What measures it never ends, and would keep a server that
 * has ended in memory with everything it knows.
 */
const ofProcess = once(() => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
})

export function openMetrics(): Metrics {
  const registry = Registry.merge([ofProcess()])
  const atDoor = { answered: 0 }
  const pages = new Counter({
    name: 'clubhouse_pages_total',
    help: 'Pages answered, by where the page came from',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.inc({ outcome: 'cache' }, atDoor.answered)
      atDoor.answered = 0
    },
  })
  const effects = new Counter({
    name: 'clubhouse_effects_total',
    help: 'Attempts to have an effect on the outside (mails), by what became of them',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  })
  const outgoing = new Counter({
    name: 'clubhouse_outgoing_calls_total',
    help: 'Calls to services outside, by what became of them',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const storage = new Counter({
    name: 'clubhouse_storage_failures_total',
    help: 'Times that files could not be read, written or removed',
    labelNames: ['call'],
    registers: [registry],
  })
  new Gauge({
    name: 'clubhouse_info',
    help: 'Always 1; its label says which version this process is',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version }, 1)
  return { registry, pages, atDoor, effects, outgoing, storage }
}

/** Durations by route pattern, never by path: a path would make a series per article. */
export function measureRequests(app: FastifyInstance, { registry }: Metrics, sites: Sites): void {
  const durations = new Histogram({
    name: 'clubhouse_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const failures = new Counter({
    name: 'clubhouse_site_failures_total',
    help: 'Requests that failed by a fault of ours, by the site that was asked',
    labelNames: ['site'],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    // Only those that have failed are there: not a series for each club.
    if (statusClass(reply.statusCode) === '5xx')
      failures.inc({ site: sites.known(request.host)?.name ?? 'none' })
    durations.observe(
      { route: routeOf(request), status: statusClass(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
    done()
  })
}

/** 502 stands by itself: an outside service failed, and an alarm on `5xx` is about us. */
const statusClass = (status: number): string => (status === 502 ? '502' : `${Math.floor(status / 100)}xx`)

export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string | null): void {
  const guard = { audience: 'operator', rate: 'unlimited', anyHost: true } as const
  app.get('/metrics', { config: { guard } }, async (request, reply) => {
    if (token && !isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      throw new Refusal(401, 'unauthorised', 'The metrics need the bearer token of the deployment')
    }
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

/** Takes the same time whatever was guessed. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
