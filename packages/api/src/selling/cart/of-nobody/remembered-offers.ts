import { LRUCache } from 'lru-cache'
import type { Revisions } from '#kernel/tenancy/revisions.ts'
import type { Kinds } from '../kinds.ts'
import type { StoredCart, Wanted } from '../stored-cart.ts'

/** As long as any page is kept. What opens or closes is judged anew at each moment, and what runs low changes the revision. */
const KEPT_MS = 60_000
/** Things of all clubs together, each as often as it is remembered; each is some kilobytes, and nobody makes it more by asking for many at once. */
const MOST = 500

interface Kept {
  stored: StoredCart
  revision: string
  since: number
}

interface OffersDeps {
  kinds: Kinds
  now: () => Date
  revisions: Pick<Revisions, 'of'>
}

/**
 * What was read for new carts of nobody, by what is to go into them. Such a cart has nothing in it and nobody's discount, so what is on
 * offer is all there was to read; the next of the same thing needs no reading. As old as the club's revision, and a minute at most.
 */
export class RememberedOffers {
  readonly #deps: OffersDeps
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: MOST,
    sizeCalculation: ({ stored }) => Math.max(1, stored.products.size),
  })

  constructor(deps: OffersDeps) {
    this.#deps = deps
  }

  /** What is remembered, if it is true still, and how to remember what was read instead. */
  of({ clubId, productIds = [] }: Pick<Wanted, 'clubId' | 'productIds'>) {
    const { now, revisions } = this.#deps
    const key = `${clubId} ${[...new Set(productIds)].toSorted().join()}`
    // Before it is read: whatever is written meanwhile makes it old.
    const revision = revisions.of(clubId)
    const since = now()
    const found = this.#kept.get(key)
    const isTrue = found?.revision === revision && Math.abs(since.getTime() - found.since) < KEPT_MS
    return {
      stored: isTrue ? { ...found.stored, at: { ...found.stored.at, now: since } } : null,
      keep: (stored: StoredCart): void => {
        if (this.#mayKeep(stored, productIds))
          this.#kept.set(key, { stored, revision, since: since.getTime() })
      },
    }
  }

  /** All of it is there, and looks the same to everybody. */
  #mayKeep({ products }: StoredCart, productIds: readonly string[]): boolean {
    const { kinds } = this.#deps
    return productIds.every((id) => {
      const product = products.get(id)
      return product !== undefined && kinds.of(product.type)?.isSameForAll === true
    })
  }
}
