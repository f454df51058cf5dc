import { z } from 'zod'
import { ClubParams } from '../site/club.ts'
import { PaymentOption } from './catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { FormAnswers } from '../people/forms.ts'
import { DrawInCart, LottoInCart, Pick, PickType } from './lottery.ts'
import { ProductType } from './products.ts'
import { ShopItemInCart } from './shop.ts'

/** The cart: chosen by the buyer, priced by the server, not yet ordered. */

const Amount = z.number().int().min(0)

/** Answers to one version of a form; the person is null for somebody who is new to the club. */
export const GivenForm = FormAnswers.extend({
  form_id: z.uuid(),
  version: z.number().int().min(1),
  member_id: z.uuid().nullish(),
})
export type GivenForm = z.infer<typeof GivenForm>

/** API-33 */
export const PlanInCart = z.object({
  plan_id: z.uuid(),
  registration_form: z.object({ guardian: GivenForm.nullish(), member: GivenForm }),
  /** Plans are for one person, so any number but 1 is refused. */
  quantity: z.number().optional(),
})
export type PlanInCart = z.infer<typeof PlanInCart>

export const BundleInCart = z.object({
  products: z
    .array(z.object({ product_id: z.uuid(), metadata: PlanInCart }))
    .min(1)
    .max(40),
  quantity: z.number().optional(),
})
export type BundleInCart = z.infer<typeof BundleInCart>

/**
 * What each type of product needs to be told when it is added. A capability that sells another type adds its schema here
 * and its part to the cart's port; no two types may take the same metadata, since the first that fits is taken.
 */
const ItemMetadata = z.union([PlanInCart, BundleInCart, LottoInCart, DrawInCart, ShopItemInCart])

/**
 * What is wrong with answers is told in `errors` by place: `items.0.member.first_name`,
 * `items.1.products.0.guardian.email`.
 */
export const NewCartItem = z.object({
  product_id: z.uuid(),
  payment_option_id: z.uuid().nullish(),
  metadata: ItemMetadata,
})
export type NewCartItem = z.infer<typeof NewCartItem>

export const DiscountLine = z.object({ name: z.string(), amount: Amount })
export type DiscountLine = z.infer<typeof DiscountLine>

/** DATA-60 */
const ItemDiscounts = z.object({
  code: DiscountLine.optional(),
  multiproduct: DiscountLine.optional(),
  shop_item_discount: DiscountLine.optional(),
})

/** Reasons why a line cannot be bought as it is, shown before payment. */
export const LineProblem = z.object({
  kind: z.enum(['sold_out', 'gone', 'repriced', 'expired']),
  message: z.string(),
})
export type LineProblem = z.infer<typeof LineProblem>

/** DATA-27, LOTTO-10, LOTTO-11, DRAW-03: what was chosen of a ticket or a thing. */
const chosen = {
  pick: PickType.optional(),
  lines: z.array(z.array(Pick)).optional(),
  entries: z.number().int().optional(),
  draws: z.number().int().optional(),
  auto_renewal: z.boolean().optional(),
  configurable_price: z.object({ title: z.string(), price: Amount }).optional(),
  quantity: z.number().int().optional(),
  variant_id: z.uuid().optional(),
}
/** What a type of product may add to what its line shows. */
export type ChosenOfLine = Partial<z.infer<z.ZodObject<typeof chosen>>>

/** DATA-27: what a line shows. Types of products that need more of it add their fields. */
const CartItemMetadata = z.object({
  name: z.string(),
  title: z.string(),
  club_member: z.object({ first_name: z.string(), last_name: z.string() }).nullable(),
  discounts: ItemDiscounts,
  plan_id: z.uuid().nullable(),
  is_dynamic_pricing: z.boolean(),
  subscription: z.object({ period: z.object({ end: z.string().nullable() }) }).nullable(),
  ...chosen,
})

const cartLine = {
  shopping_cart_item: z.uuid(),
  product: z.object({
    product_id: z.uuid(),
    name: z.string(),
    type: ProductType,
    slug: z.string(),
    /** Programme of a membership; null for other products. */
    metadata: z.object({ program_id: z.uuid().nullable() }),
  }),
  price: Amount,
  discount: Amount,
  total: Amount,
}

