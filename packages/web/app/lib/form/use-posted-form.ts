import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type FormEvent } from 'react'
import { useFetcher } from 'react-router'
import { focusFirstInvalid } from '../../ui/field/focus-first-invalid.ts'
import { notify } from '../../ui/notifications/notification-store.ts'
import type { FormAnswer } from './form-answer.ts'
import { type FormFields, readFields } from './form-fields.ts'

type Errors<Field extends string> = Partial<Record<Field, string>>

/**
 * A step's form: posts like any form, and better with a script. Fields keep what was typed; they are looked at
 * when left, and again at each letter once they were wrong. What the server refused stays until it is changed.
 */
export function usePostedForm<Field extends string>(
  validate: (fields: FormFields) => Errors<Field>,
  served: FormAnswer | undefined,
) {
  const fetcher = useFetcher<FormAnswer>()
  const answer = fetcher.data ?? served
  const form = useRef<HTMLFormElement>(null)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const [wrong, setWrong] = useState<Errors<string>>({})
  const [answered, setAnswered] = useState(answer)

  if (answer !== answered) {
    setAnswered(answer)
    setChanged(new Set())
  }

  useEffect(() => {
    if (!answer) return
    if (answer.notice) notify({ title: answer.notice, type: 'danger' })
    // The button was disabled while it was busy, and lost the focus by that.
    if (form.current && !focusFirstInvalid(form.current)) {
      form.current.querySelector<HTMLElement>('[role=alert]')?.focus()
    }
  }, [answer])

  function look(): string[] {
    const found = form.current ? validate(readFields(new FormData(form.current))) : {}
    setWrong(found)
    return Object.keys(found)
  }

  // The browser may have filled fields in before React came, or put back what stood there before a reload.
  const lookAtStart = useEffectEvent(look)
  useEffect(() => {
    const frame = requestAnimationFrame(() => lookAtStart())
    return () => cancelAnimationFrame(frame)
  }, [])

  function errorOf(name: string): string | undefined {
    if (touched.has(name) && wrong[name]) return wrong[name]
    return changed.has(name) ? undefined : answer?.errors[name]
  }

  return {
    fetcher,
    answer,
    errorOf,
    isBusy: fetcher.state !== 'idle',
    formError: answer?.formError ?? null,
    values: answer?.values ?? {},
    /** The fields that are not as they should be, said yet or not. */
    wrong: Object.keys(wrong) as Field[],
    props: {
      ref: form,
      method: 'post' as const,
      noValidate: true,
      onInput(event: FormEvent<HTMLFormElement>) {
        const name = nameOf(event.target)
        setChanged((before) => new Set([...before, name]))
        look()
      },
      onBlur(event: FocusEvent<HTMLFormElement>) {
        // Whoever only passes through an empty field has not got it wrong yet.
        if (!(event.target instanceof HTMLInputElement) || event.target.value === '') return
        const name = nameOf(event.target)
        setTouched((before) => new Set([...before, name]))
        look()
      },
      onSubmit(event: FormEvent<HTMLFormElement>) {
        if (look().length === 0) return
        event.preventDefault()
        setTouched(new Set(namesIn(event.currentTarget)))
        const { currentTarget } = event
        // After this render, which marks the fields.
        requestAnimationFrame(() => focusFirstInvalid(currentTarget))
      },
    },
  }
}

function nameOf(target: EventTarget): string {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : ''
}

function namesIn(form: HTMLFormElement): string[] {
  return [...form.elements].map((element) => nameOf(element)).filter((name) => name !== '')
}
