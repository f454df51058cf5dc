import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { Icon } from '#ui/icon/icon.tsx'
import { conditionsInWords } from '../conditions/condition-words.ts'
import { useEditor } from '../editor-context.ts'
import styles from './question-card.module.css'

/** When a question is asked, to be read over without opening anything. */
export function QuestionNotes({ question }: { question: FormQuestion }) {
  const { draft } = useEditor()
  const conditions = conditionsInWords(draft, question)
  if (conditions.length === 0) return null
  return (
    <ul className={styles.notes}>
      {conditions.map((condition) => (
        <li key={condition}>
          <Icon name="filter" />
          {condition}
        </li>
      ))}
    </ul>
  )
}
