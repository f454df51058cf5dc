import { createContext, type Dispatch, use } from 'react'
import type { FormKind, FormQuestion } from '@clubhouse/contract/people/forms'
import type { FormProblem } from '@clubhouse/domain/people/forms/check/check-form'
import type { QuestionEdit } from '@clubhouse/domain/people/forms/edit/edit-question'
import type { FormDraft } from './edit-draft.ts'
import type { EditorAction } from './editor-state.ts'

/** What every part of the editor needs. */
export interface Editor {
  kind: FormKind
  draft: FormDraft
  dispatch: Dispatch<EditorAction>
  problems: readonly FormProblem[]
  /** The day it is for the club, as a plain date. */
  today: string
  /** Tells screen readers what has happened where eyes see it. */
  say: (words: string) => void
  /** Moves the focus once what was done is on the page. */
  focusLater: (id: string) => void
  /** The section whose questions are shown. */
  show: (sectionId: string) => void
  /** The question that is open for editing. */
  opened: string | null
  open: (questionId: string | null) => void
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('Parts of the form editor belong inside it')
  return editor
}

/** Changes one question. */
export function useEdit({ question_id }: FormQuestion): (edit: QuestionEdit) => void {
  const { dispatch } = useEditor()
  return (edit) => dispatch({ type: 'edit-question', question_id, edit })
}
