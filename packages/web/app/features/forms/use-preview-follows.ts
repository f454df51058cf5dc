import { type RefObject, useEffect } from 'react'
import type { Look } from '../form-editor/form-editor.tsx'
import type { EditView } from './edit-toolbar.tsx'

/** Room above what is led to, so that its label is seen too. */
const ABOVE_PX = 56

/** The preview shows what is being edited: the section, or the question that is open. */
export function usePreviewFollows(
  frame: RefObject<HTMLElement | null>,
  prefix: string,
  { sectionId, questionId }: Look,
  view: EditView,
  round: number,
): void {
  useEffect(() => {
    const target =
      (questionId && document.getElementById(`${prefix}-${questionId}`)) ||
      (sectionId && document.getElementById(`${prefix}-section-${sectionId}`))
    const box = frame.current
    if (!box || !target) return
    // Beside the questions it scrolls by itself; in their place it is the page that scrolls.
    if (box.scrollHeight > box.clientHeight) {
      const top = target.getBoundingClientRect().top - box.getBoundingClientRect().top
      box.scrollTop += top - ABOVE_PX
    } else if (view !== 'questions') target.scrollIntoView({ block: 'center' })
  }, [frame, prefix, sectionId, questionId, view, round])
}
