import type { Currency } from '@clubhouse/contract/site/club'
import type { MonthOnLine } from '@clubhouse/domain/people/home/coming-up'
import { Icon } from '#ui/icon/icon.tsx'
import { money, shortMonth } from '#parts/money/payments/words.ts'
import { HOME } from './messages.ts'
import styles from './month-track.module.css'

/** The line of months: paid, late, next, to come. A list, so that it can be read as well as seen. */
export function MonthTrack({ months, currency }: { months: readonly MonthOnLine[]; currency: Currency }) {
  if (months.length < 2) return null
  return (
    <ol className={styles.track} aria-label={HOME.line} role="list">
      {months.map(({ month, amount, state }) => (
        <li key={month} className={styles.month} data-state={state}>
          <span className={styles.name}>{shortMonth(`${month}-01`)}</span>
          <span className={styles.dot} aria-hidden="true">
            {state === 'paid' && <Icon name="check" />}
            {state === 'late' && '!'}
          </span>
          <span>
            {state === 'late' ? HOME.late(money(amount, currency)) : money(amount, currency)}
            <span className="visually-hidden">, {HOME.monthStates[state]}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
