import { LRUCache } from 'lru-cache'

/** Texts that are remembered: those of the product are some hundreds, and lists of values make more of them by their lengths. */
const TEXTS = 2000
/** The server keeps a plan for each on every connection. */
const NAMES_PER_CONNECTION = 300
/** What opens, closes and divides transactions has no plan. */
const HAS_A_PLAN = /^\s*(?:select|with|insert|update|delete)\b/i

/**
 * Names for statements, so that the server plans each once per connection instead of at each call: planning the cart's took ten times
 * as long as running it. A text is named when it comes a second time: what is asked once is not worth keeping.
 */
export function statementNames() {
  const names = new LRUCache<string, { name: string | null }>({ max: TEXTS })
  const held = new WeakMap<object, Set<string>>()
  let count = 0
  return (connection: object, text: string): string | undefined => {
    const known = names.get(text)
    if (!known) {
      if (HAS_A_PLAN.test(text)) names.set(text, { name: null })
      return undefined
    }
    known.name ??= `s${(count += 1)}`
    const ofConnection = held.get(connection) ?? new Set()
    held.set(connection, ofConnection)
    if (!ofConnection.has(known.name) && ofConnection.size >= NAMES_PER_CONNECTION) return undefined
    ofConnection.add(known.name)
    return known.name
  }
}
