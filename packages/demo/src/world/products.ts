import type { PaymentOption } from '@clubhouse/contract/selling/catalogue'
import type { ShopItemType } from '@clubhouse/contract/selling/shop'

export interface DemoProgram {
  id: string
  title: string
  plans: DemoPlan[]
  bundles: DemoBundle[]
}

export interface DemoPlan {
  id: string
  slug: string
  name: string
  description: string
  /** Cents. */
  price: number
  isJuvenile: boolean
  /** How many are left; null for as many as come. */
  remaining: number | null
  /** The last day, as a plain date; null for one that goes on until the club cancels it. */
  endsOn: string | null
  /** For whom it is, by the age on a plain date. */
  ageFrom: number | null
  ageTo: number | null
  ageOn: string | null
  paymentOptions: PaymentOption[]
}

export interface DemoBundle {
  id: string
  slug: string
  name: string
  description: string
  flatPrice: number | null
  priceCap: number | null
  isDynamicPricing: boolean
  paymentOptions: PaymentOption[]
  validFrom: string
  validTo: string
  adults: { min: number | null; max: number | null }
  juveniles: { min: number | null; max: number | null }
  items: {
    /** Slug of a plan of the club. */
    plan: string
    minAllowed: number | null
    maxAllowed: number | null
    priceInBundle: number
  }[]
}

export interface DemoDiscount {
  id: string
  name: string
  type: 'percentage' | 'fixed'
  /** Slugs. */
  plans: string[]
  offerings: { number_of_products: number; discount_amount: number }[]
}

export interface DemoCode {
  id: string
  code: string
  type: 'percentage' | 'fixed'
  amount: number
  validTo: Date | null
  useLimit: number | null
  used: number
}

/** Something of the shop. Amounts are cents; `remaining` is null for as many as are wanted. */
export interface DemoShopItem {
  id: string
  slug: string
  name: string
  type: ShopItemType
  description: string
  price: number
  discount: { name: string; type: 'percentage' | 'fixed'; amount: number } | null
  anyAmount: { min: number; max: number; suggested: number[] } | null
  maxQuantity: number
  remaining: number | null
  options: { name: string; values: string[] }[]
  variants: { options: Record<string, string>; remaining: number }[]
  /** Keys of images. */
  images: string[]
  handedOut: string
  sizeGuide: string
}

export interface DemoPromotion {
  id: string
  /** Slug of a product of the club. */
  product: string
  description: string
  /** Key of an image. */
  image: string | null
}
