import { type ComponentProps, useState } from 'react'
import { ageOn, type ParsedDate, parseBirthday } from '@clubhouse/domain/time/plain-date'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './birth-field.module.css'
import { BIRTH } from './messages.ts'

/** What a date of birth means for what is being chosen; null where it means nothing. */
export type SaysOfBirth = (born: string) => { fits: boolean; words: string } | null

type Props = Omit<ComponentProps<typeof DateField>, 'onDate' | 'birthdayOn' | 'after'> & {
  /** The day it is for the club. */
  today: string
  /** In place of the age alone. */
  says?: SaysOfBirth | undefined
}

/** A date of birth says how old that makes somebody, so that a slip of the year is seen; a child's may have a year of two digits. */
export function BirthField({ today, says, ...field }: Props) {
  const [born, setBorn] = useState(() => dayIn(parseBirthday(String(field.defaultValue ?? ''), today)))
  // Of a date that cannot be right nobody wants to know the age.
  const isPlausible = born !== null && born <= today && field.error === undefined
  const said = isPlausible ? (says?.(born) ?? null) : null
  return (
    <DateField
      {...field}
      birthdayOn={today}
      onDate={(date) => setBorn(dayIn(date))}
      after={
        <p className={styles.age} role="status" data-fits={said?.fits}>
          {said && <Icon name={said.fits ? 'success' : 'warning'} />}
          {said?.words ?? (isPlausible && BIRTH.age(ageOn(born, today)))}
        </p>
      }
    />
  )
}

const dayIn = (date: ParsedDate): string | null => (date.ok ? date.iso : null)
