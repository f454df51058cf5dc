import { useId } from 'react'
import type { FormOption } from '@clubhouse/contract/people/forms'
import { mayKeep } from '@clubhouse/domain/people/forms/edit/condition-rules'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { ChoiceGroup } from '#ui/field/choice-group.tsx'
import { Select } from '#ui/field/select.tsx'
import styles from './conditions-editor.module.css'
import { CONDITIONS } from '../messages.ts'

type Props = {
  answers: readonly FormOption[]
  kept: readonly string[]
  onChange: (kept: string[]) => void
}

/** For which answers a question is asked: one of two, or some of a few. */
export function AnswersToKeep({ answers, kept, onChange }: Props) {
  const id = useId()
  if (answers.length === 2)
    return (
      <Select
        label={CONDITIONS.answer}
        hidesLabel
        value={kept[0] ?? ''}
        options={answers}
        onChange={(event) => onChange([event.currentTarget.value])}
      />
    )
  const without = (value: string) => kept.filter((each) => each !== value)
  return (
    <div className={styles.answers}>
      <ChoiceGroup id={id} label={CONDITIONS.answer} hidesLabel hint={CONDITIONS.someHint}>
        {answers.map(({ value, label }) => {
          const isKept = kept.includes(value)
          const next = isKept ? without(value) : [...kept, value]
          return (
            <Checkbox
              key={value}
              label={label}
              checked={isKept}
              // The last one stays, and the last that is left out: else there would be no rule.
              disabled={!mayKeep(answers, next)}
              onChange={() => onChange(next)}
            />
          )
        })}
      </ChoiceGroup>
    </div>
  )
}
