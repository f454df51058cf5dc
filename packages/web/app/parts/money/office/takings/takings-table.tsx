import type { Currency } from '@clubhouse/contract/site/club'
import type { DayTakings } from '@clubhouse/contract/office/home'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { TAKINGS } from './messages.ts'
import { kindsShown, ofAll, ofDay, ofKind, type SpanWords } from './sums.ts'
import styles from './takings.module.css'

interface Props {
  days: readonly DayTakings[]
  currency: Currency
  words: SpanWords
}

/** The same figures to be read: the newest first, and below it all of them. */
export function TakingsTable({ days, currency, words }: Props) {
  const kinds = kindsShown(days)
  const money = (amount: number) => (amount === 0 ? '–' : formatMoney(cents(amount), currency))
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={words.table}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.head}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {TAKINGS.kinds[kind]}
              </th>
            ))}
            <th scope="col">{TAKINGS.all}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row">{words.span(day.day)}</th>
              {kinds.map((kind) => (
                <td key={kind}>{money(day[kind])}</td>
              ))}
              <td className={styles.strong}>{money(ofDay(day))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {kinds.map((kind) => (
              <td key={kind}>{money(ofKind(days, kind))}</td>
            ))}
            <td>{money(ofAll(days))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
