import http from 'node:http'
import https from 'node:https'
import type { z } from 'zod'
import { CircuitBreaker } from './circuit-breaker.ts'
import { tracedWithin } from '../tracing/tracing.ts'
import { failureOf, type FailureKind, OutgoingFailure } from './failure.ts'
import { guardedLookup, type Resolve, resolveBySystem } from './guarded-lookup.ts'
import { namedOrigins, publicHosts, type Reach } from './reach.ts'
import { parsedBy, readBeginning, type Take, whole } from './read-reply.ts'

/** Budgets of every call that leaves the house. */
const BUDGET_MS = 3000
/** So many budgets of others somebody waits for a turn, who then has a whole one. */
const ROUNDS_WAITED = 2
const BREAKER = { opensAfter: 5, restsMs: 15_000 }

type Send = (
  url: URL,
  options: https.RequestOptions,
  answered: (response: http.IncomingMessage) => void,
  body?: string,
) => http.ClientRequest

export interface OutgoingOptions {
  /**
   * What may be called, as `https://host:port`: from the configuration, never from a request or an answer. Or whatever
   * stands on the public network, for addresses that clubs write.
   */
  origins: string[] | 'public'
  budgetMs?: number | undefined
  resolve?: Resolve
  /** How a request leaves; a test has no public network to send it to. */
  send?: Send
  now?: () => number
  onOutcome?: (outcome: 'answered' | FailureKind) => void
}

interface Asking<T extends z.ZodType> {
  schema: T
  /** On whose behalf, where many have addresses of their own asked: what one does must not harm another. */
  asker?: string
}

/** What is said to a service that has to be told something first. */
interface Telling<T extends z.ZodType> extends Asking<T> {
  body: object
  /** The deployment's own key; it goes to the service and nowhere else. */
  bearer: string | null
  /** Longer than others, where the service has to think. */
  budgetMs: number
}

/** What somebody is told who asked to be, and who answers as they like. */
export interface Notice {
  body: string
  headers: Record<string, string>
  asker: string
  budgetMs: number
}

/** Whatever the status is; of the answer only how it begins. */
export interface Noticed {
  status: number
  begins: string
}

interface Sent {
  accept: string
  body?: string
  bearer?: string | null
  headers?: Record<string, string>
  budgetMs?: number
}

/**
 * The one way out of the house. It reads from services that it is told of, follows no redirect, waits three seconds
 * for an answer, takes a megabyte and lets a service that fails be.
 */
export class OutgoingClient {
  readonly #options: Required<Omit<OutgoingOptions, 'origins' | 'budgetMs'>> & { budgetMs: number }
  readonly #reach: Reach
  readonly #lookup: ReturnType<typeof guardedLookup>
  readonly #agents: Record<'http:' | 'https:', http.Agent>
  readonly #running = new Set<AbortController>()

