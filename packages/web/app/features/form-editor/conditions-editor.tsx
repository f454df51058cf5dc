import { useState } from 'react'
import { FORM_LIMITS } from '@clubhouse/contract/form-words'
import type { FormCondition, FormQuestion } from '@clubhouse/contract/forms'
import { indexOf } from '@clubhouse/domain/forms/structure'
import { Button } from '../../ui/button/button.tsx'
import { ConditionSentence } from './condition-sentence.tsx'
import styles from './conditions-editor.module.css'
import { useEditor } from './editor-context.ts'
import { CONDITIONS } from './messages.ts'
import { useEdit } from './use-edit.ts'

/** FORM-31: several conditions, of which one is enough. */
export function ConditionsEditor({ question }: { question: FormQuestion }) {
  const edit = useEdit(question)
  const { draft } = useEditor()
  const [isAdding, setAdding] = useState(false)
  const { condition } = question.input
  const save = (next: FormCondition[]) => edit({ change: 'conditions', condition: next })
  const others = indexOf(draft).placed.filter((each) => each.question.question_id !== question.question_id)
  if (others.length === 0) return <p className={styles.none}>{CONDITIONS.alone}</p>
  return (
    <>
      <ul className={styles.list}>
        {condition.map((each, at) => (
          <ConditionSentence
            // By its place: what it says changes while it is chosen.
            key={at}
            question={question}
            condition={each}
            onChange={(changed) => save(condition.with(at, changed))}
            onRemove={() => save(condition.toSpliced(at, 1))}
          />
        ))}
        {isAdding && (
          <ConditionSentence
            key="new"
            question={question}
            condition={null}
            onChange={(added) => {
              save([...condition, added])
              setAdding(false)
            }}
            onRemove={() => setAdding(false)}
          />
        )}
      </ul>
      {!isAdding && (
        <Button
          size="small"
          icon="plus"
          className={styles.add}
          disabled={condition.length >= FORM_LIMITS.conditions}
          onClick={() => setAdding(true)}
        >
          {condition.length === 0 ? CONDITIONS.add : CONDITIONS.addAnother}
        </Button>
      )}
    </>
  )
}
