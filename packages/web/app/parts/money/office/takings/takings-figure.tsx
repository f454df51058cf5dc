import type { Currency } from '@clubhouse/contract/site/club'
import type { DayTakings } from '@clubhouse/contract/office/home'
import { TAKINGS } from './messages.ts'
import { kindsShown, type SpanWords } from './sums.ts'
import { TakingsPlot } from './takings-plot.tsx'
import { TakingsTable } from './takings-table.tsx'
import styles from './takings.module.css'

interface Props {
  days: readonly DayTakings[]
  currency: Currency
  words: SpanWords
  /** Every how manieth bar says when it was. */
  every: { wide: number; narrow: number }
}

/** The class of what surrounds plot, table and the choice between them. */
export const figureClass = styles.figure

/** A plot and its table of the same sums. */
export function TakingsFigure({ days, currency, words, every }: Props) {
  return (
    <>
      <div className={styles.plot}>
        <TakingsPlot days={days} currency={currency} words={words} every={every} />
        <ul className={styles.legend} role="list">
          {kindsShown(days).map((kind) => (
            <li key={kind} data-kind={kind}>
              {TAKINGS.kinds[kind]}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.asTable}>
        <TakingsTable days={days} currency={currency} words={words} />
      </div>
    </>
  )
}
