import { dayOf, formatTime, formatWeekday } from '@clubhouse/domain/format'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { instantAt } from '@clubhouse/domain/time/local-instant'
import { DateField } from '../../../ui/date-field/date-field.tsx'
import { RadioGroup } from '../../../ui/field/radio-group.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { ClubTime } from '../club-time.ts'
import { AsideCard } from './edit-frame.tsx'
import styles from './when-panel.module.css'

/** When it is to go out, as it stands in the panel: the day and time on the clock in the clubhouse. */
export interface When {
  choice: 'now' | 'later' | 'keep'
  day: string
  time: string
}

const DAY_MS = 86_400_000
const WORDS = {
  when: 'When',
  now: 'Publish now',
  later: 'Schedule',
  keep: 'Keep as draft',
  day: 'Day',
  time: 'Time',
  goesOut: (when: string) => `Scheduled for ${when}`,
  goesOutMore: 'You can still edit it until then.',
} as const

/** Tomorrow at eight, unless something else was said before. */
export function whenOf(
  dueAt: string | null,
  { now, timeZone }: ClubTime,
  otherwise: 'now' | 'keep' = 'now',
): When {
  if (dueAt) return { choice: 'later', day: dayOf(dueAt, timeZone), time: formatTime(dueAt, timeZone) }
  const tomorrow = new Date(Date.parse(now) + DAY_MS).toISOString()
  return { choice: otherwise, day: dayOf(tomorrow, timeZone), time: '08:00' }
}

/** Null for what is no day or no time. */
export function instantOf({ day, time }: Pick<When, 'day' | 'time'>, timeZone: string): Date | null {
  const shown = Date.parse(`${day}T${time}:00Z`)
  return Number.isNaN(shown) ? null : instantAt(shown, timeZone)
}

interface Props {
  dueAt: string | null
  /** What visitors never saw may stay a draft. */
  offersKeep?: boolean
  when: When
  onWhen: (when: When) => void
  time: ClubTime
}

export function WhenPanel({ dueAt, offersKeep = false, when, onWhen, time }: Props) {
  const at = instantOf(when, time.timeZone)
  return (
    <AsideCard title={WORDS.when}>
      {dueAt && (
        <p className={styles.due}>
          <Icon name="calendar" />
          <span>
            <strong>{WORDS.goesOut(inWords(dueAt, time.timeZone))}</strong>
            <br />
            {WORDS.goesOutMore}
          </span>
        </p>
      )}
      <RadioGroup
        label={WORDS.when}
        hidesLabel
        name="when"
        value={when.choice}
        onChange={(choice) => onWhen({ ...when, choice: choice as When['choice'] })}
        options={[
          { value: 'now', label: WORDS.now },
          {
            value: 'later',
            label: WORDS.later,
            note: when.choice === 'later' && at ? inWords(at.toISOString(), time.timeZone) : undefined,
          },
          ...(offersKeep ? [{ value: 'keep', label: WORDS.keep }] : []),
        ]}
      />
      {when.choice === 'later' && (
        <div className={styles.moment} data-hints="below">
          <DateField
            calendar
            label={WORDS.day}
            defaultValue={when.day && displayDate(when.day)}
            onDate={(day) => onWhen({ ...when, day: day.ok ? day.iso : '' })}
          />
          <TextField
            label={WORDS.time}
            type="time"
            value={when.time}
            onChange={(event) => onWhen({ ...when, time: event.currentTarget.value })}
          />
        </div>
      )}
    </AsideCard>
  )
}

/** "Monday 16 November 2026, 08:00" */
export const inWords = (at: string, timeZone: string): string =>
  `${formatWeekday(at, timeZone)}, ${formatTime(at, timeZone)}`
