import { useState } from 'react'
import {
  type Bound,
  MOST_YEARS,
  readBound,
  writeBound,
} from '@clubhouse/domain/people/forms/edit/bound-words'
import { DATE_PROBLEMS, displayDate } from '@clubhouse/domain/time/plain-date'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { BOUND_NAMES, RULES } from '../messages.ts'
import styles from './rules-editor.module.css'

type Props = { id?: string; label: string; bound: string | null; onChange: (bound: string | null) => void }

/** One side of a date's bounds, chosen in words. */
export function BoundField({ id, label, bound, onChange }: Props) {
  const now = readBound(bound)
  // "A date" is chosen before there is one.
  const [isChoosingDay, setChoosingDay] = useState(false)
  const kind = isChoosingDay ? 'day' : now.is

  function choose(is: string) {
    setChoosingDay(is === 'day')
    if (is === 'day') return
    const years = 'years' in now ? now.years : 18
    const next: Record<string, Bound> = {
      none: { is: 'none' },
      today: { is: 'today' },
      'years-ago': { is: 'years-ago', years },
      'years-ahead': { is: 'years-ahead', years },
    }
    onChange(writeBound(next[is] ?? now))
  }

  return (
    <div className={styles.bound}>
      <Select
        id={id}
        label={label}
        value={kind}
        options={[
          ...Object.entries(BOUND_NAMES).map(([value, name]) => ({ value, label: name })),
          ...(now.is === 'unreadable' ? [{ value: 'unreadable', label: now.text }] : []),
        ]}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {!isChoosingDay && 'years' in now && (
        <YearsField
          key={now.is}
          years={now.years}
          label={`${label}: ${RULES.years}`}
          onChange={(years) => onChange(writeBound({ ...now, years }))}
        />
      )}
      {kind === 'day' && (
        <DayField
          label={`${label}: ${RULES.day}`}
          day={now.is === 'day' ? now.day : ''}
          onChange={(day) => {
            setChoosingDay(false)
            onChange(writeBound({ is: 'day', day }))
          }}
        />
      )}
    </div>
  )
}

function YearsField({
  years,
  label,
  onChange,
}: {
  years: number
  label: string
  onChange: (years: number) => void
}) {
  // What is typed may be no number for a moment; the bound waits.
  const [typed, setTyped] = useState(String(years))
  const number = /^\d{1,3}$/.test(typed) ? Number(typed) : 0
  const isFine = number >= 1 && number <= MOST_YEARS
  return (
    <TextField
      label={label}
      hidesLabel
      inputMode="numeric"
      autoComplete="off"
      className={styles.number}
      value={isFine && number !== years ? String(years) : typed}
      error={isFine ? undefined : RULES.badYears(MOST_YEARS)}
      onChange={(event) => {
        const text = event.currentTarget.value.trim()
        setTyped(text)
        const next = Number(text)
        if (/^\d{1,3}$/.test(text) && next >= 1 && next <= MOST_YEARS) onChange(next)
      }}
    />
  )
}

function DayField({ day, label, onChange }: { day: string; label: string; onChange: (day: string) => void }) {
  const [error, setError] = useState<string>()
  return (
    <DateField
      key={day}
      label={label}
      hidesLabel
      defaultValue={displayDate(day)}
      error={error}
      onDate={(date) => {
        setError(date.ok ? undefined : DATE_PROBLEMS[date.reason])
        if (date.ok && date.iso !== day) onChange(date.iso)
      }}
    />
  )
}
