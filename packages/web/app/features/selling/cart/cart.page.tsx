import { data, type MetaArgs, redirect, useActionData, useLoaderData, useSearchParams } from 'react-router'
import { readFormFields } from '#lib/form/read-form.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { privateHeaders } from '#lib/page/keep.ts'
import { cartCookies, idInCookie, setting } from '#parts/selling/cart/cart-cookies.ts'
import { changeCart } from '#parts/selling/cart/change-cart.ts'
import { type CartData, loadCart, promotionOf, todayAt } from '#parts/selling/cart/load-cart.ts'
import { CART } from '#parts/selling/cart/messages.ts'
import { useCart } from '#parts/selling/cart/use-cart.ts'
import { publicAction, publicLoader } from '#lib/page/handlers.ts'
import { CartContents } from './cart-contents.tsx'
import { CartFooter } from './cart-footer.tsx'
import { CartProblem } from './cart-problem.tsx'
import styles from './cart-page.module.css'
import { ServedPanel } from './served-panel.tsx'

export { privateHeaders as headers } from '#lib/page/keep.ts'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

/** The panel as a page, for whoever has no script: it is filled, changed and left by links and forms. */
export const loader = publicLoader(async ({ page, request }) => {
  const cart = await loadCart(page, request)
  const served: CartData = { cart, today: await todayAt(page), promotion: await promotionOf(page) }
  return data(served, { headers: cart ? cartCookies(page, cart) : {} })
})

/** Where a form of the cart may lead back to. */
const PAGES = ['/cart', '/checkout']

export const action = publicAction(async ({ page, search, request }) => {
  const fields = await readFormFields(request)
  const { cart, problem, status } = await changeCart(page, idInCookie(request, page.cookies.cart), fields)
  const cookies = cart ? cartCookies(page, cart).getSetCookie() : []
  const from = fields.field('from')
  const isPanel = search.has('panel')
  if (problem === null) {
    const isEmptied = cart?.items.length === 0
    const to = isEmptied ? '/cart' : (PAGES.find((path) => path === from) ?? '/cart')
    const panel = `/cart?panel=${isEmptied ? 'emptied' : ''}`
    return redirect(isPanel ? panel : to, { status: 303, headers: setting(cookies) })
  }
  return data({ problem }, { status, headers: setting(cookies, privateHeaders()) })
})

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, { title: CART.title, path: '/cart', isHidden: true })

export default function CartPage() {
  const live = useCart(useLoaderData<CartData>())
  const problem = useActionData<{ problem: string }>()?.problem
  const panel = useSearchParams()[0].get('panel')
  if (panel !== null) return <ServedPanel live={live} problem={problem} wasEmptied={panel === 'emptied'} />
  return (
    <div className={`container ${styles.page}`}>
      <h1>{CART.title}</h1>
      {problem && <CartProblem>{problem}</CartProblem>}
      <div className={styles.card}>
        <CartContents live={live} from="/cart" />
        <CartFooter live={live} />
      </div>
    </div>
  )
}
