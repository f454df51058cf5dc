import { type RefObject, useEffect } from 'react'
import type { FormDraft } from '#parts/people/form-editor/edit-draft.ts'
import type { Look } from '#parts/people/form-editor/form-editor.tsx'
import type { EditView } from '../edit/edit-toolbar.tsx'

/** Room above what is led to, so that its label is seen too. */
const ABOVE_PX = 56

/** The preview shows what is being edited: the section, or the question that is open. */
export function usePreviewFollows(
  frame: RefObject<HTMLElement | null>,
  prefix: string,
  { sectionId, questionId }: Look,
  view: EditView,
  shown: FormDraft,
): void {
  useEffect(() => {
    // What was just added is not in the preview yet; it is drawn anew with every change.
    const section = shown.sections.find(({ section_id }) => section_id === sectionId)
    const question = questionId && document.getElementById(`${prefix}-${questionId}`)
    // A question that waits for another answer is folded away and has no place of its own.
    const target =
      (question && question.closest('[data-fold=folded]') === null && question) ||
      (section && document.getElementById(`${prefix}-section-${section.section_id}`))
    const box = frame.current
    if (!box || !target) return
    // Beside the questions it scrolls by itself; in their place it is the page that scrolls.
    if (box.scrollHeight > box.clientHeight) {
      const top = target.getBoundingClientRect().top - box.getBoundingClientRect().top
      box.scrollBy({ top: top - ABOVE_PX })
    } else if (view !== 'questions') {
      target.scrollIntoView({ block: 'center' })
      box.scrollTo({ left: 0 })
    }
  }, [frame, prefix, sectionId, questionId, view, shown])
}
