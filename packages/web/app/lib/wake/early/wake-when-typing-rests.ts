import { isLightField } from './light-controls.ts'
import type { Waking } from './waking.ts'

/** Long enough that nobody who types is kept waiting by React, short enough to be there for the next field. */
const REST_MS = 800

/**
 * A field needs no React for its keys: where somebody begins to type, what React needs is fetched. It runs when they rest or leave
 * the field, and not while keys come, which a slow phone would then show late.
 */
export function wakeWhenTypingRests(document: Document, { wake, foresee, isAwake }: Waking): void {
  let rest: ReturnType<typeof setTimeout> | undefined
  const now = () => {
    clearTimeout(rest)
    if (!isAwake()) wake().catch(() => undefined)
  }
  document.addEventListener('focusin', ({ target }) => {
    if (!isAwake() && isLightField(target)) foresee().catch(() => undefined)
  })
  document.addEventListener('input', ({ target }) => {
    clearTimeout(rest)
    if (!isAwake() && isLightField(target)) rest = setTimeout(now, REST_MS)
  })
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (!isLightField(target) || isAwake()) return
    clearTimeout(rest)
    // What is sent at once is sent without React.
    const isSending = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit'
    if (!isSending && target.value !== target.defaultValue) now()
  })
}
