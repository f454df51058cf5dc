import type { FormQuestion } from '@clubhouse/contract/forms'
import { controlOf } from '@clubhouse/domain/forms/controls'
import { editQuestion } from '@clubhouse/domain/forms/edit/edit-question'
import { QuestionPreview } from '../dynamic-form/question-preview.tsx'
import { useEditor } from './editor-context.ts'
import { QUESTION } from './messages.ts'
import styles from './question-card.module.css'

type Props = {
  question: FormQuestion
  /** Where it stands above already; a box to tick says nothing without it. */
  hidesLabel?: boolean
}

/** FORMED-02: to be looked at only; the live preview is for trying out. */
export function AnswerPreview({ question, hidesLabel = false }: Props) {
  const { draft } = useEditor()
  const shown = hidesLabel && controlOf(question) !== 'tick' ? withoutLabel(question) : question
  return (
    <div className={styles.preview} role="img" aria-label={`${QUESTION.preview}: ${question.label}`}>
      <div inert>
        <QuestionPreview form={draft} question={shown} />
      </div>
    </div>
  )
}

const withoutLabel = (question: FormQuestion): FormQuestion =>
  editQuestion(question, { change: 'display', display: { show_label: false } })
