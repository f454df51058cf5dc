import { useEffect } from 'react'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { isUnpaid } from '@clubhouse/domain/money/orders/status'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { useClub } from '#lib/page/site-data.ts'
import { browserStorage } from '#lib/visit/browser-storage.ts'
import { announceCart } from '#parts/selling/cart/cart-signal.ts'
import { MONEY } from '#parts/money/payments/messages.ts'
import hero from '#parts/site/club/club-hero.module.css'
import { Icon } from '#ui/icon/icon.tsx'
import { type BoughtCard, seasonOfAll } from './bought-cards.ts'
import styles from './confirmation.module.css'
import { JoinedCards } from './joined-cards.tsx'
import { KeepHandy } from './keep-handy.tsx'
import { cameToNothing, type ConfirmationData, loadConfirmation } from './load-confirmation.ts'
import { CONFIRMATION } from '../messages.ts'
import { NextSteps } from './next-steps.tsx'
import { ReceiptCard } from './receipt-card.tsx'
import { useForgetGuest } from '../buyer/use-forget-guest.ts'

export { passedHeaders as headers } from '../passed-headers.ts'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadConfirmation(context.get(pageContext), request)

/** The cookie that names the order has gone with the first answer: asked again there would be nothing to show. */
export const shouldRevalidate = () => false

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, { title: CONFIRMATION.title, path: '/checkout/confirmation', isHidden: true })

export default function ConfirmationPage() {
  const { order, receipt, cards, hasDates } = useLoaderData<ConfirmationData>()
  const { user } = useClub()
  const hasFailed = cameToNothing(order)
  const isWaiting = isUnpaid(order.status) && !hasFailed
  useForgetGuest(order.is_guest_checkout && !isWaiting)
  useEffect(() => {
    // ORDER-05
    if (!hasFailed) browserStorage()?.removeItem('selected-plans')
    announceCart()
  }, [hasFailed])
  return (
    <>
      <header className={hero['hero']}>
        <div className={`container ${hero['inside']}`}>
          <span className={styles.mark}>
            <Icon name={hasFailed ? 'warning' : isWaiting ? 'clock' : 'check'} />
          </span>
          <h1>
            {hasFailed
              ? CONFIRMATION.failed
              : isWaiting
                ? CONFIRMATION.processing
                : CONFIRMATION.thanks(user?.first_name ?? order.paid_by ?? null)}
          </h1>
          <p className={hero['lead']}>
            {hasFailed
              ? CONFIRMATION.failedMore
              : isWaiting
                ? CONFIRMATION.processingMore
                : [whoJoined(cards), CONFIRMATION.receipt].filter(Boolean).join(' ')}
          </p>
          {isWaiting && (
            <div>
              <a className={styles.refresh} href="/checkout/confirmation">
                <Icon name="undo" /> {CONFIRMATION.refresh}
              </a>
            </div>
          )}
        </div>
      </header>
      <div className={`container ${hero['below']} ${styles.columns}`}>
        <ReceiptCard order={order} receipt={receipt} />
        <div className={styles.right}>
          <JoinedCards cards={cards} />
          {!hasFailed && <NextSteps order={order} />}
          <KeepHandy
            order={order}
            hasDates={hasDates}
            state={hasFailed ? 'failed' : isWaiting ? 'waiting' : 'paid'}
          />
        </div>
      </div>
    </>
  )
}

/** "You and Fiadh are members for 2026/27."; nothing where nobody joined. */
function whoJoined(cards: readonly BoughtCard[]): string | null {
  if (cards.length === 0) return null
  const names = cards
    .toSorted((one, other) => Number(other.is_self) - Number(one.is_self))
    .map(({ is_self: isSelf, first_name: name }) => (isSelf ? CONFIRMATION.you : name))
  return CONFIRMATION.joined(MONEY.andList(names), names.length > 1, seasonOfAll(cards))
}
