import { FORM_LIMITS } from '@clubhouse/contract/people/form-words'
import type { FormQuestion } from '@clubhouse/contract/people/forms'
import {
  type ConditionRule,
  conditionRules,
  storedConditions,
} from '@clubhouse/domain/people/forms/edit/condition-rules'
import { halfMadeCondition, isWithoutQuestion } from '@clubhouse/domain/people/forms/new-question'
import { indexOf } from '@clubhouse/domain/people/forms/structure'
import { Button } from '#ui/button/button.tsx'
import { ConditionSentence } from './condition-sentence.tsx'
import styles from './conditions-editor.module.css'
import { useEdit, useEditor } from '../editor-context.ts'
import { addConditionId, conditionFieldId } from '../element-ids.ts'
import { CONDITIONS } from '../messages.ts'

/** FORM-31: several rules, all of which have to let the question be asked. */
export function ConditionsEditor({ question }: { question: FormQuestion }) {
  const edit = useEdit(question)
  const { draft, focusLater } = useEditor()
  const { question_id: id } = question
  const rules = conditionRules(draft, question)
  const save = (next: ConditionRule[]) => edit({ change: 'conditions', condition: storedConditions(next) })
  const others = indexOf(draft).placed.filter((each) => each.question.question_id !== id)
  const isBegun = question.input.condition.some(isWithoutQuestion)

  function remove(at: number) {
    save(rules.toSpliced(at, 1))
    // To what stands in its place now, else to the button that brings another.
    focusLater(at < rules.length - 1 ? conditionFieldId(id, at) : addConditionId(id))
  }

  if (others.length === 0) return <p className={styles.none}>{CONDITIONS.alone}</p>
  return (
    <>
      <ul className={styles.list}>
        {rules.map((rule, at) => (
          <ConditionSentence
            // By its place: what it says changes while it is chosen.
            key={at}
            id={conditionFieldId(id, at)}
            question={question}
            rule={rule}
            others={rules.toSpliced(at, 1)}
            isFirst={at === 0}
            onChange={(changed) => save(rules.toSpliced(at, 1, changed))}
            onRemove={() => remove(at)}
          />
        ))}
      </ul>
      {!isBegun && (
        <Button
          id={addConditionId(id)}
          size="small"
          icon="plus"
          className={styles.add}
          disabled={question.input.condition.length >= FORM_LIMITS.conditions}
          onClick={() => {
            save([...rules, { says: 'unless', condition: halfMadeCondition() }])
            focusLater(conditionFieldId(id, rules.length))
          }}
        >
          {rules.length === 0 ? CONDITIONS.add : CONDITIONS.addAnother}
        </Button>
      )}
    </>
  )
}
