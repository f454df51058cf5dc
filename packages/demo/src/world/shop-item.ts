import { slugOf } from '@clubhouse/domain/site/content/slug'
import { idOf } from './ids.ts'
import type { DemoShopItem } from './products.ts'

type Terms = Partial<Omit<DemoShopItem, 'id' | 'slug' | 'name' | 'price'>> &
  Pick<DemoShopItem, 'type' | 'description' | 'handedOut'>

/** Items of a club's shop; without others, its picture is that of its slug. */
export const shopItemsOf =
  (club: string) =>
  (name: string, price: number, { images, ...terms }: Terms): DemoShopItem => {
    const slug = slugOf(name)
    return {
      id: idOf(`shop/${club}/${slug}`),
      slug,
      name,
      price,
      discount: null,
      anyAmount: null,
      maxQuantity: 10,
      remaining: null,
      sizeGuide: '',
      options: [],
      variants: [],
      ...terms,
      images: (images ?? [slug]).map((picture) => `${club}/${picture}`),
    }
  }

type Counts = Readonly<Record<string, number>>
type Kinds = Pick<DemoShopItem, 'options' | 'variants'>

/** How many there are of each size. */
export const sizes = (counts: Counts): Kinds => ({
  options: [{ name: 'Size', values: Object.keys(counts) }],
  variants: Object.entries(counts).map(([size, remaining]) => ({ options: { Size: size }, remaining })),
})

/** How many there are of each size of each fit. */
export const fits = (counted: Readonly<Record<string, Counts>>): Kinds => ({
  options: [
    { name: 'Fit', values: Object.keys(counted) },
    { name: 'Size', values: [...new Set(Object.values(counted).flatMap((counts) => Object.keys(counts)))] },
  ],
  variants: Object.entries(counted).flatMap(([fit, counts]) =>
    Object.entries(counts).map(([size, remaining]) => ({ options: { Fit: fit, Size: size }, remaining })),
  ),
})
