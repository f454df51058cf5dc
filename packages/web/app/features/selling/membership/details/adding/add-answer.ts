import type { NewCartItem } from '@clubhouse/contract/selling/cart'
import { DATA_PATH } from '../plan-facts.ts'

/** What became of adding. */
export type AddAnswer =
  | { kind: 'added'; total: number; count: number }
  | { kind: 'refused'; message: string }
  | { kind: 'signed-out' }

const GIVE_UP_MS = 20_000

/** Never throws; null where nobody can say whether it arrived. */
export async function sendToCart(items: readonly NewCartItem[]): Promise<AddAnswer | null> {
  try {
    const response = await fetch(`${DATA_PATH}/cart`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ items }),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    })
    const answer: unknown = await response.json()
    // A proxy in between may answer with a page of its own.
    return typeof answer === 'object' && answer !== null && 'kind' in answer ? (answer as AddAnswer) : null
  } catch {
    return null
  }
}
