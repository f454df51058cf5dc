import { useEffect, useEffectEvent, useState, type FormEvent } from 'react'
import { isChangedForm } from '../../ui/field/changed-form.ts'
import { focusFirstInvalid } from '../../ui/field/focus-first-invalid.ts'
import { foreseeNotices } from '../../ui/notifications/load-stack.ts'
import { notify } from '../../ui/notifications/notification-store.ts'
import { type Sending, usePost } from '../post/use-post.ts'
import type { FormAnswer } from './form-answer.ts'
import type { FormFields } from './form-fields.ts'
import { submitOf } from './submit-of.ts'
import { useFieldErrors } from './use-field-errors.ts'
import { useFormDraft } from './use-form-draft.ts'

interface Options extends Pick<Sending, 'name' | 'failed'> {
  /** Under which what is typed waits in the tab, passwords excepted; null for a form of nothing but passwords. */
  draft: string | null
  /** So much is typed here that a dialog around it asks before it is closed. */
  asksBeforeLeaving?: boolean
}

/**
 * A form that posts like any form, and better with a script: whatever happens to the connection, the sign-in or the
 * page, what was typed stays, and can be sent again.
 */
export function usePostedForm<Field extends string>(
  validate: (fields: FormFields) => Partial<Record<Field, string>>,
  served: FormAnswer | undefined,
  { name, failed, draft, asksBeforeLeaving = false }: Options,
) {
  const [isChanged, setChanged] = useState(false)
  const sending = usePost({ name, failed, onDone: () => forget() })
  const answer = sending.answer ?? served
  const { form, errorOf, wrong, mayGo, onInput, onBlur } = useFieldErrors(validate, answer)
  const { keep, forget } = useFormDraft(form, draft, served === undefined)

  const sayServed = useEffectEvent(() => {
    if (served?.notice) notify({ title: served.notice, type: 'danger' })
  })
  useEffect(() => sayServed(), [])
  useEffect(() => {
    if (!answer || !form.current) return
    // The button was disabled while it was busy, and lost the focus by that. What never arrived is sent by it again.
    const next: HTMLElement | null | undefined = sending.hasFailed
      ? submitOf(form.current)
      : form.current.querySelector<HTMLElement>('[role=alert]')
    if (!focusFirstInvalid(form.current)) next?.focus()
  }, [answer, form, sending.hasFailed])

  return {
    answer,
    errorOf,
    isBusy: sending.isBusy,
    /** Nobody is signed in any more: draw `<SignedOutDialog>` while this is so. */
    isSignedOut: sending.isSignedOut,
    signInLater: sending.signInLater,
    /** For `useLeaveGuard`. */
    isChanged,
    formError: answer?.formError ?? null,
    /** For a page that is drawn anew; on one that stays, the fields hold what was typed themselves. */
    values: served?.values ?? {},
    wrong,
    forget,
    props: {
      ref: form,
      method: 'post' as const,
      noValidate: true,
      'data-asks-before-leaving': asksBeforeLeaving || undefined,
      onInput(event: FormEvent<HTMLFormElement>) {
        onInput(event)
        foreseeNotices()
        keep()
        setChanged(isChangedForm(event.currentTarget))
      },
      onBlur,
      /** What was typed is thrown away, and not to come back. */
      onReset: forget,
      /** Whether it goes on its way. */
      onSubmit(event: FormEvent<HTMLFormElement>): boolean {
        if (!mayGo(event)) return false
        event.preventDefault()
        const { currentTarget } = event
        void sending.post(currentTarget.action, withButton(currentTarget, event.nativeEvent))
        return true
      },
    },
  }
}

/** What a browser sends without a script: the fields, and the button that was pressed, where it has a name. */
function withButton(form: HTMLFormElement, event: Event): FormData {
  const fields = new FormData(form)
  const button = 'submitter' in event ? event.submitter : null
  if (button instanceof HTMLButtonElement && button.name) fields.append(button.name, button.value)
  return fields
}
