import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import type { Currency } from '@clubhouse/contract/site/club'
import { costsNothing, PAYMENT_NOTICE_MS } from '@clubhouse/domain/selling/cart/checkout-rules'
import { type PriceChanges, priceChanges } from '@clubhouse/domain/selling/cart/price-changes'
import { isGivenUp } from '@clubhouse/domain/money/orders/status'
import { browserStorage } from '#lib/visit/browser-storage.ts'
import { forgetAdult } from '#parts/selling/cart/attested-adult.ts'
import { announceCart } from '#parts/selling/cart/cart-signal.ts'
import type { LiveCart } from '#parts/selling/cart/use-cart.ts'
import { confirmSavedCard } from '#parts/money/payment-element/confirm-saved-card.ts'
import type { PaymentHandle } from '#parts/money/payment-element/payment-types.ts'
import { clearAllNotifications, notify } from '#ui/notifications/notification-store.ts'
import type { CheckoutData } from './checkout-data.ts'
import { CHECKOUT } from './messages.ts'
import { isPaid, pollOrder, sendOrder } from './order-calls.ts'
import { PAYMENT } from '#parts/money/payment-element/messages.ts'

export type Paying =
  | { step: 'idle' }
  | { step: 'busy' }
  | { step: 'failed'; message: string; charge: Charge }
  | { step: 'changed'; changes: PriceChanges }

/** What became of the money: nothing was taken, or nobody can say yet. */
export type Charge = 'none' | 'unsure'

interface Given {
  payments: CheckoutData['payments']
  element: RefObject<PaymentHandle | null>
  returned: CheckoutData['returned']
  /** What could not be bought as it was is looked at again. */
  live: Pick<LiveCart, 'reload' | 'show'>
  currency: Currency
}

export interface Wishes {
  cart: ShoppingCart
  savesCard: boolean
  /** Which card of theirs is to pay; null for the one that was entered. */
  kept: string | null
  /** GUEST-14 */
  guest: { first_name: string; last_name: string } | null
  /** LOTTO-06 */
  isAdult?: boolean
}

