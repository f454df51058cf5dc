import type { Duty } from './duty.ts'

/** How much of a queue is in a state: due, waiting, failed. */
export interface Backlog {
  queue: string
  state: string
  count: number
}

/** Effects of one kind: who sees to them, and how many wait. */
export interface EffectQueue {
  duty: Duty
  backlog: () => Promise<Backlog[]>
}

/** The gauges of one look share one question. A database that is away is no answer: the other numbers are wanted then. */
export function readOnce<Row>(read: () => Promise<Row[]>): () => Promise<Row[]> {
  let reading: Promise<Row[]> | null = null
  return () => {
    reading ??= read()
      .catch(() => [])
      .finally(() => {
        reading = null
      })
    return reading
  }
}