  constructor({ origins, budgetMs = BUDGET_MS, ...options }: OutgoingOptions) {
    this.#options = {
      budgetMs,
      resolve: resolveBySystem,
      send: sendBySystem,
      now: () => performance.now(),
      onOutcome: () => undefined,
      ...options,
    }
    const aBreaker = () => new CircuitBreaker({ ...BREAKER, now: this.#options.now })
    this.#reach = origins === 'public' ? publicHosts(aBreaker) : namedOrigins(origins, aBreaker)
    const { connections } = this.#reach
    this.#agents = { 'http:': new http.Agent(connections), 'https:': new https.Agent(connections) }
    this.#lookup = guardedLookup(this.#options.resolve, this.#reach.mayLeadInside)
  }

  /** What the service says, once it fits the schema. */
  getJson<T extends z.ZodType>(url: URL, { schema, asker }: Asking<T>): Promise<z.output<T>> {
    const take = whole((bytes) => parsedBy(schema, bytes))
    return this.#call(url, { accept: 'application/json' }, take, asker)
  }

  /** The same of a service that is told something first. */
  postJson<T extends z.ZodType>(
    url: URL,
    { schema, asker, body, bearer, budgetMs }: Telling<T>,
  ): Promise<z.output<T>> {
    const sent = { accept: 'application/json', body: JSON.stringify(body), bearer, budgetMs }
    const take = whole((bytes) => parsedBy(schema, bytes))
    return this.#call(url, sent, take, asker)
  }

  /** Tells something and takes any status for an answer; where it sends us on to, we do not go. */
  notify(url: URL, { asker, ...notice }: Notice): Promise<Noticed> {
    const take: Take<Noticed> = async (response) => ({
      status: response.statusCode ?? 0,
      begins: await readBeginning(response),
    })
    return this.#call(url, { accept: '*/*', ...notice }, take, asker)
  }

  /** Whether it may be called as far as can be known now: it is looked at again whenever it is. */
  async mayCall(url: URL): Promise<boolean> {
    if (!this.#reach.breakerFor(url, '')) return false
    const error = await new Promise<Error | null>((found) => {
      this.#lookup(url.hostname, { all: true }, (failure) => found(failure))
    })
    return !error || failureOf(error).kind !== 'not-allowed'
  }

  /** The bytes of a picture; whether they are one is for whoever decodes them. */
  getImage(url: URL): Promise<Buffer> {
    const take = whole((bytes, type) => {
      if (!type.startsWith('image/')) throw new OutgoingFailure('garbage')
      return bytes
    })
    return this.#call(url, { accept: 'image/png, image/jpeg, image/webp' }, take)
  }

  /** Forgets who failed: the demo's switch has been turned. */
  forget(): void {
    this.#reach.forget()
  }

  /** Ends what is under way, so that nothing holds up the end of the process. */
  close(): void {
    this.#reach.turns?.close()
    for (const controller of this.#running) controller.abort()
    for (const agent of Object.values(this.#agents)) agent.destroy()
  }

  async #call<T>(url: URL, sent: Sent, take: Take<T>, asker = ''): Promise<T> {
    const { turns } = this.#reach
    const breaker = this.#reach.breakerFor(url, asker)
    if (!breaker) throw this.#told(new OutgoingFailure('not-allowed'))
    const call = () => this.#callNow(breaker, () => this.#fetch(url, sent, take))
    if (!turns) return call()
    const waitMs = ROUNDS_WAITED * this.#options.budgetMs
    return turns.take(call, { asker, waitMs }).catch((error: unknown) => {
      // What failed in its turn has been told there.
      throw error instanceof OutgoingFailure && error.kind === 'busy' ? this.#told(error) : error
    })
  }

  async #callNow<T>(breaker: CircuitBreaker, call: () => Promise<T>): Promise<T> {
    if (!breaker.admit()) throw this.#told(new OutgoingFailure('resting'))
    try {
      const answer = await call()
      breaker.succeeded()
      this.#options.onOutcome('answered')
      return answer
    } catch (error) {
      const failure = failureOf(error)
      if (this.#reach.isWell(failure.kind)) breaker.succeeded()
      else breaker.failed()
      throw this.#told(failure)
    }
  }

  #told(failure: OutgoingFailure): OutgoingFailure {
    this.#options.onOutcome(failure.kind)
    return failure
  }

  async #fetch<T>(url: URL, sent: Sent, take: Take<T>): Promise<T> {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), sent.budgetMs ?? this.#options.budgetMs)
    this.#running.add(controller)
    try {
      return await tracedWithin({ name: 'call outside', kind: 'client' }, async () =>
        take(await this.#send(url, sent, controller.signal)),
      )
    } catch (error) {
      throw controller.signal.aborted ? new OutgoingFailure('too-slow') : error
    } finally {
      clearTimeout(timer)
      this.#running.delete(controller)
    }
  }

  #send(
    url: URL,
    { accept, body, bearer, headers }: Sent,
    signal: AbortSignal,
  ): Promise<http.IncomingMessage> {
    const { send } = this.#options
    const options: https.RequestOptions = {
      agent: this.#agents[url.protocol === 'https:' ? 'https:' : 'http:'],
      lookup: this.#lookup,
      signal,
      // Nothing packed: a megabyte on the wire must not become a gigabyte here.
      headers: {
        accept,
        'accept-encoding': 'identity',
        'user-agent': 'Clubhouse',
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { method: 'POST' }),
    }
    return new Promise((resolve, reject) => {
      // A request that still waits for a connection says nothing when it is ended.
      signal.addEventListener('abort', () => reject(new OutgoingFailure('too-slow')), { once: true })
      const request = send(url, options, resolve, body)
      request.on('error', (error) => {
        // The service had closed this connection before it could have heard us: that is no failure yet.
        const isUnheard = request.reusedSocket && isReset(error) && !signal.aborted
        if (!isUnheard) return reject(error)
        return send(url, { ...options, agent: false }, resolve, body).on('error', reject)
      })
    })
  }
}

const sendBySystem: Send = (url, options, answered, body) =>
  (url.protocol === 'https:' ? https : http).request(url, options, answered).end(body)

const isReset = (error: Error): boolean =>
  'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
