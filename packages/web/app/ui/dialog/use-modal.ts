import {
  type RefObject,
  type SyntheticEvent,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { TAKEN_BY_REACT } from '../../lib/wake/early/wake-data.ts'
import { enterModal, isRaised, leaveModal, raiseAbove } from './modal-stack.ts'

/**
 * Turns a mounted `<dialog>` into a modal one and, when it leaves, gives the focus back to where it was. The
 * server renders the dialog with `open`, so a page addressed straight to a dialog shows it before any script.
 * The title takes the focus unless something is marked `data-autofocus` (React's autoFocus would act too early).
 * Esc is a wish like any other: `onClose` hears of it, and of no Esc that was meant for a dialog above.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const isHydrated = useSyncExternalStore(never, yes, no)
  // What the reader already sees must not come flying in again when the script arrives.
  const [wasServed] = useState(!isHydrated)
  const wish = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const before = document.activeElement
    // The early script may have opened it already, and somebody types in it.
    if (!element.matches(':modal')) {
      // Not close(): that would announce a closing that nobody asked for.
      element.removeAttribute('open')
      element.showModal()
      element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    }
    element.setAttribute(TAKEN_BY_REACT, '')
    enterModal(element)
    // A second Esc closes a dialog without asking us first: it comes back, with all that was typed into it.
    const askedNobody = () => {
      if (isRaised(element)) return
      element.showModal()
      raiseAbove(element)
      wish()
    }
    element.addEventListener('close', askedNobody)
    return () => {
      element.removeEventListener('close', askedNobody)
      leaveModal(element)
      if (element.open) element.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [dialog])

  return {
    ref: dialog,
    open: true,
    'data-served': wasServed || undefined,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      // To React, what a dialog hears is heard by the dialog around its opener as well.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
  }
}

const never = () => () => {}
const yes = () => true
const no = () => false
