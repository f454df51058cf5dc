import { useEffect, type FormEvent } from 'react'
import { useFetcher } from 'react-router'
import { focusFirstInvalid } from '../../ui/field/focus-first-invalid.ts'
import { notify } from '../../ui/notifications/notification-store.ts'
import type { FormAnswer } from './form-answer.ts'
import type { FormFields } from './form-fields.ts'
import { useFieldErrors } from './use-field-errors.ts'

/** A step's form: posts like any form, and better with a script. Fields keep what was typed. */
export function usePostedForm<Field extends string>(
  validate: (fields: FormFields) => Partial<Record<Field, string>>,
  served: FormAnswer | undefined,
) {
  const fetcher = useFetcher<FormAnswer>()
  const answer = fetcher.data ?? served
  const { form, errorOf, wrong, mayGo, onInput, onBlur } = useFieldErrors(validate, answer)

  useEffect(() => {
    if (!answer) return
    if (answer.notice) notify({ title: answer.notice, type: 'danger' })
    // The button was disabled while it was busy, and lost the focus by that.
    if (form.current && !focusFirstInvalid(form.current)) {
      form.current.querySelector<HTMLElement>('[role=alert]')?.focus()
    }
  }, [answer, form])

  return {
    fetcher,
    answer,
    errorOf,
    isBusy: fetcher.state !== 'idle',
    formError: answer?.formError ?? null,
    values: answer?.values ?? {},
    wrong,
    props: {
      ref: form,
      method: 'post' as const,
      noValidate: true,
      onInput,
      onBlur,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        mayGo(event)
      },
    },
  }
}
