import type { ProductType } from '@clubhouse/contract/selling/products'
import { storedCartText } from './stored-cart.sql.ts'
import type { CartKind, EnteredItem } from './cart-kind.ts'

/** What can be put into a cart, by type of product. */
export class Kinds {
  readonly #byType: ReadonlyMap<ProductType, CartKind>
  /** The one statement that reads a cart with all that its lines depend on. */
  readonly storedCart: string
  /** A name for it, which is another one where other kinds are sold. */
  readonly name: string

  constructor(kinds: readonly CartKind[]) {
    this.#byType = new Map(kinds.flatMap((kind) => kind.types.map((type) => [type, kind] as const)))
    this.storedCart = storedCartText(kinds)
    this.name = `stored_cart_${[...this.#byType.keys()].join('_').toLowerCase()}`
  }

  of(type: ProductType): CartKind | null {
    return this.#byType.get(type) ?? null
  }
}

/** Whether there can be more and fewer of an item. */
export const isCounted = (
  kinds: Kinds,
  item: Pick<EnteredItem, 'metadata'>,
  type: ProductType | undefined,
): boolean => type !== undefined && (kinds.of(type)?.isCounted?.(item, type) ?? false)
