import type { LineProblem, NewCartItem } from '@clubhouse/contract/selling/cart'
import type { DrawInCart } from '@clubhouse/contract/selling/lottery'
import { entriesInWords } from '@clubhouse/domain/selling/lottery/in-words'
import { ladderPrice, stepFor } from '@clubhouse/domain/selling/lottery/ladder'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import {
  type CartRefusal,
  type EnteredItem,
  OUT_OF_STOCK,
  type SentItem,
  type ShownLine,
  type SoldProduct,
  type StoredItem,
} from '../cart/port.ts'
import type { LotteryFacts } from './facts.ts'
import { drawAvailability } from './product-kind.ts'

/** DRAW-03: tickets of a prize draw in a cart. They are counted: those of two carts are put together. */

const isEntries = (metadata: NewCartItem['metadata']): metadata is DrawInCart => 'entries' in metadata

export function enterEntries(
  { item: { metadata }, product }: SentItem,
  facts: LotteryFacts,
  now: Date,
): Result<EnteredItem, CartRefusal> {
  if (!isEntries(metadata)) return not('invalid_entries', 'Choose how many tickets you want.')
  const availability = drawAvailability(facts, now)
  if (availability === 'closed') return not('closed', `${product.name} has closed.`)
  if (availability === 'sold_out') return refuse(OUT_OF_STOCK)
  if ((metadata.draws ?? 1) > 1 || metadata.auto_renewal === true)
    return not('drawn_once', `${product.name} is drawn once, so a ticket can’t be for more draws or renew.`)
  if (metadata.entries > facts.max_count) return not('too_many', mostEntries(facts))
  return accept({
    productId: product.id,
    name: product.name,
    paymentOptionId: null,
    quantity: metadata.entries,
    // Of one; what a browser says of its price is nobody's business.
    priceSeen: ladderPrice(facts.prices, 1),
    metadata: {},
    person: null,
    answers: null,
    inside: [],
  })
}

const not = (code: string, message: string) => refuse({ code, message })
export const mostEntries = ({ max_count: most }: Pick<LotteryFacts, 'max_count'>): string =>
  `You can buy at most ${most} tickets at once.`

export function showEntries(
  item: StoredItem,
  product: SoldProduct,
  facts: LotteryFacts,
  now: Date,
): ShownLine {
  const { quantity: entries } = item
  const { stock_id: stockId, left, draw, time_zone: timeZone } = facts
  const price = ladderPrice(facts.prices, entries)
  const title = stepFor(facts.prices, entries)?.title ?? `${entries} tickets`
  return {
    line: { kind: 'other', id: item.id, price, shopDiscount: null },
    unitPrice: ladderPrice(facts.prices, 1),
    title: draw ? entriesInWords(entries, draw.draws_at, timeZone) : title,
    programId: null,
    paymentOption: null,
    paymentOptions: [],
    endsOn: null,
    isDynamicPricing: false,
    demands: stockId === null || left === null ? [] : [{ stockId, count: entries, left, name: product.name }],
    problem: problemOf(product, facts, now),
    tooMany: entries > facts.max_count ? mostEntries(facts) : null,
    chosen: { entries, draws: 1, auto_renewal: false, configurable_price: { title, price } },
    inside: [],
  }
}

function problemOf({ name, isActive }: SoldProduct, facts: LotteryFacts, now: Date): LineProblem | null {
  if (!isActive)
    return { kind: 'gone', message: `${name} is no longer on offer. Please remove it to continue.` }
  if (drawAvailability(facts, now) === 'closed')
    return { kind: 'expired', message: `${name} has closed. Please remove it to continue.` }
  return null
}
