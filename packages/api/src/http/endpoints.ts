import type { Endpoint, InputOf, ParsedOf, ReplyOf } from '@clubhouse/contract/endpoint'
import type { z } from 'zod'
import { type Caller, type Guard, refuseStrangers } from './guard.ts'
import { Refusal, tooMany } from './problems.ts'
import type { RateLimiter } from './rate-limit.ts'

export interface ServedEndpoint<E extends Endpoint = Endpoint> {
  endpoint: E
  guard: Guard
  handle: (input: ParsedOf<E>, caller: Caller) => Promise<ReplyOf<E>>
}

/** Binds a contract endpoint to its guard and handler. */
export function serve<E extends Endpoint>(
  endpoint: E,
  guard: Guard,
  handle: (input: ParsedOf<E>, caller: Caller) => Promise<ReplyOf<E>>,
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

  /** The gate: rate and audience, then the schema, then the handler. */
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
    await refuseStrangers(guard.audience, caller)
    const input = {
      params: parsePart(endpoint.params, raw.params),
      query: parsePart(endpoint.query, raw.query),
      body: parsePart(endpoint.body, raw.body),
      headers: parsePart(endpoint.headers, raw.headers),
    }
    const reply = await handle(input, caller)
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

function parsePart(schema: z.ZodType, value: unknown): never {
  const parsed = schema.safeParse(value ?? {})
  if (parsed.success) return readable(parsed.data) as never
  const errors: Record<string, string> = {}
  for (const issue of parsed.error.issues) errors[issue.path.join('.') || 'value'] ??= issue.message
  throw invalid(errors)
}

const invalid = (errors: Record<string, string>) =>
  new Refusal(422, 'invalid_data', 'Some of the values sent are not valid', { errors })

/**
 * PostgreSQL's text cannot hold the character zero, nor its JSON one half of a pair; nobody types these, so whoever
 * sends them is refused.
 */
function readable(value: unknown, path: string[] = []): unknown {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
    throw invalid({ [path.join('.')]: 'Invalid character' })
  if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) readable(inner, [...path, name])
  }
  return value
}