/** PAY-04, PAY-17 to PAY-20: from the press of the button to the confirmation, or to why not. */
export function usePaying({ payments, element, returned, live, currency }: Given) {
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const [paying, setPaying] = useState<Paying>(returned?.isDone ? { step: 'busy' } : { step: 'idle' })
  const isBusy = useRef(false)
  const mayLeave = useRef(false)
  /** Nobody could say how the last try ended: that is found out before the next. */
  const isUnsure = useRef(false)

  /** Said beside the button, where it stays and the keyboard goes; once is enough, but for ERR-25. */
  function fail(message: string, charge: Charge = 'none'): void {
    isBusy.current = false
    isUnsure.current = charge === 'unsure'
    setPaying({ step: 'failed', message, charge })
    if (message === PAYMENT.exception) notify({ title: message, type: 'danger', timeout: PAYMENT_NOTICE_MS })
  }

  /** OPEN-103: an order that is still New is shown as it is, and its cart is gone all the same. */
  async function finish(): Promise<void> {
    const { status, error } = await pollOrder()
    if (status === null || isGivenUp(status)) return fail(error ?? PAYMENT.unsuccessful)
    browserStorage()?.removeItem('selected-plans')
    forgetAdult()
    mayLeave.current = true
    // PAY-18, ERR-29; PAY-19
    if (status === 'Completed') {
      notify({ title: CHECKOUT.submitted, type: 'success', timeout: PAYMENT_NOTICE_MS, clearOnRoute: false })
    }
    await navigate('/checkout/confirmation', { replace: true })
    announceCart()
  }

  async function pay(wishes: Wishes): Promise<void> {
    // The second press of a double click comes before the button is drawn anew.
    if (isBusy.current) return
    isBusy.current = true
    setPaying({ step: 'busy' })
    // What was said of the try before would lie over what is said of this one.
    clearAllNotifications()
    try {
      if (isUnsure.current) {
        const wasPaid = await isPaid()
        if (wasPaid) return await finish()
        if (wasPaid === null) return fail(CHECKOUT.notSubmitted, 'unsure')
      }
      const problem = costsNothing(wishes.cart) ? await payNothing(wishes) : await payByCard(wishes)
      if (problem === 'leaving') return
      if (problem === null) return await finish()
      if (typeof problem === 'string') fail(problem)
      else if ('unsure' in problem) fail(problem.unsure, 'unsure')
      else return showChanged(wishes.cart, problem)
    } catch {
      fail(CHECKOUT.notSubmitted)
    }
    await live.reload()
  }

  /** The new total stands on the button, and what is different beside it: whoever agrees presses once more. */
  function showChanged(before: ShoppingCart, cart: ShoppingCart): void {
    isBusy.current = false
    const changes = priceChanges(before, cart, currency)
    setPaying({ step: 'changed', changes })
    live.show(cart)
  }

  async function payNothing({ cart, guest, isAdult }: Wishes): Promise<Problem | null> {
    const said = await sendOrder({
      intent: 'free',
      key: crypto.randomUUID(),
      ...totalOf(cart),
      ...namesOf(guest),
      ...ageOf(isAdult),
    })
    return said.kind === 'done' ? null : problemOf(said)
  }

  async function payByCard({ cart, savesCard, kept, guest, isAdult }: Wishes): Promise<Problem | null> {
    const card = kept === null ? await newCard() : { payment_method_id: kept }
    if ('message' in card) return card.message
    const said = await sendOrder({
      intent: 'pay',
      key: crypto.randomUUID(),
      save: savesCard ? 'yes' : '',
      ...card,
      ...totalOf(cart),
      ...namesOf(guest),
      ...ageOf(isAdult),
    })
    if (said.kind !== 'begun') return problemOf(said)
    const returnUrl = `${window.location.origin}/checkout`
    const wishes = { paymentToken: said.payment_token, returnUrl, save: savesCard }
    const outcome = await (said.payment_method === null
      ? element.current?.confirm(wishes)
      : confirmSavedCard(payments, said.payment_method, wishes))
    if (!outcome) return CHECKOUT.notSubmitted
    // Whoever heard no answer may have paid all the same: the order knows.
    if (outcome.status === 'failed') {
      const wasPaid = await isPaid()
      if (wasPaid === null) return { unsure: outcome.message }
      return wasPaid ? null : outcome.message
    }
    return outcome.status === 'leaving' ? 'leaving' : null
  }

  async function newCard(): Promise<{ confirmation_token: string } | { message: string }> {
    const made = (await element.current?.tokenise()) ?? { message: CHECKOUT.notSubmitted }
    return 'confirmationToken' in made ? { confirmation_token: made.confirmationToken } : made
  }

  function problemOf(said: Awaited<ReturnType<typeof sendOrder>>): Problem {
    if (said.kind === 'repriced') return said.cart
    // Nobody is signed in any more: the page asks for it where it did at first.
    if (said.kind === 'signed-out') void revalidator.revalidate()
    return said.kind === 'refused' ? said.message : CHECKOUT.notSubmitted
  }

  const comeBack = useEffectEvent(async () => {
    if (returned === null || isBusy.current) return
    if (returned.isDone) {
      isBusy.current = true
      return finish()
    }
    fail(returned.message)
    await navigate('/checkout', { replace: true, preventScrollReset: true })
  })
  useEffect(() => queueMicrotask(() => void comeBack()), [])

  return { paying, isPaying: paying.step === 'busy', mayLeave, pay }
}

/** What went wrong, in words, and perhaps with nobody knowing of the money; or the cart as it is now, which costs something else. */
type Problem = string | { unsure: string } | ShoppingCart

const totalOf = ({ pay_today, pay_later }: ShoppingCart): Record<string, string> => ({
  today: String(pay_today.total),
  later: String(pay_later),
})

const namesOf = (guest: Wishes['guest']): Record<string, string> =>
  guest ? { guest_first_name: guest.first_name, guest_last_name: guest.last_name } : {}

const ageOf = (isAdult = false): Record<string, string> => (isAdult ? { over_18: 'yes' } : {})
