import { useRef, useState, type ChangeEvent } from 'react'
import { Field, type FieldText, splitText } from '../field/field.tsx'
import styles from './code-field.module.css'

const DIGITS = [0, 1, 2, 3, 4, 5]

type Props = FieldText & {
  name: string
  disabled?: boolean
  /** Called once when the sixth digit arrives; without it the form around is submitted. */
  onComplete?: (code: string) => void
  onTyped?: () => void
}

/** Digits only: pasted spaces and dashes go, a seventh digit is not taken. */
export function onlyDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, DIGITS.length)
}

export function CodeField(props: Props) {
  const [text, { name, disabled, onComplete, onTyped }] = splitText(props)
  const [code, setCode] = useState('')
  const sent = useRef('')

  function take(event: ChangeEvent<HTMLInputElement>) {
    const next = onlyDigits(event.currentTarget.value)
    const form = event.currentTarget.form
    setCode(next)
    onTyped?.()
    if (next.length < DIGITS.length) {
      sent.current = ''
    } else if (sent.current !== next) {
      sent.current = next
      if (onComplete) onComplete(next)
      // After this render, so that the form holds all six.
      else setTimeout(() => form?.requestSubmit())
    }
  }

  return (
    <Field {...text}>
      {(control) => (
        <div className={styles.code}>
          <div className={styles.cells} aria-hidden="true">
            {DIGITS.map((digit) => (
              <span
                key={digit}
                className={styles.cell}
                data-filled={digit < code.length || undefined}
                data-next={digit === code.length || undefined}
              />
            ))}
          </div>
          <input
            {...control}
            className={styles.input}
            type="text"
            name={name}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9 ]*"
            spellCheck={false}
            disabled={disabled}
            value={code}
            onChange={take}
          />
        </div>
      )}
    </Field>
  )
}
