import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { PAYMENT } from './messages.ts'
import styles from './payment-element.module.css'
import type { PaymentElementProps } from './payment-types.ts'
import { SandboxElement } from './sandbox/sandbox-element.tsx'
import type { StripeElementProps } from './stripe/stripe-element.tsx'
import { Trouble } from './trouble.tsx'

/** The gateway's own library comes with the first page that takes its payments. */
const StripeElement = lazyPart<StripeElementProps>(() => import('./stripe/stripe-element.tsx'))

/** PAY-11, PAY-22: where the buyer enters a card. What is entered goes to the gateway, and never to our API. */
export function PaymentElement({ gateway, publishableKey, ...props }: PaymentElementProps) {
  return (
    <div className={styles.element}>
      <noscript>{PAYMENT.noScript}</noscript>
      {gateway === 'sandbox' && <SandboxElement {...props} />}
      {gateway === 'stripe' && publishableKey === null && <Trouble text={PAYMENT.dataMissing} />}
      {gateway === 'stripe' && publishableKey !== null && (
        <StripeElement
          {...props}
          publishableKey={publishableKey}
          waiting={<p role="status">{PAYMENT.loading}</p>}
          renderFailed={(again) => <Trouble text={PAYMENT.libraryMissing} again={again} />}
        />
      )}
    </div>
  )
}
