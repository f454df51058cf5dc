import type { OfficeArticle } from '@clubhouse/contract/backoffice/articles'
import { dayOf, formatTime, formatWeekday } from '@clubhouse/domain/format'
import { instantAt } from '@clubhouse/domain/time/local-instant'
import type { ClubTime } from '../../../parts/office/club-time.ts'
import { AsideCard } from '../../../parts/office/edit/edit-frame.tsx'
import { RadioGroup } from '../../../ui/field/radio-group.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { EDIT } from '../messages.ts'
import styles from './edit-article.module.css'

/** When it is to go out, as it stands in the panel: the day and time on the clock in the clubhouse. */
export interface When {
  choice: 'now' | 'later' | 'keep'
  day: string
  time: string
}

const DAY_MS = 86_400_000

/** Tomorrow at eight, unless something else was said before. */
export function whenOf({ state, status }: OfficeArticle, { now, timeZone }: ClubTime): When {
  const at = state.due_at
  if (at) return { choice: 'later', day: dayOf(at, timeZone), time: formatTime(at, timeZone) }
  const tomorrow = new Date(Date.parse(now) + DAY_MS).toISOString()
  return { choice: status === 'scheduled' ? 'keep' : 'now', day: dayOf(tomorrow, timeZone), time: '08:00' }
}

/** Null for what is no day or no time. */
export function instantOf({ day, time }: When, timeZone: string): Date | null {
  const shown = Date.parse(`${day}T${time}:00Z`)
  return Number.isNaN(shown) ? null : instantAt(shown, timeZone)
}

interface Props {
  article: OfficeArticle
  when: When
  onWhen: (when: When) => void
  time: ClubTime
}

export function WhenPanel({ article, when, onWhen, time }: Props) {
  const { due_at: dueAt } = article.state
  const at = instantOf(when, time.timeZone)
  return (
    <AsideCard title={EDIT.when}>
      {dueAt && (
        <p className={styles.due}>
          <Icon name="calendar" />
          <span>
            <strong>{EDIT.goesOut(inWords(dueAt, time.timeZone))}</strong>
            <br />
            {EDIT.goesOutMore}
          </span>
        </p>
      )}
      <RadioGroup
        label={EDIT.when}
        hidesLabel
        name="when"
        value={when.choice}
        onChange={(choice) => onWhen({ ...when, choice: choice as When['choice'] })}
        options={[
          { value: 'now', label: EDIT.now },
          {
            value: 'later',
            label: EDIT.later,
            note: when.choice === 'later' && at ? inWords(at.toISOString(), time.timeZone) : undefined,
          },
          ...(article.status === 'published' ? [] : [{ value: 'keep', label: EDIT.keep }]),
        ]}
      />
      {when.choice === 'later' && (
        <div className={styles.moment}>
          <TextField
            label={EDIT.day}
            type="date"
            value={when.day}
            onChange={(event) => onWhen({ ...when, day: event.currentTarget.value })}
          />
          <TextField
            label={EDIT.time}
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
