import { useState } from 'react'
import { FORM_LIMITS } from '@clubhouse/contract/people/form-words'
import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { circleThrough } from '@clubhouse/domain/people/forms/edit/condition-circle'
import {
  type ConditionRule,
  firstOnlyIf,
  storedConditions,
} from '@clubhouse/domain/people/forms/edit/condition-rules'
import { possibleAnswers } from '@clubhouse/domain/people/forms/edit/possible-answers'
import { disabledWhen, isWithoutQuestion } from '@clubhouse/domain/people/forms/new-question'
import { indexOf, inputTypeOf } from '@clubhouse/domain/people/forms/structure'
import { IconButton } from '#ui/button/icon-button.tsx'
import { FieldError } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { AnswersToKeep } from './answers-to-keep.tsx'
import { ConditionValue } from './condition-value.tsx'
import styles from './conditions-editor.module.css'
import { useEditor } from '../editor-context.ts'
import { CONDITIONS } from '../messages.ts'

type Props = {
  /** Of the field in which the question is chosen. */
  id: string
  question: FormQuestion
  rule: ConditionRule
  /** The other rules of this question: all of them together are stored. */
  others: readonly ConditionRule[]
  isFirst: boolean
  onChange: (rule: ConditionRule) => void
  onRemove: () => void
}

/** "Ask this only if [Need a lift home?] is [Yes]"; what cannot be said so, "Disable this question when [Town] is […]". */
export function ConditionSentence({ id, question, rule, others, isFirst, onChange, onRemove }: Props) {
  const { draft } = useEditor()
  const [refused, setRefused] = useState<string | null>(null)
  const { placed, byId } = indexOf(draft)
  const controlling =
    rule.says === 'only-if' ? rule.controlling : byId.get(rule.condition.question_id)?.question
  const isBegun = rule.says === 'unless' && isWithoutQuestion(rule.condition)
  // What has a rule already is changed there.
  const taken = new Set(
    others.flatMap((each) => (each.says === 'only-if' ? [each.controlling.question_id] : [])),
  )
  const options = placed
    .filter(({ question: { question_id: other } }) => other !== question.question_id && !taken.has(other))
    .map((each) => ({ value: each.question.question_id, label: each.question.label || CONDITIONS.unnamed }))

  function choose(chosenId: string) {
    const chosen = byId.get(chosenId)?.question
    if (!chosen) return
    const circle = circleThrough(draft, question.question_id, chosenId)
    setRefused(circle.length === 0 ? null : CONDITIONS.circle(question.label, chosen.label, names(circle)))
    if (circle.length > 0) return
    const positive = firstOnlyIf(draft, chosen)
    if (positive && storedConditions([...others, positive]).length <= FORM_LIMITS.conditions)
      return onChange(positive)
    const first = possibleAnswers(draft, chosen)?.[0]
    // What has to be typed is typed next; until then it is said to be missing.
    onChange({ says: 'unless', condition: disabledWhen(chosenId, valueFor(chosen, first?.value ?? '')) })
  }

  return (
    <li className={styles.sentence}>
      <p className={styles.word}>
        {rule.says === 'only-if' || isBegun ? CONDITIONS.onlyIf(isFirst) : CONDITIONS.when}
      </p>
      <Select
        id={id}
        label={CONDITIONS.question}
        hidesLabel
        value={controlling?.question_id ?? ''}
        {...(!controlling && { placeholder: isBegun ? CONDITIONS.choose : CONDITIONS.missing })}
        options={options}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {/* A list that opens cuts a long question off; here it can be read to its end. */}
      {controlling && controlling.label.length > LONG && (
        <p className={styles.whole}>“{controlling.label}”</p>
      )}
      {controlling && (
        <>
          <span className={styles.word}>{CONDITIONS.is(inputTypeOf(controlling))}</span>
          {rule.says === 'only-if' ? (
            <AnswersToKeep
              key={controlling.question_id}
              answers={rule.answers}
              kept={rule.kept}
              onChange={(kept) => onChange({ ...rule, kept })}
            />
          ) : (
            <ConditionValue
              key={controlling.question_id}
              controlling={controlling}
              value={rule.condition.value}
              onChange={(value) =>
                onChange({
                  says: 'unless',
                  condition: disabledWhen(controlling.question_id, valueFor(controlling, value)),
                })
              }
            />
          )}
        </>
      )}
      <IconButton icon="close" label={CONDITIONS.remove} className={styles.remove} onClick={onRemove} />
      <div role="status">
        {refused && <FieldError id={`${question.question_id}-circle`}>{refused}</FieldError>}
      </div>
    </li>
  )
}

/** About as many letters as a list shows on a phone. */
const LONG = 24

const valueFor = (controlling: FormQuestion, value: string): string | boolean =>
  inputTypeOf(controlling) === 'boolean' ? value === 'true' : value

const names = (circle: readonly FormQuestion[]): string => circle.map(({ label }) => `“${label}”`).join(', ')
