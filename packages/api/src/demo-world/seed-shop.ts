import { and, eq } from 'drizzle-orm'
import { idOf } from '@clubhouse/demo/world/ids'
import type { DemoClub } from '@clubhouse/demo/world/world'
import { products } from '#selling/catalogue/tables.ts'
import type { Tx } from '#kernel/db/database.ts'
import { promotions, shopItems, shopVariants } from '#selling/shop/tables.ts'
import { stock } from '#selling/stock/tables.ts'

interface Laying {
  now: Date
  imageId: (key: string) => string | null
}

/** What the demo's clubs sell over their counters. */
export async function layShop(tx: Tx, club: DemoClub, { now, imageId }: Laying): Promise<void> {
  const { id: clubId, shop } = club
  if (shop.length === 0) return
  const variants = shop.flatMap(({ id: itemId, variants: each }) =>
    each.map(({ options, remaining }, position) => {
      const id = idOf(`variant/${itemId}/${Object.values(options).join('/')}`)
      return { clubId, id, itemId, position, options, stockId: id, remaining }
    }),
  )
  const shelves = [
    ...variants.map(({ id, remaining }) => ({ clubId, id, remaining })),
    ...shop.flatMap(({ id, remaining }) => (remaining === null ? [] : [{ clubId, id, remaining }])),
  ]
  await tx.insert(stock).values(shelves)
  await tx.insert(products).values(
    shop.map(({ id, slug, name, description, remaining }, position) => ({
      clubId,
      id,
      type: 'ShopItem' as const,
      slug,
      name,
      description,
      position,
      createdAt: now,
      stockId: remaining === null ? null : id,
    })),
  )
  await tx.insert(shopItems).values(
    shop.map(
      ({ id, type, price, discount, anyAmount, maxQuantity, options, images, handedOut, sizeGuide }) => ({
        clubId,
        id,
        type,
        price,
        anyAmount,
        maxQuantity,
        options,
        handedOut,
        sizeGuide,
        discountName: discount?.name,
        discountType: discount?.type,
        discountAmount: discount?.amount,
        imageIds: images.flatMap((key) => imageId(key) ?? []),
      }),
    ),
  )
  await tx.insert(shopVariants).values(variants.map(({ remaining: _, ...variant }) => variant))
}

/** Comes after everything that can be put forward. */
export async function layPromotions(tx: Tx, club: DemoClub, { now, imageId }: Laying): Promise<void> {
  for (const { id, product, description, image } of club.promotions) {
    const [found] = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.clubId, club.id), eq(products.slug, product)))
    // What it puts forward may be of a capability that this deployment has not.
    if (!found) continue
    await tx.insert(promotions).values({
      clubId: club.id,
      id,
      productId: found.id,
      description,
      startsAt: now,
      imageId: image === null ? null : imageId(image),
    })
  }
}
