import { FORM_LIMITS } from '@clubhouse/contract/form-words'
import type { FormCondition, FormQuestion } from '@clubhouse/contract/forms'
import { halfMadeCondition, isWithoutQuestion } from '@clubhouse/domain/forms/half-made-condition'
import { indexOf } from '@clubhouse/domain/forms/structure'
import { Button } from '../../ui/button/button.tsx'
import { ConditionSentence } from './condition-sentence.tsx'
import styles from './conditions-editor.module.css'
import { useEditor } from './editor-context.ts'
import { addConditionId, conditionFieldId } from './element-ids.ts'
import { CONDITIONS } from './messages.ts'
import { useEdit } from './use-edit.ts'

/** FORM-31: several conditions, of which one is enough. */
export function ConditionsEditor({ question }: { question: FormQuestion }) {
  const edit = useEdit(question)
  const { draft, focusLater } = useEditor()
  const { condition } = question.input
  const { question_id: id } = question
  const save = (next: FormCondition[]) => edit({ change: 'conditions', condition: next })
  const others = indexOf(draft).placed.filter((each) => each.question.question_id !== id)

  function remove(at: number) {
    save(condition.toSpliced(at, 1))
    // To what stands in its place now, else to the button that brings another.
    focusLater(at < condition.length - 1 ? conditionFieldId(id, at) : addConditionId(id))
  }

  if (others.length === 0) return <p className={styles.none}>{CONDITIONS.alone}</p>
  return (
    <>
      <ul className={styles.list}>
        {condition.map((each, at) => (
          <ConditionSentence
            // By its place: what it says changes while it is chosen.
            key={at}
            id={conditionFieldId(id, at)}
            question={question}
            condition={each}
            onChange={(changed) => save(condition.toSpliced(at, 1, changed))}
            onRemove={() => remove(at)}
          />
        ))}
      </ul>
      {!condition.some(isWithoutQuestion) && (
        <Button
          id={addConditionId(id)}
          size="small"
          icon="plus"
          className={styles.add}
          disabled={condition.length >= FORM_LIMITS.conditions}
          onClick={() => {
            save([...condition, halfMadeCondition()])
            focusLater(conditionFieldId(id, condition.length))
          }}
        >
          {condition.length === 0 ? CONDITIONS.add : CONDITIONS.addAnother}
        </Button>
      )}
    </>
  )
}
