import { useState } from 'react'
import type { FormCondition, FormQuestion } from '@clubhouse/contract/forms'
import { circleThrough } from '@clubhouse/domain/forms/edit/condition-circle'
import { possibleAnswers } from '@clubhouse/domain/forms/edit/possible-answers'
import { isWithoutQuestion } from '@clubhouse/domain/forms/half-made-condition'
import { disabledWhen } from '@clubhouse/domain/forms/new-question'
import { indexOf, inputTypeOf } from '@clubhouse/domain/forms/structure'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { FieldError } from '../../ui/field/field.tsx'
import { Select } from '../../ui/field/select.tsx'
import { ConditionValue } from './condition-value.tsx'
import styles from './conditions-editor.module.css'
import { useEditor } from './editor-context.ts'
import { CONDITIONS } from './messages.ts'

type Props = {
  /** Of the field in which the question is chosen. */
  id: string
  question: FormQuestion
  condition: FormCondition
  onChange: (condition: FormCondition) => void
  onRemove: () => void
}

/** "Disable this question when [School] is [None]". */
export function ConditionSentence({ id: fieldId, question, condition, onChange, onRemove }: Props) {
  const { draft } = useEditor()
  const [refused, setRefused] = useState<string | null>(null)
  const { placed, byId } = indexOf(draft)
  const controlling = byId.get(condition.question_id)?.question
  const options = placed
    .filter((each) => each.question.question_id !== question.question_id)
    .map((each) => ({ value: each.question.question_id, label: each.question.label || CONDITIONS.unnamed }))

  function choose(id: string) {
    const chosen = byId.get(id)?.question
    if (!chosen) return
    const circle = circleThrough(draft, question.question_id, id)
    setRefused(circle.length === 0 ? null : CONDITIONS.circle(question.label, chosen.label, names(circle)))
    if (circle.length > 0) return
    const first = possibleAnswers(draft, chosen)?.[0]
    // What has to be typed is typed next; until then it is said to be missing.
    onChange(disabledWhen(id, first ? valueFor(chosen, first.value) : ''))
  }

  return (
    <li className={styles.sentence}>
      <span className={styles.word}>{CONDITIONS.when}</span>
      <Select
        id={fieldId}
        label={CONDITIONS.question}
        hidesLabel
        value={controlling?.question_id ?? ''}
        {...(!controlling && {
          placeholder: isWithoutQuestion(condition) ? CONDITIONS.choose : CONDITIONS.missing,
        })}
        options={options}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {controlling && (
        <>
          <span className={styles.word}>{CONDITIONS.is(inputTypeOf(controlling))}</span>
          <ConditionValue
            key={controlling.question_id}
            controlling={controlling}
            value={condition.value}
            onChange={(value) =>
              onChange(disabledWhen(controlling.question_id, valueFor(controlling, value)))
            }
          />
        </>
      )}
      <IconButton icon="close" label={CONDITIONS.remove} className={styles.remove} onClick={onRemove} />
      <div role="status" className={styles.refused}>
        {refused && <FieldError id={`${question.question_id}-circle`}>{refused}</FieldError>}
      </div>
    </li>
  )
}

const valueFor = (controlling: FormQuestion, value: string): string | boolean =>
  inputTypeOf(controlling) === 'boolean' ? value === 'true' : value

const names = (circle: readonly FormQuestion[]): string => circle.map(({ label }) => `“${label}”`).join(', ')
