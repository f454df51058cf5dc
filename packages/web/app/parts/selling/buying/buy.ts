import { data, redirect } from 'react-router'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { DONE } from '#lib/form/form-answer.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { addItems, type NewItems } from '#parts/selling/cart/add-items.ts'
import { cartCookies } from '#parts/selling/cart/cart-cookies.ts'
import { ADD_FAILED } from './words.ts'

/** CART-17: into the cart. A page with a script stays where it is; without one the cart comes next. */
export async function buy(
  page: PageContext,
  request: Request,
  form: FormData,
  item: NewItems['items'][number],
) {
  try {
    const cart = await addItems(page, request, { items: [item] })
    const headers = cartCookies(page, cart)
    return form.has('stays') ? data(DONE, { headers }) : redirect('/cart', { status: 303, headers })
  } catch (error) {
    const { status, message } = refusedBy(error, page, ADD_FAILED)
    return answerWith({ formError: message, notice: message }, status)
  }
}
