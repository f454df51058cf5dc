import { checkout, freeCheckout, type SeenTotal } from '@clubhouse/contract/money/orders'
import { isRefusal } from '@clubhouse/contract/refusal'
import { createGuest } from '@clubhouse/contract/identity/sign-in'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { guestErrors } from '@clubhouse/domain/selling/cart/checkout-rules'
import { tidyEmail } from '@clubhouse/domain/identity/email-rules'
import type { FormFields } from '#lib/form/form-fields.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { refusedBy } from '#lib/form/refused.ts'
import { statusOf } from '#lib/page/api.ts'
import { clubOf } from '#lib/page/page-context.ts'
import { privateHeaders } from '#lib/page/keep.ts'
import { setCookie } from '#lib/page/set-cookie.ts'
import { idInCookie, setting } from '#parts/selling/cart/cart-cookies.ts'
import { CART } from '#parts/selling/cart/messages.ts'
import { publicAction, publicLoader } from '#lib/page/handlers.ts'
import { lastOrder } from './load-checkout.ts'
import { CHECKOUT, GUEST } from './messages.ts'
import type { BegunAnswer, StatusAnswer } from './order-answers.ts'

/** ORDER-06: how the order of this browser stands. Asking asks the gateway too, so that no webhook is waited for. */
export const loader = publicLoader(async ({ page, request }): Promise<Response> => {
  try {
    const order = await lastOrder(page, request)
    const answer: StatusAnswer = {
      status: order?.status ?? null,
      error: order?.payment_error?.message ?? null,
    }
    return Response.json(answer, { headers: privateHeaders() })
  } catch (error) {
    const status = statusOf(error)
    if (status >= 500) page.reportError(error)
    return Response.json({ status: null, error: null } satisfies StatusAnswer, {
      status,
      headers: privateHeaders(),
    })
  }
})

/** PAY-17, PAY-20, GUEST-10, GUEST-11: what is asked of the server while somebody pays. No page, only answers. */
export const action = publicAction(async ({ page, request }): Promise<Response> => {
  const fields = await readFormFields(request)
  const asked: Asked = { page, fields, cartId: idInCookie(request, page.cookies.cart) }
  switch (fields.field('intent')) {
    case 'pay':
      return begin(asked)
    case 'free':
      return complete(asked)
    case 'guest':
      return admitGuest(asked)
    case 'forget-guest':
      return answered({ kind: 'done' }, [forgottenGuest(page)])
    default:
      return answered({ kind: 'refused', message: CHECKOUT.notSubmitted, errors: {} }, [], 400)
  }
})

interface Asked {
  page: PageContext
  fields: FormFields
  cartId: string | null
}

async function begin({ page, fields, cartId }: Asked): Promise<Response> {
  const total = seenTotal(fields)
  if (cartId === null || total === null) return answered(GONE, [], 404)
  try {
    const made = await page.call(checkout, {
      params: { club: clubOf(page) },
      headers: keyOf(fields),
      body: {
        shopping_cart_id: cartId,
        save_payment_method: fields.field('save') === 'yes',
        confirmation_token: fields.field('confirmation_token') || null,
        payment_method_id: fields.field('payment_method_id') || null,
        ...guestNames(fields),
        ...ageOf(fields),
        total,
      },
    })
    const { payment_token, payment_method = null } = made
    return answered({ kind: 'begun', payment_token, payment_method }, [orderCookie(page, made.order_id)])
  } catch (error) {
    return refused(page, error)
  }
}

/** OPEN-097 */
async function complete({ page, fields, cartId }: Asked): Promise<Response> {
  const total = seenTotal(fields)
  if (cartId === null || total === null) return answered(GONE, [], 404)
  try {
    const { order_id: orderId } = await page.call(freeCheckout, {
      params: { club: clubOf(page) },
      headers: keyOf(fields),
      body: { shopping_cart_id: cartId, ...guestNames(fields), ...ageOf(fields), total },
    })
    return answered({ kind: 'done' }, [orderCookie(page, orderId)])
  } catch (error) {
    return refused(page, error)
  }
}

/** GUEST-13: the guest's token is hidden from scripts; what they typed stays in their browser. */
async function admitGuest({ page, fields: { field } }: Asked): Promise<Response> {
  const guest = {
    first_name: field('first_name'),
    last_name: field('last_name'),
    email: tidyEmail(field('email')),
  }
  const errors = guestErrors(guest)
  if (Object.keys(errors).length > 0) {
    return answered({ kind: 'refused', message: GUEST.failed, errors }, [], 422)
  }
  try {
    const { oauth } = await page.call(createGuest, {
      body: {
        grant_type: 'guest',
        scope: 'guest',
        client_id: page.client.id,
        ...guest,
        ...(page.client.secret !== null && { client_secret: page.client.secret }),
      },
    })
    const cookie = setCookie(page, page.cookies.guest, oauth.access_token, {
      maxAge: oauth.expires_in,
      isHidden: true,
    })
    return answered({ kind: 'guest' }, [cookie])
  } catch (error) {
    const { status, errors: said } = refusedBy(error, page, GUEST.failed)
    // ERR-43
    return answered({ kind: 'refused', message: GUEST.failed, errors: said }, [], status)
  }
}

/** The same press sends the same key, however often it has to be sent. */
const keyOf = ({ field }: FormFields) =>
  field('key') ? { 'idempotency-key': field('key').slice(0, 255) } : {}

const GONE: BegunAnswer = { kind: 'refused', message: CART.gone, errors: {} }

/** What the page said that it costs; a page that does not say it is an old one, and nobody pays by it. */
function seenTotal({ field }: FormFields): SeenTotal | null {
  const [today, later] = [field('today'), field('later')]
  return /^\d{1,10}$/.test(today) && /^\d{1,10}$/.test(later)
    ? { today: Number(today), later: Number(later) }
    : null
}

/** GUEST-14 */
const guestNames = ({ field }: FormFields) => ({
  guest_first_name: field('guest_first_name') || null,
  guest_last_name: field('guest_last_name') || null,
})

/** LOTTO-06: what was attested, and nothing where nothing was. */
const ageOf = ({ field }: FormFields) => (field('over_18') === 'yes' ? { is_over_18: true } : {})

const orderCookie = (page: PageContext, orderId: string): string =>
  setCookie(page, page.cookies.lastOrder, orderId, { isHidden: true })

export const forgottenGuest = (page: PageContext): string =>
  setCookie(page, page.cookies.guest, '', { maxAge: 0, isHidden: true })

/** ERR-41, ERR-42: what the server said of it, or that it did not work. */
function refused(page: PageContext, error: unknown): Response {
  const { status, message, errors } = refusedBy(error, page, CHECKOUT.notSubmitted)
  if (status === 401) return answered({ kind: 'signed-out' }, [], status)
  if (isRefusal(error) && error.cart) return answered({ kind: 'repriced', cart: error.cart }, [], status)
  const said = status === 404 ? CART.gone : message
  return answered({ kind: 'refused', message: said, errors }, [], status)
}

function answered(answer: BegunAnswer, cookies: string[], status = 200): Response {
  return Response.json(answer, { status, headers: setting(cookies, privateHeaders()) })
}
