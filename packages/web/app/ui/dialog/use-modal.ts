import { useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { enterModal, leaveModal } from './modal-stack.ts'

/**
 * Turns a mounted `<dialog>` into a modal one and, when it leaves, gives the focus back to where it was. The
 * server renders the dialog with `open`, so a page addressed straight to a dialog shows it before any script.
 * The title takes the focus unless something is marked `data-autofocus` (React's autoFocus would act too early).
 */
export function useModal(): { dialog: RefObject<HTMLDialogElement | null>; wasServed: boolean } {
  const dialog = useRef<HTMLDialogElement>(null)
  const isHydrated = useSyncExternalStore(never, yes, no)
  // What the reader already sees must not come flying in again when the script arrives.
  const [wasServed] = useState(!isHydrated)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const before = document.activeElement
    // Not close(): that would announce a closing that nobody asked for.
    element.removeAttribute('open')
    element.showModal()
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    enterModal(element)
    return () => {
      leaveModal(element)
      if (element.open) element.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])

  return { dialog, wasServed }
}

const never = () => () => {}
const yes = () => true
const no = () => false
