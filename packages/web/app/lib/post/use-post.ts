import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { errorText } from '@clubhouse/domain/web/error-text'
import { leaveUnasked } from '../../ui/dialog/use-leave-guard.ts'
import {
  failLoading,
  isLoading,
  startLoading,
  stopLoading,
  useLoading,
} from '../../ui/loading/loading-store.ts'
import { notify } from '../../ui/notifications/notification-store.ts'
import { reportFailure } from '../../ui/notifications/report-failure.ts'
import type { FormAnswer } from '../form/form-answer.ts'
import { followingPost } from '../page/may-have-changed.ts'
import { type Outcome, sendForm } from './send-form.ts'

export interface Sending {
  /** Names the loader; two forms of one page need two names. */
  name: string
  /** What is said when no answer of use came, unless the connection is at fault. */
  failed?: string | undefined
  /** It was done, and its answer leads on: before the page is left. */
  onDone?: () => void
}

interface Heard {
  answer?: FormAnswer
  /** No answer of ours came. */
  hasFailed: boolean
}

/**
 * Sends forms to the actions of pages. Whatever happens the page stays as it is, one notice says what happened, and
 * sending again works (ERR-54, ERR-57). The loader of the action is on meanwhile (NOTIF-06, NOTIF-07).
 */
export function usePost({ name, failed, onDone }: Sending) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [{ answer, hasFailed }, setHeard] = useState<Heard>({ hasFailed: false })
  const [isSignedOut, setSignedOut] = useState(false)
  const isBusy = useLoading(name)
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => void (isThere.current = false)
  }, [])

  async function post(address: string, fields: FormData): Promise<Outcome['kind'] | null> {
    // The second press of a double click comes before the button is drawn anew.
    if (isLoading(name)) return null
    startLoading(name)
    const outcome = await sendForm(address, fields)
    switch (outcome.kind) {
      case 'redirected':
        onDone?.()
        if (isThere.current) await follow(outcome.to)
        stopLoading(name)
        break
      case 'answered':
        if (outcome.answer.isDone) stopLoading(name)
        else failLoading(name)
        if (outcome.answer.notice) notify({ title: outcome.answer.notice, type: 'danger' })
        setHeard({ answer: outcome.answer, hasFailed: false })
        break
      case 'signed-out':
        failLoading(name)
        setSignedOut(true)
        break
      case 'failed': {
        const call = { ...outcome.call, fallback: failed }
        reportFailure(call)
        failLoading(name)
        const formError = errorText(call) || failed || null
        setHeard({ answer: { errors: {}, formError, notice: null, values: {} }, hasFailed: true })
      }
    }
    return outcome.kind
  }

  async function follow(to: string): Promise<void> {
    const { origin, pathname: next } = new URL(to, window.location.href)
    if (origin !== window.location.origin) return window.location.assign(to)
    const options = { preventScrollReset: next === pathname, defaultShouldRevalidate: true }
    await followingPost(() => leaveUnasked(() => navigate(to, options)))
  }

  return { post, answer, hasFailed, isBusy, isSignedOut, signInLater: () => setSignedOut(false) }
}
