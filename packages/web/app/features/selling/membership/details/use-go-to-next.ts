import { useEffect, useRef } from 'react'
import { type Block, nextRow } from '@clubhouse/domain/people/registration/blocks'
import { isCalm } from '#ui/field/focus-first-invalid.ts'
import { blockId } from './plan-block.tsx'

/** MEMB-42, CONST-19 */
export const SCROLL_TO_FORM_MS = 700

/** MEMB-42, MEMB-53: takes the reader to what is to be filled in next, when the page is ready and after each form. */
export function useGoToNext(blocks: readonly Block[], isReady: boolean) {
  const next = nextRow(blocks)
  const number = next?.block.place.number ?? null
  const selector = next ? `#${blockId(next.block.place.number)} [data-action=${next.row.type}]` : '#summary'
  const isMoved = useRef(false)

  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(() => {
      const target = number === null ? 'summary' : blockId(number)
      document
        .getElementById(target)
        ?.scrollIntoView({ block: 'nearest', behavior: isCalm() ? 'auto' : 'smooth' })
    }, SCROLL_TO_FORM_MS)
    return () => clearTimeout(timer)
  }, [isReady, number])

  useEffect(() => {
    if (!isMoved.current) return
    isMoved.current = false
    document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
  })

  /** Once whatever lies over the page has gone: the button that was pressed may be gone too. */
  return () => void (isMoved.current = true)
}
