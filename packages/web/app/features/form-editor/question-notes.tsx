import type { FormQuestion } from '@clubhouse/contract/forms'
import { ruleInWords } from '@clubhouse/domain/forms/edit/rule-words'
import { Icon } from '../../ui/icon/icon.tsx'
import { conditionsInWords } from './condition-words.ts'
import { useEditor } from './editor-context.ts'
import styles from './question-card.module.css'

/** What holds for the answer, to be read over without opening anything. */
export function QuestionNotes({ question }: { question: FormQuestion }) {
  const { draft } = useEditor()
  const rules = question.input.validations.flatMap((validation) => ruleInWords(validation) ?? [])
  const conditions = conditionsInWords(draft, question)
  if (rules.length + conditions.length === 0) return null
  return (
    <ul className={styles.notes}>
      {rules.map((rule) => (
        <li key={rule}>
          <Icon name="check" />
          {rule}
        </li>
      ))}
      {conditions.map((condition) => (
        <li key={condition}>
          <Icon name="eye-off" />
          {condition}
        </li>
      ))}
    </ul>
  )
}
