import { useEffect, useEffectEvent, useState, type FormEvent } from 'react'
import { useLocation } from 'react-router'
import { contactMessage, SEND_DELAY_MS, tidyContact } from '@clubhouse/domain/messages/contact/contact-rules'
import { MESSAGE_SENT } from '@clubhouse/domain/web/notifications'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { readFields } from '#lib/form/form-fields.ts'
import { useFieldErrors } from '#lib/form/use-field-errors.ts'
import { noticeIn } from '#lib/visit/notices.ts'
import { focusFirstInvalid, isCalm } from '#ui/field/focus-first-invalid.ts'
import { failLoading, isLoading, startLoading, stopLoading, useLoading } from '#ui/loading/loading-store.ts'
import { foreseeNotices } from '#ui/notifications/load-stack.ts'
import { notify } from '#ui/notifications/notification-store.ts'
import { forgetMessage, keepMessage, readMessage } from './contact-draft.ts'
import { fieldErrors, readContact, TRAP } from './contact-fields.ts'
import { postMessage } from './post-message.ts'
import type { Sent } from './sent-panel.tsx'

/** NOTIF-06, NOTIF-07 */
const SEND = 'contact'

const wait = (ms: number) => new Promise<void>((over) => void setTimeout(over, ms))

/** CONTACT-24: idle, then loading while it waits and sends, then idle again. What could not be sent stays. */
export function useContactForm(club: string, served: FormAnswer | undefined) {
  const isSending = useLoading(SEND)
  const [answer, setAnswer] = useState(served)
  const { search } = useLocation()
  // A page without a script is sent on to an address that says so, from which the notice takes the word away.
  const [sent, setSent] = useState<Sent | null>(() =>
    noticeIn(search) === 'message-sent' ? { name: null, email: null } : null,
  )
  const [begun, setBegun] = useState<Record<string, string>>({})
  /** Counts how often the fields began anew: with what was typed before a reload, or empty for the next message. */
  const [round, setRound] = useState(0)
  const { form, errorOf, forget, mayGo, onInput, onBlur } = useFieldErrors(fieldErrors, answer)

  useEffect(() => {
    if (!answer) return
    if (answer.isDone) {
      const panel = form.current?.querySelector<HTMLElement>('[data-sent]')
      panel?.focus({ preventScroll: true })
      panel?.scrollIntoView({ behavior: isCalm() ? 'auto' : 'smooth', block: 'center' })
      return
    }
    if (answer.notice) notify({ title: answer.notice, type: 'danger' })
    // The button was disabled while it was busy, and lost the focus by that.
    if (form.current && !focusFirstInvalid(form.current)) {
      form.current.querySelector<HTMLElement>('[role=alert]')?.focus()
    }
  }, [answer, form])

  const hold = (into: HTMLFormElement) => {
    foreseeNotices()
    keepMessage(club, new FormData(into))
  }

  /** Only the browser knows what was begun, and what it or a quick hand has put into the fields meanwhile. */
  const takeUp = useEffectEvent(() => {
    if (form.current && isFilledIn(form.current)) return hold(form.current)
    const kept = served ? null : readMessage(club)
    if (!kept) return
    setBegun(kept)
    setRound((before) => before + 1)
  })
  useEffect(() => {
    const frame = requestAnimationFrame(() => takeUp())
    return () => cancelAnimationFrame(frame)
  }, [])

  async function send(fields: FormData): Promise<void> {
    startLoading(SEND)
    const read = readFields(fields)
    const typed = tidyContact(readContact(read))
    const message = { ...contactMessage(typed), [TRAP]: read.field(TRAP) }
    await wait(SEND_DELAY_MS)
    const outcome = await postMessage(club, message)
    setAnswer(outcome)
    if (!outcome.isDone) return failLoading(SEND)
    stopLoading(SEND)
    setSent({ name: typed.name, email: typed.email })
    forget()
    forgetMessage(club)
    setBegun({})
    setRound((before) => before + 1)
    notify({ title: MESSAGE_SENT.text, type: 'success', timeout: MESSAGE_SENT.forMs })
  }

  return {
    errorOf,
    round,
    isSending,
    sent,
    formError: answer?.formError ?? null,
    values: { ...begun, ...answer?.values },
    props: {
      ref: form,
      method: 'post' as const,
      action: '/contact',
      noValidate: true,
      'data-light': '',
      'aria-busy': isSending,
      onInput(event: FormEvent<HTMLFormElement>) {
        onInput(event)
        hold(event.currentTarget)
      },
      onBlur,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        setSent(null)
        if (!mayGo(event)) return
        event.preventDefault()
        if (!isLoading(SEND)) void send(new FormData(event.currentTarget))
      },
    },
  }
}

const isFilledIn = (form: HTMLFormElement): boolean =>
  [...form.elements].some(
    (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.value !== field.defaultValue,
  )
