import { useRef, useState, type FocusEvent } from 'react'
import { suggestEmail } from './email-typo.ts'
import { Field, splitText } from './field.tsx'
import styles from './field.module.css'
import { setInputValue } from './set-input-value.ts'
import type { InputProps } from './text-field.tsx'

/** Lower-cases on the way out and asks about "gmial.com". */
export function EmailField(props: Omit<InputProps, 'type' | 'ref'>) {
  const [text, { onBlur, ...input }] = splitText(props)
  const element = useRef<HTMLInputElement>(null)
  const [suggestion, setSuggestion] = useState<string>()
  const [room, setRoom] = useState<string>()

  function tidy(event: FocusEvent<HTMLInputElement>) {
    setInputValue(event.currentTarget, event.currentTarget.value.trim().toLowerCase())
    suggest(suggestEmail(event.currentTarget.value))
    onBlur?.(event)
  }

  /** Its room stays once it was there: what stands below must not move from under the finger that leaves the field by pressing it. */
  function suggest(found: string | undefined) {
    setSuggestion(found)
    if (found !== undefined) setRoom(found)
  }

  function accept(address: string) {
    if (!element.current) return
    setInputValue(element.current, address)
    setSuggestion(undefined)
    element.current.focus()
  }

  return (
    <Field
      {...text}
      after={
        <div role="status">
          {suggestion && (
            <button type="button" className={styles.suggestion} onClick={() => accept(suggestion)}>
              Did you mean <b>{suggestion}</b>?
            </button>
          )}
          {!suggestion && room && (
            <span className={`${styles.suggestion} ${styles.room}`} aria-hidden="true">
              Did you mean <b>{room}</b>?
            </span>
          )}
        </div>
      }
    >
      {(control) => (
        <input
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...control}
          ref={element}
          onBlur={tidy}
          className={styles.control}
        />
      )}
    </Field>
  )
}
