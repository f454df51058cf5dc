import type { FilterOptions, FilterQuestion } from '@clubhouse/contract/messages/office/recipient-filters'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { type ConditionDraft, questionOf } from './condition-draft.ts'
import { CHOICES, MATCHES } from './condition-words.ts'
import styles from './edit.module.css'

interface Props {
  draft: ConditionDraft
  options: FilterOptions
  onChange: (changes: Partial<ConditionDraft>) => void
}

/** What a condition is about, asked in the way that fits it. None of it has a name, so nothing of it is sent. */
export function ConditionValues({ draft, options, onChange }: Props) {
  const question = questionOf(draft, options)
  if (question) return <AnswerValues draft={draft} question={question} onChange={onChange} />
  const several = (each: readonly { value: string; label: string }[], legend: string) => (
    <Several options={each} legend={legend} draft={draft} onChange={onChange} />
  )
  switch (draft.what) {
    case 'plan':
      return several(
        options.plans.map(({ id, name }) => ({ value: id, label: name })),
        'Any of these plans',
      )
    case 'program':
      return several(
        options.programs.map(({ id, name }) => ({ value: id, label: name })),
        'Any of these programmes',
      )
    case 'group':
      return several(
        options.groups.map(({ id, name }) => ({ value: id, label: name })),
        'Any of these groups',
      )
    case 'status':
      return several(pairs(CHOICES.status), 'Any of these')
    case 'kind':
    case 'payment':
    case 'write_to':
      return (
        <Select
          label="Which"
          placeholder="Choose…"
          value={draft.chosen[0] ?? ''}
          options={pairs(CHOICES[draft.what])}
          onChange={(event) =>
            onChange({ chosen: event.currentTarget.value ? [event.currentTarget.value] : [] })
          }
        />
      )
    case 'age':
      return (
        <>
          <div className={styles.ages} data-hints="below">
            {age('From', 'from')}
            {age('Up to', 'to')}
            <DateField
              calendar
              label="On the day"
              defaultValue={draft.on && displayDate(draft.on)}
              optional
              onDate={(day) => onChange({ on: day.ok ? day.iso : '' })}
            />
          </div>
          <p className={styles.note}>Under 12 is up to 11. Without a day, today counts.</p>
        </>
      )
    default:
      return null
  }

  function age(label: string, which: 'from' | 'to') {
    return (
      <TextField
        label={label}
        inputMode="numeric"
        maxLength={3}
        value={draft[which]}
        optional
        onChange={(event) => onChange({ [which]: event.currentTarget.value.replaceAll(/\D/g, '') })}
      />
    )
  }
}

const pairs = (choices: Record<string, string>) =>
  Object.entries(choices).map(([value, label]) => ({ value, label }))

type SeveralProps = Omit<Props, 'options'> & {
  options: readonly { value: string; label: string }[]
  legend: string
}

function Several({ options, legend, draft: { chosen }, onChange }: SeveralProps) {
  return (
    <fieldset className={styles.several}>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={({ currentTarget: { checked } }) =>
            onChange({ chosen: checked ? [...chosen, value] : chosen.filter((each) => each !== value) })
          }
        />
      ))}
    </fieldset>
  )
}

/** Which answers can be compared; a day or a number is given or it is not. */
const COMPARED = /^(text|boolean|singleChoice|multipleChoice)$/

function AnswerValues({ draft, question, onChange }: Omit<Props, 'options'> & { question: FilterQuestion }) {
  const isCompared = question.type !== null && COMPARED.test(question.type)
  const matches = Object.entries(MATCHES)
    .map(([value, label]) => ({ value, label }))
    .filter(({ value }) => isCompared || value === 'answered' || value === 'unanswered')
  const options =
    question.type === 'boolean'
      ? [
          { value: 'true', label: 'Yes' },
          { value: 'false', label: 'No' },
        ]
      : question.options.map((value) => ({ value, label: value }))
  const asksFor = draft.match === 'is' || draft.match === 'is_not'
  return (
    <>
      <Select
        label="The answer"
        value={draft.match}
        options={matches}
        onChange={(event) => onChange({ match: event.currentTarget.value as ConditionDraft['match'] })}
      />
      {isCompared && asksFor && options.length > 0 && (
        <Several options={options} draft={draft} onChange={onChange} legend="Any of these" />
      )}
      {isCompared && asksFor && options.length === 0 && (
        <TextField
          label="These words"
          value={draft.text}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
        />
      )}
    </>
  )
}

/** How a question begins when it is chosen. */
export const firstMatch = (question: FilterQuestion | null): ConditionDraft['match'] =>
  question && !(question.type !== null && COMPARED.test(question.type)) ? 'answered' : 'is'
