import type { Endpoint, InputOf, ParsedOf, ReplyOf } from '@clubhouse/contract/endpoint'
import { tooMany } from '@clubhouse/contract/refusal'
import type { Caller } from './caller.ts'
import type { Guard } from './guard.ts'
import { parsePart } from './parse-part.ts'
import type { RateLimiter } from './rate-limit.ts'

export interface ServedEndpoint {
  endpoint: Endpoint
  guard: Guard
  handle: (input: never, caller: never) => Promise<unknown>
}

/**
 * Binds a contract endpoint to its guard and handler. What the guard admits is handed to the handler with the caller:
 * one of the back office cannot be written without the club that the caller runs.
 */
export function serve<E extends Endpoint, Admitted extends object>(
  endpoint: E,
  guard: Guard<Admitted>,
  handle: (input: ParsedOf<E>, caller: Caller & Admitted) => Promise<ReplyOf<E>>,
): ServedEndpoint {
  return { endpoint, guard, handle }
}

/** Calls an endpoint in this process, through the same gate as a call over HTTP. */
export type CallApi = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  caller: Caller,
) => Promise<ReplyOf<E>>

export class Endpoints {
  readonly #byName = new Map<string, ServedEndpoint>()
  readonly #limiter: RateLimiter | null
  readonly #checkReplies: boolean

  constructor(served: ServedEndpoint[], options: { limiter: RateLimiter | null; checkReplies: boolean }) {
    this.#limiter = options.limiter
    this.#checkReplies = options.checkReplies
    for (const each of served) this.#add(each)
  }

  get all(): ServedEndpoint[] {
    return [...this.#byName.values()]
  }

  #add(served: ServedEndpoint): void {
    const { name } = served.endpoint
    if (!served.guard) throw new Error(`The endpoint ${name} declares no guard`)
    if (this.#byName.has(name)) throw new Error(`The endpoint ${name} is served twice`)
    this.#byName.set(name, served)
  }

  /** The gate: the rate, who may call and on whose behalf, then the schema, then the handler. */
  async run(
    name: string,
    raw: { params: unknown; query: unknown; body: unknown; headers: unknown },
    caller: Caller,
  ): Promise<unknown> {
    const served = this.#byName.get(name)
    if (!served) throw new Error(`No endpoint is called ${name}`)
    const { endpoint, guard, handle } = served
    const waitSeconds = this.#limiter?.take(guard.rate, caller.address) ?? 0
    if (waitSeconds > 0) throw tooMany(waitSeconds)
    const admitted = await guard.admit(caller, raw.headers)
    const input = {
      params: parsePart(endpoint.params, raw.params),
      query: parsePart(endpoint.query, raw.query),
      body: parsePart(endpoint.body, raw.body),
      headers: parsePart(endpoint.headers, raw.headers),
    }
    // What was parsed by this endpoint's schemas and admitted by its own guard is what its handler takes.
    const reply = await handle(input as never, { ...caller, ...admitted } as never)
    if (this.#checkReplies) endpoint.reply.parse(reply)
    return reply
  }

  readonly call: CallApi = async (endpoint, input, caller) =>
    // The registry's handler for this very endpoint made the reply.
    (await this.run(
      endpoint.name,
      { params: input.params, query: input.query, body: input.body, headers: input.headers },
      caller,
    )) as never
}
