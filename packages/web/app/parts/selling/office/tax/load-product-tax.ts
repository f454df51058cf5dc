import { getProductTax } from '@clubhouse/contract/money/office/tax'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { Asking } from '#parts/office/record/save-record.ts'

export type ProductTaxRate = ReplyOf<typeof getProductTax>

/** At which rate something is sold; null where the club is not registered, or for what is not saved yet. */
export async function loadProductTax(
  { page, headers }: Asking,
  productId: string | undefined,
): Promise<ProductTaxRate | null> {
  if (productId === undefined) return null
  const found = await page.call(getProductTax, { headers, params: { product_id: productId } })
  return found.tax.registration ? found : null
}
