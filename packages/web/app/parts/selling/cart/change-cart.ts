import {
  applyCode,
  getCart,
  removeCartItem,
  resetCodes,
  type ShoppingCart,
  updateCartItem,
} from '@clubhouse/contract/selling/cart'
import { optionsFor } from '@clubhouse/domain/selling/cart/whole-order'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import type { FormFields } from '#lib/form/form-fields.ts'
import { refusedBy } from '#lib/form/refused.ts'
import { clubOf } from '#lib/page/page-context.ts'
import { CART } from './messages.ts'

/** What may be done to a cart: the same for a form without a script and for the script. */
export type CartIntent = 'remove' | 'count' | 'option' | 'ways' | 'apply-code' | 'reset-code'

export interface CartChange {
  cart: ShoppingCart | null
  /** What went wrong; null where nothing did. */
  problem: string | null
  status: number
}

/** ERR-37, ERR-44, ERR-45 */
const FAILED: Record<CartIntent, string> = {
  remove: CART.removeFailed,
  count: CART.countFailed,
  option: CART.optionFailed,
  ways: CART.optionFailed,
  'apply-code': CART.codeFailed,
  'reset-code': CART.resetFailed,
}

const isIntent = (text: string): text is CartIntent => Object.hasOwn(FAILED, text)

export async function changeCart(
  page: PageContext,
  cartId: string | null,
  fields: FormFields,
): Promise<CartChange> {
  const intent = fields.field('intent')
  if (cartId === null || !isIntent(intent)) return { cart: null, problem: CART.gone, status: 404 }
  try {
    return await CHANGES[intent](page, { club: clubOf(page), cart_id: cartId }, fields)
  } catch (error) {
    const { status, message } = refusedBy(error, page, FAILED[intent])
    // What a fault or a missing line says is not for buyers; what was refused is.
    const isSaid = status === 400 || status === 422 || status === 429
    return { cart: null, problem: isSaid ? message : FAILED[intent], status }
  }
}

type Place = { club: string; cart_id: string }
type Change = (page: PageContext, place: Place, fields: FormFields) => Promise<CartChange>

const done = (cart: ShoppingCart): CartChange => ({ cart, problem: null, status: 200 })

const CHANGES: Record<CartIntent, Change> = {
  // CART-12
  remove: async (page, place, { field }) =>
    done(await page.call(removeCartItem, { params: { ...place, item_id: field('item') } })),
  count: async (page, place, { field }) =>
    done(
      await page.call(updateCartItem, {
        params: { ...place, item_id: field('item') },
        body: { count: Number(field('count')) },
      }),
    ),
  // CART-15
  option: async (page, place, { field }) =>
    done(
      await page.call(updateCartItem, {
        params: { ...place, item_id: field('item') },
        body: { payment_option_id: field('option') || null },
      }),
    ),
  ways: async (page, place, { field }) => {
    const before = await page.call(getCart, { params: place, query: {} })
    let cart = before
    for (const { item, option } of optionsFor(before.items, field('way') === 'parts' ? 'parts' : 'full')) {
      cart = await page.call(updateCartItem, {
        params: { ...place, item_id: item },
        body: { payment_option_id: option },
      })
    }
    return done(cart)
  },
  // DISC-09 to DISC-11
  'apply-code': async (page, place, { field }) => {
    const code = field('code').trim()
    if (code === '') return { cart: null, problem: CART.codeMissing, status: 422 }
    const { is_valid: isValid, message } = await page.call(applyCode, { params: place, body: { code } })
    if (!isValid) return { cart: null, problem: message || CART.codeFailed, status: 422 }
    return done(await page.call(getCart, { params: place, query: {} }))
  },
  'reset-code': async (page, place) => done(await page.call(resetCodes, { params: place })),
}
