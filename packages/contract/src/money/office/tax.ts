import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { ProductType } from '../../selling/products.ts'
import { TaxRate } from '../tax.ts'

/** M29: what a club that is registered for tax says of itself and of what it sells. Prices stay what they are: they contain it. */

export const TAX_LIMITS = { rates: 12, number: 20 } as const

export const OfficeTaxRate = TaxRate.extend({
  rate_id: z.uuid(),
  /** True for the rate of products without one of their own. */
  is_default: z.boolean(),
  /** Number of products that were given this rate. */
  products: z.number().int().min(0),
})
export type OfficeTaxRate = z.infer<typeof OfficeTaxRate>

export const TaxSettings = z.object({
  /** What the tax is called where the club is: "VAT". */
  word: z.string(),
  /** True when the caller may change tax settings. */
  may_change: z.boolean(),
  /** Null where the club is not registered; then nothing of tax is shown anywhere. */
  registration: z.object({ number: z.string(), since: z.iso.date() }).nullable(),
  rates: z.array(OfficeTaxRate),
  /** What the list of a club begins with. */
  usual: z.array(TaxRate),
})
export type TaxSettings = z.infer<typeof TaxSettings>

export const NewTaxSettings = z.object({
  registration: z
    .object({ number: z.string().trim().min(1).max(TAX_LIMITS.number), since: z.iso.date() })
    .nullable(),
  /** The complete list: a rate that is left out is deleted. */
  rates: z
    .array(TaxRate.extend({ rate_id: z.uuid().optional(), is_default: z.boolean().default(false) }))
    .max(TAX_LIMITS.rates),
})
export type NewTaxSettings = z.infer<typeof NewTaxSettings>

const office = { tag: 'Back office', headers: AccountHeader } as const

export const getTax = endpoint('GET /backoffice/tax', {
  ...office,
  name: 'getTax',
  summary: 'Whether the club is registered for tax, and its rates',
  reply: TaxSettings,
})

/** What was ordered before keeps its rate. */
export const changeTax = endpoint('PATCH /backoffice/tax', {
  ...office,
  name: 'changeTax',
  summary: 'Registers the club for tax, or ends it, and sets its rates for what is ordered from now on',
  body: NewTaxSettings,
  reply: TaxSettings,
})

export const TaxedProduct = z.object({
  product_id: z.uuid(),
  name: z.string(),
  type: ProductType,
  /** Null = the club's default rate. */
  rate_id: z.uuid().nullable(),
})
export type TaxedProduct = z.infer<typeof TaxedProduct>

/** A bundle is not among it: its plans have the rates. */
export const listTaxedProducts = endpoint('GET /backoffice/tax/products', {
  ...office,
  name: 'listTaxedProducts',
  summary: 'What the club sells, and at which rate',
  reply: z.object({ items: z.array(TaxedProduct) }),
})

/** For the page on which it is edited: the choice, where the club is registered. */
export const getProductTax = endpoint('GET /backoffice/tax/products/{product_id}', {
  ...office,
  name: 'getProductTax',
  summary: 'At which rate one thing is sold, and which there are',
  params: z.object({ product_id: z.uuid() }),
  reply: TaxedProduct.extend({ tax: TaxSettings }),
})

export const changeProductTax = endpoint('PATCH /backoffice/tax/products/{product_id}', {
  ...office,
  name: 'changeProductTax',
  summary: 'At which rate something is sold from now on',
  params: z.object({ product_id: z.uuid() }),
  body: z.object({ rate_id: z.uuid().nullable() }),
  reply: TaxedProduct,
})
