import type { FormQuestion } from '@clubhouse/contract/forms'
import { QuestionPreview } from '../dynamic-form/question-preview.tsx'
import { useEditor } from './editor-context.ts'
import { QUESTION } from './messages.ts'
import styles from './question-card.module.css'

/** FORMED-02: to be looked at only; the live preview is for trying out. */
export function AnswerPreview({ question }: { question: FormQuestion }) {
  const { draft } = useEditor()
  return (
    <div className={styles.preview} role="img" aria-label={`${QUESTION.preview}: ${question.label}`}>
      <div inert>
        <QuestionPreview form={draft} question={question} />
      </div>
    </div>
  )
}
