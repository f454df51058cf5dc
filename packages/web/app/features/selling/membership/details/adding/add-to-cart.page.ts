import type { ActionFunctionArgs } from 'react-router'
import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import { readJson } from '#lib/form/read-form.ts'
import { refusedBy } from '#lib/form/refused.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { setCookie } from '#lib/page/set-cookie.ts'
import { addItems, type NewItems } from '#parts/selling/cart/add-items.ts'
import { ADDING } from '../messages.ts'
import type { AddAnswer } from './add-answer.ts'

const CART_SECONDS = 30 * 24 * 60 * 60

/** CART-17: puts what was chosen into the cart of this browser, or into a new one. No page, only an answer. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const page = context.get(pageContext)
  const user = await page.user()
  if (!user) return Response.json({ kind: 'signed-out' } satisfies AddAnswer, { status: 401 })
  // The gate reads the body by the contract, whatever was sent.
  const items = (await readJson(request)) as NewItems
  try {
    const cart = await addItems(page, request, items)
    const answer: AddAnswer = { kind: 'added', total: totalOf(cart), count: cart.items.length }
    const cookie = setCookie(page, page.cookies.cart, cart.shopping_cart_id, {
      maxAge: CART_SECONDS,
      isHidden: true,
    })
    return Response.json(answer, { headers: { 'set-cookie': cookie } })
  } catch (error) {
    const { status, message } = refusedBy(error, page, ADDING.failed)
    const answer: AddAnswer = status === 401 ? { kind: 'signed-out' } : { kind: 'refused', message }
    return Response.json(answer, { status })
  }
}

/** Whatever is paid now and later, as far as it has an end. */
const totalOf = ({ pay_today, pay_later }: ShoppingCart): number => pay_today.total + pay_later
