import { slugOf } from '@clubhouse/domain/content/slug'
import { idOf } from './ids.ts'
import type { DemoShopItem } from './shape.ts'

type Terms = Partial<Omit<DemoShopItem, 'id' | 'slug' | 'name' | 'price'>> &
  Pick<DemoShopItem, 'type' | 'description' | 'handedOut'>

/** Items of a club's shop; without others, its picture is that of its slug. */
export const shopItemsOf =
  (club: string) =>
  (name: string, price: number, { images, ...terms }: Terms): DemoShopItem => {
    const slug = slugOf(name)
    return {
      ...{ id: idOf(`shop/${club}/${slug}`), slug, name, price },
      ...{ discount: null, anyAmount: null, maxQuantity: 10, remaining: null, options: [], variants: [] },
      ...terms,
      images: (images ?? [slug]).map((picture) => `${club}/${picture}`),
    }
  }

type Counts = Readonly<Record<string, number>>

/** How many there are of each size, or of each size of each fit. */
export function sizes(
  counted: Counts | Readonly<Record<string, Counts>>,
): Pick<DemoShopItem, 'options' | 'variants'> {
  const fits = Object.entries(counted).flatMap(([fit, counts]) =>
    typeof counts === 'number' ? [] : [{ fit, counts }],
  )
  if (fits.length === 0) {
    const only = counted as Counts
    return {
      options: [{ name: 'Size', values: Object.keys(only) }],
      variants: Object.entries(only).map(([size, remaining]) => ({ options: { Size: size }, remaining })),
    }
  }
  return {
    options: [
      { name: 'Fit', values: fits.map(({ fit }) => fit) },
      { name: 'Size', values: [...new Set(fits.flatMap(({ counts }) => Object.keys(counts)))] },
    ],
    variants: fits.flatMap(({ fit, counts }) =>
      Object.entries(counts).map(([size, remaining]) => ({ options: { Fit: fit, Size: size }, remaining })),
    ),
  }
}
