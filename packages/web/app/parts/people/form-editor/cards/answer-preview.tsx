import { memo } from 'react'
import type { FormQuestion } from '@clubhouse/contract/people/forms'
import type { Form } from '@clubhouse/domain/people/forms/structure'
import { QuestionPreview } from '#parts/people/dynamic-form/question-preview.tsx'
import { QUESTION } from '../messages.ts'
import styles from './question-card.module.css'

/** FORMED-02: to be looked at only; the live preview is for trying out. Drawn again for its own question alone. */
export const AnswerPreview = memo(function AnswerPreview({ question }: { question: FormQuestion }) {
  return (
    <div className={styles.preview} role="img" aria-label={`${QUESTION.preview}: ${question.label}`}>
      <div inert>
        <QuestionPreview form={formOf(question)} question={question} />
      </div>
    </div>
  )
})

/** As it begins, before anything else was answered. */
const formOf = (question: FormQuestion): Form => ({
  sections: [
    { section_id: 'preview', default_section_id: null, label: '', sequence: 1, questions: [question] },
  ],
})
