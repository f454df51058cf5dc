import { useState } from 'react'
import { dayOf, formatTime } from '@clubhouse/domain/format'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { ClubTime } from '#parts/office/club-time.ts'
import { instantOf } from '#parts/office/edit/when-panel.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { BANNER } from '../messages.ts'
import styles from './banner.module.css'

interface Props {
  label: string
  value: string | null
  time: ClubTime
  error?: string | undefined
  onChange: (value: string | null) => void
}

/** A day and a time on the clock in the clubhouse; without a day there is none. */
export function MomentField({ label, value, time: { timeZone }, error, onChange }: Props) {
  /** Chosen before there is a day. */
  const [early, setEarly] = useState('00:00')
  const day = value ? dayOf(value, timeZone) : ''
  const time = value ? formatTime(value, timeZone) : early
  return (
    <div className={styles.moment} data-hints="below">
      <DateField
        calendar
        label={`${label}: ${BANNER.day}`}
        optional
        defaultValue={day && displayDate(day)}
        error={error}
        onDate={(read) => take(read.ok ? read.iso : '', time)}
      />
      <TextField
        label={`${label}: ${BANNER.time}`}
        type="time"
        value={time}
        onChange={(event) => {
          setEarly(event.currentTarget.value)
          if (day !== '') take(day, event.currentTarget.value)
        }}
      />
    </div>
  )

  function take(ofDay: string, ofTime: string) {
    const at = ofDay === '' ? null : instantOf({ day: ofDay, time: ofTime || '00:00' }, timeZone)
    onChange(at?.toISOString() ?? null)
  }
}
