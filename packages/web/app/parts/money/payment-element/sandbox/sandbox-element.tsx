import { useId, useImperativeHandle, useRef, useState } from 'react'
import type { CardField } from '@clubhouse/domain/money/payments/card-rules'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { PAYMENT } from '../messages.ts'
import styles from '../payment-element.module.css'
import type { CardToken, PaymentElementProps, PaymentFailure, PaymentOutcome } from '../payment-types.ts'
import {
  CARD_FIELDS,
  type CardTexts,
  EMPTY_CARD,
  enteredCard,
  formatted,
  isWholeCard,
  problemAt,
} from './card-entry.ts'
import { CardFields } from './card-fields.tsx'
import { confirmPayment, createToken, type SandboxFailure } from './sandbox-calls.ts'

/** PAY-13 */
export const METHODS = ['apple_pay', 'google_pay', 'card', 'revolut_pay'] as const
type Method = (typeof METHODS)[number]

export type SandboxProps = Pick<PaymentElementProps, 'onChange' | 'isDisabled' | 'ref'>

/** The demo's own payment element, as like a real gateway's as a page can tell. */
export function SandboxElement({ onChange, isDisabled: isHeld = false, ref }: SandboxProps) {
  const id = useId()
  // A gateway's fields come with its script: what is typed into ours before would be lost.
  const isDisabled = !useHydrated() || isHeld
  const [method, setMethod] = useState<Method>('card')
  const [texts, setTexts] = useState<CardTexts>(EMPTY_CARD)
  const [errors, setErrors] = useState<Partial<CardTexts>>({})
  const inputs = useRef<Partial<Record<CardField, HTMLInputElement | null>>>({})
  const token = useRef<CardToken | null>(null)

  /** Whatever was entered before is no longer what is paid with. */
  function tell(chosen: Method, card: CardTexts): void {
    token.current = null
    onChange({ isComplete: chosen !== 'card' || isWholeCard(card), funding: null })
  }

  function type(field: CardField, text: string): void {
    const next = { ...texts, [field]: text }
    setTexts(next)
    // What is being mended is not complained about until it is left again.
    setErrors(({ [field]: _, ...others }) => others)
    tell(method, next)
  }

  function leave(field: CardField): void {
    const next = { ...texts, [field]: formatted(field, texts[field]) }
    setTexts(next)
    const problem = next[field] === '' ? undefined : problemAt(field, next)
    setErrors((known) => ({ ...known, [field]: problem ?? known[field] }))
  }

  function choose(chosen: Method): void {
    setMethod(chosen)
    tell(chosen, texts)
  }

  async function tokenise(): Promise<CardToken | PaymentFailure> {
    const problems = method === 'card' ? allProblems(texts) : {}
    const wrong = CARD_FIELDS.find((field) => problems[field] !== undefined)
    if (wrong) {
      setErrors(problems)
      inputs.current[wrong]?.focus()
      return { message: problems[wrong] ?? PAYMENT.unsuccessful }
    }
    const made = await createToken(method === 'card' ? enteredCard(texts) : { wallet: method })
    if (!('confirmationToken' in made)) return showAtField(made)
    token.current = made
    onChange({ isComplete: true, funding: made.funding })
    return made
  }

  async function confirm(wishes: Parameters<typeof confirmPayment>[1]): Promise<PaymentOutcome> {
    const made = token.current ?? (await tokenise())
    if (!('confirmationToken' in made)) return { status: 'failed', message: made.message }
    const outcome = await confirmPayment({ confirmation_token: made.confirmationToken }, wishes)
    if ('address' in outcome) {
      location.assign(outcome.address)
      return { status: 'leaving' }
    }
    if (outcome.status !== 'failed') return outcome
    token.current = null
    return { status: 'failed', ...showAtField(outcome) }
  }

  function showAtField({ message, field }: SandboxFailure): PaymentFailure {
    if (field && method === 'card') {
      setErrors((known) => ({ ...known, [field]: message }))
      inputs.current[field]?.focus()
    }
    return { message }
  }

  useImperativeHandle(ref, () => ({ tokenise, confirm }))

  return (
    <fieldset className={styles.methods} disabled={isDisabled}>
      <legend className={styles.legend}>{PAYMENT.legend}</legend>
      <p className={styles.note}>{PAYMENT.sandbox}</p>
      {METHODS.map((each) => (
        <div key={each} className={styles.method}>
          <label className={styles.choice}>
            <input type="radio" name={id} checked={method === each} onChange={() => choose(each)} />
            <span className={styles.name}>{PAYMENT.methods[each]}</span>
            {each !== 'card' && <Badge>{PAYMENT.test}</Badge>}
          </label>
          {method === each && (
            <div className={styles.panel}>
              {each === 'card' ? (
                <CardFields
                  texts={texts}
                  errors={errors}
                  inputs={inputs}
                  isDisabled={isDisabled}
                  onType={type}
                  onLeave={leave}
                />
              ) : (
                <p>{PAYMENT.wallet(PAYMENT.methods[each])}</p>
              )}
            </div>
          )}
        </div>
      ))}
    </fieldset>
  )
}

function allProblems(texts: CardTexts): Partial<CardTexts> {
  return Object.fromEntries(
    CARD_FIELDS.flatMap((field) => {
      const problem = problemAt(field, texts)
      return problem === undefined ? [] : [[field, problem]]
    }),
  )
}
