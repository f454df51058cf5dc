import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type FormEvent } from 'react'
import { focusFirstInvalid } from '../../ui/field/focus-first-invalid.ts'
import type { FormAnswer } from './form-answer.ts'
import { type FormFields, readFields } from './form-fields.ts'

type Errors<Field extends string> = Partial<Record<Field, string>>

/**
 * What the fields of a form say: they are looked at when left, and again at each letter once they were wrong. What the
 * server refused stays until it is changed.
 */
export function useFieldErrors<Field extends string>(
  validate: (fields: FormFields) => Errors<Field>,
  answer: FormAnswer | undefined,
) {
  const form = useRef<HTMLFormElement>(null)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const [wrong, setWrong] = useState<Errors<string>>({})
  const [answered, setAnswered] = useState(answer)

  if (answer !== answered) {
    setAnswered(answer)
    setChanged(new Set())
    // What was refused is typed anew, and looked at when left, as at first.
    if (answer?.refused) setTouched(new Set([...touched].filter((name) => !answer.refused?.includes(name))))
  }

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
    form,
    errorOf,
    /** The fields that are not as they should be, said yet or not. */
    wrong: Object.keys(wrong) as Field[],
    /** As if nobody had been here yet. */
    forget: () => {
      setTouched(new Set())
      setWrong({})
    },
    /** Says what is wrong and takes the reader to the first of it; passes when nothing is. */
    mayGo: (event: FormEvent<HTMLFormElement>): boolean => {
      if (look().length === 0) return true
      event.preventDefault()
      setTouched(new Set(namesIn(event.currentTarget)))
      const { currentTarget } = event
      // After this render, which marks the fields.
      requestAnimationFrame(() => focusFirstInvalid(currentTarget))
      return false
    },
    onInput: (event: FormEvent<HTMLFormElement>) => {
      const name = nameOf(event.target)
      setChanged((before) => new Set([...before, name]))
      look()
    },
    onBlur: (event: FocusEvent<HTMLFormElement>) => {
      // Whoever only passes through an empty field has not got it wrong yet.
      if (!isTyped(event.target) || event.target.value === '') return
      const name = nameOf(event.target)
      setTouched((before) => new Set([...before, name]))
      look()
    },
  }
}

const isTyped = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

function nameOf(target: EventTarget): string {
  return isTyped(target) || target instanceof HTMLSelectElement ? target.name : ''
}

function namesIn(form: HTMLFormElement): string[] {
  return [...form.elements].map((element) => nameOf(element)).filter((name) => name !== '')
}
