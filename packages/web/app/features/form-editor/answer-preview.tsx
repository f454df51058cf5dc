import { memo } from 'react'
import type { FormQuestion } from '@clubhouse/contract/forms'
import { controlOf } from '@clubhouse/domain/forms/controls'
import { editQuestion } from '@clubhouse/domain/forms/edit/edit-question'
import type { Form } from '@clubhouse/domain/forms/structure'
import { QuestionPreview } from '../dynamic-form/question-preview.tsx'
import { QUESTION } from './messages.ts'
import styles from './question-card.module.css'

type Props = {
  question: FormQuestion
  /** Below its label, which is not said again; a box to tick says nothing without it. */
  isSmall?: boolean
}

/** FORMED-02: to be looked at only; the live preview is for trying out. Drawn again for its own question alone. */
export const AnswerPreview = memo(function AnswerPreview({ question, isSmall = false }: Props) {
  const shown = isSmall && controlOf(question) !== 'tick' ? withoutLabel(question) : question
  return (
    <div
      className={styles.preview}
      role="img"
      aria-label={`${QUESTION.preview}: ${question.label}`}
      data-small={isSmall || undefined}
    >
      <div inert>
        <QuestionPreview form={formOf(shown)} question={shown} />
      </div>
    </div>
  )
})

const withoutLabel = (question: FormQuestion): FormQuestion =>
  editQuestion(question, { change: 'display', display: { show_label: false } })

/** As it begins, before anything else was answered. */
const formOf = (question: FormQuestion): Form => ({
  sections: [
    { section_id: 'preview', default_section_id: null, label: '', sequence: 1, questions: [question] },
  ],
})
