import { useEffect, useState } from 'react'
import { Elements } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { Stripe, StripeElementsOptionsMode } from '@stripe/stripe-js'
import { PAYMENT } from '../messages.ts'
import { Trouble } from '../trouble.tsx'
import type { PaymentElementProps } from '../payment-types.ts'
import { StripeFields } from './stripe-fields.tsx'

export type StripeElementProps = Omit<PaymentElementProps, 'gateway' | 'publishableKey'> & {
  publishableKey: string
}

type Library = { step: 'coming' } | { step: 'here'; stripe: Stripe } | { step: 'missing' }

/** Stripe's own Payment Element. Its script comes from Stripe itself, which is how no card touches our servers. */
export default function StripeElement(props: StripeElementProps) {
  const [round, setRound] = useState(0)
  return <WithLibrary key={round} {...props} again={() => setRound(round + 1)} />
}

function WithLibrary({ publishableKey, again, ...props }: StripeElementProps & { again: () => void }) {
  const [library, setLibrary] = useState<Library>({ step: 'coming' })

  useEffect(() => {
    let isGone = false
    const answer = (found: Library) => void (isGone || setLibrary(found))
    loadStripe(publishableKey).then(
      (stripe) => answer(stripe ? { step: 'here', stripe } : { step: 'missing' }),
      () => answer({ step: 'missing' }),
    )
    return () => {
      isGone = true
    }
  }, [publishableKey])

  if (library.step === 'missing') return <Trouble text={PAYMENT.libraryMissing} again={again} />
  if (library.step === 'coming') return <p role="status">{PAYMENT.loading}</p>
  return (
    <Elements stripe={library.stripe} options={optionsOf(props)}>
      <StripeFields {...props} />
    </Elements>
  )
}

/** As the server asks for it: cards, and the wallets that hold one. */
const CARDS_ALONE = { allowedPaymentMethodTypes: ['card'] }

/** PAY-21: before there is an order Stripe is told what will be asked for, so that it shows what fits. */
export function optionsOf({
  amount,
  currency,
  onBehalfOf,
  savesCard,
}: Pick<StripeElementProps, 'amount' | 'currency' | 'onBehalfOf' | 'savesCard'>): StripeElementsOptionsMode {
  const shared = { currency, ...CARDS_ALONE, ...(onBehalfOf !== null && { onBehalfOf }) }
  if (amount === 0) return { mode: 'setup', setupFutureUsage: 'off_session', ...shared }
  return {
    mode: 'payment',
    amount,
    ...shared,
    ...(savesCard && { setupFutureUsage: 'off_session' }),
  }
}
