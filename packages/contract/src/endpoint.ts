import { z } from 'zod'
import type { Tag } from './tags.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** How a call is written in docs and logs: `GET /backoffice/plans/{plan_id}`. */
type Call = `${Method} ${string}`

/**
 * One call that crosses the wire: everything both sides need to know about it, and nothing about who may
 * make it (the server declares that when it serves the endpoint).
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Headers extends z.ZodType = z.ZodType,
> {
  readonly name: string
  readonly method: Method
  /** Relative to the version segment, parameters as `{club}`. */
  readonly path: string
  /** False for the few calls that are not below a version segment (API-01). */
  readonly hasVersion: boolean
  readonly summary: string
  readonly tag: Tag
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly reply: Reply
  /** Headers of our own, in lower case; most calls have none. */
  readonly headers: Headers
  /** True for changes that are allowed even at a club that the platform has switched off: cancelling, and what is read when somebody is hurt. */
  readonly staysOpen?: true
}

const nothing = z.object({})

export function endpoint<
  Reply extends z.ZodType,
  Params extends z.ZodType = typeof nothing,
  Query extends z.ZodType = typeof nothing,
  Body extends z.ZodType = typeof nothing,
  Headers extends z.ZodType = typeof nothing,
>(
  call: Call,
  definition: {
    name: string
    hasVersion?: boolean
    summary: string
    tag: Tag
    params?: Params
    query?: Query
    body?: Body
    headers?: Headers
    reply: Reply
    staysOpen?: true
  },
): Endpoint<Params, Query, Body, Reply, Headers> {
  const [method = '', path = ''] = call.split(' ')
  // Absent parts accept the empty object; the cast only tells the compiler what the default type says.
  return {
    method,
    path,
    hasVersion: true,
    params: nothing,
    query: nothing,
    body: nothing,
    headers: nothing,
    ...definition,
  } as unknown as Endpoint<Params, Query, Body, Reply, Headers>
}

export type InputOf<E extends Endpoint> = {
  params?: z.input<E['params']>
  query?: z.input<E['query']>
  body?: z.input<E['body']>
  headers?: z.input<E['headers']>
}
export type ParsedOf<E extends Endpoint> = {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  headers: z.output<E['headers']>
}
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

/** OPEN-121: the club in question; the caller has to run it. */
export const AccountHeader = z.object({ 'x-account-id': z.uuid() })
export type AccountHeader = z.infer<typeof AccountHeader>

/** What every failed call answers; `errors` names fields, `request_id` comes with a 5xx, `cart` with `price_changed`. */
export const Problem = z.object({
  error_code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  request_id: z.string().optional(),
  /** The cart as `getCart` returns it. */
  cart: z.looseObject({ shopping_cart_id: z.uuid() }).optional(),
})
export type Problem = z.infer<typeof Problem>