/** DATA-25. `total` is paid in all; `today` of it now; `later` each payment after that. */
export const CartItem = z.object({
  ...cartLine,
  payment_option_id: z.uuid().nullable(),
  payment_options: z.array(PaymentOption),
  today: Amount,
  /** DATA-25: the payments after today's, in order; `due` is a plain date. */
  instalments: z.array(z.object({ due: z.string(), amount: Amount })),
  /** What comes again without an end, after today; null for anything else. */
  recurring: z.object({ amount: Amount, next: z.string() }).nullable(),
  bundle_items: z.array(z.object({ ...cartLine, metadata: CartItemMetadata })),
  /** How many of it, where that can be changed. */
  count: z.number().int().min(1).nullish(),
  metadata: CartItemMetadata,
  problem: LineProblem.nullable(),
})
export type CartItem = z.infer<typeof CartItem>

/** DATA-24 */
export const ShoppingCart = z.object({
  shopping_cart_id: z.uuid(),
  items: z.array(CartItem),
  discount_codes: z.array(DiscountLine),
  multiproduct_discounts: z.array(DiscountLine),
  shop_item_discounts: z.array(DiscountLine),
  pay_today: z.object({ subtotal: Amount, discount: Amount, total: Amount }),
  /** What is still to be paid after today, as far as it has an end. */
  pay_later: Amount,
})
export type ShoppingCart = z.infer<typeof ShoppingCart>

const CartParams = ClubParams.extend({ cart_id: z.uuid() })
const ItemParams = CartParams.extend({ item_id: z.uuid() })
const NewItems = z.object({ items: z.array(NewCartItem).min(1).max(40) })
const PATH = '/store/{club}/shopping-cart'

/** API-33 */
export const createCart = endpoint(`POST ${PATH}`, {
  name: 'createCart',
  summary: 'A new cart with these items',
  tag: 'Cart',
  params: ClubParams,
  body: NewItems,
  reply: ShoppingCart,
})

/** API-34 */
export const addToCart = endpoint(`POST ${PATH}/{cart_id}`, {
  name: 'addToCart',
  summary: 'Adds items to a cart',
  tag: 'Cart',
  params: CartParams,
  body: NewItems,
  reply: ShoppingCart,
})

/** API-35, CART-19: the timestamp only keeps a browser from answering by itself. */
export const getCart = endpoint(`GET ${PATH}/{cart_id}`, {
  name: 'getCart',
  summary: 'A cart as it would be paid now',
  tag: 'Cart',
  params: CartParams,
  query: z.object({ timestamp: z.string().max(40).optional() }),
  reply: ShoppingCart,
})

/** The buyer's open cart from elsewhere: another device, or their account. */
export const getOwnCart = endpoint(`GET ${PATH}/own`, {
  name: 'getOwnCart',
  summary: 'The open cart of the signed-in person',
  tag: 'Cart',
  params: ClubParams,
  reply: ShoppingCart,
})

/** API-36 */
export const attachCart = endpoint(`PATCH ${PATH}/{cart_id}`, {
  name: 'attachCart',
  summary: 'Makes a cart that of the signed-in person',
  tag: 'Cart',
  params: CartParams,
  reply: ShoppingCart,
})

/** API-37 */
export const removeCartItem = endpoint(`DELETE ${PATH}/{cart_id}/item/{item_id}`, {
  name: 'removeCartItem',
  summary: 'Takes an item out of a cart',
  tag: 'Cart',
  params: ItemParams,
  reply: ShoppingCart,
})

/** API-38; `count` of what is counted, and no fewer than one: the last one goes with its line. */
export const updateCartItem = endpoint(`PATCH ${PATH}/{cart_id}/item/{item_id}`, {
  name: 'updateCartItem',
  summary: 'Chooses how an item is paid, null for everything today; or how many there are of it',
  tag: 'Cart',
  params: ItemParams,
  body: z.union([
    z.object({ payment_option_id: z.uuid().nullable() }),
    z.object({ count: z.number().int().min(1).max(999) }),
  ]),
  reply: ShoppingCart,
})

/** DATA-30 */
export const CodeReply = z.object({ is_valid: z.boolean(), message: z.string() })
export type CodeReply = z.infer<typeof CodeReply>

/** API-39 */
export const applyCode = endpoint(`POST ${PATH}/{cart_id}/discounts/codes/apply`, {
  name: 'applyCode',
  summary: 'Uses a discount code on a cart, in place of any other',
  tag: 'Cart',
  params: CartParams,
  body: z.object({ code: z.string().max(64) }),
  reply: CodeReply,
})

/** API-40 */
export const resetCodes = endpoint(`POST ${PATH}/{cart_id}/discounts/codes/reset`, {
  name: 'resetCodes',
  summary: 'Uses no discount code on a cart any more',
  tag: 'Cart',
  params: CartParams,
  reply: ShoppingCart,
})
