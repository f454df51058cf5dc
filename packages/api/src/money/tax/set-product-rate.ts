import { and, eq, sql } from 'drizzle-orm'
import type { TaxedProduct } from '@clubhouse/contract/money/office/tax'
import { notFound, type Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import { productTaxRates } from './tables.ts'
import { listTaxed, readTax } from './tax.queries.ts'

interface Setting {
  clubId: string
  productId: string
  /** Null for the one that most things have. */
  rateId: string | null
}

export interface SetRate {
  product: TaxedProduct
  /** "Standard → Exempt"; null where nothing has changed. */
  change: string | null
}

/** At which rate something is sold from now on; a bundle is sold at those of its plans. */
export async function setProductRate(
  tx: Tx,
  { clubId, productId, rateId }: Setting,
): Promise<SetRate | Refusal> {
  // Held, so that a rate does not go away meanwhile: it is deleted under the lock of all rates.
  await tx.execute(sql`select from tax_rates where club_id = ${clubId} for key share`)
  const { rates } = await readTax(tx, clubId)
  const [product] = await listTaxed(tx, clubId, productId)
  const nameOf = (id: string | null) => rates.find(({ rate_id: known }) => known === id)?.name ?? null
  if (!product) return notFound('The product')
  if (rateId !== null && nameOf(rateId) === null) return notFound('The rate')
  if (product.rate_id === rateId) return { product, change: null }
  if (rateId === null)
    await tx
      .delete(productTaxRates)
      .where(and(eq(productTaxRates.clubId, clubId), eq(productTaxRates.productId, productId)))
  else
    await tx
      .insert(productTaxRates)
      .values({ clubId, productId, rateId })
      .onConflictDoUpdate({ target: [productTaxRates.clubId, productTaxRates.productId], set: { rateId } })
  const said = (id: string | null) => nameOf(id) ?? 'as most'
  return { product: { ...product, rate_id: rateId }, change: `${said(product.rate_id)} → ${said(rateId)}` }
}
