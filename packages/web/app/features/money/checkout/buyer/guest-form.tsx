import { type FormEvent, useEffect, useRef, useState } from 'react'
import { guestErrors, type GuestDetails } from '@clubhouse/domain/selling/cart/checkout-rules'
import { tidyEmail } from '@clubhouse/domain/identity/email-rules'
import { Button } from '#ui/button/button.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import styles from '../checkout.module.css'
import { GUEST } from '../messages.ts'
import type { GuestCheckout } from './use-guest.ts'

type Field = keyof GuestDetails

/** GUEST-03, GUEST-05 to GUEST-10 */
export function GuestForm({ guest }: { guest: GuestCheckout }) {
  const [typed, setTyped] = useState(guest.details)
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set())
  const [changed, setChanged] = useState<ReadonlySet<Field>>(new Set())
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The button that opened it is gone, and the focus with it; whoever is somewhere else by now stays there.
    if (document.activeElement === document.body) first.current?.focus()
  }, [])
  const wrong = guestErrors(typed)
  const isBusy = guest.step === 'sending'
  const errorOf = (field: Field) =>
    touched.has(field) && wrong[field] ? wrong[field] : changed.has(field) ? undefined : guest.errors[field]

  function send(event: FormEvent) {
    event.preventDefault()
    if (Object.keys(wrong).length > 0) return setTouched(new Set(['first_name', 'last_name', 'email']))
    void guest.send({ ...typed, email: tidyEmail(typed.email) })
  }
  const at = (field: Field) => {
    const error = errorOf(field)
    return {
      name: field,
      value: typed[field],
      ...(error && { error }),
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
        setTyped((before) => ({ ...before, [field]: currentTarget.value }))
        setChanged((before) => new Set([...before, field]))
      },
      onBlur: () => setTouched((before) => new Set([...before, field])),
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <h3>{GUEST.title}</h3>
      <div className={styles.pair}>
        <TextField
          ref={first}
          label={GUEST.firstName}
          autoComplete="given-name"
          maxLength={64}
          {...at('first_name')}
        />
        <TextField label={GUEST.lastName} autoComplete="family-name" maxLength={64} {...at('last_name')} />
      </div>
      <EmailField label={GUEST.email} hint={GUEST.emailHint} {...at('email')} />
      <Button
        type="submit"
        variant="primary"
        wide
        iconAfter="arrow-right"
        loading={isBusy}
        disabled={Object.keys(wrong).length > 0}
      >
        {GUEST.go}
      </Button>
    </form>
  )
}
