import type { FormQuestion } from '@clubhouse/contract/forms'
import { ruleInWords } from '@clubhouse/domain/forms/edit/rule-words'
import { isWithoutQuestion } from '@clubhouse/domain/forms/half-made-condition'
import { Icon } from '../../ui/icon/icon.tsx'
import { conditionInWords } from './condition-words.ts'
import { useEditor } from './editor-context.ts'
import styles from './question-card.module.css'

/** What holds for the answer, to be read over without opening anything. */
export function QuestionNotes({ question }: { question: FormQuestion }) {
  const { draft } = useEditor()
  const rules = question.input.validations.flatMap((validation) => ruleInWords(validation) ?? [])
  const conditions = question.input.condition
    // What is not made to its end is said among the problems.
    .filter((condition) => !isWithoutQuestion(condition) && condition.value !== '')
    .map((condition) => conditionInWords(draft, condition))
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
