import { useState, type FormEvent } from 'react'
import { Button } from '#ui/button/button.tsx'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { notify } from '#ui/notifications/notification-store.ts'
import styles from '../dev-ui.module.css'
import type { SummaryError } from '#ui/error-summary/groups-of.ts'

function problems(form: FormData): SummaryError[] {
  const isMissing = (name: string) => {
    const value = form.get(name)
    return typeof value !== 'string' || value.trim() === ''
  }
  return [
    ...(isMissing('name') ? [{ fieldId: 'form-name', message: 'Enter your name' }] : []),
    ...(isMissing('email') ? [{ fieldId: 'form-email', message: 'Enter your e-mail' }] : []),
  ]
}

export function FormExample() {
  const [errors, setErrors] = useState<SummaryError[]>([])
  const errorOf = (id: string) => errors.find((error) => error.fieldId === id)?.message

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = problems(new FormData(event.currentTarget))
    setErrors(found)
    if (found.length === 0) notify({ title: 'Sent', type: 'success' })
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ErrorSummary errors={errors} />
      <TextField label="Name" name="name" id="form-name" error={errorOf('form-name')} />
      <EmailField label="Email" name="email" id="form-email" error={errorOf('form-email')} />
      <div>
        <Button type="submit" variant="primary">
          Send
        </Button>
      </div>
    </form>
  )
}
