import type { ActionFunctionArgs } from 'react-router'
import { addToCart, createCart, type ShoppingCart } from '@clubhouse/contract/cart'
import type { InputOf } from '@clubhouse/contract/endpoint'
import { readCookie } from '@clubhouse/domain/web/cookies'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { readJson } from '../../../lib/form/read-form.ts'
import { refusedBy } from '../../../lib/form/refused.ts'
import { statusOf } from '../../../lib/page/api.ts'
import { clubOf, pageContext } from '../../../lib/page/page-context.ts'
import { setCookie } from '../../../lib/page/set-cookie.ts'
import { ADDING } from './messages.ts'
import type { AddAnswer } from './add-answer.ts'

type NewItems = NonNullable<InputOf<typeof createCart>['body']>

const CART_SECONDS = 30 * 24 * 60 * 60
const CART_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** CART-17: puts what was chosen into the cart of this browser, or into a new one. No page, only an answer. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const page = context.get(pageContext)
  const user = await page.user()
  if (!user) return Response.json({ kind: 'signed-out' } satisfies AddAnswer, { status: 401 })
  // The gate reads the body by the contract, whatever was sent.
  const items = (await readJson(request)) as NewItems
  try {
    const cart = await addOrCreate(page, readCookie(request.headers.get('cookie'), page.cookies.cart), items)
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

async function addOrCreate(page: PageContext, cartId: string | null, body: NewItems): Promise<ShoppingCart> {
  const club = clubOf(page)
  if (cartId === null || !CART_ID.test(cartId)) return page.call(createCart, { params: { club }, body })
  try {
    return await page.call(addToCart, { params: { club, cart_id: cartId }, body })
  } catch (error) {
    if (statusOf(error) !== 404) throw error
    return page.call(createCart, { params: { club }, body })
  }
}

/** Whatever is paid now and later, as far as it has an end. */
const totalOf = ({ pay_today, pay_later }: ShoppingCart): number => pay_today.total + pay_later
