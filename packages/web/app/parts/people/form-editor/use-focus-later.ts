import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { FormProblem } from '@clubhouse/domain/people/forms/check/check-form'
import { cardId, sectionTitleId, SUMMARY_ID } from './element-ids.ts'

/** Sends the focus to an element that the next drawing brings, or moves: a moved element loses it. */
export function useFocusLater(): (id: string) => void {
  const wanted = useRef<string | null>(null)
  // What was done may change nothing on the page; the focus is to go there all the same.
  const [, draw] = useReducer((times: number) => times + 1, 0)

  useEffect(() => {
    const element = wanted.current === null ? null : document.getElementById(wanted.current)
    if (!element) return
    wanted.current = null
    focusOn(element)
  })

  return useCallback((id) => {
    wanted.current = id
    draw()
  }, [])
}

/** A button that has reached the end of its way, or is in a closed menu, cannot be focused; what it belongs to can. */
function focusOn(element: HTMLElement) {
  const isShut = element.closest('details:not([open])') !== null && element.localName !== 'summary'
  const isOff = isShut || (element instanceof HTMLButtonElement && element.disabled)
  const target = isOff ? element.closest<HTMLElement>('[tabindex="-1"]') : element
  target?.focus()
  if (target instanceof HTMLInputElement && target.type === 'text') target.select()
  target?.scrollIntoView({ block: 'nearest' })
}

/** Takes whoever saved to the first thing to mend, once it is marked on the page. */
export function focusProblem({ question_id, section_id }: FormProblem): void {
  requestAnimationFrame(() => {
    const ids = [question_id && cardId(question_id), section_id && sectionTitleId(section_id), SUMMARY_ID]
    const found = ids
      .map((id) => (id ? document.getElementById(id) : null))
      .find((element) => element !== null)
    found?.scrollIntoView({ block: 'start', behavior: 'smooth' })
    found?.focus({ preventScroll: true })
  })
}
