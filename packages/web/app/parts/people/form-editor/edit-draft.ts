import { FORM_LIMITS } from '@clubhouse/contract/people/form-words'
import type { FormKind, FormSection } from '@clubhouse/contract/people/forms'
import { type Addition, addedQuestion } from '@clubhouse/domain/people/forms/edit/added-question'
import { circleThrough } from '@clubhouse/domain/people/forms/edit/condition-circle'
import type { QuestionEdit } from '@clubhouse/domain/people/forms/edit/edit-question'
import {
  changeQuestion,
  insertQuestion,
  markDeleted,
  mayRemoveSection,
  moveQuestion,
  moveSection,
  type Place,
  questionIn,
} from '@clubhouse/domain/people/forms/edit/edit-sections'
import { isFixedRequired } from '@clubhouse/domain/people/forms/fixed-required'

/** What an admin is writing. */
export interface FormDraft {
  readonly name: string
  readonly sections: readonly FormSection[]
}

/** What an admin does to a form. New ids come with the action: the same action does the same each time. */
export type DraftAction =
  | { type: 'rename'; name: string }
  | { type: 'add-section'; section_id: string; label: string }
  | { type: 'rename-section'; section_id: string; label: string }
  | { type: 'move-section'; section_id: string; to: number }
  | { type: 'remove-section'; section_id: string }
  | { type: 'add-question'; at: Place; addition: Addition }
  | { type: 'edit-question'; question_id: string; edit: QuestionEdit }
  | { type: 'move-question'; question_id: string; to: Place }
  | { type: 'delete-question'; question_id: string }
  | { type: 'restore-question'; question_id: string }

/** The same draft where the action may not be done; the editor says why beside the control. */
export function editDraft(kind: FormKind, draft: FormDraft, action: DraftAction): FormDraft {
  if (action.type === 'rename') return { ...draft, name: action.name }
  if (!isAllowed(kind, draft, action)) return draft
  return { ...draft, sections: editSections(kind, draft, action) }
}

function editSections(
  kind: FormKind,
  draft: FormDraft,
  action: Exclude<DraftAction, { type: 'rename' }>,
): FormSection[] {
  const { sections } = draft
  switch (action.type) {
    case 'add-section':
      return [...sections, newSection(action.section_id, action.label)]
    case 'rename-section':
      return sections.map((section) =>
        section.section_id === action.section_id ? { ...section, label: action.label } : section,
      )
    case 'move-section':
      return moveSection(sections, action.section_id, action.to)
    case 'remove-section':
      return sections.filter(({ section_id }) => section_id !== action.section_id)
    case 'add-question':
      return insertQuestion(sections, addedQuestion(kind, draft, action.addition), action.at)
    case 'edit-question':
      return changeQuestion(sections, action.question_id, action.edit)
    case 'move-question':
      return moveQuestion(sections, action.question_id, action.to)
    case 'delete-question':
      return markDeleted(kind, sections, action.question_id, true)
    case 'restore-question':
      return markDeleted(kind, sections, action.question_id, false)
  }
}

function isAllowed(kind: FormKind, draft: FormDraft, action: DraftAction): boolean {
  const { sections } = draft
  if (action.type === 'add-section') return sections.length < FORM_LIMITS.sections
  if (action.type === 'add-question')
    return sections.flatMap(({ questions }) => questions).length < FORM_LIMITS.questions
  if (action.type === 'edit-question') return mayEdit(kind, draft, action)
  if (action.type === 'remove-section')
    return sections.some((each) => each.section_id === action.section_id && mayRemoveSection(kind, each))
  if (action.type !== 'delete-question') return true
  const question = questionIn(sections, action.question_id)
  return question !== null && !isFixedRequired(kind, question)
}

function mayEdit(
  kind: FormKind,
  draft: FormDraft,
  { question_id, edit }: Extract<DraftAction, { type: 'edit-question' }>,
): boolean {
  const question = questionIn(draft.sections, question_id)
  if (!question) return false
  // FORMED-03
  if (edit.change === 'required') return edit.isRequired || !isFixedRequired(kind, question)
  if (edit.change !== 'conditions') return true
  const added = edit.condition.filter((each) => !question.input.condition.includes(each))
  return added.every((each) => circleThrough(draft, question_id, each.question_id).length === 0)
}

const newSection = (id: string, label: string): FormSection => ({
  section_id: id,
  default_section_id: null,
  label,
  sequence: 0,
  questions: [],
})

/** What is typed key by key is one step: the same name for each key. Null for what is done once. */
export function runOf(action: DraftAction): string | null {
  if (action.type === 'rename') return 'name'
  if (action.type === 'rename-section') return `section ${action.section_id}`
  if (action.type !== 'edit-question') return null
  const typed = typedInto(action.edit)
  return typed === null ? null : `${typed} of ${action.question_id}`
}

function typedInto(edit: QuestionEdit): string | null {
  if (edit.change === 'rename-option') return `option ${edit.at}`
  if (edit.change === 'word-validation') return `words ${edit.validation_id}`
  if (edit.change === 'bound-validation') return `${Object.keys(edit.metadata).join()} ${edit.validation_id}`
  if (edit.change === 'display')
    return 'hint' in edit.display ? 'hint' : 'mask' in edit.display ? 'mask' : null
  return ['label', 'page-link', 'options-url'].includes(edit.change) ? edit.change : null
}
