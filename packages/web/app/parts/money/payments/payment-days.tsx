import type { Currency } from '@clubhouse/contract/site/club'
import type { DayPart, PaymentDay } from '@clubhouse/domain/people/home/coming-up'
import { MONEY } from './messages.ts'
import styles from './payment-days.module.css'
import { dayNumber, money, shortMonth } from './words.ts'

interface Props {
  days: readonly PaymentDay[]
  currency: Currency
}

/** What is taken on which day, and for whom. */
export function PaymentDays({ days, currency }: Props) {
  return (
    <ol className={styles.days} role="list">
      {days.map(({ due, amount, parts }) => (
        <li key={due} className={styles.row}>
          <time className={styles.day} dateTime={due}>
            <b>{dayNumber(due)}</b>
            <span>{shortMonth(due)}</span>
          </time>
          <div>
            <strong>{MONEY.andList([...new Set(parts.map(({ who }) => who))])}</strong>
            <small>{inWords(parts, currency)}</small>
          </div>
          <span className={styles.sum}>{money(amount, currency)}</span>
        </li>
      ))}
    </ol>
  )
}

function inWords(parts: readonly DayPart[], currency: Currency): string {
  const [only] = parts
  if (only && parts.length === 1) {
    if (only.of === 1) return ''
    const number = MONEY.numberOf(only.number, only.of)
    return only.isLast ? `${number}, ${MONEY.allPaid}` : number
  }
  const sums = parts.map(({ amount }) => money(amount, currency)).join(' + ')
  const last = parts.filter(({ isLast }) => isLast).map(({ who }) => who)
  return last.length > 0 ? `${sums} · ${MONEY.lastOf(MONEY.andList(last))}` : sums
}
