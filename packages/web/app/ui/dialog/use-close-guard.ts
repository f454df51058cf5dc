import { useState, type RefObject } from 'react'
import { isChangedForm } from '../field/changed-form.ts'
import type { LeaveGuard } from './use-leave-guard.ts'

/** On a form that holds so much that nobody wants to type it twice. */
const ASKING = 'form[data-asks-before-leaving]'

/**
 * Asks before a dialog is closed over a form that was changed, whichever way it is closed. What is thrown away is
 * reset, so that whoever keeps it for later hears of it. For what it asks draw `<LeaveDialog guard={…} />`.
 */
export function useCloseGuard(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const [isAsking, setAsking] = useState(false)
  const form = () => dialog.current?.querySelector<HTMLFormElement>(ASKING) ?? null

  const guard: LeaveGuard = isAsking ? { asking: true, answer } : { asking: false }
  function answer(leaves: boolean) {
    setAsking(false)
    if (!leaves) return
    form()?.reset()
    onClose()
  }

  /** Whether it may be closed at once; otherwise it is asked. */
  function mayClose(): boolean {
    const filledIn = form()
    if (!filledIn || !isChangedForm(filledIn)) return true
    setAsking(true)
    return false
  }

  return { guard, mayClose, close: () => void (mayClose() && onClose()) }
}
