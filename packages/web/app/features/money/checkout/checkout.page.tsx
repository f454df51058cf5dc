import { useEffect, useRef, useState } from 'react'
import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useSearchParams } from 'react-router'
import { checkoutSections, isMembership } from '@clubhouse/domain/selling/cart/sections'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { useClub } from '#lib/page/site-data.ts'
import { PurchaseSteps } from '#parts/selling/buying/purchase-steps.tsx'
import { CartSections } from '#parts/selling/cart/cart-sections.tsx'
import { fromEmptied } from '#parts/selling/cart/continue-shopping.ts'
import { CART } from '#parts/selling/cart/messages.ts'
import { useCart } from '#parts/selling/cart/use-cart.ts'
import hero from '#parts/site/club/club-hero.module.css'
import type { PaymentHandle } from '#parts/money/payment-element/payment-types.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import type { CheckoutData } from './checkout-data.ts'
import styles from './checkout.module.css'
import { loadCheckout } from './load-checkout.ts'
import { EmptiedSheet } from './emptied-sheet.tsx'
import { CHECKOUT } from './messages.ts'
import { OrderFold } from './order-fold.tsx'
import { PayWhen } from './pay-when.tsx'
import { PaymentSection } from './payment-section.tsx'
import { SignInOptions } from './buyer/sign-in-options.tsx'
import { useGuest } from './buyer/use-guest.ts'
import { usePaying } from './use-paying.ts'
import { useStay } from './use-stay.ts'

export { passedHeaders as headers } from './passed-headers.ts'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadCheckout(context.get(pageContext), request)

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, { title: CHECKOUT.title, path: '/checkout', isHidden: true })

export default function CheckoutPage() {
  const data = useLoaderData<CheckoutData>()
  const { account, openRooms } = useClub()
  const [search] = useSearchParams()
  const live = useCart(data.served)
  const element = useRef<PaymentHandle>(null)
  const below = useRef<HTMLElement>(null)
  const guest = useGuest({
    isAdmitted: data.buyer.kind === 'guest',
    // PAY-06
    startsByItself: search.get('quickCheckout') === 'true',
  })
  const paying = usePaying({
    payments: data.payments,
    element,
    returned: data.returned,
    live,
    currency: account.currency,
  })
  const { isAsking, stay } = useStay(paying.isPaying, paying.mayLeave)
  const { cart } = live
  const at = { currency: account.currency, today: live.today }
  const isFilled = cart !== null && cart.items.length > 0
  const [wasFilled, setWasFilled] = useState(isFilled)
  if (isFilled && !wasFilled) setWasFilled(true)
  const [hasClosed, setClosed] = useState(false)
  useEffect(() => {
    // The button that took the last line out is gone: the next key goes on from what the page says instead.
    if (hasClosed) below.current?.focus()
  }, [hasClosed])
  const isEmptied = wasFilled && !isFilled && !paying.isPaying && !hasClosed
  const isKnown = data.buyer.kind === 'member' || guest.step === 'locked'
  return (
    <>
      <header className={hero['hero']}>
        <div className={`container ${hero['inside']}`}>
          {cart?.items.some(isMembership) && <PurchaseSteps current={3} backTo={['/products/membership']} />}
          <Link to="/" className={styles.back}>
            <Icon name="arrow-left" />
            {CHECKOUT.keepShopping}
          </Link>
          <h1>{CHECKOUT.title}</h1>
        </div>
      </header>
      <div className={`container ${hero['below']} ${styles.columns}`} data-pays="">
        {data.isHeld && !isFilled ? (
          <>
            <section className={styles.card}>
              <h2>{CHECKOUT.order}</h2>
              <p>{CHECKOUT.held}</p>
            </section>
            <SignInOptions buyer={data.buyer} items={null} guest={guest} />
          </>
        ) : isFilled ? (
          <>
            <div className={styles.left}>
              <OrderFold cart={cart}>
                <CartSections
                  sections={checkoutSections(cart.items)}
                  live={live}
                  at={at}
                  from="/checkout"
                  hidesChoice
                />
              </OrderFold>
              <PayWhen cart={cart} live={live} at={at} />
            </div>
            <div className={styles.right}>
              {isKnown ? (
                <PaymentSection
                  data={data}
                  cart={cart}
                  live={live}
                  guest={guest}
                  element={element}
                  paying={paying}
                />
              ) : (
                <SignInOptions buyer={data.buyer} items={cart.items} guest={guest} />
              )}
              <noscript>
                <p className={styles.note}>{CHECKOUT.noScript}</p>
              </noscript>
            </div>
          </>
        ) : (
          <section ref={below} tabIndex={-1} className={styles.alone}>
            {paying.isPaying ? (
              <p role="status">{CHECKOUT.paying}</p>
            ) : isEmptied ? null : (
              <EmptyState
                icon="cart"
                action={
                  <ButtonLink variant="primary" to={fromEmptied(account, openRooms)}>
                    {CART.keepShopping}
                  </ButtonLink>
                }
              >
                {CART.empty}
              </EmptyState>
            )}
          </section>
        )}
      </div>
      {isEmptied && <EmptiedSheet onClose={() => setClosed(true)} />}
      {isAsking && (
        <AlertDialog title={CHECKOUT.wait.title} confirmLabel={CHECKOUT.wait.ok} onClose={stay}>
          {CHECKOUT.wait.text}
        </AlertDialog>
      )}
    </>
  )
}
