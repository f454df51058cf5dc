import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import { readCookie } from '@clubhouse/domain/web/cookies'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { setCookie } from '#lib/page/set-cookie.ts'

const CART_SECONDS = 30 * 24 * 60 * 60
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const isId = (text: string): boolean => ID.test(text)

/** CART-16: what stands in a cookie is anybody's; only what looks like an id is asked for. */
export function idInCookie(request: Request, name: string): string | null {
  const value = readCookie(request.headers.get('cookie'), name)
  return value !== null && isId(value) ? value : null
}

/** Whether this browser had something in its cart, whosever the cart is. */
export const hadItems = (page: PageContext, request: Request): boolean =>
  Number(readCookie(request.headers.get('cookie'), page.cookies.cartCount)) > 0

/** CART-17, SHELL-15: whose id it is stays hidden from scripts; how many things there are is for the cart button. */
export function cartCookies(page: PageContext, { shopping_cart_id: id, items }: ShoppingCart): Headers {
  return setting([
    setCookie(page, page.cookies.cart, id, { maxAge: CART_SECONDS, isHidden: true }),
    setCookie(page, page.cookies.cartCount, String(items.length), { maxAge: CART_SECONDS }),
  ])
}

/** ORDER-05: what was bought is no cart any more. */
export const forgottenCart = (page: PageContext): string[] => [
  setCookie(page, page.cookies.cart, '', { maxAge: 0, isHidden: true }),
  setCookie(page, page.cookies.cartCount, '', { maxAge: 0 }),
]

export function setting(lines: readonly string[], headers: HeadersInit = {}): Headers {
  const all = new Headers(headers)
  for (const line of lines) all.append('set-cookie', line)
  return all
}
