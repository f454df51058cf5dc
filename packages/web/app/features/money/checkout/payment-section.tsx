import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import {
  costsNothing,
  mustSaveCard,
  stillNeeded,
  takesCode,
} from '@clubhouse/domain/selling/cart/checkout-rules'
import { laterOf, todayAndLater } from '@clubhouse/domain/selling/cart/payment-words'
import { tooSmallToCharge } from '@clubhouse/domain/selling/pricing/smallest-charge'
import { useClub } from '#lib/page/site-data.ts'
import { CartTotals } from '#parts/selling/cart/cart-totals.tsx'
import type { LiveCart } from '#parts/selling/cart/use-cart.ts'
import type { PaymentHandle } from '#parts/money/payment-element/payment-types.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { notify } from '#ui/notifications/notification-store.ts'
import { AdultCheck, useAdult } from './buyer/adult-check.tsx'
import { CARD_FORM, CardPart } from './buyer/card-part.tsx'
import type { CheckoutData } from './checkout-data.ts'
import styles from './checkout.module.css'
import { DiscountCode } from './discount-code.tsx'
import { CHECKOUT } from './messages.ts'
import { PayPart } from './pay-part.tsx'
import { NotFinished, PaymentFailed } from './payment-failed.tsx'
import { PriceChanged } from './price-changed.tsx'
import type { GuestCheckout } from './buyer/use-guest.ts'
import { useSavedCards } from './buyer/use-saved-cards.ts'
import type { usePaying } from './use-paying.ts'
import { LockedGuest, Member } from './buyer/who-pays.tsx'

interface Props {
  data: Pick<CheckoutData, 'payments' | 'buyer' | 'cards' | 'isUnfinished'>
  cart: ShoppingCart
  live: LiveCart
  guest: GuestCheckout
  element: RefObject<PaymentHandle | null>
  paying: ReturnType<typeof usePaying>
}

/** PAY-11 to PAY-16 */
export function PaymentSection({ data, cart, live, guest, element, paying }: Props) {
  const { account } = useClub()
  const { payments, buyer } = data
  const { cards, chosen, choose } = useSavedCards(data.cards, cart, live.today)
  const [isComplete, setComplete] = useState(false)
  const [wantsSaved, setWantsSaved] = useState(false)
  const code = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The form they were in is gone.
    if (guest.hasContinued) heading.current?.focus()
  }, [guest.hasContinued])
  const isFree = costsNothing(cart)
  const isMember = buyer.kind === 'member'
  const at = { currency: account.currency, today: live.today }
  const { isAsked, isAdult } = useAdult(cart.items)
  const tooSmall = tooSmallToCharge(cart, account.currency)
  const needs = stillNeeded({
    items: cart.items,
    isTooSmall: tooSmall !== null,
    isKnown: isMember || guest.step === 'locked',
    isFree,
    isCardComplete: chosen !== null || isComplete,
    isUpdating: live.busy !== null,
    lacksAge: isAsked && !isAdult,
  })

  async function pay() {
    const typed = code.current?.value.trim() ?? ''
    if (typed !== '') {
      // Whoever typed a code means it: the new total is seen before anything is charged.
      const isApplied = await live.change('code', { intent: 'apply-code', code: typed })
      if (isApplied) notify({ title: CHECKOUT.codeFirst, type: 'info' })
      return
    }
    await paying.pay({
      cart,
      kept: chosen,
      guest: isMember ? null : guest.details,
      isAdult,
      savesCard: mustSaveCard(cart.items) || wantsSaved,
    })
  }

  return (
    <section className={styles.card}>
      <h2 ref={heading} tabIndex={-1}>
        {CHECKOUT.payment}
      </h2>
      {buyer.kind === 'member' ? (
        <Member user={buyer.user} />
      ) : (
        <LockedGuest guest={guest} isDisabled={paying.isPaying} />
      )}
      {isFree ? (
        <p className={styles.note}>
          <Icon name="success" />
          {CHECKOUT.nothingToPay}
        </p>
      ) : (
        <CardPart
          payments={payments}
          cart={cart}
          cards={cards}
          chosen={chosen}
          element={element}
          wantsSaved={wantsSaved}
          isMember={isMember}
          isDisabled={paying.isPaying}
          onChoose={choose}
          onComplete={setComplete}
          onSave={setWantsSaved}
        />
      )}
      {(takesCode(cart.items) || cart.discount_codes.length > 0) && (
        <DiscountCode
          cart={cart}
          live={live}
          isDisabled={paying.isPaying || live.busy !== null}
          field={code}
        />
      )}
      <CartTotals cart={cart} currency={account.currency} names />
      <p className={styles.small}>{todayAndLater(laterOf(cart.items), at)}</p>
      {tooSmall !== null && (
        <p className={styles.changed} role="status">
          <Icon name="info" />
          {tooSmall}
        </p>
      )}
      {paying.paying.step === 'changed' && (
        <PriceChanged key={paying.paying.changes.total} changes={paying.paying.changes} />
      )}
      {isAsked && <AdultCheck isAdult={isAdult} isDisabled={paying.isPaying} />}
      <PayPart
        cart={cart}
        currency={account.currency}
        needs={needs}
        isPaying={paying.isPaying}
        onPay={() => void pay()}
        form={isFree || chosen !== null ? undefined : CARD_FORM}
      >
        {data.isUnfinished && paying.paying.step === 'idle' && <NotFinished />}
        {paying.paying.step === 'failed' && (
          <PaymentFailed message={paying.paying.message} charge={paying.paying.charge} />
        )}
      </PayPart>
      {!isFree && (
        <p className={styles.note}>
          <Icon name="lock" />
          {CHECKOUT.straight}
        </p>
      )}
    </section>
  )
}
