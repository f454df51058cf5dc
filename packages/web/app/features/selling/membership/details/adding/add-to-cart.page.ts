import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import { readJson } from '#lib/form/read-form.ts'
import { refusedBy } from '#lib/form/refused.ts'
import { addItems, type NewItems } from '#parts/selling/cart/add-items.ts'
import { cartCookies } from '#parts/selling/cart/cart-cookies.ts'
import { publicAction } from '#lib/page/handlers.ts'
import { ADDING } from '../messages.ts'
import type { AddAnswer } from './add-answer.ts'

/** CART-17: puts what was chosen into the cart of this browser, or into a new one. No page, only an answer. */
export const action = publicAction(async ({ page, request }): Promise<Response> => {
  const user = await page.user()
  if (!user) return Response.json({ kind: 'signed-out' } satisfies AddAnswer, { status: 401 })
  // The gate reads the body by the contract, whatever was sent.
  const items = (await readJson(request)) as NewItems
  try {
    const cart = await addItems(page, request, items)
    const answer: AddAnswer = { kind: 'added', total: totalOf(cart), count: cart.items.length }
    return Response.json(answer, { headers: cartCookies(page, cart) })
  } catch (error) {
    const { status, message } = refusedBy(error, page, ADDING.failed)
    const answer: AddAnswer = status === 401 ? { kind: 'signed-out' } : { kind: 'refused', message }
    return Response.json(answer, { status })
  }
})

/** Whatever is paid now and later, as far as it has an end. */
const totalOf = ({ pay_today, pay_later }: ShoppingCart): number => pay_today.total + pay_later
