import { useState } from 'react'
import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { FORM_LIMITS } from '@clubhouse/contract/people/form-words'
import { possibleAnswers } from '@clubhouse/domain/people/forms/edit/possible-answers'
import { inputTypeOf } from '@clubhouse/domain/people/forms/structure'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useEditor } from '../editor-context.ts'
import { CONDITIONS } from '../messages.ts'

type Props = {
  controlling: FormQuestion
  value: string | boolean
  onChange: (value: string) => void
}

/** What a condition waits for: only what can be answered. */
export function ConditionValue({ controlling, value, onChange }: Props) {
  const { draft } = useEditor()
  const answers = possibleAnswers(draft, controlling)
  const now = String(value)
  if (answers)
    return (
      <Select
        label={CONDITIONS.answer}
        hidesLabel
        value={answers.some((answer) => answer.value === now) ? now : ''}
        {...(answers.some((answer) => answer.value === now) ? {} : { placeholder: now || CONDITIONS.choose })}
        options={answers}
        onChange={(event) => event.currentTarget.value && onChange(event.currentTarget.value)}
      />
    )
  if (inputTypeOf(controlling) === 'date')
    return (
      <DateField
        label={CONDITIONS.answer}
        hidesLabel
        defaultValue={displayDate(now)}
        onDate={(date) => date.ok && date.iso !== now && onChange(date.iso)}
      />
    )
  return <TypedValue value={now} onChange={onChange} />
}

/** Heard once it was typed to its end: half a word is no condition. */
function TypedValue({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  // What was typed over another value is forgotten with it; the field itself stays, and so does the focus.
  const [typed, setTyped] = useState({ over: value, words: value })
  const words = typed.over === value ? typed.words : value
  const finish = () => words.trim() !== '' && words.trim() !== value && onChange(words.trim())
  return (
    <TextField
      label={CONDITIONS.answer}
      hidesLabel
      placeholder={CONDITIONS.typed}
      value={words}
      maxLength={FORM_LIMITS.label}
      onChange={(event) => setTyped({ over: value, words: event.currentTarget.value })}
      onBlur={finish}
      onKeyDown={(event) => event.key === 'Enter' && finish()}
    />
  )
}
