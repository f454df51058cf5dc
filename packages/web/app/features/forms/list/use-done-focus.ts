import { useEffect, useRef } from 'react'
import { cardLinkId, type FormDone, UNDO_ID } from './form-done.ts'

/** The button that was pressed may have gone with its card; the focus goes to what came of it. */
export function useDoneFocus(done: FormDone | null): void {
  const key = done && `${done.intent} ${done.formId}`
  const before = useRef(key)
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    if (!done) return
    const id = done.intent === 'away' ? UNDO_ID : cardLinkId(done.formId)
    const target = document.getElementById(id) ?? document.querySelector('h1')
    if (target instanceof HTMLHeadingElement) target.tabIndex = -1
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'nearest' })
  })
}
