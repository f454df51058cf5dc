import { type RefObject, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ShoppingCart } from '@clubhouse/contract/cart'
import { costsNothing, mustSaveCard, stillNeeded, takesCode } from '@clubhouse/domain/cart/checkout-rules'
import { laterOf, todayAndLater } from '@clubhouse/domain/cart/payment-words'
import { useClub } from '../../lib/page/site-data.ts'
import { CartTotals } from '../../parts/cart/cart-totals.tsx'
import type { LiveCart } from '../../parts/cart/use-cart.ts'
import { PaymentElement } from '../../parts/payment-element/payment-element.tsx'
import type { PaymentHandle } from '../../parts/payment-element/payment-types.ts'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { notify } from '../../ui/notifications/notification-store.ts'
import type { CheckoutData } from './checkout-data.ts'
import styles from './checkout.module.css'
import { DiscountCode } from './discount-code.tsx'
import { CHECKOUT, GUEST } from './messages.ts'
import { PayPart } from './pay-part.tsx'
import type { GuestCheckout } from './use-guest.ts'
import type { usePaying } from './use-paying.ts'

interface Props {
  data: Pick<CheckoutData, 'payments' | 'buyer'>
  cart: ShoppingCart
  live: LiveCart
  guest: GuestCheckout
  element: RefObject<PaymentHandle | null>
  paying: ReturnType<typeof usePaying>
}

/** PAY-11 to PAY-16 */
export function PaymentSection({ data: { payments, buyer }, cart, live, guest, element, paying }: Props) {
  const { account } = useClub()
  const [isComplete, setComplete] = useState(false)
  const [wantsSaved, setWantsSaved] = useState(false)
  const code = useRef<HTMLInputElement>(null)
  const isFree = costsNothing(cart)
  const isForced = mustSaveCard(cart.items)
  const savesCard = isForced || wantsSaved
  const isMember = buyer.kind === 'member'
  const at = { currency: account.currency, today: live.today }
  const needs = stillNeeded({
    items: cart.items,
    isKnown: isMember || guest.step === 'locked',
    isFree,
    isCardComplete: isComplete,
    isUpdating: live.busy !== null,
  })

  async function pay() {
    const typed = code.current?.value.trim() ?? ''
    if (typed !== '') {
      // Whoever typed a code means it: the new total is seen before anything is charged.
      const isApplied = await live.change('code', { intent: 'apply-code', code: typed })
      if (isApplied) notify({ title: CHECKOUT.codeFirst, type: 'info' })
      return
    }
    await paying.pay({ cart, savesCard, guest: isMember ? null : guest.details })
  }

  return (
    <section className={styles.card}>
      <h2>{CHECKOUT.payment}</h2>
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
        <div id="way-to-pay" tabIndex={-1} className={styles.element}>
          <PaymentElement
            {...payments}
            ref={element}
            amount={cart.pay_today.total}
            currency={account.currency.toLowerCase()}
            onBehalfOf={account.on_behalf_of}
            savesCard={savesCard}
            isDisabled={paying.isPaying}
            onChange={(change) => setComplete(change.isComplete)}
          />
          {isForced && (
            <p className={styles.note}>
              <Icon name="history" />
              {cart.pay_today.total === 0 ? CHECKOUT.cardOnly : CHECKOUT.keepsCard}
            </p>
          )}
          {!isForced && isMember && (
            <Checkbox
              label={CHECKOUT.saveCard}
              checked={wantsSaved}
              disabled={paying.isPaying}
              onChange={({ currentTarget }) => setWantsSaved(currentTarget.checked)}
            />
          )}
        </div>
      )}
      {takesCode(cart.items) && (
        <DiscountCode
          cart={cart}
          live={live}
          isDisabled={paying.isPaying || live.busy !== null}
          field={code}
        />
      )}
      <CartTotals cart={cart} currency={account.currency} names />
      <p className={styles.small}>{todayAndLater(laterOf(cart.items), at)}</p>
      {paying.paying.step === 'failed' && (
        <p className={styles.failed} role="alert">
          <Icon name="danger" />
          {paying.paying.message}
        </p>
      )}
      <PayPart
        cart={cart}
        currency={account.currency}
        needs={needs}
        isPaying={paying.isPaying}
        onPay={() => void pay()}
      />
      {!isFree && (
        <p className={styles.note}>
          <Icon name="lock" />
          {CHECKOUT.straight}
        </p>
      )}
    </section>
  )
}

function Member({ user }: { user: { first_name: string; last_name: string; email: string } }) {
  return (
    <div className={styles.who}>
      <div>
        <p className={styles.name}>
          {user.first_name} {user.last_name}
        </p>
        <p className={styles.small}>{CHECKOUT.receiptTo(user.email)}</p>
      </div>
      <Link to="/authentication/sign-out">{CHECKOUT.notYou}</Link>
    </div>
  )
}

/** GUEST-10, GUEST-11 */
function LockedGuest({ guest, isDisabled }: { guest: GuestCheckout; isDisabled: boolean }) {
  return (
    <div className={styles.locked}>
      <p className={styles.name}>
        <Icon name="success" /> {guest.details.first_name} {guest.details.last_name}
      </p>
      <p className={styles.small}>{guest.details.email}</p>
      <button type="button" className={styles.link} disabled={isDisabled} onClick={() => void guest.unlock()}>
        {GUEST.change}
      </button>
    </div>
  )
}
