const HOUR_MS = 3_600_000

/** How long places are held for whoever they were offered to. */
export const OFFER_MS = 48 * HOUR_MS

/** How long places that come free one by one are gathered for the first in line, before smaller ones may be served. */
export const GATHER_MS = 24 * HOUR_MS

/** A household that waits. */
export interface InLine {
  id: string
  /** All of them or none. */
  count: number
  /** Null for whom nothing had to be gathered yet. */
  gathersUntil: Date | null
}

export interface ServedLine<Waiting extends InLine> {
  offers: Waiting[]
  /** For whom the rest is kept back, because it is not enough yet. */
  gathering: { waiting: Waiting; count: number } | null
}

/**
 * Who gets the places that are free: strictly in order. Whoever needs more than there are keeps the rest back for a day, so
 * that brothers and sisters have a chance against single children; after that they keep their place in line and hold up
 * nobody.
 */
export function serveLine<Waiting extends InLine>(
  line: readonly Waiting[],
  free: number,
  now: Date,
): ServedLine<Waiting> {
  const offers: Waiting[] = []
  let left = free
  for (const waiting of line) {
    if (left === 0) break
    if (waiting.count <= left) {
      offers.push(waiting)
      left -= waiting.count
    } else if (mayGather(waiting, now)) return { offers, gathering: { waiting, count: left } }
  }
  return { offers, gathering: null }
}

const mayGather = ({ gathersUntil }: InLine, now: Date): boolean =>
  gathersUntil === null || gathersUntil > now

/** Nobody is offered what they could not buy any more. */
export const offerEnds = (now: Date, closesAt: Date | null): Date =>
  new Date(Math.min(now.getTime() + OFFER_MS, closesAt?.getTime() ?? Number.POSITIVE_INFINITY))

const DAY_MS = 24 * HOUR_MS

/** So many days on top, and never past the end of the sale. */
export const extendedEnd = (until: Date, days: number, closesAt: Date | null): Date =>
  new Date(Math.min(until.getTime() + days * DAY_MS, closesAt?.getTime() ?? Number.POSITIVE_INFINITY))
