/**
 * How the demo's feeds behave: as they should, not at all, too late, in nonsense, as if the key were wrong, or with
 * a script in every text.
 */
export const FEED_STATES = ['up', 'down', 'slow', 'garbage', 'unauthorised', 'hostile'] as const
export type FeedState = (typeof FEED_STATES)[number]

export class DemoFeeds {
  state: FeedState = 'up'
}

const HOSTILE = `<script>alert(1)</script><img src=x onerror=alert(2)>"';--\u{202e}`

/** Every text of an answer with a script before it; what a program reads by (ids, times, states) stays. */
export function madeHostile(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(madeHostile)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, inner]) => {
    const isWords = typeof inner === 'string' && !/^(?:id|date|dateTimeUTC|status|picture|.*ID)$/.test(name)
    return [name, isWords ? `${HOSTILE}${inner}` : madeHostile(inner)]
  })
  return Object.fromEntries(fields)
}
