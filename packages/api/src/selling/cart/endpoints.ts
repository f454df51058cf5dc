import {
  addToCart,
  applyCode,
  attachCart as attach,
  createCart,
  getCart,
  getOwnCart,
  removeCartItem,
  resetCodes as reset,
  updateCartItem,
} from '@clubhouse/contract/selling/cart'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { anyoneInPerson, member } from '#kernel/http/guard.ts'
import { addItems } from './add-items.ts'
import { attachCart } from './attach-cart.ts'
import { clubOf, noCart } from './buyer.ts'
import { changeCount, choosePayment, removeItem } from './change-item.ts'
import { resetCodes, useCode } from './codes.ts'
import type { CartDeps } from './deps.ts'
import { readCart, readOwnCart } from './read-cart.ts'

const READ = anyoneInPerson('read')
const WRITE = anyoneInPerson('write')
const OWN_READ = member('read')
const OWN_WRITE = member('write')

export function cartEndpoints(deps: CartDeps): ServedEndpoint[] {
  return [
    serve(createCart, WRITE, ({ params: { club }, body: { items } }, caller) =>
      addItems(deps, caller, { club, cartId: null, items }),
    ),
    serve(addToCart, WRITE, ({ params: { club, cart_id: cartId }, body: { items } }, caller) =>
      addItems(deps, caller, { club, cartId, items }),
    ),
    serve(getCart, READ, ({ params }, caller) => readCart(deps, caller, params)),
    serve(getOwnCart, OWN_READ, async ({ params }, caller) => {
      const clubId = clubOf(deps, caller, params.club)
      const cart = await readOwnCart(deps, { clubId, userId: caller.member.user.user_id })
      if (!cart) throw noCart()
      return cart
    }),
    serve(attach, OWN_WRITE, async ({ params: { club, cart_id: cartId } }, caller) => {
      const clubId = clubOf(deps, caller, club)
      const cart = await attachCart(deps, { clubId, cartId, userId: caller.member.user.user_id })
      if (!cart) throw noCart()
      return cart
    }),
    serve(removeCartItem, WRITE, ({ params }, caller) => removeItem(deps, caller, params)),
    serve(updateCartItem, WRITE, ({ params, body }, caller) =>
      'count' in body
        ? changeCount(deps, caller, params, body.count)
        : choosePayment(deps, caller, params, body.payment_option_id),
    ),
    serve(applyCode, WRITE, ({ params, body }, caller) => useCode(deps, caller, params, body.code)),
    serve(reset, WRITE, ({ params }, caller) => resetCodes(deps, caller, params)),
  ]
}
