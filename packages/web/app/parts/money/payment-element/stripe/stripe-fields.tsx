import { useImperativeHandle, useRef, useState } from 'react'
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { PAYMENT } from '../messages.ts'
import { Trouble } from '../trouble.tsx'
import type {
  CardToken,
  ConfirmWishes,
  PaymentElementProps,
  PaymentFailure,
  PaymentOutcome,
} from '../payment-types.ts'
import { confirmAtStripe, tokenAtStripe } from './stripe-calls.ts'

/** PAY-13 */
const ORDER = ['apple_pay', 'google_pay', 'card', 'revolut_pay']

type Props = Pick<PaymentElementProps, 'onChange' | 'isDisabled' | 'ref'>

export function StripeFields({ onChange, isDisabled = false, ref }: Props) {
  const stripe = useStripe()
  const elements = useElements()
  const [hasFailed, setHasFailed] = useState(false)
  const token = useRef<CardToken | null>(null)

  async function tokenise(): Promise<CardToken | PaymentFailure> {
    if (!stripe || !elements) return { message: PAYMENT.dataMissing }
    const made = await tokenAtStripe(stripe, elements)
    if (!('confirmationToken' in made)) return made
    token.current = made
    onChange({ isComplete: true, funding: made.funding })
    return made
  }

  async function confirm(wishes: ConfirmWishes): Promise<PaymentOutcome> {
    if (!stripe) return { status: 'failed', message: PAYMENT.dataMissing }
    const made = token.current ?? (await tokenise())
    if (!('confirmationToken' in made)) return { status: 'failed', message: made.message }
    // A token pays once, whatever becomes of it.
    token.current = null
    return confirmAtStripe(stripe, { confirmation_token: made.confirmationToken }, wishes)
  }

  useImperativeHandle(ref, () => ({ tokenise, confirm }))

  if (hasFailed) return <Trouble text={PAYMENT.setupFailed} />
  return (
    <PaymentElement
      options={{ layout: { type: 'accordion' }, paymentMethodOrder: ORDER, readOnly: isDisabled }}
      onChange={({ complete }) => {
        token.current = null
        onChange({ isComplete: complete, funding: null })
      }}
      onLoadError={() => setHasFailed(true)}
    />
  )
}
