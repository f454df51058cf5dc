import { useState } from 'react'
import { OTHER } from '@clubhouse/domain/people/forms/options'
import { otherFieldName } from '@clubhouse/domain/people/forms/answers/posted-values'
import { Counter } from '#ui/field/counter.tsx'
import { Field } from '#ui/field/field.tsx'
import fieldStyles from '#ui/field/field.module.css'
import { setInputValue } from '#ui/field/set-input-value.ts'
import { FORM } from '../messages.ts'
import { type ControlProps, lengthLimitOf, otherId } from './control-props.ts'
import styles from './controls.module.css'

type Props = Pick<ControlProps, 'question' | 'answer' | 'id' | 'error' | 'hasScript' | 'isDisabled'>

/** FORM-32, FORM-20. Before a script has come the style sheet shows it, once "Other" is chosen. */
export function OtherField({ question, answer, id, error, hasScript, isDisabled }: Props) {
  const words = typeof answer === 'string' && answer !== OTHER ? answer : ''
  const limit = lengthLimitOf(question)
  const [length, setLength] = useState([...words].length)
  const label = (
    <>
      {FORM.otherWordsOf[question.default_question_id ?? ''] ?? FORM.otherWords}{' '}
      <span className="visually-hidden">{FORM.otherFor(question.label)}</span>
    </>
  )
  return (
    <div className={hasScript ? styles.other : styles.otherWithoutScript}>
      <Field
        id={otherId(id)}
        label={label}
        error={error}
        after={limit !== null && <Counter length={length} limit={limit} />}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            name={otherFieldName(question.question_id)}
            autoComplete="off"
            defaultValue={words}
            disabled={isDisabled}
            className={fieldStyles.control}
            onInput={(event) => setLength([...event.currentTarget.value.trim()].length)}
            onBlur={(event) => setInputValue(event.currentTarget, event.currentTarget.value.trim())}
          />
        )}
      </Field>
    </div>
  )
}
