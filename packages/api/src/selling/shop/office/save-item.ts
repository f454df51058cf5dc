import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { ShopItemFields, ShopItemSummary } from '@clubhouse/contract/selling/office/shop-items'
import { optionsOf } from '@clubhouse/domain/selling/shop/office/item-fields'
import { dayBegins, insertProduct, type OfRecord, products, removeProduct } from '../../catalogue/port.ts'
import type { Tx } from '#kernel/db/database.ts'
import { shopItems, shopVariants } from '../tables.ts'
import type { Writing } from '#site/drafts/port.ts'
import { type Adding, lockedShelves, openAdds, putShelf } from './shelves.ts'
import { clearStock } from '../../stock/port.ts'

const isItem = ({ clubId, id }: OfRecord) => and(eq(shopItems.clubId, clubId), eq(shopItems.id, id))
const isProduct = ({ clubId, id }: OfRecord) => and(eq(products.clubId, clubId), eq(products.id, id))
const isVariant = (clubId: string, id: string) =>
  and(eq(shopVariants.clubId, clubId), eq(shopVariants.id, id))

const columnsOf = (fields: ShopItemFields) => ({
  type: fields.type,
  price: fields.price,
  anyAmount: fields.any_amount,
  discountName: fields.discount?.name ?? null,
  discountType: fields.discount?.type ?? null,
  discountAmount: fields.discount?.amount ?? null,
  maxQuantity: fields.max_quantity,
  options: optionsOf(fields),
  imageIds: fields.image_ids,
  lowStock: fields.low_stock,
  handedOut: fields.handed_out,
  sizeGuide: fields.size_guide,
})

export async function insertItem(tx: Tx, of: OfRecord, fields: ShopItemFields): Promise<void> {
  await insertProduct(tx, of, 'ShopItem', fields)
  await tx.insert(shopItems).values({
    ...of,
    ...columnsOf(fields),
    opensAt: dayBegins(of.clubId, fields.opens_on),
    closesAt: dayBegins(of.clubId, fields.closes_on, 1),
  })
  await putShelves(tx, of, fields, null, null)
}

/** An hour that somebody set stays while its day does. Orders hold copies, and are not touched. */
export async function updateItem(
  tx: Tx,
  of: OfRecord,
  fields: ShopItemFields & Adding,
  before: ShopItemSummary,
  writing: Writing,
): Promise<void> {
  const { name, description, is_active: isActive } = fields
  await tx.update(products).set({ name, description, isActive }).where(isProduct(of))
  await tx
    .update(shopItems)
    .set({
      ...columnsOf(fields),
      ...(fields.opens_on !== before.opens_on && { opensAt: dayBegins(of.clubId, fields.opens_on) }),
      ...(fields.closes_on !== before.closes_on && { closesAt: dayBegins(of.clubId, fields.closes_on, 1) }),
    })
    .where(isItem(of))
  await putShelves(tx, of, fields, before, writing)
}

/** The kinds of it in their order, and how many there are of each. */
async function putShelves(
  tx: Tx,
  { clubId, id: itemId }: OfRecord,
  { variants, stock, stock_note: note = '', ...adding }: ShopItemFields & Adding,
  before: ShopItemSummary | null,
  writing: Writing | null,
): Promise<void> {
  const shelves = before ? await lockedShelves(tx, clubId, itemId) : []
  const shelfOf = (variant: string | null) => shelves.find((each) => each.variant === variant)
  const adds = await openAdds(tx, clubId, adding)
  const log = writing && {
    note,
    savedAs: adding.adds_id ?? randomUUID(),
    userId: writing.userId,
    now: writing.now,
  }
  const addOf = (variant: string | null) =>
    adds && (adds.find((each) => each.variant_id === variant)?.add ?? 0)
  const ownShelf = shelfOf(null)
  const sold = before?.variants.length === 0 ? before.taken : 0
  const ownAdd = variants.length === 0 ? addOf(null) : undefined
  const stockId = await putShelf(tx, { clubId, shelf: ownShelf, stock, add: ownAdd, sold, log })
  if (stockId !== (ownShelf?.stock_id ?? null))
    await tx
      .update(products)
      .set({ stockId })
      .where(isProduct({ clubId, id: itemId }))

  const stays = new Set(variants.map(({ variant_id: id }) => id))
  const gone = before?.variants.filter(({ variant_id: id }) => !stays.has(id)) ?? []
  for (const { variant_id: id } of gone) await tx.delete(shopVariants).where(isVariant(clubId, id))
  for (const [position, { variant_id: known, options, price, stock: wanted }] of variants.entries()) {
    const kept = before?.variants.find(({ variant_id: id }) => id === known)
    const shelf = kept && shelfOf(kept.variant_id)
    const add = kept && addOf(kept.variant_id)
    const row = {
      position,
      options,
      price,
      stockId: await putShelf(tx, { clubId, shelf, stock: wanted, add, sold: kept?.taken ?? 0, log }),
    }
    if (kept) await tx.update(shopVariants).set(row).where(isVariant(clubId, kept.variant_id))
    else await tx.insert(shopVariants).values({ clubId, id: randomUUID(), itemId, ...row })
  }
  await clearStock(
    tx,
    clubId,
    shelves.map(({ stock_id: id }) => id),
  )
}

export async function removeItem(tx: Tx, of: OfRecord): Promise<void> {
  const { clubId, id } = of
  const shelves = await lockedShelves(tx, clubId, id)
  await tx.delete(shopVariants).where(and(eq(shopVariants.clubId, clubId), eq(shopVariants.itemId, id)))
  await tx.delete(shopItems).where(isItem(of))
  await removeProduct(tx, of)
  await clearStock(
    tx,
    clubId,
    shelves.map(({ stock_id: each }) => each),
  )
}
