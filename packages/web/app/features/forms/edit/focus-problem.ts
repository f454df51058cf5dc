import type { FormProblem } from '@clubhouse/domain/forms/check/check-form'
import { cardId, sectionTitleId, SUMMARY_ID } from '../../../parts/form-editor/element-ids.ts'

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
