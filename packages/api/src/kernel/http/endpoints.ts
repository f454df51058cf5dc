import type { Endpoint, InputOf, ParsedOf, ReplyOf } from '@clubhouse/contract/endpoint'
import { tooMany } from '@clubhouse/contract/refusal'
import { RIGHTS } from '@clubhouse/domain/office/right-words'
import { ANYBODY } from '@clubhouse/domain/office/right-words'
import { JsonText } from '../db/json-text.ts'
import { traced } from '../tracing/tracing.ts'
import type { Caller } from './caller.ts'
import type { Guard, NamedGuard, RunningClub } from './guard.ts'
import { refuseSwitchedOff } from './switched-off.ts'
import { parsePart } from './limits/parse-part.ts'
import type { RateClass, RateLimiter } from './limits/rate-limit.ts'

export interface ServedEndpoint {
  endpoint: Endpoint
  guard: Guard
  handle: (input: never, caller: never) => Promise<unknown>
}

/** A reply as it goes over the wire. */
export const jsonOf = (reply: unknown): string =>
  reply instanceof JsonText ? reply.text : JSON.stringify(reply)

const valueOf = (reply: unknown): unknown => (reply instanceof JsonText ? reply.read() : reply)

/**
 * Binds a contract endpoint to its guard and handler. What the guard admits is handed to the handler with the caller:
 * one of the back office cannot be written without the club that the caller runs.
 */
export function serve<E extends Endpoint, Admitted extends object>(
  endpoint: E,
  guard: NamedGuard<Admitted>,
  handle: (input: ParsedOf<E>, caller: Caller & Admitted) => Promise<ReplyOf<E> | JsonText<ReplyOf<E>>>,
): ServedEndpoint {
  return { endpoint, guard: { ...guard, rate: guard.rate ?? rateOf(endpoint) }, handle }
}

const rateOf = ({ method }: Endpoint): RateClass => (method === 'GET' ? 'read' : 'write')

/** Calls an endpoint in this process, through the same gate as a call over HTTP. */
export type CallApi = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  caller: Caller,
) => Promise<ReplyOf<E>>

export interface EndpointsOptions {
  limiter: RateLimiter | null
  checkReplies: boolean
  /** Told when somebody who runs a club has changed something: what they see next must be new. */
  wrote?: (clubId: string) => void
  /** Whether the platform has switched a club off, by its slug. */
  isSwitchedOff?: (club: string) => boolean
}

/** Deny by default: what is of the back office is opened by rights that somebody can be given. */
const namesItsRight = ({ audience, needs }: Guard): boolean =>
  audience !== 'office' ||
  needs === ANYBODY ||
  (needs !== undefined && needs.length > 0 && needs.every((right) => Object.hasOwn(RIGHTS, right)))

/** As it was sent. */
interface Raw {
  params: unknown
  query: unknown
  body: unknown
  headers: unknown
}

export class Endpoints {
  readonly #byName = new Map<string, ServedEndpoint>()
  readonly #limiter: RateLimiter | null
  readonly #checkReplies: boolean
  readonly #wrote: (clubId: string) => void
  readonly #isSwitchedOff: (club: string) => boolean

  constructor(served: ServedEndpoint[], options: EndpointsOptions) {
    this.#limiter = options.limiter
    this.#checkReplies = options.checkReplies
    this.#wrote = options.wrote ?? (() => undefined)
    this.#isSwitchedOff = options.isSwitchedOff ?? (() => false)
    for (const each of served) this.#add(each)
  }

  get all(): ServedEndpoint[] {
    return [...this.#byName.values()]
  }

  #add(served: ServedEndpoint): void {
    const { name } = served.endpoint
    if (!served.guard) throw new Error(`The endpoint ${name} declares no guard`)
    if (!namesItsRight(served.guard)) throw new Error(`The endpoint ${name} names no right that there is`)
    if (this.#byName.has(name)) throw new Error(`The endpoint ${name} is served twice`)
    this.#byName.set(name, served)
  }

  /** The gate: the rate, who may call and on whose behalf, then the schema, then the handler. */
  async run(name: string, raw: Raw, caller: Caller): Promise<unknown> {
    this.count(name, caller.address)
    return this.handle(name, raw, caller)
  }

  /** Refuses whoever has called too often. */
  count(name: string, address: string): void {
    const waitSeconds = this.#limiter?.take(this.#named(name).guard.rate, address) ?? 0
    if (waitSeconds > 0) throw tooMany(waitSeconds)
  }

  /** The gate for a call that was counted. */
  handle(name: string, raw: Raw, caller: Caller): Promise<unknown> {
    return traced({ name: `call ${name}` }, () => this.#pass(name, raw, caller))
  }

  async #pass(name: string, raw: Raw, caller: Caller): Promise<unknown> {
    const served = this.#named(name)
    const { endpoint, guard, handle } = served
    const admitted = await guard.admit(caller, raw.headers, endpoint)
    const params = parsePart(endpoint.params, raw.params)
    await refuseSwitchedOff(served, params, caller, this.#isSwitchedOff)
    const input = {
      params,
      query: parsePart(endpoint.query, raw.query),
      body: parsePart(endpoint.body, raw.body),
      headers: parsePart(endpoint.headers, raw.headers),
    }
    // What was parsed by this endpoint's schemas and admitted by its own guard is what its handler takes.
    const reply = await handle(input as never, { ...caller, ...admitted } as never)
    if (this.#checkReplies) endpoint.reply.parse(valueOf(reply))
    if (guard.scope === 'club' && endpoint.method !== 'GET')
      this.#wrote((admitted as { club: RunningClub }).club.clubId)
    return reply
  }

  #named(name: string): ServedEndpoint {
    const served = this.#byName.get(name)
    if (!served) throw new Error(`No endpoint is called ${name}`)
    return served
  }

  readonly call: CallApi = async (endpoint, input, caller) =>
    // The registry's handler for this very endpoint made the reply.
    valueOf(
      await this.run(
        endpoint.name,
        { params: input.params, query: input.query, body: input.body, headers: input.headers },
        caller,
      ),
    ) as never
}
