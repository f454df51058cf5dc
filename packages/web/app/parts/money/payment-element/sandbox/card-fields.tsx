import type { ChangeEvent, ComponentProps, RefObject } from 'react'
import {
  BRAND_NAMES,
  brandOf,
  type CardField,
  cvcLengthOf,
} from '@clubhouse/domain/money/payments/card-rules'
import { TextField } from '#ui/field/text-field.tsx'
import { PAYMENT } from '../messages.ts'
import styles from '../payment-element.module.css'
import { type CardTexts, formatted } from './card-entry.ts'

type Props = {
  texts: CardTexts
  errors: Partial<CardTexts>
  inputs: RefObject<Partial<Record<CardField, HTMLInputElement | null>>>
  isDisabled: boolean
  onType: (field: CardField, text: string) => void
  onLeave: (field: CardField) => void
}

/** The fields have no names: a form around them never sends what is in them, and no draft keeps it. */
export function CardFields({ texts, errors, inputs, isDisabled, onType, onLeave }: Props) {
  const brand = brandOf(texts.number)

  const field = (name: CardField): ComponentProps<'input'> & { error: string | undefined } => ({
    type: 'text',
    inputMode: 'numeric',
    value: texts[name],
    error: errors[name],
    disabled: isDisabled,
    ref: (input) => {
      inputs.current[name] = input
    },
    onChange: (event) => onType(name, typed(name, texts[name], event)),
    onBlur: () => onLeave(name),
    spellCheck: false,
  })

  return (
    <div className={styles.fields}>
      <TextField
        {...field('number')}
        label={PAYMENT.number}
        autoComplete="cc-number"
        maxLength={23}
        aside={
          <span className={styles.brand} role="status">
            {brand !== 'unknown' && (
              <>
                {BRAND_NAMES[brand]}
                <span className="visually-hidden"> card</span>
              </>
            )}
          </span>
        }
      />
      <div className={styles.pair} data-hints="below">
        <TextField
          {...field('expiry')}
          label={PAYMENT.expiry}
          hint={PAYMENT.expiryHint}
          autoComplete="cc-exp"
          maxLength={9}
        />
        <TextField
          {...field('cvc')}
          label={PAYMENT.cvc}
          hint={PAYMENT.cvcHint(cvcLengthOf(brand))}
          autoComplete="cc-csc"
          maxLength={4}
        />
      </div>
    </div>
  )
}

/** Written nicely while somebody types on at the end; whoever mends the middle keeps their place until they leave. */
function typed(field: CardField, before: string, { target }: ChangeEvent<HTMLInputElement>): string {
  const { value, selectionStart } = target
  const isAtEnd = selectionStart === null || selectionStart === value.length
  const isGrowing = value.length > before.length
  return isAtEnd && isGrowing ? formatted(field, value) : value
}
