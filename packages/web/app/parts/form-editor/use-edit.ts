import type { FormQuestion } from '@clubhouse/contract/forms'
import type { QuestionEdit } from '@clubhouse/domain/forms/edit/edit-question'
import { useEditor } from './editor-context.ts'

/** Changes one question. */
export function useEdit({ question_id }: FormQuestion): (edit: QuestionEdit) => void {
  const { dispatch } = useEditor()
  return (edit) => dispatch({ type: 'edit-question', question_id, edit })
}
