/**
 * Where a request spends its time, told to a collector: off unless an endpoint is set, and then nothing but a comparison with null. What
 * stands here knows no library; the SDK is read when it is wanted (`sdk.ts`). Names and counts alone: no address, no value, nobody's name.
 */

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

export type SpanKind = 'internal' | 'server' | 'client' | 'consumer'

export interface SpanStart {
  name: string
  kind?: SpanKind
  attributes?: Attributes
  /** What caused it, as `traceparent` says it; what is going on here unless given. */
  parent?: string | null | undefined
}

export interface OpenSpan {
  /** Whatever is done in it belongs to it. */
  run<T>(work: () => T): T
  set(attributes: Attributes): void
  rename(name: string): void
  /** By the name of the error: what it says may quote somebody. */
  fail(error: unknown): void
  end(): void
}

export interface Tracer {
  open(start: SpanStart): OpenSpan
  /** Of what is going on here, as `traceparent` says it; null where nothing is traced. */
  traceparent(): string | null
  close(): Promise<void>
}

let current: Tracer | null = null

/** For the whole process, as the work of a request passes through all of it. */
export function setTracer(tracer: Tracer | null): void {
  current = tracer
}

export const tracer = (): Tracer | null => current

/** Does the work, as a span of its own where traces are kept. */
export async function traced<T>(start: SpanStart, work: () => Promise<T>): Promise<T> {
  if (!current) return work()
  const span = current.open(start)
  try {
    return await span.run(work)
  } catch (error) {
    span.fail(error)
    throw error
  } finally {
    span.end()
  }
}

/** The same of what is of interest only as a part of something. */
export const tracedWithin = <T>(start: SpanStart, work: () => Promise<T>): Promise<T> =>
  traceparent() === null ? work() : traced(start, work)

/** What a row keeps of what caused it. */
export const traceparent = (): string | null => current?.traceparent() ?? null

/** W3C Trace Context: nothing else is taken from outside. */
const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

export const traceparentIn = (given: string | string[] | undefined): string | null =>
  typeof given === 'string' && TRACEPARENT.test(given) ? given : null
