import type { FocusEvent } from 'react'
import { classNames } from '../class-names.ts'
import { Field, splitText } from '../field/field.tsx'
import styles from '../field/field.module.css'
import { setInputValue } from '../field/set-input-value.ts'
import type { InputProps } from '../field/text-field.tsx'
import { parseMoney, writeMoney, type ParsedMoney } from './parse-money.ts'

type Props = Omit<InputProps, 'type' | 'ref'> & {
  /** The currency as it is shown before amounts: €, £, USD. */
  currency: string
  /** Told on blur what the amount was read as. */
  onAmount?: (amount: ParsedMoney) => void
}

export function MoneyField(props: Props) {
  const [text, { currency, onAmount, onBlur, ...input }] = splitText(props)
  function leave(event: FocusEvent<HTMLInputElement>) {
    const amount = parseMoney(event.currentTarget.value)
    if (amount.ok) setInputValue(event.currentTarget, writeMoney(amount.cents))
    onAmount?.(amount)
    onBlur?.(event)
  }

  return (
    <Field {...text}>
      {(control) => (
        <div className={classNames(styles.wrap, styles.short)}>
          <span className={styles.affix} aria-hidden="true">
            {currency}
          </span>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            {...input}
            {...control}
            className={classNames(
              styles.control,
              styles.numeric,
              currency.length > 1 ? styles.withLongAffix : styles.withAffix,
            )}
            onBlur={leave}
          />
        </div>
      )}
    </Field>
  )
}
