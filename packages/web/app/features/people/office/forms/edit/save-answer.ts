import type { SavedForm } from '@clubhouse/contract/people/office/forms'
import type { FormProblem } from '@clubhouse/domain/people/forms/check/check-form'
import { indexOf, type Form } from '@clubhouse/domain/people/forms/structure'

/** What became of a save. */
export type SaveAnswer =
  | { kind: 'saved'; form: SavedForm }
  /** Somebody else saved first: what stands there now. */
  | { kind: 'conflict'; theirs: SavedForm }
  /** By the id of a question, by `section.` and that of a section, or by the form itself. */
  | { kind: 'broken'; message: string; errors: Record<string, string> }
  | { kind: 'signed-out' }
  | { kind: 'failed'; message: string }

/** What the server objects to, each at the question or section that it is about. */
export function problemsIn(
  form: Form,
  { message, errors }: Pick<Extract<SaveAnswer, { kind: 'broken' }>, 'message' | 'errors'>,
): FormProblem[] {
  const { sections, byId } = indexOf(form)
  const found = Object.entries(errors).map(([id, text]): FormProblem => {
    const placed = byId.get(id)
    if (placed) return { question_id: id, section_id: placed.section.section_id, message: text }
    const section = sections.find(({ section_id }) => `section.${section_id}` === id)
    return { question_id: null, section_id: section?.section_id ?? null, message: text }
  })
  return found.length > 0 ? found : [{ question_id: null, section_id: null, message }]
}
